import { setUp } from '@clade/earth';
import { type Config, type Emit, push, type State } from '@clade/engine';
import { deal, emptyTable } from './deal.ts';
import { OPS } from './phases/index.ts';
import { CHOOSING_OP, ROUND_OP } from './phases/ops.ts';
import { WORLD } from './world.ts';

/** DS-4: a new game, run to its first decision. */
export function setup(config: Config, seed: string, emit?: Emit): State {
  return setUp(
    WORLD,
    { rule: 'DS-4.1.1', ops: OPS, choosing: CHOOSING_OP, emptyTable, begin },
    config,
    seed,
    emit,
  );
}

function begin(s: State, emit: Emit | undefined): void {
  deal(s, emit);
  push(s, ROUND_OP, 0);
}
