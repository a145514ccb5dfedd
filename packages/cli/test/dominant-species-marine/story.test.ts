import { CARD_IDS, dominantSpeciesMarine, SPACE_NAMES, TRAIT_IDS } from '@clade/dominant-species-marine';
import { acting, actingSpecially, play, playing, table } from '@clade/dominant-species-marine/testing';
import type { GameEvent, State } from '@clade/engine';
import { describe, expect, test } from 'vitest';
import { fuzzTable } from '../../src/fuzz/tables.ts';
import { namesFor, tale } from '../../src/story.ts';
import { config, entryOf, randomGame } from '../harness.ts';
import { Heard, taleOf } from '../story.ts';

const entry = entryOf(dominantSpeciesMarine);

/** Everything that can happen, by packages/games/dominant-species-marine/src/events.ts and packages/earth/src/world.ts. */
const TOLD = [
  'animal-assigned',
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
/** What the table shows, or another event tells. */
const QUIET = ['box-emptied', 'box-moved', 'card-discarded', 'target-scored', 'tile-covered'];

/** Ids that people are not shown: spaces, cards and traits of more than one word, reasons. */
const RAW = [...SPACE_NAMES, ...CARD_IDS, ...TRAIT_IDS, 'round-cap'].filter((id) => id.includes('-'));

describe('the story of Marine', () => {
  test('every event of real games is a sentence without raw ids', () => {
    const heard = new Heard(entry);
    for (let i = 0; i < 24; i++) {
      const events: GameEvent[] = [];
      let end: State | undefined;
      const made = fuzzTable(dominantSpeciesMarine, 'story', i);
      for (const s of randomGame(dominantSpeciesMarine, made, `events ${i}`, (e) => events.push(e))) end = s;
      if (end === undefined) throw new Error('no game');
      heard.hear(events, end);
    }
    // Random games hardly ever come to the last card.
    const last = playing('asteroid', 'fishes', { deck: 0, cubes: { D4: { fishes: 2 } } });
    heard.hear(play(last, 'choose tile D4'), last);
    const sound = /^[A-Z][^[\]]*\. \[DSM-[\dA.]+\]$/;
    const odd = /undefined|null|NaN|\bseat\b|\b[Aa] [aeiou]/;
    expect(
      heard.lines.filter(
        (line) => !sound.test(line) || odd.test(line) || RAW.some((id) => line.includes(id)),
      ),
    ).toEqual([]);
    expect(heard.told).toEqual(TOLD);
    expect(heard.quiet).toEqual(QUIET);
  });

  test('a turn is the pawn, then what came of it', () => {
    const s = table({ toAct: 'fishes', boxes: { adaptation: ['sun', 'worms'] }, forced: 'auto' });
    expect(taleOf(entry, s, 2, () => play(s, 'place a pawn on adaptation-1', 'take sun'))).toEqual([
      'Fishes placed a pawn on Adaptation 1.',
      'Fishes gained sun.',
    ]);
  });

  test('DSM-5.2.4: a bumped pawn goes back to its owner', () => {
    const s = table({
      toAct: 'fishes',
      boxes: {},
      spaces: { 'wanderlust-1': 'crustaceans' },
      specials: { sun: { controller: 'fishes', target: 2 } },
    });
    const act = (): readonly GameEvent[] => play(s, 'use the pawn of sun', 'place a pawn on wanderlust-1');
    expect(taleOf(entry, s, 0, act)).toEqual([
      'Crustaceans were bumped from Wanderlust 1.',
      'Fishes placed the pawn of sun on Wanderlust 1.',
    ]);
  });

  test('DSM-5.12: a vent is told once, by its side', () => {
    const s = acting('tectonics-1', 'reptiles', { forced: 'auto', cubes: { E6: { fishes: 3 } } });
    expect(taleOf(entry, s, 1, () => play(s, 'open a vent on E6'))).toEqual([
      'A smoker opened on E6.',
      'Reptiles +3 VP.',
      'Fishes took back 2 on Smoker E6.',
      'Reptiles placed 1 on Smoker E6.',
    ]);
  });

  test('DSM-5.15: a tile, its points, the card and the one that follows it', () => {
    const s = acting('evolution-3', 'fishes', {
      forced: 'auto',
      chips: { evolution: ['land', 'kelp', 'reef', 'seamount', 'sand'] },
      row: ['annelids', 'producers', 'carbon-cycle', 'univalves', 'endosymbionts'],
    });
    const lines = taleOf(entry, s, 2, () => play(s, 'score D4', 'choose annelids'));
    expect(lines.slice(0, 3)).toEqual([
      'Scored Reef D4: Reptiles +6 VP, Cephalopods +3 VP, and Fishes +2 VP.',
      // Worms lie on the reef, where the fishes are.
      'Fishes resolved Annelids.',
      'Fishes +1 VP.',
    ]);
    expect(lines[3]).toMatch(/^New in the row: [A-Z][A-Za-z -]+\.$/);
  });

  test('DSM-5.17.2: who dies out is told; DSM-5.3.1: a Retrieve is not told pawn by pawn', () => {
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
    const lines = taleOf(entry, s, 2, () => play(s, 'retrieve'));
    expect(lines.slice(0, 5)).toEqual([
      'Fishes retrieved their pawns.',
      'Extinction.',
      'Fishes lost 1 on Land C1.',
      'Reptiles lost 1 on Land D2.',
      'Fishes lost 2 on Land D2.',
    ]);
    expect(lines.at(-1)).toBe('The game ended: the round of the Asteroid is over.');
  });

  test('DSM-A.1: trait cards are told to who sees them', () => {
    const events: GameEvent[] = [];
    const made = config(2, {}, dominantSpeciesMarine);
    const s = dominantSpeciesMarine.setup(made, 'traits', (e) => events.push(e));
    const told = (reader: number): string => taleOf(entry, s, reader, () => events).join('\n');
    const dealt = (seat: number): string[] =>
      events.flatMap((e) =>
        e.type === 'traits-dealt' && e.secret?.seat === seat ? (e.secret.traits as string[]) : [],
      );
    const named = (id: string): string => id.split('-').map(capital).join(' ');
    for (const seat of [0, 1]) {
      expect(dealt(seat)).toHaveLength(3);
      for (const id of dealt(seat)) expect(told(seat)).toContain(named(id));
      for (const id of dealt(1 - seat)) expect(told(seat)).not.toContain(named(id));
      expect(told(seat).match(/looked at/g)).toHaveLength(2);
    }
    // The rest of the set-up is seen on the table.
    const whole = tale(entry, { lines: [{ n: 0, seat: -1, events }] }, namesFor(0), -1).join('\n');
    expect(whole).toMatch(/^Player 1 plays the [A-Z][a-z]+\./);
    expect(whole).not.toMatch(/ tile |put on|New in|came to/);
  });

  test('DSM-4.5: where a player has two animals, the animal is the name', () => {
    const s = dominantSpeciesMarine.setup(config(2, { animals: 2 }, dominantSpeciesMarine), 'two');
    const { animals } = dominantSpeciesMarine.view(s, 0);
    const [own = '', other = ''] = [0, 1].map((seat) => animals.find((one) => one.seat === seat)?.animal);
    const placed = (animal: string): GameEvent => ({
      type: 'cubes-placed',
      rule: 'DSM-5.10.2',
      animal,
      hex: 'C3',
      count: 2,
    });
    expect(taleOf(entry, s, 0, () => [placed(own), placed(other)])).toEqual([
      `${capital(own)} placed 2 on Kelp C3.`,
      `${capital(other)} placed 2 on Kelp C3.`,
    ]);
  });

  test('disks that come, go and are swapped', () => {
    const s = actingSpecially('speciation-5', 'fishes', 'sun');
    const rule = 'DSM-5.6.1';
    const events: GameEvent[] = [
      { type: 'pawn-placed', rule: 'DSM-5.1.2', animal: 'fishes', space: 'autotrophs-2', special: null },
      { type: 'disk-removed', rule, corner: 'C1-D1-D2', element: 'sun' },
      { type: 'disk-swapped', rule, corner: 'C1-D1-D2', element: 'sun', section: 'autotrophs' },
      { type: 'disk-placed', rule, corner: 'C1-D1-D2', element: 'algae' },
    ];
    expect(taleOf(entry, s, 2, () => events)).toEqual([
      'Fishes placed a pawn on Autotrophs, geyser.',
      'Earth lost sun on C1-D1-D2.',
      'Sun went to the box of Autotrophs.',
      'Algae put on C1-D1-D2.',
    ]);
  });
});

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
