import { redact, seatsToAct } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { evolution } from '../../src/index.ts';
import { handSize, playAs, rowLength, sp, species, table } from '../../src/testing/index.ts';
import { card, look, ofType, refused, whole } from './box.ts';

const HORNS = card('horns', 1);
const AMBUSH = card('ambush', -3);
const CLIMBING = card('climbing', 2);
const FERTILE = card('fertile', 3);

const three = (more = {}) =>
  table({
    phase: 'play',
    first: 1,
    options: { quickPlay: true },
    discard: [],
    wateringHole: 9,
    players: [{ hand: [HORNS, AMBUSH] }, { hand: [CLIMBING, card('climbing', 3)] }, { hand: [FERTILE] }],
    ...more,
  });

rule('EVO-3.4.9', 'all plan at the same time, in any order', () => {
  const s = three();
  expect(seatsToAct(evolution, s)).toEqual([0, 1, 2]);
  playAs(s, 2, 'discard fertile 3 for a new species on the left');
  playAs(s, 0, 'put horns 1 on species 1');
  expect(seatsToAct(evolution, s)).toEqual([0, 1]);
  playAs(s, 1, 'end turn');
  expect([seatsToAct(evolution, s), look(s).phase]).toEqual([[0], 'play']);
  playAs(s, 0, 'end turn');
  expect(look(s).phase).toBe('feeding');
  expect(species(s, 0, 0).traits).toEqual([{ id: 'horns', food: 1 }]);
  expect(rowLength(s, 2)).toBe(2);
});

rule('EVO-3.4.9', 'a list is hidden from the others and takes no effect until the last one is closed', () => {
  const a = three();
  const b = three();
  const events = playAs(a, 0, 'discard horns 1 to grow body size of species 1');
  playAs(b, 0, 'put ambush -3 on species 1');
  for (const viewer of [-1, 1, 2]) {
    expect(look(a, viewer)).toEqual(look(b, viewer));
    expect(look(a, viewer)).toEqual(look(three(), viewer));
    expect(JSON.stringify(events.map((e) => redact(e, viewer)))).not.toContain('horns');
  }
  expect(look(a, 0).players[0]?.species[0]?.bodySize).toBe(2);
  expect(look(a, 0).plan).toEqual([['body', 'horns', 1, 0]]);
});

rule('EVO-3.4.9', 'nobody can use what another does at the same time', () => {
  const s = three();
  playAs(s, 1, 'discard climbing 2 for a new species on the right');
  expect(refused(s, 'put climbing 3 on species 2', 1)).toBeUndefined();
  expect(refused(s, 'put horns 1 on species 2', 0)?.code).toBe('no-such-species');
});

rule(
  'EVO-3.4.9',
  'lists are carried out, and discards laid down, in seat order from the first player',
  () => {
    const s = three();
    playAs(s, 0, 'discard horns 1 to grow body size of species 1');
    playAs(s, 2, 'discard fertile 3 to grow body size of species 1');
    playAs(s, 0, 'discard ambush -3 to grow body size of species 1');
    playAs(s, 1, 'discard climbing 3 to grow body size of species 1');
    playAs(s, 1, 'end turn');
    expect(look(s).discard).toEqual([card('climbing', 3), FERTILE, HORNS, AMBUSH]);
  },
);

rule('EVO-3.4.9', 'the order in which seats commit leaves no trace', () => {
  const a = three();
  playAs(a, 0, 'put horns 1 on species 1');
  playAs(a, 1, 'put climbing 2 on species 1');
  const b = three();
  playAs(b, 1, 'put climbing 2 on species 1');
  playAs(b, 0, 'put horns 1 on species 1');
  expect(evolution.hash(b)).toBe(evolution.hash(a));
});

const crowded = () =>
  table({
    phase: 'play',
    first: 2,
    options: { quickPlay: true },
    discard: [],
    wateringHole: 30,
    players: [
      { hand: [HORNS, AMBUSH], species: Array.from({ length: 11 }, () => sp(2, 1)) },
      {
        hand: [CLIMBING, card('climbing', 3), card('climbing', 4)],
        species: Array.from({ length: 11 }, () => sp(3, 1)),
      },
      { hand: [FERTILE] },
    ],
  });

rule(
  'EVO-3.4.10',
  'free boards go out in seat order from the first player; who comes late keeps the card',
  () => {
    const s = crowded();
    playAs(s, 0, 'discard horns 1 for a new species on the left');
    playAs(s, 0, 'end turn');
    playAs(s, 1, 'end turn');
    const events = playAs(s, 2, 'discard fertile 3 for a new species on the right');
    expect([0, 1, 2].map((seat) => rowLength(s, seat))).toEqual([11, 11, 2]);
    expect(look(s, 0).players[0]?.hand).toEqual([AMBUSH, HORNS]);
    expect(look(s).discard).toEqual([FERTILE]);
    expect(ofType(events, 'void')).toHaveLength(1);
    expect(redact(ofType(events, 'void')[0] ?? { type: '', rule: '' }, 1).secret).toBeUndefined();
  },
);

rule(
  'EVO-3.4.10',
  'actions that use a void species are void as well; the others reach the species they named',
  () => {
    const s = crowded();
    playAs(s, 2, 'discard fertile 3 for a new species on the right');
    playAs(s, 0, 'end turn');
    playAs(s, 1, 'discard climbing 2 for a new species on the left');
    playAs(s, 1, 'put climbing 3 on species 1');
    playAs(s, 1, 'discard climbing 4 to grow body size of species 3');
    expect(rowLength(s, 1)).toBe(11);
    expect(look(s, 1).players[1]?.hand).toEqual([CLIMBING, card('climbing', 3)]);
    expect(whole(s).players[1]?.species.map((x) => x.traits.length)).toEqual(Array(11).fill(0));
    // Species 3 of the list was the second of the real row.
    expect(look(s, 1).players[1]?.species.map((x) => x.bodySize)).toEqual([3, 4, ...Array(9).fill(3)]);
  },
);

rule('EVO-3.4.10', 'nothing is void while there are boards', () => {
  const s = three();
  playAs(s, 0, 'discard horns 1 for a new species on the left');
  playAs(s, 0, 'put ambush -3 on species 1');
  playAs(s, 1, 'end turn');
  playAs(s, 2, 'end turn');
  expect([rowLength(s, 0), handSize(s, 0)]).toEqual([2, 0]);
  expect(species(s, 0, 0).traits).toEqual([{ id: 'ambush', food: -3 }]);
});
