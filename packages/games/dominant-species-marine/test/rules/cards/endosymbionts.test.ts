import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { tilesWith } from './stage.ts';

rule('DSM-6.3.11', '1 VP for each tile you occupy with sponges, whether you have sponges or not', () => {
  // D5 and D6 have two disks each, and count once each; C1 has one.
  expect(tilesWith('endosymbionts', 'fishes', 'algae', 'sponges')).toBe(3);
  expect(tilesWith('endosymbionts', 'reptiles', 'sun', 'sponges')).toBe(3);
});

rule('DSM-6.3.11', 'other elements do not count, and no sponges is worth nothing', () => {
  expect(tilesWith('endosymbionts', 'fishes', 'algae', 'sun')).toBe(0);
  expect(tilesWith('endosymbionts', 'fishes', 'algae', null)).toBe(0);
});
