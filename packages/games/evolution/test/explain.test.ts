import {
  configure,
  isRefusal,
  legalMoves,
  type Move,
  plainRefusal,
  playOut,
  type Refusal,
  Rng,
  type State,
  uniform,
} from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect, test } from 'vitest';
import { evolution, KINDS, TRAITS } from '../src/index.ts';
import { feeding, sp, table } from '../src/testing/index.ts';
import { expectTrueFacts } from './explain/facts.ts';
import { repair } from './explain/repair.ts';
import { tryMove } from './explain/try.ts';

/**
 * Legality that explains itself: whatever a person tries, the reason is there exactly when the move is not legal, its
 * facts are true, and changing the stated fact makes that reason disappear.
 */

const CODES = [
  'at-maximum',
  'burrowing',
  'cannot-negate',
  'carnivore',
  'climbing',
  'defensive-herding',
  'duplicate-trait',
  'game-over',
  'hard-shell',
  'itself',
  'must-feed',
  'no-free-board',
  'no-intelligence',
  'no-room',
  'no-such-effect',
  'no-such-player',
  'no-such-species',
  'not-a-carnivore',
  'not-enough-cards',
  'not-full',
  'not-hungry',
  'not-in-hand',
  'not-now',
  'not-protecting',
  'not-your-turn',
  'nothing-to-replace',
  'payment-order',
  'payment-short',
  'symbiosis',
  'too-large',
  'trait-limit',
  'warning-call',
  'watering-hole-empty',
];

/** What became of a reason after its fact was changed. */
interface Tally {
  tried: number;
  repaired: number;
  legal: number;
}

/** The reason with what it is about: a second caller or a second idle trait is another reason. */
function reasonOf(r: Refusal): string {
  return [r.code, r.facts.side ?? r.facts.trait ?? r.facts.card ?? ''].join(' ').trim();
}

function examine(s: State, seat: number, move: Move, tallies: Map<string, Tally>): void {
  const legal = legalMoves(evolution, s, seat).includes(move);
  const why = evolution.explain(s, seat, move);
  const words = `${evolution.describe(s, move)}: ${why && plainRefusal(why)}`;
  expect(why === undefined, words).toBe(legal);
  if (!why) return;
  const wire = evolution.toWire(move);
  expectTrueFacts(s, seat, wire, why);
  const tally = tallies.get(why.code) ?? { tried: 0, repaired: 0, legal: 0 };
  tallies.set(why.code, tally);
  tally.tried++;
  const repaired = repair(s, seat, wire, why);
  if (!repaired) return;
  const t = evolution.readPosition(repaired.position);
  if (isRefusal(t)) throw new Error(`${words} The repaired position is refused: ${plainRefusal(t)}`);
  evolution.check(t);
  const now = evolution.explain(t, repaired.seat, move);
  if (now) expect(reasonOf(now), words).not.toBe(reasonOf(why));
  tally.repaired++;
  if (!now) tally.legal++;
}

/** Tables that together turn every switch once. */
const TABLES: readonly [number, Record<string, unknown>][] = [
  [2, {}],
  [2, { replaceOnlyWhenFull: false, fatEligible: false }],
  [3, { negateNeighbourCall: false, negateHorns: false, passIsPermanent: true }],
  [3, { callersProtected: true, scavengerNeedsMeat: false, foodBankLimit: 180 }],
  [4, { preyLossFirst: false, intelligenceTiming: 'ownTurn', speciesBoardLimit: null }],
  [4, { quickPlay: true, deck: 'DE110' }],
  [5, { replacementAfterLastRound: true, replacedFat: 'lost' }],
  [6, {}],
];

