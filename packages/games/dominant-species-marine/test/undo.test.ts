import {
  configure,
  isRefusal,
  legalMoves,
  movesAfterUndo,
  plainRefusal,
  Rng,
  seatsToAct,
  unattended,
} from '@clade/engine';
import { PlayedCourse } from '@clade/engine/testing';
import { describe, expect, test } from 'vitest';
import { dominantSpeciesMarine } from '../src/index.ts';
import { table } from '../src/testing/index.ts';

/** Fishes sit at seat 0 and are lower in the Food Chain, so they begin. */
const TWO = { fishes: {}, reptiles: {} };

describe('a seat may go back', () => {
  test('over its pawn and its action until another animal decides', () => {
    const game = new PlayedCourse(dominantSpeciesMarine, table({ animals: TWO }));
    game.play(0, 'place a pawn on regression-1').play(0, 'use the action');
    expect(game.back(0, 0)).toBeUndefined();
    expect(game.back(0, 1)).toBeUndefined();
    game.play(1, 'place a pawn on regression-2');
    expect(game.back(0, 0)).toBe('other-seat');
    expect(game.back(1, 2)).toBeUndefined();
  });

  test('over the choice of a special pawn', () => {
    const specials = { sun: { controller: 'fishes', target: 3 } };
    const game = new PlayedCourse(dominantSpeciesMarine, table({ animals: TWO, specials }));
    game.play(0, 'use the pawn of sun');
    expect(game.back(0, 0)).toBeUndefined();
  });

  test('over the small steps of one action', () => {
    const s = table({ animals: TWO, doing: [{ id: 'migration', space: 'migration-3' }] });
    const game = new PlayedCourse(dominantSpeciesMarine, s);
    game.play(0, 'move a cube from D4 to C3').play(0, 'move a cube from D4 to D5').play(0, 'stop');
    expect(game.back(0, 0)).toBeUndefined();
    expect(game.back(0, 2)).toBeUndefined();
  });

  test('over the turns of the other animal of the same player', () => {
    const animals = {
      reptiles: { seat: 0 },
      cephalopods: { seat: 1 },
      fishes: { seat: 1 },
      crustaceans: { seat: 0 },
    };
    const game = new PlayedCourse(dominantSpeciesMarine, table({ animals, toAct: 'fishes' }));
    game.play(1, 'retrieve').play(1, 'retrieve');
    expect(game.back(1, 0)).toBeUndefined();
  });

  test('not past a card that is turned up behind the one that was resolved', () => {
    const s = table({ animals: TWO, doing: [{ id: 'resolve', card: 'annelids' }, { id: 'fertile' }] });
    const game = new PlayedCourse(dominantSpeciesMarine, s).play(0, 'choose tile D4');
    expect(game.back(0, 0)).toBe('draw');
  });

  test('not past a tile that is turned up', () => {
    const s = table({ animals: TWO, doing: [{ id: 'wanderlust' }] });
    const game = new PlayedCourse(dominantSpeciesMarine, s).play(0, 'take the tile of stack 2');
    expect(game.back(0, 0)).toBe('draw');
  });

  test('not past the draw of Symbiotic, nor past the look of Gene Expression', () => {
    for (const card of ['symbiotic', 'gene-expression']) {
      const s = table({
        animals: TWO,
        row: [card, 'annelids', 'producers', 'univalves', 'biomass'],
        doing: [{ id: 'evolution', step: 1, hex: 'D4', space: 'evolution-1' }],
      });
      const game = new PlayedCourse(dominantSpeciesMarine, s).play(0, `choose ${card}`);
      expect(game.back(0, 0)).toBe('draw');
    }
  });

  test('over its choice among the three cards of Gene Expression, which are known by then', () => {
    const s = table({
      animals: TWO,
      doing: [{ id: 'gene-expression', step: 1 }],
      look: ['flight', 'social', 'solitary'],
    });
    const game = new PlayedCourse(dominantSpeciesMarine, s).play(0, 'choose the trait social');
    expect(game.back(0, 0)).toBeUndefined();
    game.play(0, 'give up resilience');
    expect(game.back(0, 0)).toBeUndefined();
  });

  test('not past the draws of Reseed', () => {
    const animals = { fishes: {}, reptiles: { chain: 'right' } };
    const game = new PlayedCourse(dominantSpeciesMarine, table({ animals })).play(0, 'retrieve');
    expect(dominantSpeciesMarine.view(game.now, 0).round).toBe(2);
    expect(game.back(0, 0)).toBe('draw');
  });
});

