import { ELEMENTS } from '@clade/dominant-species-marine';
import { acting, actingSpecially, play, table } from '@clade/dominant-species-marine/testing';
import { describe, expect, test } from 'vitest';
import { answer, answers } from './answer.ts';

const two = { reptiles: {}, crustaceans: {} };
/** Targets that nobody can reach. */
const NO_PROSPECTS = Object.fromEntries(ELEMENTS.map((element) => [element, { target: 30 }]));
const tiles = { D4: 'reef', D5: 'seagrass', C4: 'seamount' };

describe('disks and elements', () => {
  test('Abundance feeds a crowd that would die', () => {
    const s = acting('abundance-1', 'reptiles', {
      animals: two,
      boxes: { abundance: ['plankton', 'sun'] },
      tiles,
      corners: {},
      cubes: { C4: { reptiles: 6 } },
    });
    expect(answer(s, 'abundance')).toBe('take sun');
    play(s, 'take sun');
    expect(answer(s, 'abundance-corner')).toMatch(/C4/);
  });

  test('Depletion takes the disk on which the others live, and an own one never', () => {
    const place = {
      animals: two,
      tiles,
      corners: { 'C4-D4-D5': 'worms', 'D4-D5-E4': 'sun' },
      cubes: { D4: { crustaceans: 5, reptiles: 3 } },
    };
    const s = acting('depletion', 'reptiles', { ...place, boxes: { depletion: ['worms'] } });
    expect(answer(s, 'depletion')).toBe('remove the disk on C4-D4-D5');
    const own = acting('depletion', 'reptiles', { ...place, boxes: { depletion: ['sun'] } });
    expect(answer(own, 'depletion')).toBe('forgo');
  });

  test('Autotrophs puts food for us in the place of food for others', () => {
    const s = acting('autotrophs-1', 'reptiles', {
      animals: two,
      boxes: { autotrophs: ['sun'] },
      tiles: { D6: 'ocean', D7: 'vent' },
      corners: { 'C6-D6-D7': 'worms' },
      cubes: { D7: { reptiles: 2, crustaceans: 3 }, D6: { reptiles: 2 } },
    });
    expect(answers(s, 'autotrophs', 'autotrophs-exchange')).toEqual([
      'swap the disk on C6-D6-D7',
      'exchange it for sun',
    ]);
  });

  test('Adaptation takes the kind that lies around the own cubes', () => {
    const s = acting('adaptation-1', 'reptiles', {
      animals: two,
      boxes: { adaptation: ['algae', 'worms'] },
      tiles,
      corners: { 'C4-D4-D5': 'worms' },
      cubes: { D4: { reptiles: 3 }, D5: { reptiles: 3 } },
    });
    expect(answer(s, 'adaptation')).toBe('take worms');
  });

  test('on a full board the special space replaces what feeds nobody (DSM-5.8.3)', () => {
    const s = actingSpecially('adaptation-3', 'reptiles', 'sun', {
      animals: { reptiles: { elements: ['algae', 'algae', 'worms'] }, crustaceans: {} },
      boxes: { adaptation: ['worms'] },
      tiles,
      corners: { 'C4-D4-D5': 'worms', 'D4-D5-E4': 'worms' },
      cubes: { D4: { reptiles: 3 }, D5: { reptiles: 3 } },
    });
    play(s, 'take worms');
    expect(answer(s, 'adaptation-replace')).toBe('give up algae on the board');
  });
});

