import type {
  AnimalSymbol,
  DiskScene,
  DisplayScene,
  HexScene,
  MapScene,
  PanelScene,
  SectionScene,
  SpaceScene,
  TileScene,
  TokenScene,
} from '../../src/hex/scene.ts';

const ANIMALS: readonly AnimalSymbol[] = [
  'ds-mammals',
  'ds-reptiles',
  'ds-birds',
  'ds-amphibians',
  'ds-arachnids',
  'ds-insects',
];

/** The first n animals of the food chain, one cube more each. */
export function crowd(n: number): TokenScene[] {
  return ANIMALS.slice(0, n).map((animal, i) => ({ animal, count: i + 1 }));
}

export function tile(more: Partial<TileScene> = {}): TileScene {
  return { terrain: 'savannah', code: 'Sav', values: [7, 4, 2], tokens: [], ...more };
}

export function hex(key: string, q: number, r: number, more: Partial<HexScene> = {}): HexScene {
  return { key, q, r, label: `what lies on ${key}`, state: 'plain', ...more };
}

export function disk(
  q: number,
  r: number,
  corner: DiskScene['corner'],
  more: Partial<DiskScene> = {},
): DiskScene {
  return {
    key: `${q},${r},${corner}`,
    q,
    r,
    corner,
    element: 'water',
    label: 'water',
    state: 'plain',
    ...more,
  };
}

export function map(hexes: readonly HexScene[], more: Partial<MapScene> = {}): MapScene {
  return { label: 'Earth', hexes, disks: [], corners: [], columns: [], ...more };
}

/** A hexagon of the given radius, every hex with a tile; names as on the printed maps. */
export function fullMap(radius: number): HexScene[] {
  const hexes: HexScene[] = [];
  for (let q = -radius; q <= radius; q++) {
    let row = 0;
    for (let r = -radius; r <= radius; r++) {
      if (Math.abs(q + r) > radius) continue;
      row++;
      const key = `${String.fromCharCode(65 + q + radius)}${row}`;
      hexes.push(hex(key, q, r, { tile: tile() }));
    }
  }
  return hexes;
}

export function space(key: string, more: Partial<SpaceScene> = {}): SpaceScene {
  return { key, label: `what ${key} does`, shape: 'circle', state: 'plain', notes: [], ...more };
}

export function section(key: string, number: number, more: Partial<SectionScene> = {}): SectionScene {
  return { key, number, name: key, state: 'plain', spaces: [], free: [], ends: [], ...more };
}

export function display(sections: readonly SectionScene[]): DisplayScene {
  return { title: 'Action display', note: '1 of 41 spaces taken', sections };
}

export function panel(more: Partial<PanelScene> = {}): PanelScene {
  return {
    key: 'ds-birds',
    animal: 'ds-birds',
    code: 'Bi',
    name: 'Birds',
    label: 'Birds, Zsófi: 63 points',
    who: { name: 'Zsófi', mark: 'online', label: 'online' },
    score: 63,
    elements: [],
    pawns: { available: 1, all: 4, label: '1 of 4 pawns in hand' },
    counts: [],
    traits: [],
    ...more,
  };
}

/** Attributes of every element that carries one, in the order of the document. */
export function attributes(markup: string, name: string): string[] {
  return [...markup.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map((found) => found[1] ?? '');
}

export function count(markup: string, pattern: RegExp): number {
  return [...markup.matchAll(pattern)].length;
}
