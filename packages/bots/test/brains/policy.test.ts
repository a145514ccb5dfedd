import { dominantSpecies } from '@clade/dominant-species';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { options, table } from '@clade/dominant-species-marine/testing';
import {
  type Config,
  configure,
  firstSeat,
  type Game,
  type Move,
  MoveList,
  Rng,
  type Seat,
  STOP,
  type State,
  unattended,
} from '@clade/engine';
import { describe, expect, test } from 'vitest';
import { questionFor } from '../../src/ask.ts';
import { brainOf } from '../../src/brains.ts';
import { WEIGHTS as DS_WEIGHTS } from '../../src/greedy/dominant-species/weights.ts';
import { WEIGHTS as MARINE_WEIGHTS } from '../../src/greedy/dominant-species-marine/weights.ts';
import { greedy } from '../../src/greedy.ts';
import { type Brain, type Mind, REFUSED } from '../../src/search/brain.ts';

/**
 * The policy reads packed states, greedy reads views and tries things out on copies: two ways to count the same effects.
 * With the same weights, where they disagree more often than this about a question, one of them counts wrong.
 */
const AGREE: readonly {
  readonly game: Game;
  readonly weights: Readonly<Record<string, number>>;
  readonly least: Readonly<Record<string, number>>;
}[] = [
  {
    game: dominantSpecies,
    weights: DS_WEIGHTS,
    least: { card: 0.75, speciation: 0.85, 'speciation-cubes': 0.85, competition: 0.8, arrivals: 0.85 },
  },
  {
    game: dominantSpeciesMarine,
    weights: MARINE_WEIGHTS,
    least: { card: 0.8, evolution: 0.8, speciation: 0.85, 'speciation-cubes': 0.85, arrivals: 0.85 },
  },
];

function bestRated(game: Game, mind: Mind, s: State, seat: Seat): Move {
  const list = new MoveList();
  game.legalMoves(s, seat, list);
  const rates = new Float64Array(list.n);
  mind.rate(s, seat, list, rates);
  return list.at[rates.indexOf(Math.max(...rates))] as Move;
}

/** The policy with the weights of greedy instead of what it has practised. */
function likeGreedy(game: Game, weights: Readonly<Record<string, number>>): Mind {
  const brain = brainOf(game.id) as Brain;
  const shared = Object.keys(brain.leanings).filter((name) => name in weights);
  expect(shared.length).toBeGreaterThan(10);
  const leanings = Object.fromEntries(shared.map((name) => [name, weights[name] as number]));
  return brain.mind({ name: 'like greedy', text: '', features: {}, leanings });
}

for (const { game, weights, least } of AGREE) {
  describe(game.title, () => {
    test('the policy and greedy mostly answer small questions alike', () => {
      const mind = likeGreedy(game, weights);
      const asked: Record<string, number> = {};
      const alike: Record<string, number> = {};
      for (let g = 0; g < 2; g++) {
        const s = game.setup(configure(game, 4, unattended(game)) as Config, `alike ${g}`);
        const rng = new Rng(`alike ${g}`);
        for (let pending = game.pending(s); pending !== 0; pending = game.pending(s)) {
          const seat = firstSeat(pending);
          const question = questionFor(game, s, seat, rng);
          const move = greedy.choose(question);
          const { kind } = question.decision;
          if (kind in least && question.legal.length > 1) {
            asked[kind] = (asked[kind] ?? 0) + 1;
            if (bestRated(game, mind, s, seat) === move) alike[kind] = (alike[kind] ?? 0) + 1;
          }
          game.apply(s, seat, move);
        }
      }
      for (const [kind, share] of Object.entries(least)) {
        expect(asked[kind], kind).toBeGreaterThan(20);
        expect((alike[kind] ?? 0) / (asked[kind] as number), kind).toBeGreaterThan(share);
      }
    });

    test('marches that are made one by one as they are rated are those of the whole plan', () => {
      const mind = likeGreedy(game, weights);
      let plans = 0;
      let alike = 0;
      for (let g = 0; g < 16; g++) {
        const s = game.setup(configure(game, 4, unattended(game)) as Config, `marches ${g}`);
        const rng = new Rng(`marches ${g}`);
        for (let pending = game.pending(s); pending !== 0; pending = game.pending(s)) {
          const seat = firstSeat(pending);
          const single = asks(game, s, seat) ? game.clone(s) : undefined;
          mind.advance?.(s, seat, rng);
          if (single === undefined) continue;
          while (asks(game, single, seat)) {
            const move = bestRated(game, mind, single, seat);
            game.apply(single, seat, move);
            if (move === STOP) break;
          }
          plans++;
          if (game.hash(single) === game.hash(s)) alike++;
        }
      }
      expect(plans).toBeGreaterThan(50);
      // What is left to plan looks different when the first cubes have moved: a few go elsewhere.
      expect(alike / plans).toBeGreaterThan(0.5);
    });
  });
}

function asks(game: Game, s: State, seat: Seat): boolean {
  return game.pending(s) === 1 << seat && game.decision(s, seat).kind === 'migration';
}

test('a Social animal and a special pawn do not bump each other for ever while Adaptability lies in the row (DSM-6.3.1, DSM-6.4.17)', () => {
  // Found in a game of two that did not end: both swapped the same disk again and again.
  const s = table({
    animals: { reptiles: {}, crustaceans: { traits: ['social'] } },
    toAct: 'crustaceans',
    specials: { sun: { controller: 'reptiles' } },
    spaces: { 'autotrophs-2': 'sun', 'migration-1': 'reptiles' },
    row: ['adaptability', 'annelids', 'asteroid'],
  });
  const legal = new MoveList();
  const seat = firstSeat(dominantSpeciesMarine.pending(s));
  dominantSpeciesMarine.legalMoves(s, seat, legal);
  const rate = (mind: Mind, words: string): number => {
    const rates = new Float64Array(legal.n);
    mind.rate(s, seat, legal, rates);
    return rates[legal.at.indexOf(dominantSpeciesMarine.parse(s, words) as Move)] as number;
  };
  expect(options(s)).toContain('place a pawn on autotrophs-2');
  for (const grade of [undefined, 0, 1, 3] as const) {
    const mind = (brainOf(dominantSpeciesMarine.id) as Brain).mind(undefined, grade);
    expect(rate(mind, 'place a pawn on autotrophs-2')).toBeLessThan(REFUSED);
    // A basic pawn may be bumped: it cannot come back.
    expect(rate(mind, 'place a pawn on migration-1')).toBeGreaterThan(REFUSED);
  }
});
