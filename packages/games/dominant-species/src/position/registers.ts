import { CORNER_HEXES, isTile } from '@clade/earth';
import { type Fields, isRefusal, type State, wrongField } from '@clade/engine';
import { ANIMAL_IDS, ELEMENTS } from '../animals.ts';
import type { CardId } from '../card-ids.ts';
import type { SectionId } from '../display.ts';
import { MAP } from '../map.ts';
import { WORDS } from '../words.ts';

/** One register of a frame as a field: how it is written, and how it is read back. */
interface Register {
  readonly name: string;
  write(value: number): unknown;
  read(s: State, at: Fields): number;
}

/** Programs without an action space. */
type FreeProgram = 'insects' | 'arachnids' | 'extinction';

/** What an action or card keeps at one of its steps: registers C and D. `undefined` stays as it is. */
type Registers = readonly [c: Register | undefined, d: Register | undefined];

function named(name: string, names: readonly string[], offset = 0): Register {
  return {
    name,
    write: (value) => (value < offset ? null : names[value - offset]),
    read(_s, at) {
      const value = at.raw(name);
      if (offset > 0 && (value === undefined || value === null)) return 0;
      const found = names.indexOf(value as string);
      if (found < 0 || value === '') wrongField(at.at(name), `${JSON.stringify(value)} is not known here`);
      return found + offset;
    },
  };
}

function number(name: string, max: number): Register {
  return { name, write: (value) => value, read: (_s, at) => at.integer(name, 0, 0, max) };
}

/** A hex with a tile; with an offset of 1 it may be missing. */
function tile(name: string, offset = 0): Register {
  const plain = named(name, MAP.hexNames, offset);
  return {
    ...plain,
    read(s, at) {
      const value = plain.read(s, at);
      if (value >= offset && !isTile(s, value - offset))
        wrongField(at.at(name), 'there is no tile on this hex');
      return value;
    },
  };
}

/** Two small numbers in one register. */
function pair(low: Register, high: Register, base: number): Register {
  return {
    name: `${low.name}, ${high.name}`,
    write: (value) => ({
      [low.name]: low.write(value % base),
      [high.name]: high.write(Math.floor(value / base)),
    }),
    read: (s, at) => low.read(s, at) + base * high.read(s, at),
  };
}

/** Nothing to write: the register is 0. */
const zero: Register = { name: '', write: () => undefined, read: () => 0 };

const lastMove: Register = {
  name: 'last',
  write: (value) => (value === 0 ? null : WORDS.describe(value)),
  read(_s, at) {
    const words = at.raw('last') ?? null;
    if (words === null) return 0;
    const move = typeof words === 'string' ? WORDS.parse(words) : undefined;
    if (move === undefined || isRefusal(move) || !WORDS.describe(move).startsWith('move ')) {
      wrongField(at.at('last'), `${JSON.stringify(words)} is not a move of a cube`);
    }
    return move;
  },
};

const animalSet: Register = {
  name: 'affected',
  write: (value) => ANIMAL_IDS.filter((_, a) => (value & (1 << a)) !== 0),
  read(_s, at) {
    let set = 0;
    for (const name of at.list('affected')) {
      const animal = ANIMAL_IDS.indexOf(name as never);
      if (animal < 0) wrongField(at.at('affected'), `${JSON.stringify(name)} is no animal`);
      set |= 1 << animal;
    }
    return set;
  },
};

const kind = named('element', ELEMENTS, 1);
const corner: Register = {
  ...named('corner', MAP.cornerNames),
  read(s, at) {
    const found = named('corner', MAP.cornerNames).read(s, at);
    if (!isTile(s, CORNER_HEXES[found * 3])) {
      const others = [1, 2].map((i) => CORNER_HEXES[found * 3 + i]);
      if (!others.some((hex) => hex >= 0 && isTile(s, hex)))
        wrongField(at.at('corner'), 'no tile touches this corner');
    }
    return found;
  },
};
/** Animal and neighbour of the tile that is asked about. */
const arrivals = pair(number('neighbour', 5), named('of', [...ANIMAL_IDS, 'nobody']), 6);
const hex = tile('hex');
const hexOrNone = tile('hex', 1);
const walking = number('next', 37);
const animalNext = named('next', [...ANIMAL_IDS, 'nobody']);
const dominant = named('dominant', ANIMAL_IDS, 1);
/** Safe cubes that leave the tile of Mass Exodus, above what is asked for. */
const exodus = pair(arrivals, number('safe', 5), 64);

/** By section or card, then by step. Sections not listed keep their action space in D and nothing in C. */
const NOTHING: Registers = [undefined, undefined];
const OF_ACTIONS: Partial<Record<SectionId | FreeProgram, readonly Registers[]>> = {
  abundance: [NOTHING, [kind, undefined]],
  speciation: [NOTHING, [pair(corner, number('tile', 3), 128), undefined]],
  wanderlust: [NOTHING, [number('stack', 2), zero], [hex, zero], [hex, kind], NOTHING, [hex, arrivals]],
  migration: [NOTHING, [lastMove, number('left', 7)]],
  domination: [NOTHING, [hex, dominant], [hex, dominant]],
};
const OF_CARDS: Partial<Record<CardId, readonly Registers[]>> = {
  aquatic: [NOTHING, [hexOrNone, kind], [hexOrNone, kind], [hexOrNone, kind]],
  biomass: [[walking, undefined]],
  blight: [NOTHING, [hex, undefined]],
  catastrophe: [NOTHING, [hex, undefined], NOTHING, [hex, walking]],
  disease: [NOTHING, [animalNext, animalSet]],
  evolution: [NOTHING, [animalNext, number('replaced', 2)]],
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

/** Names of the fields of a register. */
export function fieldsOf(register: Register | undefined): string[] {
  return register === undefined || register === zero ? [] : register.name.split(', ');
}

/** Writes a register into a flat record of fields. */
export function writeRegister(
  register: Register | undefined,
  value: number,
  out: Record<string, unknown>,
): void {
  if (register === undefined || register === zero) return;
  const written = register.write(value);
  if (typeof written === 'object' && written !== null && !Array.isArray(written)) flatten(written, out);
  else out[register.name] = written;
}

function flatten(written: object, out: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(written)) {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) flatten(value, out);
    else out[name] = value;
  }
}
