import { BAG, DISK, diskKind, diskPlace, KINDS, terrainOf } from '@clade/earth';
import { A, B, C, D, type State } from '@clade/engine';
import { ANIMAL_IDS, ELEMENTS } from '../animals.ts';
import { disksAt, freeSpaces, ON_BOARD, ON_TRAIT } from '../disks.ts';
import { ABUNDANCE_BOX, ADAPTATION_BOX, DEPLETION_BOX, REGRESSION_BOX, WANDERLUST_BOX } from '../state.ts';
import { VENT } from '../terrain.ts';
import { FEED_BOXES } from '../words.ts';

/** What a program remembers must be there: a disk in its box, on its corner or with its animal, a tile to convert. */

type Problem = readonly [field: string, problem: string];
type Test = (s: State, f: number) => Problem | undefined;

/** A disk of the kind + 1 in a register lies among six counts. */
function inBox(box: number, where: string, register: number): Test {
  return (s, f) => {
    const kind = s[f + register] - 1;
    if (kind < 0) return ['element', 'the element that was chosen is needed'];
    return s[box + kind] > 0 ? undefined : ['element', `there is no ${ELEMENTS[kind]} in ${where}`];
  };
}

/** Corners in a register; above them Speciation keeps a tile. */
const CORNER_RANGE = 128;

/** There is a disk on the corner in register C, less the offset. */
function onCorner(offset: number): Test {
  return (s, f) => {
    const corner = (s[f + C] % CORNER_RANGE) - offset;
    return corner >= 0 && s[DISK + corner] > 0 ? undefined : ['corner', 'there is no disk on this corner'];
  };
}

/** The acting animal has the disk that is packed in register C. */
const ownDisk: Test = (s, f) => {
  if (s[f + C] === 0) return ['element', 'the element that was chosen is needed'];
  const kind = diskKind(s[f + C]);
  const has = disksAt(s, s[f + A], kind, diskPlace(s[f + C])) > 0;
  return has ? undefined : ['element', `the ${ANIMAL_IDS[s[f + A]]} have no disk of ${ELEMENTS[kind]} there`];
};

/** The tile + 1 in register C becomes a vent, or is one already behind the first question. */
const converted: Test = (s, f) => {
  if (s[f + C] === 0) return ['hex', 'the tile that was chosen is needed'];
  const isVent = terrainOf(s, s[f + C] - 1) === VENT;
  if (s[f + B] === 1) return isVent ? ['hex', 'it is a vent already'] : undefined;
  return isVent ? undefined : ['hex', 'it is no vent'];
};

const fed: Test = (s, f) => {
  const box = s[f + C] >> 3;
  const kind = (s[f + C] & 7) - 1;
  if (kind < 0) return ['element', 'the element that was chosen is needed'];
  const has = s[[DEPLETION_BOX, REGRESSION_BOX][box] + kind] > 0;
  return has ? undefined : ['element', `there is no ${ELEMENTS[kind]} in the box of ${FEED_BOXES[box]}`];
};

/** Symbiotic: the disk that was drawn lies on the board, and the card has a space for it. */
const settling: Test = (s, f) => {
  const kind = (s[f + D] >> KINDS) - 1;
  const animal = s[f + C];
  if (kind < 0) return undefined;
  if (animal >= ANIMAL_IDS.length || disksAt(s, animal, kind, ON_BOARD) === 0)
    return ['element', `${ANIMAL_IDS[animal] ?? 'nobody'} have no disk of ${ELEMENTS[kind]} on the board`];
  return freeSpaces(s, animal, ON_TRAIT) > 0 ? undefined : ['next', 'there is no space on a trait card'];
};

const inBag = (register: number): Test => inBox(BAG, 'the bag', register);
const TESTS: Readonly<Record<string, Readonly<Record<number, Test>>>> = {
  abundance: { 1: inBox(ABUNDANCE_BOX, 'the Abundance section', C) },
  autotrophs: { 1: onCorner(0) },
  adaptation: {
    1: inBox(ADAPTATION_BOX, 'the Adaptation section', C),
    2: inBox(ADAPTATION_BOX, 'the Adaptation section', C),
    3: inBox(ADAPTATION_BOX, 'the Adaptation section', C),
  },
  speciation: { 1: onCorner(0) },
  wanderlust: { 3: inBox(WANDERLUST_BOX, 'the Wanderlust slots', D) },
  tectonics: { 1: converted, 2: converted, 3: converted },
  'volcanism-tectonics': { 1: converted, 2: converted, 3: converted },
  'bottom-feeder': { 2: fed },
  adaptability: { 2: ownDisk },
  habitat: { 3: inBag(C), 5: inBag(D) },
  metamorphosis: { 1: ownDisk },
  'niche-construction': { 2: onCorner(1) },
  symbiotic: { 1: settling },
  terrestrial: { 2: inBag(D) },
};

/** What is wrong with the registers of the last program; undefined when nothing is. */
export function incoherence(name: string, s: State, f: number): Problem | undefined {
  return TESTS[name]?.[s[f + B]]?.(s, f);
}
