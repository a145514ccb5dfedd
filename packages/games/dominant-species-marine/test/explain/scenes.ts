import { isRefusal, type Position, plainRefusal, type State } from '@clade/engine';
import { type CardId, dominantSpeciesMarine } from '../../src/index.ts';
import { FOUR, options, play, playing, QUIET_ROW, table } from '../../src/testing/index.ts';
import { BOOK_CARDS, BOOK_KINDS, BOOK_SPACES, BOOK_SPECIAL_ONLY } from '../book.ts';
import { corner, fullEarth } from '../rules/actions/stage.ts';
import { earth } from '../rules/cards/stage.ts';
import { NAMES } from './map.ts';

/** Positions for reasons that random play seldom meets. */

/** The geyser in the north has a disk on every corner. */
const CORNERS = {
  ...Object.fromEntries(NAMES.cornersOf('D1').map((c, i) => [c, BOOK_KINDS[i % 6]])),
  [corner('D7', 'NW')]: 'worms',
  [corner('D6', 'SE')]: 'sun',
  [corner('E5', 'W')]: 'algae',
} as Record<string, 'sun'>;
const EARTH = earth({
  tiles: { C2: 'kelp', E5: 'seamount', E6: { terrain: 'vent', under: 'ocean' }, F3: 'sand' },
  corners: CORNERS,
  cubes: {
    D1: { fishes: 1, reptiles: 2 },
    C2: { fishes: 2, cephalopods: 1, crustaceans: 1 },
    D5: { fishes: 3, crustaceans: 2 },
    D7: { fishes: 2, reptiles: 1 },
    E6: { crustaceans: 1, cephalopods: 2, fishes: 1 },
    E3: { reptiles: 1, fishes: 1 },
  },
});
const ANIMALS = {
  reptiles: { traits: ['camouflage'], elements: ['algae', 'worms', 'worms'] },
  cephalopods: { traits: ['ecological-niche'], elements: ['sun'], eliminated: 4 },
  fishes: { traits: ['phenotypic-plasticity'], elements: ['sun', 'sponges'], onTrait: ['worms'], pool: 4 },
  crustaceans: { traits: ['carnivore'], elements: ['gastropods'], pool: 2 },
};
const RICH: Position = {
  animals: ANIMALS,
  ...EARTH,
  specials: {
    sun: { controller: 'fishes', target: 3 },
    algae: { controller: 'cephalopods', target: 2 },
    worms: { controller: 'reptiles', target: 9 },
  },
  boxes: {
    abundance: ['algae', 'sun'],
    autotrophs: ['sun', 'gastropods'],
    depletion: ['sponges', 'sun'],
    adaptation: ['worms', 'plankton'],
    regression: ['sun'],
    wanderlust: ['algae', 'worms'],
  },
  speciation: ['algae', 'sun', null, 'worms'],
  chips: { competition: ['reef', 'ocean', 'vent'], evolution: ['land', 'kelp', 'reef', 'ocean', 'vent'] },
  stacks: ['reef', { top: null, left: 0 }, 'sand'],
};

/** The fishes on every space of the display. */
export function actionScenes(): State[] {
  return BOOK_SPACES.map((space) => {
    const s = table({ toAct: 'fishes', ...RICH });
    if (BOOK_SPECIAL_ONLY.includes(space)) play(s, 'use the pawn of sun');
    play(s, `place a pawn on ${space}`);
    return s;
  });
}

/** Cards that the options read in another way. */
const OTHER_READINGS: readonly CardId[] = ['profligate-carnivore', 'cladogenesis', 'volcanism', 'habitat'];

/** Every card, at its first question; X is 3. */
export function cardScenes(): State[] {
  const scene = (card: CardId, given: Position): State => {
    const discard = ['volcanism', 'fertile', 'predator'].filter((one) => one !== card);
    return playing(card, 'fishes', { ...RICH, options: given, discard, deck: 3 }, 3);
  };
  return [
    ...BOOK_CARDS.map((card) => scene(card, {})),
    ...OTHER_READINGS.map((card) => scene(card, { opt5: 'a', opt11: 'b', opt19: 'a', opt24: 'a' })),
  ];
}

/** Pawns of all kinds on the display. */
const SPACES = {
  'abundance-2': 'crustaceans',
  'adaptation-1': 'reptiles',
  'speciation-1': 'fishes',
  'migration-1': 'algae',
  'migration-4': 'worms',
  'competition-2': 'fishes',
  'evolution-3': 'cephalopods',
};

