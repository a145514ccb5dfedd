import { CARD_IDS, dominantSpecies, SPACE_NAMES } from '@clade/dominant-species';
import { executing, play } from '@clade/dominant-species/testing';
import type { GameEvent, State } from '@clade/engine';
import { describe, expect, test } from 'vitest';
import { storyLines } from '../../src/story.ts';
import { config, entryOf, randomGame } from '../harness.ts';
import { Heard, storyOf, taleOf } from '../story.ts';

const entry = entryOf(dominantSpecies);

function setup(players: number, options: Record<string, unknown> = {}): State {
  return dominantSpecies.setup(config(players, options, dominantSpecies), 'story');
}

/** Everything that can happen, by packages/games/dominant-species/src/events.ts and packages/earth/src/world.ts. */
const TOLD = [
  'animal-assigned',
  'card-revealed',
  'card-taken',
  'cube-saved',
  'cubes-eliminated',
  'cubes-moved',
  'cubes-placed',
  'cubes-returned',
  'cubes-revived',
  'disk-discarded',
  'disk-placed',
  'disk-removed',
  'disks-drawn',
  'dominance',
  'element-gained',
  'element-lost',
  'execution-started',
  'forgone',
  'game-ended',
  'initiative',
  'last-round',
  'pawn-gained',
  'pawn-lost',
  'pawn-placed',
  'pawn-taken',
  'points',
  'protected',
  'round-started',
  'survival',
  'tile-covered',
  'tile-laid',
  'tile-revealed',
  'tile-scored',
];
/** What the table shows, or another event tells. */
const QUIET = ['box-emptied', 'box-moved', 'pawn-slid', 'reset-started'];

/** Ids that people are not shown: spaces, cards of more than one word, reasons. */
const RAW = [...SPACE_NAMES, ...CARD_IDS, 'ice-age', 'dead-world', 'round-cap'].filter((id) =>
  id.includes('-'),
);

