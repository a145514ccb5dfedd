import { type Fields, isRefusal, type State, wrongField } from '@clade/engine';
import { TOUCH } from '../columns.ts';
import { isTile } from '../cubes.ts';
import type { World } from '../world.ts';
import { animalInPlay } from './names.ts';

/** One register of a frame as fields of a position: how it is written, and how it is read back. */
export interface Register {
  /** Names of its fields. */
  readonly fields: readonly string[];
  write(value: number, out: Record<string, unknown>): void;
  read(s: State, at: Fields): number;
}

/** One field. */
export function oneField(
  name: string,
  write: (value: number) => unknown,
  read: (s: State, at: Fields) => number,
): Register {
  return {
    fields: [name],
    write(value, out) {
      out[name] = write(value);
    },
    read,
  };
}

/** A name of a list; with an offset of 1 it may be missing. */
export function nameRegister(name: string, names: readonly string[], offset = 0): Register {
  return oneField(
    name,
    (value) => (value < offset ? null : names[value - offset]),
    (_s, at) => {
      const value = at.raw(name);
      if (offset > 0 && (value === undefined || value === null)) return 0;
      const found = names.indexOf(value as string);
      if (found < 0 || value === '') wrongField(at.at(name), `${JSON.stringify(value)} is not known here`);
      return found + offset;
    },
  );
}

export function numberRegister(name: string, max: number): Register {
  return oneField(
    name,
    (value) => value,
    (_s, at) => at.integer(name, 0, 0, max),
  );
}

/** No field: the register has always this value. */
export function fixedRegister(value: number): Register {
  return { fields: [], write: () => undefined, read: () => value };
}

/** Two small numbers in one register. */
export function pairRegister(low: Register, high: Register, base: number): Register {
  return {
    fields: [...low.fields, ...high.fields],
    write(value, out) {
      low.write(value % base, out);
      high.write(Math.floor(value / base), out);
    },
    read: (s, at) => low.read(s, at) + base * high.read(s, at),
  };
}

/** A hex with a tile; with an offset of 1 it may be missing. */
export function tileRegister(w: World, name: string, offset = 0): Register {
  const plain = nameRegister(name, w.map.hexNames, offset);
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

/** A corner of Earth; with an offset of 1 it may be missing. */
export function cornerRegister(w: World, name: string, offset = 0): Register {
  const plain = nameRegister(name, w.map.cornerNames, offset);
  return {
    ...plain,
    read(s, at) {
      const value = plain.read(s, at);
      if (value >= offset && s[TOUCH + value - offset] === 0)
        wrongField(at.at(name), 'no tile touches this corner');
      return value;
    },
  };
}

/** The last move of a repeated question, in words that begin so; 0 before the first. */
export function lastMoveRegister(w: World, begins: string, noun: string): Register {
  return oneField(
    'last',
    (value) => (value === 0 ? null : w.words.describe(value)),
    (_s, at) => {
      const words = at.raw('last') ?? null;
      if (words === null) return 0;
      const move = typeof words === 'string' ? w.words.parse(words) : undefined;
      if (move === undefined || isRefusal(move) || !w.words.describe(move).startsWith(begins))
        wrongField(at.at('last'), `${JSON.stringify(words)} is not ${noun}`);
      return move;
    },
  );
}

/** Animals as bits. */
export function animalSetRegister(w: World, name: string): Register {
  return oneField(
    name,
    (value) => w.animals.filter((_, a) => (value & (1 << a)) !== 0),
    (s, at) => {
      let set = 0;
      for (const id of at.list(name)) set |= 1 << animalInPlay(w, s, id, at.at(name));
      return set;
    },
  );
}

/** Who may move next, and to or from which neighbour of the tile that is asked about. */
export function arrivalsRegister(w: World): Register {
  return pairRegister(numberRegister('neighbour', 5), nameRegister('of', [...w.animals, 'nobody']), 6);
}

/** What a program keeps at one of its steps in registers C and D; `undefined` stays as it is. */
export type Registers = readonly [c: Register | undefined, d: Register | undefined];

export function registerFields([c, d]: Registers): string[] {
  return [...(c?.fields ?? []), ...(d?.fields ?? [])];
}
