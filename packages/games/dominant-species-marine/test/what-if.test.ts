import {
  type Config,
  configure,
  type GameEvent,
  isRefusal,
  legalMoves,
  type Move,
  type Position,
  plainRefusal,
  Rng,
  type Seat,
  type State,
  seatsToAct,
} from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { describe, expect } from 'vitest';
import { dominantSpeciesMarine, type ElementId, type WhatIf, whatIf } from '../src/index.ts';
import { play, playing, question, table } from '../src/testing/index.ts';
import { BOOK_CARDS, BOOK_FOOD_CHAIN, BOOK_KINDS } from './book.ts';
import { Referee } from './referee.ts';
import { corner, four, takes, turn } from './rules/actions/stage.ts';
import { earth } from './rules/cards/stage.ts';

/** What is drawn: disks, chips, tiles, cards, traits. */
const DRAWS = [
  'disks-drawn',
  'chips-drawn',
  'tile-revealed',
  'card-revealed',
  'traits-dealt',
  'animal-assigned',
];
/** DSM-6.3.30: Symbiotic draws disks one by one. DSM-6.4.8, DSM-6.4.0: Exaptation draws a trait. */
function isDraw({ type, rule: id }: GameEvent): boolean {
  if (type === 'element-gained') return id === 'DSM-6.3.30';
  return DRAWS.includes(type) || (type === 'trait-lost' && (id === 'DSM-6.4.8' || id === 'DSM-6.4.0'));
}

/** What belongs to the rest of the turn, or to the next one. */
function isBehind({ type, rule: id }: GameEvent, kind: string): boolean {
  if (kind === 'ancient-lineage' && type === 'extinction') return true;
  return (
    type === 'extra-turn' ||
    type === 'retrieved' ||
    type === 'reseed' ||
    (type === 'trait-lost' && id === 'DSM-6.4.8')
  );
}

/**
 * What a move changes, told by the events of really making it: they are followed on a copy of the written position up to
 * the end of the action or the first draw, and values, endangered cubes and points are worked out afresh.
 */
function reference(s: State, seat: Seat, position: Position, move: Move): WhatIf {
  const events: GameEvent[] = [];
  const after = dominantSpeciesMarine.clone(s);
  dominantSpeciesMarine.apply(after, seat, move, (e) => events.push(e));
  const { kind } = dominantSpeciesMarine.decision(s, seat);
  // The end of a choice made by all at once, and of a program of the set-up, is the end of what is foreseen.
  const { phase } = dominantSpeciesMarine.view(s, seat);
  const inTurn = kind === 'turn' || kind === 'special-space';
  const own = phase === 'traits' || phase === 'set-up' ? events.filter((e) => !isLater(e)) : events;
  const end = own.findIndex((e) => isDraw(e) || (!inTurn && isBehind(e, kind)));
  const stop = own[end];
  const inside = end < 0 ? own : own.slice(0, end);
  const [before, referee] = [new Referee(position), new Referee(position)];
  for (const event of inside) referee.tell(event);
  const found = compare(
    before,
    referee,
    stop !== undefined && isDraw(stop) && (inTurn || !isBehind(stop, kind)),
  );
  // The events leave nothing out: told to the end they lead to the position that was reached.
  if (phase === 'turns') {
    for (const event of events.slice(inside.length)) referee.tell(event);
    expect(referee.summary()).toEqual(new Referee(dominantSpeciesMarine.writePosition(after)).summary());
  }
  return found;
}

/** In the set-up: what follows behind a choice. */
function isLater({ type, rule: id }: GameEvent): boolean {
  return (
    id.startsWith('DSM-4.1.1') || type === 'trait-gained' || type === 'card-revealed' || type === 'points'
  );
}

