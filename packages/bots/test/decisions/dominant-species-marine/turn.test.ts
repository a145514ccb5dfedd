import { ELEMENTS } from '@clade/dominant-species-marine';
import { play, question, table } from '@clade/dominant-species-marine/testing';
import type { Position, State } from '@clade/engine';
import { describe, expect, test } from 'vitest';
import { answer } from './answer.ts';

const two = { reptiles: {}, crustaceans: {} };
/** A display without disks, and with chips of terrains that do not lie on Earth. */
const bare = {
  boxes: {},
  speciation: [],
  stacks: [null, null, null],
  chips: { competition: ['kelp', 'ocean', 'sand'], evolution: ['land', 'land', 'kelp', 'sand', 'ocean'] },
};
/** An Earth of three tiles that are not on the edge, in the middle of the map. */
const tiles = { D4: 'reef', D5: 'seagrass', C4: 'seamount' };

/** Targets that nobody can reach. */
const NO_PROSPECTS = Object.fromEntries(ELEMENTS.map((element) => [element, { target: 30 }]));
/** A pawn of the reptiles, who have seven, behind which only some sections are open. */
const BEHIND_MIGRATION = { 'migration-3': 'reptiles' };

/** The reptiles' turn on that Earth. */
function turn(more: Position, reptiles: Position = {}): State {
  return table({
    toAct: 'reptiles',
    ...bare,
    spaces: BEHIND_MIGRATION,
    tiles,
    corners: { 'C4-D4-D5': 'sun' },
    cubes: { D4: { reptiles: 3, crustaceans: 1 }, D5: { reptiles: 2 } },
    ...more,
    animals: { ...two, reptiles: { pool: 0, ...reptiles } },
  });
}

describe('which space', () => {
  test('Evolution, when a tile on which we are first and thrive is on the row', () => {
    const s = turn({
      chips: { ...bare.chips, evolution: ['land', 'land', 'kelp', 'reef', 'ocean'] },
      specials: NO_PROSPECTS,
    });
    expect(answer(s, 'turn')).toBe('place a pawn on evolution-4');
  });

  test('Domination, when a value is far above the target and nothing else is to be had', () => {
    const s = turn({ specials: { sun: { target: 1 } } });
    // Two printed suns on two tiles.
    expect(answer(s, 'turn')).toBe('place a pawn on domination-1');
  });

  test('Regression, when a Reseed would take the disk that everything lives on', () => {
    const s = turn(
      {
        corners: { 'C4-D4-D5': 'worms' },
        boxes: { regression: ['worms'] },
        spaces: {},
        row: ['annelids', 'carbon-cycle', 'producers', 'univalves', 'endosymbionts'],
        cubes: { D4: { reptiles: 5, crustaceans: 4 }, D5: { reptiles: 5, crustaceans: 1 } },
        specials: { worms: { target: 20 } },
      },
      { pool: 1, elements: ['worms'] },
    );
    expect(answer(s, 'turn')).toMatch(/regression/);
  });

  test('Speciation around the disk that lies on Earth', () => {
    const s = turn(
      {
        speciation: ['algae', 'sun', 'worms', 'plankton'],
        spaces: { 'regression-1': 'reptiles' },
        cubes: { D4: { reptiles: 1, crustaceans: 2 }, D5: { crustaceans: 1 } },
        specials: { sun: { target: 9 } },
      },
      { pool: 20 },
    );
    expect(answer(s, 'turn')).toBe('place a pawn on speciation-2');
  });

  test('Competition at the end, where it takes first place from the one ahead of us', () => {
    const s = table({
      toAct: 'reptiles',
      ...bare,
      chips: { ...bare.chips, competition: ['kelp', 'reef', 'sand'] },
      spaces: BEHIND_MIGRATION,
      lastRound: true,
      tiles,
      corners: { 'C4-D4-D5': 'sun', 'D4-D5-E4': 'worms' },
      cubes: { D4: { reptiles: 3, crustaceans: 4 } },
      specials: NO_PROSPECTS,
      animals: { reptiles: {}, crustaceans: { chain: 'right' } },
    });
    expect(answer(s, 'turn')).toBe('place a pawn on competition-2');
  });
});

