import { ANIMALS, OWNER, putCubes, putSmall, putTile, type ReadTiles } from '@clade/earth';
import { type State, wrongField } from '@clade/engine';
import { START_CUBES } from '../animals.ts';
import { CENTRE, HALF, LOWER, START_TILES, START_VENTS, UPPER } from '../map.ts';
import { VENT_SIDE } from '../state.ts';
import { GEYSER, SMOKER, VENT_SIDES, type VentSide } from '../terrain.ts';
import { WORLD } from '../world.ts';

/** The start Earth (DSM-2.6, DSM-4.1.3, DSM-4.1.10), and the sides of vents. */

const RULE = 'DSM-2.6';

export const TILES: ReadTiles = {
  rule: RULE,
  small: 'a vent',
  more: ['side'],
  start(s) {
    for (const { hex, terrain } of START_TILES) putTile(WORLD, s, hex, terrain, 'tiles', RULE);
    for (const { hex, side } of START_VENTS) {
      putSmall(WORLD, s, hex, 'tiles', RULE);
      s[VENT_SIDE + hex] = side + 1;
    }
  },
  covered(s, hex, tile) {
    // DSM-5.12.3: only on the middle line there is a choice.
    const byDefault = HALF[hex] === UPPER ? GEYSER : SMOKER;
    const side = VENT_SIDES.indexOf(tile.oneOf<VentSide>('side', VENT_SIDES[byDefault], VENT_SIDES));
    if (side !== byDefault && (HALF[hex] === UPPER || HALF[hex] === LOWER)) {
      const half = HALF[hex] === UPPER ? 'upper' : 'lower';
      wrongField(tile.at('side'), `in the ${half} half every vent is a ${VENT_SIDES[byDefault]}`);
    }
    s[VENT_SIDE + hex] = side + 1;
  },
};

export function startCubes(s: State): void {
  for (let a = 0; a < ANIMALS; a++) if (s[OWNER + a] >= 0) putCubes(WORLD, s, CENTRE, a, START_CUBES);
}