/** Positions for reasons that random play seldom meets. */
function rarePositions(): State[] {
  const clever = ['carnivore', 'intelligence'];
  const prey = sp(2, 2, 2, ['burrowing', 'climbing', 'horns']);
  const hand = [
    { trait: 'ambush', food: 1 },
    { trait: 'foraging', food: 3 },
    { trait: 'horns', food: 2 },
  ];
  const paying = (due: number, last?: unknown) =>
    table({
      phase: 'feeding',
      step: 'pay',
      attack: { move: ['attack', 0, 1, 0, ['burrowing', 'climbing']], due, ...(last ? { last } : {}) },
      players: [{ hand, species: [sp(5, 3, 0, clever)] }, { species: [prey] }, {}],
    });
  const hunters = (options: object, cards: number) =>
    table({
      phase: 'feeding',
      wateringHole: 3,
      options,
      players: [
        { hand: cards, species: [sp(5, 3, 0, clever), sp(2, 2, 0)] },
        {
          species: [
            sp(1, 1, 0, ['warning-call']),
            sp(2, 2, 2, ['burrowing', 'climbing', 'horns']),
            sp(1, 2, 0, ['symbiosis', 'hard-shell', 'defensive-herding']),
            sp(3, 1, 0),
          ],
        },
        { species: [sp(4, 3, 1, ['symbiosis']), sp(5, 4, 1, ['hard-shell'])] },
      ],
    });
  /** One protection for each target, so that it is the only obstacle; also with a dry watering hole. */
  const zoo = (traits: readonly string[], wateringHole: number, options: object = {}) =>
    table({
      phase: 'feeding',
      wateringHole,
      options,
      players: [
        { hand: 2, species: [sp(5, 3, 0, traits), sp(1, 2, 0), sp(6, 1, 1)] },
        {
          species: [
            sp(1, 1, 0, ['warning-call']),
            sp(1, 1, 0),
            sp(1, 3, 0, ['defensive-herding']),
            sp(1, 1, 1, ['burrowing']),
          ],
        },
        {
          species: [
            sp(1, 1, 0, ['climbing']),
            sp(2, 1, 0, ['hard-shell']),
            sp(2, 1, 0, ['symbiosis']),
            sp(3, 1, 0, ['horns']),
            sp(6, 1, 0),
          ],
        },
      ],
    });
  return [
    zoo(['carnivore'], 0),
    zoo(['carnivore', 'pack-hunting'], 2),
    zoo(clever, 2),
    zoo(clever, 2, { negateNeighbourCall: false, negateHorns: false }),
    paying(2),
    paying(1, hand[2]),
    paying(1, hand[1]),
    hunters({}, 1),
    hunters({}, 6),
    hunters({ negateNeighbourCall: false, negateHorns: false }, 6),
    hunters({ callersProtected: true }, 2),
    feeding(
      [
        [
          [3, 1, 1, ['fat-tissue']],
          [1, 2, 0],
          [5, 2, 2, ['carnivore', 'fat-tissue']],
        ],
        [[1, 1, 0]],
        [[1, 1, 1]],
      ],
      {
        wateringHole: 3,
        options: { fatEligible: false },
      },
    ),
    table({
      phase: 'play',
      players: Array.from({ length: 4 }, () => ({
        hand: 3,
        species: Array.from({ length: 6 }, () => sp(6, 6, 0, ['horns'])),
      })).map((p, i) => ({ ...p, species: p.species.map((x, n) => (i + n === 0 ? x : sp(6, 6))) })),
    }),
    table({
      phase: 'feeding',
      step: 'leaf',
      players: [
        {
          species: [
            {
              bodySize: 2,
              population: 1,
              fat: 2,
              traits: ['fertile', 'fat-tissue'],
              leaf: ['fertile', 'fat-tissue'],
            },
            sp(1, 1),
          ],
        },
        {},
      ],
    }),
    table({
      phase: 'feeding',
      wateringHole: 1,
      players: [
        {
          hand,
          species: [
            sp(1, 3, 0, ['intelligence']),
            sp(1, 1, 1, ['intelligence']),
            sp(3, 2, 0, clever),
            sp(1, 1, 1),
          ],
        },
        { species: [sp(1, 1, 0)] },
      ],
    }),
    table({ phase: 'over', round: 6, lastRound: 6, players: [{ bag: 3 }, { bag: 4 }] }),
  ];
}

test('reasons are there exactly when a move is not legal, are true, and go with their fact', () => {
  const tallies = new Map<string, Tally>();
  const rng = new Rng('reasons');
  const probe = (s: State, tries: number) => {
    const players = evolution.config(s).players;
    for (let n = 0; n < tries; n++) {
      const pending = evolution.pending(s);
      const seats = Array.from({ length: players }, (_, seat) => seat);
      const asked = seats.filter((seat) => ((pending >> seat) & 1) === 1);
      const pool = asked.length > 0 && rng.below(12) > 0 ? asked : seats;
      const seat = pool[rng.below(pool.length)]!;
      examine(s, seat, tryMove(s, seat, rng), tallies);
    }
  };
  for (const s of rarePositions()) probe(s, 600);
  for (const [players, options] of TABLES) {
    const config = configure(evolution, players, options);
    if (isRefusal(config)) throw new Error(plainRefusal(config));
    for (let game = 0; game < 3; game++) {
      const s = evolution.setup(config, `reasons ${players} ${game}`);
      playOut(evolution, s, uniform(evolution, rng), rng, (after) => {
        if (rng.below(4) === 0) probe(after, 8);
      });
      probe(s, 5);
    }
  }
  expect([...tallies.keys()].sort()).toEqual(CODES);
  for (const [code, { tried, repaired, legal }] of tallies) {
    expect(tried, `${code} was met`).toBeGreaterThan(3);
    expect(repaired / tried, `${code} could be repaired`).toBeGreaterThan(0.5);
    // With nothing else in the way the very same move is legal then.
    expect(legal, `${code} was the only obstacle at least once`).toBeGreaterThan(0);
  }
});

/** Every way to play every card of the box on every species, listed or not. */
function everyPlay(): Move[] {
  const wires = KINDS.flatMap(({ trait, food }) => [
    ...['left', 'right'].map((side) => ['species', trait, food, side]),
    ...[0, 1, 2, 3].flatMap((i) => [
      ['body', trait, food, i],
      ['population', trait, food, i],
      ['trait', trait, food, i],
      ...TRAITS.map((given) => ['trait', trait, food, i, given]),
    ]),
  ]);
  return wires.map((wire) => {
    const move = evolution.fromWire(wire);
    if (isRefusal(move)) throw new Error(plainRefusal(move));
    return move;
  });
}

function expectAgreement(options: Record<string, unknown>): void {
  const s = table({
    phase: 'play',
    options,
    players: [
      {
        hand: [
          { trait: 'horns', food: 3 },
          { trait: 'horns', food: 4 },
          { trait: 'climbing', food: 1 },
        ],
        species: [sp(6, 5, 0, ['horns', 'ambush', 'fertile']), sp(5, 6, 0, ['climbing']), sp(1, 1)],
      },
      {},
      {},
    ],
  });
  const listed = legalMoves(evolution, s, 0);
  const free = everyPlay().filter((move) => evolution.explain(s, 0, move) === undefined);
  expect(listed.filter((move) => evolution.toWire(move)[0] !== 'stop')).toEqual(free.sort((a, b) => a - b));
}

rule('EVO-3.4.3', 'a trait is listed exactly where no reason speaks against it', () => expectAgreement({}));
rule('EVO-3.4.4', 'so is a replacement, in both settings', () => {
  expectAgreement({});
  expectAgreement({ replaceOnlyWhenFull: false });
});
rule('EVO-3.4.6', 'so is growth', () => expectAgreement({}));