describe('cubes', () => {
  test('Speciation goes where the cubes can live and win places', () => {
    const s = acting('speciation-1', 'reptiles', {
      animals: two,
      speciation: ['sun', 'algae', 'algae', 'algae'],
      tiles: { ...tiles, D6: 'ocean', E6: 'ocean' },
      corners: { 'C4-D4-D5': 'sun', 'D6-D7-E6': 'sun' },
      cubes: { D4: { crustaceans: 1 }, C4: { crustaceans: 1 } },
    });
    expect(answer(s, 'speciation')).toBe('speciate around C4-D4-D5');
    play(s, 'speciate around C4-D4-D5');
    expect(answer(s, 'speciation-cubes')).toMatch(/add [123] to/);
  });

  test('Migration: endangered cubes go where food is and a place to win', () => {
    const s = acting('migration-3', 'reptiles', {
      animals: two,
      tiles: { D4: 'reef', D5: 'seagrass', D6: 'ocean' },
      corners: { 'C3-C4-D4': 'sun', 'C3-D3-D4': 'worms' },
      cubes: { D5: { reptiles: 3 }, D4: { reptiles: 1, crustaceans: 3 } },
    });
    const moves = answers(s, 'migration');
    expect(moves.length).toBeGreaterThan(2);
    expect(moves.slice(0, -1)).toEqual(Array(moves.length - 1).fill('move a cube from D5 to D4'));
  });

  test('Competition strikes the rival at our heels, not the one far behind', () => {
    const s = acting('competition-1', 'reptiles', {
      animals: { reptiles: {}, cephalopods: {}, crustaceans: {} },
      chips: { competition: ['reef', 'sand', 'sand'] },
      tiles,
      corners: { 'C4-D4-D5': 'sun', 'D4-D5-E4': 'worms', 'C3-C4-D4': 'gastropods' },
      cubes: { D4: { reptiles: 3, crustaceans: 4, cephalopods: 1 } },
      specials: NO_PROSPECTS,
    });
    expect(answer(s, 'competition')).toBe('eliminate crustaceans on D4');
  });

  test('Competition against the leader, where two rivals stand alike', () => {
    const rivals = (cephalopods: number, crustaceans: number) =>
      acting('competition-1', 'reptiles', {
        animals: {
          reptiles: { points: 20 },
          cephalopods: { points: cephalopods },
          crustaceans: { points: crustaceans },
        },
        chips: { competition: ['reef', 'sand', 'sand'] },
        tiles,
        corners: { 'C4-D4-D5': 'sun', 'D4-D5-E4': 'worms', 'C3-C4-D4': 'gastropods' },
        cubes: { D4: { reptiles: 2, crustaceans: 3, cephalopods: 3 }, C4: { reptiles: 1 } },
      });
    expect(answer(rivals(10, 60), 'competition')).toBe('eliminate crustaceans on D4');
    expect(answer(rivals(60, 10), 'competition')).toBe('eliminate cephalopods on D4');
  });
});

describe('tiles', () => {
  test('Wanderlust: the tile beside its likes, which pays more (DSM-5.11.4)', () => {
    const s = acting('wanderlust-1', 'reptiles', {
      animals: two,
      stacks: ['ocean', 'sand', null],
      tiles: { D4: 'ocean', D5: 'ocean', D6: 'ocean' },
      corners: {},
      cubes: { D4: { reptiles: 1 } },
    });
    expect(answer(s, 'wanderlust')).toBe('take the tile of stack 1');
    play(s, 'take the tile of stack 1');
    // Beside two of the three oceans.
    expect(answer(s, 'wanderlust-hex')).toMatch(/lay the tile on (C4|C5|E4|E5)/);
  });

  test('Tectonics opens a vent under a crowd of the others, beside a vent (DSM-5.12.5)', () => {
    const s = acting('tectonics-1', 'reptiles', {
      animals: { reptiles: { eliminated: 2 }, crustaceans: {} },
      tiles: { D7: 'vent', E6: 'land', C6: 'land', D6: 'ocean' },
      corners: { 'D6-D7-E6': 'worms', 'C6-D6-D7': 'sun' },
      cubes: { E6: { crustaceans: 6 }, C6: { reptiles: 6 } },
    });
    expect(answer(s, 'tectonics')).toBe('open a vent on E6');
    play(s, 'open a vent on E6', 'turn the smoker up');
    // A lost cube costs nothing.
    expect(answer(s, 'tectonics-cube')).toBe('take the cube from eliminated');
  });
});

