import {
  arrive,
  explore,
  givePoints,
  layTile,
  STACK_TOP,
  terrainBeside,
  terrainOf,
  turnUpTiles,
} from '@clade/earth';
import { A, auto, C, D, effect } from '@clade/engine';
import { bonus } from '../animals.ts';
import { WANDERLUST_SPACE } from '../display.ts';
import { askCamouflaged } from '../newcomers.ts';
import { FROM_WANDERLUST } from '../sources.ts';
import { EXTRA_TURN, WANDERLUST_BOX } from '../state.ts';
import { WORLD } from '../world.ts';

const SPECIAL_SPACE = WANDERLUST_SPACE + 2;

/**
 * DSM-5.11: a new tile, perhaps with a disk, points, and whoever wants to move in. Register C is the terrain that was
 * taken until the tile lies, then its hex; D is the action space, then the kind of the disk + 1 until it lies, then belongs to `arrive`.
 */
export const wanderlust = effect(WORLD, 'wanderlust', 'wanderlust', [
  ...explore(WORLD, {
    stackRule: 'DSM-5.11.1',
    emptyRule: 'DSM-5.11.1',
    hexRule: 'DSM-5.11.2',
    diskRule: 'DSM-5.11.3',
    box: WANDERLUST_BOX,
    empty: ': it is used up',
    taken(s, f, stack, emit) {
      s[f + C] = s[STACK_TOP + stack] - 1;
      s[STACK_TOP + stack] = 0;
      turnUpTiles(WORLD, s, 'DSM-5.11.1', emit);
      if (s[f + D] === SPECIAL_SPACE) s[EXTRA_TURN] = 1; // DSM-5.11.6
    },
    lay: (s, f, hex, emit) => layTile(WORLD, s, hex, s[f + C], 'DSM-5.11.2', emit),
  }),
  auto('DSM-5.11.4', (s, f, emit) => {
    const hex = s[f + C];
    const alike = 1 + terrainBeside(s, hex, terrainOf(s, hex));
    givePoints(WORLD, s, s[f + A], bonus(alike), FROM_WANDERLUST, 'DSM-5.11.4', emit);
    s[f + D] = 0;
  }),
  arrive(WORLD, { kind: 'arrivals', rule: 'DSM-5.11.5' }),
  auto('DSM-6.4.4', (s, f) => askCamouflaged(s, s[f + A], s[f + C])),
]);
