import { SeatMark } from '@clade/board';
import { BOT_LEVELS, readBot, writeBot } from '@clade/bots/names';
import { useEffect, useState } from 'react';
import { botName, sayLevel, sayStyle, USUAL_LEVEL } from '../shell/bots.ts';
import { gameCard } from '../shell/games.ts';
import { Icon } from '../shell/icons.tsx';
import { seatLetter } from '../shell/names.ts';
import { type Plan, type SeatKind, type SeatPlan, withSeat } from '../shell/plan.ts';
import { usePreferences } from '../shell/preferences.ts';
import { useMe } from '../shell/tables.ts';
import { type Key, useText } from '../text/text.tsx';

const KINDS: readonly { readonly kind: SeatKind; readonly name: Key }[] = [
  { kind: 'me', name: 'new.kind.me' },
  { kind: 'bot', name: 'new.kind.bot' },
  { kind: 'link', name: 'new.kind.link' },
  { kind: 'here', name: 'new.kind.here' },
];

interface SeatsProps {
  readonly plan: Plan;
  readonly change: (plan: Plan) => void;
}

/** Who sits where. */
export function Seats({ plan, change }: SeatsProps) {
  const say = useText();
  const me = useMe();
  const limits = gameCard(plan.game)?.seats ?? { min: 2, max: 6 };
  const reachable = me.known === 'yes' || me.known === 'stranger';
  const add = (): void => change({ ...plan, seats: [...plan.seats, { kind: 'bot', bot: usualBot(plan) }] });
  return (
    <section aria-labelledby="seats">
      <h2 id="seats">
        <em aria-hidden="true">{2}</em>
        {say('new.seats')}
        <span className="soft h2s">{say('new.seats-note', { players: plan.seats.length })}</span>
      </h2>
      <ol className="seats">
        {plan.seats.map((seat, i) => (
          <SeatRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={i}
            index={i}
            seat={seat}
            plan={plan}
            reachable={reachable}
            change={change}
            removable={plan.seats.length > limits.min}
          />
        ))}
      </ol>
      <div className="addrow">
        {plan.seats.length < limits.max && (
          <button type="button" className="sm" onClick={add}>
            <Icon name="add" className="s" /> {say('new.add-seat')}
          </button>
        )}
        <span className="soft">{say(reachable ? 'new.seats-hint' : 'new.seats-offline')}</span>
      </div>
    </section>
  );
}

/** The bot that a new seat gets: the one that sits there already. */
function usualBot(plan: Plan): string {
  const bots = plan.seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.bot] : []));
  return bots.at(-1) ?? USUAL_LEVEL;
}

interface SeatRowProps extends SeatsProps {
  readonly index: number;
  readonly seat: SeatPlan;
  readonly reachable: boolean;
  readonly removable: boolean;
}

function SeatRow({ index, seat, plan, reachable, removable, change }: SeatRowProps) {
  const say = useText();
  const myName = usePreferences().name || say('me.nameless');
  const offered = KINDS.filter(({ kind }) => kind !== 'link' || reachable || seat.kind === 'link');
  const make = (kind: SeatKind): SeatPlan => {
    if (kind === 'bot') return { kind, bot: usualBot(plan) };
    return kind === 'here' ? { kind, name: '' } : { kind };
  };
  const name =
    seat.kind === 'me'
      ? myName
      : seat.kind === 'bot'
        ? botName(say, index)
        : seat.kind === 'here'
          ? seat.name
          : '';
  return (
    <li>
      <span className="no">{index + 1}</span>
      <SeatMark seat={index} letter={seatLetter(name)} />
      <fieldset className="seg kind" aria-label={say('new.kind', { seat: index + 1 })}>
        {offered.map(({ kind, name: label }) => (
          <label key={kind}>
            <input
              type="radio"
              name={`seat-${index}`}
              checked={seat.kind === kind}
              onChange={() => change(withSeat(plan, index, make(kind)))}
            />
            {say(kind === 'link' && plan.visibility === 'public' ? 'new.kind.open' : label)}
          </label>
        ))}
      </fieldset>
      <div className="sw">
        <SeatDetails index={index} seat={seat} plan={plan} change={change} myName={myName} />
      </div>
      {removable ? (
        <button
          type="button"
          className="quiet x"
          aria-label={say('new.remove', { seat: index + 1 })}
          onClick={() => change({ ...plan, seats: plan.seats.filter((_, i) => i !== index) })}
        >
          <Icon name="close" className="s" />
        </button>
      ) : (
        <span />
      )}
    </li>
  );
}

interface DetailsProps extends SeatsProps {
  readonly index: number;
  readonly seat: SeatPlan;
  readonly myName: string;
}

function SeatDetails({ index, seat, plan, change, myName }: DetailsProps) {
  const say = useText();
  const styles = useStyles(plan.game);
  if (seat.kind === 'me')
    return (
      <>
        <b>{myName}</b> <span className="soft">{say('new.you')}</span>
      </>
    );
  if (seat.kind === 'link')
    return <span>{say(plan.visibility === 'public' ? 'new.anybody' : 'new.by-link')}</span>;
  if (seat.kind === 'here')
    return (
      <input
        className="text"
        value={seat.name}
        maxLength={40}
        aria-label={say('new.here-name', { seat: index + 1 })}
        placeholder={say('seat.player', { seat: index + 1 })}
        onChange={(event) => change(withSeat(plan, index, { kind: 'here', name: event.target.value }))}
      />
    );
  if (seat.kind !== 'bot') return null;
  const { level, style } = readBot(seat.bot);
  const set = (bot: string): void => change(withSeat(plan, index, { kind: 'bot', bot }));
  const searching = styles.length > 0 && !SIMPLE.has(level);
  return (
    <>
      <b>{botName(say, index)}</b>
      <select
        className="select sm"
        value={level}
        aria-label={say('new.level', { seat: index + 1 })}
        onChange={(event) =>
          set(
            SIMPLE.has(event.target.value)
              ? event.target.value
              : writeBot({ level: event.target.value, ...(style ? { style } : {}) }),
          )
        }
      >
        {BOT_LEVELS.map((known) => (
          <option key={known} value={known}>
            {sayLevel(say, known)}
          </option>
        ))}
      </select>
      {searching && (
        <select
          className="select sm"
          value={style ?? ''}
          aria-label={say('new.style', { seat: index + 1 })}
          onChange={(event) =>
            set(writeBot({ level, ...(event.target.value === '' ? {} : { style: event.target.value }) }))
          }
        >
          <option value="">{say('bot.style.none')}</option>
          {styles.map((known) => (
            <option key={known} value={known}>
              {sayStyle(say, known)}
            </option>
          ))}
        </select>
      )}
    </>
  );
}

/** Bots that do not search have no style. */
const SIMPLE = new Set(['random']);

/** The styles of a game's bots; they are asked for when the page is there. */
function useStyles(game: string): readonly string[] {
  const [known, setKnown] = useState<readonly string[]>([]);
  useEffect(() => {
    let stopped = false;
    void import('@clade/bots').then(({ stylesOf }) => {
      if (!stopped) setKnown(stylesOf(game));
    });
    return () => {
      stopped = true;
    };
  }, [game]);
  return known;
}
