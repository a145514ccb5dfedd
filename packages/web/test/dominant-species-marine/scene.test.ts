import type { MarineView } from '@clade/dominant-species-marine';
import { table } from '@clade/dominant-species-marine/testing';
import type { Position } from '@clade/engine';
import { expect, test } from 'vitest';
import { MARINE } from '../../src/games/dominant-species-marine/game.ts';
import { rowScene } from '../../src/games/dominant-species-marine/scene/cards.ts';
import { displayScene } from '../../src/games/dominant-species-marine/scene/display.ts';
import { lookOf } from '../../src/games/dominant-species-marine/scene/look.ts';
import { panelScenes } from '../../src/games/dominant-species-marine/scene/panels.ts';
import type { MarineStage } from '../../src/games/dominant-species-marine/scene/stage.ts';
import { targetsScene } from '../../src/games/dominant-species-marine/scene/targets.ts';
import { traitCards } from '../../src/games/dominant-species-marine/scene/traits.ts';
import { mapScene } from '../../src/games/earth/scene/map.ts';
import { type EarthStage, stageOf } from '../../src/games/earth/stage.ts';
import { fakeTurn } from '../earth/fake-turn.ts';
import { namesFor, say } from './say.ts';
import { Course } from './tables.ts';

/** Seats: reptiles 0, cephalopods 1, fishes 2, crustaceans 3. */
function stage(position: Position, viewer: number): MarineStage {
  const snapshot = new Course(table(position)).snapshot(viewer);
  const turn = fakeTurn(snapshot, {});
  return stageOf<MarineView>(MARINE, { snapshot, turn, names: namesFor(viewer), say, phone: false });
}

function spacesOf(
  shown: MarineStage,
): Readonly<Record<string, { state: string; bump: boolean; shape: string }>> {
  return Object.fromEntries(
    displayScene(shown).sections.flatMap(({ spaces }) =>
      spaces.map(({ key, state, bump = false, shape }) => [key, { state, bump, shape }]),
    ),
  );
}

const PAWNS = { 'wanderlust-1': 'cephalopods', 'migration-2': 'reptiles', 'abundance-1': 'crustaceans' };

test('a basic pawn goes after the last own one, to no diamond and on nobody', () => {
  const shown = stage({ toAct: 'cephalopods', spaces: PAWNS }, 1);
  const spaces = spacesOf(shown);
  expect(displayScene(shown).note).toBe('a basic pawn goes after Wanderlust 1');
  expect(spaces['adaptation-1']?.state).toBe('refused');
  expect(spaces['wanderlust-2']?.state).toBe('legal');
  expect(spaces['wanderlust-3']).toEqual({ state: 'refused', bump: false, shape: 'diamond' });
  expect(spaces['migration-1']?.state).toBe('legal');
  expect(spaces['migration-2']?.state).toBe('refused');
  expect(Object.keys(spaces).length).toBe(37);
});

test('a special pawn goes to diamonds and bumps basic pawns of others', () => {
  const shown = stage(
    {
      toAct: 'cephalopods',
      special: 'gastropods',
      specials: {
        gastropods: { controller: 'cephalopods', target: 4 },
        sun: { controller: 'reptiles', target: 3 },
      },
      spaces: { ...PAWNS, 'evolution-5': 'sun' },
    },
    1,
  );
  const spaces = spacesOf(shown);
  expect(spaces['wanderlust-3']).toEqual({ state: 'legal', bump: false, shape: 'diamond' });
  expect(spaces['migration-2']).toEqual({ state: 'legal', bump: true, shape: 'circle' });
  expect(spaces['adaptation-1']?.state).toBe('legal');
  // Neither another special pawn nor one of my own.
  expect(spaces['evolution-5']).toMatchObject({ state: 'refused', bump: false });
  expect(spaces['wanderlust-1']).toMatchObject({ state: 'refused', bump: false });
});

test('with two animals only one space of Domination is used', () => {
  const two = { animals: { fishes: {}, reptiles: {} } };
  const domination = displayScene(stage(two, 0)).sections.find(({ key }) => key === 'domination');
  expect(domination?.spaces.map(({ closed = false }) => closed)).toEqual([false, true, true]);
});

test('boxes, chips and squares lie on their sections', () => {
  const shown = stage(
    {
      boxes: { abundance: ['sun', 'worms'], depletion: ['plankton'], regression: ['worms'] },
      speciation: ['plankton', null, 'algae', 'worms'],
      regression: ['crustaceans', null],
      chips: {
        competition: ['reef', 'sand', 'kelp'],
        evolution: ['land', 'kelp', 'seamount', 'ocean', 'vent'],
      },
    },
    0,
  );
  const section = (id: string) => displayScene(shown).sections.find(({ key }) => key === id);
  expect(section('abundance')?.ends[0]).toMatchObject({
    places: [{ element: 'worms' }, { element: 'sun' }, null, null],
  });
  expect(section('regression')?.ends[0]).toMatchObject({ places: ['m-crustaceans', null] });
  expect(section('speciation')?.spaces.map(({ notes }) => notes[0])).toMatchObject([
    { element: 'plankton' },
    { text: '–' },
    { element: 'algae' },
    { element: 'worms' },
    { text: 'any' },
  ]);
  expect(section('competition')?.spaces[1]?.notes).toMatchObject([{ text: '2' }, { terrain: 'sand' }]);
  expect(section('evolution')?.spaces[4]?.notes).toMatchObject([{ text: '5' }, { terrain: 'vent' }]);
});

