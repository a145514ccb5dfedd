import type { Result, Seat, Standing, State } from '@clade/engine';
import { DEPTH } from '@clade/engine';
import {
  BAG,
  BAG_MEAT,
  CAUSE_EXTINCTION,
  FAT,
  LAST_CAUSE,
  PLAYERS,
  POPULATION,
  rowEnd,
  rowStart,
  speciesAt,
  TRAIT_SET,
} from './state.ts';
import { countBits } from './traits.ts';

/** EVO-7.3.3, with fat on living species as EVO-7.3.2 will bag it. */
function parts(s: State, seat: Seat): { food: number; population: number; traits: number } {
  let food = s[BAG + seat];
  let population = 0;
  let traits = 0;
  for (let i = rowStart(s, seat); i < rowEnd(s, seat); i++) {
    const at = speciesAt(i);
    food += s[at + FAT];
    population += s[at + POPULATION];
    traits += countBits(s[at + TRAIT_SET]);
  }
  return { food, population, traits };
}

export function scores(s: State): number[] {
  return Array.from({ length: s[PLAYERS] }, (_, seat) => {
    const p = parts(s, seat);
    return p.food + p.population + p.traits;
  });
}

/** By source: the food of the bag is what was eaten as plants or as meat. */
function bySource(
  s: State,
  seat: Seat,
): { plants: number; meat: number; population: number; traits: number } {
  const { food, population, traits } = parts(s, seat);
  const meat = s[BAG_MEAT + seat];
  return { plants: food - meat, meat, population, traits };
}

/** EVO-7.3.4: points, then trait cards on living species, then total population, then a shared place. */
export function result(s: State): Result | undefined {
  if (s[DEPTH] !== 0) return undefined;
  const table = scores(s).map((score, seat) => ({ seat, score, parts: bySource(s, seat) }));
  const better = (a: (typeof table)[number], b: (typeof table)[number]): number =>
    b.score - a.score || b.parts.traits - a.parts.traits || b.parts.population - a.parts.population;
  const standings: Standing[] = table
    .map((row) => ({ ...row, rank: 1 + table.filter((other) => better(other, row) < 0).length }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  return {
    reason: s[LAST_CAUSE] === CAUSE_EXTINCTION ? 'deck-out-in-feeding' : 'deck-out-in-deal',
    winners: standings.filter((row) => row.rank === 1).map((row) => row.seat),
    standings,
  };
}
