import type { Position, State } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { animal, options, play, QUIET_ROW, question, tile } from '../../../src/testing/index.ts';
import { BOOK_SCORING } from '../../book.ts';
import { look, ofType, pointsIn, refused } from '../box.ts';
import { earth, lastInDeck } from '../cards/stage.ts';
import { begun, expectTaken, four, isOver, takes } from './stage.ts';

const points = (s: State): number[] => look(s).animals.map((a) => a.points);
const row = (s: State): string[] => look(s).row.map(({ card }) => card);

/** The chips of the third, fourth and fifth space are reef, ocean and vent. */
const REEF = 'evolution-3';

rule('DSM-5.15.1', 'one tile of the terrain on the chip, without a cube of the own animal there', () => {
  const s = takes('fishes', 'evolution-4', { cubes: { D5: { reptiles: 1 } } });
  expect(options(s).sort()).toEqual(
    ['C6', 'D5', 'D6', 'E6']
      .map((hex) => `score ${hex}`)
      .concat('forgo')
      .sort(),
  );
  // D7 was ocean once.
  expect(refused(s, 'score D7')).toMatchObject({
    code: 'other-terrain',
    facts: { terrain: 'vent', asked: 'ocean' },
  });
  expect(refused(s, 'score C5')).toMatchObject({ code: 'no-tile' });
  const paid = { 'animals.reptiles.points.tiles': [0, 2] } as const;
  const there = { cubes: { D5: { reptiles: 1 } } };
  expect(isOver(expectTaken('fishes', 'evolution-4', ['score D5'], paid, there), 'fishes')).toBe(true);
});

rule('DSM-5.15.1', 'without such a tile there is no effect', () => {
  const s = takes('fishes', 'evolution-2', earth({ tiles: { C3: 'sand' } }));
  expect([isOver(s, 'fishes'), points(s), row(s)]).toEqual([true, [0, 0, 0, 0], [...QUIET_ROW]]);
});

rule('DSM-5.15.2', 'animals rank by cubes, ties go up the Food Chain', () => {
  const scored = (cubes: Position, more: Position = {}): number[] => {
    const s = takes('fishes', REEF, { cubes: { D4: cubes, D5: { fishes: 9 } }, ...more });
    play(s, 'score D4');
    return points(s);
  };
  expect(scored({ reptiles: 1, cephalopods: 3, crustaceans: 2 })).toEqual([2, 6, 0, 3]);
  expect(scored({ reptiles: 2, cephalopods: 2, crustaceans: 2 })).toEqual([6, 3, 0, 2]);
  expect(
    scored(
      { cephalopods: 1, crustaceans: 1, reptiles: 1 },
      { row: [...QUIET_ROW.slice(0, 4), 'monotypic-habitat'] },
    ),
  ).toEqual([2, 3, 0, 6]);
});

rule('DSM-5.15.3', 'each terrain pays its own places', () => {
  const hexes = {
    land: 'C1',
    kelp: 'C3',
    reef: 'D4',
    seamount: 'C4',
    seagrass: 'E3',
    sand: 'E4',
    ocean: 'D6',
    vent: 'D7',
  };
  const order = Object.keys(BOOK_SCORING);
  for (const [terrain, hex] of Object.entries(hexes)) {
    const others = order.filter((t) => t !== terrain);
    // Chips lie in the order of the table.
    const sorted = order.filter((t) => t === terrain || others.indexOf(t) > 2);
    const competition = others.slice(0, 3);
    const s = takes('crustaceans', `evolution-${sorted.indexOf(terrain) + 1}`, {
      chips: { competition, evolution: sorted },
      corners: {},
      cubes: { [hex]: { reptiles: 1, cephalopods: 2, fishes: 3, crustaceans: 4 } },
    });
    play(s, `score ${hex}`);
    const paid = [3, 2, 1, 0].map((place) => BOOK_SCORING[terrain as 'land'][place] ?? 0);
    expect(points(s), terrain).toEqual(paid);
  }
});

rule('DSM-5.15.4', 'a place is paid only to an animal that takes it, and each takes one', () => {
  const s = takes('fishes', REEF, { cubes: { D4: { cephalopods: 7 } } });
  play(s, 'score D4');
  expect(points(s)).toEqual([0, 6, 0, 0]);
  const nobody = takes('fishes', REEF, { cubes: {} });
  play(nobody, 'score D4');
  expect([points(nobody), isOver(nobody, 'fishes')]).toEqual([[0, 0, 0, 0], true]);
});

rule('DSM-5.15.5', 'scoring changes nothing but points', () => {
  const s = takes('fishes', REEF, { corners: {} });
  const events = play(s, 'score D4');
  expect(events.map(({ type }) => type)).toEqual(['tile-scored', 'points', 'points', 'points']);
  expectTaken(
    'fishes',
    REEF,
    ['score D4'],
    {
      'animals.reptiles.points.tiles': [0, 6],
      'animals.cephalopods.points.tiles': [0, 3],
      'animals.fishes.points.tiles': [0, 2],
    },
    { corners: {} },
  );
});

