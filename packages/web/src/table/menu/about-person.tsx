import { type FormEvent, useId, useState } from 'react';
import { useText } from '../../text/text.tsx';
import { type Company, REPORT_REASONS, type ReportReason, type Whom } from '../table.ts';
import { useRefusal } from './use-refusal.tsx';

interface AboutPersonProps {
  readonly company: Company;
  /** By the seat, or by something said. */
  readonly whom: Whom;
  readonly name: string;
  readonly className?: string;
}

type Said = 'muted' | 'heard' | 'blocked' | 'unblocked' | 'reported';

/** What one can do about somebody who misbehaves: not to hear them, not to play with them, to report them. */
export function AboutPerson({ company, whom, name, className = '' }: AboutPersonProps) {
  const say = useText();
  const [said, setSaid] = useState<Said>();
  const [reporting, setReporting] = useState(false);
  const [refusal, attempt] = useRefusal();
  const act = async (doing: ReturnType<Company['mute']>, done: Said): Promise<void> => {
    if (!(await attempt(doing))) return;
    setSaid(done);
    setReporting(false);
  };
  const muted = said === 'muted';
  const blocked = said === 'blocked';
  return (
    <details className={`about-person ${className}`}>
      <summary aria-label={say('people.about-of', { name })}>{say('people.about')}</summary>
      {reporting ? (
        <ReportForm
          name={name}
          onSend={(reason, text) => void act(company.report(whom, reason, text), 'reported')}
          onCancel={() => setReporting(false)}
        />
      ) : (
        <div className="acts">
          {!blocked && (
            <button
              type="button"
              className="sm"
              onClick={() => void act(company.mute(whom, !muted), muted ? 'heard' : 'muted')}
            >
              {say(muted ? 'people.hear' : 'people.mute')}
            </button>
          )}
          <button
            type="button"
            className="sm"
            onClick={() => void act(company.block(whom, !blocked), blocked ? 'unblocked' : 'blocked')}
          >
            {say(blocked ? 'people.unblock' : 'people.block')}
          </button>
          <button type="button" className="sm" onClick={() => setReporting(true)}>
            {say('people.report')}
          </button>
        </div>
      )}
      <p className="soft" role="status">
        {said && say(`people.said.${said}`, { name })}
      </p>
      {refusal}
    </details>
  );
}

interface ReportFormProps {
  readonly name: string;
  readonly onSend: (reason: ReportReason, text: string) => void;
  readonly onCancel: () => void;
}

function ReportForm({ name, onSend, onCancel }: ReportFormProps) {
  const say = useText();
  const [reason, setReason] = useState<ReportReason>(REPORT_REASONS[0]);
  const [text, setText] = useState('');
  const reasonField = useId();
  const textField = useId();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    onSend(reason, text.trim());
  };
  return (
    <form className="report" onSubmit={send}>
      <label htmlFor={reasonField}>{say('people.reason', { name })}</label>
      <select
        id={reasonField}
        className="select"
        value={reason}
        onChange={({ target }) => setReason(target.value as ReportReason)}
      >
        {REPORT_REASONS.map((one) => (
          <option key={one} value={one}>
            {say(`people.reason.${one}`)}
          </option>
        ))}
      </select>
      <label htmlFor={textField}>{say('people.more')}</label>
      <textarea
        id={textField}
        className="text"
        rows={3}
        maxLength={1000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p className="soft">{say('people.report-note')}</p>
      <div className="acts">
        <button type="submit">{say('people.send')}</button>
        <button type="button" className="quiet" onClick={onCancel}>
          {say('table.cancel')}
        </button>
      </div>
    </form>
  );
}
