import { configure, isRefusal, legalMoves, plainRefusal, Rng, seatsToAct, unattended } from '@clade/engine';
import { PlayedCourse } from '@clade/engine/testing';
import { describe, expect, test } from 'vitest';
import { dominantSpecies } from '../src/index.ts';
import { executing, table } from '../src/testing/index.ts';

const TWO = { mammals: {}, insects: {} };

describe('a seat may go back', () => {
  test('over its own placements until another animal places', () => {
    const game = new PlayedCourse(dominantSpecies, table({ animals: TWO }));
    game.play(1, 'place a pawn on domination-1');
    expect(game.back(1, 0)).toBeUndefined();
    game.play(0, 'place a pawn on domination-2');
    expect(game.back(1, 0)).toBe('other-seat');
    expect(game.back(0, 1)).toBeUndefined();
  });

  test('over the small steps of one action', () => {
    const s = executing({ 'migration-1': 'insects', 'domination-1': 'mammals' }, { animals: TWO });
    const game = new PlayedCourse(dominantSpecies, s);
    game.play(1, 'move a cube from D2 to E3').play(1, 'move a cube from E3 to D2').play(1, 'stop');
    expect(game.back(1, 0)).toBeUndefined();
    expect(game.back(1, 2)).toBeUndefined();
  });

  test('over the choices of another animal of the same player, because it is the same seat', () => {
    const animals = {
      mammals: { seat: 0 },
      reptiles: { seat: 0 },
      birds: { seat: 0 },
      amphibians: { seat: 1 },
      arachnids: { seat: 1 },
      insects: { seat: 1 },
    };
    const game = new PlayedCourse(dominantSpecies, table({ animals, options: { animals: 3 } }));
    game.play(1, 'place a pawn on domination-1').play(1, 'place a pawn on domination-2');
    expect(game.back(1, 0)).toBeUndefined();
  });

  test('not past the draws of Reseed', () => {
    // The last decision of the round; behind it everything is drawn.
    const s = executing(
      { 'domination-5': 'mammals' },
      { animals: TWO, cubes: {}, cards: { faceUp: [], deck: 5 } },
    );
    const game = new PlayedCourse(dominantSpecies, s).play(0, 'forgo');
    expect(game.back(0, 0)).toBe('draw');
  });

  test('not past the blind draw of Symbiotic', () => {
    const s = executing(
      { 'domination-1': 'insects', 'domination-2': 'insects' },
      { animals: TWO, cards: { faceUp: ['symbiotic', 'fertile'], deck: 0 } },
    );
    const game = new PlayedCourse(dominantSpecies, s).play(1, 'score E3');
    expect(game.back(1, 0)).toBeUndefined();
    game.play(1, 'choose symbiotic');
    expect(game.back(1, 1)).toBe('draw');
  });

  test('not past a card that is turned up, although it had to be this one', () => {
    const s = executing(
      { 'domination-5': 'mammals' },
      {
        animals: TWO,
        cubes: {},
        boxes: {},
        cards: { faceUp: ['fertile'], deck: ['biomass', 'ice-age'] },
      },
    );
    const game = new PlayedCourse(dominantSpecies, s).play(0, 'forgo');
    expect(dominantSpecies.view(game.now, 0).cards.faceUp).toContain('ice-age');
    expect(game.back(0, 0)).toBe('draw');
  });
});

test('in random games nothing may be taken back behind which something was drawn', () => {
  const config = configure(dominantSpecies, 3, unattended(dominantSpecies));
  if (isRefusal(config)) throw new Error(plainRefusal(config));
  const game = new PlayedCourse(dominantSpecies, dominantSpecies.setup(config, 'undo'));
  const rng = new Rng('undo');
  const seen = { allowed: 0, refused: 0, drawn: 0 };
  for (let n = 0; n < 400; n++) {
    const seat = seatsToAct(dominantSpecies, game.now)[0]!;
    const legal = legalMoves(dominantSpecies, game.now, seat);
    game.make(seat, legal[rng.below(legal.length)]!);
    const rounds = game.states.map((s) => dominantSpecies.view(s, 0).round);
    for (let from = Math.max(0, game.moves.length - 4); from < game.moves.length; from++) {
      const stop = game.back(seat, from);
      seen[stop === undefined ? 'allowed' : 'refused']++;
      if (rounds[from] !== rounds.at(-1)) {
        seen.drawn++;
        expect(stop).toBeDefined();
      }
      const others = game.moves.slice(from).some((m) => m.seat !== seat);
      if (others) expect(stop).toBeDefined();
    }
  }
  expect(seen.allowed).toBeGreaterThan(100);
  expect(seen.refused).toBeGreaterThan(100);
  expect(seen.drawn).toBeGreaterThan(10);
});
