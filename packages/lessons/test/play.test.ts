import { plainRefusal, type Refusal } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { describe, expect, test } from 'vitest';
import { type Chapter, hexesOf, LessonPlay, type MoveStep, readChapter, TRIES } from '../src/index.ts';

/** Two species and two leaves: feeding the first goes on, feeding the second leads to another step. */
const chapter: Chapter = {
  id: 'branches',
  position: { phase: 'feeding', step: 'feed', wateringHole: 4, players: [{ species: [{}, {}] }, {}] },
  rivals: [{ seat: 1, name: 'Heron', bot: 'beginner' }],
  stars: [0, 2],
  steps: [
    {
      kind: 'move',
      rules: ['EVO-3.6.2'],
      moves: [['eat', 0]],
      path: ['species:0:0'],
      branches: [{ moves: [['eat', 1]], to: 'second', follow: [{ seat: 1, move: ['eat', 0] }] }],
      follow: [{ seat: 1, move: ['eat', 0] }],
    },
    { kind: 'look', rules: ['EVO-7.2.3'], at: 'bag:0' },
    {
      kind: 'look',
      id: 'second',
      rules: ['EVO-7.2.3'],
      at: 'hole',
      alone: true,
      wrong: [{ at: 'bag:0', say: 'wrong' }],
    },
  ],
};

describe('a chapter', () => {
  test('a branch goes on at its own step', () => {
    const play = new LessonPlay(evolution, chapter);
    expect(play.choose(['eat', 1])).toEqual({ is: 'right' });
    expect(play.lines).toHaveLength(3);
    play.next();
    expect(play.at).toBe(2);
    expect(play.isLit).toBe(false);
  });

  test('alone, the thing is lit after two tries, and each costs', () => {
    const play = new LessonPlay(evolution, chapter);
    play.choose(['eat', 1]);
    play.next();
    for (let i = 0; i < TRIES; i++) {
      expect(play.isLit).toBe(false);
      expect(play.look('bag:0')).toEqual({ is: 'wrong', say: 'wrong' });
    }
    expect(play.isLit).toBe(true);
    expect(play.stars).toBe(2);
    play.look('bag:0');
    expect(play.stars).toBe(1);
    expect(play.help()).toEqual({ is: 'right' });
    play.next();
    expect(play.stage).toBe('over');
  });

  test('what is against the rules gets their own explanation', () => {
    const play = new LessonPlay(evolution, chapter);
    expect(play.choose(['pass'])).toMatchObject({ is: 'refused', why: { rule: 'EVO-3.6.5' } });
    expect(play.choose(['nonsense'])).toMatchObject({ is: 'refused' });
    expect(play.lines).toHaveLength(1);
  });

  test('nothing is played while the second line stands, and nothing goes on while a step waits', () => {
    const play = new LessonPlay(evolution, chapter);
    expect(play.next()).toBe(false);
    play.choose(['eat', 0]);
    const hash = evolution.hash(play.state);
    expect(play.choose(['eat', 1])).toEqual({ is: 'other' });
    expect(evolution.hash(play.state)).toBe(hash);
    play.back();
    expect([play.at, play.stage, play.lines.length]).toEqual([0, 'asks', 1]);
    expect(play.back()).toBe(false);
    expect(play.choose(['eat', 0])).toEqual({ is: 'right' });
  });
});

test('a step that flows has no second line, and Back goes to its beginning', () => {
  const { steps } = chapter;
  const flowing: Chapter = {
    ...chapter,
    steps: [{ ...(steps[0] as MoveStep), branches: [], flows: true }, ...steps.slice(1)],
  };
  const play = new LessonPlay(evolution, flowing);
  const before = evolution.hash(play.state);
  expect(play.help()).toEqual({ is: 'right' });
  // One step, not all that follow, and what the others do is done.
  expect([play.at, play.stage, play.lines.length]).toEqual([1, 'asks', 3]);
  expect(play.next()).toBe(false);
  play.back();
  expect([play.at, evolution.hash(play.state)]).toEqual([0, before]);
});

test('a choice that goes beyond a step that flows, and is wrong there, takes back both', () => {
  const { steps } = chapter;
  const first = { ...(steps[0] as MoveStep), branches: [], flows: true };
  const second: MoveStep = { ...first, moves: [['eat', 1]], path: ['species:0:1'] };
  const play = new LessonPlay(evolution, { ...chapter, steps: [first, { ...second, flows: false }] });
  const before = evolution.hash(play.state);
  expect(
    play.chooseAll([
      ['eat', 0],
      ['eat', 0],
    ]),
  ).toMatchObject({ is: 'refused' });
  expect([play.at, play.stage, play.lines.length, evolution.hash(play.state)]).toEqual([
    0,
    'asks',
    1,
    before,
  ]);
  expect(play.back()).toBe(false);
  expect(play.choose(['eat', 0])).toEqual({ is: 'right' });
  expect(play.at).toBe(1);
});