function turns(): State[] {
  const flying = { ...ANIMALS, fishes: { traits: ['flight'] } };
  const social = { ...ANIMALS, fishes: { traits: ['social'] } };
  const feeder = { ...ANIMALS, fishes: { traits: ['bottom-feeder'] } };
  const tired = { ...SPACES, depletion: 'fishes', 'regression-1': 'fishes' };
  const special = table({ ...RICH, toAct: 'fishes', spaces: SPACES });
  play(special, 'use the pawn of sun');
  return [
    special,
    ...[ANIMALS, flying, social, feeder].map((animals) =>
      table({ ...RICH, animals, toAct: 'fishes', spaces: SPACES }),
    ),
    table({ ...RICH, toAct: 'fishes', spaces: tired }),
    table({ toAct: 'fishes', animals: { reptiles: {}, fishes: {} }, options: { opt3: 'a' } }),
  ];
}

function choosing(): State {
  const s = dominantSpeciesMarine.readPosition({
    game: 'dominant-species-marine',
    phase: 'choosing',
    players: 3,
    options: { assignment: 'choose' },
    animals: { fishes: { seat: 0 }, reptiles: { seat: 1 } },
  });
  if (isRefusal(s)) throw new Error(plainRefusal(s));
  return s;
}

function traits(): State[] {
  const start = {
    phase: 'set-up',
    toAct: 'cephalopods',
    specials: { sun: { controller: 'reptiles', target: 2 } },
  };
  const looking = playing('gene-expression', 'fishes', { ...RICH, deck: 3 });
  play(looking, options(looking)[0] ?? '');
  const heroes = { reptiles: {}, cephalopods: {}, fishes: {}, crustaceans: {} };
  const pair = table({
    toAct: 'fishes',
    animals: heroes,
    options: { superheroes: true },
    row: ['gene-expression', ...QUIET_ROW.slice(1)],
    doing: [{ id: 'resolve', card: 'gene-expression', animal: 'fishes' }],
    deck: 3,
  });
  const copying = { ...FOUR, cephalopods: { traits: ['exaptation'] }, fishes: { traits: ['flight'] } };
  return [
    table({ phase: 'traits' }),
    table({ phase: 'traits', options: { superheroes: true } }),
    table({
      ...start,
      animals: { ...FOUR, cephalopods: { traits: ['pack-hunters'] } },
      doing: [{ id: 'pack-hunters', animal: 'cephalopods' }],
    }),
    table({
      ...start,
      animals: copying,
      doing: [{ id: 'exaptation', animal: 'cephalopods', atStart: true }],
    }),
    playing('gene-expression', 'fishes', { ...RICH, deck: 3 }),
    pair,
    camouflaged(),
    lineage({}),
    lineage({ opt12: 'a' }),
    feeding({}),
    feeding({ opt17: 'a' }),
    reseeding({}),
    reseeding({ opt4: 'a' }),
  ];
}

function camouflaged(): State {
  const s = table({ ...RICH, toAct: 'fishes' });
  play(s, 'place a pawn on tectonics-1', options(fork(s, 'place a pawn on tectonics-1'))[0] ?? '');
  while (options(s).some((words) => words.startsWith('turn') || words.startsWith('take the cube')))
    play(s, options(s)[0] ?? '');
  return s;
}

function fork(s: State, ...words: readonly string[]): State {
  const t = dominantSpeciesMarine.clone(s);
  play(t, ...words);
  return t;
}

function lineage(given: Position): State {
  const s = table({
    ...RICH,
    options: given,
    toAct: 'fishes',
    animals: { ...ANIMALS, fishes: { traits: ['ancient-lineage'] } },
    spaces: { 'abundance-1': 'fishes' },
    row: QUIET_ROW,
    discard: ['biomass', 'fertile', 'predator'],
  });
  play(s, 'retrieve');
  return s;
}

function feeding(given: Position): State {
  const s = table({
    ...RICH,
    options: given,
    toAct: 'fishes',
    animals: { ...ANIMALS, fishes: { traits: ['bottom-feeder'] } },
  });
  play(s, 'place a pawn on feeder-fishes');
  return s;
}

function reseeding(given: Position): State {
  const resilient = { traits: ['resilience'], elements: ['sun', 'worms'] };
  const animals = { ...ANIMALS, cephalopods: resilient };
  const boxes = { regression: ['sun', 'worms', 'sponges'] };
  return table({ ...RICH, options: given, animals, boxes, phase: 'reseed', toAct: 'fishes' });
}

