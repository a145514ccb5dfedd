import { BOT_LEVELS } from '@clade/bots/names';
import type { Seat } from '@clade/engine';
import { useId, useState } from 'react';
import { sayBot } from '../../shell/bots.ts';
import { useText } from '../../text/text.tsx';
import { Mark, useAtTable } from '../at-table.tsx';
import { type Company, isRefused } from '../table.ts';
import { AboutPerson } from './about-person.tsx';
import { CopyLink } from './copy-link.tsx';
import { useRefusal } from './use-refusal.tsx';

/** Who sits where; bots that stand in; handing my seat over; giving up. */
export function SeatsMenu({ company }: { readonly company: Company }) {
  const { snapshot, names } = useAtTable();
  const say = useText();
  const [refusal, attempt] = useRefusal();
  const { viewer, seats } = snapshot;
  return (
    <div className="seats-panel">
      <ul>
        {seats.map((info, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={seat}>
            <Mark seat={seat} size={22} />
            <span>
              <b>{names.of(seat)}</b> {seat === viewer && <span className="soft">{say('seats.you')}</span>}
              <br />
              <span className="soft">{stateOf(info, say)}</span>
            </span>
            {info.kind === 'person' && !info.conceded && (seat === viewer || company.host) && (
              <StandIn
                seat={seat}
                standIn={info.standIn}
                onPick={(bot) => void attempt(company.standIn(seat, bot))}
              />
            )}
            {info.kind === 'person' && seat !== viewer && info.name !== '' && (
              <AboutPerson company={company} whom={{ seat }} name={names.of(seat)} />
            )}
          </li>
        ))}
      </ul>
      {refusal}
      {viewer >= 0 && <MySeat company={company} />}
    </div>
  );
}

function stateOf(
  info: ReturnType<typeof useAtTable>['snapshot']['seats'][number],
  say: ReturnType<typeof useText>,
): string {
  if (info.conceded) return say('seats.conceded');
  if (info.kind === 'bot') return say('seats.bot', { level: sayBot(say, info.bot ?? '') });
  if (info.standIn) return say('seats.stand-in', { level: sayBot(say, info.standIn) });
  if (info.program) return say('seats.program');
  if (info.online === undefined) return say('seats.person');
  return info.online ? say('seats.online') : say('seats.away');
}

interface StandInProps {
  readonly seat: Seat;
  readonly standIn: string | undefined;
  readonly onPick: (bot: string | undefined) => void;
}

function StandIn({ seat, standIn, onPick }: StandInProps) {
  const { names } = useAtTable();
  const say = useText();
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="hidden-text">
        {say('seats.stand-in-for', { name: names.of(seat) })}
      </label>
      <select
        id={id}
        className="select sm"
        value={standIn ?? ''}
        onChange={({ target }) => onPick(target.value === '' ? undefined : target.value)}
      >
        <option value="">{say('seats.nobody')}</option>
        {BOT_LEVELS.map((level) => (
          <option key={level} value={level}>
            {sayBot(say, level)}
          </option>
        ))}
      </select>
    </>
  );
}

function MySeat({ company }: { readonly company: Company }) {
  const say = useText();
  const [link, setLink] = useState<string>();
  const [sure, setSure] = useState(false);
  const [refusal, attempt] = useRefusal();
  const handOver = async (): Promise<undefined | Awaited<ReturnType<Company['concede']>>> => {
    const made = await company.handOver();
    if (isRefused(made)) return made;
    setLink(made);
    return undefined;
  };
  return (
    <div className="my-seat">
      {link === undefined ? (
        <button type="button" onClick={() => void attempt(handOver())}>
          {say('seats.hand-over')}
        </button>
      ) : (
        <>
          <p>{say('seats.hand-over-link')}</p>
          <CopyLink link={link} label={say('link.copy')} />
        </>
      )}
      {sure ? (
        <p>
          {say('seats.concede-sure')}{' '}
          <button type="button" className="danger" onClick={() => void attempt(company.concede())}>
            {say('seats.concede')}
          </button>{' '}
          <button type="button" onClick={() => setSure(false)}>
            {say('table.cancel')}
          </button>
        </p>
      ) : (
        <button type="button" className="danger" onClick={() => setSure(true)}>
          {say('seats.concede')}
        </button>
      )}
      {refusal}
    </div>
  );
}
