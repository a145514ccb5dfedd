import { ANIMAL_IDS, type DsView, MIGRATION_CUBES, SPACE_NAMES } from '@clade/dominant-species';
import { ARRIVED, HEXES } from '@clade/earth';
import type { Move, State } from '@clade/engine';
import { firstMarch } from '../earth/migration.ts';
import { at } from '../earth/read.ts';
import { cursorSpace } from './outlook.ts';
import type { DsQuestion } from './question.ts';

const BIRDS = ANIMAL_IDS.indexOf('birds');
const FIRST_MIGRATION = SPACE_NAMES.indexOf('migration-1');

/** DS-5.4.10.3: Birds go two tiles. */
export function reachOf(animal: number): number {
  return animal === BIRDS ? 2 : 1;
}

export function chooseMigration(q: DsQuestion): Move {
  return firstMarch(q, cubesLeft(q.asked.view, q.scales.base), reachOf(q.scales.o.animal));
}

/** DS-5.4.10.1: cubes of the space whose pawn acts, less those that have moved. */
function cubesLeft(view: DsView, s: State): number {
  let left = MIGRATION_CUBES[cursorSpace(view) - FIRST_MIGRATION] as number;
  for (let hex = 0; hex < HEXES; hex++) left -= at(s, ARRIVED + hex);
  return left;
}
