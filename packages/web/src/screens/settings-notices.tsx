import { useEffect, useId, useState } from 'react';
import { once } from '../remote/api.ts';
import { api } from '../remote/page.ts';
import { preferences } from '../shell/preferences.ts';
import { sayProblem } from '../shell/problem.ts';
import { isRefused } from '../table/table.ts';
import { useText } from '../text/text.tsx';
import { Group, Setting } from './settings-parts.tsx';

interface Choice {
  readonly mail?: boolean;
  readonly webhook?: string;
  readonly quiet?: { readonly from: string; readonly to: string; readonly zone: string };
  readonly digest?: { readonly at: string; readonly zone: string };
  /** Where mail goes; said by the server. */
  readonly address?: string;
}

function zone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** How I am told that it is my turn when I am away; each change counts at once. */
export function NoticeSettings() {
  const say = useText();
  const [choice, setChoice] = useState<Choice>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    void once(api.get<Choice>('/api/notices')).then((answer) => {
      if (!isRefused(answer)) setChoice(answer);
    });
  }, []);
  if (choice === undefined) return null;
  const set = async (next: Choice): Promise<void> => {
    const { address, ...wanted } = next;
    setChoice(next);
    const answer = await once(api.put('/api/notices', { ...wanted, language: preferences().language }));
    setProblem(isRefused(answer) ? sayProblem(say, answer) : undefined);
    if (isRefused(answer)) setChoice(choice);
  };
  const { quiet, digest } = choice;
  return (
    <Group title={say('notices.title')}>
      <Setting
        name={say('notices.mail')}
        note={
          choice.address === undefined
            ? say('notices.mail.none')
            : say('notices.mail.to', { mail: choice.address })
        }
      >
        {(id) => (
          <input
            id={id}
            type="checkbox"
            className="switch"
            disabled={choice.address === undefined}
            checked={choice.mail === true && choice.address !== undefined}
            onChange={({ target }) => void set({ ...choice, mail: target.checked })}
          />
        )}
      </Setting>
      <Webhook choice={choice} set={set} />
      <Setting name={say('notices.quiet')} note={say('notices.quiet.note')}>
        {(id) => (
          <div className="acts">
            {quiet &&
              (['from', 'to'] as const).map((end) => (
                <label key={end}>
                  {say(`notices.${end}`)}{' '}
                  <input
                    type="time"
                    className="text"
                    value={quiet[end]}
                    onChange={({ target }) =>
                      target.value && void set({ ...choice, quiet: { ...quiet, [end]: target.value } })
                    }
                  />
                </label>
              ))}
            <input
              id={id}
              type="checkbox"
              className="switch"
              checked={quiet !== undefined}
              onChange={({ target }) =>
                void set(
                  target.checked
                    ? { ...choice, quiet: { from: '22:00', to: '08:00', zone: zone() } }
                    : without(choice, 'quiet'),
                )
              }
            />
          </div>
        )}
      </Setting>
      <Setting name={say('notices.digest')} note={say('notices.digest.note')}>
        {(id) => (
          <div className="acts">
            {digest && (
              <label>
                {say('notices.at')}{' '}
                <input
                  type="time"
                  className="text"
                  value={digest.at}
                  onChange={({ target }) =>
                    target.value && void set({ ...choice, digest: { ...digest, at: target.value } })
                  }
                />
              </label>
            )}
            <input
              id={id}
              type="checkbox"
              className="switch"
              checked={digest !== undefined}
              onChange={({ target }) =>
                void set(
                  target.checked
                    ? { ...choice, digest: { at: '18:00', zone: zone() } }
                    : without(choice, 'digest'),
                )
              }
            />
          </div>
        )}
      </Setting>
      <Vacation />
      {problem && (
        <p className="bad" role="alert">
          {problem}
        </p>
      )}
    </Group>
  );
}

function without(choice: Choice, what: keyof Choice): Choice {
  const { [what]: _, ...rest } = choice;
  return rest;
}

interface WebhookProps {
  readonly choice: Choice;
  readonly set: (next: Choice) => Promise<void>;
}

function Webhook({ choice, set }: WebhookProps) {
  const say = useText();
  const id = useId();
  const [address, setAddress] = useState(choice.webhook ?? '');
  const changed = address.trim() !== (choice.webhook ?? '');
  return (
    <form
      className="setting"
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = address.trim();
        void set(wanted === '' ? without(choice, 'webhook') : { ...choice, webhook: wanted });
      }}
    >
      <div>
        <label htmlFor={id}>{say('notices.webhook')}</label>
        <p className="soft">{say('notices.webhook.note')}</p>
      </div>
      <div className="acts">
        <input
          id={id}
          className="text"
          type="url"
          value={address}
          autoComplete="off"
          onChange={(event) => setAddress(event.target.value)}
        />
        <button type="submit" disabled={!changed}>
          {say(changed || choice.webhook === undefined ? 'notices.save' : 'notices.saved')}
        </button>
      </div>
    </form>
  );
}

/** At all my tables that are played over days. */
function Vacation() {
  const say = useText();
  const id = useId();
  const [until, setUntil] = useState('');
  const [said, setSaid] = useState<string>();
  const go = async (moment: number | null): Promise<void> => {
    const answer = await once(
      api.post<{ readonly tables: readonly unknown[] }>('/api/vacation', { until: moment }),
    );
    setSaid(
      isRefused(answer)
        ? sayProblem(say, answer)
        : say('notices.vacation.is', { count: answer.tables.length }),
    );
  };
  return (
    <div className="setting">
      <div>
        <label htmlFor={id}>{say('notices.vacation')}</label>
        <p className="soft" role="status">
          {said ?? say('notices.vacation.note')}
        </p>
      </div>
      <div className="acts">
        <input
          id={id}
          className="text"
          type="date"
          value={until}
          onChange={(event) => setUntil(event.target.value)}
        />
        <button
          type="button"
          disabled={until === ''}
          onClick={() => void go(new Date(`${until}T23:59`).getTime())}
        >
          {say('notices.vacation.set')}
        </button>
        <button type="button" className="quiet" onClick={() => void go(null)}>
          {say('notices.vacation.back')}
        </button>
      </div>
    </div>
  );
}
