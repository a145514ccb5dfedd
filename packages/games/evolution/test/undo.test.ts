import {
  applyChecked,
  isRefusal,
  legalMoves,
  type Move,
  movesAfterUndo,
  Rng,
  type Seat,
  SPECTATOR,
  type State,
  seatsToAct,
} from '@clade/engine';
import { PlayedCourse } from '@clade/engine/testing';
import { describe, expect, test } from 'vitest';
import { evolution } from '../src/index.ts';
import { sp, table } from '../src/testing/index.ts';

const burrowing = { trait: 'burrowing', food: 3 };
const climbing = { trait: 'climbing', food: 3 };

describe('a seat may go back', () => {
  const cardTurn = (): PlayedCourse =>
    new PlayedCourse(
      evolution,
      table({
        phase: 'play',
        toAct: 0,
        players: [
          { hand: [burrowing, climbing, 'horns'], foodCard: { trait: 'long-neck', food: 9 } },
          { hand: [burrowing, climbing], foodCard: { trait: 'fertile', food: 7 } },
        ],
      }),
    );

  test('over the cards it has played and the end of its turn, until the next player decides', () => {
    const game = cardTurn().play(0, 'put burrowing 3 on species 1').play(0, 'end turn');
    expect(game.back(0, 0)).toBeUndefined();
    expect(game.back(0, 1)).toBeUndefined();
    game.play(1, 'put climbing 3 on species 1');
    expect(game.back(0, 0)).toBe('other-seat');
    expect(game.back(1, 2)).toBeUndefined();
  });

  test('not past the reveal that the last card turn brings about', () => {
    const game = cardTurn().play(0, 'put burrowing 3 on species 1').play(0, 'end turn').play(1, 'end turn');
    expect(game.back(1, 2)).toBe('reveal');
  });

  test('not past a draw: extinction gives cards to somebody', () => {
    const prey = sp(1, 1, 0, ['burrowing']);
    const game = new PlayedCourse(
      evolution,
      table({
        phase: 'feeding',
        players: [
          { hand: [], species: [sp(4, 3, 0, ['carnivore']), sp(1, 1)] },
          { hand: [], species: [prey, sp(1, 1)] },
        ],
        wateringHole: 5,
      }),
    ).play(0, 'attack player 2 species 1 with species 1');
    expect(game.back(0, 0)).toBe('draw');
  });

  test('over an attack that turns up nothing', () => {
    const game = new PlayedCourse(
      evolution,
      table({
        phase: 'feeding',
        players: [
          { hand: [], species: [sp(4, 3, 0, ['carnivore']), sp(1, 1)] },
          { hand: [], species: [sp(1, 3), sp(1, 1)] },
        ],
        wateringHole: 5,
      }),
    ).play(0, 'attack player 2 species 1 with species 1');
    expect(game.back(0, 0)).toBeUndefined();
  });
});

describe('a food card', () => {
  const choosing = (players: number, more = {}): PlayedCourse =>
    new PlayedCourse(
      evolution,
      table({
        phase: 'food',
        players: Array.from({ length: players }, () => ({ hand: ['burrowing', 'climbing'] })),
        ...more,
      }),
    );
  const choice = (game: PlayedCourse, seat: Seat): Move => legalMoves(evolution, game.now, seat)[0]!;

  test('EVO-3.3.1: can be taken back while others still choose; their choices are kept', () => {
    const game = choosing(3);
    game.make(0, choice(game, 0));
    game.make(1, choice(game, 1));
    expect(game.back(0, 0)).toBeUndefined();
    expect(game.back(1, 0)).toBeUndefined();
    expect(movesAfterUndo(game.moves, 0, 0).map((m) => m.seat)).toEqual([1]);
  });

  test('EVO-3.3.1: cannot be taken back once the last has chosen and cards are played', () => {
    const game = choosing(3);
    for (const seat of [0, 1, 2]) game.make(seat, choice(game, seat));
    expect(game.back(0, 0)).toBe('other-seat');
    expect(game.back(2, 2)).toBeUndefined();
  });

  test('EVO-3.4.9: cannot be taken back once another seat has planned an action of quick play', () => {
    const game = choosing(3, { options: { quickPlay: true } });
    for (const seat of [0, 1, 2]) game.make(seat, choice(game, seat));
    expect(game.back(2, 2)).toBeUndefined();
    game.make(0, choice(game, 0));
    expect(game.back(2, 2)).toBe('other-seat');
    expect(game.back(0, 3)).toBeUndefined();
  });
});

/** How many copies of each card a viewer can name. */
function named(s: State, viewer: Seat): Map<string, number> {
  const view = evolution.view(s, viewer);
  const cards = new Map<string, number>();
  const see = (trait: string, food: number): void => {
    cards.set(`${trait} ${food}`, (cards.get(`${trait} ${food}`) ?? 0) + 1);
  };
  for (const { trait, food } of view.discard) see(trait, food);
  for (const player of view.players) {
    for (const { trait, food } of player.hand ?? []) see(trait, food);
    if (player.foodCard) see(player.foodCard.trait, player.foodCard.food);
    for (const { traits } of player.species) {
      for (const { id, food } of traits) if (id !== undefined && food !== undefined) see(id, food);
    }
  }
  return cards;
}

