import { below, type Emit, RNG, type State } from '@clade/engine';
import { LARGE_TERRAINS, STACK_LEFT, STACK_TOP, STACKS, UNSEEN_TILES } from './columns.ts';
import type { World } from './world.ts';

/** Face-down tiles lie in no order: what comes next is drawn when it is turned up. */

/** Turns up the top tile of each stack that shows none. */
export function turnUpTiles(w: World, s: State, rule: string, emit: Emit | undefined): void {
  for (let i = 0; i < STACKS; i++) {
    if (s[STACK_TOP + i] !== 0 || s[STACK_LEFT + i] === 0) continue;
    const terrain = drawTile(s);
    s[STACK_LEFT + i]--;
    s[STACK_TOP + i] = terrain + 1;
    if (emit) emit({ type: 'tile-revealed', rule, stack: i + 1, terrain: w.terrains[terrain] });
  }
}

/** Draws one of the tiles that nobody has seen; returns its terrain. */
export function drawTile(s: State): number {
  let count = 0;
  for (let t = 0; t < LARGE_TERRAINS; t++) count += s[UNSEEN_TILES + t];
  let nth = below(s, RNG, count);
  let terrain = 0;
  while (nth >= s[UNSEEN_TILES + terrain]) nth -= s[UNSEEN_TILES + terrain++];
  s[UNSEEN_TILES + terrain]--;
  return terrain;
}
