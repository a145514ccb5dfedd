import type { Game, Wire } from '../game.ts';
import type { Repair } from './explain.ts';
import type { HexFacts } from './hex-facts.ts';

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
  /** All animals of the game. */
  readonly animals: readonly string[];
  besides(hex: string): readonly string[];
  cornersOf(hex: string): readonly string[];
  hexesOf(corner: string): readonly string[];
}

const SMALL_TILES = 12;

/** What was refused: the facts of the reason, the kind of the question, and the animal that is asked. */
export interface RefusedMove<Facts extends HexFacts> {
  readonly move: Wire;
  readonly facts: Facts;
  readonly kind: string;
  readonly acting: string;
}

export class HexEditor<P extends HexPosition, Facts extends HexFacts = HexFacts> {
  readonly p: P;
  readonly box: HexBox;
  readonly facts: Facts;
  readonly kind: string;
  readonly acting: string;
  move: Wire;

  constructor(p: P, box: HexBox, { move, facts, kind, acting }: RefusedMove<Facts>) {
    this.p = p;
    this.box = box;
    this.move = move;
    this.facts = facts;
    this.kind = kind;
    this.acting = acting;
  }

  states(name: keyof Facts): boolean {
    return this.facts[name] !== undefined;
  }

  /** Kinds of a disk that the question would take. */
  wanted(): readonly string[] {
    return [];
  }

  /** The tile that all cubes leave in Mass Exodus. */
  emptied(): string {
    return '';
  }

  /** Changes the fact of a reason that both games know; a game adds its own. */
  change(code: string): boolean {
    const { p, facts, box } = this;
    switch (code) {
      case 'taken-corner':
        delete p.corners[facts.corner];
        return true;
      case 'not-on-earth':
        return box.hexesOf(facts.corner).some((hex) => this.addTile(hex));
      case 'no-disk':
        return this.putDisk(facts.corner, this.wanted());
      case 'limit':
        return this.instead(2, facts.limit);
      case 'one-cube':
        return this.instead(2, 1);
      case 'pool':
        return this.refill('pool', facts.animal, facts.count);
      case 'too-few':
        return this.addCubes(
          this.kind === 'arrivals' ? facts.hex : this.emptied(),
          facts.animal,
          facts.count - facts.cubes,
        );
      case 'no-tile':
        return this.addTile(facts.hex ?? facts.to);
      case 'absent':
        return this.addCubes(facts.hex, facts.animal, 1);
      case 'own-cube': {
        const other = this.others(facts.animal).find((id) => (p.cubes[facts.hex]?.[id] ?? 0) > 0);
        return other !== undefined && this.instead(this.move.indexOf(facts.animal), other);
      }
      case 'no-cubes':
        return this.addCubes(facts.hex ?? facts.from, facts.animal, 1);
      case 'other-terrain':
        return this.setTerrain(facts.hex, facts.asked);
      case box.small:
        p.tiles[facts.hex] = (p.tiles[facts.hex] as { under: string }).under;
        return true;
      case 'no-face-up-tile':
        return this.showTile(facts.stack - 1);
      case 'taken-hex':
        return this.removeTile(facts.hex);
      case 'not-beside-earth':
        return box.besides(facts.hex).some((hex) => this.addTile(hex));
      case 'arrived':
        delete p.arrived?.[facts.from];
        return true;
      case 'received':
        delete p.arrived?.[facts.hex];
        return true;
      case 'same-tile':
      case 'too-far': {
        const near = box.besides(facts.from).find((hex) => hex in p.tiles);
        return near !== undefined && this.instead(2, near);
      }
      case 'no-way':
        return box
          .besides(facts.from)
          .some((hex) => box.besides(facts.to).includes(hex) && this.addTile(hex));
      case 'no-vacant-corner':
        delete p.corners[box.cornersOf(facts.hex)[0] ?? ''];
        return true;
      case 'other-question':
        return this.instead(1, facts.askedAnimal) && this.instead(2, facts.askedHex);
      case 'all-leave':
        return this.instead(3, facts.cubes);
      case 'animal-taken': {
        // Another animal was chosen in its stead.
        const free = box.animals.find((id) => !(id in p.animals));
        if (free === undefined) return false;
        p.animals = Object.fromEntries(
          Object.entries(p.animals).map(([id, a]) => [id === facts.animal ? free : id, a]),
        ) as P['animals'];
        return true;
      }
      default:
        throw new Error(`no repair is known for ${code}`);
    }
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

/**
 * Changes exactly the fact that a refusal states, in the position as it is written down or, where the fact is what was
 * tried, in the move. Undefined where the table cannot be changed so: no cube, disk or tile of that kind is left.
 */
export function repairHex<P extends HexPosition, Facts extends HexFacts>(
  game: Game,
  editorOf: (p: P, refused: RefusedMove<Facts>) => HexEditor<P, Facts>,
): Repair {
  return (s, seat, move, refusal, asked) => {
    const facts = refusal.facts as unknown as Facts;
    switch (refusal.code) {
      case 'not-now':
      case 'no-way-out':
      case 'game-over': {
        const known = asked.where(String(move[0]));
        return known && { ...known, move };
      }
      case 'not-your-turn':
        return { position: game.writePosition(s), seat: facts.waitingFor[0] - 1, move };
      default: {
        const p = structuredClone(game.writePosition(s)) as unknown as P;
        // A choice with one answer would be taken at once, and the question be gone.
        p.forced = 'ask';
        const { kind } = game.decision(s, seat);
        const { asked: question } = game.view(s, seat) as { asked: { animal: string | null } | null };
        const editor = editorOf(p, { move, facts, kind, acting: question?.animal ?? '' });
        return editor.change(refusal.code) ? { position: p, seat, move: editor.move } : undefined;
      }
    }
  };
}
