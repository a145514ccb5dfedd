import type { PlayerScene, Size, SpeciesScene } from '@clade/board/evolution';
import type { Wire } from '@clade/engine';
import type { EvoView } from '@clade/evolution';
import { expect, test } from 'vitest';
import { press } from '../../src/games/evolution/gestures.ts';
import { prompt } from '../../src/games/evolution/prompt.tsx';
import { foodCards, holeScene, pilesScene } from '../../src/games/evolution/scene/centre.ts';
import { handScene } from '../../src/games/evolution/scene/hand.ts';
import { noteScene } from '../../src/games/evolution/scene/note.ts';
import { playerScene } from '../../src/games/evolution/scene/player.ts';
import { type Stage, stageOf } from '../../src/games/evolution/scene/stage.ts';
import { sayMove } from '../../src/games/evolution/worded.ts';
import type { Line } from '../../src/table/table.ts';
import { fakeTurn } from './fake-turn.ts';
import { namesFor, say } from './say.ts';
import { type Course, from, sp, start } from './tables.ts';

const thin = (text: string | undefined): string => (text ?? '').replaceAll('\u2009', ' ');

/** State and tag of each species, as they are read: "legal 7 > 4 | meat 4". */
function standings({ species }: PlayerScene): string[] {
  return species.map(({ state, tag }) =>
    [state, thin(tag?.text), tag?.end && `| ${thin(tag.end)}`].filter(Boolean).join(' '),
  );
}

interface Doing {
  readonly held?: Wire;
  readonly waiting?: Wire;
  readonly looked?: Wire;
  readonly asked?: { readonly move: Wire; readonly code: string; readonly rule: string };
  readonly viewer?: number;
  readonly phone?: boolean;
}

function look(course: Course, { viewer = 0, phone = false, looked, asked, ...doing }: Doing = {}): Stage {
  const snapshot = course.snapshot(viewer);
  const turn = fakeTurn(snapshot, {
    ...doing,
    ...(looked || doing.waiting ? { considered: { move: (looked ?? doing.waiting) as Wire } } : {}),
    ...(asked ? { refused: { move: asked.move, why: { ...asked, sentence: '' } } } : {}),
  });
  return stageOf({ snapshot, turn, names: namesFor(viewer), say, phone });
}

const rows = (stage: Stage, size: Size = 'M'): string[][] =>
  stage.view.players.map(({ seat }) => standings(playerScene(stage, seat, seat === 0 ? 'L' : size)));

/** A feeding turn at four seats, like the design's first picture. */
function feeding(): Course {
  return from({
    phase: 'feeding',
    round: 5,
    wateringHole: 4,
    first: 1,
    toAct: 0,
    players: [
      {
        bag: 7,
        hand: 5,
        species: [
          sp(2, 3, 2, ['symbiosis', 'foraging', 'long-neck']),
          sp(4, 3, 0, ['carnivore', 'pack-hunting', 'cooperation']),
          sp(3, 4, 1, ['scavenger', 'horns', 'warning-call']),
          sp(1, 2, 1, ['fertile', 'burrowing']),
        ],
      },
      {
        bag: 10,
        hand: 4,
        species: [
          sp(3, 3, 1, ['hard-shell', 'cooperation']),
          sp(3, 2, 2, ['climbing', 'long-neck']),
          sp(4, 3, 3, ['foraging', 'fat-tissue'], 2),
        ],
      },
      {
        bag: 7,
        hand: 6,
        species: [
          sp(2, 2, 1, ['warning-call', 'scavenger']),
          sp(3, 4, 2, ['defensive-herding', 'long-neck', 'fertile']),
          sp(5, 3, 2, ['horns', 'foraging']),
        ],
      },
      {
        bag: 9,
        hand: 3,
        species: [
          sp(2, 3, 3, ['symbiosis', 'intelligence']),
          sp(6, 2, 1, ['carnivore', 'ambush']),
          sp(1, 1, 1, ['burrowing', 'long-neck']),
          sp(2, 2, 0, ['fertile']),
        ],
      },
    ],
  });
}

