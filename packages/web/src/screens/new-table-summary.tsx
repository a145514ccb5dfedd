import { SeatMark } from '@clade/board';
import { USUAL_LEVEL } from '../shell/bots.ts';
import { gameCard } from '../shell/games.ts';
import { Icon } from '../shell/icons.tsx';
import { defaultTableName } from '../shell/names.ts';
import { awaited, DELAYS, type Plan, placeOf, withBotsInstead } from '../shell/plan.ts';
import { useMe } from '../shell/tables.ts';
import type { Refused } from '../table/table.ts';
import { useText } from '../text/text.tsx';
import { PaceChoice } from './new-table-pace.tsx';

interface SettingsProps {
  readonly plan: Plan;
  readonly change: (plan: Plan) => void;
  readonly name: string;
  readonly setName: (name: string) => void;
}

interface SummaryProps extends SettingsProps {
  readonly refused: Refused | undefined;
  readonly sayRefused: (refused: Refused) => string;
  readonly busy: boolean;
  readonly create: (plan: Plan) => void;
}

/** What comes of it, in a sentence and in a list, and the button that makes it so. */
export function Summary({ plan, change, name, setName, refused, sayRefused, busy, create }: SummaryProps) {
  const say = useText();
  const card = gameCard(plan.game);
  const place = placeOf(plan);
  const waits = awaited(plan);
  const changed = Object.keys(plan.options).length;
  return (
    <aside className="sum box" aria-labelledby="sum">
      <h2 id="sum">{say('new.your-table')}</h2>
      <p className="sentence">{useSentence(plan)}</p>
      <dl>
        <div>
          <dt>{say('new.sum.players')}</dt>
          <dd className="em">
            {plan.seats.map((_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              <SeatMark key={i} seat={i} size={16} />
            ))}{' '}
            {plan.seats.length}
          </dd>
        </div>
        <div>
          <dt>{say('new.sum.length')}</dt>
          <dd>{say('new.minutes', { minutes: card?.minutes ?? 0 })}</dd>
        </div>
        {place === 'server' ? (
          <PaceChoice pace={plan.pace} set={(pace) => change({ ...plan, pace })} />
        ) : (
          <div>
            <dt>{say('new.sum.pace')}</dt>
            <dd>{say('new.no-clock')}</dd>
          </div>
        )}
        <div>
          <dt>{say('new.sum.rules')}</dt>
          <dd>{say('new.rules-note', { changed })}</dd>
        </div>
        <Settings plan={plan} change={change} name={name} setName={setName} />
      </dl>
      <button
        type="button"
        className="go big"
        disabled={busy || refused !== undefined}
        onClick={() => create(plan)}
      >
        {say(waits > 0 ? 'new.create' : 'new.start')}
      </button>
      <div role="status">
        {refused && (
          <p className="bad">
            {sayRefused(refused)} {refused.rule}
          </p>
        )}
      </div>
      {waits > 0 && (
        <p className="soft">
          {say('new.waits', { count: waits })}{' '}
          <button
            type="button"
            className="link"
            disabled={busy}
            onClick={() => {
              const now = withBotsInstead(plan, lastBot(plan));
              change(now);
              create(now);
            }}
          >
            {say('new.bots-instead', { count: waits })}
          </button>
        </p>
      )}
      <p className="soft fair">
        <Icon name="deal" />
        <span>{say('new.fair')}</span>
      </p>
    </aside>
  );
}

/** Where it is played, who may see it, and what it is called: rows of a list. */
export function Settings({ plan, change, name, setName }: SettingsProps) {
  const say = useText();
  const place = placeOf(plan);
  return (
    <>
      <Place plan={plan} change={change} />
      {place === 'server' && (
        <div>
          <dt id="seen-by">{say('new.sum.seen-by')}</dt>
          <dd>
            <fieldset className="seg" aria-labelledby="seen-by">
              {(['link', 'public'] as const).map((visibility) => (
                <label key={visibility}>
                  <input
                    type="radio"
                    name="visibility"
                    checked={plan.visibility === visibility}
                    onChange={() => change({ ...plan, visibility })}
                  />
                  {say(`new.seen.${visibility}`)}
                </label>
              ))}
            </fieldset>
          </dd>
        </div>
      )}
      {place === 'server' && (
        <div>
          <dt>
            <label htmlFor="delay">{say('new.sum.delay')}</label>
          </dt>
          <dd>
            <select
              id="delay"
              className="select"
              value={plan.delay ?? 0}
              onChange={({ target }) => change({ ...plan, delay: Number(target.value) })}
            >
              {DELAYS.map((n) => (
                <option key={n} value={n}>
                  {say('new.delay', { n })}
                </option>
              ))}
            </select>
          </dd>
        </div>
      )}
      <div>
        <dt>
          <label htmlFor="table-name">{say('new.sum.name')}</label>
        </dt>
        <dd>
          <input
            id="table-name"
            className="text"
            value={name}
            maxLength={40}
            placeholder={defaultTableName(say)}
            onChange={(event) => setName(event.target.value)}
          />
        </dd>
      </div>
    </>
  );
}

/** Where it is played; to be chosen where nobody is awaited. */
function Place({ plan, change }: Pick<SummaryProps, 'plan' | 'change'>) {
  const say = useText();
  const me = useMe();
  const place = placeOf(plan);
  const free = awaited(plan) === 0 && !plan.seats.some(({ kind }) => kind === 'here');
  const choice = free && (me.known === 'yes' || me.known === 'stranger');
  return (
    <div>
      <dt id="played">{say('new.sum.played')}</dt>
      <dd>
        {choice ? (
          <fieldset className="seg" aria-labelledby="played">
            {(['device', 'server'] as const).map((where) => (
              <label key={where}>
                <input
                  type="radio"
                  name="place"
                  checked={place === where}
                  onChange={() => change({ ...plan, online: where === 'server' })}
                />
                {say(`new.place.${where}`)}
              </label>
            ))}
          </fieldset>
        ) : (
          say(`new.place.${place}`)
        )}
      </dd>
    </div>
  );
}

function lastBot({ seats }: Plan): string {
  return seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.bot] : [])).at(-1) ?? USUAL_LEVEL;
}

/** "Evolution for 4: you, one friend by link and 2 bots." */
function useSentence(plan: Plan): string {
  const say = useText();
  const card = gameCard(plan.game);
  const count = (kind: string): number => plan.seats.filter((seat) => seat.kind === kind).length;
  const parts = [
    ...(count('me') > 0 ? [say('new.who.me')] : []),
    ...(count('here') > 0 ? [say('new.who.here', { count: count('here') })] : []),
    ...(count('link') > 0
      ? [say(plan.visibility === 'public' ? 'new.who.open' : 'new.who.link', { count: count('link') })]
      : []),
    ...(count('bot') > 0 ? [say('new.who.bot', { count: count('bot') })] : []),
  ];
  return say('new.sentence', {
    game: card ? say(card.title) : plan.game,
    players: plan.seats.length,
    who: new Intl.ListFormat(say.locale, { type: 'conjunction' }).format(parts),
  });
}
