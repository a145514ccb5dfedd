import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { tilesWith } from './stage.ts';

rule('DSM-6.3.28', '1 VP for each tile you occupy with sun, whether you have sun or not', () => {
  // D5 and D6 have two disks each, and count once each; C1 has one.
  expect(tilesWith('semi-aquatic', 'fishes', 'algae', 'sun')).toBe(3);
  expect(tilesWith('semi-aquatic', 'reptiles', 'sponges', 'sun')).toBe(3);
});

rule('DSM-6.3.28', 'other elements do not count, and no sun is worth nothing', () => {
  expect(tilesWith('semi-aquatic', 'fishes', 'algae', 'sponges')).toBe(0);
  expect(tilesWith('semi-aquatic', 'fishes', 'algae', null)).toBe(0);
});
