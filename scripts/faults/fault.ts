/** A planted mistake in the rules of a game: one piece of source text replaced by another. */
export interface Fault {
  /** Kebab-case name, unique in its list. */
  readonly id: string;
  /** The rules it breaks; a test that cites one of them has to fail. */
  readonly rules: readonly string[];
  /** Source file, relative to the game's `src`. */
  readonly file: string;
  /** Text that occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** Test files that are run against it, relative to the game's `test`. */
  readonly tests: readonly string[];
}

export interface FaultList {
  readonly game: string;
  /** Folder of the game, relative to the repository. */
  readonly folder: string;
  readonly faults: readonly Fault[];
}

/** Does a fault go by this name? `*` stands for anything: `omnivore-*`. */
export function isNamed({ id }: Fault, name: string): boolean {
  const parts = name.split('*').map((part) => part.replace(/[^\w-]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(id);
}

/** How often a text occurs in another. */
export function occurrences(text: string, find: string): number {
  return find === '' ? 0 : text.split(find).length - 1;
}

/** The rule ids that a test cites at the beginning of its name. */
export function citedRules(name: string): string[] {
  const ids: string[] = [];
  for (const word of name.split(/[\s,]+/)) {
    if (!/^[A-Z]+-(?:\d+|[A-Z])(?:\.\d+)*[a-z]?$/.test(word)) break;
    ids.push(word);
  }
  return ids;
}
