import { ARRIVED, anyTile, EXODUS_ASKED, exodus, HEXES } from '@clade/earth';
import { auto, C, D, type State } from '@clade/engine';
import { SAFE, SAFE_ANIMAL } from '../state.ts';
import { SEND } from '../words.ts';
import { WORLD } from '../world.ts';
import { card } from './card.ts';
import { ANY_TILE, pickTile } from './steps.ts';

/** DS-5.7.4: safe cubes stay safe; the goals are filled in order with the unsafe ones first. */
function carrySafety(s: State, safe: number): void {
  let unsafe = -safe;
  for (let hex = 0; hex < HEXES; hex++) unsafe += s[ARRIVED + hex];
  for (let hex = 0; hex < HEXES; hex++) {
    const first = Math.min(unsafe, s[ARRIVED + hex]);
    s[SAFE + hex] += s[ARRIVED + hex] - first;
    unsafe -= first;
    s[ARRIVED + hex] = 0;
  }
}

/** Register C is the tile; the safe cubes of the tile wait in D above what is asked for. */
export const massExodus = card('mass-exodus', 'DS-6.19.1', [
  pickTile({
    kind: 'mass-exodus-tile',
    rule: 'DS-6.19.1',
    ...anyTile(ANY_TILE),
    pick(s, f, hex) {
      s[f + C] = hex;
      s[f + D] = s[SAFE + hex] * EXODUS_ASKED;
    },
  }),
  exodus(WORLD, {
    kind: 'mass-exodus',
    rule: 'DS-6.19.1',
    orderRule: 'DS-6.19.4',
    verb: SEND,
    sent(s, animal, goal, count) {
      if (s[SAFE_ANIMAL] === animal + 1) s[ARRIVED + goal] += count;
    },
  }),
  auto('DS-5.7.4', (s, f) => carrySafety(s, Math.floor(s[f + D] / EXODUS_ASKED))),
]);
