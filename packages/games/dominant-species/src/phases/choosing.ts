import { choosingOp } from '@clade/earth';
import { push } from '@clade/engine';
import { deal } from '../deal.ts';
import { PLAY_ANIMAL } from '../words.ts';
import { WORLD } from '../world.ts';
import { ROUND_OP } from './ops.ts';

/** DS-4.1.1: the players choose animals in the order of their seats. */
export const choosing = choosingOp(WORLD, {
  rule: 'DS-4.1.1',
  verb: PLAY_ANIMAL,
  begin(s, emit) {
    deal(s, emit);
    push(s, ROUND_OP, 0);
  },
});