describe('Evolution', () => {
  test('scores the tile on which we are first and thrive', () => {
    const s = acting('evolution-1', 'reptiles', {
      animals: two,
      chips: { evolution: ['land', 'kelp', 'reef', 'sand', 'ocean'] },
      tiles: { D4: 'land', D5: 'land', C4: 'land' },
      corners: { 'D4-D5-E4': 'sun', 'C4-C5-D5': 'worms' },
      cubes: {
        D5: { reptiles: 3, crustaceans: 1 },
        C4: { reptiles: 1, crustaceans: 3 },
        D4: { crustaceans: 2 },
      },
    });
    expect(answer(s, 'evolution')).toBe('score D5');
  });

  test('forgoes a terrain on which only the others score', () => {
    const s = acting('evolution-1', 'reptiles', {
      animals: two,
      chips: { evolution: ['land', 'kelp', 'reef', 'sand', 'ocean'] },
      tiles: { D4: 'land', D5: 'sand' },
      corners: { 'D4-D5-E4': 'worms' },
      cubes: { D4: { crustaceans: 2 }, D5: { reptiles: 1 } },
    });
    expect(answer(s, 'evolution')).toBe('forgo');
  });

  test('of two animals of one player the weaker one is helped (DSM-4.5.4)', () => {
    const s = acting('evolution-1', 'reptiles', {
      options: { animals: 2 },
      animals: {
        reptiles: { seat: 0, points: 80 },
        cephalopods: { seat: 0, points: 10 },
        fishes: { seat: 1, points: 40 },
        crustaceans: { seat: 1, points: 40 },
      },
      chips: { evolution: ['land', 'kelp', 'reef', 'sand', 'ocean'] },
      tiles: { D4: 'land', D5: 'land', D6: 'ocean' },
      corners: { 'D4-D5-E4': 'sponges' },
      cubes: { D4: { reptiles: 3, cephalopods: 2 }, D5: { cephalopods: 3, reptiles: 2 } },
    });
    expect(answer(s, 'evolution')).toBe('score D5');
  });
});

describe('Domination', () => {
  test('takes the pawn whose target is worth most at the end', () => {
    const s = acting('domination-1', 'reptiles', {
      animals: two,
      tiles,
      corners: { 'C4-D4-D5': 'sun', 'D4-D5-E4': 'sponges', 'C3-C4-D4': 'sponges' },
      cubes: { D4: { reptiles: 1 }, D5: { reptiles: 1 }, C4: { reptiles: 1 } },
      // Sun is worth 6 to them at the end, Sponges 3.
      lastRound: true,
      specials: { sun: { target: 1 }, sponges: { target: 1 } },
    });
    expect(answer(s, 'domination')).toBe('take control of sun');
  });

  test('rather takes a pawn from an opponent than raises the target of an own one by one', () => {
    const s = acting('domination-1', 'reptiles', {
      animals: two,
      tiles,
      corners: { 'C4-D4-D5': 'sun', 'C3-C4-D4': 'sponges' },
      cubes: { D4: { reptiles: 1 }, D5: { reptiles: 1 }, C4: { reptiles: 1 } },
      specials: {
        sun: { controller: 'reptiles', target: 5 },
        sponges: { controller: 'crustaceans', target: 1 },
      },
    });
    expect(answer(s, 'domination')).toBe('take control of sponges');
  });
});

describe('set-up', () => {
  test('the first to choose takes the animal that fares best', () => {
    const s = table({ phase: 'choosing', animals: {}, players: 2, options: { assignment: 'choose' } });
    expect(answer(s, 'animal')).toBe('play reptiles');
  });

  const dealt = (options = {}) =>
    table({
      phase: 'traits',
      options,
      animals: {
        reptiles: { dealt: ['ecological-niche', 'prey-switching', 'cannibal'] },
        crustaceans: { dealt: ['solitary', 'camouflage', 'flight'] },
      },
    });

  test('of three traits the best is kept', () => {
    expect(answer(dealt(), 'trait')).toBe('keep prey-switching');
  });

  test('with Superheroes the best two (DSM-4.8.1)', () => {
    expect(answer(dealt({ superheroes: true }), 'trait')).toBe('keep cannibal and prey-switching');
  });
});
