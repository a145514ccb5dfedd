import { isRefusal, type Position, plainRefusal, type State } from '@clade/engine';
import { dominantSpecies } from '../../src/index.ts';
import { executing, options, play, playing, SIX, table } from '../../src/testing/index.ts';
import { BOOK_CARDS, BOOK_KINDS } from '../book.ts';
import {
  DESERT,
  FOREST,
  hex,
  I1,
  I2,
  I3,
  I4,
  I5,
  I6,
  JUNGLE,
  MOUNTAIN,
  O1,
  O2,
  O3,
  SAVANNAH,
  START_EARTH,
  TUNDRA,
  WETLAND,
} from '../rules/axial.ts';
import { NAMES } from './map.ts';

/** Positions for reasons that random play seldom meets. */

const SEA = hex(2, -2);
const FAR_SEA = hex(2, 0);
const COAST = hex(-2, 1);
const TILES = { ...START_EARTH, [SEA]: 'sea', [FAR_SEA]: 'sea', [COAST]: 'wetland', [FOREST]: 'tundra' };
const CUBES = {
  [TUNDRA]: { mammals: 2, birds: 2, insects: 1 },
  [WETLAND]: { amphibians: 3, birds: 1, mammals: 1 },
  [SAVANNAH]: { insects: 2, reptiles: 1 },
  [DESERT]: { reptiles: 2, mammals: 1, birds: 1 },
  [MOUNTAIN]: { birds: 3 },
  [FOREST]: { mammals: 1, arachnids: 2, birds: 1 },
  [JUNGLE]: { arachnids: 2, amphibians: 1 },
  [SEA]: { birds: 2, amphibians: 2 },
  [FAR_SEA]: { arachnids: 1 },
  [COAST]: { mammals: 1, insects: 2, amphibians: 1 },
};
/** The sea in the north-east has a disk on every corner. */
const CORNERS = {
  ...Object.fromEntries(NAMES.cornersOf(SEA).map((c, i) => [c, BOOK_KINDS[i % 6]])),
  [I1]: 'grub',
  [I2]: 'water',
  [I3]: 'grass',
  [I4]: 'sun',
  [I5]: 'meat',
  [I6]: 'seed',
  [O1]: 'water',
  [O3]: 'sun',
};
const ANIMALS = {
  mammals: { elements: ['sun', 'water'], pool: 3 },
  reptiles: { elements: ['grub', 'meat', 'seed'], pool: 0 },
  birds: { pool: 2, pawns: 0 },
  amphibians: { elements: ['grub', 'grass'], eliminated: 2 },
  arachnids: { elements: ['sun', 'sun', 'sun', 'meat'] },
  insects: { pawns: 0, pool: 1 },
};
const RICH: Position = {
  options: { deck: 'long' },
  animals: ANIMALS,
  tiles: TILES,
  cubes: CUBES,
  corners: CORNERS,
  stacks: ['sea', null, 'forest'],
  boxes: {
    adaptation: ['meat', 'sun'],
    regression: ['sun', 'grub'],
    abundance: ['water', 'seed'],
    wasteland: ['grass'],
    depletion: ['sun', 'seed'],
    wanderlust: ['meat', 'seed'],
  },
};
const SPACES = {
  initiative: 'mammals',
  'adaptation-1': 'reptiles',
  'regression-1': 'arachnids',
  'regression-2': 'mammals',
  'abundance-1': 'amphibians',
  wasteland: 'birds',
  depletion: 'reptiles',
  'glaciation-1': 'arachnids',
  'glaciation-3': 'birds',
  'speciation-2': 'birds',
  'speciation-5': 'mammals',
  'wanderlust-1': 'amphibians',
  'migration-1': 'birds',
  'migration-3': 'mammals',
  'competition-1': 'amphibians',
  'competition-4': 'birds',
  'domination-2': 'amphibians',
};

/** All kinds of actions, each from its beginning. */
export function actionScenes(): State[] {
  const cursors = Object.keys(SPACES).filter((space) => space !== 'glaciation-3');
  return ['reptiles', 'insects', 'arachnids', ...cursors].map((cursor) =>
    executing(SPACES, { ...RICH, cursor }),
  );
}

/** Every card, at the moment when it was taken. */
export function cardScenes(): State[] {
  return BOOK_CARDS.flatMap((card) => {
    const s = executing(
      { 'domination-1': 'amphibians', 'domination-3': 'birds' },
      {
        ...RICH,
        cards: {
          faceUp: card === 'ice-age' ? [card] : [card, 'nocturnal'].slice(0, card === 'nocturnal' ? 1 : 2),
          deck: card === 'ice-age' ? 0 : 4,
        },
      },
    );
    play(s, `score ${WETLAND}`, `choose ${card}`);
    return [s];
  });
}