test('an attacker is held: everybody is prey with numbers, or protected with the reason', () => {
  const stage = look(feeding(), { held: ['species:0:1'] });
  expect(rows(stage)).toEqual([
    [
      'refused Shielded by Symbiosis',
      'acting Attacker | size 4 + 3 = 7',
      'own Yours · 7 > 3 | costs 1',
      'refused Warning Call of Otidia',
    ],
    ['refused Shell 7 ≤ 7', 'refused Climbs', 'legal 7 > 4 | meat 4'],
    ['legal 7 > 2 | meat 2', 'refused Herd 3 ≤ 4 +1', 'legal 7 > 5 | −1'],
    ['refused Symbiosis', 'legal 7 > 6 | meat 6', 'refused Burrow 1/1', 'legal 7 > 2 | meat 2'],
  ]);
  expect(rows(look(feeding(), { held: ['species:0:1'] }), 'S').slice(1)).toEqual([
    ['refused 7 ≤ 7', 'refused Climbs', 'legal 7 > 4'],
    ['legal 7 > 2', 'refused Herd 3 ≤ 4 +1', 'legal 7 > 5 | −1'],
    ['refused Symb.', 'legal 7 > 6', 'refused Burrow', 'legal 7 > 2'],
  ]);
});

test('targets have keys in the order of the table, and the guilty trait stays bold', () => {
  const stage = look(feeding(), { held: ['species:0:1'] });
  const all = [1, 2, 3, 0].flatMap((seat) => playerScene(stage, seat, 'M').species);
  expect(all.flatMap(({ target, name }) => (target?.key ? [`${target.key} ${name.genus}`] : []))).toEqual([
    '1 Scutelemys',
    '2 Pithecopsis',
    '3 Saltites',
    '4 Elephotherium',
    '5 Tapirus',
    '6 Otidia',
  ]);
  const guilty = all.flatMap(({ places }) =>
    places.flatMap((place) => (place.kind !== 'free' && place.guilty ? [place.id] : [])),
  );
  expect(guilty).toEqual([
    'hard-shell',
    'climbing',
    'defensive-herding',
    'symbiosis',
    'burrowing',
    'symbiosis',
  ]);
});

test('a chosen attack: what comes is amber, and other prey can still be picked', () => {
  const course = feeding();
  const stage = look(course, { waiting: ['attack', 1, 1, 2] });
  const food = (seat: number, place: number) => playerScene(stage, seat, 'M').species[place]!.food;
  expect(standings(playerScene(stage, 1, 'M'))[2]).toBe('selected 7 > 4 | meat 4');
  expect(food(0, 1)).toMatchObject({ eaten: 0, coming: 3, text: '0 of 3 → 3' });
  // Cooperation, then Scavenger.
  expect(food(0, 2)).toMatchObject({ eaten: 1, coming: 2, text: '1 of 4 → 3' });
  expect(food(2, 0)).toMatchObject({ eaten: 1, coming: 1, short: '1 → 2/2' });
  const { choice, view } = stage;
  expect(press('species:3:1', choice.held, choice.legal, view)).toEqual({
    act: 'play',
    move: ['attack', 1, 3, 1],
  });
});

test('nothing is held: my species say what they can do, prey of my only hunter is open', () => {
  const stage = look(feeding());
  expect(rows(stage)[0]).toEqual(['legal Eats 1', 'legal Attacks | size 7', 'legal Eats 1', 'legal Eats 1']);
  expect(rows(stage)[1]).toEqual(['plain', 'plain', 'legal 7 > 4 | meat 4']);
  const eating = look(feeding(), { looked: ['eat', 0] });
  // Foraging would take two, but there is room for one.
  expect(holeScene(eating)).toMatchObject({ food: 4, coming: -1 });
});

