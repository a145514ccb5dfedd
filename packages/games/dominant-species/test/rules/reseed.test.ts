import type { GameEvent, Position, State } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { executing, options, play, question, SIX, tile } from '../../src/testing/index.ts';
import { declineAll, look, ofType, planAll, refused, sum } from './box.ts';

/** The last pawn of the round is declined, and nothing is saved; what the Reset does. */
function reset(more: Position): { s: State; events: GameEvent[] } {
  const spaces = { 'domination-5': 'birds', ...(more.spaces as object) };
  const s = executing(spaces, { ...more, spaces });
  return { s, events: declineAll(s) };
}

rule('DS-5.9.3.1', 'with Ice Age taken there is no Reseed', () => {
  const { s, events } = reset({ lastRound: true, boxes: { adaptation: ['sun'] } });
  expect(look(s)).toMatchObject({ phase: 'over', boxes: { adaptation: { sun: 1 }, regression: {} } });
  expect(ofType(events, 'disks-drawn')).toEqual([]);
  expect(ofType(events, 'game-ended')).toMatchObject([{ reason: 'ice-age' }]);
  const goesOn = reset({ boxes: { adaptation: ['sun'] } });
  expect(look(goesOn.s)).toMatchObject({ round: 2, phase: 'planning' });
});

rule('DS-5.9.4.1', 'cards are turned up until five lie face up; what nobody took stays', () => {
  const two = reset({
    cards: { faceUp: ['habitat', 'predator'], deck: ['aquatic', 'blight', 'disease', 'fertile', 'ice-age'] },
  });
  expect(look(two.s).cards).toMatchObject({ deck: 2 });
  expect(look(two.s).cards.faceUp).toHaveLength(5);
  expect(look(two.s).cards.faceUp).toEqual(expect.arrayContaining(['habitat', 'predator']));
  const short = reset({ cards: { faceUp: ['habitat'], deck: ['fertile', 'ice-age'] } });
  expect(look(short.s).cards).toMatchObject({ faceUp: ['fertile', 'habitat', 'ice-age'], deck: 0 });
  const none = reset({ cards: { faceUp: ['habitat'], deck: 0 } });
  expect(look(none.s).cards).toMatchObject({ faceUp: ['habitat'], deck: 0 });
});

const slid = (spaces: Record<string, string>) => look(reset({ spaces }).s).spaces;

rule('DS-5.9.4.2', 'pawns in Glaciation move one space left where it is vacant', () => {
  expect(slid({ 'glaciation-2': 'mammals' })).toEqual({ 'glaciation-1': 'mammals' });
  expect(slid({ 'glaciation-4': 'mammals' })).toEqual({ 'glaciation-3': 'mammals' });
  expect(slid({ 'glaciation-2': 'mammals', 'glaciation-3': 'insects', 'glaciation-4': 'birds' })).toEqual({
    'glaciation-1': 'mammals',
    'glaciation-2': 'insects',
    'glaciation-3': 'birds',
  });
});

rule('DS-5.9.4.2', 'one step only; behind an occupied space a pawn stays', () => {
  expect(slid({ 'glaciation-1': 'insects', 'glaciation-2': 'mammals', 'glaciation-3': 'birds' })).toEqual({
    'glaciation-1': 'insects',
    'glaciation-2': 'mammals',
    'glaciation-3': 'birds',
  });
  expect(slid({ 'glaciation-1': 'insects', 'glaciation-2': 'mammals', 'glaciation-4': 'birds' })).toEqual({
    'glaciation-1': 'insects',
    'glaciation-2': 'mammals',
    'glaciation-3': 'birds',
  });
  // Other pawns that wait, such as one placed by Instinct, do not move.
  expect(slid({ 'adaptation-2': 'mammals', 'speciation-3': 'insects' })).toEqual({
    'adaptation-2': 'mammals',
    'speciation-3': 'insects',
  });
});

const FULL = {
  adaptation: ['meat'],
  regression: ['sun', 'sun'],
  abundance: ['seed'],
  wasteland: ['water'],
  depletion: ['grub', 'grub'],
  wanderlust: ['grass', 'grass', 'grass'],
};