export function otherScenes(): State[] {
  const choosing = dominantSpecies.readPosition({
    game: 'dominant-species',
    phase: 'choosing',
    players: 4,
    options: { assignment: 'choose' },
    animals: { birds: { seat: 0 }, insects: { seat: 1 } },
  });
  if (isRefusal(choosing)) throw new Error(plainRefusal(choosing));
  return [
    choosing,
    table({ ...RICH, spaces: SPACES }),
    // The bag holds no sun: twenty lie on Earth.
    habitatWithoutSun(),
    // Safe Mammals, endangered ones, and others.
    table({ ...RICH, phase: 'extinction', safe: { mammals: { [COAST]: 1 } } }),
    protection(),
    replacing(),
    migrating(),
    flying(),
    laying(),
    leaving(),
    competing(),
    table({ ...RICH, phase: 'over', end: 'dead-world' }),
  ];
}

function habitatWithoutSun(): State {
  const free = executing({ 'abundance-1': 'birds' }, { tiles: TILES, boxes: { abundance: ['sun'] } });
  play(free, 'take sun');
  const corners = options(free).map((words) => words.replace('put the disk on ', ''));
  const s = executing(
    { 'domination-1': 'amphibians' },
    {
      animals: SIX,
      tiles: TILES,
      cubes: { [WETLAND]: { amphibians: 1, reptiles: 1 } },
      corners: {
        ...Object.fromEntries(
          corners
            .filter((c) => c !== O1 && c !== O2)
            .slice(0, 20)
            .map((c) => [c, 'sun']),
        ),
        [O1]: 'water',
        [O2]: 'water',
      },
      cards: { faceUp: ['habitat'], deck: 3 },
    },
  );
  play(s, `score ${WETLAND}`, 'choose habitat');
  return s;
}

/** Regression with one kind protected, one at risk, one without a disk. */
function protection(): State {
  const s = executing(
    { 'regression-1': 'mammals', 'regression-2': 'mammals' },
    {
      animals: { ...SIX, mammals: { elements: ['sun', 'grub', 'water'] } },
      boxes: { regression: ['sun', 'grub', 'seed', 'meat'] },
    },
  );
  play(s, 'protect sun');
  return s;
}

/** Initiative was used: the pawn goes to another space. */
function replacing(): State {
  const s = executing({ initiative: 'mammals', 'migration-1': 'birds', 'domination-1': 'birds' }, RICH);
  play(s, 'use the action');
  return s;
}

/** A cube has just come to a tile where the animal had none, and others can still move. */
function migrating(): State {
  const s = executing(
    { 'migration-1': 'mammals' },
    { cubes: { [WETLAND]: { mammals: 1 }, [JUNGLE]: { mammals: 1 }, [MOUNTAIN]: { mammals: 2 } } },
  );
  play(s, `move a cube from ${JUNGLE} to ${TUNDRA}`);
  return s;
}

/** Birds in a sea from which the other sea lies two tiles away over an empty hex. */
function flying(): State {
  return executing({ 'migration-1': 'birds' }, { ...RICH, cubes: { [SEA]: { birds: 2 } } });
}

function laying(): State {
  const s = executing({ 'wanderlust-1': 'birds' }, RICH);
  play(s, 'take the tile of stack 1');
  return s;
}

/** Mass Exodus: three cubes are left for the last goal. */
function leaving(): State {
  const s = executing(
    { 'domination-1': 'amphibians' },
    {
      corners: { [O1]: 'water' },
      cubes: { [WETLAND]: { amphibians: 1 }, [SAVANNAH]: { mammals: 3 } },
      cards: { faceUp: ['mass-exodus'], deck: 3 },
    },
  );
  play(s, `score ${WETLAND}`, 'choose mass-exodus', `choose tile ${SAVANNAH}`);
  while (options(s).length > 1) play(s, options(s)[0] ?? '');
  return s;
}

/** Both are everywhere: only the terrain of the question stands in the way. */
function competing(): State {
  const cubes = Object.fromEntries(Object.keys(TILES).map((name) => [name, { mammals: 1, birds: 1 }]));
  return executing({ 'competition-1': 'mammals' }, { tiles: TILES, cubes });
}

/** Single moves for reasons that a chance try seldom meets. */
export function spoken(): [State, string][] {
  const speciating = executing({ 'speciation-2': 'birds' }, RICH);
  play(speciating, `speciate around ${I4}`);
  const replacing = playing('evolution', 'amphibians', WETLAND, RICH);
  play(replacing, `replace birds on ${WETLAND}`);
  return [
    [flying(), `move a cube from ${SEA} to ${FAR_SEA}`],
    [migrating(), `move a cube from ${JUNGLE} to ${FOREST}`],
    [migrating(), `move a cube from ${TUNDRA} to ${DESERT}`],
    [migrating(), `move a cube from ${MOUNTAIN} to ${MOUNTAIN}`],
    [migrating(), `move a cube from ${MOUNTAIN} to ${hex(3, -3)}`],
    [migrating(), `move a cube from ${MOUNTAIN} to ${WETLAND}`],
    [leaving(), `send 2 mammals to ${hex(2, -2)}`],
    [leaving(), `send 1 mammals to ${DESERT}`],
    [speciating, `add 2 to ${TUNDRA}`],
    [replacing, `replace birds on ${TUNDRA}`],
  ];
}
