import { type GameEvent, type State, seatsToAct } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { dominantSpecies } from '../../src/index.ts';
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
import { at, BOOK_FOOD_CHAIN, BOOK_SPACES } from '../book.ts';
import { declineAll, look, ofType, only, refused } from './box.ts';

const taken = (events: readonly GameEvent[]) => ofType(events, 'pawn-taken').map((e) => e.space);

/** Something to do in every section; pawns on the given spaces. */
const BUSY = {
  animals: { ...SIX, mammals: { elements: ['grub'], pawns: 0 } },
  boxes: {
    adaptation: ['sun', 'sun'],
    regression: ['grub'],
    abundance: ['sun'],
    wasteland: ['grub'],
    depletion: ['meat'],
    wanderlust: ['sun'],
  },
};

rule('DS-5.3.1', 'sections from top to bottom, spaces from left to right, one pawn at a time', () => {
  const spaces = Object.fromEntries(BOOK_SPACES.map((name, i) => [name, BOOK_FOOD_CHAIN[i % 6] ?? '']));
  const s = executing(spaces);
  const events = declineAll(s);
  // The first pawn came off when the position was read.
  const acting = BOOK_SPACES.filter((name) => !/glaciation-[234]/.test(name));
  expect(['initiative', ...taken(events)]).toEqual(acting);
});

rule('DS-5.3.1', 'a pawn that comes off is available, and its action ends before the next', () => {
  const s = executing(
    { 'adaptation-1': 'birds', 'adaptation-2': 'insects' },
    { boxes: { adaptation: ['sun', 'meat'] }, animals: only('birds', 'insects') },
  );
  expect(look(s).spaces).toEqual({ 'adaptation-2': 'insects' });
  expect(animal(s, 'birds').pawns.available).toBe(7);
  expect(animal(s, 'insects').pawns.available).toBe(6);
  play(s, 'take meat');
  expect([asked(s), look(s).boxes.adaptation]).toEqual(['insects', { sun: 1 }]);
  expect(options(s)).toEqual(['take sun', 'forgo']);
});

rule('DS-5.3.2', 'every action may be forgone; the pawn still comes off', () => {
  // One space of each section; of Competition the one with the desert, where the mammals meet others.
  const spaces = BOOK_SPACES.filter((name) => !/-[2-7]$|competition/.test(name)).concat('competition-3');
  expect(spaces).toHaveLength(12);
  for (const space of spaces) {
    const s = executing({ [space]: 'mammals', 'domination-5': 'mammals' }, { ...BUSY, cursor: space });
    expect(asked(s), space).toBe('mammals');
    expect(dominantSpecies.decision(s, turnOf(s)).optional, space).toBe(true);
    const before = look(s);
    expect([before.spaces[space], animal(s, 'mammals').pawns.available]).toEqual([undefined, 1]);
    const cubes = (t: State) => look(t).tiles.map((x) => x.cubes);
    const [old, points] = [cubes(s), before.animals.map((a) => a.points)];
    for (const cursor = look(s).cursor; look(s).cursor === cursor && look(s).phase === 'execution'; ) {
      const out = options(s).at(-1) ?? '';
      expect(['forgo', 'skip', 'stop']).toContain(out);
      play(s, out);
    }
    if (look(s).round === 1) {
      expect([cubes(s), look(s).animals.map((a) => a.points)], space).toEqual([old, points]);
      expect(look(s).tiles).toHaveLength(before.tiles.length);
    }
  }
});

rule('DS-5.3.3', 'once begun an action is carried through, except where a rule says "may"', () => {
  const begun = (space: string, ...words: string[]) => {
    const s = executing({ [space]: 'mammals' }, { ...BUSY, cursor: space });
    play(s, ...words);
    return s;
  };
  const mandatory: [string, ...string[]][] = [
    ['initiative', 'use the action'],
    ['abundance-1', 'take sun'],
    ['wanderlust-1', 'take the tile of stack 1'],
    ['wanderlust-1', 'take the tile of stack 1', 'lay the tile on D1', 'take sun'],
    ['speciation-1', `speciate around ${at([0, 0], 'SW')}`],
  ];
  for (const [space, ...words] of mandatory) {
    const s = begun(space, ...words);
    expect(dominantSpecies.decision(s, turnOf(s)).optional, words.at(-1)).toBe(false);
    for (const out of ['forgo', 'skip', 'stop']) expect(refused(s, out)).toBeDefined();
  }
  const disk = begun('wanderlust-1', 'take the tile of stack 1', 'lay the tile on D1');
  expect(options(disk)).toEqual(['take sun', 'skip']);
  // Speciation is "up to": none is a number too.
  expect(options(begun('speciation-1', `speciate around ${at([0, 0], 'SW')}`))[0]).toMatch(/^add 0 to/);
});

