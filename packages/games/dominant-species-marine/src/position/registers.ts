import {
  ANIMALS,
  animalInPlay,
  animalSetRegister,
  arrivalsRegister,
  cornerRegister,
  fixedRegister,
  lastMoveRegister,
  nameRegister,
  numberOf,
  numberRegister,
  oneField,
  pairRegister,
  type Register,
  type Registers,
  tileRegister,
} from '@clade/earth';
import { wrongField } from '@clade/engine';
import { EDGE_OR_SEAMOUNT, SEAMOUNT_ONLY } from '../actions/tectonics.ts';
import { ANIMAL_IDS, CUBES_OF_AN_ANIMAL, ELEMENTS } from '../animals.ts';
import { SECTION_OF, SECTIONS, SLOTS, SPACE_NAMES } from '../display.ts';
import { OPS } from '../phases/index.ts';
import { CARD_OP } from '../phases/ops.ts';
import { TERRAINS } from '../terrain.ts';
import { FEED_BOXES, PLACES } from '../words.ts';
import { WORLD } from '../world.ts';

/** What the programs keep in registers C and D, as fields of a position, by program and step. */

const zero = fixedRegister(0);
const kind = nameRegister('element', ELEMENTS, 1);
const corner = cornerRegister(WORLD, 'corner');
const hex = tileRegister(WORLD, 'hex');
const hexOrNone = tileRegister(WORLD, 'hex', 1);
/** The tile that a walk over Earth has come to. */
const walking = tileRegister(WORLD, 'next');
const arrivals = arrivalsRegister(WORLD);
const animalNext = nameRegister('next', [...ANIMAL_IDS, 'nobody']);
const affected = animalSetRegister(WORLD, 'affected');
const migrated = lastMoveRegister(WORLD, 'move ', 'a move of a cube');
const eliminated = lastMoveRegister(WORLD, 'eliminate ', 'an elimination');
const x = numberRegister('x', SLOTS);
const left = numberRegister('left', 7);
/** A disk of the animal and its place (`packDisk`). */
const ownDisk: Register = {
  fields: ['element', 'place'],
  write(value, out) {
    out.element = value === 0 ? null : ELEMENTS[(value - 1) % ELEMENTS.length];
    out.place = PLACES[Math.max(0, Math.floor((value - 1) / ELEMENTS.length))];
  },
  read(s, at) {
    const disk = kind.read(s, at);
    const place = PLACES.indexOf(at.oneOf('place', 'board', PLACES));
    return disk === 0 ? 0 : disk + place * ELEMENTS.length;
  },
};

/** The action space: one of the section, by default its first. */
function spaceOf(section: number): Register {
  const spaces = SPACE_NAMES.filter((_, i) => SECTION_OF[i] === section);
  return oneField(
    'space',
    (value) => SPACE_NAMES[value],
    (_s, at) => {
      const space = at.raw('space') ?? spaces[0];
      if (!spaces.includes(space as string))
        wrongField(at.at('space'), `${JSON.stringify(space)} is not one of ${spaces.join(', ')}`);
      return SPACE_NAMES.indexOf(space as string);
    },
  );
}

/** OPT-4: the kind + 1 that each animal keeps, three bits each. */
const keeps: Register = oneField(
  'keeps',
  (value) =>
    Object.fromEntries(
      ANIMAL_IDS.flatMap((id, a) => {
        const kept = (value >> (3 * a)) & 7;
        return kept === 0 ? [] : [[id, ELEMENTS[kept - 1]]];
      }),
    ),
  (s, at) => {
    let bits = 0;
    for (const [id, element] of at.entries('keeps')) {
      const path = `${at.at('keeps')}.${id}`;
      bits |= (numberOf(ELEMENTS, element, path, 'element') + 1) << (3 * animalInPlay(WORLD, s, id, path));
    }
    return bits;
  },
);

/** Whose disk of which kind Regression is about. */
const regressing = pairRegister(
  nameRegister('element', ELEMENTS),
  nameRegister('of', ANIMAL_IDS),
  ELEMENTS.length,
);

/** Which tiles the Tectonics of Volcanism may take. */
const volcanism = oneField(
  'where',
  (value) => (value === SEAMOUNT_ONLY ? 'seamount' : 'edge-or-seamount'),
  (_s, at) =>
    at.oneOf('where', 'edge-or-seamount', ['edge-or-seamount', 'seamount']) === 'seamount'
      ? SEAMOUNT_ONLY
      : EDGE_OR_SEAMOUNT,
);

/** Exaptation at the start of the game, when a copy of Pack Hunters takes a pawn. */
const atStart = oneField(
  'atStart',
  (value) => value === 1,
  (_s, at) => (at.boolean('atStart', false) ? 1 : 0),
);

const NOTHING: Registers = [zero, zero];
/** Above what `pairRegister` keeps of an action space. */
const SPACE_RANGE = 64;

