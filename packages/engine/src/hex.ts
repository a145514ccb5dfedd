/**
 * Geometry of flat-top hex maps (corners point left and right) in axial coordinates: q grows to the right, r grows
 * downwards inside a column. A map is built once from its list of hexes; afterwards hexes and corners are small
 * integers and every question is a table look-up.
 */
export interface Axial {
  readonly q: number;
  readonly r: number;
}

/** Neighbour directions clockwise from the top. */
export const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
const STEPS: readonly Axial[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

/** Corners of a hex; corner k lies between the neighbours in directions k and k + 1. */
export const CORNERS = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const;

export function hexDistance(a: Axial, b: Axial): number {
  const dq = a.q - b.q;
  const dr = a.r - b.r;
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

export function hexNeighbour(h: Axial, direction: number): Axial {
  return { q: h.q + STEPS[direction].q, r: h.r + STEPS[direction].r };
}

/** Centre of a hex with side 1, y pointing down. */
export function hexCentre(h: Axial): { x: number; y: number } {
  return { x: 1.5 * h.q, y: Math.sqrt(3) * (h.r + h.q / 2) };
}

export interface HexMap {
  readonly hexes: readonly Axial[];
  /** Hex in each of six directions, `neighbours[hex * 6 + direction]`; -1 off the map. */
  readonly neighbours: readonly number[];
  /** Corners of each hex, `corners[hex * 6 + corner]`. */
  readonly corners: readonly number[];
  readonly cornerCount: number;
  /** The one to three hexes at each corner, `cornerHexes[corner * 3 + i]`, ascending; -1 fills up. */
  readonly cornerHexes: readonly number[];
  /** `C2`: column letter from the left, row from the top. */
  readonly labels: readonly string[];
  /** `C2-C3-D2`, or `A1.W` (a hex and one of its corners) where fewer than three hexes of the map meet. */
  readonly cornerLabels: readonly string[];
  at(h: Axial): number;
  byLabel(label: string): number;
  cornerByLabel(label: string): number;
}

export function hexMap(cells: readonly Axial[]): HexMap {
  const hexes = [...cells].sort((a, b) => a.q - b.q || a.r - b.r);
  const index = new Map(hexes.map((h, i) => [key(h), i]));
  const at = (h: Axial): number => index.get(key(h)) ?? -1;
  const neighbours = hexes.flatMap((h) => STEPS.map((_, d) => at(hexNeighbour(h, d))));
  const labels = labelHexes(hexes);

  const cornerIndex = new Map<string, number>();
  const corners: number[] = [];
  const cornerHexes: number[] = [];
  const cornerLabels: string[] = [];
  for (const [i, h] of hexes.entries()) {
    for (let c = 0; c < 6; c++) {
      const around = [h, hexNeighbour(h, c), hexNeighbour(h, (c + 1) % 6)].sort(
        (a, b) => a.q - b.q || a.r - b.r,
      );
      const name = around.map(key).join('|');
      let corner = cornerIndex.get(name);
      if (corner === undefined) {
        corner = cornerIndex.size;
        cornerIndex.set(name, corner);
        const onMap = around.map(at).filter((x) => x >= 0);
        cornerHexes.push(...onMap, ...new Array<number>(3 - onMap.length).fill(-1));
        // Hexes are visited in ascending order, so a rim corner is named after its first hex.
        cornerLabels.push(
          onMap.length === 3 ? onMap.map((x) => labels[x]).join('-') : `${labels[i]}.${CORNERS[c]}`,
        );
      }
      corners.push(corner);
    }
  }
  return {
    hexes,
    neighbours,
    corners,
    cornerCount: cornerIndex.size,
    cornerHexes,
    labels,
    cornerLabels,
    at,
    byLabel: (label) => labels.indexOf(label),
    cornerByLabel: (label) => cornerLabels.indexOf(label),
  };
}

function labelHexes(hexes: readonly Axial[]): string[] {
  const left = Math.min(...hexes.map((h) => h.q));
  return hexes.map((h, i) => {
    const row = hexes.slice(0, i).filter((o) => o.q === h.q).length + 1;
    return `${String.fromCharCode(65 + h.q - left)}${row}`;
  });
}

function key(h: Axial): string {
  return `${h.q},${h.r}`;
}
