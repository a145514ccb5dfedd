import { endMigration, migrate } from '@clade/earth';
import { auto, D, effect } from '@clade/engine';
import { BIRDS } from '../animals.ts';
import { MIGRATION_CUBES, MIGRATION_SPACE } from '../display.ts';
import { WORLD } from '../world.ts';

/** DS-5.4.10. Register D is the action space, then the cubes that may still move. */
export const migration = effect(WORLD, 'migration', 'migration', [
  auto('DS-5.4.10.1', (s, f) => {
    s[f + D] = MIGRATION_CUBES[s[f + D] - MIGRATION_SPACE];
  }),
  migrate(WORLD, {
    kind: 'migration',
    rule: 'DS-5.4.10.1',
    onceRule: 'DS-5.4.10.4',
    farRule: 'DS-5.4.10.3',
    orderRule: 'DS-5.17',
    reach: (_s, animal) => (animal === BIRDS ? 2 : 1),
  }),
  auto('DS-5.4.10.4', endMigration),
]);