describe('the choice of traits, which all make at once (DSM-4.1.11)', () => {
  const three = (): PlayedCourse =>
    new PlayedCourse(
      dominantSpeciesMarine,
      table({
        phase: 'traits',
        animals: {
          fishes: { dealt: ['flight', 'social', 'solitary'] },
          reptiles: { dealt: ['cannibal', 'carnivore', 'ram-feeder'] },
          crustaceans: { dealt: ['hadopelagic', 'prey-switching', 'resilience'] },
        },
      }),
    );

  test('may be withdrawn although others have chosen since, and they keep their choice', () => {
    const game = three().play(0, 'keep flight').play(1, 'keep carnivore');
    expect(game.back(0, 0)).toBeUndefined();
    expect(game.back(1, 1)).toBeUndefined();
    const rest = movesAfterUndo(game.moves, 0, 0);
    expect(rest.map((m) => m.move)).toEqual([['keep', 'carnivore']]);
    const again = three().play(1, 'keep carnivore');
    expect(seatsToAct(dominantSpeciesMarine, again.now)).toEqual([0, 2]);
    again.play(0, 'keep solitary').play(2, 'keep resilience');
    const traits = dominantSpeciesMarine.view(again.now, 0).animals.map((a) => a.traits);
    expect(traits).toEqual([['carnivore'], ['solitary'], ['resilience']]);
  });

  test('is final for everybody once the last one is in', () => {
    const game = three().play(0, 'keep flight').play(1, 'keep carnivore').play(2, 'keep resilience');
    expect(game.back(0, 0)).toBe('other-seat');
    expect(game.back(1, 1)).toBe('other-seat');
    // The row has been filled.
    expect(game.back(2, 2)).toBe('draw');
  });

  test('shows to the last one what the others keep, even before anything is drawn', () => {
    // Pack Hunters ask before the row is filled (DSM-4.1.12, DSM-4.1.13).
    const animals = {
      fishes: { dealt: ['flight', 'pack-hunters', 'solitary'] },
      reptiles: { dealt: ['cannibal', 'carnivore', 'ram-feeder'] },
    };
    const game = new PlayedCourse(dominantSpeciesMarine, table({ phase: 'traits', animals }));
    game.play(0, 'keep pack-hunters').play(1, 'keep carnivore');
    expect(game.back(1, 1)).toBe('reveal');
  });

  test('of both animals of one player is open too, until the other player is done', () => {
    const animals = {
      reptiles: { seat: 0 },
      cephalopods: { seat: 1 },
      fishes: { seat: 0 },
      crustaceans: { seat: 1 },
    };
    const game = new PlayedCourse(dominantSpeciesMarine, table({ phase: 'traits', animals }));
    const first = (seat: number): string => {
      const [move] = legalMoves(dominantSpeciesMarine, game.now, seat);
      return dominantSpeciesMarine.describe(game.now, move!);
    };
    game.play(0, first(0)).play(0, first(0)).play(1, first(1));
    expect(game.back(0, 0)).toBeUndefined();
    expect(game.back(0, 1)).toBeUndefined();
    game.play(1, first(1));
    expect(game.back(0, 1)).toBe('other-seat');
  });
});

test('in random games nothing may be taken back behind which something was drawn', () => {
  const config = configure(dominantSpeciesMarine, 3, unattended(dominantSpeciesMarine));
  if (isRefusal(config)) throw new Error(plainRefusal(config));
  const game = new PlayedCourse(dominantSpeciesMarine, dominantSpeciesMarine.setup(config, 'undo'));
  const rng = new Rng('undo');
  const seen = { allowed: 0, refused: 0, drawn: 0 };
  const shown = (): string => {
    const { deck, stacks, round } = dominantSpeciesMarine.view(game.now, -1);
    return `${round} ${deck} ${stacks.map((x) => x.left).join()}`;
  };
  const history = [shown()];
  for (let n = 0; n < 400; n++) {
    const seat = seatsToAct(dominantSpeciesMarine, game.now)[0]!;
    const legal = legalMoves(dominantSpeciesMarine, game.now, seat);
    game.make(seat, legal[rng.below(legal.length)]!);
    history.push(shown());
    const open = dominantSpeciesMarine.view(game.now, -1).phase === 'traits';
    for (let from = Math.max(0, game.moves.length - 4); from < game.moves.length; from++) {
      const stop = game.back(seat, from);
      seen[stop === undefined ? 'allowed' : 'refused']++;
      if (history[from] !== history.at(-1)) {
        seen.drawn++;
        expect(stop).toBeDefined();
      }
      if (!open && game.moves.slice(from).some((m) => m.seat !== seat)) expect(stop).toBeDefined();
    }
  }
  expect(seen.allowed).toBeGreaterThan(100);
  expect(seen.refused).toBeGreaterThan(100);
  expect(seen.drawn).toBeGreaterThan(10);
});
