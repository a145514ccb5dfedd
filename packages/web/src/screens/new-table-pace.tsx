import type { SentPace } from '@clade/protocol';
import { useId } from 'react';
import { type Say, useText } from '../text/text.tsx';

export const LIVE: Extract<SentPace, { kind: 'live' }> = { kind: 'live', bank: 30 * 60, increment: 20 };
export const DAYS: SentPace = { kind: 'days', days: 2, vacation: 14 };
const KINDS = ['none', 'live', 'days'] as const;

/** "30 min + 20 s", "2 days for a move". */
export function sayPace(say: Say, pace: SentPace): string {
  return pace.kind === 'live'
    ? say('pace.live-is', { minutes: pace.bank / 60, increment: pace.increment })
    : say('pace.days-is', { days: pace.days });
}

interface PaceChoiceProps {
  readonly pace: SentPace | undefined;
  readonly set: (pace: SentPace | undefined) => void;
}

/** No clock, a bank with an increment, or days for a move. */
export function PaceChoice({ pace, set }: PaceChoiceProps) {
  const say = useText();
  const id = useId();
  const chosen = pace?.kind ?? 'none';
  return (
    <>
      <div>
        <dt>
          <label htmlFor={id}>{say('pace.label')}</label>
        </dt>
        <dd>
          <select
            id={id}
            className="select sm"
            value={chosen}
            onChange={({ target }) =>
              set(target.value === 'live' ? LIVE : target.value === 'days' ? DAYS : undefined)
            }
          >
            {KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {say(`pace.${kind}`)}
              </option>
            ))}
          </select>
        </dd>
      </div>
      {pace?.kind === 'live' && (
        <>
          <NumberField
            name={say('pace.bank')}
            value={pace.bank / 60}
            min={1}
            max={600}
            set={(minutes) => set({ ...pace, bank: 60 * minutes })}
          />
          <NumberField
            name={say('pace.increment')}
            value={pace.increment}
            min={0}
            max={600}
            set={(increment) => set({ ...pace, increment })}
          />
        </>
      )}
      {pace?.kind === 'days' && <Days pace={pace} set={set} />}
    </>
  );
}

type DaysPace = Extract<SentPace, { kind: 'days' }>;

function Days({ pace, set }: { readonly pace: DaysPace; readonly set: (pace: SentPace) => void }) {
  const say = useText();
  const id = useId();
  const { window, ...rest } = pace;
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <>
      <NumberField
        name={say('pace.per-move')}
        value={pace.days}
        min={1}
        max={30}
        set={(days) => set({ ...pace, days })}
      />
      <NumberField
        name={say('pace.vacation')}
        value={pace.vacation}
        min={0}
        max={60}
        set={(vacation) => set({ ...pace, vacation })}
      />
      <div>
        <dt>
          <label htmlFor={id}>{say('pace.hours')}</label>
        </dt>
        <dd>
          <label className="all-day">
            <input
              id={id}
              type="checkbox"
              checked={window === undefined}
              onChange={({ target }) =>
                set(target.checked ? rest : { ...rest, window: { from: '08:00', to: '23:00', zone } })
              }
            />{' '}
            {say('pace.all-day')}
          </label>
          {window && (
            <span className="hours">
              {(['from', 'to'] as const).map((end) => (
                <label key={end} className="hour">
                  {say(`pace.${end}`)}{' '}
                  <input
                    type="time"
                    className="text"
                    value={window[end]}
                    required
                    onChange={({ target }) =>
                      target.value && set({ ...pace, window: { ...window, [end]: target.value } })
                    }
                  />
                </label>
              ))}
            </span>
          )}
          {window && <p className="soft hours-note">{say('pace.zone', { zone: window.zone })}</p>}
        </dd>
      </div>
    </>
  );
}

interface NumberFieldProps {
  readonly name: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly set: (value: number) => void;
}

function NumberField({ name, value, min, max, set }: NumberFieldProps) {
  const id = useId();
  return (
    <div>
      <dt>
        <label htmlFor={id}>{name}</label>
      </dt>
      <dd>
        <input
          id={id}
          type="number"
          className="text short"
          value={value}
          min={min}
          max={max}
          onChange={({ target }) => {
            const next = Math.round(Number(target.value));
            if (next >= min && next <= max) set(next);
          }}
        />
      </dd>
    </div>
  );
}