rule(
  'DSM-5.15.6',
  'with a thriving cube on the tile a card must be chosen, from the slots up to the space',
  () => {
    const s = takes('fishes', REEF, {});
    play(s, 'score D4');
    expect([question(s), options(s)]).toEqual([
      'card',
      QUIET_ROW.slice(0, 3)
        .map((card) => `choose ${card}`)
        .sort(),
    ]);
    expect(refused(s, `choose ${QUIET_ROW[3]}`)).toMatchObject({
      code: 'slot',
      facts: { slot: 4, value: 3 },
    });
    expect(refused(s, 'choose volcanism')).toMatchObject({
      code: 'not-in-row',
      facts: { card: 'volcanism' },
    });
    for (const words of ['forgo', 'skip', 'stop'])
      expect(refused(s, words)).toMatchObject({ code: 'no-way-out' });
  },
);

rule('DSM-5.15.6', 'endangered or absent there is no card, and the row stays', () => {
  const endangered = takes('fishes', REEF, { corners: {} });
  play(endangered, 'score D4');
  expect([isOver(endangered, 'fishes'), row(endangered)]).toEqual([true, [...QUIET_ROW]]);
  // The other animals thrive there, and the fishes elsewhere.
  const absent = takes('fishes', REEF, { cubes: { D4: { reptiles: 2 }, D5: { fishes: 1 } } });
  play(absent, 'score D4');
  expect([isOver(absent, 'fishes'), row(absent), points(absent)]).toEqual([
    true,
    [...QUIET_ROW],
    [6, 0, 0, 0],
  ]);
});

rule('DSM-5.15.7', 'all main effects are resolved in order, even harmful ones, and X is the slot', () => {
  const cascade = ['annelids', 'carbon-cycle', 'trophic-cascade', 'producers', 'univalves'];
  const s = takes('fishes', REEF, { row: cascade });
  const events = play(s, 'score D4', 'choose trophic-cascade');
  expect(ofType(events, 'card-resolved')).toMatchObject([
    { animal: 'fishes', card: 'trophic-cascade', x: 3 },
  ]);
  play(s, 'choose tile D4');
  for (let n = 0; n < 3; n++) {
    expect(question(s)).toBe('trophic-cascade-disk');
    play(s, options(s)[0] ?? '');
  }
  expect([look(s).corners.length, isOver(s, 'fishes')]).toEqual([3, true]);
  // Invasive Species hits the animal that resolves it.
  const own = takes('fishes', REEF, { row: ['invasive-species', 'annelids'], deck: 3 });
  play(own, 'score D4', 'choose invasive-species');
  expect(tile(own, 'D4').cubes.fishes).toBe(2);
});

rule(
  'DSM-5.15.8',
  'the card goes onto the discard pile, those above slide down, and another takes slot 5',
  () => {
    const s = takes('fishes', REEF, { row: QUIET_ROW, discard: ['ecodiversity'], deck: 12 });
    const events = play(s, 'score D4', `choose ${QUIET_ROW[1]}`);
    const [a, , c, d, e] = QUIET_ROW;
    expect(row(s).slice(0, 4)).toEqual([a, c, d, e]);
    const told = ofType(events, 'card-revealed');
    expect(told).toMatchObject([{ slot: 5, card: row(s)[4] }]);
    expect([look(s).discard.at(-1), look(s).discard.at(-2), look(s).deck]).toEqual([
      QUIET_ROW[1],
      'ecodiversity',
      11,
    ]);
  },
);

/** Everything was seen but one card, which takes the empty slot. */
function drawing(
  last: 'biomass' | 'tectonic-shift' | 'marine-snow' | 'monotypic-habitat' | 'symbiotic',
  more: Position,
): State {
  const { options: length, ...cards } = lastInDeck(last, ...QUIET_ROW.slice(0, 4));
  const specials = { sun: { controller: 'cephalopods' } };
  const s = takes('fishes', REEF, { options: length, specials, ...cards, ...more });
  play(s, 'score D4');
  return s;
}

rule('DSM-5.15.9', 'the new card brings Extinction, then Survival', () => {
  // Tectonic Shift shows both icons.
  const s = drawing('tectonic-shift', {
    cubes: { D4: { fishes: 3 }, D7: { reptiles: 2, cephalopods: 1 }, D1: { cephalopods: 1 } },
    corners: { 'C4-D4-D5': 'plankton', 'D6-D7-E6': 'gastropods' },
  });
  const events = play(s, `choose ${QUIET_ROW[0]}`);
  // The reptiles have nothing to eat, and so has one of the cephalopods: only then vents are counted.
  expect([animal(s, 'reptiles').eliminated, animal(s, 'cephalopods').eliminated]).toEqual([2, 1]);
  expect(pointsIn(events, 'survival')).toEqual({ cephalopods: 1 });
  expect(row(s).at(-1)).toBe('tectonic-shift');
});

