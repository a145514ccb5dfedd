import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { acting, actingSpecially, play, playing, table } from '@clade/dominant-species-marine/testing';
import type { GameEvent, State } from '@clade/engine';
import { describe, expect, test } from 'vitest';
import type { MenuChoice } from '../../src/entry.ts';
import { askedFor, menuFor } from '../harness.ts';

const menu = (s: State): readonly MenuChoice[] => menuFor(dominantSpeciesMarine, s);
const ask = (s: State): string => askedFor(dominantSpeciesMarine, s);
const labels = (s: State): string[] => menu(s).map(({ label }) => label);
const hints = (s: State): Record<string, string | undefined> =>
  Object.fromEntries(menu(s).map(({ label, hint }) => [label, hint]));

describe('menus of Marine', () => {
  test('DSM-5.1.2: a turn is a section and its space, a special pawn, or Retrieve by a letter of its own', () => {
    const s = table({
      toAct: 'fishes',
      spaces: { 'migration-2': 'fishes', 'evolution-4': 'crustaceans', 'competition-3': 'reptiles' },
      specials: { worms: { controller: 'fishes', target: 2 } },
      animals: { reptiles: {}, cephalopods: {}, fishes: {}, crustaceans: {} },
    });
    expect(ask(s)).toBe('Fishes: You must place a pawn or retrieve');
    // DSM-5.2.2: basic pawns go behind the second space of Migration, and bump nobody.
    expect(menu(s).map((c) => [c.key, c.label, c.sub?.length])).toEqual([
      [undefined, 'Place a pawn on Migration 3', undefined],
      [undefined, 'Competition', 2],
      [undefined, 'Evolution', 4],
      [undefined, 'Domination', 3],
      [undefined, expect.stringContaining('worms'), undefined],
      ['r', 'Retrieve 1 pawn', undefined],
    ]);
    play(s, 'use the pawn of worms');
    expect(ask(s)).toBe('Fishes: You must put the pawn of worms on a space');
    const labels = menu(s)
      .flatMap((c) => c.sub ?? [c])
      .map((c) => c.label);
    // DSM-5.2.4: the one that would be bumped is named.
    expect(labels.filter((label) => label.includes('Crustaceans'))).toHaveLength(1);
    expect(labels.filter((label) => label.includes('Reptiles'))).toHaveLength(1);
  });

  test('DSM-5.3.4: the Retrieve that ends the round says so', () => {
    const right = { chain: 'right' };
    const animals = { reptiles: right, cephalopods: right, fishes: {}, crustaceans: right };
    const retrieve = (s: State): string | undefined => menu(s).find((c) => c.key === 'r')?.label;
    expect(retrieve(table({ toAct: 'fishes', animals }))).toBe('Retrieve nothing: Reseed');
    expect(retrieve(table({ toAct: 'fishes' }))).toBe('Retrieve nothing');
  });

  test('DSM-4.1.11, DSM-A.1: traits are chosen with what they do and how well that is known', () => {
    const dealt = (options: object): State =>
      table({
        phase: 'traits',
        players: 2,
        animals: { reptiles: { seat: 0, dealt: ['flight', 'solitary', 'social'] }, fishes: { seat: 1 } },
        ...options,
      });
    const s = dealt({});
    expect(ask(s)).toBe('Reptiles: You must keep one of three traits, in secret');
    expect(menu(s)).toHaveLength(3);
    const solitary = menu(s).find((c) => c.label.includes('Solitary'));
    expect(solitary?.hint).toMatch(/On paper this may be worded differently/);
    const heroes = dealt({ options: { superheroes: true } });
    expect(ask(heroes)).toBe('Reptiles: You must keep two of three traits, in secret');
    expect(menu(heroes).map((c) => c.label)).toHaveLength(3);
  });

  test('DSM-5.7.1: disks come with what their loss would change', () => {
    const s = acting('depletion', 'reptiles', {
      boxes: { depletion: ['worms'] },
      cubes: { E4: { crustaceans: 3 } },
    });
    expect(ask(s)).toBe('Reptiles: You may remove a disk from Earth');
    expect(menu(s).map((c) => [c.key, c.label, c.hint])).toEqual([
      [undefined, 'Remove worms on D4-D5-E4', 'Crustaceans would be endangered on Sand E4'],
      ['f', 'Skip the action', undefined],
    ]);
  });

  test('DSM-5.2.1: who would be bumped is named, and which spaces are for special pawns', () => {
    const s = table({
      toAct: 'fishes',
      spaces: { 'evolution-4': 'crustaceans', 'competition-3': 'reptiles' },
      specials: { worms: { controller: 'fishes', target: 2 } },
    });
    play(s, 'use the pawn of worms');
    const spaces = menu(s).flatMap((c) => (c.sub ?? [c]).map(({ label }) => label));
    expect(spaces).toContain('Place a pawn on Evolution 4 and bump Crustaceans');
    expect(spaces).toContain('Place a pawn on Competition 3 and bump Reptiles');
    expect(spaces).toContain('Place a pawn on Adaptation, special');
  });

  test('DSM-5.13.1: Migration says how many cubes may still move', () => {
    const migrating = (space: string, special?: string): { s: State; past: GameEvent[] } => {
      const s = table({ toAct: 'fishes', boxes: {}, specials: { sun: { controller: 'fishes', target: 2 } } });
      const first = special === undefined ? [] : [`use the pawn of ${special}`];
      return { s, past: play(s, ...first, `place a pawn on ${space}`) };
    };
    const { s, past } = migrating('migration-2');
    const asked = (made: number): string => askedFor(dominantSpeciesMarine, s, made, past);
    expect(asked(0)).toBe('Fishes, Migration 2: You may move 3 cubes');
    past.push(...play(s, 'move a cube from D4 to C3'));
    expect(asked(1)).toBe('Fishes, Migration 2: You may move 2 cubes');
    expect(menu(s).at(-1)).toMatchObject({ key: 'e', label: 'Stop here' });
    // A table that begins in the middle of it does not say how many were left.
    expect(ask(s)).toBe('Fishes: You may move cubes');
    const all = migrating('migration-4', 'sun');
    expect(askedFor(dominantSpeciesMarine, all.s, 0, all.past)).toBe(
      'Fishes, Migration, special: You may move any number of cubes',
    );
  });

  test('DSM-5.14: Competition names whose cube goes where; until one has gone the action can be skipped', () => {
    const chips = { competition: ['kelp', 'reef', 'vent'] };
    const s = acting('competition-2', 'fishes', { chips });
    expect(ask(s)).toBe('Fishes: You may eliminate cubes of others');
    expect(labels(s)).toEqual([
      'Eliminate one of the Reptiles on Reef D4',
      'Eliminate one of the Cephalopods on Reef D4',
      'Eliminate one of the Crustaceans on Reef D4',
      'Skip the action',
    ]);
    play(s, 'eliminate reptiles on D4');
    expect(labels(s)).toHaveLength(4);
    expect(labels(s).at(-1)).toBe('Stop here');
  });

  test('DSM-5.15: a tile to score comes with its points', () => {
    const chips = { evolution: ['land', 'kelp', 'reef', 'seamount', 'sand'] };
    const reef = acting('evolution-3', 'fishes', { chips });
    expect(ask(reef)).toBe('Fishes: You may score a Reef tile');
    // DSM-1.3: 6, 3, 2 and nothing for the fourth.
    expect(hints(reef)).toEqual({
      'Score Reef D4': 'Reptiles +6 VP, then 6; Cephalopods +3 VP, then 3; Fishes +2 VP, then 2',
      'Skip the action': undefined,
    });
    const land = acting('evolution-1', 'fishes', { chips, cubes: { D2: { fishes: 1 } } });
    expect(hints(land)).toMatchObject({
      'Score Land D2': 'Fishes +8 VP, then 8',
      'Score Land C1': undefined,
    });
  });

  test('DSM-5.15.6: cards come with what they do, X by their slot, and in whole sentences', () => {
    const s = acting('evolution-5', 'fishes', {
      chips: { evolution: ['land', 'land', 'kelp', 'kelp', 'reef'] },
      row: ['volcanism', 'profligate-carnivore', 'annelids', 'fertile', 'biomass'],
    });
    play(s, 'score D4');
    expect(ask(s)).toBe('Fishes: You must resolve a card from the row');
    expect(labels(s).toSorted()).toEqual([
      'Choose Annelids',
      'Choose Biomass',
      'Choose Fertile',
      'Choose Profligate Carnivore',
      'Choose Volcanism',
    ]);
    const effects = hints(s);
    expect(effects['Choose Annelids']).toBe(
      'Earn 1 point for each tile you occupy that has worms on a corner.',
    );
    // DSM-6.1.5: X is the slot.
    expect(effects['Choose Profligate Carnivore']).toMatch(/^Eliminate 2 cubes of other animals/);
    expect(effects['Choose Volcanism']).toContain(
      'While it lies in the row: Tectonics may take any seamount. On paper this may be worded differently',
    );
  });

  test('DSM-5.16: Domination names the special pawn', () => {
    const s = acting('domination-1', 'fishes', {
      specials: { plankton: { controller: 'reptiles', target: 1 } },
      spaces: { 'abundance-2': 'plankton' },
    });
    expect(ask(s)).toBe('Fishes: You may take control of a special pawn');
    expect(labels(s)).toEqual(['Take control of plankton', 'Skip the action']);
  });

  test('DSM-5.11.4: the hexes for a tile show the points of its terrain', () => {
    const s = acting('wanderlust-1', 'crustaceans', { stacks: ['ocean', 'kelp', 'sand'] });
    expect(ask(s)).toBe('Crustaceans: You may take a tile');
    expect(labels(s)[0]).toBe('Take Ocean of stack 1');
    play(s, 'take the tile of stack 1');
    expect(ask(s)).toBe('Crustaceans: You must lay the Ocean tile');
    // C5 lies beside C6, D5 and D6, all ocean: 1 + 3 × 3. F4 lies beside no ocean.
    expect(hints(s)).toMatchObject({
      'Lay the tile on C5, beside Seamount C4, Ocean C6, Ocean D5, and Ocean D6':
        'Crustaceans +10 VP, then 10',
      'Lay the tile on F4, beside Sand E4': 'Crustaceans +1 VP, then 1',
    });
  });

  test('DSM-5.12: vents come with their points, the side and the source of the cube are named', () => {
    const s = actingSpecially('tectonics-2', 'reptiles', 'sun', {
      forced: 'auto',
      animals: { reptiles: { eliminated: 2 }, cephalopods: {}, fishes: {}, crustaceans: {} },
    });
    expect(ask(s)).toBe('Reptiles: You may choose the tile that becomes a vent');
    expect(hints(s)['Open a vent on Ocean E6']).toBe('Reptiles +3 VP, then 3');
    play(s, 'open a vent on D4');
    expect(ask(s)).toBe('Reptiles: You must choose the side of the vent');
    expect(labels(s)).toEqual(['Turn the smoker up', 'Turn the geyser up']);
    play(s, 'turn the smoker up');
    expect(ask(s)).toBe('Reptiles: You must say where the cube for the vent comes from');
    expect(labels(s)).toEqual(['Take the cube from the gene pool', 'Take the cube from the lost cubes']);
  });

  test('DSM-5.6.1: a disk at a vent is swapped or removed', () => {
    const s = acting('autotrophs-2', 'cephalopods', {
      boxes: { autotrophs: ['gastropods', 'sun', 'sun'] },
      corners: { 'C1-D1-D2': 'sun' },
    });
    expect(ask(s)).toBe('Cephalopods: You may swap or remove a disk at a geyser');
    expect(labels(s)).toEqual(['Swap the sun on C1-D1-D2', 'Skip the action']);
    play(s, 'swap the disk on C1-D1-D2');
    expect(labels(s)).toEqual(['Exchange it for gastropods', 'Exchange it for sun', 'Remove it for good']);
  });

  test('questions of cards name the card; of traits the trait', () => {
    expect(ask(playing('fertile', 'fishes', { cubes: { D4: { fishes: 2 }, E4: { fishes: 1 } } }))).toBe(
      'Fishes, Fertile: You must choose a tile: a point for each cube on it',
    );
    expect(ask(playing('profligate-carnivore', 'fishes', {}, 3))).toBe(
      'Fishes, Profligate Carnivore: You must replace cubes of others',
    );
    const camouflage = acting('tectonics-1', 'reptiles', {
      animals: { reptiles: {}, fishes: { traits: ['camouflage'] } },
      players: 2,
    });
    play(camouflage, 'open a vent on E6', 'turn the smoker up', 'take the cube from pool');
    expect(ask(camouflage)).toBe('Fishes, Camouflage: You may place a cube on Smoker E6');
    expect(menu(camouflage).at(-1)).toMatchObject({ key: 's', label: 'Skip this' });
  });

  test('DSM-9.4.3: where a disk lies is said', () => {
    const s = playing('metamorphosis', 'fishes', {
      animals: {
        fishes: { elements: ['algae', 'sun'], traits: ['phenotypic-plasticity'], onTrait: ['sun'] },
        reptiles: {},
      },
      players: 2,
    });
    expect(labels(s)).toEqual([
      'Give up algae on the board',
      'Give up sun on the board',
      'Give up sun on Phenotypic Plasticity',
    ]);
  });
});
