import {
  type Config,
  configure,
  type GameEvent,
  isRefusal,
  MoveList,
  type Position,
  plainRefusal,
  Rng,
  type State,
} from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { describe, expect } from 'vitest';
import { CARD_IDS, dominantSpecies, type WhatIf, whatIf } from '../src/index.ts';
import { executing, play, question, table, turnOf } from '../src/testing/index.ts';
import { FOOD_CHAIN, Referee } from './referee.ts';
import { earth, TWO_PLAYERS } from './rules/cards/stage.ts';

/** What is told under these rules belongs to the next action, the end of a section, or the rest of the round. */
const BEHIND = /^DS-5\.(1\.1|3\.1|5\.1|9\.2|9\.4|10)(\.|$)/;
/** Losses of Regression and removals of Wasteland are what a choice in their own section is about. */
const LATER = /^DS-5\.(4\.3\.1|4\.5\.2)$/;
/** Draws: the Symbiotic card, and everything dealt behind the choice of animals. */
const DRAWN = /^DS-(6\.26\.1|4\.1\.[2-9]|4\.1\.1\d|4\.6)(\.|$)/;

/**
 * What a move changes, told by the events of really making it: they are followed on a copy of the written position up to
 * the end of the action or the first draw, and dominance, endangered cubes and points are worked out afresh.
 */
function reference(s: State, before: Referee, position: Position, move: number): WhatIf {
  const events: GameEvent[] = [];
  const after = dominantSpecies.clone(s);
  dominantSpecies.apply(after, turnOf(s), move, (e) => events.push(e));
  const { source = '' } = dominantSpecies.decision(s, turnOf(s));
  const own = source === 'regression' || source === 'wasteland';
  // A second pawn of the section that has nothing left to protect comes off on the way to the losses.
  const onTheWay = (e: GameEvent): boolean => own && String(e.space).startsWith(source);
  const isEnd = (e: GameEvent): boolean =>
    (BEHIND.test(e.rule) && !onTheWay(e)) || DRAWN.test(e.rule) || (!own && LATER.test(e.rule));
  const end = events.findIndex(isEnd);
  const inside = end < 0 ? events : events.slice(0, end);
  const referee = new Referee(position);
  for (const event of inside) referee.tell(event);
  const found = compare(before, referee, DRAWN.test(events[end]?.rule ?? ''));
  // The events leave nothing out: told to the end they lead to the position that was reached.
  if (dominantSpecies.view(s, 0).phase !== 'choosing') {
    for (const event of events.slice(inside.length)) referee.tell(event);
    expect(referee.summary()).toEqual(new Referee(dominantSpecies.writePosition(after)).summary());
  }
  return found;
}

function compare(before: Referee, after: Referee, draws: boolean): WhatIf {
  const points: WhatIf['points'][number][] = [];
  const dominance: WhatIf['dominance'][number][] = [];
  const endangered: WhatIf['endangered'][number][] = [];
  for (const animal of FOOD_CHAIN) {
    const gained = (after.points.get(animal) ?? 0) - (before.points.get(animal) ?? 0);
    if (gained !== 0) points.push({ animal, points: gained });
  }
  for (const hex of [...after.terrain.keys()].sort()) {
    const [from, to] = [before.dominant(hex) ?? null, after.dominant(hex) ?? null];
    if (from !== to) dominance.push({ hex, from, to });
    for (const animal of FOOD_CHAIN) {
      const now = after.endangered(hex).includes(animal);
      if (now !== before.endangered(hex).includes(animal))
        endangered.push({ hex, animal, cubes: after.count(hex, animal), now });
    }
  }
  return { points, dominance, endangered, draws };
}

const moves = new MoveList();

/** Holds the prediction of every legal move against the reference; returns the predictions. */
function predictions(s: State): WhatIf[] {
  const position = dominantSpecies.writePosition(s);
  const before = new Referee(position);
  const untouched = Int32Array.from(s);
  const seat = turnOf(s);
  dominantSpecies.legalMoves(s, seat, moves);
  return moves.toArray().map((move) => {
    const predicted = whatIf(s, seat, move);
    expect(s.every((word, i) => word === untouched[i])).toBe(true);
    expect(predicted, dominantSpecies.describe(s, move)).toEqual(reference(s, before, position, move));
    return predicted;
  });
}

function step(s: State, rng: Rng): void {
  const seat = turnOf(s);
  dominantSpecies.legalMoves(s, seat, moves);
  dominantSpecies.apply(s, seat, moves.at[rng.below(moves.n)] ?? 0);
}

function configOf(players: number, options: Record<string, string | number>): Config {
  const config = configure(dominantSpecies, players, { ...options, roundCap: 40 });
  if (isRefusal(config)) throw new Error(plainRefusal(config));
  return config;
}