test('what is dragged can be brought to the water where that is a move', () => {
  const hunting = look(feeding());
  expect(holeScene(hunting).target).toBeUndefined();
  expect(holeScene(hunting, { lifted: 'species:0:0' }).target?.id).toBe('hole');
  // The carnivore takes no plants.
  expect(holeScene(hunting, { lifted: 'species:0:1' }).target).toBeUndefined();
  const choosing = look(
    from({ phase: 'food', players: [{ hand: [{ trait: 'horns', food: 3 }] }, { hand: 1 }] }),
  );
  expect(holeScene(choosing, { lifted: 'card:horns:3#0' }).target?.id).toBe('hole');
});

test('a refused species has a note with both sums', () => {
  const move = ['attack', 1, 1, 0];
  const stage = look(feeding(), {
    held: ['species:0:1'],
    asked: { move, code: 'hard-shell', rule: 'EVO-4.2.2' },
  });
  expect(noteScene(stage)).toEqual({
    about: 'fig-2',
    symbol: 'trait-hard-shell',
    title: 'Protected by Hard Shell',
    sums: [
      { value: 7, text: 'attack: body 4 + population 3, Pack Hunting' },
      { value: 7, text: 'defence: body 3 + 4, Hard Shell' },
    ],
    verdict: '7 is not larger than 7',
    rule: 'EVO-4.2.2',
  });
  expect(standings(playerScene(stage, 1, 'M'))[0]).toBe('asked Shell 7 ≤ 7');
});

test('neighbours are linked inside a row, and dashed where it has no effect', () => {
  const row = (species: unknown[], options = {}) => {
    const course = from({ phase: 'play', options, players: [{ hand: 2, species }, {}, {}] });
    return playerScene(look(course), 0, 'L').links.map(({ gap, trait, towards, off }) =>
      [gap, trait, towards, off ? 'off' : ''].join(' ').trim(),
    );
  };
  expect(row([sp(1, 1, 0, ['symbiosis']), sp(2, 1), sp(2, 1, 0, ['symbiosis']), sp(2, 1)])).toEqual([
    '0 symbiosis left',
    '2 symbiosis left off',
  ]);
  expect(row([sp(1, 1), sp(1, 1, 0, ['warning-call']), sp(1, 1, 0, ['warning-call'])])).toEqual([
    '0 warning-call left',
    '1 warning-call both off',
  ]);
  expect(
    row([sp(1, 1, 0, ['warning-call']), sp(1, 1, 0, ['warning-call'])], { callersProtected: true }),
  ).toEqual(['0 warning-call both']);
  expect(row([sp(1, 1, 0, ['cooperation']), sp(2, 1, 0, ['carnivore', 'cooperation']), sp(1, 1)])).toEqual([
    '0 cooperation right off',
    '1 cooperation right',
  ]);
});

/** The design's second picture: Climbing is held. */
function playing(): Course {
  const down = (id: string) => ({ id, faceDown: true });
  return from({
    phase: 'play',
    round: 5,
    wateringHole: 2,
    first: 1,
    toAct: 0,
    players: [
      {
        hand: [
          { trait: 'climbing', food: 4 },
          { trait: 'climbing', food: 4 },
          { trait: 'horns', food: 3 },
        ],
        foodCard: { trait: 'cooperation', food: 5 },
        species: [
          sp(2, 6, 0, ['symbiosis', 'foraging', 'long-neck']),
          sp(3, 4, 0, ['scavenger', 'horns', down('warning-call')]),
          sp(1, 1, 0, ['fertile', 'climbing']),
          sp(1, 1, 0, ['burrowing']),
        ],
      },
      {
        hand: 4,
        foodCard: { trait: 'horns', food: 4 },
        species: [sp(3, 3, 0, [down('cooperation')])],
      },
      { hand: 4, species: [sp(6, 2, 0, ['carnivore'])] },
    ],
  });
}