rule('DS-5.9.4.3', 'Regression, Depletion and Wanderlust go to the bag', () => {
  const { s, events } = reset({ boxes: FULL, corners: {} });
  expect(ofType(events, 'box-emptied').map((e) => e.section)).toEqual([
    'regression',
    'depletion',
    'wanderlust',
  ]);
  // 120 disks less what moved on (meat, seed, water) and twelve new ones.
  expect(sum(look(s).bag)).toBe(120 - 3 - 12);
});

rule('DS-5.9.4.4', 'Wasteland moves to Depletion', () => {
  expect(look(reset({ boxes: FULL }).s).boxes.depletion).toEqual({ water: 1 });
});

rule('DS-5.9.4.5', 'Abundance moves to Wasteland', () => {
  expect(look(reset({ boxes: FULL }).s).boxes.wasteland).toEqual({ seed: 1 });
});

rule('DS-5.9.4.6', 'Adaptation moves to Regression', () => {
  expect(look(reset({ boxes: FULL }).s).boxes.regression).toEqual({ meat: 1 });
});

rule('DS-5.9.4.7', 'four new disks each, in this order', () => {
  const { s, events } = reset({ boxes: FULL });
  const { adaptation, abundance, wanderlust } = look(s).boxes;
  expect([sum(adaptation), sum(abundance), sum(wanderlust)]).toEqual([4, 4, 4]);
  expect(ofType(events, 'disks-drawn').map((e) => e.section)).toEqual([
    'adaptation',
    'abundance',
    'wanderlust',
  ]);
});

rule('DS-5.9.4.7', 'what went to the bag can be drawn at once', () => {
  // The bag is empty but for the three Wanderlust disks that have just come back.
  const all = (kind: string, n: number) => Array(n).fill(kind);
  const { s } = reset({
    corners: {},
    boxes: {
      adaptation: [...all('meat', 20), ...all('sun', 20)],
      abundance: [...all('seed', 20), ...all('water', 20)],
      wasteland: [...all('grub', 20), ...all('grass', 17)],
      wanderlust: all('grass', 3),
    },
  });
  expect(look(s).boxes.adaptation).toEqual({ grass: 3 });
});

rule('DS-5.9.4.8', 'an empty bag fills Adaptation first, then Abundance, then Wanderlust', () => {
  const all = (kind: string, n: number) => Array(n).fill(kind);
  const filled = (left: number) => {
    const { s } = reset({
      corners: {},
      boxes: {
        adaptation: [...all('meat', 20), ...all('sun', 20)],
        abundance: [...all('seed', 20), ...all('water', 20)],
        wasteland: [...all('grub', 20), ...all('grass', 20 - left)],
      },
    });
    const { adaptation, abundance, wanderlust } = look(s).boxes;
    return [sum(adaptation), sum(abundance), sum(wanderlust)];
  };
  expect(filled(0)).toEqual([0, 0, 0]);
  expect(filled(3)).toEqual([3, 0, 0]);
  expect(filled(6)).toEqual([4, 2, 0]);
  expect(filled(9)).toEqual([4, 4, 1]);
});

rule('DS-5.9.4.9', 'stacks without a face-up tile turn one up; an exhausted one stays empty', () => {
  // Eleven tiles lie on the map, 20 are left.
  const tiles = Object.fromEntries(
    ['D1', 'D2', 'D3', 'D4', 'D5', 'E1', 'E2', 'E3', 'E4', 'E5', 'E6'].map((hex, i) => [
      hex,
      ['wetland', 'jungle', 'forest'][i % 3] ?? '',
    ]),
  );
  const { s, events } = reset({
    tiles,
    stacks: [
      { top: 'sea', left: 5 },
      { top: null, left: 8 },
      { top: null, left: 6 },
    ],
  });
  const [first, second, third] = look(s).stacks;
  expect(first).toEqual({ top: 'sea', left: 5 });
  expect([second?.left, third?.left]).toEqual([7, 5]);
  expect([second?.top, third?.top]).not.toContain(null);
  expect(ofType(events, 'tile-revealed').map((e) => e.stack)).toEqual([2, 3]);
});