describe('a step of several moves', () => {
  const several: Chapter = {
    ...chapter,
    steps: [
      {
        kind: 'move',
        rules: ['EVO-3.4.1'],
        moves: [['body', 'horns', 1, 0]],
        path: ['card:horns:1', 'grow:body:0'],
        rest: [
          ['population', 'climbing', 2, 0],
          ['body', 'fertile', 3, 0],
        ],
      },
    ],
  };
  const cards = [
    { trait: 'horns', food: 1 },
    { trait: 'climbing', food: 2 },
    { trait: 'fertile', food: 3 },
    { trait: 'foraging', food: 4 },
  ];
  const table = (): LessonPlay =>
    new LessonPlay(evolution, {
      ...several,
      position: {
        phase: 'play',
        players: [
          { hand: cards, foodCard: 'scavenger' },
          { hand: 1, foodCard: 'scavenger' },
        ],
      },
    });

  test('waits for all of them, the later ones in any order', () => {
    const play = table();
    expect(play.choose(['body', 'horns', 1, 0])).toEqual({ is: 'right' });
    expect(play.stage).toBe('asks');
    expect(play.expected()).toHaveLength(2);
    expect(play.choose(['body', 'horns', 1, 0])).toMatchObject({ is: 'refused' });
    expect(play.choose(['body', 'foraging', 4, 0])).toEqual({ is: 'other' });
    expect(play.choose(['body', 'fertile', 3, 0])).toEqual({ is: 'right' });
    expect(play.choose(['population', 'climbing', 2, 0])).toEqual({ is: 'right' });
    expect(play.stage).toBe('after');
  });

  test('the lit thing is all of them, and Back goes to before the first', () => {
    const play = table();
    const before = evolution.hash(play.state);
    play.choose(['body', 'horns', 1, 0]);
    expect(play.help()).toEqual({ is: 'right' });
    expect(play.stage).toBe('after');
    play.back();
    expect([play.stage, play.lines.length, evolution.hash(play.state)]).toEqual(['asks', 1, before]);
    play.choose(['body', 'horns', 1, 0]);
    play.back();
    expect([play.expected().length, evolution.hash(play.state)]).toEqual([1, before]);
  });

  test('a draft can become right as long as all of it is wanted, with whatever count', () => {
    const play = table();
    expect(play.canBecome([['population', 'climbing', 2, 0]])).toBe(true);
    expect(play.canBecome([['body', 'fertile', 3, 1]])).toBe(true);
    expect(play.canBecome([['population', 'horns', 1, 0]])).toBe(false);
    const twice = ['body', 'horns', 1, 0];
    expect(play.canBecome([twice, twice])).toBe(false);
    play.help();
    expect(play.canBecome([])).toBe(false);
  });

  test('at one stroke it is all of them or none', () => {
    const play = table();
    const before = evolution.hash(play.state);
    const verdict = play.chooseAll([
      ['body', 'horns', 1, 0],
      ['body', 'foraging', 4, 0],
    ]);
    expect(verdict).toEqual({ is: 'other' });
    expect([evolution.hash(play.state), play.lines.length, play.expected().length]).toEqual([before, 1, 1]);
    expect(
      play.chooseAll([
        ['body', 'horns', 1, 0],
        ['population', 'climbing', 2, 0],
        ['body', 'fertile', 3, 0],
      ]),
    ).toEqual({ is: 'right' });
    expect(play.stage).toBe('after');
  });
});

test('the hexes of a chapter are those that its steps name, but not those of wrong answers', () => {
  const steps: Chapter['steps'] = [
    {
      kind: 'move',
      rules: ['DS-5.4.9.2'],
      moves: [['lay', 'C2']],
      path: ['hex:C2'],
      show: ['corner:D2-D3-E3'],
      wrong: [{ moves: [['lay', 'F4']], say: 'wrong' }],
      follow: [{ seat: 1, move: ['bring', 'B3', 2] }],
    },
  ];
  expect(hexesOf({ ...chapter, steps })).toEqual(['B3', 'C2', 'D2', 'D3', 'E3']);
});

describe('a chapter that is wrong says where', () => {
  const but = (change: object): unknown => ({ ...JSON.parse(JSON.stringify(chapter)), ...change });
  const step = (change: object): unknown =>
    but({ steps: [{ ...chapter.steps[0], branches: [], ...change }] });
  test.each([
    [but({ colour: 'red' }), 'Field "colour": unknown field (known: id, position, rivals, stars, steps).'],
    [but({ steps: [] }), 'Field "steps": at least one step is needed.'],
    [but({ stars: [3, 1] }), 'Field "stars": two stars allow at least as many mistakes as three.'],
    [
      but({ rivals: [{ seat: 0, name: 'Heron', bot: 'beginner' }] }),
      'Field "rivals[0].seat": 0 is not between 1 and 5.',
    ],
    [step({ kind: 'jump' }), 'Field "steps[0].kind": one of move, look, game is needed, not "jump".'],
    [step({ moves: [] }), 'Field "steps[0].moves": at least one move is needed.'],
    [step({ moves: ['eat'] }), 'Field "steps[0].moves[0]": a move as a wire array is needed.'],
    [
      step({ branches: [{ moves: [['eat', 1]], to: 'nowhere' }] }),
      'Field "steps[0].branches": no step has the id "nowhere".',
    ],
    [
      but({ steps: [{ ...chapter.steps[1], flows: true }] }),
      'Field "steps[0].flows": the last step of a chapter has a second line.',
    ],
    [
      but({ steps: [{ kind: 'game', rules: [], asks: [] }, chapter.steps[1]] }),
      'Field "steps[0]": a game is the last step of its chapter.',
    ],
  ])('%#: %s', (value, sentence) => {
    expect(plainRefusal(readChapter(value) as Refusal)).toBe(sentence);
  });
});
