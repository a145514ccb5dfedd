import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { animal, asked, expectChanged, options, play, question, table } from '../../../src/testing/index.ts';
import { BEGUN, view } from '../cards/stage.ts';

rule('DSM-6.4.11', 'at the start you control a special pawn of your choice, with its target on 2', () => {
  const s = table({
    phase: 'traits',
    animals: {
      reptiles: { dealt: ['social', 'cannibal', 'carnivore'], kept: ['social'] },
      fishes: { dealt: ['flight', 'solitary', 'camouflage'], kept: ['flight'] },
      crustaceans: { dealt: ['pack-hunters', 'ram-feeder', 'resilience'] },
    },
  });
  play(s, 'keep pack-hunters');
  expect([question(s), asked(s), options(s).length]).toEqual(['pack-hunters', 'crustaceans', 6]);
  expectChanged(s, () => play(s, 'take control of plankton'), {
    'specials.plankton.controller': [null, 'crustaceans'],
    'specials.plankton.target': [1, 2],
    ...BEGUN,
  });
  // The pawn is available at once.
  expect(question(s)).toBe('turn');
  expect(options(s)).toContain('use the pawn of plankton');
  expect(animal(s, 'crustaceans').pawns.available).toBe(5);
});

rule('DSM-6.4.11', 'without it nobody controls a pawn at the start', () => {
  const s = table({
    phase: 'traits',
    animals: {
      reptiles: { dealt: ['social', 'cannibal', 'carnivore'], kept: ['social'] },
      crustaceans: { dealt: ['pack-hunters', 'ram-feeder', 'resilience'] },
    },
  });
  play(s, 'keep resilience');
  expect([question(s), view(s).specials.every(({ controller }) => controller === null)]).toEqual([
    'turn',
    true,
  ]);
});