test('vents show their side and what lies under them, endangered cubes their danger', () => {
  const shown = stage(
    {
      tiles: { D4: 'reef', D5: 'ocean', D6: { terrain: 'vent', under: 'ocean', side: 'smoker' } },
      corners: { 'C3-C4-D4': 'sun' },
      cubes: { D4: { reptiles: 2, fishes: 1 }, D6: { crustaceans: 3 } },
    },
    0,
  );
  const look = lookOf(shown.view);
  const { hexes } = mapScene(shown as EarthStage<unknown>, { now: look, base: look });
  const tile = (hex: string) => hexes.find(({ key }) => key === hex)?.tile;
  expect(tile('D6')).toMatchObject({ terrain: 'vent', under: 'ocean', vent: 'smoker', values: [1] });
  expect(tile('D6')?.tokens).toMatchObject([{ animal: 'm-crustaceans', count: 3, endangered: true }]);
  // Reptiles have sun, fishes have not.
  expect(tile('D4')?.tokens.map(({ animal, endangered = false }) => [animal, endangered])).toEqual([
    ['m-reptiles', false],
    ['m-fishes', true],
  ]);
  expect(hexes.length).toBe(37);
});

test('the row says slot and icons; a tip says where a printed card may have other words', () => {
  const row = ['disease', 'niche-construction', 'monotypic-habitat', 'fecundity', 'trophic-cascade'];
  const { cards } = rowScene(stage({ row }, 0));
  expect(cards.map(({ slot }) => slot)).toEqual(['5', '4', '3', '2', '1']);
  const [cascade, fecundity, monotypic, , disease] = cards;
  expect(cascade?.text).toBe('Remove disks from one tile: 5');
  expect(cascade?.foot?.text).toBe('Extinction');
  expect(fecundity?.foot?.text).toBe('Survival');
  expect(fecundity?.tip).not.toContain('On paper');
  expect(monotypic?.foot?.text).toBe('Ties go to the lower animal');
  expect(disease?.tip).toContain('On paper this may be worded differently');
  expect(disease?.tip).toContain('DSM-6.3.9');
});

test('targets show who controls a pawn and what I have', () => {
  const specials = { gastropods: { controller: 'cephalopods', target: 4 }, sun: { target: 1 } };
  const { boxes } = targetsScene(stage({ specials }, 0));
  const box = (element: string) => boxes.find(({ key }) => key === element);
  expect(box('gastropods')).toMatchObject({ controller: 'm-cephalopods', number: 4 });
  expect(box('algae')?.controller).toBeUndefined();
  // Two printed suns, and the middle tile, where all animals begin, touches sun.
  expect(box('sun')?.note).toBe('you 2');
});

test('panels show printed elements, disks, free places, traits and special pawns', () => {
  const shown = stage(
    {
      animals: {
        reptiles: { traits: ['flight'], elements: ['worms'] },
        cephalopods: {},
        fishes: {},
        crustaceans: {},
      },
      specials: { sun: { controller: 'reptiles', target: 3 } },
    },
    0,
  );
  const panel = panelScenes(shown).find(({ animal }) => animal === 'm-reptiles');
  expect(panel?.elements.map((one) => one && [one.element, one.printed ?? false])).toEqual([
    ['sponges', true],
    ['sun', true],
    ['sun', true],
    ['worms', false],
    null,
    null,
  ]);
  expect(panel).toMatchObject({ own: true, specials: [{ element: 'sun' }] });
  expect(panel?.traits.map(({ name }) => name)).toEqual(['Flight']);
});

test('a trait that is chosen in secret is seen by its owner alone', () => {
  const dealt = {
    phase: 'traits',
    animals: {
      reptiles: { dealt: ['flight', 'social', 'solitary'], kept: ['social'] },
      fishes: { dealt: ['cannibal', 'carnivore', 'resilience'] },
    },
  };
  const mine = stage(dealt, 1);
  expect(traitCards(mine)?.cards.map(({ name, state }) => [name, state])).toEqual([
    ['Cannibal', 'legal'],
    ['Carnivore', 'legal'],
    ['Resil\u00adience', 'legal'],
  ]);
  const reptiles = panelScenes(mine).find(({ animal }) => animal === 'm-reptiles');
  expect(reptiles?.traits).toEqual([{ name: 'Trait', text: 'chosen, still hidden' }]);
  const theirs = panelScenes(stage(dealt, 0)).find(({ animal }) => animal === 'm-reptiles');
  expect(theirs?.traits.map(({ name }) => name)).toEqual(['Social']);
});

test('the cards of Gene Expression are seen by who looks at them', () => {
  const look = {
    toAct: 'fishes',
    doing: [{ id: 'gene-expression', step: 1 }],
    look: ['cannibal', 'flight', 'social'],
    row: ['gene-expression', 'annelids', 'producers', 'univalves', 'biomass'],
  };
  expect(traitCards(stage(look, 2))?.cards.map(({ name }) => name)).toEqual(['Cannibal', 'Flight', 'Social']);
  expect(traitCards(stage(look, 0))).toBeUndefined();
});
