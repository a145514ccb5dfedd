import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { tilesWith } from './stage.ts';

rule(
  'DSM-6.3.34',
  '1 VP for each tile you occupy with gastropods, whether you have gastropods or not',
  () => {
    // D5 and D6 have two disks each, and count once each; C1 has one.
    expect(tilesWith('univalves', 'fishes', 'algae', 'gastropods')).toBe(3);
    expect(tilesWith('univalves', 'cephalopods', 'sponges', 'gastropods')).toBe(3);
  },
);

rule('DSM-6.3.34', 'other elements do not count, and no gastropods is worth nothing', () => {
  expect(tilesWith('univalves', 'fishes', 'algae', 'worms')).toBe(0);
  expect(tilesWith('univalves', 'fishes', 'algae', null)).toBe(0);
});
