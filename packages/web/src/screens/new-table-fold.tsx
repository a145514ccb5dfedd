import type { Game } from '@clade/engine';
import { useId } from 'react';
import { type Plan, placeOf } from '../shell/plan.ts';
import { optionKey, switchesOf, valueKey } from '../shell/switches.ts';
import { type Say, useText } from '../text/text.tsx';
import './new-table-fold.css';
import { DAYS, LIVE } from './new-table-pace.tsx';
import { Rules } from './new-table-rules.tsx';

interface FoldProps {
  readonly plan: Plan;
  readonly change: (plan: Plan) => void;
}

const PACES = ['none', 'live', 'days'] as const;

/** The pace in one line of three. Only a server has clocks. */
export function PaceLine({ plan, reachable, change }: FoldProps & { readonly reachable: boolean }) {
  const say = useText();
  const id = useId();
  const clock = reachable && !plan.seats.some(({ kind }) => kind === 'here');
  const chosen = placeOf(plan) === 'server' ? (plan.pace?.kind ?? 'none') : 'none';
  const choose = (kind: (typeof PACES)[number]): void =>
    change({
      ...plan,
      pace: kind === 'live' ? LIVE : kind === 'days' ? DAYS : undefined,
      online: kind !== 'none',
    });
  return (
    <div className="pace-line">
      <h2 id={id}>{say('cast.clock')}</h2>
      <fieldset aria-labelledby={id}>
        {PACES.map((kind) => (
          <label key={kind}>
            <input
              type="radio"
              className="hidden-text"
              name="clock"
              checked={chosen === kind}
              disabled={kind !== 'none' && !clock}
              onChange={() => choose(kind)}
            />
            <b>{say(`cast.clock-${kind}`)}</b>{' '}
            <span className="soft">{say(`cast.clock-${kind}-note`, { minutes: LIVE.bank / 60 })}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}

/** All options of the rules in one line, which names every departure from print. */
export function RulesLine({ game, plan, change }: FoldProps & { readonly game: Game }) {
  const say = useText();
  const count = switchesOf(game).length;
  return (
    <details className="rules-line box">
      <summary>
        <h2>{say('new.rules')}</h2>
        <span className="soft">{sayDepartures(say, game, plan)}</span>
        <span className="link">{say('cast.options', { count })}</span>
      </summary>
      <Rules game={game} plan={plan} change={change} />
    </details>
  );
}

function sayDepartures(say: Say, game: Game, plan: Plan): string {
  const changed = switchesOf(game).filter(({ option }) => option.name in plan.options);
  if (changed.length === 0) return say('cast.printed');
  const named = changed.map((item) => {
    const name = say.texts.text(optionKey(game.id, item));
    const value = plan.options[item.option.name] ?? item.option.default;
    if (item.on === undefined)
      return say('cast.is', { name, value: say.texts.text(valueKey(game.id, item, value)) });
    return value === item.on ? name : say('cast.off', { name });
  });
  return say('cast.departs', { list: new Intl.ListFormat(say.locale).format(named) });
}
