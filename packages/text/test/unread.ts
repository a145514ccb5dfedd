import { reachedFrom, type Source } from './sources.ts';

/** A message whose key is put together: what stands between the holes, and what can stand in them. */
interface Family {
  readonly begin: string;
  /** Nothing but holes and dots. */
  readonly bare: boolean;
  readonly pattern: RegExp;
  readonly near: (word: string) => boolean;
}

const WORD = /^[a-z]+-?$|^-[a-z]+$/;
/** The packages that say messages; keys of the others are keys of something else. */
const SPEAKERS = /packages.(web|cli|server|wording).src/;

const pattern = (parts: readonly string[]): RegExp =>
  new RegExp(`^${parts.map((part) => part.replaceAll('.', String.raw`\.`)).join('(.*)')}$`);

/** Words that can stand in a hole: those that the files have in quotes, and those that they put together. */
function wordsOf(files: readonly Source[]): (word: string) => boolean {
  const quoted = new Set(files.flatMap(({ words }) => [...words]));
  // `aquatic-tile` of `${card}-tile`, `opt7` of `opt${i}`.
  const made = files
    .flatMap(({ templates }) => templates.filter((parts) => WORD.test(parts.join(''))))
    .map(pattern);
  return (word) =>
    quoted.has(word) ||
    made.some((one) => {
      const [, ...holes] = one.exec(word) ?? [];
      return holes.length > 0 && holes.every((hole) => /^\d+$/.test(hole) || quoted.has(hole));
    });
}

/**
 * Finds keys that no code reads. A key is read where the code has it in quotes, or where a string with holes gives it: the
 * words in the holes must be said by the file itself or by what it imports. `elsewhere` names, by beginnings of keys,
 * the files whose words come to it in another way.
 */
export function unreadIn(
  sources: ReadonlyMap<string, Source>,
  elsewhere: Readonly<Record<string, RegExp>>,
): (keys: readonly string[]) => string[] {
  const all = [...sources.values()];
  const quoted = new Set(all.flatMap(({ words }) => [...words]));
  const beyond = Object.entries(elsewhere).map(
    ([begin, files]) => [begin, wordsOf(all.filter(({ file }) => files.test(file)))] as const,
  );
  const families: Family[] = all.flatMap(({ file, templates }) => {
    const dotted = templates.filter((parts) => /^[\w.-]*\.[\w.-]*$/.test(parts.join('')));
    if (dotted.length === 0 || !SPEAKERS.test(file)) return [];
    const near = wordsOf(reachedFrom(file, sources));
    return dotted.map((parts) => {
      const [begin = ''] = parts;
      return { begin, pattern: pattern(parts), near, bare: !/\w/.test(parts.join('')) };
    });
  });

  const isRead = (key: string, own: ReadonlySet<string>, read: Map<string, boolean>): boolean => {
    const before = read.get(key);
    if (before !== undefined) return before;
    read.set(key, false);
    const [, far = () => false] = beyond.find(([begin]) => key.startsWith(begin)) ?? [];
    const found =
      quoted.has(key) ||
      families.some(({ begin, bare, pattern, near }) => {
        const [, ...holes] = pattern.exec(key) ?? [];
        const known = (word: string): boolean => near(word) || far(word);
        // What comes first before a dot is a key of its own, or the beginning of one.
        const fits = (word: string, i: number): boolean =>
          begin === '' && i === 0
            ? (own.has(word) && isRead(word, own, read)) || (known(word) && (!bare || word.includes('.')))
            : known(word);
        return holes.length > 0 && holes.every(fits);
      });
    read.set(key, found);
    return found;
  };
  return (keys) => {
    const own = new Set(keys);
    const read = new Map<string, boolean>();
    // What is said to fingers is read with what it takes the place of.
    return keys.filter((key) => !isRead(key.replace(/\.touch$/, ''), own, read));
  };
}
