import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { dominantSpeciesMarine } from '../../../src/index.ts';
import { asked, play } from '../../../src/testing/index.ts';
import {
  atTurn,
  byCards,
  byTiles,
  earth,
  evolving,
  expectResolved,
  four,
  isThrough,
  resolving,
  row,
  rowWith,
  view,
} from './stage.ts';

const ALL = ['reptiles', 'cephalopods', 'fishes', 'crustaceans'] as const;

rule('DSM-6.3.21', 'bonus VPs for the tiles on which only your animal is', () => {
  // Three tiles are worth 6.
  const s = expectResolved(
    'monotypic-habitat',
    'crustaceans',
    [],
    { 'animals.crustaceans.points.cards': [0, 6] },
    earth({
      cubes: {
        C3: { crustaceans: 1 },
        C4: { crustaceans: 4 },
        D5: { crustaceans: 1 },
        E4: { crustaceans: 2, fishes: 1 },
        E3: { fishes: 1 },
      },
    }),
  );
  expect(isThrough(s)).toBe(true);
  expect(byCards(resolving('monotypic-habitat', 'crustaceans'), 'crustaceans')).toBe(0);
});

rule('DSM-6.3.21', 'in play: ties of tile scoring go to the lower animal, also for the card itself', () => {
  const s = evolving('crustaceans', { row: rowWith('monotypic-habitat', 2) });
  expect(ALL.map((id) => byTiles(s, id))).toEqual([0, 2, 3, 6]);
  // More cubes still come first.
  const more = evolving('crustaceans', {
    row: rowWith('monotypic-habitat', 2),
    ...earth({ cubes: { D4: { reptiles: 4, fishes: 3, crustaceans: 3 } } }),
  });
  expect(ALL.map((id) => byTiles(more, id))).toEqual([6, 0, 2, 3]);
  // Scoring by a card: Bountiful Habitat.
  const bountiful = evolving('crustaceans', { row: ['bountiful-habitat', 'monotypic-habitat', 'asteroid'] });
  play(bountiful, 'choose bountiful-habitat', 'choose reef tiles');
  expect(ALL.map((id) => byCards(bountiful, id))).toEqual([0, 2, 3, 6]);
});

rule('DSM-6.3.21', 'neither the turn order nor anything "in Food Chain order" is reversed', () => {
  const s = evolving('crustaceans', {
    row: ['disease', 'monotypic-habitat', 'asteroid'],
    animals: four({ reptiles: { elements: ['sun'] }, fishes: { elements: ['sun'] } }),
  });
  play(s, 'choose disease');
  expect(asked(s)).toBe('reptiles');
  play(s, 'give up sun on the board', 'give up sun on the board');
  expect(view(s).turn).toBe('fishes');
});

/** The last Retrieve of the last round; Reptiles and Crustaceans have as many points, and nobody has cubes. */
function ending(cards: readonly string[]) {
  const own = { points: 7, chain: 'right', eliminated: 34 };
  const s = atTurn('crustaceans', {
    animals: four({
      reptiles: own,
      cephalopods: { ...own, points: 3 },
      fishes: { ...own, points: 3 },
      crustaceans: { ...own, chain: 'left' },
    }),
    ...earth({ cubes: { D4: null } }),
    row: cards,
    discard: ['asteroid'],
  });
  play(s, 'retrieve');
  return dominantSpeciesMarine.result(s);
}

rule('DSM-6.3.21 DSM-5.18.5', 'while it lies face up the final tie goes to the lower animal', () => {
  expect(ending(['annelids'])).toMatchObject({ reason: 'asteroid', winners: [0] });
  expect(ending(['annelids', 'monotypic-habitat'])).toMatchObject({ reason: 'asteroid', winners: [3] });
});

rule('DSM-6.1.4 DSM-6.3.21', 'it works while it is resolved, and no more once it is discarded', () => {
  const evolution = ['land', 'land', 'kelp', 'reef', 'reef'];
  const s = resolving('monotypic-habitat', 'crustaceans', { chips: { evolution } });
  expect(ALL.map((id) => byTiles(s, id))).toEqual([0, 2, 3, 6]);
  expect(row(s)).not.toContain('monotypic-habitat');
  play(s, 'place a pawn on evolution-4', 'score D4');
  expect(ALL.map((id) => byTiles(s, id))).toEqual([6, 5, 5, 6]);
});
