import { A, auto, type Emit, refusal, type State, type Step } from '@clade/engine';
import { ANIMALS, HEX_SET, HOMES, OWNER } from '../columns.ts';
import { givePoints } from '../points.ts';
import type { World } from '../world.ts';
import type { PickDisk } from './disk.ts';
import { type PickHex, refuseTile } from './hex.ts';

/** Step words that cards of both games use. */

/** You gain points. */
export function gainPoints(
  w: World,
  source: number,
  rule: string,
  points: (s: State, animal: number) => number,
): Step {
  return auto(rule, (s, f, emit) => {
    const gained = points(s, s[f + A]);
    if (gained > 0) givePoints(w, s, s[f + A], gained, source, rule, emit);
  });
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

/** Which tiles may be picked, and why others may not. */
export type TileRule = Pick<PickHex, 'among' | 'explain'>;

/** Any tile may be picked, so a tile is never refused. */
export function anyTile(rule: string): TileRule {
  return { explain: () => refusal('not-legal', rule) };
}

/** Any disk on Earth may be picked, so a disk is never refused. */
export function anyDisk(rule: string): Pick<PickDisk, 'explain'> {
  return { explain: () => refusal('not-legal', rule) };
}

/** Only a tile where you have a cube. */
export function tileOfYours(w: World, rule: string): TileRule {
  return {
    among: (s, f, w) => s[HOMES + s[f + A] * HEX_SET + w],
    explain(s, f, hex) {
      const animal = w.animals[s[f + A]];
      return refuseTile(w, hex, 'absent', rule, { animal, cubes: 0 });
    },
  };
}