rule('DS-5.9.4.9', 'the last tile of a stack leaves it empty for good', () => {
  const hexes = ['C', 'E']
    .flatMap((c) => [1, 2, 3, 4, 5, 6].map((r) => `${c}${r}`))
    .concat(['D1', 'D2', 'D3', 'D4', 'D5']);
  const rest = ['B1', 'B2', 'B3', 'B4', 'B5', 'F1', 'F2', 'F3', 'F4', 'F5', 'A1', 'A2'];
  const kinds = [
    'sea',
    'sea',
    'sea',
    'sea',
    'sea',
    'sea',
    ...['wetland', 'savannah', 'jungle', 'forest', 'desert'].flatMap((t) => Array(4).fill(t)),
    'mountain',
    'mountain',
    'mountain',
  ];
  const { s } = reset({
    tiles: Object.fromEntries([...hexes, ...rest].map((hex, i) => [hex, kinds[i] ?? ''])),
    stacks: [
      { top: null, left: 0 },
      { top: 'sea', left: 0 },
      { top: null, left: 1 },
    ],
  });
  expect(look(s).stacks).toEqual([
    { top: null, left: 0 },
    { top: 'sea', left: 0 },
    { top: 'mountain', left: 0 },
  ]);
});

rule('DS-5.9.4.10', 'scored tiles and safe cubes are forgotten', () => {
  const { s } = reset({ scored: ['D3', 'D4'], safe: { birds: { C4: 1 } } });
  expect(look(s).tiles.filter((t) => t.scored || t.safe !== undefined)).toEqual([]);
  // D4, scored last round, can be scored again.
  const next = executing({ 'domination-1': 'mammals' }, { scored: ['D4'] });
  expect(refused(next, 'score D4')).toMatchObject({ code: 'already-scored' });
  expect(tile(s, 'D4').scored).toBe(false);
  planAll(s);
  while (question(s) !== 'domination') play(s, options(s).at(-1) ?? '');
  expect(options(s)).toContain('score D4');
});

rule('DS-5.9.4', 'the order: cards, Glaciation, boxes to the bag, boxes on, draws, tiles', () => {
  const { events } = reset({
    spaces: { 'glaciation-2': 'mammals' },
    boxes: FULL,
    cards: { faceUp: ['habitat', 'predator', 'blight', 'disease'], deck: 6 },
    stacks: ['sea', null, 'sea'],
    animals: SIX,
  });
  const steps = events.filter((e) => /^DS-5\.9\.4/.test(e.rule)).map((e) => e.rule.slice('DS-5.9.4.'.length));
  expect(steps).toEqual(['1', '2', '3', '3', '3', '4', '5', '6', '7', '7', '7', '9']);
});

rule(
  'DS-7.0.8',
  'disks go from Adaptation to Regression to the bag, from Abundance to Wasteland to Depletion',
  () => {
    const { s } = reset({
      boxes: { adaptation: ['sun', 'meat'], abundance: ['seed', 'seed'], wanderlust: ['grub'] },
      corners: {},
      cubes: {},
    });
    const boxes = () => look(s).boxes;
    expect([boxes().regression, boxes().wasteland, boxes().depletion]).toEqual([
      { sun: 1, meat: 1 },
      { seed: 2 },
      {},
    ]);
    const round2 = [boxes().adaptation, boxes().abundance];
    const round = () => {
      planAll(s);
      declineAll(s);
    };
    round();
    expect([boxes().regression, boxes().wasteland, boxes().depletion]).toEqual([...round2, { seed: 2 }]);
    const before = boxes().wasteland;
    round();
    expect(boxes().depletion).toEqual(before);
  },
);

rule('DS-7.0.9', 'pawns on Glaciation 2 and 4: then 1 and 3, then only 2 is left', () => {
  const { s } = reset({ spaces: { 'glaciation-2': 'insects', 'glaciation-4': 'reptiles' } });
  expect(look(s).spaces).toEqual({ 'glaciation-1': 'insects', 'glaciation-3': 'reptiles' });
  const events = [...planAll(s), ...declineAll(s)];
  const taken = ofType(events, 'pawn-taken').filter((e) => String(e.space).startsWith('glaciation'));
  expect(taken).toMatchObject([{ space: 'glaciation-1', animal: 'insects' }]);
  expect(look(s).spaces).toEqual({ 'glaciation-2': 'reptiles' });
});