rule('DSM-5.15.9', 'a card with one icon brings one event', () => {
  const cubes = { D4: { fishes: 3 }, D7: { reptiles: 2 } };
  const skeleton = drawing('biomass', { cubes });
  expect(pointsIn(play(skeleton, `choose ${QUIET_ROW[0]}`), 'survival')).toEqual({});
  expect(animal(skeleton, 'reptiles').eliminated).toBe(2);
  const fish = drawing('symbiotic', { cubes });
  expect(pointsIn(play(fish, `choose ${QUIET_ROW[0]}`), 'survival')).toEqual({ reptiles: 1 });
  expect(animal(fish, 'reptiles').eliminated).toBe(0);
});

rule(
  'DSM-5.15.9',
  'what it does when it enters play comes at once, and what it does in play from then on',
  () => {
    const snow = drawing('marine-snow', {
      cubes: { D4: { fishes: 3 }, D7: { reptiles: 2 }, D1: { cephalopods: 1 } },
    });
    // Annelids, then the smoker but not the geyser.
    const events = play(snow, `choose ${QUIET_ROW[0]}`);
    expect(ofType(events, 'points').map((e) => [e.animal, e.points])).toEqual([
      ['fishes', 1],
      ['reptiles', 1],
    ]);
    const reversed = drawing('monotypic-habitat', { cubes: { D4: { fishes: 2, reptiles: 2 } } });
    expect(points(reversed)).toEqual([6, 0, 3, 0]);
    play(
      reversed,
      `choose ${QUIET_ROW[0]}`,
      'use the pawn of sun',
      'place a pawn on evolution-3',
      'score D4',
    );
    // Annelids paid one; on the same tile with the same cubes the tie goes the other way now.
    expect(points(reversed)).toEqual([9, 0, 10, 0]);
  },
);

rule('DSM-5.15.10', 'an exhausted deck is not shuffled again: slots stay filled from the first on', () => {
  const s = takes('fishes', REEF, {
    ...lastOf(['annelids', 'producers', 'univalves']),
  });
  play(s, 'score D4', 'choose producers');
  expect([row(s), look(s).deck, look(s).discard.at(-1)]).toEqual([['annelids', 'univalves'], 0, 'producers']);
  expect(isOver(s, 'fishes')).toBe(true);
});

rule('DSM-5.15.10', 'with no card left there is no card stage', () => {
  const s = takes('fishes', REEF, lastOf([]));
  play(s, 'score D4');
  expect([row(s), points(s), isOver(s, 'fishes')]).toEqual([[], [6, 3, 2, 0], true]);
});

/** These cards are the last ones; Asteroid has been resolved. */
function lastOf(cards: readonly string[]): Position {
  return { row: cards, deck: 0, lastRound: true };
}

rule('DSM-5.15.11', 'cards that score tiles lead to no card', () => {
  const s = takes('fishes', REEF, { row: ['bountiful-habitat', 'annelids', 'producers'], deck: 4 });
  const events = play(s, 'score D4', 'choose bountiful-habitat', 'choose reef tiles');
  // The reef was scored twice, and one card was resolved.
  expect(points(s)).toEqual([12, 6, 4, 0]);
  expect(ofType(events, 'card-resolved')).toHaveLength(1);
  expect(isOver(s, 'fishes')).toBe(true);
});

rule('DSM-5.15.1 DSM-5.4.1', 'forfeited: neither points nor a card', () => {
  const { s } = begun('fishes', REEF);
  play(s, 'forgo');
  expect([points(s), row(s), isOver(s, 'fishes')]).toEqual([[0, 0, 0, 0], [...QUIET_ROW], true]);
});

rule('DSM-5.15.6 DSM-6.4.6', 'a carnivore among two opposing cubes takes a card without food', () => {
  const s = takes('fishes', REEF, {
    corners: {},
    animals: four({ fishes: { traits: ['carnivore'] } }),
    cubes: { D4: { fishes: 1, reptiles: 1, cephalopods: 1 } },
  });
  play(s, 'score D4');
  expect(question(s)).toBe('card');
});

rule('DSM-5.15.3 DSM-6.3.29 DSM-6.4.18', 'what cards and traits add to a scoring', () => {
  const s = takes('fishes', REEF, {
    animals: four({ crustaceans: { traits: ['solitary'] } }),
    cubes: { D4: { reptiles: 2, crustaceans: 1 }, D5: { fishes: 1 } },
    row: [...QUIET_ROW.slice(0, 4), 'solar-radiation'],
  });
  play(s, 'score D4');
  expect(points(s)).toEqual([7, 0, 0, 4]);
});
