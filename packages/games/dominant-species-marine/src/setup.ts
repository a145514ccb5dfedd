import { setUp } from '@clade/earth';
import type { Config, Emit, State } from '@clade/engine';
import { deal, emptyTable } from './deal.ts';
import { OPS } from './phases/index.ts';
import { CHOOSING_OP } from './phases/ops.ts';
import { WORLD } from './world.ts';

const BEGINNING = { rule: 'DSM-4.1.7', ops: OPS, choosing: CHOOSING_OP, emptyTable, begin: deal };

/** DSM-4: a new game, run to its first decision. */
export function setup(config: Config, seed: string, emit?: Emit): State {
  return setUp(WORLD, BEGINNING, config, seed, emit);
}
