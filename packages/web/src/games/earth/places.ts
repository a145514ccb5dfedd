import type { CornerAt, HexAt } from '@clade/board/hex';
import { CORNER_HEXES, CORNERS, GRID, NEIGHBOURS, type PrintedMap } from '@clade/earth';

/** A printed map by the names of its hexes and corners, as views and moves have them. */
export interface EarthMap {
  /** Printed hexes in the order of the map. */
  readonly hexes: readonly string[];
  /** Letters above the columns. */
  readonly columns: readonly { readonly q: number; readonly text: string }[];
  at(hex: string): HexAt;
  cornerAt(corner: string): CornerAt;
  /** Printed hexes at a corner. */
  around(corner: string): readonly string[];
  cornersOf(hex: string): readonly string[];
  beside(hex: string): readonly string[];
}

export function earthMap(map: PrintedMap): EarthMap {
  const number = new Map(map.hexes.map((hex) => [map.hexNames[hex] as string, hex]));
  const corners = new Map<string, CornerAt>();
  const around = new Map<string, string[]>();
  const cornersOf = new Map<string, string[]>();
  const nameOf = (hex: number): string => map.hexNames[hex] ?? '';
  for (const [name, hex] of number) {
    const own: string[] = [];
    for (let c = 0; c < 6; c++) {
      const corner = map.cornerNames[GRID.corners[hex * 6 + c] as number] as string;
      own.push(corner);
      if (!corners.has(corner)) corners.set(corner, { ...axial(hex), corner: c as CornerAt['corner'] });
    }
    cornersOf.set(name, own);
  }
  for (let corner = 0; corner < CORNERS; corner++) {
    const name = map.cornerNames[corner];
    if (!name) continue;
    const hexes = Array.from(CORNER_HEXES.subarray(corner * 3, corner * 3 + 3), nameOf);
    around.set(
      name,
      hexes.filter((hex) => hex !== ''),
    );
  }
  const beside = new Map(
    [...number].map(([name, hex]) => [
      name,
      Array.from(NEIGHBOURS.subarray(hex * 6, hex * 6 + 6), nameOf).filter((other) => other !== ''),
    ]),
  );
  const columns = new Map([...number].map(([name, hex]) => [name.slice(0, 1), axial(hex).q]));
  return {
    hexes: [...number.keys()],
    columns: [...columns].map(([text, q]) => ({ q, text })),
    at: (hex) => axial(number.get(hex) ?? 0),
    cornerAt: (corner) => corners.get(corner) ?? { q: 0, r: 0, corner: 0 },
    around: (corner) => around.get(corner) ?? [],
    cornersOf: (hex) => cornersOf.get(hex) ?? [],
    beside: (hex) => beside.get(hex) ?? [],
  };
}

function axial(hex: number): HexAt {
  const { q, r } = GRID.hexes[hex] as HexAt;
  return { q, r };
}
