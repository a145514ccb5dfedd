import type { GameEvent, Position } from '@clade/engine';

/**
 * Levels, dominance, endangered cubes, Survival and the scoring of a tile, worked out from a written position and from
 * the text of the rules alone. Nothing here looks at the sources, so that both can be held against each other.
 */

/** DS-1.2.1. */
export const FOOD_CHAIN = ['mammals', 'reptiles', 'birds', 'amphibians', 'arachnids', 'insects'] as const;
export type Animal = (typeof FOOD_CHAIN)[number];

/** DS-1.2.2. */
const PRINTED: Readonly<Record<Animal, readonly string[]>> = {
  mammals: ['meat', 'meat'],
  reptiles: ['sun', 'sun'],
  birds: ['seed', 'seed'],
  amphibians: ['water', 'water', 'water'],
  arachnids: ['grub', 'grub'],
  insects: ['grass', 'grass'],
};

/** DS-1.4. */
const VALUES: Readonly<Record<string, readonly number[]>> = {
  sea: [9, 5, 3, 2],
  wetland: [8, 4, 2, 1],
  savannah: [7, 4, 2],
  jungle: [6, 3, 2],
  forest: [5, 3, 2],
  desert: [4, 2],
  mountain: [3, 2],
  tundra: [1],
};

/** DS-2.2.1: the r of the top hex of the columns q = -3 to 3, which people call A to G. */
const TOP_ROW = [0, -1, -2, -2, -3, -3, -3];

type Axial = readonly [q: number, r: number];

/** DS-2.1.3. */
const STEP: Readonly<Record<string, Axial>> = {
  N: [0, -1],
  NE: [1, -1],
  SE: [1, 0],
  S: [0, 1],
  SW: [-1, 1],
  NW: [-1, 0],
};

/** DS-2.3.2: a corner lies between two neighbours. */
const CORNERS: Readonly<Record<string, readonly [string, string]>> = {
  E: ['NE', 'SE'],
  SE: ['SE', 'S'],
  SW: ['S', 'SW'],
  W: ['SW', 'NW'],
  NW: ['NW', 'N'],
  NE: ['N', 'NE'],
};

function axial(label: string): Axial {
  const column = label.charCodeAt(0) - 'A'.charCodeAt(0);
  return [column - 3, (TOP_ROW[column] ?? Number.NaN) + Number(label.slice(1)) - 1];
}

/** DS-2.3.1: a vertex is the unordered set of the three hexes that meet there. */
function vertex(hexes: readonly Axial[]): string {
  return hexes
    .map(([q, r]) => `${q},${r}`)
    .sort()
    .join('|');
}

function cornerOf([q, r]: Axial, side: string): string {
  const [first, second] = CORNERS[side] ?? ['N', 'N'];
  const beside = [first, second].map((direction): Axial => {
    const [dq, dr] = STEP[direction] ?? [0, 0];
    return [q + dq, r + dr];
  });
  return vertex([[q, r], ...beside]);
}

/** Names are worked out once: they are asked for again and again. */
const vertexByLabel = new Map<string, string>();

/** `C3-C4-D3`, or a hex and one of its corners: `D1.NE`. */
function vertexOf(label: string): string {
  const known = vertexByLabel.get(label);
  if (known !== undefined) return known;
  const [hex = '', side] = label.split('.');
  const made = side === undefined ? vertex(label.split('-').map(axial)) : cornerOf(axial(hex), side);
  vertexByLabel.set(label, made);
  return made;
}

const verticesByHex = new Map<string, readonly string[]>();

/** The six corners of a hex. */
function verticesOf(label: string): readonly string[] {
  const known = verticesByHex.get(label);
  if (known !== undefined) return known;
  const made = Object.keys(CORNERS).map((side) => cornerOf(axial(label), side));
  verticesByHex.set(label, made);
  return made;
}

/** Earth and displays as plain data. */
export class Referee {
  readonly terrain = new Map<string, string>();
  /** Kinds by vertex. */
  private readonly disks = new Map<string, string>();
  readonly cubes = new Map<string, Map<Animal, number>>();
  readonly elements = new Map<Animal, string[]>();
  readonly points = new Map<Animal, number>();

  constructor(position: Position) {
    const { tiles, corners, cubes, animals } = position as {
      tiles?: Record<string, string | { terrain: string }>;
      corners?: Record<string, string>;
      cubes?: Record<string, Partial<Record<Animal, number>>>;
      animals: Record<Animal, { points?: Record<string, number>; elements?: string[] }>;
    };
    for (const [hex, tile] of Object.entries(tiles ?? {}))
      this.terrain.set(hex, typeof tile === 'string' ? tile : tile.terrain);
    for (const [corner, kind] of Object.entries(corners ?? {})) this.disks.set(vertexOf(corner), kind);
    for (const [hex, present] of Object.entries(cubes ?? {}))
      for (const [animal, count] of Object.entries(present)) this.shift(hex, animal as Animal, count);
    for (const animal of FOOD_CHAIN) {
      const display = animals[animal];
      if (display === undefined) continue;
      this.elements.set(animal, [...PRINTED[animal], ...(display.elements ?? [])]);
      this.points.set(
        animal,
        Object.values(display.points ?? {}).reduce((sum, n) => sum + n, 0),
      );
    }
  }