function learnedSomething(before: State, after: State, viewer: Seat): boolean {
  const known = named(before, viewer);
  return [...named(after, viewer)].some(([card, n]) => n > (known.get(card) ?? 0));
}

/** Checks every way back over the last few moves of random games of one kind of table. */
function checkGames(players: number, quickPlay: boolean, games: number): Record<string, number> {
  const rng = new Rng(`undo ${players} ${quickPlay}`);
  const config = evolution.config(table({ players: Array(players).fill({}) }));
  const options = { ...config.options, quickPlay };
  const seen = { allowed: 0, refused: 0, learned: 0 };
  for (let n = 0; n < games; n++) {
    const game = new PlayedCourse(evolution, evolution.setup({ ...config, options }, `undo ${n}`));
    for (
      let seats = seatsToAct(evolution, game.now);
      seats.length > 0;
      seats = seatsToAct(evolution, game.now)
    ) {
      const seat = seats[rng.below(seats.length)]!;
      const legal = legalMoves(evolution, game.now, seat);
      game.make(seat, legal[rng.below(legal.length)]!);
      for (let who = 0; who < players; who++) checkBack(game, who, rng, seen);
    }
  }
  return seen;
}

const FAR = 5;

function checkBack(game: PlayedCourse, seat: Seat, rng: Rng, seen: Record<string, number>): void {
  for (let from = Math.max(0, game.moves.length - FAR); from < game.moves.length; from++) {
    const stop = game.back(seat, from);
    if (learnedSomething(game.states[from]!, game.now, seat)) {
      seen.learned!++;
      expect(stop).toBeDefined();
    }
    seen[stop === undefined ? 'allowed' : 'refused']!++;
    if (stop !== undefined) continue;
    expectReplayable(game, seat, from);
    if (game.moves.slice(from).every((m) => m.seat === seat)) expectNothingLearned(game, seat, from, rng);
  }
}

/** What remains after going back is a game that can be played. */
function expectReplayable(game: PlayedCourse, seat: Seat, from: number): void {
  const s = evolution.clone(game.states[from]!);
  for (const line of movesAfterUndo(game.moves, seat, from).slice(from)) {
    const move = evolution.fromWire(line.move);
    expect(isRefusal(move) ? move : applyChecked(evolution, s, line.seat, move)).toBeUndefined();
  }
}

/** In any world the seat could have been in, its moves lead to the view that it has now. */
function expectNothingLearned(game: PlayedCourse, seat: Seat, from: number, rng: Rng): void {
  const expected = JSON.stringify(evolution.view(game.now, seat));
  for (let i = 0; i < 2; i++) {
    const world = evolution.sample(game.states[from]!, seat, rng);
    for (const line of game.moves.slice(from))
      evolution.apply(world, seat, evolution.fromWire(line.move) as Move);
    expect(JSON.stringify(evolution.view(world, seat))).toBe(expected);
  }
}

test.each([
  [2, false],
  [3, true],
  [4, false],
  [6, true],
])('with %i players, quick play %s: what may be taken back has taught nothing', (players, quickPlay) => {
  const seen = checkGames(players, quickPlay, 2);
  expect(seen.allowed).toBeGreaterThan(100);
  expect(seen.refused).toBeGreaterThan(100);
  expect(seen.learned).toBeGreaterThan(10);
});

test('the measure of what was learned notices a drawn card and not a moved one', () => {
  const before = table({ phase: 'play', toAct: 0, players: [{ hand: [burrowing, climbing] }, { hand: 3 }] });
  const after = new PlayedCourse(evolution, before).play(0, 'put burrowing 3 on species 1').now;
  expect(learnedSomething(before, after, 0)).toBe(false);
  const grown = new PlayedCourse(evolution, before).play(
    0,
    'discard burrowing 3 to grow body size of species 1',
  ).now;
  expect(learnedSomething(before, grown, 0)).toBe(false);
  expect(learnedSomething(before, grown, 1)).toBe(true);
  expect(learnedSomething(before, grown, SPECTATOR)).toBe(true);
});

test('a draw is a barrier even from a pile of one card, and also when another seat draws', () => {
  const start = table({
    phase: 'feeding',
    drawPile: 1,
    discard: [],
    wateringHole: 3,
    players: [
      { species: [sp(4, 3, 0, ['carnivore']), sp(1, 2)] },
      { species: [sp(1, 1, 0, ['horns']), sp(1, 2)] },
    ],
  });
  const game = new PlayedCourse(evolution, start).play(0, 'attack player 2 species 1 with species 1');
  expect(evolution.view(game.now, 1).players[1]!.handSize).toBe(1);
  expect(game.back(0, 0)).toBe('draw');
});
