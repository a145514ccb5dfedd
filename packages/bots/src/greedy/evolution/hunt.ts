import type { Outlook } from './outlook.ts';
import { canReach } from './reach.ts';
import type { Animal } from './table.ts';
import { HORNS, has } from './traits.ts';
import { WEIGHTS } from './weights.ts';

/** What a carnivore of ours can expect of other players' species. */
export interface Hunt {
  meat: number;
  attacks: number;
  /** That it eats at all. */
  chance: number;
}

/** `carnivores` of ours hunt the same prey. */
export function huntOf(
  outlook: Outlook,
  hunter: Animal,
  appetite: number,
  carnivores: number,
  hunt: Hunt,
): void {
  let meat = 0;
  let none = 1;
  let heads = 0;
  for (const { row, place, open } of outlook.prey) {
    if (!canReach(hunter, row, place, outlook.table.callersProtected)) continue;
    const prey = row[place] as Animal;
    const chance = has(prey.traits, HORNS) ? open * WEIGHTS.horns : open;
    meat += chance * prey.body * prey.population;
    heads += chance * prey.population;
    none *= 1 - WEIGHTS.sureHunt * chance;
  }
  hunt.meat = 0;
  hunt.attacks = 0;
  hunt.chance = 0;
  if (meat === 0 || appetite <= 0) return;
  const own = meat / (1 + 0.6 * (carnivores - 1));
  hunt.meat = appetite * (1 - Math.exp((-WEIGHTS.preyShare * own) / appetite));
  hunt.attacks = Math.min(heads, (hunt.meat * heads) / meat);
  hunt.chance = 1 - none;
}
