import {
  animalSetRegister,
  arrivalsRegister,
  cornerRegister,
  fixedRegister,
  lastMoveRegister,
  nameRegister,
  numberRegister,
  pairRegister,
  type Registers,
  tileRegister,
} from '@clade/earth';
import { ANIMAL_IDS, ELEMENTS } from '../animals.ts';
import type { CardId } from '../card-ids.ts';
import type { SectionId } from '../display.ts';
import { WORLD } from '../world.ts';

/** Programs without an action space. */
type FreeProgram = 'insects' | 'arachnids' | 'extinction';

const zero = fixedRegister(0);
const lastMove = lastMoveRegister(WORLD, 'move ', 'a move of a cube');
const animalSet = animalSetRegister(WORLD, 'affected');
const kind = nameRegister('element', ELEMENTS, 1);
const corner = cornerRegister(WORLD, 'corner');
/** Animal and neighbour of the tile that is asked about. */
const arrivals = arrivalsRegister(WORLD);
const hex = tileRegister(WORLD, 'hex');
const hexOrNone = tileRegister(WORLD, 'hex', 1);
const walking = numberRegister('next', 37);
const animalNext = nameRegister('next', [...ANIMAL_IDS, 'nobody']);
const dominant = nameRegister('dominant', ANIMAL_IDS, 1);
/** Safe cubes that leave the tile of Mass Exodus, above what is asked for. */
const exodus = pairRegister(arrivals, numberRegister('safe', 5), 64);

/** By section or card, then by step. Sections not listed keep their action space in D and nothing in C. */
const NOTHING: Registers = [undefined, undefined];
const OF_ACTIONS: Partial<Record<SectionId | FreeProgram, readonly Registers[]>> = {
  abundance: [NOTHING, [kind, undefined]],
  speciation: [NOTHING, [pairRegister(corner, numberRegister('tile', 3), 128), undefined]],
  wanderlust: [
    NOTHING,
    [numberRegister('stack', 2), zero],
    [hex, zero],
    [hex, kind],
    NOTHING,
    [hex, arrivals],
  ],
  migration: [NOTHING, [lastMove, numberRegister('left', 7)]],
  domination: [NOTHING, [hex, dominant], [hex, dominant]],
};
const OF_CARDS: Partial<Record<CardId, readonly Registers[]>> = {
  aquatic: [NOTHING, [hexOrNone, kind], [hexOrNone, kind], [hexOrNone, kind]],
  biomass: [[walking, undefined]],
  blight: [NOTHING, [hex, undefined]],
  catastrophe: [NOTHING, [hex, undefined], NOTHING, [hex, walking]],
  disease: [NOTHING, [animalNext, animalSet]],
  evolution: [NOTHING, [animalNext, numberRegister('replaced', 2)]],
  fecundity: [[walking, undefined]],
  habitat: [NOTHING, [kind, undefined]],
  hibernation: [NOTHING, [hexOrNone, undefined]],
  immigrants: [[animalNext, undefined]],
  'mass-exodus': [NOTHING, [hex, exodus]],
  metamorphosis: [NOTHING, [kind, undefined]],
  predator: [[walking, undefined]],
};

export type Program = SectionId | FreeProgram | CardId;

export function registersOf(program: Program, step: number): Registers {
  const steps = OF_ACTIONS[program as SectionId] ?? OF_CARDS[program as CardId] ?? [];
  return steps[step] ?? NOTHING;
}
