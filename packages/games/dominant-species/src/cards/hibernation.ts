import { anyTile, ELIMINATED, howMany, reviveCubes } from '@clade/earth';
import { A, ASK, C, END } from '@clade/engine';
import { SAFE, SAFE_ANIMAL } from '../state.ts';
import { WORLD } from '../world.ts';
import { card } from './card.ts';
import { ANY_TILE, pickTile } from './steps.ts';

const MOST = 5;

/** Register C is the tile + 1. */
export const hibernation = card('hibernation', 'DS-6.13.1', [
  pickTile({
    kind: 'hibernation-tile',
    rule: 'DS-6.13.1',
    ...anyTile(ANY_TILE),
    enter: (s, f) => (s[ELIMINATED + s[f + A]] > 0 ? ASK : END), // DS-6.13.4
    pick(s, f, hex) {
      s[f + C] = hex + 1;
    },
  }),
  howMany(WORLD, {
    kind: 'hibernation-cubes',
    rule: 'DS-6.13.1',
    hex: (s, f) => s[f + C] - 1,
    limit: MOST,
    stock: (s, animal) => s[ELIMINATED + animal],
    from: 'The eliminated pile',
    add(s, f, hex, count, emit) {
      reviveCubes(WORLD, s, hex, s[f + A], count, 'DS-6.13.1', emit);
      s[SAFE_ANIMAL] = s[f + A] + 1; // DS-5.7.3
      s[SAFE + hex] = count;
    },
  }),
]);
