import type { Wire } from '../game.ts';

/**
 * Changes of written positions of a hex game: whatever is added on one side is missing on another, so that the position
 * stays a table that can be dealt. A change that cannot be made answers false.
 */

interface EditAnimal {
  pool: number;
  eliminated: number;
  pawns: number;
  elements: string[];
}
type EditTile = string | { terrain: string; under: string };

/** What hex positions have in common. */
export interface HexPosition {
  forced: string;
  animals: Record<string, EditAnimal>;
  boxes: Record<string, string[]>;
  tiles: Record<string, EditTile>;
  corners: Record<string, string>;
  cubes: Record<string, Record<string, number>>;
  arrived?: Record<string, number>;
  stacks: { top: string | null; left: number }[];
}

/** What the book says about the pieces and the map. */
export interface HexBox {
  /** Large tiles by terrain. */
  readonly tiles: Readonly<Record<string, number>>;
  /** The small tile that lies on large ones, of which there are 12. */
  readonly small: string;
  readonly disksOfAKind: number;
  /** Most tiles that a stack hides. */
  readonly stack: number;
  besides(hex: string): readonly string[];
  cornersOf(hex: string): readonly string[];
  hexesOf(corner: string): readonly string[];
}

const SMALL_TILES = 12;

export class HexEditor<P extends HexPosition> {
  readonly p: P;
  readonly box: HexBox;
  move: Wire;

  constructor(p: P, box: HexBox, move: Wire) {
    this.p = p;
    this.box = box;
    this.move = move;
  }

  /** The tried operand is the fact. */
  instead(i: number, operand: string | number): boolean {
    this.move = this.move.with(i, operand);
    return true;
  }

  of(animal: string): P['animals'][string] {
    const found: P['animals'][string] | undefined = this.p.animals[animal] as
      | P['animals'][string]
      | undefined;
    if (found === undefined) throw new Error(`the ${animal} are not in play`);
    return found;
  }

  others(animal: string): string[] {
    return Object.keys(this.p.animals).filter((id) => id !== animal);
  }

  /** Lists of disks outside of the bag. */
  disksOut(): string[][] {
    const { p } = this;
    return [
      ...Object.values(p.boxes),
      ...Object.values(p.animals).map((a) => a.elements),
      Object.values(p.corners),
    ];
  }

  inBag(kind: string): number {
    return (
      this.box.disksOfAKind -
      this.disksOut()
        .flat()
        .filter((k) => k === kind).length
    );
  }

  /** Makes sure that a disk of the kind is in the bag: otherwise one leaves a corner or a box. */
  freeDisk(kind: string): boolean {
    const { p } = this;
    if (this.inBag(kind) > 0) return true;
    const corner = Object.keys(p.corners).find((c) => p.corners[c] === kind);
    if (corner !== undefined) delete p.corners[corner];
    else {
      const box = Object.values(p.boxes).find((list) => list.includes(kind));
      if (box === undefined) return false;
      box.splice(box.indexOf(kind), 1);
    }
    return true;
  }

  addTo(box: string, kind: string): boolean {
    if (!this.freeDisk(kind)) return false;
    this.p.boxes[box] = [...(this.p.boxes[box] ?? []), kind];
    return true;
  }

  /** A disk on a corner, which touches a tile then. */
  putDisk(corner: string, kinds: readonly string[]): boolean {
    const { p } = this;
    if (!this.box.hexesOf(corner).some((hex) => hex in p.tiles || this.addTile(hex))) return false;
    const kind = kinds.find((k) => this.freeDisk(k));
    if (kind === undefined) return false;
    p.corners[corner] = kind;
    return true;
  }

  /** Cubes that an animal has elsewhere. */
  addCubes(hex: string, animal: string, count: number): boolean {
    const { p } = this;
    if (!(animal in p.animals) || !(hex in p.tiles)) return false;
    const a = this.of(animal);
    for (let n = 0; n < count; n++) {
      if (a.pool > 0) a.pool--;
      else if (a.eliminated > 0) a.eliminated--;
      else {
        const from = Object.keys(p.cubes).find((h) => h !== hex && (p.cubes[h]?.[animal] ?? 0) > 0);
        if (from === undefined) return false;
        this.takeCube(from, animal);
      }
      const here = p.cubes[hex] ?? {};
      here[animal] = (here[animal] ?? 0) + 1;
      p.cubes[hex] = here;
    }
    return true;
  }

