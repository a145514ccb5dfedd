import { CARD_IDS, dominantSpeciesMarine, SPACE_NAMES, TRAIT_IDS } from '@clade/dominant-species-marine';
import { acting, actingSpecially, play, playing, table } from '@clade/dominant-species-marine/testing';
import type { GameEvent, State } from '@clade/engine';
import { describe, expect, test } from 'vitest';
import { fuzzTable } from '../../src/fuzz/tables.ts';
import { plainNames, storyLines, tale } from '../../src/story.ts';
import { config, entryOf, randomGame } from '../harness.ts';

const entry = entryOf(dominantSpeciesMarine);

/** Everything that can happen, by packages/games/dominant-species-marine/src/events.ts and packages/earth/src/world.ts. */
const TYPES = [
  'animal-assigned',
  'box-emptied',
  'box-moved',
  'card-discarded',
  'card-resolved',
  'card-revealed',
  'chips-drawn',
  'control',
  'cubes-eliminated',
  'cubes-moved',
  'cubes-placed',
  'cubes-returned',
  'cubes-revived',
  'disk-placed',
  'disk-removed',
  'disk-swapped',
  'disks-drawn',
  'element-gained',
  'element-lost',
  'extinction',
  'extra-turn',
  'forgone',
  'game-ended',
  'last-round',
  'pawn-gained',
  'pawn-placed',
  'pawn-taken',
  'points',
  'regression-cube',
  'reseed',
  'retrieved',
  'survival',
  'target-scored',
  'tile-covered',
  'tile-laid',
  'tile-revealed',
  'tile-scored',
  'trait-chosen',
  'trait-copied',
  'trait-gained',
  'trait-lost',
  'traits-dealt',
  'vent-opened',
];

/** Ids that people are not shown: spaces, cards and traits of more than one word, reasons. */
const RAW = [...SPACE_NAMES, ...CARD_IDS, ...TRAIT_IDS, 'round-cap'].filter((id) => id.includes('-'));

