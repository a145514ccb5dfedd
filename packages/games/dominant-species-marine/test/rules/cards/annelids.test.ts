import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { tilesWith } from './stage.ts';

rule('DSM-6.3.2', '1 VP for each tile you occupy with worms, whether you have worms or not', () => {
  // D5 and D6 have two disks each, and count once each; C1 has one.
  expect(tilesWith('annelids', 'reptiles', 'sun', 'worms')).toBe(3);
  expect(tilesWith('annelids', 'crustaceans', 'algae', 'worms')).toBe(3);
});

rule('DSM-6.3.2', 'other elements do not count, and no worms is worth nothing', () => {
  expect(tilesWith('annelids', 'reptiles', 'sun', 'plankton')).toBe(0);
  expect(tilesWith('annelids', 'reptiles', 'sun', null)).toBe(0);
});
