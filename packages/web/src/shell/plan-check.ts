import { type Config, type Configurable, configure, isRefusal, type OptionValue } from '@clade/engine';
import type { Refused } from '../table/table.ts';
import { type Plan, placeOf } from './plan.ts';

/** What needs the rules: apart from the plan itself, so that the first page does without them. */

/** The whole configuration, or why there cannot be such a table: the engine says so, not the page. */
export function checkPlan(plan: Plan, game: Configurable): Config | Refused {
  const config = configure(game, plan.seats.length, plan.options);
  if (isRefusal(config)) return config;
  const kinds = plan.seats.map(({ kind }) => kind);
  if (kinds.includes('here') && placeOf(plan) === 'server')
    return problem('mixed', 'People at this device and people elsewhere cannot sit at one table.');
  if (kinds.filter((kind) => kind === 'me').length > 1) return problem('two-seats', 'You can take one seat.');
  return config;
}

function problem(code: string, sentence: string): Refused {
  return { code, sentence };
}

/** Sets one option; what is the default is left out. */
export function withOption(plan: Plan, game: Configurable, name: string, value: OptionValue): Plan {
  const { [name]: _, ...rest } = plan.options;
  const byDefault = game.options.find((option) => option.name === name)?.default;
  return { ...plan, options: value === byDefault ? rest : { ...rest, [name]: value } };
}