describe('the story of Marine', () => {
  /** What is wrong with the sentence about an event, if anything. */
  function problem(event: GameEvent, s: State): string[] {
    const line = storyLines(entry, s, [event], plainNames, 500).join('\n');
    const sound =
      /^[A-Z][^[\]]*\. \[DSM-[\dA.]+\]$/.test(line) &&
      !/undefined|null|NaN|\bseat\b|\b[Aa] [aeiou]/.test(line);
    return sound && !RAW.some((id) => line.includes(id)) ? [] : [line];
  }

  test('every event of real games is a sentence without raw ids', () => {
    const seen = new Set<string>();
    const problems: string[] = [];
    const hear = (event: GameEvent, s: State): void => {
      seen.add(event.type);
      problems.push(...problem(event, s));
    };
    for (let i = 0; i < 24; i++) {
      const events: GameEvent[] = [];
      let end: State | undefined;
      const made = fuzzTable(dominantSpeciesMarine, 'story', i);
      for (const s of randomGame(dominantSpeciesMarine, made, `events ${i}`, (e) => events.push(e))) end = s;
      if (end === undefined) throw new Error('no game');
      for (const event of events) hear(event, end);
    }
    // Random games hardly ever come to the last card.
    const last = playing('asteroid', 'fishes', { deck: 0, cubes: { D4: { fishes: 2 } } });
    for (const event of play(last, 'choose tile D4')) hear(event, last);
    expect([...new Set(problems)]).toEqual([]);
    expect([...seen].sort()).toEqual(TYPES);
  });

  test('a turn is one line: the pawn, then what came of it', () => {
    const s = table({ toAct: 'fishes', boxes: { adaptation: ['sun', 'worms'] }, forced: 'auto' });
    const events = play(s, 'place a pawn on adaptation-1', 'take sun');
    expect(tale(entry, s, events, 2)).toEqual(['You (fishes) placed a pawn on Adaptation 1: gained sun.']);
    expect(tale(entry, s, events, 0)).toEqual([
      'Player 3 (fishes) placed a pawn on Adaptation 1: gained sun.',
    ]);
  });

  test('DSM-5.2.4: a bumped pawn goes back to its owner', () => {
    const s = table({
      toAct: 'fishes',
      boxes: {},
      spaces: { 'wanderlust-1': 'crustaceans' },
      specials: { sun: { controller: 'fishes', target: 2 } },
    });
    const events = play(s, 'use the pawn of sun', 'place a pawn on wanderlust-1');
    expect(tale(entry, s, events, 0)).toEqual([
      'Player 4 (crustaceans) was bumped and got a pawn back from Wanderlust 1.',
      'Player 3 (fishes) placed the pawn of sun on Wanderlust 1.',
    ]);
  });

  test('DSM-5.12: a vent is told once, by its side', () => {
    const s = acting('tectonics-1', 'reptiles', { forced: 'auto', cubes: { E6: { fishes: 3 } } });
    const lines = tale(entry, s, play(s, 'open a vent on E6'), 1);
    expect(lines).toEqual([
      'A smoker opened on E6.',
      'Player 1 (reptiles) gained 3 points (now 3).',
      'Player 3 (fishes) took back 2 cubes from E6.',
      'Player 1 (reptiles) placed 1 cube on E6.',
    ]);
  });

  test('DSM-5.15: a tile, its points, the card and the one that follows it', () => {
    const s = acting('evolution-3', 'fishes', {
      forced: 'auto',
      chips: { evolution: ['land', 'kelp', 'reef', 'seamount', 'sand'] },
      row: ['annelids', 'producers', 'carbon-cycle', 'univalves', 'endosymbionts'],
    });
    const lines = tale(entry, s, play(s, 'score D4', 'choose annelids'), 2);
    expect(lines.slice(0, 3)).toEqual([
      'D4 (reef) was scored, reptiles, cephalopods, fishes and crustaceans.',
      'Points (tiles): player 1 (reptiles) +6; player 2 (cephalopods) +3; you (fishes) +2.',
      // Worms lie on the reef, where the fishes are.
      'You (fishes) resolved the card Annelids.',
    ]);
    expect(lines[3]).toBe('Points (cards): you (fishes) +1.');
    expect(lines[4]).toMatch(/^New cards: [A-Z][A-Za-z -]+\.$/);
  });

  test('DSM-5.17.2: who dies out is one line; DSM-5.3.1: a Retrieve is not told pawn by pawn', () => {
    const s = table({
      toAct: 'fishes',
      lastRound: true,
      spaces: { 'abundance-1': 'fishes', 'migration-1': 'fishes' },
      animals: {
        reptiles: { chain: 'right' },
        cephalopods: { chain: 'right' },
        fishes: {},
        crustaceans: { chain: 'right' },
      },
      cubes: { D2: { fishes: 2, reptiles: 1 }, C1: { fishes: 1 } },
      forced: 'auto',
    });
    const lines = tale(entry, s, play(s, 'retrieve'), 2);
    expect(lines.slice(0, 3)).toEqual([
      'You (fishes) retrieved all pawns.',
      'There was an Extinction.',
      'Died out: you (fishes) 1 cube on C1, 2 cubes on D2; player 1 (reptiles) 1 cube on D2.',
    ]);
    expect(lines.at(-1)).toBe('The game ended: the round of the Asteroid is over.');
  });

  test('DSM-A.1: trait cards are told to who sees them', () => {
    const events: GameEvent[] = [];
    const made = config(2, {}, dominantSpeciesMarine);
    const s = dominantSpeciesMarine.setup(made, 'traits', (e) => events.push(e));
    const told = (seat: number): string => tale(entry, s, events, seat).join('\n');
    const dealt = (seat: number): string[] =>
      events.flatMap((e) =>
        e.type === 'traits-dealt' && e.secret?.seat === seat ? (e.secret.traits as string[]) : [],
      );
    const named = (id: string): string => entry.cards().find((card) => card.id === id)?.name ?? id;
    for (const seat of [0, 1]) {
      expect(dealt(seat)).toHaveLength(3);
      for (const id of dealt(seat)) expect(told(seat)).toContain(named(id));
      for (const id of dealt(1 - seat)) expect(told(seat)).not.toContain(named(id));
      expect(told(seat).match(/looked at/g)).toHaveLength(1);
    }
    // The rest of the set-up is seen on the table.
    expect(told(0)).not.toMatch(/ tile |put on|New cards|came to/);
  });

  test('DSM-4.5: where a player has two animals, the animal is the name', () => {
    const s = dominantSpeciesMarine.setup(config(2, { animals: 2 }, dominantSpeciesMarine), 'two');
    const { animals } = dominantSpeciesMarine.view(s, 0);
    const own = animals.find((a) => a.seat === 0)?.animal;
    const other = animals.find((a) => a.seat === 1)?.animal;
    const placed = (animal: unknown): GameEvent => ({
      type: 'cubes-placed',
      rule: 'DSM-5.10.2',
      animal,
      hex: 'C3',
      count: 2,
    });
    expect(tale(entry, s, [placed(own), placed(other)], 0)).toEqual([
      `Your ${own} placed 2 cubes on C3.`,
      `The ${other} placed 2 cubes on C3.`,
    ]);
  });

  test('Earth keeps its capital inside of a sentence', () => {
    const s = actingSpecially('speciation-5', 'fishes', 'sun');
    const rule = 'DSM-5.6.1';
    const events: GameEvent[] = [
      { type: 'pawn-placed', rule: 'DSM-5.1.2', animal: 'fishes', space: 'autotrophs-2', special: null },
      { type: 'disk-removed', rule, corner: 'C1-D1-D2', element: 'sun' },
      { type: 'disk-swapped', rule, corner: 'C1-D1-D2', element: 'sun', section: 'autotrophs' },
      { type: 'disk-placed', rule, corner: 'C1-D1-D2', element: 'algae' },
    ];
    expect(tale(entry, s, events, 2)).toEqual([
      'You (fishes) placed a pawn on Autotrophs (geyser): Earth lost sun on C1-D1-D2; sun went to the Autotrophs box; algae was put on C1-D1-D2.',
    ]);
  });
});
