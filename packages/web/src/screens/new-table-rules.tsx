import type { Game, OptionValue } from '@clade/engine';
import { useState } from 'react';
import { Link } from 'wouter';
import { ruleHref } from '../shell/games.ts';
import type { Plan } from '../shell/plan.ts';
import { withOption } from '../shell/plan-check.ts';
import { optionKey, type Switch, switchesOf, switchValue, valueKey } from '../shell/switches.ts';
import { useText } from '../text/text.tsx';

interface RulesProps {
  readonly game: Game;
  readonly plan: Plan;
  readonly change: (plan: Plan) => void;
}

/** The options of the game, each with what it changes, its rule, and whether it is printed. */
export function Rules({ game, plan, change }: RulesProps) {
  const say = useText();
  const all = switchesOf(game);
  const [open, setOpen] = useState(() => all.some((item) => !item.main && item.option.name in plan.options));
  const changed = Object.keys(plan.options).length;
  return (
    <section className="c2" aria-labelledby="rules">
      <h2 id="rules">
        <em aria-hidden="true">{3}</em>
        {say('new.rules')}
        <span className="soft h2s">{say('new.rules-note', { changed })}</span>
        {changed > 0 && (
          <button type="button" className="quiet sm r" onClick={() => change({ ...plan, options: {} })}>
            {say('new.reset')}
          </button>
        )}
      </h2>
      <ul className="vars">
        {all
          .filter((item) => open || item.main)
          .map((item) => (
            <Option
              key={item.option.name}
              game={game.id}
              item={item}
              value={plan.options[item.option.name] ?? item.option.default}
              set={(value) => change(withOption(plan, game, item.option.name, value))}
            />
          ))}
      </ul>
      {all.some((item) => !item.main) && (
        <button type="button" className="link more" aria-expanded={open} onClick={() => setOpen(!open)}>
          {say(open ? 'new.fewer-rules' : 'new.all-rules', { count: all.length })}
        </button>
      )}
    </section>
  );
}

interface OptionProps {
  readonly game: string;
  readonly item: Switch;
  readonly value: OptionValue;
  readonly set: (value: OptionValue) => void;
}

function Option({ game, item, value, set }: OptionProps) {
  const say = useText();
  const key = optionKey(game, item);
  const id = `opt-${item.option.name}`;
  const title = <span id={`${id}-title`}>{say.texts.text(key)}</span>;
  const about = `${id}-text`;
  return (
    <li>
      {item.on === undefined ? null : (
        <input
          type="checkbox"
          className="switch"
          id={id}
          aria-describedby={about}
          aria-labelledby={`${id}-title`}
          checked={value === item.on}
          onChange={(event) => set(switchValue(item, event.target.checked))}
        />
      )}
      <div>
        <label className="opt-name" htmlFor={id}>
          {title}
        </label>
        {item.kind !== 'variant' && <span className="chip">{say(`new.tag.${item.kind}`)}</span>}
        {item.on === undefined && (
          <select
            className="select sm"
            id={id}
            aria-describedby={about}
            value={String(value)}
            onChange={(event) =>
              set(item.option.values.find((known) => String(known) === event.target.value) as OptionValue)
            }
          >
            {item.option.values.map((known) => (
              <option key={String(known)} value={String(known)}>
                {say.texts.text(valueKey(game, item, known))}
              </option>
            ))}
          </select>
        )}
        <p id={about}>
          {say.texts.text(`${key}.text`)}{' '}
          <Link className="rule" href={ruleHref(game, item.option.rule)}>
            {item.option.rule}
          </Link>
        </p>
      </div>
    </li>
  );
}