function actions(): Record<string, (space: Register) => readonly Registers[]> {
  return {
    abundance: (d) => [
      [zero, d],
      [kind, d],
    ],
    autotrophs: (d) => [
      [zero, d],
      [corner, d],
    ],
    adaptation: (d) => [
      [zero, d],
      [kind, d],
      [kind, d],
      [kind, d],
    ],
    speciation: (d) => [
      [zero, d],
      [pairRegister(corner, numberRegister('tile', 3), 128), d],
    ],
    wanderlust: (d) => [
      [zero, d],
      [nameRegister('terrain', TERRAINS), d],
      [hex, zero],
      [hex, kind],
      [hex, zero],
      [hex, arrivals],
      [hex, fixedRegister(ANIMALS * 6)],
      [hex, fixedRegister(ANIMALS * 6)],
    ],
    tectonics: (d) => [[zero, d], ...new Array<Registers>(4).fill([hexOrNone, d])],
    migration: (d) => [
      [zero, d],
      [migrated, numberRegister('left', CUBES_OF_AN_ANIMAL)],
    ],
    competition: (d) => [
      [zero, d],
      [eliminated, pairRegister(d, numberRegister('done', 3), SPACE_RANGE)],
    ],
    evolution: (d) => [
      [zero, d],
      [hex, d],
      [hex, d],
    ],
  };
}

const STEPS: Record<string, readonly Registers[]> = {
  reseed: [NOTHING, [zero, keeps], [zero, keeps], [regressing, keeps], NOTHING],
  exaptation: [
    [zero, atStart],
    [zero, atStart],
  ],
  'bottom-feeder': [NOTHING, NOTHING, [pairRegister(kind, nameRegister('box', FEED_BOXES), 8), zero]],
  camouflage: [
    [hex, zero],
    [hex, zero],
  ],
  'volcanism-tectonics': [[zero, volcanism], ...new Array<Registers>(4).fill([hexOrNone, volcanism])],
  adaptability: [
    [zero, x],
    [ownDisk, x],
    [ownDisk, x],
  ],
  asteroid: [
    [zero, x],
    [hex, x],
    [hex, x],
    [hex, walking],
    [hex, zero],
  ],
  biomass: [[walkingOrStart(), x]],
  disease: [
    [zero, x],
    [animalNext, affected],
  ],
  fecundity: [[tileRegister(WORLD, 'after', 1), x]],
  habitat: [
    [zero, x],
    [zero, zero],
    [zero, zero],
    [kind, zero],
    [kind, zero],
    [addedBefore(), kind],
  ],
  'mass-exodus': [
    [zero, x],
    [hex, arrivals],
  ],
  metamorphosis: [
    [zero, x],
    [ownDisk, x],
  ],
  'niche-construction': [
    [zero, x],
    [zero, x],
    [cornerRegister(WORLD, 'corner', 1), x],
  ],
  omnivore: [
    [zero, x],
    [hexOrNone, zero],
    [hexOrNone, walkingOrStart()],
  ],
  predator: [[walkingOrStart(), x]],
  'profligate-carnivore': [
    [zero, x],
    [eliminated, left],
    [eliminated, left],
  ],
  'solar-radiation': [
    [zero, x],
    [zero, x],
    [hex, pairRegister(left, nameRegister('from', ANIMAL_IDS), 8)],
  ],
  symbiotic: [
    [zero, x],
    [animalNext, pairRegister(affected, kind, 1 << ANIMALS)],
  ],
  terrestrial: [
    [zero, x],
    [hexOrNone, zero],
    [hexOrNone, kind],
    [hexOrNone, kind],
  ],
  'trophic-cascade': [
    [zero, x],
    [zero, x],
    [hex, pairRegister(left, cornerRegister(WORLD, 'after', 1), 8)],
  ],
};

/** A walk that may not have begun: the first hex. */
function walkingOrStart(): Register {
  return { ...walking, read: (s, at) => (at.has('next') ? walking.read(s, at) : 0) };
}

/** Habitat with OPT-24: the kind that was added first. */
function addedBefore(): Register {
  return nameRegister('added', ELEMENTS, 1);
}

const ACTIONS = actions();
const OF_SECTIONS = new Map<string, readonly Registers[]>(
  SECTIONS.map(({ id }, section) => [id, ACTIONS[id]?.(spaceOf(section)) ?? [[zero, spaceOf(section)]]]),
);

/** Registers of a program, given by its number, at a step. Cards keep X where they do not say otherwise. */
export function registersOf(op: number, step: number): Registers {
  const { name } = OPS[op];
  const steps = OF_SECTIONS.get(name) ?? STEPS[name];
  return steps?.[step] ?? (op >= CARD_OP ? [zero, x] : (steps?.[0] ?? NOTHING));
}
