import { genesOf } from '@clade/board/genes';
import { nameOf, namesAt, type SpeciesName } from '@clade/text/names';

/** Of tables without a seed of their own: the terminal's, positions, lessons, figures of books. */
const COMMON = 'evolution';
/** Genera are named so many at a time. */
const MANY = 32;

const GENERA = new Map<string, readonly string[]>();

/** What looks and name of a species come from: known to everybody from the start, and nothing of the deal. */
export function seedOf(table: string | undefined, figure: number): string {
  return `${table || COMMON}/${figure}`;
}

/** The genera of a table by the numbers of its species, at least so many: each depends on those before it. */
function generaOf(table: string | undefined, count: number): readonly string[] {
  const key = table || COMMON;
  const known = GENERA.get(key);
  if (known !== undefined && known.length >= count) return known;
  const length = Math.ceil(count / MANY) * MANY;
  const genera = namesAt(Array.from({ length }, (_, i) => genesOf(seedOf(table, i + 1))));
  GENERA.set(key, genera);
  return genera;
}

/** The genus of a species, for life. */
export function genusOf(table: string | undefined, figure: number): string {
  return generaOf(table, figure)[figure - 1] as string;
}

/** Its whole name, by the traits that everybody knows in the order in which they came. */
export function scientificName(
  table: string | undefined,
  figure: number,
  traits: readonly string[],
): SpeciesName {
  const taken = new Set(generaOf(table, figure).slice(0, figure - 1));
  return nameOf({ genes: genesOf(seedOf(table, figure)), traits, taken });
}
