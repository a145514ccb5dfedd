import { ANIMALS, givePoints, HEXES, OWNER, type PickHex, pickHex, TILE } from '@clade/earth';
import { A, auto, type Emit, type Refusal, refusal, type State, type Step } from '@clade/engine';
import { MAP } from '../map.ts';
import { TILE_CHOICE } from '../words.ts';
import { FROM_CARDS, WORLD } from '../world.ts';

/** Step words that several cards share. */

/** You pick a tile. */
export function pickTile(q: Omit<PickHex, 'verb'>): Step {
  return pickHex(WORLD, { verb: TILE_CHOICE, ...q });
}

/** You gain points. */
export function gainPoints(rule: string, points: (s: State, animal: number) => number): Step {
  return auto(rule, (s, f, emit) => {
    const gained = points(s, s[f + A]);
    if (gained > 0) givePoints(WORLD, s, s[f + A], gained, FROM_CARDS, rule, emit);
  });
}

/** How many tiles are so. */
export function countTiles(s: State, where: (hex: number) => boolean): number {
  let count = 0;
  for (let hex = 0; hex < HEXES; hex++) if (s[TILE + hex] !== 0 && where(hex)) count++;
  return count;
}

/** Something happens to every animal in play of which it is so, down the food chain. */
export function eachAnimal(
  rule: string,
  where: (s: State, animal: number, you: number) => boolean,
  then: (s: State, animal: number, emit: Emit | undefined) => void,
): Step {
  return auto(rule, (s, f, emit) => {
    for (let a = 0; a < ANIMALS; a++) if (s[OWNER + a] >= 0 && where(s, a, s[f + A])) then(s, a, emit);
  });
}

/** Any tile may be picked, so a tile is never refused. */
export function anyTile(): { fits(): boolean; explain(): Refusal } {
  return {
    fits: () => true,
    explain: () => refusal('not-legal', 'DS-6.0.6', 'Any tile may be chosen.'),
  };
}

export function hexName(hex: number): string {
  return MAP.hexNames[hex];
}
