import { arrive, explore, givePoints, layTile, STACK_TOP, tilesBeside } from '@clade/earth';
import { A, auto, C, D, effect } from '@clade/engine';
import { bonus } from '../animals.ts';
import { WANDERLUST_BOX } from '../state.ts';
import { FROM_WANDERLUST, WORLD } from '../world.ts';

/**
 * DS-5.4.9: a new tile, perhaps with a disk, points, and whoever wants to move in. Register C is the chosen stack until
 * the tile lies, then its hex; D is the kind of the disk + 1 until it lies, then belongs to `arrive`.
 */
export const wanderlust = effect(WORLD, 'wanderlust', 'wanderlust', [
  ...explore(WORLD, {
    stackRule: 'DS-5.4.9.1',
    emptyRule: 'DS-5.4.9.8',
    hexRule: 'DS-5.4.9.2',
    diskRule: 'DS-5.4.9.3',
    box: WANDERLUST_BOX,
    empty: ' until the next Reseed',
    taken(s, f, stack) {
      s[f + C] = stack;
      s[f + D] = 0;
    },
    lay(s, f, hex, emit) {
      const stack = s[f + C];
      layTile(WORLD, s, hex, s[STACK_TOP + stack] - 1, 'DS-5.4.9.2', emit);
      s[STACK_TOP + stack] = 0;
    },
  }),
  auto('DS-5.4.9.5', (s, f, emit) => {
    givePoints(WORLD, s, s[f + A], bonus(tilesBeside(s, s[f + C])), FROM_WANDERLUST, 'DS-5.4.9.5', emit);
    s[f + D] = 0;
  }),
  arrive(WORLD, { kind: 'arrivals', rule: 'DS-5.4.9.6' }),
]);
