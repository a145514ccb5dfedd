import { type Chapter, hexesOf } from '@clade/lessons';

interface Mapped {
  readonly tiles?: readonly { readonly hex: string; readonly cubes: object }[];
}

/** Hexes of a chapter that its map is about, from its beginning to its end: it stays where it is while one reads. */
export function nearIn(chapter: Chapter, start: unknown): readonly string[] {
  const { tiles = [] } = (start ?? {}) as Mapped;
  const settled = tiles.filter(({ cubes }) => Object.keys(cubes).length > 0).map(({ hex }) => hex);
  return [...new Set([...settled, ...(tiles.length > 0 ? hexesOf(chapter) : [])])].sort();
}