describe('the story of Dominant Species', () => {
  test('every event of real games is a sentence without raw ids', () => {
    const heard = new Heard(entry);
    for (let i = 0; i < 12; i++) {
      const options = { deck: 'long', earth: i % 2 ? 'random' : 'printed' };
      const made = config(2 + (i % 5), options, dominantSpecies);
      const events: GameEvent[] = [];
      let end: State | undefined;
      for (const s of randomGame(dominantSpecies, made, `events ${i}`, (e) => events.push(e))) end = s;
      if (end === undefined) throw new Error('no game');
      heard.hear(events, end);
    }
    // Random games hardly ever come to the last card.
    const last = executing({ 'domination-1': 'birds' }, { cards: { faceUp: ['ice-age'], deck: 0 } });
    heard.hear(play(last, 'score C4', 'choose ice-age'), last);
    const sound = /^[A-Z][^[\]]*\. \[DS-[\d.]+\]$/;
    const odd = /undefined|null|NaN|\bseat\b/;
    expect(
      heard.lines.filter(
        (line) => !sound.test(line) || odd.test(line) || RAW.some((id) => line.includes(id)),
      ),
    ).toEqual([]);
    expect(heard.told).toEqual(TOLD);
    expect(heard.quiet).toEqual(QUIET);
  });

  test('what a player reads between two moves', () => {
    const spaces = { 'adaptation-1': 'reptiles', 'abundance-1': 'mammals', 'migration-6': 'birds' };
    const s = executing(spaces, { boxes: { adaptation: ['seed', 'meat'], abundance: ['sun'] } });
    const told = taleOf(entry, s, 0, () =>
      play(
        s,
        'take meat',
        'take sun',
        'put the disk on B4-C4-C5',
        'forgo',
        'move a cube from C4 to D3',
        'stop',
      ),
    );
    expect(told).toEqual([
      // On the mountain lie two meat, one sun and one seed: now mammals and reptiles both have level 4.
      'Reptiles gained meat.',
      'Dominance: Mountain D4: nobody.',
      'Mammals act: Abundance 1.',
      'Sun put on B4-C4-C5.',
      'Insects skipped the action.',
      'Birds act: Migration, 2 cubes.',
      'Birds moved 1 from Forest C4 to Tundra D3.',
      'Dominance: Tundra D3: Birds.',
    ]);
  });

  test('where a player has several animals, the animal is the name', () => {
    const s = setup(2, { animals: 3 });
    const { animals } = dominantSpecies.view(s, 0);
    const placed = (seat: number): GameEvent => ({
      type: 'cubes-placed',
      rule: 'DS-5.4.8.1',
      animal: animals.find((one) => one.seat === seat)?.animal,
      hex: 'C3',
      count: 2,
    });
    expect(storyOf(entry, s, [placed(0), placed(1)])).toEqual([
      'Mammals placed 2 on Jungle C3. [DS-5.4.8.1]',
      'Amphibians placed 2 on Jungle C3. [DS-5.4.8.1]',
    ]);
    expect(animals.filter(({ seat }) => seat === 0).map(({ animal }) => animal)).toContain('mammals');
    expect(animals.filter(({ seat }) => seat === 1).map(({ animal }) => animal)).toContain('amphibians');
  });

  test('a scored tile is told once, with the points of everybody there', () => {
    const s = setup(6);
    const { animals } = dominantSpecies.view(s, 0);
    const who = (seat: number): string => animals.find((a) => a.seat === seat)?.animal ?? '';
    expect([who(0), who(1), who(2)]).toEqual(['mammals', 'insects', 'reptiles']);
    const scored = { rule: 'DS-5.4.12.3', source: 'tiles' };
    const events: GameEvent[] = [
      { type: 'cubes-moved', rule: 'DS-5.4.10.1', animal: who(1), from: 'C3', to: 'C4', count: 1 },
      { type: 'dominance', rule: 'DS-5.6.4', hex: 'C3', animal: null },
      { type: 'cubes-moved', rule: 'DS-5.4.10.1', animal: who(1), from: 'C3', to: 'D3', count: 2 },
      { type: 'dominance', rule: 'DS-5.6.4', hex: 'C3', animal: who(2) },
      { type: 'tile-scored', rule: 'DS-5.4.12.3', hex: 'C3', terrain: 'jungle', places: [who(2), who(0)] },
      { type: 'points', animal: who(2), points: 6, total: 10, ...scored },
      { type: 'points', animal: who(0), points: 3, total: 3, ...scored },
      { type: 'pawn-placed', rule: 'DS-5.2.1', animal: who(0), space: 'competition-1' },
      { type: 'pawn-placed', rule: 'DS-5.2.1', animal: who(1), space: 'wasteland' },
    ];
    expect(taleOf(entry, s, 0, () => events)).toEqual([
      'Insects moved 1 from Jungle C3 to Forest C4.',
      'Dominance: Jungle C3: nobody.',
      'Insects moved 2 from Jungle C3 to Tundra D3.',
      'Dominance: Jungle C3: Reptiles.',
      'Scored Jungle C3: Reptiles +6 VP and Mammals +3 VP.',
      'Mammals placed a pawn on Competition, jungle and wetland.',
      'Insects placed a pawn on Wasteland.',
    ]);
  });

  test('of the set-up only the animals and start points are told', () => {
    const events: GameEvent[] = [];
    const made = config(3, { earth: 'random' }, dominantSpecies);
    dominantSpecies.setup(made, 'set-up', (e) => events.push(e));
    expect(events.some((e) => e.type === 'tile-laid')).toBe(true);
    expect(storyLines(entry, { lines: [{ n: 0, seat: -1, events }] }, 80)).toEqual([
      'Player 1 plays the Birds. [DS-4.1.1]',
      'Player 2 plays the Arachnids. [DS-4.1.1]',
      'Player 3 plays the Mammals. [DS-4.1.1]',
      'Round 1 began. [DS-5.1.1]',
    ]);
  });
});
