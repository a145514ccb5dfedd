import type { EarthWhatIf } from '@clade/earth';
import type { Wire } from '@clade/engine';
import { both, phrase, type Seen, type Value } from '@clade/wording';
import { animalName, type EarthWords, tileIn, type WordedEarthView } from '@clade/wording/earth';
import type { Group } from '../entry.ts';
import { said, say } from '../speech.ts';

const CORNERS: ReadonlySet<unknown> = new Set(['put', 'remove', 'keep', 'speciate', 'swap', 'lift']);
const TILES: ReadonlySet<unknown> = new Set(['move', 'eliminate', 'return']);

/** Pawns by section; many corners by the column that their names begin with, many cubes by where they are. */
export function groupOfEarth(words: EarthWords, section: (space: string) => string) {
  return ([verb, a, b]: Wire, { view }: Seen): Group | undefined => {
    const name = String(a);
    if (verb === 'place') {
      const id = section(name);
      return { key: id, label: words.section(id), always: true };
    }
    if (CORNERS.has(verb)) {
      const column = name.slice(0, 1);
      return { key: column, label: say('cli.menu.corners', { column }) };
    }
    if (TILES.has(verb)) return { key: name, label: tileIn(view as WordedEarthView, name) };
    if (verb === 'replace') return { key: name, label: animalName(words.prefix, name) };
    return verb === 'keep-two' ? { key: `${a} ${b}`, label: name } : undefined;
  };
}

/** What would change at once: points, endangered cubes, and what only one of the games knows. */
export function changesOf(
  { prefix }: EarthWords,
  { view: shown }: Seen,
  { points, endangered, draws }: EarthWhatIf,
  own: readonly Value[],
): string {
  const view = shown as WordedEarthView;
  const { animals } = shown as { animals: readonly { animal: string; points: number }[] };
  const gains = points
    .toSorted((a, b) => b.points - a.points)
    .map((gain) =>
      phrase('earth.then.points', {
        animal: animalName(prefix, gain.animal),
        points: gain.points,
        total: gain.points + (animals.find(({ animal }) => animal === gain.animal)?.points ?? 0),
      }),
    );
  const inDanger = (now: boolean): Value[] =>
    [...Map.groupBy(endangered, (one) => one.animal)].flatMap(([animal, all]) => {
      const tiles = all.filter((one) => one.now === now && one.cubes > 0).map(({ hex }) => tileIn(view, hex));
      const key = now ? 'earth.then.endangered' : 'earth.then.safe';
      return tiles.length === 0
        ? []
        : [phrase(key, { animal: animalName(prefix, animal), tiles: both(tiles) })];
    });
  const drawn = draws ? [say('cli.menu.drawn')] : [];
  return [...gains, ...own, ...inDanger(true), ...inDanger(false), ...drawn].map(said).join('; ');
}
