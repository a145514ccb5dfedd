import type { GameEvent, State } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { type AnimalId, dominantSpecies } from '../../src/index.ts';
import {
  animal,
  asked,
  executing,
  options,
  play,
  question,
  SIX,
  table,
  turnOf,
} from '../../src/testing/index.ts';
import { BOOK_SECTIONS, BOOK_SPACES, hexName } from '../book.ts';
import { declineAll, look, newGame, ofType, only, planAll, refused } from './box.ts';

/** The animals in the order in which they place, until Planning ends. */
function placements(s: State, choose?: (vacant: string[]) => string): string[] {
  return ofType(planAll(s, choose), 'pawn-placed').map((e) => String(e.animal));
}

rule('DS-5.1.1', 'rounds of Planning, Execution and Reset', () => {
  const s = newGame(3);
  const events: GameEvent[] = [];
  for (const round of [1, 2, 3]) {
    expect(look(s)).toMatchObject({ round, phase: 'planning' });
    events.push(...planAll(s), ...declineAll(s));
  }
  const phases = /^(round|execution|reset)-started$/;
  expect(events.filter((e) => phases.test(e.type)).map((e) => [e.type, e.round])).toEqual([
    ['execution-started', 1],
    ['reset-started', 1],
    ['round-started', 2],
    ['execution-started', 2],
    ['reset-started', 2],
    ['round-started', 3],
    ['execution-started', 3],
    ['reset-started', 3],
    ['round-started', 4],
  ]);
});

/** Birds without any cube; the others as at the start. */
const GONE = {
  animals: { ...SIX, birds: { pool: 0, points: 12, elements: ['grub'] } },
  cubes: { D4: { mammals: 2 }, D2: { amphibians: 2, insects: 1 } },
  boxes: {
    adaptation: ['sun'],
    regression: ['grub'],
    abundance: ['sun'],
    wasteland: ['grub'],
    depletion: ['sun'],
    wanderlust: ['sun'],
  },
};

rule('DS-5.1.2', 'an animal without cubes still places pawns and keeps its points', () => {
  const s = table(GONE);
  expect(animal(s, 'birds')).toMatchObject({ pool: 0, eliminated: 34, points: 12 });
  expect(placements(s).filter((id) => id === 'birds')).toHaveLength(3);
  expect(animal(s, 'birds').points).toBe(12);
});

rule('DS-5.1.2', 'it uses every action that needs no cube of its own', () => {
  const leftmost = BOOK_SECTIONS.map(([id, spaces]) => (spaces === 1 ? id : `${id}-1`));
  const usable = leftmost.filter((space) => {
    const s = executing({ [space]: 'birds', 'domination-5': 'mammals' }, { ...GONE, cursor: space });
    return asked(s) === 'birds';
  });
  const needCubes = /speciation|migration|competition/;
  expect(usable).toEqual(leftmost.filter((space) => !needCubes.test(space)));
});

rule('DS-5.2.1', 'one pawn each along the track, round and round', () => {
  const s = newGame(3, {}, 'turns');
  const track = [...look(s).initiative];
  expect(placements(s)).toEqual(Array(6).fill(track).flat());
});

rule('DS-5.2.2', 'an animal without a pawn is skipped; the last one places alone', () => {
  const s = table({
    animals: { mammals: { pawns: 1 }, birds: { pawns: 4 }, insects: { pawns: 2 }, arachnids: { pawns: 0 } },
  });
  expect(placements(s)).toEqual(['insects', 'birds', 'mammals', 'insects', 'birds', 'birds', 'birds']);
});

rule('DS-5.2.3', 'nobody may pass', () => {
  const s = newGame(4);
  expect(dominantSpecies.decision(s, turnOf(s)).optional).toBe(false);
  for (const out of ['forgo', 'skip', 'stop']) expect(refused(s, out)).toMatchObject({ rule: 'DS-5.2.3' });
});

rule('DS-5.2.4', 'useless spaces may be taken', () => {
  const tundra = Object.fromEntries(
    [-2, -1, 0, 1, 2]
      .map((r) => hexName(0, r))
      .concat(
        [-3, -2, -1, 0, 1, 2].map((r) => hexName(1, r)),
        hexName(-1, 0),
      )
      .map((hex) => [hex, 'tundra']),
  );
  const s = table({
    tiles: tundra,
    corners: {},
    boxes: {},
    stacks: [
      { top: null, left: 0 },
      { top: null, left: 0 },
      { top: null, left: 19 },
    ],
    cards: { faceUp: [], deck: 0 },
  });
  expect(look(s)).toMatchObject({ tundraLeft: 0, bag: { meat: 20 } });
  expect(options(s)).toEqual(BOOK_SPACES.map((space) => `place a pawn on ${space}`));
});

rule('DS-5.2.5', 'one pawn on a space, several in a section', () => {
  const s = table({ animals: only('mammals', 'birds') });
  play(s, 'place a pawn on adaptation-2');
  expect(refused(s, 'place a pawn on adaptation-2')).toMatchObject({
    code: 'taken-space',
    rule: 'DS-5.2.5',
    facts: { animal: 'birds' },
  });
  play(s, 'place a pawn on adaptation-1', 'place a pawn on adaptation-3');
  expect(look(s).spaces).toEqual({
    'adaptation-1': 'mammals',
    'adaptation-2': 'birds',
    'adaptation-3': 'birds',
  });
});

rule('DS-5.2.6', 'pawns on the display stay there and are not available', () => {
  const s = table({ spaces: { 'glaciation-3': 'birds', 'adaptation-1': 'birds' } });
  expect(animal(s, 'birds').pawns).toEqual({ available: 1, display: 2, box: 7 });
  const placed = ofType(
    planAll(s, (vacant) => vacant.at(-1) ?? ''),
    'pawn-placed',
  );
  expect(placed.filter((e) => e.animal === 'birds')).toHaveLength(1);
  expect(placed.map((e) => e.space)).not.toContain('glaciation-3');
  expect(placed.map((e) => e.space)).not.toContain('adaptation-1');
});

rule('DS-5.2.7', 'initiative of this moment: a swap counts from the next Planning on', () => {
  const s = table({ animals: only('mammals', 'birds', 'insects') });
  // Insects, birds, mammals; the mammals take the Initiative space.
  const order = placements(s, (vacant) =>
    asked(s) === 'mammals'
      ? (vacant.find((w) => w.endsWith(' initiative')) ?? vacant.at(-1) ?? '')
      : (vacant.at(-1) ?? ''),
  );
  expect(order).toEqual(Array(6).fill(['insects', 'birds', 'mammals']).flat());
  expect(question(s)).toBe('initiative');
  play(s, 'use the action', 'place a pawn on adaptation-1');
  declineAll(s);
  expect(look(s).round).toBe(2);
  expect(placements(s).slice(0, 3)).toEqual(['insects', 'mammals', 'birds'] satisfies AnimalId[]);
});