describe('the order of pawns (DSM-5.2.2)', () => {
  /** The reef pays, and so do new cubes around the sun; all other sections do nothing. */
  const both = (pawns: Readonly<Record<string, string>>): State =>
    turn(
      {
        speciation: ['algae', 'sun', 'worms', 'plankton'],
        chips: { ...bare.chips, evolution: ['land', 'land', 'kelp', 'reef', 'ocean'] },
        cubes: { D4: { reptiles: 5, crustaceans: 1 }, D5: { reptiles: 1, crustaceans: 2 } },
        corners: { 'C4-D4-D5': 'sun', 'D4-D5-E4': 'worms' },
        specials: NO_PROSPECTS,
        spaces: pawns,
      },
      { pool: 20 },
    );

  test('the higher section comes first, so that the lower one is still open', () => {
    expect(answer(both({ 'abundance-1': 'reptiles' }), 'turn')).toBe('place a pawn on speciation-2');
  });
});

describe('Retrieve', () => {
  test('not while a good space is open behind the last pawn', () => {
    const s = turn({
      chips: { ...bare.chips, evolution: ['land', 'land', 'kelp', 'reef', 'ocean'] },
      specials: NO_PROSPECTS,
    });
    expect(answer(s, 'turn')).toBe('place a pawn on evolution-4');
  });

  test('in the last round the one who would end the game first takes what is left', () => {
    const s = table({
      toAct: 'reptiles',
      ...bare,
      chips: {
        ...bare.chips,
        evolution: ['land', 'land', 'kelp', 'kelp', 'reef'],
        competition: ['vent', 'ocean', 'sand'],
      },
      spaces: BEHIND_MIGRATION,
      lastRound: true,
      tiles,
      corners: { 'C4-D4-D5': 'sun' },
      cubes: { D4: { reptiles: 3, crustaceans: 1 } },
      animals: { reptiles: { pool: 0 }, crustaceans: { chain: 'right' } },
    });
    expect(answer(s, 'turn')).toBe('place a pawn on evolution-5');
  });
});

describe('special pawns', () => {
  const captured = { sun: { controller: 'reptiles', target: 9 } };

  test('one bumps a pawn from the space that pays most (DSM-5.2.4)', () => {
    const s = turn({
      chips: { competition: ['vent', 'reef', 'sand'], evolution: ['land', 'kelp', 'kelp', 'sand', 'ocean'] },
      tiles: { D4: 'land', D5: 'seagrass', C4: 'seamount' },
      // Another special pawn keeps us from Tectonics, and nothing behind Domination is open to basic pawns.
      spaces: { 'domination-1': 'reptiles', 'evolution-1': 'crustaceans', 'tectonics-2': 'worms' },
      specials: { ...captured, worms: { controller: 'crustaceans', target: 9 } },
    });
    expect(answer(s, 'turn')).toBe('use the pawn of sun');
    play(s, 'use the pawn of sun');
    expect(answer(s, 'special-space')).toBe('place a pawn on evolution-1');
  });

  test('one goes back up the display where basic pawns cannot', () => {
    const s = turn(
      {
        speciation: ['sun', 'worms', 'worms', 'worms'],
        spaces: { 'domination-1': 'reptiles', 'tectonics-2': 'worms' },
        specials: { ...captured, worms: { controller: 'crustaceans', target: 9 } },
        cubes: { D4: { reptiles: 1, crustaceans: 2 }, D5: { crustaceans: 1 } },
      },
      { pool: 20 },
    );
    expect(answer(s, 'turn')).toBe('use the pawn of sun');
    play(s, 'use the pawn of sun');
    expect(question(s)).toBe('special-space');
    expect(answer(s, 'special-space')).toMatch(/speciation-(1|5)/);
  });
});

test('special pawns do not bump each other for ever while Adaptability lies in the row (DSM-6.3.1)', () => {
  const s = turn({
    row: ['adaptability', 'carbon-cycle', 'producers', 'univalves', 'endosymbionts'],
    chips: { competition: ['vent', 'reef', 'sand'], evolution: ['land', 'kelp', 'kelp', 'sand', 'ocean'] },
    tiles: { D4: 'land', D5: 'seagrass', C4: 'seamount' },
    spaces: { 'domination-1': 'reptiles', 'evolution-1': 'worms' },
    specials: { sun: { controller: 'reptiles', target: 9 }, worms: { controller: 'crustaceans', target: 9 } },
  });
  play(s, 'use the pawn of sun');
  expect(answer(s, 'special-space')).not.toMatch(/evolution-1/);
});
