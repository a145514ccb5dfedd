import { endMigration, migrate } from '@clade/earth';
import { A, auto, D, effect } from '@clade/engine';
import { CUBES_OF_AN_ANIMAL } from '../animals.ts';
import { MIGRATION_CUBES, MIGRATION_SPACE } from '../display.ts';
import { alternative, READING } from '../options.ts';
import { migrants, reach } from '../traits/seasonal-migrants.ts';
import { WORLD } from '../world.ts';

/** DSM-5.13. Register D is the action space, then the cubes that may still move. */
export const migration = effect(WORLD, 'migration', 'migration', [
  auto('DSM-5.13.1', (s, f) => {
    const value = MIGRATION_CUBES[alternative(s, READING.migrationCubes)][s[f + D] - MIGRATION_SPACE];
    // The special space has no limit.
    s[f + D] = value === undefined ? CUBES_OF_AN_ANIMAL : value + migrants(s, s[f + A]);
  }),
  migrate(WORLD, {
    kind: 'migration',
    rule: 'DSM-5.13.1',
    onceRule: 'DSM-5.13.2',
    farRule: 'DSM-6.4.16',
    orderRule: 'DSM-5.13.3',
    reach,
  }),
  auto('DSM-5.13.3', endMigration),
]);