/** Fishes here and there may migrate. */
function setOut(traits: readonly string[]): State {
  const s = table({
    toAct: 'fishes',
    animals: { ...FOUR, fishes: { traits } },
    cubes: { C1: { fishes: 1 }, C3: { fishes: 1 }, D3: { fishes: 2 }, E6: { fishes: 1 } },
  });
  play(s, 'place a pawn on migration-3');
  return s;
}

/** One of them has just come to a tile where there was none. */
function migrating(traits: readonly string[]): State {
  const s = setOut(traits);
  play(s, 'move a cube from C3 to C4');
  return s;
}

/** Cubes of all on all tiles: only the terrain stands in the way. */
function crowded(space: string): State {
  const tiles = Object.keys(EARTH.tiles as object);
  const cubes = Object.fromEntries(tiles.map((hex) => [hex, { fishes: 1, reptiles: 1, cephalopods: 1 }]));
  const s = table({
    ...RICH,
    animals: FOUR,
    cubes,
    toAct: 'fishes',
    specials: { sun: { controller: 'fishes' } },
  });
  if (BOOK_SPECIAL_ONLY.includes(space)) play(s, 'use the pawn of sun');
  play(s, `place a pawn on ${space}`);
  const [first = ''] = options(s);
  if (first.startsWith('eliminate'))
    play(s, options(s).find((words) => words.includes('cephalopods')) ?? first);
  return s;
}

function laying(): State {
  const s = table({ ...RICH, toAct: 'fishes' });
  play(s, 'place a pawn on wanderlust-1', 'take the tile of stack 1');
  return s;
}

/** All suns are out of the bag. */
function sunless(card: CardId): State {
  const free = table({ toAct: 'fishes', boxes: { abundance: ['sun'] }, ...EARTH, corners: {} });
  play(free, 'place a pawn on abundance-1', 'take sun');
  const corners = options(free).map((words) => words.replace('put the disk on ', ''));
  const suns = Object.fromEntries(corners.slice(0, 19).map((c) => [c, 'sun']));
  return playing(card, 'fishes', {
    ...RICH,
    animals: FOUR,
    boxes: {},
    speciation: [],
    corners: suns,
    deck: 3,
  });
}

/** Mass Exodus: three cubes are left for the last goal. */
function leaving(): State {
  const s = playing('mass-exodus', 'fishes', { cubes: { D2: { reptiles: 3 } }, deck: 3 });
  play(s, 'choose tile D2');
  while (options(s).length > 1) play(s, options(s)[0] ?? '');
  return s;
}

export function otherScenes(): State[] {
  return [
    leaving(),
    choosing(),
    ...turns(),
    ...traits(),
    migrating(['seasonal-migrants']),
    migrating(['flight']),
    crowded('competition-1'),
    crowded('competition-3'),
    crowded('competition-4'),
    laying(),
    sunless('terrestrial'),
    sunless('habitat'),
    table({
      ...RICH,
      toAct: 'fishes',
      ...fullEarth(12),
      corners: {},
      cubes: {},
      stacks: [
        { top: null, left: 0 },
        { top: null, left: 0 },
        { top: null, left: 0 },
      ],
    }),
    table({ phase: 'over' }),
  ];
}

/** The fishes have so many cubes left, and the reef is the first tile that would take two. */
function speciating(pool: number): State {
  const s = table({ toAct: 'fishes', ...RICH, animals: { ...ANIMALS, fishes: { ...ANIMALS.fishes, pool } } });
  play(s, 'place a pawn on speciation-4', `speciate around ${corner('D4', 'SE')}`);
  return s;
}

/** Single moves for reasons that a chance try seldom meets. */
export function spoken(): [State, string][] {
  const last = options(leaving())[0]?.slice(-2);
  const near = migrating(['flight']);
  return [
    [setOut(['seasonal-migrants']), 'move a cube from C1 to C3'],
    [leaving(), `send 1 reptiles to ${last}`],
    [near, 'move a cube from C1 to D2'],
    [near, 'move a cube from C4 to D5'],
    [near, 'move a cube from D3 to D3'],
    [near, 'move a cube from D3 to E2'],
    [near, 'move a cube from D3 to D5'],
    [table({ toAct: 'fishes', options: { opt3: 'a' } }), 'retrieve'],
    [speciating(1), 'add 2 to D4'],
  ];
}