/** A position in which every card can do something: disks on displays, eliminated cubes, ice, crowds, points. */
function rich(card: string, seed: string): Position {
  return {
    seed,
    forced: 'auto',
    options: { deck: 'long' },
    cards: { faceUp: [card], deck: card === 'ice-age' ? 0 : 3 },
    spaces: { 'domination-1': 'birds', 'domination-2': 'insects', 'domination-3': 'mammals' },
    initiative: ['mammals', 'arachnids', 'insects', 'birds', 'reptiles', 'amphibians'],
    animals: {
      mammals: { elements: ['sun', 'seed'], eliminated: 3, points: 20 },
      reptiles: { elements: ['grub'], eliminated: 4, points: 12 },
      birds: { elements: ['meat', 'water'], eliminated: 5, points: 9 },
      amphibians: { elements: ['grass'], eliminated: 6 },
      arachnids: { elements: ['sun', 'grub'], eliminated: 2, points: 30 },
      insects: { elements: ['seed', 'meat'], eliminated: 9, points: 3 },
    },
    ...earth({
      tiles: { D2: { terrain: 'tundra', under: 'wetland' }, C2: 'sea', B3: 'wetland' },
      corners: { 'C3-D2-D3': null, 'B2-C2-C3': 'meat' },
      cubes: {
        D2: { birds: 2, mammals: 3, insects: 1 },
        D3: { reptiles: 2, birds: 1, amphibians: 2 },
        B3: { insects: 3 },
      },
    }),
  };
}

describe('what if', () => {
  rule(
    'DS-5.6.3 DS-5.6.4',
    'every legal move of random positions is foreseen up to the next question, and the state is untouched',
    () => {
      const tables: readonly [number, Record<string, string | number>][] = [
        [2, {}],
        [3, { earth: 'random', deck: 'long' }],
        [4, { deck: 'long' }],
        [5, { earth: 'random' }],
        [6, {}],
        [2, { animals: 3, deck: 'long' }],
        [3, { animals: 2, earth: 'random' }],
      ];
      const kinds = new Set<string>();
      const seen = { points: 0, dominance: 0, endangered: 0, nothing: 0 };
      for (const [players, options] of tables) {
        const seed = `what if ${players} ${JSON.stringify(options)}`;
        const rng = new Rng(seed);
        const s = dominantSpecies.setup(configOf(players, options), seed);
        for (let n = 0; n < 220 && dominantSpecies.pending(s) !== 0; n++) {
          const kind = question(s);
          // Planning and Migration have many moves that are all alike; a few of them are enough.
          const often = kind === 'planning' || kind === 'migration' || kind === 'abundance-corner';
          if (rng.below(often ? 30 : 3) === 0) {
            kinds.add(kind);
            for (const { points, dominance, endangered } of predictions(s)) {
              if (points.length > 0) seen.points++;
              if (dominance.length > 0) seen.dominance++;
              if (endangered.length > 0) seen.endangered++;
              if (points.length + dominance.length + endangered.length === 0) seen.nothing++;
            }
          }
          step(s, rng);
        }
      }
      for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(50);
      expect([...kinds]).toEqual(
        expect.arrayContaining([
          'adaptation',
          'abundance',
          'migration',
          'competition',
          'domination',
          'speciation-cubes',
        ]),
      );
    },
  );

  rule('DS-5.6.3 DS-5.6.4 DS-6.0.1', 'every question of every card is foreseen', () => {
    for (const card of CARD_IDS) {
      for (const hex of ['C4', 'E3', 'D4']) {
        const s = table({
          phase: 'execution',
          cursor: 'domination-1',
          boxes: {},
          ...rich(card, `${card} ${hex}`),
        });
        const rng = new Rng(`${card} ${hex}`);
        // Taking the card is part of scoring the tile, because no other card lies there.
        predictions(s);
        play(s, `score ${hex}`);
        while (
          dominantSpecies.view(s, 0).cursor === 'domination-1' &&
          dominantSpecies.view(s, 0).asked?.card === card
        ) {
          predictions(s);
          step(s, rng);
        }
      }
    }
  });

  rule('DS-5.14.2', 'a draw is told and not foreseen', () => {
    const s = executing(
      { 'domination-1': 'insects', 'domination-2': 'insects' },
      { cards: { faceUp: ['symbiotic', 'biodiversity'], deck: 3 } },
    );
    play(s, 'score E3');
    const [biodiversity, symbiotic] = predictions(s);
    expect(symbiotic).toEqual({ points: [], dominance: [], endangered: [], draws: true });
    expect(biodiversity).toEqual({
      points: [{ animal: 'insects', points: 3 }],
      dominance: [],
      endangered: [],
      draws: false,
    });
    // The last choice of an animal deals the table.
    const choosing = dominantSpecies.setup(configOf(2, { assignment: 'choose' }), 'choose');
    expect(predictions(choosing).map((p) => p.draws)).toEqual([false, false, false, false, false, false]);
    step(choosing, new Rng('choose'));
    expect(predictions(choosing).map((p) => p.draws)).toEqual([true, true, true, true, true]);
  });

  rule('DS-7.5.1 DS-7.7.2', 'dominance that a disk gives and takes', () => {
    const abundance = executing({ 'abundance-1': 'amphibians' }, { boxes: { abundance: ['water'] } });
    play(abundance, 'take water');
    expect(at(abundance, 'put the disk on E2-E3-F2')).toEqual({
      points: [],
      dominance: [{ hex: 'E3', from: 'insects', to: 'amphibians' }],
      endangered: [],
      draws: false,
    });
    const depletion = executing(
      { depletion: 'mammals' },
      { boxes: { depletion: ['grass'] }, ...earth({ corners: { 'D2-E2-E3': null } }) },
    );
    // The only grass of savannah and desert: without it the Insects are endangered on both.
    expect(at(depletion, 'remove the disk on D3-E3-E4')).toEqual({
      points: [],
      dominance: [],
      endangered: [
        { hex: 'E3', animal: 'insects', cubes: 2, now: true },
        { hex: 'E4', animal: 'insects', cubes: 1, now: true },
      ],
      draws: false,
    });
  });

  rule('DS-5.4.7.6 DS-5.4.12.3 DS-5.9.1.1', 'points and cubes that a move brings at once', () => {
    const glaciation = executing({ 'glaciation-1': 'reptiles' });
    expect(at(glaciation, 'glaciate E3').points).toEqual([{ animal: 'reptiles', points: 1 }]);
    const domination = executing({ 'domination-1': 'mammals' });
    expect(at(domination, 'score D2').points).toEqual([
      { animal: 'amphibians', points: 8 },
      { animal: 'arachnids', points: 4 },
      { animal: 'insects', points: 2 },
    ]);
    // Extinction follows from the choice; Survival and Reseed do not belong to it.
    const dying = table({
      phase: 'extinction',
      ...earth({ cubes: { C3: { mammals: 3 }, D3: { mammals: 1 } } }),
    });
    expect(at(dying, 'save a cube on C3')).toEqual({
      points: [],
      dominance: [],
      endangered: [],
      draws: false,
    });
    expect(at(dying, 'skip').endangered).toEqual([{ hex: 'C3', animal: 'mammals', cubes: 0, now: false }]);
  });

  rule(
    'DS-5.6.7.2 DS-4.7.3',
    'a cube that leaves takes its dominance with it, for each animal by itself',
    () => {
      const s = executing(
        { 'competition-4': 'mammals' },
        {
          animals: TWO_PLAYERS,
          cursor: 'competition-4',
          ...earth({ cubes: { C4: { birds: 1, mammals: 1, arachnids: 1 } } }),
        },
      );
      // Birds 4, Mammals 2, Arachnids 2 on the forest: without the Birds there is a tie.
      expect(at(s, 'eliminate birds on C4').dominance).toEqual([{ hex: 'C4', from: 'birds', to: null }]);
      expect(at(s, 'eliminate arachnids on C4').dominance).toEqual([]);
    },
  );
});