function compare(before: Referee, after: Referee, draws: boolean): WhatIf {
  const points: WhatIf['points'][number][] = [];
  const domination: WhatIf['domination'][number][] = [];
  const dominates: WhatIf['dominates'][number][] = [];
  const endangered: WhatIf['endangered'][number][] = [];
  const target = (referee: Referee, element: ElementId) => referee.targets.get(element) ?? 0;
  const controller = (referee: Referee, element: ElementId) => referee.controllers.get(element) ?? null;
  for (const animal of BOOK_FOOD_CHAIN) {
    const gained = (after.points.get(animal) ?? 0) - (before.points.get(animal) ?? 0);
    if (gained !== 0) points.push({ animal, points: gained });
    for (const element of BOOK_KINDS) {
      const [from, to] = [before.value(animal, element), after.value(animal, element)];
      if (from !== to) domination.push({ animal, element, from, to, target: target(after, element) });
      const now = to > target(after, element);
      if (now !== from > target(before, element)) dominates.push({ animal, element, now });
    }
  }
  for (const hex of [...after.terrain.keys()].sort()) {
    const [were, are] = [before.endangered(hex), after.endangered(hex)];
    for (const animal of BOOK_FOOD_CHAIN) {
      const now = are.includes(animal);
      if (now !== were.includes(animal))
        endangered.push({ hex, animal, cubes: after.count(hex, animal), now });
    }
  }
  const targets = BOOK_KINDS.map((element) => ({
    element,
    from: target(before, element),
    to: target(after, element),
  })).filter(({ from, to }) => from !== to);
  const control = BOOK_KINDS.map((element) => ({
    element,
    from: controller(before, element),
    to: controller(after, element),
  })).filter(({ from, to }) => from !== to);
  return { points, domination, dominates, targets, control, endangered, draws };
}

/** Nothing of what else may change. */
const NOTHING = {
  points: [],
  domination: [],
  dominates: [],
  targets: [],
  control: [],
  endangered: [],
  draws: false,
};

/** Holds the prediction of every legal move against the reference; returns the predictions. */
function predictions(s: State, most = Number.POSITIVE_INFINITY): WhatIf[] {
  const position = dominantSpeciesMarine.writePosition(s);
  const untouched = Int32Array.from(s);
  const [seat = 0] = seatsToAct(dominantSpeciesMarine, s);
  const moves = legalMoves(dominantSpeciesMarine, s, seat);
  const every = Math.max(1, Math.ceil(moves.length / most));
  return moves
    .filter((_, i) => i % every === 0)
    .map((move) => {
      const predicted = whatIf(s, seat, move);
      expect(s.every((word, i) => word === untouched[i])).toBe(true);
      expect(predicted, `${question(s)}: ${dominantSpeciesMarine.describe(s, move)}`).toEqual(
        reference(s, seat, position, move),
      );
      return predicted;
    });
}

function step(s: State, rng: Rng): void {
  const [seat = 0] = seatsToAct(dominantSpeciesMarine, s);
  const moves = legalMoves(dominantSpeciesMarine, s, seat);
  dominantSpeciesMarine.apply(s, seat, moves[rng.below(moves.length)] ?? 0);
}

function configOf(players: number, options: Record<string, unknown>): Config {
  const config = configure(dominantSpeciesMarine, players, { ...options, roundCap: 40 });
  if (isRefusal(config)) throw new Error(plainRefusal(config));
  return config;
}

const TABLES: readonly [number, Record<string, unknown>][] = [
  [2, { length: 'short' }],
  [2, { animals: 2, superheroes: true }],
  [3, { earth: 'random', boards: 'alternate', opt4: 'a', opt7: 'a' }],
  [4, { superheroes: true, opt17: 'a', opt20: 'a' }],
  [4, { assignment: 'choose', opt11: 'a', opt12: 'a', opt6: 'a' }],
];