  takeCube(hex: string, animal: string): void {
    const here = this.p.cubes[hex] ?? {};
    here[animal] = (here[animal] ?? 0) - 1;
  }

  /** The pool, or the pile of eliminated cubes, holds so many. */
  refill(pile: 'pool' | 'eliminated', animal: string, count: number): boolean {
    const { p } = this;
    const a = this.of(animal);
    const other = pile === 'pool' ? 'eliminated' : 'pool';
    while (a[pile] < count) {
      if (a[other] > 0) a[other]--;
      else {
        const from = Object.keys(p.cubes).find((h) => (p.cubes[h]?.[animal] ?? 0) > 0);
        if (from === undefined) return false;
        this.takeCube(from, animal);
      }
      a[pile]++;
    }
    return true;
  }

  terrainOf(hex: string): string {
    const tile = this.p.tiles[hex];
    return typeof tile === 'string' ? tile : (tile?.terrain ?? '');
  }

  /** Tiles of a terrain that nobody has seen. */
  unseen(terrain: string): number {
    const { p } = this;
    const lying = Object.values(p.tiles).map((tile) => (typeof tile === 'string' ? tile : tile.under));
    const seen = [...lying, ...p.stacks.map((stack) => stack.top)];
    return (this.box.tiles[terrain] ?? 0) - seen.filter((t) => t === terrain).length;
  }

  /** Takes a tile from a stack; returns its terrain. */
  drawTile(): string | undefined {
    const terrain = Object.keys(this.box.tiles).find((t) => this.unseen(t) > 0);
    const stack = this.p.stacks.find(({ left }) => left > 0);
    if (terrain === undefined || stack === undefined) return undefined;
    stack.left--;
    return terrain;
  }

  /** A tile more, on a hex beside Earth. */
  addTile(hex: string): boolean {
    const { p } = this;
    if (hex in p.tiles || !this.box.besides(hex).some((h) => h in p.tiles)) return false;
    const terrain = this.drawTile();
    if (terrain === undefined) return false;
    p.tiles[hex] = terrain;
    return true;
  }

  showTile(i: number): boolean {
    const terrain = this.drawTile();
    const stack = this.p.stacks[i];
    if (terrain === undefined || stack === undefined) return false;
    stack.top = terrain;
    return true;
  }

  setTerrain(hex: string, terrain: string): boolean {
    const { p } = this;
    const old = p.tiles[hex];
    const under = typeof old === 'string' ? old : (old?.under ?? '');
    if (terrain !== this.box.small) {
      if (this.unseen(terrain) <= 0 && under !== terrain) return false;
      p.tiles[hex] = terrain;
      return true;
    }
    const covered = Object.keys(p.tiles).filter((h) => this.terrainOf(h) === terrain);
    if (covered.length === SMALL_TILES) return false;
    p.tiles[hex] = { terrain, under };
    return true;
  }

  /** Takes a tile off the map, with all that lies on it alone, where the rest of Earth stays linked. */
  removeTile(hex: string): boolean {
    const { p, box } = this;
    const stack = p.stacks.find(({ left }) => left < box.stack);
    if (stack === undefined) return false;
    const rest = Object.keys(p.tiles).filter((h) => h !== hex);
    const linked = new Set(rest.slice(0, 1));
    for (const h of linked) for (const next of box.besides(h)) if (rest.includes(next)) linked.add(next);
    if (linked.size < rest.length) return false;
    for (const [id, n] of Object.entries(p.cubes[hex] ?? {})) this.of(id).pool += n;
    delete p.cubes[hex];
    delete p.tiles[hex];
    stack.left++;
    for (const c of box.cornersOf(hex)) if (!box.hexesOf(c).some((h) => h in p.tiles)) delete p.corners[c];
    return true;
  }
}