/** The prediction of one move in words. */
function at(s: State, words: string): WhatIf {
  const move = dominantSpecies.parse(s, words);
  if (isRefusal(move)) throw new Error(plainRefusal(move));
  return whatIf(s, turnOf(s), move);
}

rule('DS-5.4.5.2', 'the preview of a choice in Wasteland shows what the box does to Earth', () => {
  // Grub and water lie in the box. The water disks between tundra, wetland and savannah, and the grub beside the tundra.
  const s = table({
    phase: 'execution',
    cursor: 'wasteland',
    spaces: { wasteland: 'arachnids' },
    boxes: { wasteland: ['grub', 'water'] },
  });
  const after = (words: string) => whatIf(s, turnOf(s), dominantSpecies.parse(s, words) as number);
  const lost = after('discard grub').endangered.filter((e) => e.now);
  expect(lost).toContainEqual({ hex: 'E3', animal: 'amphibians', cubes: 1, now: true });
  expect(after('discard water').endangered).not.toContainEqual(lost[0]);
});

rule('DS-5.4.3.1', 'the preview of the last protection shows the losses', () => {
  const s = table({
    phase: 'execution',
    cursor: 'regression-1',
    animals: { insects: { elements: ['meat', 'sun'] }, mammals: {} },
    spaces: { 'regression-1': 'insects' },
    boxes: { regression: ['meat', 'sun'] },
    tiles: { D3: 'tundra', D2: 'sea' },
    corners: { 'C3-D2-D3': 'meat' },
    cubes: { D2: { insects: 1 } },
  });
  const after = (words: string) => whatIf(s, turnOf(s), dominantSpecies.parse(s, words) as number);
  expect(after('protect meat').dominance).toEqual([]);
  expect(after('protect sun').dominance).toEqual([{ hex: 'D2', from: 'insects', to: null }]);
});