describe('what if', () => {
  rule(
    'DSM-1.6.7 DSM-1.6.9',
    'every legal move of random positions is foreseen up to the next question, and the state is untouched',
    () => {
      const kinds = new Set<string>();
      const seen = { points: 0, domination: 0, dominates: 0, endangered: 0, nothing: 0, draws: 0 };
      const taken = { targets: 0, control: 0 };
      for (const [players, options] of TABLES) {
        const seed = `what if ${players} ${JSON.stringify(options)}`;
        const rng = new Rng(seed);
        const s = dominantSpeciesMarine.setup(configOf(players, options), seed);
        for (let n = 0; n < 350 && dominantSpeciesMarine.pending(s) !== 0; n++) {
          const kind = question(s);
          if (
            dominantSpeciesMarine.view(s, 0).phase !== 'choosing' &&
            rng.below(kind === 'turn' ? 12 : 4) === 0
          ) {
            kinds.add(kind);
            for (const found of predictions(s, 12)) {
              if (found.points.length > 0) seen.points++;
              if (found.domination.length > 0) seen.domination++;
              if (found.dominates.length > 0) seen.dominates++;
              if (found.targets.length > 0) taken.targets++;
              if (found.control.length > 0) taken.control++;
              if (found.endangered.length > 0) seen.endangered++;
              if (found.draws) seen.draws++;
              if (found.points.length + found.domination.length + found.endangered.length === 0)
                seen.nothing++;
            }
          }
          step(s, rng);
        }
      }
      for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(30);
      for (const [what, times] of Object.entries(taken)) expect(times, what).toBeGreaterThan(5);
      expect([...kinds]).toEqual(
        expect.arrayContaining([
          'turn',
          'trait',
          'adaptation',
          'abundance-corner',
          'migration',
          'competition',
          'evolution',
          'card',
          'domination',
          'speciation-cubes',
          'wanderlust',
          'tectonics',
          'arrivals',
        ]),
      );
    },
  );

  rule(
    'DSM-6.1.2 DSM-5.15.8',
    'every question of every card is foreseen, and that another card is drawn behind it',
    () => {
      let drawn = 0;
      for (const card of BOOK_CARDS) {
        for (const slot of [1, 3]) {
          const s = playing(card, 'fishes', rich(`${card} ${slot}`), slot);
          const rng = new Rng(`${card} ${slot}`);
          while (dominantSpeciesMarine.view(s, 0).turn === 'fishes' && question(s) !== 'turn') {
            drawn += predictions(s, 15).filter(({ draws }) => draws).length;
            step(s, rng);
          }
        }
      }
      expect(drawn).toBeGreaterThan(100);
    },
  );

  rule('DSM-A.1 DSM-4.1.11', 'the choice of a trait tells nothing of those of others', () => {
    const animals = {
      reptiles: { dealt: ['ram-feeder', 'carnivore', 'flight'], kept: ['ram-feeder'] },
      cephalopods: { dealt: ['social', 'solitary', 'cannibal'], kept: ['social'] },
      fishes: { dealt: ['pack-hunters', 'resilience', 'exaptation'], kept: ['pack-hunters'] },
      crustaceans: { dealt: ['camouflage', 'hadopelagic', 'ecological-niche'] },
    };
    const s = table({ phase: 'traits', animals, forced: 'auto' });
    expect(seatsToAct(dominantSpeciesMarine, s)).toEqual([3]);
    // Everything is revealed behind the last choice, and that is not foreseen.
    for (const move of legalMoves(dominantSpeciesMarine, s, 3)) expect(whatIf(s, 3, move)).toEqual(NOTHING);
  });

  rule('DSM-A.1 DSM-A.2', 'a table that looks the same to a player is foreseen the same', () => {
    const rng = new Rng('secrets');
    let compared = 0;
    for (const [players, options] of TABLES) {
      const s = dominantSpeciesMarine.setup(configOf(players, options), `secrets ${players}`);
      for (let n = 0; n < 250 && dominantSpeciesMarine.pending(s) !== 0; n++) {
        const kind = question(s);
        if (kind !== 'animal' && rng.below(kind === 'turn' ? 10 : 5) === 0) {
          const [seat = 0] = seatsToAct(dominantSpeciesMarine, s);
          const other = dominantSpeciesMarine.sample(s, seat, rng);
          const moves = legalMoves(dominantSpeciesMarine, s, seat);
          for (const move of moves.slice(0, 8)) {
            expect(whatIf(other, seat, move)).toEqual(whatIf(s, seat, move));
            compared++;
          }
        }
        step(s, rng);
      }
    }
    expect(compared).toBeGreaterThan(300);
  });

  rule('DSM-A.2 DSM-5.15.8 DSM-5.17.5', 'a draw is told and not foreseen', () => {
    const cards = takes('fishes', 'evolution-3', {
      row: ['annelids', 'symbiotic', 'gene-expression', 'biodiversity'],
      deck: 3,
    });
    play(cards, 'score D4');
    // The fishes share the reef with the others, and worms lie there: one point each.
    const earned = { ...NOTHING, points: [{ animal: 'fishes', points: 1 }], draws: true };
    expect(['annelids', 'symbiotic', 'gene-expression'].map((card) => at(cards, `choose ${card}`))).toEqual([
      earned,
      { ...earned, points: [] },
      { ...earned, points: [] },
    ]);
    const right = { chain: 'right' };
    const last = turn('crustaceans', {
      animals: four({ reptiles: right, cephalopods: right, fishes: right }),
    });
    expect([at(last, 'retrieve').draws, at(last, 'place a pawn on abundance-1').draws]).toEqual([
      true,
      false,
    ]);
    const stack = takes('fishes', 'wanderlust-1', { stacks: ['reef', 'kelp', 'sand'] });
    expect(at(stack, 'take the tile of stack 1').draws).toBe(true);
  });

  rule('DSM-5.12.5 DSM-5.11.4 DSM-5.15.3', 'points that a move brings at once', () => {
    const vent = takes('reptiles', 'tectonics-1', { cubes: { E6: { fishes: 2 } } });
    expect(at(vent, 'open a vent on E6').points).toEqual([{ animal: 'reptiles', points: 3 }]);
    const tile = takes('fishes', 'evolution-3', {
      cubes: { D4: { reptiles: 2, fishes: 1, crustaceans: 1 } },
    });
    expect(at(tile, 'score D4').points).toEqual([
      { animal: 'reptiles', points: 6 },
      { animal: 'fishes', points: 3 },
      { animal: 'crustaceans', points: 2 },
    ]);
  });

  rule('DSM-1.6.7 DSM-1.6.9 DSM-5.7.1', 'who starves and what is dominated no longer', () => {
    const s = takes('crustaceans', 'depletion', {
      boxes: { depletion: ['sun'] },
      specials: { sun: { target: 3 } },
      cubes: { D3: { reptiles: 2 }, D4: { reptiles: 1 } },
    });
    expect(at(s, `remove the disk on ${corner('D4', 'NW')}`)).toEqual({
      ...NOTHING,
      domination: [{ animal: 'reptiles', element: 'sun', from: 4, to: 0, target: 3 }],
      dominates: [{ animal: 'reptiles', element: 'sun', now: false }],
      endangered: [{ hex: 'D3', animal: 'reptiles', cubes: 2, now: true }],
    });
  });

  rule(
    'DSM-5.16.2 DSM-5.16.3 DSM-1.6.9',
    'a pawn that changes hands, and the target that moves with it',
    () => {
      // Two tiles with sun, two printed suns of the Reptiles, one of the Fishes on their board: 4 and 2 against 1.
      const s = takes('reptiles', 'domination-1', {
        animals: four({ fishes: { elements: ['sun'] } }),
        specials: { sun: { controller: 'fishes', target: 1 } },
        cubes: { D3: { reptiles: 1, fishes: 1 }, D4: { reptiles: 1, fishes: 1 } },
      });
      expect(at(s, 'take control of sun')).toEqual({
        ...NOTHING,
        dominates: [
          { animal: 'reptiles', element: 'sun', now: false },
          { animal: 'fishes', element: 'sun', now: false },
        ],
        targets: [{ element: 'sun', from: 1, to: 4 }],
        control: [{ element: 'sun', from: 'fishes', to: 'reptiles' }],
      });
      expect(at(s, 'forgo')).toEqual(NOTHING);
      // Who controls the pawn already only moves the target.
      const own = takes('reptiles', 'domination-1', {
        specials: { sun: { controller: 'reptiles', target: 1 } },
        cubes: { D3: { reptiles: 1 }, D4: { reptiles: 1 } },
      });
      expect(at(own, 'take control of sun')).toMatchObject({
        targets: [{ element: 'sun', from: 1, to: 4 }],
        control: [],
      });
    },
  );
});

