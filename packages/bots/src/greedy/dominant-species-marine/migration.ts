import { type MarineView, MIGRATION_CUBES } from '@clade/dominant-species-marine';
import { ANIMALS, CUBES, HEXES } from '@clade/earth';
import { D, type Move, top } from '@clade/engine';
import { firstMarch, gainWithin, planMigration } from '../earth/migration.ts';
import { at } from '../earth/read.ts';
import { hasTrait } from './outlook.ts';
import type { MarineQuestion } from './question.ts';

/** DSM-6.4.16: how many tiles a cube may go. */
function reachOf(view: MarineView, animal: number): number {
  return hasTrait(view, animal, 'seasonal-migrants') ? 2 : 1;
}

/** OPT-1 by its values. */
const READINGS: readonly unknown[] = ['default', 'a', 'b'];

/** DSM-5.13.1: what the Migration spaces bring, by their number from the left; the last one moves all cubes. */
export function migrationGains({ asked, scales }: MarineQuestion): (nth: number) => number {
  const { game, view } = asked;
  const { animal } = scales.o;
  const reading = READINGS.indexOf(game.config(scales.base).options.opt1);
  const cubes = MIGRATION_CUBES[reading] as readonly number[];
  const more = hasTrait(view, animal, 'seasonal-migrants') ? 1 : 0;
  let all = 0;
  for (let hex = 0; hex < HEXES; hex++) all += at(scales.base, CUBES + hex * ANIMALS + animal);
  const plan = planMigration(scales, all, reachOf(view, animal));
  return (nth) => {
    const value = cubes[nth];
    return gainWithin(plan, value === undefined ? all : value + more);
  };
}

/** Register D is how many cubes may still move. */
export function chooseMigration(q: MarineQuestion): Move {
  const { base, o } = q.scales;
  return firstMarch(q, at(base, top(base) + D), reachOf(q.asked.view, o.animal));
}