rule('DS-5.3.4', 'without any pawn four sections still do something, the others nothing', () => {
  const s = executing(
    { 'domination-5': 'mammals' },
    {
      cursor: 'initiative',
      animals: { ...SIX, birds: { elements: ['sun'] }, reptiles: { elements: ['sun'] } },
      boxes: {
        adaptation: ['sun'],
        regression: ['sun'],
        abundance: ['sun'],
        wasteland: ['meat'],
        depletion: ['seed'],
        wanderlust: ['sun'],
      },
    },
  );
  const events: GameEvent[] = [];
  const questions: string[] = [];
  while (question(s) !== 'domination') {
    questions.push(`${asked(s)}: ${question(s)}`);
    events.push(...play(s, 'forgo'));
  }
  expect(questions).toEqual(['reptiles: protection', 'insects: insects', 'arachnids: arachnids']);
  // Both lose their sun; of the two meat disks the one on the tundra goes; seed stays, because nobody depletes.
  expect(events.filter((e) => /lost|removed/.test(e.type)).map((e) => e.animal ?? e.corner)).toEqual([
    'reptiles',
    'birds',
    at([0, 0], 'SW'),
  ]);
});

/** Initiative is used, and the pawn goes to `space`; then everything is declined up to the next Planning. */
function replaced(space: string): { s: State; events: GameEvent[] } {
  const s = executing({ initiative: 'mammals' }, { ...BUSY, animals: SIX });
  const events = play(s, 'use the action', `place a pawn on ${space}`);
  events.push(...declineAll(s));
  return { s, events };
}

rule('DS-5.3.5', 'a pawn placed ahead of the cursor acts this round', () => {
  for (const space of [
    'adaptation-1',
    'regression-2',
    'depletion',
    'glaciation-1',
    'competition-7',
    'domination-5',
  ]) {
    const { s, events } = replaced(space);
    expect(taken(events), space).toEqual([space]);
    expect(look(s).spaces).toEqual({});
  }
});

rule('DS-5.3.5', 'in Glaciation only the leftmost space is executed', () => {
  const { s, events } = replaced('glaciation-3');
  expect(taken(events)).toEqual([]);
  expect(look(s).spaces).toEqual({ 'glaciation-2': 'mammals' });
});

/** Instinct by the mammals on Domination space `from`, with a pawn for `space`. */
function instinct(from: string, space: string): { s: State; events: GameEvent[] } {
  const s = executing(
    { [from]: 'mammals' },
    { cards: { faceUp: ['instinct'], deck: 3 }, animals: { ...SIX, mammals: { pawns: 1 } } },
  );
  const events = play(s, 'score D4', 'choose instinct', `place a pawn on ${space}`);
  events.push(...declineAll(s));
  return { s, events };
}

rule('DS-5.3.5', 'a pawn placed behind the cursor waits for the next round', () => {
  for (const space of ['initiative', 'adaptation-2', 'speciation-1', 'domination-1']) {
    const { s, events } = instinct('domination-2', space);
    expect(taken(events), space).toEqual([]);
    expect(look(s).spaces).toEqual({ [space]: 'mammals' });
    expect(look(s).round).toBe(2);
  }
  const ahead = instinct('domination-2', 'domination-4');
  expect(taken(ahead.events)).toEqual(['domination-4']);
});

rule('DS-5.3.5', 'the space just vacated is not ahead of the cursor', () => {
  const { s, events } = instinct('domination-2', 'domination-2');
  expect(taken(events)).toEqual([]);
  expect(look(s).spaces).toEqual({ 'domination-2': 'mammals' });
});

rule('DS-5.3.6', 'an action with nothing to choose is skipped', () => {
  const poor = {
    animals: { ...SIX, mammals: { pool: 0, pawns: 0 } },
    tiles: { D3: 'tundra' },
    boxes: {},
    stacks: [null, null, null],
    scored: ['D3'],
  };
  for (const space of BOOK_SPACES.filter((name) => !/initiative|-[2-7]$/.test(name))) {
    const s = executing({ [space]: 'mammals' }, { ...poor, cursor: space });
    expect(asked(s), space).not.toBe('mammals');
    expect(animal(s, 'mammals').pawns.available, space).toBe(1);
    expect(look(s).spaces).toEqual({});
  }
});

rule('DS-5.5.1', 'behind the last Domination space Execution ends and Reset begins', () => {
  const s = executing({ 'domination-4': 'mammals', 'domination-5': 'birds' }, { cards: { faceUp: [] } });
  expect(ofType(play(s, 'score D4'), 'reset-started')).toEqual([]);
  const events = play(s, 'score D2');
  const types = events.map((e) => e.type);
  expect(types.indexOf('reset-started')).toBe(types.lastIndexOf('points') + 1);
  expect(seatsToAct(dominantSpecies, s)).toHaveLength(1);
  expect(look(s)).toMatchObject({ round: 2, phase: 'planning' });
  // Nothing is left to execute either when no pawn stands anywhere.
  expect(look(table({ phase: 'execution', cursor: 'domination-1' })).phase).toBe('planning');
});
