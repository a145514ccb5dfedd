import type { GameEvent, Position } from '../game.ts';

/**
 * Earth, elements and points of a hex game as plain data, read from a written position and kept up to date by what is
 * told. Nothing here looks at the sources of a game, so that both can be held against each other.
 */

interface Told extends Record<'type' | 'hex' | 'corner' | 'element' | 'terrain' | 'from' | 'to', string> {
  readonly count: number;
  readonly points: number;
}

interface Written<Animal extends string> {
  readonly tiles?: Readonly<Record<string, string | { readonly terrain: string }>>;
  readonly corners?: Readonly<Record<string, string>>;
  readonly cubes?: Readonly<Record<string, Partial<Record<Animal, number>>>>;
  readonly animals: Readonly<Record<Animal, { readonly points?: Readonly<Record<string, number>> }>>;
}

export class HexModel<Animal extends string> {
  readonly chain: readonly Animal[];
  readonly terrain = new Map<string, string>();
  /** Kinds by corner. */
  readonly disks = new Map<string, string>();
  readonly cubes = new Map<string, Map<Animal, number>>();
  /** Printed ones included. */
  readonly elements = new Map<Animal, string[]>();
  readonly points = new Map<Animal, number>();
  readonly #cornersOf: (hex: string) => readonly string[];

  /** `elements` are those of an animal in play, with its fields in the position. */
  constructor(
    position: Position,
    chain: readonly Animal[],
    cornersOf: (hex: string) => readonly string[],
    elements: (animal: Animal, fields: unknown) => string[],
  ) {
    this.chain = chain;
    this.#cornersOf = cornersOf;
    const { tiles, corners, cubes, animals } = position as unknown as Written<Animal>;
    for (const [hex, tile] of Object.entries(tiles ?? {}))
      this.terrain.set(hex, typeof tile === 'string' ? tile : tile.terrain);
    for (const [corner, kind] of Object.entries(corners ?? {})) this.disks.set(corner, kind);
    for (const [hex, present] of Object.entries(cubes ?? {}))
      for (const [animal, count] of Object.entries(present))
        this.shift(hex, animal as Animal, count as number);
    for (const animal of chain) {
      const fields = animals[animal];
      if (fields === undefined) continue;
      this.elements.set(animal, elements(animal, fields));
      this.points.set(
        animal,
        Object.values(fields.points ?? {}).reduce((sum, n) => sum + n, 0),
      );
    }
  }

  shift(hex: string, animal: Animal, by: number): void {
    const present = this.cubes.get(hex) ?? new Map<Animal, number>();
    this.cubes.set(hex, present);
    present.set(animal, (present.get(animal) ?? 0) + by);
  }

  count(hex: string, animal: Animal): number {
    return this.cubes.get(hex)?.get(animal) ?? 0;
  }

  /** The animals on a tile, down the food chain. */
  present(hex: string): Animal[] {
    return this.chain.filter((animal) => this.count(hex, animal) > 0);
  }

  /** Kinds of the disks on the corners of a tile. */
  disksOn(hex: string): string[] {
    return this.#cornersOf(hex).flatMap((corner) => this.disks.get(corner) ?? []);
  }

  /** Over the corners of a tile, how many elements of the animal match the disk there. */
  level(hex: string, animal: Animal): number {
    const own = this.elements.get(animal) ?? [];
    return this.disksOn(hex).reduce((sum, kind) => sum + own.filter((element) => element === kind).length, 0);
  }

  /** The animal with the one highest count of cubes on all tiles of a terrain together. */
  leaderOn(terrain: string): Animal | undefined {
    const hexes = [...this.terrain.keys()].filter((hex) => this.terrain.get(hex) === terrain);
    const sums = this.chain.map((animal) => ({
      animal,
      sum: hexes.reduce((sum, hex) => sum + this.count(hex, animal), 0),
    }));
    const most = Math.max(...sums.map(({ sum }) => sum));
    const first = sums.filter(({ sum }) => sum === most);
    return most > 0 && first.length === 1 ? first[0].animal : undefined;
  }

  /** The animals on a tile by cubes; ties by the order of a list. */
  ranked(hex: string, ties: readonly Animal[]): Animal[] {
    return this.present(hex).sort(
      (a, b) => this.count(hex, b) - this.count(hex, a) || ties.indexOf(a) - ties.indexOf(b),
    );
  }

  /** Follows what is told of Earth, elements and points. */
  tell(event: GameEvent): void {
    const e = event as unknown as Told & { readonly animal: Animal };
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
        this.disks.set(e.corner, e.element);
        return;
      case 'disk-removed':
        this.disks.delete(e.corner);
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
    return {
      tiles: [...this.terrain.keys()]
        .sort()
        .map((hex) => [
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
