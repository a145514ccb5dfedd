import { configure, isRefusal, plainRefusal, Rng, type State, unattended, uniform } from '@clade/engine';
import { describe, expect, test } from 'vitest';
import { dominantSpecies } from '../src/index.ts';
import { animal, disk, options, play, question, SIX, table, tile } from '../src/testing/index.ts';

describe('what is left out', () => {
  test('animals alone are the start of a game (DS-4.1)', () => {
    const s = table({});
    const view = dominantSpecies.view(s, 0);
    expect(question(s)).toBe('placement');
    expect(view.initiative).toEqual(['insects', 'arachnids', 'amphibians', 'birds', 'reptiles', 'mammals']);
    expect(view.tiles.map((t) => t.terrain).sort()).toEqual([
      'desert',
      'forest',
      'jungle',
      'mountain',
      'savannah',
      'tundra',
      'wetland',
    ]);
    expect(view.corners).toHaveLength(12);
    expect(animal(s, 'birds').pool).toBe(30);
    expect(animal(s, 'birds').pawns).toEqual({ available: 3, display: 0, box: 7 });
    expect(view.cards.faceUp).toHaveLength(5);
    expect(view.cards.deck).toBe(17);
    expect(view.stacks.map((x) => x.left)).toEqual([7, 7, 7]);
    expect(Object.values(view.bag).reduce((a, b) => a + b)).toBe(96);
  });

  test('with tiles there are no disks and no cubes but those that are named', () => {
    const s = table({ tiles: { D3: 'tundra', D2: 'sea' }, cubes: { D2: { birds: 3 } } });
    expect(dominantSpecies.view(s, 0).corners).toEqual([]);
    expect(tile(s, 'D2').cubes).toEqual({ birds: 3 });
    expect(tile(s, 'D3').cubes).toEqual({});
    expect(animal(s, 'birds').pool).toBe(31);
    expect(animal(s, 'mammals').pool).toBe(34);
  });

  test('pools and eliminated cubes complete each other', () => {
    const s = table({ animals: { ...SIX, birds: { pool: 10 }, insects: { eliminated: 4 } } });
    expect(animal(s, 'birds').eliminated).toBe(20);
    expect(animal(s, 'insects').pool).toBe(26);
  });

  test('pawns on the display are taken from those of the start', () => {
    const s = table({ spaces: { 'domination-1': 'birds', 'glaciation-2': 'birds' } });
    expect(animal(s, 'birds').pawns).toEqual({ available: 1, display: 2, box: 7 });
  });

  test('what lies under tundra is some tile that is left', () => {
    const s = table({ tiles: { D3: 'tundra', D2: { terrain: 'tundra', under: 'desert' } } });
    expect(tile(s, 'D2').under).toBe('desert');
    expect(tile(s, 'D3').under).toBe('sea');
  });

  test('cards that are named nowhere have been taken', () => {
    const s = table({ cards: { faceUp: ['fertile'], deck: ['ice-age', 'biomass'] } });
    expect(dominantSpecies.view(s, 0).cards).toEqual({ faceUp: ['fertile'], deck: 2, taken: 19 });
  });

  test('a number of cards for the deck has Ice Age among them', () => {
    const s = table({ cards: { faceUp: [], deck: 1 } });
    expect(dominantSpecies.writePosition(s).cards).toEqual({ faceUp: [], deck: ['ice-age'] });
  });

  test('points count as points of tiles, or by their sources', () => {
    const s = table({
      animals: { ...SIX, birds: { points: 12 }, insects: { points: { cards: -3, tiles: 9 } } },
    });
    expect(animal(s, 'birds').parts).toEqual({ tiles: 12 });
    expect(animal(s, 'insects').points).toBe(6);
  });

  test('the animal to place is the one that is named', () => {
    const s = table({ toAct: 'birds' });
    play(s, 'place a pawn on adaptation-1');
    expect(dominantSpecies.view(s, 0).spaces).toEqual({ 'adaptation-1': 'birds' });
    // After the Birds the Reptiles are next on the track (DS-5.2.1).
    play(s, 'place a pawn on adaptation-2');
    expect(dominantSpecies.view(s, 0).spaces['adaptation-2']).toBe('reptiles');
  });
});

test('forced choices are asked in written positions, and taken with "auto"', () => {
  const one = {
    animals: { mammals: {}, insects: {} },
    phase: 'execution',
    cursor: 'domination-1',
    spaces: { 'domination-1': 'insects' },
    cards: { faceUp: ['nocturnal'], deck: 0 },
  };
  const asked = table(one);
  play(asked, 'score E3');
  expect(options(asked)).toEqual(['choose nocturnal']);
  const auto = table({ ...one, forced: 'auto' });
  play(auto, 'score E3');
  expect(question(auto)).toBe('placement');
});

/** A state of a random game, some moves in. */
function reach(players: number, given: Record<string, unknown>, moves: number): State {
  const config = configure(dominantSpecies, players, { ...unattended(dominantSpecies), ...given });
  if (isRefusal(config)) throw new Error(plainRefusal(config));
  const s = dominantSpecies.setup(config, 'position');
  const choose = uniform(dominantSpecies, new Rng(`position ${moves}`));
  for (let i = 0; i < moves; i++) {
    const seat = 31 - Math.clz32(dominantSpecies.pending(s));
    dominantSpecies.apply(s, seat, choose(s, seat));
  }
  return s;
}

test.each([
  [2, {}, 23],
  [3, { animals: 2 }, 60],
  [6, { assignment: 'choose' }, 3],
  [4, { earth: 'random', deck: 'long' }, 71],
])('a printed position is read back to the same state: %i players, %j, %i moves', (players, given, moves) => {
  const s = reach(players, given, moves);
  const position = JSON.parse(JSON.stringify(dominantSpecies.writePosition(s)));
  const again = dominantSpecies.readPosition(position);
  if (isRefusal(again)) throw new Error(plainRefusal(again));
  expect(Array.from(again)).toEqual(Array.from(s));
});

test('a finished game is a position too', () => {
  const s = table({
    phase: 'over',
    end: 'dead-world',
    animals: { birds: { points: 5 }, mammals: { points: 9 } },
  });
  expect(dominantSpecies.pending(s)).toBe(0);
  expect(dominantSpecies.result(s)).toMatchObject({ reason: 'dead-world', winners: [1] });
  expect(disk(s, 'D2-D3-E3')).toBe('water');
});
