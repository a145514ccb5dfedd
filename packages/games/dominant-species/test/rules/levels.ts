import type { DsView, ElementId, TileView } from '../../src/index.ts';
import { BOOK_HEXES, cornerName, hexName, verticesOf } from '../book.ts';

/** Levels and dominance counted from what lies on the table, by DS-5.6 alone. */

/** DS-2.3.2: the six corners of every hex of the map. */
const CORNERS_OF = new Map(BOOK_HEXES.map((at) => [hexName(...at), verticesOf(at).map(cornerName)]));

/** Counts of the kinds on the corners of a hex. */
function disksOn(view: DsView, name: string): Partial<Record<ElementId, number>> {
  const counts: Partial<Record<ElementId, number>> = {};
  for (const { corner: at, element } of view.corners) {
    if (CORNERS_OF.get(name)?.includes(at)) counts[element] = (counts[element] ?? 0) + 1;
  }
  return counts;
}

/** DS-5.6.1. */
export function levelOf(view: DsView, animal: string, name: string): number {
  const elements = view.animals.find((a) => a.animal === animal)?.elements ?? {};
  let level = 0;
  for (const [kind, disks] of Object.entries(disksOn(view, name))) {
    level += (elements[kind as ElementId] ?? 0) * disks;
  }
  return level;
}

/** DS-5.6.3, DS-5.6.4: what a tile shows, counted anew. */
export function judged(view: DsView, tile: TileView): Pick<TileView, 'levels' | 'dominant' | 'endangered'> {
  const levels = Object.entries(tile.cubes).map(([id, n]) => ({ id, n, level: levelOf(view, id, tile.hex) }));
  const present = levels.filter(({ n }) => n > 0);
  const best = Math.max(0, ...present.map(({ level }) => level));
  const top = present.filter(({ level }) => level === best && best > 0);
  return {
    levels: Object.fromEntries(present.map(({ id, level }) => [id, level])),
    dominant: (top.length === 1 ? top[0]?.id : undefined) as TileView['dominant'],
    endangered: present.filter(({ level }) => level === 0).map(({ id }) => id) as TileView['endangered'],
  };
}
