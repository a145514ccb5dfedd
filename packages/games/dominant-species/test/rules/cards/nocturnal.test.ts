import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { dominantSpecies } from '../../../src/index.ts';
import { asked } from '../../../src/testing/index.ts';
import { declineUntil, expectTaken, isThrough, phase, TWO_PLAYERS, taking } from './stage.ts';

const track = (s: ReturnType<typeof taking>) => dominantSpecies.view(s, 0).initiative;

rule('DS-6.22.1', 'your marker changes places with the one to its left; the leftmost stays', () => {
  const s = expectTaken('nocturnal', 'birds', 'C4', [], {
    'initiative.2': ['amphibians', 'birds'],
    'initiative.3': ['birds', 'amphibians'],
  });
  expect(isThrough(s)).toBe(true);
  expectTaken('nocturnal', 'insects', 'E3', [], {});
  // One step only, and from where the marker stands now; DS-4.7.3: past the marker of the same player too.
  const second = taking('nocturnal', 'reptiles', 'E4', {
    animals: TWO_PLAYERS,
    initiative: ['mammals', 'reptiles', 'insects', 'birds', 'amphibians', 'arachnids'],
  });
  expect(track(second)).toEqual(['reptiles', 'mammals', 'insects', 'birds', 'amphibians', 'arachnids']);
  // The next Planning goes by it.
  declineUntil(second, () => phase(second) === 'planning');
  expect(asked(second)).toBe('reptiles');
});