  private shift(hex: string, animal: Animal, by: number): void {
    const present = this.cubes.get(hex) ?? new Map<Animal, number>();
    this.cubes.set(hex, present);
    present.set(animal, (present.get(animal) ?? 0) + by);
  }

  count(hex: string, animal: Animal): number {
    return this.cubes.get(hex)?.get(animal) ?? 0;
  }

  /** The animals on a tile, down the food chain. */
  present(hex: string): Animal[] {
    return FOOD_CHAIN.filter((animal) => this.count(hex, animal) > 0);
  }

  /** DS-5.6.1: over the six corners, how many of the display match the disk there. */
  level(hex: string, animal: Animal): number {
    const own = this.elements.get(animal) ?? [];
    let level = 0;
    for (const at of verticesOf(hex)) {
      const kind = this.disks.get(at);
      level += own.filter((element) => element === kind).length;
    }
    return level;
  }

  /** DS-5.6.4 to DS-5.6.6. */
  dominant(hex: string): Animal | undefined {
    const levels = this.present(hex).map((animal) => ({ animal, level: this.level(hex, animal) }));
    return levels.find(({ animal, level }) =>
      levels.every((other) => level > 0 && (other.animal === animal || other.level < level)),
    )?.animal;
  }

  /** DS-5.6.3. */
  endangered(hex: string): Animal[] {
    return this.present(hex).filter((animal) => this.level(hex, animal) === 0);
  }

  /** DS-5.9.2.1: the strictly highest count of cubes on all tundra tiles together. */
  survival(): Animal | undefined {
    const tundra = [...this.terrain.keys()].filter((hex) => this.terrain.get(hex) === 'tundra');
    const sums = FOOD_CHAIN.map((animal) => ({
      animal,
      sum: tundra.reduce((sum, hex) => sum + this.count(hex, animal), 0),
    }));
    const most = Math.max(...sums.map(({ sum }) => sum));
    const first = sums.filter(({ sum }) => sum === most);
    return most > 0 && first.length === 1 ? first[0]?.animal : undefined;
  }

  /** DS-5.4.12.3: by cubes, ties by the food chain, as long as there are values. */
  scoring(hex: string): { animal: Animal; points: number }[] {
    const values = VALUES[this.terrain.get(hex) ?? ''] ?? [];
    const ranked = this.present(hex).sort(
      (a, b) => this.count(hex, b) - this.count(hex, a) || FOOD_CHAIN.indexOf(a) - FOOD_CHAIN.indexOf(b),
    );
    return ranked.slice(0, values.length).map((animal, place) => ({ animal, points: values[place] ?? 0 }));
  }

  /** Follows what is told of Earth, displays and points. */
  tell(event: GameEvent): void {
    const e = event as unknown as Record<
      'type' | 'hex' | 'corner' | 'element' | 'terrain' | 'from' | 'to',
      string
    > & {
      animal: Animal;
      count: number;
      points: number;
    };
    switch (e.type) {
      case 'cubes-placed':
      case 'cubes-revived':
        this.shift(e.hex, e.animal, e.count);
        return;
      case 'cubes-eliminated':
      case 'cubes-returned':
        this.shift(e.hex, e.animal, -e.count);
        return;
      case 'cubes-moved':
        this.shift(e.from, e.animal, -e.count);
        this.shift(e.to, e.animal, e.count);
        return;
      case 'disk-placed':
        this.disks.set(vertexOf(e.corner), e.element);
        return;
      case 'disk-removed':
        this.disks.delete(vertexOf(e.corner));
        return;
      case 'tile-laid':
      case 'tile-covered':
        this.terrain.set(e.hex, e.terrain);
        return;
      case 'element-gained':
        this.elements.get(e.animal)?.push(e.element);
        return;
      case 'element-lost': {
        const own = this.elements.get(e.animal) ?? [];
        own.splice(own.lastIndexOf(e.element), 1);
        return;
      }
      case 'points':
        this.points.set(e.animal, (this.points.get(e.animal) ?? 0) + e.points);
        return;
    }
  }

  /** All of it in one comparable form. */
  summary(): object {
    const hexes = [...this.terrain.keys()].sort();
    return {
      tiles: hexes.map((hex) => [
        hex,
        this.terrain.get(hex),
        this.present(hex).map((animal) => [animal, this.count(hex, animal)]),
      ]),
      disks: [...this.disks].map(([at, kind]) => `${at} ${kind}`).sort(),
      elements: [...this.elements].map(([animal, own]) => [animal, [...own].sort()]),
      points: [...this.points],
    };
  }
}