const spots = ({ places, growth }: SpeciesScene): string[] =>
  [growth?.body, growth?.population, ...places.map((place) => place.target)].flatMap((target) =>
    target ? [target.id] : [],
  );

test('a card is held: every place that takes it lights up, and no other', () => {
  const stage = look(playing(), { held: ['card:climbing:4'] });
  const mine = playerScene(stage, 0, 'L');
  expect(standings(mine)).toEqual([
    'holds Full: replaces one',
    'holds Full: replaces one',
    'holds Has Climbing',
    'holds Free place | drop to add',
  ]);
  expect(mine.species.map(spots)).toEqual([
    ['grow:body:0', 'trait:0:symbiosis', 'trait:0:foraging', 'trait:0:long-neck'],
    ['grow:body:1', 'grow:population:1', 'trait:1:scavenger', 'trait:1:horns', 'trait:1:warning-call'],
    ['grow:body:2', 'grow:population:2'],
    ['grow:body:3', 'grow:population:3', 'place:3'],
  ]);
  expect(mine.species.map(({ drop }) => drop)).toEqual([undefined, undefined, undefined, 'place:3']);
  expect([mine.ends?.left?.id, mine.ends?.right?.id]).toEqual(['end:left', 'end:right']);
  expect(playerScene(stage, 1, 'M').species.flatMap(spots)).toEqual([]);
  expect(handScene(stage, 0).cards.map(({ state, key }) => `${key} ${state}`)).toEqual([
    'card:climbing:4#0 held',
    'card:climbing:4#1 legal',
    'card:horns:3#0 legal',
  ]);
});

test('a card above a place shows what goes', () => {
  const stage = look(playing(), { held: ['card:climbing:4'], looked: ['trait', 'climbing', 4, 1, 'horns'] });
  const second = playerScene(stage, 0, 'L').species[1]!;
  expect([second.state, second.tag?.text]).toEqual(['over', 'Climbing replaces Horns']);
  expect(second.places.map((place) => place.target && 'incoming' in place.target)).toEqual([
    false,
    true,
    false,
  ]);
});

test('a last card that waits for Confirm stays where it was put, and can be put elsewhere', () => {
  const stage = look(playing(), { waiting: ['trait', 'horns', 3, 3] });
  const last = playerScene(stage, 0, 'L').species[3]!;
  expect([last.state, last.tag?.text]).toEqual(['over', 'Gets Horns']);
  const { choice, view } = stage;
  expect(press('grow:body:2', choice.held, choice.legal, view)).toEqual({
    act: 'play',
    move: ['body', 'horns', 3, 2],
  });
});

test('the prompt says where a waiting card goes, and asks no more', () => {
  const snapshot = playing().snapshot(0);
  const asked = (doing: Parameters<typeof fakeTurn>[1]) =>
    prompt({ snapshot, turn: fakeTurn(snapshot, doing), names: namesFor(0), say });
  expect(asked({ held: ['card:horns:3'] }).what).toMatch(/^Where does .* go\?$/);
  const waiting = asked({ waiting: ['trait', 'horns', 3, 3] });
  expect(waiting.what).toBe(sayMove(['trait', 'horns', 3, 3], snapshot, namesFor(0), say));
  expect(waiting.detail).toBe('Confirm, or pick another target.');
});

test('a card above a number says what letting it go does', () => {
  for (const [verb, text] of [
    ['body', 'Body size'],
    ['population', 'Population'],
  ] as const) {
    const stage = look(playing(), { held: ['card:horns:3'], looked: [verb, 'horns', 3, 3] });
    const last = playerScene(stage, 0, 'L').species[3]!;
    expect([last.state, last.tag?.text, last.tag?.end]).toEqual(['over', text, '+1']);
  }
});

