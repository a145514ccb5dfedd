import { ANIMALS, FLAGS, PLAYERS } from '@clade/earth';
import { below, type Config, type Emit, push, RNG, run, type State, seedInto } from '@clade/engine';
import { deal, emptyTable, takeAnimal } from './deal.ts';
import { OPS } from './phases/index.ts';
import { CHOOSING_OP, ROUND_OP } from './phases/ops.ts';
import { CHOOSE_ANIMALS, EACH } from './state.ts';

/** DS-4: a new game, run to its first decision. */
export function setup(config: Config, seed: string, emit?: Emit): State {
  const s = emptyTable(config);
  seedInto(s, RNG, seed);
  if ((s[FLAGS] & CHOOSE_ANIMALS) !== 0) push(s, CHOOSING_OP, 0);
  else {
    assignAnimals(s, emit);
    deal(s, emit);
    push(s, ROUND_OP, 0);
  }
  run(OPS, s, emit);
  return s;
}

/** DS-4.1.1, DS-4.7.1: animals drawn for the seats in turn. */
function assignAnimals(s: State, emit: Emit | undefined): void {
  const left = Array.from({ length: ANIMALS }, (_, a) => a);
  for (let i = 0; i < s[PLAYERS] * s[EACH]; i++) {
    const animal = left.splice(below(s, RNG, left.length), 1)[0];
    takeAnimal(s, i % s[PLAYERS], animal, emit);
  }
}