/** A position in which every card can do something: disks everywhere, eliminated cubes, vents, crowds, points. */
function rich(seed: string): Position {
  return {
    seed,
    forced: 'auto',
    animals: {
      reptiles: { traits: ['cannibal'], elements: ['algae', 'worms'], eliminated: 3 },
      cephalopods: { traits: ['prey-switching'], elements: ['sun'], eliminated: 4 },
      fishes: { traits: ['phenotypic-plasticity'], elements: ['sun'], onTrait: ['worms'], eliminated: 5 },
      crustaceans: { traits: ['carnivore'], elements: ['gastropods', 'plankton', 'sun'], pool: 2 },
    },
    specials: { sun: { controller: 'fishes', target: 3 }, algae: { controller: 'reptiles', target: 2 } },
    spaces: { 'abundance-1': 'sun', 'migration-1': 'crustaceans' },
    discard: ['biomass', 'predator'].filter((card) => !seed.startsWith(card)),
    deck: 3,
    ...earth({
      tiles: { C2: 'kelp', E5: 'seamount', E6: { terrain: 'vent', under: 'ocean' } },
      corners: {
        [corner('D6', 'SE')]: 'gastropods',
        [corner('C1', 'SW')]: 'plankton',
        [corner('E5', 'W')]: 'algae',
      },
      cubes: {
        D7: { fishes: 2, reptiles: 1 },
        E6: { crustaceans: 1, cephalopods: 2 },
        C2: { fishes: 1, cephalopods: 1 },
        D5: { fishes: 3, crustaceans: 2 },
        D1: { fishes: 1 },
      },
    }),
  };
}

/** The prediction of one move in words. */
function at(s: State, words: string): WhatIf {
  const move = dominantSpeciesMarine.parse(s, words);
  if (isRefusal(move)) throw new Error(plainRefusal(move));
  return whatIf(s, seatsToAct(dominantSpeciesMarine, s)[0] ?? 0, move);
}