test('my face-down cards are readable to me, those of others are not', () => {
  const stage = look(playing());
  expect(playerScene(stage, 0, 'L').species[1]!.places[2]).toMatchObject({
    kind: 'down',
    id: 'warning-call',
    name: 'Warning Call',
    note: 'hidden',
  });
  const theirs = playerScene(stage, 1, 'M').species[0]!.places[0]!;
  expect(theirs).toMatchObject({ kind: 'down', name: 'face-down' });
  expect(theirs).not.toHaveProperty('id');
  expect(foodCards(stage).map(({ state, value }) => [state, value].filter(Boolean).join(' '))).toEqual([
    'down +5',
    'down',
    'none',
  ]);
});

test('on a phone boards take the card as a whole, and the places are a list', () => {
  const stage = look(playing(), { held: ['card:climbing:4'], phone: true });
  const mine = playerScene(stage, 0, 'S');
  expect(mine.species.flatMap(spots)).toEqual([]);
  expect(mine.ends).toBeUndefined();
  expect(mine.species.map(({ target }) => target?.id)).toEqual([
    'species:0:0',
    'species:0:1',
    undefined,
    'species:0:3',
  ]);
});

test('the last round is announced before it comes', () => {
  const notice = (more: object) =>
    pilesScene(look(from({ phase: 'feeding', wateringHole: 5, players: [{}, {}, {}], ...more }))).notice
      ?.text;
  expect(notice({ drawPile: 12 })).toBeUndefined();
  expect(notice({ drawPile: 11 })).toBe('next deal needs 12: last round');
  expect(notice({ round: 3, lastRound: 3, lastRoundCause: 'deal' })).toBe('this round is the last');
  expect(notice({ round: 3, lastRound: 4, lastRoundCause: 'feeding' })).toBe('round 4 is the last');
});

test('spectators and replays see all rows alike', () => {
  const course = feeding();
  const stage = look(course, { viewer: -1 });
  expect([stage.me, stage.rivals]).toEqual([undefined, [0, 1, 2, 3]]);
  expect(look(course, { viewer: 2 }).rivals).toEqual([3, 0, 1]);
});

test('a replay marks who acted, lost and gained in the shown line', () => {
  const course = start(3, {}, 'shown');
  const events: Line['events'] = [
    {
      ...{ type: 'attacked', rule: '', seat: 0, species: 0, target: { seat: 1, species: 0 } },
      ...{ negated: [], forced: false },
    },
    { type: 'population-lost', rule: '', seat: 1, species: 0, population: 2, toBag: 0 },
    {
      type: 'took',
      rule: '',
      seat: 0,
      species: 0,
      count: 3,
      meat: true,
      source: 'bank',
      cause: 'attack',
      toFat: 0,
    },
    {
      type: 'took',
      rule: '',
      seat: 2,
      species: 0,
      count: 1,
      meat: true,
      source: 'bank',
      cause: 'scavenger',
      toFat: 0,
    },
  ];
  const snapshot = course.snapshot(0);
  const line: Line = { n: 1, seat: 0, events };
  const stage = stageOf({
    snapshot: { ...snapshot, lines: [...snapshot.lines, line] },
    names: namesFor(0),
    say,
    line,
  });
  expect([0, 1, 2].map((seat) => standings(playerScene(stage, seat, 'M')))).toEqual([
    ['acting Molia | +3'],
    ['attacked Attacked | pop. −1'],
    ['gained +1'],
  ]);
  expect(stage.deeds.arcs).toEqual([{ from: 1, to: 2 }]);
});

test('the view of every seat together has every hand', async () => {
  const { openView } = await import('../../src/games/evolution/end.ts');
  const course = playing();
  const open = openView([0, 1, 2].map((seat) => course.view(seat))) as EvoView;
  expect(open.players.map(({ hand }) => hand?.length)).toEqual([3, 4, 4]);
  expect(open.players[1]!.species[0]!.traits[0]).toMatchObject({ id: 'cooperation', faceDown: true });
  expect(open.viewer).toBe(-1);
});
