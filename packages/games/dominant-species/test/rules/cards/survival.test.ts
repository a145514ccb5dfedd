import { isRefusal } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { CARD_IDS, dominantSpecies } from '../../../src/index.ts';
import { animal, executing, SIX } from '../../../src/testing/index.ts';
import { declineUntil, earth, phase } from './stage.ts';

rule('DS-6.27.1', 'Survival is no dominance card; its owner follows from the cubes on tundra', () => {
  expect(CARD_IDS).toHaveLength(26);
  expect(CARD_IDS).not.toContain('survival');
  const cards = { faceUp: ['survival'], deck: 3 };
  const refused = dominantSpecies.readPosition({ game: 'dominant-species', animals: SIX, cards });
  expect(isRefusal(refused)).toBe(true);
  const s = executing({ 'domination-1': 'mammals' }, earth({ cubes: { D3: { mammals: 2, birds: 1 } } }));
  expect(dominantSpecies.view(s, 0).survival).toBe('mammals');
  // It is scored at the end of the round and stays where the cubes are: nothing is turned up or taken for it.
  const { taken } = dominantSpecies.view(s, 0).cards;
  declineUntil(s, () => phase(s) === 'planning');
  expect(animal(s, 'mammals').parts.survival).toBe(1);
  expect(dominantSpecies.view(s, 0).cards.taken).toBe(taken);
});
