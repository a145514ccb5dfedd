import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { tilesWith } from './stage.ts';

rule('DSM-6.3.26', '1 VP for each tile you occupy with algae, whether you have algae or not', () => {
  // D5 and D6 have two disks each, and count once each; C1 has one.
  expect(tilesWith('producers', 'reptiles', 'sun', 'algae')).toBe(3);
  expect(tilesWith('producers', 'fishes', 'plankton', 'algae')).toBe(3);
});

rule('DSM-6.3.26', 'other elements do not count, and no algae is worth nothing', () => {
  expect(tilesWith('producers', 'reptiles', 'sun', 'worms')).toBe(0);
  expect(tilesWith('producers', 'reptiles', 'sun', null)).toBe(0);
});
