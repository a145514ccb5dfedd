import {
  type Config,
  dealInto,
  type Emit,
  type Op,
  push,
  RNG,
  run,
  type State,
  VERSION,
} from '@clade/engine';
import { assignAnimals, clearOwners } from './assign.ts';
import {
  BAG,
  CHOOSE_ANIMALS,
  FLAGS,
  KINDS,
  LARGE_TERRAINS,
  ROUND,
  SMALL_LEFT,
  UNSEEN_TILES,
} from './columns.ts';
import type { World } from './world.ts';

/** What lies in the box of a game. */
export interface Stock {
  readonly disksOfAKind: number;
  /** Large tiles by terrain, and small ones. */
  readonly large: readonly number[];
  readonly small: number;
}

/** A table without animals: all disks in the bag, all tiles unseen. */
export function bareTable(s: State, { disksOfAKind, large, small }: Stock): void {
  s[ROUND] = 1;
  clearOwners(s);
  for (let k = 0; k < KINDS; k++) s[BAG + k] = disksOfAKind;
  for (let t = 0; t < LARGE_TERRAINS; t++) s[UNSEEN_TILES + t] = large[t];
  s[SMALL_LEFT] = small;
}

export interface Beginning {
  /** Who plays which animal. */
  readonly rule: string;
  readonly ops: readonly Op[];
  /** The program that lets players choose animals. */
  readonly choosing: number;
  emptyTable(config: Config): State;
  /** Deals, once the animals are known, and starts the first program. */
  begin(s: State, emit: Emit | undefined): void;
}

/** A new game, run to its first decision. */
export function setUp(w: World, q: Beginning, config: Config, seed: string, emit: Emit | undefined): State {
  const s = q.emptyTable(config);
  dealInto(s, RNG, seed, s[VERSION]);
  if ((s[FLAGS] & CHOOSE_ANIMALS) !== 0) push(s, q.choosing, 0);
  else {
    assignAnimals(w, s, q.rule, emit);
    q.begin(s, emit);
  }
  run(q.ops, s, emit);
  return s;
}
