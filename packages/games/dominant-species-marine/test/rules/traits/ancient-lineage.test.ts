import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import {
  animal,
  asked,
  expectChanged,
  options,
  play,
  question,
  refused,
} from '../../../src/testing/index.ts';
import { atTurn, byCards, four, isThrough, view } from '../cards/stage.ts';

const LINEAGE = four({ fishes: { traits: ['ancient-lineage'] } });

rule('DSM-6.4.1', 'at a Retrieve you may resolve the top discard, which stays there', () => {
  const position = {
    animals: LINEAGE,
    discard: ['producers', 'biodiversity'],
    spaces: { 'domination-3': 'fishes' },
  };
  const s = atTurn('fishes', position);
  play(s, 'retrieve');
  expect([question(s), asked(s)]).toEqual(['ancient-lineage', 'fishes']);
  expect(options(s)).toEqual(['choose biodiversity', 'skip']);
  expect(refused(s, 'choose producers')).toMatchObject({ code: 'other-card', rule: 'DSM-6.4.1' });
  // The pawns are back already.
  expect(animal(s, 'fishes').pawns).toMatchObject({ available: 4, display: 0 });
  const whole = atTurn('fishes', position);
  expectChanged(whole, () => play(whole, 'retrieve', 'choose biodiversity'), {
    'animals.fishes.points.cards': [0, 1],
    'animals.fishes.chain': ['left', 'right'],
    'animals.fishes.pawns': [3, 4],
    'spaces.domination-3': ['fishes', undefined],
    toAct: ['fishes', 'cephalopods'],
  });
});

rule('DSM-6.4.1', 'you may decline, and nobody else is asked', () => {
  const s = atTurn('fishes', { animals: LINEAGE, discard: ['biodiversity'] });
  play(s, 'retrieve', 'skip');
  expect([isThrough(s), byCards(s, 'fishes')]).toEqual([true, 0]);
  play(s, 'retrieve');
  expect([question(s), view(s).turn]).toEqual(['turn', 'reptiles']);
});

rule('DSM-6.4.1', 'an empty pile asks nothing', () => {
  const s = atTurn('fishes', {
    animals: LINEAGE,
    row: ['annelids', 'producers', 'univalves', 'fertile', 'biomass'],
    deck: 20,
  });
  expect(view(s).discard).toEqual([]);
  play(s, 'retrieve');
  expect([question(s), view(s).turn]).toEqual(['turn', 'cephalopods']);
});

rule('DSM-6.4.1 DSM-5.3.3', 'it comes before a Reseed that the Retrieve causes', () => {
  const right = { chain: 'right' };
  const s = atTurn('fishes', {
    animals: four({
      reptiles: right,
      cephalopods: right,
      crustaceans: right,
      fishes: { traits: ['ancient-lineage'] },
    }),
    discard: ['biodiversity'],
  });
  play(s, 'retrieve');
  expect([question(s), view(s).round, view(s).animals.map(({ chain }) => chain)]).toEqual([
    'ancient-lineage',
    1,
    ['right', 'right', 'right', 'right'],
  ]);
  const events = play(s, 'choose biodiversity').map(({ type }) => type);
  expect(events.indexOf('card-resolved')).toBeLessThan(events.indexOf('reseed'));
  expect([view(s).round, view(s).turn]).toEqual([2, 'cephalopods']);
});
