import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { tilesWith } from './stage.ts';

rule('DSM-6.3.7', '1 VP for each tile you occupy with plankton, whether you have plankton or not', () => {
  // D5 and D6 have two disks each, and count once each; C1 has one.
  expect(tilesWith('carbon-cycle', 'reptiles', 'sun', 'plankton')).toBe(3);
  expect(tilesWith('carbon-cycle', 'fishes', 'algae', 'plankton')).toBe(3);
});

rule('DSM-6.3.7', 'other elements do not count, and no plankton is worth nothing', () => {
  expect(tilesWith('carbon-cycle', 'reptiles', 'sun', 'worms')).toBe(0);
  expect(tilesWith('carbon-cycle', 'reptiles', 'sun', null)).toBe(0);
});
