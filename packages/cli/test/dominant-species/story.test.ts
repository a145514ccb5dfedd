import { CARD_IDS, dominantSpecies, SPACE_NAMES } from '@clade/dominant-species';
import { executing, play } from '@clade/dominant-species/testing';
import type { GameEvent, State } from '@clade/engine';
import { describe, expect, test } from 'vitest';
import { plainNames, storyLines, tale } from '../../src/story.ts';
import { config, entryOf, randomGame } from '../harness.ts';

const entry = entryOf(dominantSpecies);

function setup(players: number, options: Record<string, unknown> = {}): State {
  return dominantSpecies.setup(config(players, options, dominantSpecies), 'story');
}

/** Everything that can happen, by packages/games/dominant-species/src/events.ts and packages/earth/src/world.ts. */
const TYPES = [
  'animal-assigned',
  'box-emptied',
  'box-moved',
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
  'pawn-slid',
  'pawn-taken',
  'points',
  'protected',
  'reset-started',
  'round-started',
  'survival',
  'tile-covered',
  'tile-laid',
  'tile-revealed',
  'tile-scored',
];

/** Ids that people are not shown: spaces, cards of more than one word, reasons. */
const RAW = [...SPACE_NAMES, ...CARD_IDS, 'ice-age', 'dead-world', 'round-cap'].filter((id) =>
  id.includes('-'),
);

describe('the story of Dominant Species', () => {
  /** What is wrong with the sentence about an event, if anything. */
  function problem(event: GameEvent, s: State): string[] {
    const line = storyLines(entry, s, [event], plainNames, 500).join('\n');
    const sound = /^[A-Z][^[\]]*\. \[DS-[\d.]+\]$/.test(line) && !/undefined|null|NaN|\bseat\b/.test(line);
    return sound && !RAW.some((id) => line.includes(id)) ? [] : [line];
  }

  test('every event of real games is a sentence without raw ids', () => {
    const seen = new Set<string>();
    const problems: string[] = [];
    for (let i = 0; i < 12; i++) {
      const options = { deck: 'long', earth: i % 2 ? 'random' : 'printed' };
      const made = config(2 + (i % 5), options, dominantSpecies);
      const events: GameEvent[] = [];
      let table: State | undefined;
      for (const s of randomGame(dominantSpecies, made, `events ${i}`, (e) => events.push(e))) table = s;
      if (table === undefined) throw new Error('no game');
      for (const event of events) {
        seen.add(event.type);
        problems.push(...problem(event, table));
      }
    }
    // Random games hardly ever come to the last card.
    const end = executing({ 'domination-1': 'birds' }, { cards: { faceUp: ['ice-age'], deck: 0 } });
    for (const event of play(end, 'score C4', 'choose ice-age')) {
      seen.add(event.type);
      problems.push(...problem(event, end));
    }
    expect(problems).toEqual([]);
    expect([...seen].sort()).toEqual(TYPES);
  });

  test('what a player reads between two moves: one line for each run of doings', () => {
    const spaces = { 'adaptation-1': 'reptiles', 'abundance-1': 'mammals', 'migration-6': 'birds' };
    const s = executing(spaces, { boxes: { adaptation: ['seed', 'meat'], abundance: ['sun'] } });
    const events = play(
      s,
      'take meat',
      'take sun',
      'put the disk on B4-C4-C5',
      'forgo',
      'move a cube from C4 to D3',
      'stop',
    );
    const lines = tale(entry, s, events, 0);
    // On the mountain lie two meat, one sun and one seed: now mammals and reptiles both have level 4.
    expect(lines[0]).toBe('Player 2 (reptiles) gained meat; D4 is now dominated by nobody.');
    expect(lines[1]).toBe('You (mammals) took the pawn off Abundance 1: sun was put on B4-C4-C5.');
    expect(lines[2]).toBe(
      'Player 3 (birds) took the pawn off Migration (2 cubes): moved 1 cube from C4 to D3; D3 is now dominated by the birds.',
    );
  });

  test('where a player has several animals, the animal is the name', () => {
    const s = setup(2, { animals: 3 });
    const { animals } = dominantSpecies.view(s, 0);
    const own = animals.find((a) => a.seat === 0)?.animal;
    const other = animals.find((a) => a.seat === 1)?.animal;
    const moved = (animal: unknown): GameEvent => ({
      type: 'cubes-placed',
      rule: 'DS-5.4.8.1',
      animal,
      hex: 'C3',
      count: 2,
    });
    expect(tale(entry, s, [moved(own), moved(other)], 0)).toEqual([
      `Your ${own} placed 2 cubes on C3.`,
      `The ${other} placed 2 cubes on C3.`,
    ]);
    expect(storyLines(entry, s, [moved(own)], plainNames, 80)).toEqual([
      `The ${own} placed 2 cubes on C3. [DS-5.4.8.1]`,
    ]);
  });

  test('lists go on, gatherings are one line, and only the last word on dominance is told', () => {
    const s = setup(6);
    const { animals } = dominantSpecies.view(s, 0);
    const who = (seat: number): string => animals.find((a) => a.seat === seat)?.animal ?? '';
    const events: GameEvent[] = [
      { type: 'cubes-moved', rule: 'DS-5.4.10.1', animal: who(1), from: 'C3', to: 'C4', count: 1 },
      { type: 'dominance', rule: 'DS-5.6.4', hex: 'C3', animal: null },
      { type: 'cubes-moved', rule: 'DS-5.4.10.1', animal: who(1), from: 'C3', to: 'D3', count: 2 },
      { type: 'dominance', rule: 'DS-5.6.4', hex: 'C3', animal: who(2) },
      { type: 'tile-scored', rule: 'DS-5.4.12.3', hex: 'C3', terrain: 'jungle', places: [who(2), who(0)] },
      {
        type: 'points',
        rule: 'DS-5.4.12.3',
        animal: who(2),
        points: 6,
        total: 10,
        source: 'tiles',
      },
      { type: 'points', rule: 'DS-5.4.12.3', animal: who(0), points: 3, total: 3, source: 'tiles' },
      { type: 'pawn-placed', rule: 'DS-5.2.1', animal: who(0), space: 'competition-1' },
      { type: 'pawn-placed', rule: 'DS-5.2.1', animal: who(1), space: 'wasteland' },
    ];
    expect(tale(entry, s, events, 0)).toEqual([
      `Player 2 (${who(1)}) moved 1 cube from C3 to C4, 2 cubes from C3 to D3; C3 (jungle) was scored, ${who(2)} and ${who(0)}; C3 is now dominated by the ${who(2)}.`,
      `Points (tiles): player 3 (${who(2)}) +6; you (${who(0)}) +3.`,
      `Pawns: you (${who(0)}) on Competition (jungle and wetland); player 2 (${who(1)}) on Wasteland.`,
    ]);
  });

  test('of the set-up only the animals and start points are told', () => {
    const events: GameEvent[] = [];
    const made = config(3, { earth: 'random' }, dominantSpecies);
    const s = dominantSpecies.setup(made, 'set-up', (e) => events.push(e));
    expect(events.some((e) => e.type === 'tile-laid')).toBe(true);
    const told = tale(entry, s, events, 1).join('\n');
    expect(told).toMatch(/^Animals: .*you [a-z]+/);
    expect(told).toContain('Round 1 began.');
    expect(told).not.toMatch(/tile|dominated|put on|New cards/);
  });
});
