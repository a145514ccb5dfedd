import { type Refusal, refusal } from './game.ts';

/**
 * Reading hand-written JSON: every problem names the field it is in (`players[1].species[0].food`). Problems are
 * thrown inside the reader and turned into a refusal at its edge by `readFields`.
 */
class FieldProblem extends Error {
  readonly path: string;
  constructor(path: string, problem: string) {
    super(problem);
    this.path = path;
  }
}

/** Says what is wrong with the field at `path`. */
export function wrongField(path: string, problem: string): never {
  throw new FieldProblem(path, problem);
}

/** Runs a reader; a problem becomes a refusal that names the field. */
export function readFields<T>(rule: string, read: () => T): T | Refusal {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof FieldProblem)) throw error;
    return refusal('bad-position', rule, { field: error.path, problem: error.message });
  }
}

/** A JSON object whose fields are read one by one. */
export class Fields {
  readonly path: string;
  readonly #fields: Readonly<Record<string, unknown>>;

  constructor(value: unknown, path: string, known: readonly string[]) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      wrongField(path, 'an object is needed');
    }
    this.path = path;
    this.#fields = value as Record<string, unknown>;
    for (const name of Object.keys(this.#fields)) {
      if (!known.includes(name)) wrongField(this.at(name), `unknown field (known: ${known.join(', ')})`);
    }
  }

  at(name: string): string {
    return this.path === '' ? name : `${this.path}.${name}`;
  }

  has(name: string): boolean {
    return this.#fields[name] !== undefined;
  }

  raw(name: string): unknown {
    return this.#fields[name];
  }

  integer(name: string, byDefault: number, min: number, max: number): number {
    return this.has(name) ? integerField(this.raw(name), this.at(name), min, max) : byDefault;
  }

  boolean(name: string, byDefault: boolean): boolean {
    const value = this.raw(name) ?? byDefault;
    if (typeof value !== 'boolean')
      wrongField(this.at(name), `true or false is needed, not ${JSON.stringify(value)}`);
    return value;
  }

  oneOf<T extends string>(name: string, byDefault: T, values: readonly T[]): T {
    const value = this.raw(name) ?? byDefault;
    const found = values.find((v) => v === value);
    if (found === undefined) {
      wrongField(this.at(name), `one of ${values.join(', ')} is needed, not ${JSON.stringify(value)}`);
    }
    return found;
  }

  /** Entries of a nested object whose keys are names of the game. */
  entries(name: string): [key: string, value: unknown][] {
    const value = this.has(name) ? this.raw(name) : {};
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      wrongField(this.at(name), 'an object is needed');
    }
    return Object.entries(value);
  }

  list(name: string): readonly unknown[] {
    const value = this.has(name) ? this.raw(name) : [];
    if (!Array.isArray(value)) wrongField(this.at(name), 'a list is needed');
    return value;
  }
}

export function integerField(value: unknown, path: string, min: number, max: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value)) {
    wrongField(path, `a whole number is needed, not ${JSON.stringify(value)}`);
  }
  if (value < min || value > max) wrongField(path, `${value} is not between ${min} and ${max}`);
  return value;
}
