import type { EarthLook, TileLook } from '../scene/look.ts';
import type { EarthView } from '../seen.ts';
import type { EarthStage } from '../stage.ts';

/** What a tile would bring if it were scored now. */
export interface Worth {
  readonly tile: TileLook;
  /** To all animals of the reader together. */
  readonly mine: number;
  /** To the others, the best first. */
  readonly rivals: readonly Paid[];
  /** Who would take the card. */
  readonly card?: string;
}

export interface Paid {
  readonly animal: string;
  readonly points: number;
}

/** The animals of the reader. */
export function ownAnimals({ view, snapshot }: EarthStage<unknown>): ReadonlySet<string> {
  const own = (view as EarthView).animals.filter(({ seat }) => seat === snapshot.viewer);
  return new Set(own.map(({ animal }) => animal));
}

export function worthOf(tile: TileLook, look: EarthLook, mine: ReadonlySet<string>): Worth {
  const paid = look.animals
    .map((animal) => ({ animal, points: tile.pays[animal] ?? 0 }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
  const rivals = paid.filter(({ animal }) => !mine.has(animal));
  const takers = tile.takers ?? [];
  const card = takers.find((animal) => mine.has(animal)) ?? (look.actorTakes ? undefined : takers[0]);
  return {
    tile,
    mine: paid.reduce((sum, { animal, points }) => sum + (mine.has(animal) ? points : 0), 0),
    rivals,
    ...(card === undefined ? {} : { card }),
  };
}

/** How much more the reader would get than the best rival. */
export function gapOf({ mine, rivals }: Worth): number {
  return mine - (rivals[0]?.points ?? 0);
}

/** The tiles that would pay the reader, the best first: by own points, then by what the best rival gets less. */
export function bestTiles(look: EarthLook, mine: ReadonlySet<string>): readonly Worth[] {
  return look.tiles
    .filter(({ scored }) => !scored)
    .map((tile) => worthOf(tile, look, mine))
    .filter((worth) => worth.mine > 0)
    .sort((a, b) => b.mine - a.mine || gapOf(b) - gapOf(a));
}
