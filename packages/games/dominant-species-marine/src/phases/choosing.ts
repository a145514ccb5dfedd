import { choosingOp } from '@clade/earth';
import { deal } from '../deal.ts';
import { PLAY_ANIMAL } from '../words.ts';
import { WORLD } from '../world.ts';

/** DSM-4.1.7: the players choose animals in the order of their seats. */
export const choosing = choosingOp(WORLD, {
  rule: 'DSM-4.1.7',
  verb: PLAY_ANIMAL,
  begin: deal,
});
