import type { GameEvent } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { expectChanged, options, play, question, refused } from '../../../src/testing/index.ts';
import { atTurn, byCards, evolving, four, isThrough, row, view } from './stage.ts';

const named = (card: string): unknown => expect.objectContaining({ card });

rule('DSM-6.3.8', 'first the top discard, which stays; then another card of the row as if chosen', () => {
  const cards = {
    row: ['annelids', 'cladogenesis', 'ecodiversity', 'trophic-cascade', 'asteroid'],
    discard: ['producers', 'biodiversity'],
  };
  const s = evolving('fishes', cards);
  play(s, 'choose cladogenesis');
  expect([question(s), options(s)]).toEqual(['cladogenesis-discard', ['choose biodiversity']]);
  expect(refused(s, 'choose producers')).toMatchObject({ code: 'other-card', rule: 'DSM-6.3.8' });
  const { discard } = view(s);
  play(s, 'choose biodiversity');
  expect(byCards(s, 'fishes')).toBe(1);
  expect(view(s).discard).toEqual(discard);
  const others = ['annelids', 'asteroid', 'ecodiversity', 'trophic-cascade'];
  expect(options(s)).toEqual(others.map((card) => `choose ${card}`));
  expect(refused(s, 'choose cladogenesis')).toMatchObject({ code: 'other-card', rule: 'DSM-6.3.8' });
  play(s, 'choose trophic-cascade', 'choose tile D4');
  // X is the slot of that card, 4.
  const corners = ['C3-D3-D4', 'C3-C4-D4', 'C4-D4-D5', 'D3-D4-E3'];
  const removals = corners.map((corner) => `remove the disk on ${corner}`);
  play(s, ...removals);
  expect(isThrough(s)).toBe(true);
  // It was discarded before Cladogenesis.
  expect(view(s).discard).toEqual([...discard, 'trophic-cascade', 'cladogenesis']);
  expect(row(s)).toEqual(['annelids', 'ecodiversity', 'asteroid']);
  const t = evolving('fishes', cards);
  const both = ['choose biodiversity', 'choose trophic-cascade', 'choose tile D4', ...removals];
  expectChanged(t, () => play(t, 'choose cladogenesis', ...both), {
    'animals.fishes.points.cards': [0, 1],
    'corners.C3-D3-D4': ['sun', undefined],
    'corners.C3-C4-D4': ['sponges', undefined],
    'corners.C4-D4-D5': ['plankton', undefined],
    'corners.D3-D4-E3': ['algae', undefined],
    'row.1': [['cladogenesis', 'ecodiversity', 'trophic-cascade'].map(named), [named('ecodiversity')]],
    [`discard.${discard.length}`]: [
      [],
      [
        { card: 'trophic-cascade', slot: 4 },
        { card: 'cladogenesis', slot: 2 },
      ],
    ],
    toAct: ['fishes', 'cephalopods'],
  });
});

rule('DSM-6.3.8 DSM-6.1.5', 'out of the discard pile X is 0: such a card does nothing', () => {
  const s = evolving('fishes', { row: ['cladogenesis'], discard: ['asteroid', 'trophic-cascade'] });
  play(s, 'choose cladogenesis', 'choose trophic-cascade');
  // No other card in the row either: both parts are over.
  expect(isThrough(s)).toBe(true);
  expect(view(s).corners).toHaveLength(6);
  expect(view(s).discard.slice(-2)).toEqual(['trophic-cascade', 'cladogenesis']);
});

rule('DSM-6.3.8', 'an empty pile skips the first part; each card is replaced in its turn', () => {
  const s = evolving('fishes', {
    row: ['cladogenesis', 'biodiversity', 'annelids', 'producers', 'univalves'],
    deck: 20,
  });
  play(s, 'choose cladogenesis');
  expect(question(s)).toBe('cladogenesis-row');
  const events: GameEvent[] = play(s, 'choose biodiversity');
  const cards = events
    .filter(({ type }) => type === 'card-discarded' || type === 'card-revealed')
    .map((event) => (event.type === 'card-discarded' ? `-${String(event.card)}` : 'new'));
  expect(cards).toEqual(['-biodiversity', 'new', '-cladogenesis', 'new']);
  expect([row(s).length, view(s).deck, view(s).discard]).toEqual([5, 18, ['biodiversity', 'cladogenesis']]);
});

rule('DSM-6.3.8 DSM-5.18.1', 'Asteroid resolved by the second part ends the game with this round', () => {
  const s = evolving('fishes', { row: ['cladogenesis', 'asteroid'], discard: ['producers'] });
  play(s, 'choose cladogenesis', 'choose producers', 'choose asteroid', 'choose tile C1');
  expect([isThrough(s), view(s).lastRound]).toEqual([true, true]);
});

rule('DSM-6.3.8', 'resolved by Ancient Lineage it does not resolve itself', () => {
  const s = atTurn('fishes', {
    animals: four({ fishes: { traits: ['ancient-lineage'] } }),
    row: ['biodiversity', 'annelids', 'asteroid'],
    discard: ['producers', 'cladogenesis'],
  });
  play(s, 'retrieve', 'choose cladogenesis');
  expect([question(s), options(s)]).toEqual([
    'cladogenesis-row',
    ['choose annelids', 'choose asteroid', 'choose biodiversity'],
  ]);
  play(s, 'choose biodiversity');
  expect([isThrough(s), byCards(s, 'fishes')]).toEqual([true, 1]);
  expect(view(s).discard.slice(-3)).toEqual(['producers', 'cladogenesis', 'biodiversity']);
  expect(row(s)).toEqual(['annelids', 'asteroid']);
});
