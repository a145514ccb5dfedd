import { SeatMark } from '@clade/board';
import { readBot } from '@clade/bots/names';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { botName, sayBot, sayLevel } from '../shell/bots.ts';
import { lastSeated, strongestAt } from '../shell/cast.ts';
import { Drawn, Icon } from '../shell/icons.tsx';
import { characterAt, seatLetter } from '../shell/names.ts';
import { awaited, type Plan, placeOf, type SeatPlan } from '../shell/plan.ts';
import { usePreferences } from '../shell/preferences.ts';
import { type Say, useText } from '../text/text.tsx';
import { Catchphrase, lower, sayWay } from './new-table-cast.tsx';
import { sayPace } from './new-table-pace.tsx';
import './new-table-party.css';

const LINK = 'M12 15V3.5M7.5 7.5 12 3.5l4.5 4M5 12.5v8h14v-8';
const PEOPLE =
  'M8 3.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM2 20c0-4 2.5-6 6-6s6 2 6 6M16 4a4 4 0 0 1 0 7.5M17 14.2c3 .5 5 2.400 5 5.8';

interface PartyProps {
  readonly plan: Plan;
  readonly most: number;
  readonly least: number;
  readonly reachable: boolean;
  readonly change: (plan: Plan) => void;
  readonly problem: string | undefined;
  readonly busy: boolean;
  readonly create: () => void;
  /** What else can be set, folded away. */
  readonly children: ReactNode;
}

/** Who sits at the table that is being put together, and the button that begins the game. */
export function Party({ plan, most, least, reachable, change, problem, busy, create, children }: PartyProps) {
  const say = useText();
  const [unfolded, unfold] = useState(false);
  const waits = awaited(plan) > 0;
  const full = plan.seats.length >= most;
  const add = (seat: SeatPlan): void => change({ ...plan, seats: [...plan.seats, seat] });
  const here = plan.seats.some(({ kind }) => kind === 'here');
  const speaker = lastSeated(plan);
  const too = plan.seats.length < least;
  return (
    <aside className={unfolded ? 'party box unfolded' : 'party box'} aria-labelledby="party">
      <button
        type="button"
        className="party-fold quiet"
        aria-expanded={unfolded}
        onClick={() => unfold(!unfolded)}
      >
        <span className="hidden-text">{say('new.your-table')}</span>
        {plan.seats.map((seat, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <SeatOf key={i} seat={seat} index={i} size={30} />
        ))}
      </button>
      <div className="party-body">
        <h2 id="party">{say('new.your-table')}</h2>
        <ol className="party-seats">
          {plan.seats.map((seat, i) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              key={i}
              seat={seat}
              index={i}
              rename={(name) => change({ ...plan, seats: plan.seats.with(i, { kind: 'here', name }) })}
              remove={() => change({ ...plan, seats: plan.seats.filter((_, j) => j !== i) })}
            />
          ))}
        </ol>
        <div className="party-add">
          <button
            type="button"
            className="sm"
            disabled={full || !reachable || here}
            onClick={() => add({ kind: 'link' })}
          >
            <Drawn path={LINK} className="s" /> {say('cast.friend')}
          </button>
          <button
            type="button"
            className="sm"
            disabled={full || awaited(plan) > 0}
            onClick={() => add({ kind: 'here', name: '' })}
          >
            <Drawn path={PEOPLE} className="s" /> {say('cast.here')}
          </button>
        </div>
        {children}
        {speaker && <Catchphrase of={speaker} />}
        <p className="party-sum">
          <Sentence plan={plan} />
        </p>
      </div>
      {problem !== undefined && (
        <p className="bad" role="alert">
          {problem}
        </p>
      )}
      <button
        type="button"
        className="go big"
        disabled={busy || too || problem !== undefined}
        onClick={create}
      >
        {say(waits ? 'cast.open' : 'new.start')}
      </button>
      <p className="soft party-fair">
        {say('cast.fair')} <Link href={`/new/${plan.game}?plain`}>{say('cast.plain')}</Link>
      </p>
    </aside>
  );
}

interface SeatOfProps {
  readonly seat: SeatPlan;
  readonly index: number;
  readonly size: number;
}

function SeatOf({ seat, index, size }: SeatOfProps) {
  const name = useSeatName(seat, index);
  return <SeatMark seat={index} size={size} letter={seatLetter(name)} face={characterAt(seat)} />;
}

function useSeatName(seat: SeatPlan, index: number): string {
  const say = useText();
  const myName = usePreferences().name || say('me.nameless');
  if (seat.kind === 'me') return myName;
  if (seat.kind === 'bot') return botName(say, index, seat.bot);
  return seat.kind === 'here' ? seat.name : '';
}

interface RowProps {
  readonly seat: SeatPlan;
  readonly index: number;
  readonly rename: (name: string) => void;
  readonly remove: () => void;
}

function Row({ seat, index, rename, remove }: RowProps) {
  const say = useText();
  const name = useSeatName(seat, index);
  return (
    <li>
      <SeatOf seat={seat} index={index} size={44} />
      <div>
        {seat.kind === 'here' ? (
          <input
            className="text"
            value={seat.name}
            maxLength={40}
            aria-label={say('new.here-name', { seat: index + 1 })}
            placeholder={say('seat.player', { seat: index + 1 })}
            onChange={(event) => rename(event.target.value)}
          />
        ) : (
          <b>{seat.kind === 'link' ? say('new.by-link') : name}</b>
        )}
        <span className="soft">{about(say, seat)}</span>
      </div>
      {seat.kind !== 'me' && (
        <button
          type="button"
          className="quiet x"
          aria-label={say('new.remove', { seat: index + 1 })}
          onClick={remove}
        >
          <Icon name="close" className="s" />
        </button>
      )}
    </li>
  );
}

/** "skilled, plans", "you". */
function about(say: Say, seat: SeatPlan): string {
  if (seat.kind === 'me') return say('cast.you');
  if (seat.kind !== 'bot') return '';
  if (characterAt(seat) === undefined) return lower(say, sayBot(say, seat.bot));
  const { level, style = 'none' } = readBot(seat.bot);
  return say('bot.both', { level: lower(say, sayLevel(say, level)), style: sayWay(say, style) });
}

/** "Four at the table, no clock, rules as printed. The strongest plays at expert level." */
function Sentence({ plan }: { readonly plan: Plan }) {
  const say = useText();
  const strongest = strongestAt(plan);
  const pace = placeOf(plan) === 'server' ? plan.pace : undefined;
  return (
    <>
      {say('cast.table', {
        count: plan.seats.length,
        pace: pace ? sayPace(say, pace) : say('new.no-clock'),
        changed: Object.keys(plan.options).length,
      })}{' '}
      {strongest !== undefined &&
        say.rich('cast.strongest', {
          b: (inside) => <b>{inside}</b>,
          level: lower(say, sayLevel(say, strongest)),
        })}
    </>
  );
}
