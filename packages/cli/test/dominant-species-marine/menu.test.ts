import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { acting, actingSpecially, play, playing, table } from '@clade/dominant-species-marine/testing';
import { type State, seatsToAct } from '@clade/engine';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../../src/entry.ts';
import { entryOf, menuFor } from '../harness.ts';

const menu = (s: State): readonly Choice[] => menuFor(dominantSpeciesMarine, s);

function ask(s: State): string {
  const seat = seatsToAct(dominantSpeciesMarine, s)[0] ?? 0;
  return entryOf(dominantSpeciesMarine).ask(s, dominantSpeciesMarine.decision(s, seat));
}

const labels = (s: State): (string | undefined)[] => menu(s).map((c) => c.label);

describe('menus of Marine', () => {
  test('DSM-5.1.2: a turn is a section and its space, a special pawn, or Retrieve by a letter of its own', () => {
    const s = table({
      toAct: 'fishes',
      spaces: { 'migration-2': 'fishes', 'evolution-4': 'crustaceans', 'competition-3': 'reptiles' },
      specials: { worms: { controller: 'fishes', target: 2 } },
      chips: { competition: ['kelp', 'reef', 'vent'], evolution: ['land', 'land', 'kelp', 'reef', 'ocean'] },
      animals: { reptiles: {}, cephalopods: {}, fishes: {}, crustaceans: {} },
    });
    expect(ask(s)).toBe('Fishes: place a pawn (3 basic pawns, 1 special pawn to place), or retrieve.');
    // DSM-5.2.2: basic pawns go behind the second space of Migration, and bump nobody.
    expect(menu(s).map((c) => [c.key, c.label])).toEqual([
      [undefined, 'Migration 3'],
      [undefined, 'Competition (2 of 4, R there)'],
      [undefined, 'Evolution (4 of 5, K there)'],
      [undefined, 'Domination (3 of 3)'],
      [undefined, 'the special pawn of worms'],
      ['r', 'retrieve 1 pawn'],
    ]);
    const [migration, competition, evolution, domination] = menu(s);
    expect(migration?.hint).toBe('5 cubes');
    expect(competition?.sub?.map((c) => c.hint)).toEqual([
      '1 cube on kelp; no tile shared',
      '2 cubes on reef; shared: D4',
    ]);
    expect(evolution?.sub?.map((c) => c.hint)).toEqual([
      'land, slots to 1; C1, D2, D3, E1',
      'land, slots to 2; C1, D2, D3, E1',
      'kelp, slots to 3; C3',
      'ocean, slots to 5; C6, D5, D6, E6',
    ]);
    // EX-3: with the start elements the fishes have 2 of plankton on the reef.
    expect(domination?.hint).toBe('you dominate plankton (2, target 1)');
    play(s, 'use the pawn of worms');
    expect(ask(s)).toBe('Fishes: put the special pawn on a space.');
    const spaces = menu(s).flatMap((c) => c.sub ?? [c]);
    expect(spaces.map((c) => c.label)).toContain('Evolution 4, bumping the crustaceans');
    expect(spaces.map((c) => c.label)).toContain('Competition 3, bumping the reptiles');
    expect(spaces.map((c) => c.label)).toContain('Adaptation (special)');
    expect(spaces.map((c) => c.label)).not.toContain('Migration 2');
  });

  test('DSM-5.3.4: the Retrieve that ends the round says so', () => {
    const right = { chain: 'right' };
    const animals = { reptiles: right, cephalopods: right, fishes: {}, crustaceans: right };
    const retrieve = (s: State): string | undefined => menu(s).find((c) => c.key === 'r')?.label;
    expect(retrieve(table({ toAct: 'fishes', animals }))).toBe(
      'retrieve no pawn: the round ends with a Reseed',
    );
    expect(retrieve(table({ toAct: 'fishes' }))).toBe('retrieve no pawn');
  });

  test('DSM-4.1.11, DSM-A.1: traits are chosen with what they do and how well that is known', () => {
    const s = table({
      phase: 'traits',
      players: 2,
      animals: { reptiles: { seat: 0, dealt: ['flight', 'solitary', 'social'] }, fishes: { seat: 1 } },
    });
    expect(ask(s)).toBe('Reptiles: keep one of the three traits, in secret.');
    expect(labels(s)).toEqual(['Flight', 'Social', 'Solitary']);
    expect(menu(s)[0]?.hint).toMatch(/^A basic pawn of yours may go/);
    expect(menu(s)[2]?.hint).toMatch(/^\?low Whenever a tile is scored/);
    const heroes = table({
      phase: 'traits',
      players: 2,
      options: { superheroes: true },
      animals: { reptiles: { seat: 0, dealt: ['flight', 'solitary', 'social'] }, fishes: { seat: 1 } },
    });
    expect(ask(heroes)).toBe('Reptiles: keep two of the three traits, in secret.');
    expect(labels(heroes)).toEqual(['Flight and Social', 'Flight and Solitary', 'Social and Solitary']);
  });

  test('DSM-5.7.1: disks are named with their corner and terrains, and with what their loss would change', () => {
    const s = acting('depletion', 'reptiles', {
      boxes: { depletion: ['worms'] },
      cubes: { E4: { crustaceans: 3 } },
    });
    expect(ask(s)).toBe('Reptiles, Depletion: remove an element from Earth, or forgo the action.');
    expect(menu(s).map((c) => [c.key, c.label, c.hint])).toEqual([
      // EX-2: the worms between reef, sand and ocean; 2 × 1 falls to 0, below the target 1.
      [
        undefined,
        'remove the worms on D4-D5-E4 (reef, ocean, sand)',
        'crustaceans: worms 2 → 0; endangered: crustaceans on E4 (3)',
      ],
      ['f', 'forgo the action', undefined],
    ]);
  });

  test('DSM-5.13.1: Migration says how many cubes may still move', () => {
    const s = acting('migration-2', 'fishes');
    expect(ask(s)).toBe('Fishes, Migration: move up to 3 cubes one by one, or stop.');
    play(s, 'move a cube from D4 to C3');
    expect(ask(s)).toBe('Fishes, Migration: move up to 2 cubes one by one, or stop.');
    expect(menu(s).at(-1)?.label).toBe('stop here');
    const all = actingSpecially('migration-4', 'fishes', 'sun');
    expect(ask(all)).toMatch(/move any number of cubes one by one/);
  });

  test('DSM-5.14: Competition says how many cubes on what terrain', () => {
    const chips = { competition: ['kelp', 'reef', 'vent'] };
    const s = acting('competition-2', 'fishes', { chips });
    expect(ask(s)).toBe(
      'Fishes, Competition: eliminate up to 2 opposing cubes on one reef tile, or forgo the action.',
    );
    expect(labels(s)).toContain('one of the reptiles on D4 (reef, R3 C3 F3 K3)');
    play(s, 'eliminate reptiles on D4');
    expect(ask(s)).toBe('Fishes, Competition: eliminate up to 1 opposing cube on one reef tile, or stop.');
    const special = actingSpecially('competition-4', 'fishes', 'sun', { chips });
    expect(ask(special)).toBe(
      'Fishes, Competition: eliminate an opposing cube on each of up to two tiles, or forgo the action.',
    );
  });

  test('DSM-5.15: a tile to score comes with its points and whether a card follows', () => {
    const chips = { evolution: ['land', 'kelp', 'reef', 'seamount', 'sand'] };
    const reef = acting('evolution-3', 'fishes', { chips });
    expect(ask(reef)).toBe('Fishes, Evolution: score a reef tile, or forgo the action.');
    expect(menu(reef)[0]?.label).toBe('D4 (reef, R3 C3 F3 K3)');
    // DSM-1.3: 6, 3, 2 and nothing for the fourth; the fishes thrive on the reef.
    expect(menu(reef)[0]?.hint).toBe('+6 reptiles, +3 cephalopods, +2 fishes; a card for you');
    const land = acting('evolution-1', 'fishes', { chips, cubes: { D2: { fishes: 1 } } });
    const hints = Object.fromEntries(menu(land).map((c) => [c.label, c.hint]));
    // Nothing lies around D2: the cube there scores, but is endangered (DSM-5.15.6).
    expect(hints['D2 (land, F1!)']).toBe('+8 fishes; no card');
    expect(hints['C1 (land, empty)']).toBe('no card');
  });

  test('DSM-5.15.6: cards are listed by their slots', () => {
    const s = acting('evolution-5', 'fishes', {
      chips: { evolution: ['land', 'land', 'kelp', 'kelp', 'reef'] },
      row: ['volcanism', 'profligate-carnivore', 'annelids', 'fertile', 'biomass'],
    });
    play(s, 'score D4');
    expect(ask(s)).toBe('Fishes, Evolution: choose a card of the row and resolve it.');
    expect(labels(s)).toEqual([
      'slot 1: Volcanism',
      'slot 2: Profligate Carnivore',
      'slot 3: Annelids',
      'slot 4: Fertile',
      'slot 5: Biomass',
    ]);
    expect(menu(s)[0]?.hint).toMatch(/^\?medium Carry out a Tectonics action/);
    // DSM-6.1.5: X is the slot.
    expect(menu(s)[1]?.hint).toMatch(/\(X is 2\)$/);
  });

  test('DSM-5.16: a special pawn comes with its controller, its place and the target', () => {
    const s = acting('domination-1', 'fishes', {
      specials: { plankton: { controller: 'reptiles', target: 1 } },
      spaces: { 'abundance-2': 'plankton' },
    });
    expect(ask(s)).toBe('Fishes, Domination: take control of a special pawn, or forgo the action.');
    expect(menu(s)[0]?.label).toBe('the pawn of plankton, which the reptiles control (on Abundance 2)');
    expect(menu(s)[0]?.hint).toBe('target 1 → 2');
  });

  test('DSM-5.11.4: the hexes for a tile show the points of its terrain', () => {
    const s = acting('wanderlust-1', 'crustaceans', { stacks: ['ocean', 'kelp', 'sand'] });
    expect(menu(s)[0]?.label).toBe('ocean of stack 1');
    expect(menu(s)[0]?.hint).toMatch(/^scores 2\/1; \d below it$/);
    play(s, 'take the tile of stack 1');
    const hints = Object.fromEntries(menu(s).map((c) => [c.label.slice(0, 5), c.hint]));
    // C5 lies beside C6, D5 and D6, all ocean: 1 + 3. F4 lies beside no ocean.
    expect(hints['on C5']).toBe('+10 crustaceans');
    expect(hints['on F4']).toBe('+1 crustaceans');
  });

  test('DSM-5.12: vents come with their points, the side and the source of the cube are named', () => {
    const s = actingSpecially('tectonics-2', 'reptiles', 'sun', {
      forced: 'auto',
      animals: { reptiles: { eliminated: 2 }, cephalopods: {}, fishes: {}, crustaceans: {} },
    });
    expect(ask(s)).toBe('Reptiles, Tectonics: choose the tile that becomes a vent, or forgo the action.');
    expect(menu(s).find((c) => c.label.startsWith('E6'))?.hint).toMatch(/^\+3 reptiles/);
    play(s, 'open a vent on D4');
    expect(labels(s)).toEqual(['smoker side up', 'geyser side up']);
    play(s, 'turn the smoker up');
    // DSM-5.12.6: of the three reptiles there two have gone back to the 29 in the pool.
    expect(labels(s)).toEqual(['a cube of the gene pool (31 there)', 'an eliminated cube (2 of them)']);
  });

  test('DSM-5.6.1: a disk at a vent is swapped or removed', () => {
    const s = acting('autotrophs-2', 'cephalopods', {
      boxes: { autotrophs: ['gastropods', 'sun', 'sun'] },
      corners: { 'C1-D1-D2': 'sun' },
    });
    expect(labels(s)).toEqual(['swap the sun on C1-D1-D2 (land, geyser, land)', 'forgo the action']);
    play(s, 'swap the disk on C1-D1-D2');
    expect(labels(s)).toEqual([
      'gastropods from the Autotrophs box',
      'sun (2 of them) from the Autotrophs box',
      'nothing: the disk goes to the bag',
    ]);
  });

  test('questions of cards name the card; of traits the trait', () => {
    expect(ask(playing('fertile', 'fishes', { cubes: { D4: { fishes: 2 }, E4: { fishes: 1 } } }))).toBe(
      'Fishes, Fertile: choose a tile: you gain a point for each cube on it.',
    );
    const carnivore = playing('profligate-carnivore', 'fishes', {}, 3);
    expect(ask(carnivore)).toBe('Fishes, Profligate Carnivore: replace 3 opposing cubes, one by one.');
    const camouflage = acting('tectonics-1', 'reptiles', {
      animals: { reptiles: {}, fishes: { traits: ['camouflage'] } },
      players: 2,
    });
    play(camouflage, 'open a vent on E6', 'turn the smoker up', 'take the cube from pool');
    expect(ask(camouflage)).toBe('Fishes, Camouflage: place a cube on E6 (smoker), or skip this.');
  });

  test('DSM-9.4.3: where a disk lies is said by who has disks in two places', () => {
    const elements = { elements: ['algae', 'sun'] };
    const plain = playing('metamorphosis', 'fishes', {
      animals: { fishes: elements, reptiles: {} },
      players: 2,
    });
    expect(labels(plain)).toEqual(['give up algae', 'give up sun']);
    const plastic = playing('metamorphosis', 'fishes', {
      animals: {
        fishes: { ...elements, traits: ['phenotypic-plasticity'], onTrait: ['sun'] },
        reptiles: {},
      },
      players: 2,
    });
    expect(labels(plastic)).toContain('give up sun on Phenotypic Plasticity');
    expect(labels(plastic)).toContain('give up algae on the board');
  });
});
