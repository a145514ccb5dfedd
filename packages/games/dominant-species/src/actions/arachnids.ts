import { contestedTiles, pickVictim, refuseUncontested } from '@clade/earth';
import { A, effect, FORGO } from '@clade/engine';
import { WORLD } from '../world.ts';

/** DS-5.4.11.1: one free elimination on any terrain, before the pawns of Competition. */
export const arachnids = effect(WORLD, 'arachnids', 'arachnids', [
  pickVictim(WORLD, {
    kind: 'arachnids',
    rule: 'DS-5.4.11.1',
    wayOut: FORGO,
    among: (s, f, w) => contestedTiles(s, s[f + A], w),
    explain: (s, f, hex) => refuseUncontested(WORLD, s, hex, s[f + A], 'DS-5.4.11.1'),
  }),
]);
