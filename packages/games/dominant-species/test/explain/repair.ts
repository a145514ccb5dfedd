import { legalMoves, type Refusal, type State, seatsToAct, type Wire } from '@clade/engine';
import { dominantSpecies } from '../../src/index.ts';
import { BOOK_FOOD_CHAIN, BOOK_KINDS, BOOK_PRINTED, BOOK_TILES } from '../book.ts';
import { type Stated, stated } from './facts.ts';
import { besides, cornersOf, hexesOf } from './map.ts';

/**
 * Changes exactly the fact that a refusal states, in the position as it is written down or, where the fact is what was
 * tried, in the move. Undefined where the table cannot be changed so: no cube, disk or tile of that kind is left.
 */

interface EditAnimal {
  seat: number;
  pool: number;
  eliminated: number;
  pawns: number;
  boxedPawns: number;
  elements: string[];
}
type EditTile = string | { terrain: string; under: string };
type Program = Record<string, unknown> | undefined;
interface Edit {
  options: Record<string, unknown>;
  forced: string;
  animals: Record<string, EditAnimal>;
  spaces: Record<string, string>;
  boxes: Record<string, string[]>;
  tiles: Record<string, EditTile>;
  corners: Record<string, string>;
  cubes: Record<string, Record<string, number>>;
  scored?: string[];
  arrived?: Record<string, number>;
  safe?: Record<string, Record<string, number>>;
  protected?: Record<string, string[]>;
  stacks: { top: string | null; left: number }[];
  cards: { faceUp: string[]; deck: string[] };
  action: Program;
  card: Program;
}

export interface Repaired {
  readonly position: object;
  readonly seat: number;
  readonly move: Wire;
}

/** Positions at which a verb is an answer, as they were met: what "asked" may be changed to. */
export class Asked {
  readonly #by = new Map<string, { position: object; seat: number }>();

  learn(s: State): void {
    for (const seat of seatsToAct(dominantSpecies, s)) {
      for (const move of legalMoves(dominantSpecies, s, seat)) {
        const verb = String(dominantSpecies.toWire(move)[0]);
        if (this.#by.has(verb)) continue;
        this.#by.set(verb, { position: { ...dominantSpecies.writePosition(s), forced: 'ask' }, seat });
      }
    }
  }

  where(verb: string): { position: object; seat: number } | undefined {
    return this.#by.get(verb);
  }
}

export function repair(
  s: State,
  seat: number,
  move: Wire,
  refusal: Refusal,
  asked: Asked,
): Repaired | undefined {
  const facts = stated(refusal);
  switch (refusal.code) {
    case 'not-now':
    case 'no-way-out':
    case 'game-over': {
      const known = asked.where(String(move[0]));
      return known && { ...known, move };
    }
    case 'not-your-turn':
      return { position: dominantSpecies.writePosition(s), seat: (facts.waitingFor[0] ?? 0) - 1, move };
    default: {
      const p = structuredClone(dominantSpecies.writePosition(s)) as unknown as Edit;
      // A choice with one answer would be taken at once, and the question be gone.
      p.forced = 'ask';
      const kind = dominantSpecies.decision(s, seat).kind;
      const editor = new Editor(p, move, facts, kind, dominantSpecies.view(s, 0).asked?.animal ?? '');
      const changed = editor.change(refusal.code);
      return changed ? { position: p, seat, move: editor.move } : undefined;
    }
  }
}

class Editor {
  readonly p: Edit;
  move: Wire;
  readonly facts: Stated;
  readonly kind: string;
  readonly acting: string;

  constructor(p: Edit, move: Wire, facts: Stated, kind: string, acting: string) {
    this.p = p;
    this.move = move;
    this.facts = facts;
    this.kind = kind;
    this.acting = acting;
  }

  change(code: string): boolean {
    const { p, facts } = this;
    switch (code) {
      case 'taken-space':
        delete p.spaces[facts.space];
        this.of(facts.animal).pawns++;
        return true;
      case 'same-space':
        return this.instead(1, 'wanderlust-3');
      case 'no-such-disk':
        return this.supply();
      case 'taken-corner':
        delete p.corners[facts.corner];
        return true;
      case 'not-on-earth':
        return hexesOf(facts.corner).some((hex) => this.addTile(hex));
      case 'other-tile':
        return this.states('corner') ? this.aimAt(facts.corner) : this.instead(1, facts.asked);
      case 'no-disk':
        return this.putDisk(facts.corner);
      case 'not-in-box':
        return this.addTo(this.kind === 'depletion' ? 'depletion' : 'regression', facts.element);
      case 'protected':
        delete p.protected?.[facts.animal];
        return true;
      case 'other-element':
        if (!this.freeDisk(facts.needed)) return false;
        p.corners[facts.corner] = facts.needed;
        return true;
      case 'limit':
        return this.instead(2, facts.limit);
      case 'one-cube':
        return this.instead(2, 1);
      case 'pool':
        return this.refill('pool', facts.count);
      case 'too-few':
        if (this.states('stock'))
          return this.refill(this.kind.startsWith('hibernation') ? 'eliminated' : 'pool', facts.count);
        return this.addCubes(
          this.kind === 'arrivals' ? facts.hex : String(p.card?.hex),
          facts.animal,
          facts.count - facts.cubes,
        );
      case 'no-tile':
        return this.addTile(facts.hex ?? facts.to);
      case 'absent':
        return this.addCubes(facts.hex, facts.animal, 1);
      case 'alone': {
        const named = this.move.at(-1) as string;
        const other = named !== facts.animal && named in p.animals ? named : this.others(facts.animal)[0];
        return other !== undefined && this.addCubes(facts.hex, other, 1);
      }
      case 'own-cube': {
        const hex = facts.hex;
        const other = this.others(facts.animal).find((id) => (p.cubes[hex]?.[id] ?? 0) > 0);
        return other !== undefined && this.instead(this.move.indexOf(facts.animal), other);
      }
      case 'no-cubes':
        return this.addCubes(facts.hex ?? facts.from, facts.animal, 1);
      case 'other-terrain':
        return this.setTerrain(facts.hex, facts.asked);
      case 'not-water':
        return this.setTerrain(facts.hex, 'sea') || this.setTerrain(facts.hex, 'wetland');
      case 'already-scored':
        p.scored = p.scored?.filter((hex) => hex !== facts.hex);
        return true;
      case 'not-face-up':
        return this.turnUp(facts.card);
      case 'tundra':
        p.tiles[facts.hex] = (p.tiles[facts.hex] as { under: string }).under;
        return true;
      case 'no-tundra-beside':
        return besides(facts.hex).some((hex) => hex in p.tiles && this.setTerrain(hex, 'tundra'));
      case 'no-face-up-tile':
        return this.showTile(facts.stack - 1);
      case 'taken-hex':
        return this.removeTile(facts.hex);
      case 'not-beside-earth':
        return besides(facts.hex).some((hex) => this.addTile(hex));
      case 'arrived':
        delete p.arrived?.[facts.from];
        return true;
      case 'same-tile':
      case 'too-far': {
        const near = besides(facts.from).find((hex) => hex in p.tiles);
        return near !== undefined && this.instead(2, near);
      }
      case 'no-way':
        return besides(facts.from).some((hex) => besides(facts.to).includes(hex) && this.addTile(hex));
      case 'order':
        return this.beginAgain();
      case 'not-endangered':
        return this.endanger(facts.hex);
      case 'no-vacant-corner':
        delete p.corners[cornersOf(facts.hex)[0] ?? ''];
        return true;
      case 'other-question':
        return this.instead(1, facts.askedAnimal) && this.instead(2, facts.askedHex);
      case 'all-leave':
        return this.instead(3, facts.cubes);
      case 'no-pawn':
        this.of(facts.animal).pawns++;
        this.of(facts.animal).boxedPawns--;
        return this.of(facts.animal).boxedPawns >= 0;
      case 'animal-taken': {
        // Another animal was chosen in its stead.
        const free = BOOK_FOOD_CHAIN.find((id) => !(id in p.animals));
        if (free === undefined) return false;
        p.animals = Object.fromEntries(
          Object.entries(p.animals).map(([id, a]) => [id === facts.animal ? free : id, a]),
        );
        return true;
      }
      default:
        throw new Error(`no repair is known for ${code}`);
    }
  }

  states(name: keyof Stated): boolean {
    return this.facts[name] !== undefined;
  }

  /** The tried operand is the fact. */
  instead(i: number, operand: string | number): boolean {
    this.move = this.move.with(i, operand);
    return true;
  }

  of(animal: string): EditAnimal {
    const found = this.p.animals[animal];
    if (found === undefined) throw new Error(`the ${animal} are not in play`);
    return found;
  }

  others(animal: string): string[] {
    return Object.keys(this.p.animals).filter((id) => id !== animal);
  }

  /** Disks of a kind that are in the bag (DS-1.1.4). */
  inBag(kind: string): number {
    const { p } = this;
    const lists = [
      ...Object.values(p.boxes),
      ...Object.values(p.animals).map((a) => a.elements),
      Object.values(p.corners),
    ];
    return 20 - lists.flat().filter((k) => k === kind).length;
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

  /** The disk that was not there. */
  supply(): boolean {
    const { facts, kind } = this;
    if (this.states('disks')) return this.giveDisk(facts.animal, facts.element);
    const box = {
      adaptation: 'adaptation',
      abundance: 'abundance',
      wasteland: 'wasteland',
      'wanderlust-disk': 'wanderlust',
    }[kind];
    return box === undefined ? this.freeDisk(facts.element) : this.addTo(box, facts.element);
  }

  giveDisk(animal: string, kind: string): boolean {
    if (!this.freeDisk(kind)) return false;
    const a = this.of(animal);
    if (a.elements.length + BOOK_PRINTED[animal as keyof typeof BOOK_PRINTED].length === 6) a.elements.pop();
    a.elements.push(kind);
    return true;
  }

  putDisk(corner: string): boolean {
    const { p } = this;
    if (!hexesOf(corner).some((hex) => hex in p.tiles || this.addTile(hex))) return false;
    const space = String((p as unknown as { cursor: string }).cursor);
    const wanted =
      this.move[0] === 'speciate' ? BOOK_KINDS[Number(space.slice(-1)) - 1] : p.boxes.depletion?.[0];
    const kind = wanted ?? BOOK_KINDS.find((k) => this.inBag(k) > 0);
    if (kind === undefined || !this.freeDisk(kind)) return false;
    p.corners[corner] = kind;
    return true;
  }

  /** The question is about a tile of this corner. */
  aimAt(corner: string): boolean {
    const { p } = this;
    const hex = hexesOf(corner).find((h) => h in p.tiles);
    const program = p.card ?? p.action;
    if (hex === undefined || program === undefined) return false;
    program.hex = hex;
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
    const safe = this.p.safe?.[animal];
    if (safe?.[hex] !== undefined) safe[hex] = Math.min(safe[hex], here[animal]);
  }

  refill(pile: 'pool' | 'eliminated', count: number): boolean {
    const { p } = this;
    const a = this.of(this.facts.animal);
    const other = pile === 'pool' ? 'eliminated' : 'pool';
    while (a[pile] < count) {
      if (a[other] > 0) a[other]--;
      else {
        const from = Object.keys(p.cubes).find((h) => (p.cubes[h]?.[this.facts.animal] ?? 0) > 0);
        if (from === undefined) return false;
        this.takeCube(from, this.facts.animal);
      }
      a[pile]++;
    }
    return true;
  }

  terrainOf(hex: string): string {
    const tile = this.p.tiles[hex];
    return typeof tile === 'string' ? tile : (tile?.terrain ?? '');
  }

  /** Face-down tiles of a terrain (DS-1.4). */
  unseen(terrain: string): number {
    const { p } = this;
    const lying = Object.values(p.tiles).map((tile) => (typeof tile === 'string' ? tile : tile.under));
    const seen = [...lying, ...p.stacks.map((stack) => stack.top)];
    return (BOOK_TILES[terrain] ?? 0) - seen.filter((t) => t === terrain).length;
  }

  /** Takes a tile from a stack; returns its terrain. */
  drawTile(): string | undefined {
    const terrain = Object.keys(BOOK_TILES).find((t) => this.unseen(t) > 0);
    const stack = this.p.stacks.find(({ left }) => left > 0);
    if (terrain === undefined || stack === undefined) return undefined;
    stack.left--;
    return terrain;
  }

  /** A tile more, on a hex beside Earth. */
  addTile(hex: string): boolean {
    const { p } = this;
    if (hex in p.tiles || !besides(hex).some((h) => h in p.tiles)) return false;
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
    if (terrain !== 'tundra') {
      if (this.unseen(terrain) <= 0 && under !== terrain) return false;
      p.tiles[hex] = terrain;
      return true;
    }
    if (Object.keys(p.tiles).filter((h) => this.terrainOf(h) === 'tundra').length === 12) return false;
    p.tiles[hex] = { terrain, under };
    return true;
  }

  /** Takes a tile off the map, with all that lies on it alone, where the rest of Earth stays linked. */
  removeTile(hex: string): boolean {
    const { p } = this;
    const stack = p.stacks.find(({ left }) => left < 8);
    if (stack === undefined) return false;
    const rest = Object.keys(p.tiles).filter((h) => h !== hex);
    const linked = new Set(rest.slice(0, 1));
    for (const h of linked) for (const next of besides(h)) if (rest.includes(next)) linked.add(next);
    if (linked.size < rest.length) return false;
    for (const [id, n] of Object.entries(p.cubes[hex] ?? {})) this.of(id).pool += n;
    delete p.cubes[hex];
    delete p.tiles[hex];
    stack.left++;
    for (const c of cornersOf(hex)) if (!hexesOf(c).some((h) => h in p.tiles)) delete p.corners[c];
    p.scored = p.scored?.filter((h) => h !== hex);
    for (const marks of Object.values(p.safe ?? {})) delete marks[hex];
    return true;
  }

  turnUp(card: string): boolean {
    const { p } = this;
    p.options.deck = 'long';
    if (p.cards.faceUp.length === 5) p.cards.faceUp.pop();
    p.cards.faceUp.push(card);
    p.cards.deck = card === 'ice-age' ? [] : p.cards.deck.filter((id) => id !== card);
    return true;
  }

  /** Nothing was named before. */
  beginAgain(): boolean {
    const { p } = this;
    if (this.kind === 'migration' && p.action) p.action.last = null;
    else if (p.card) p.card.next = this.kind === 'evolution' ? 'mammals' : 0;
    return true;
  }

  /** A cube of the Mammals there has no match, and is not safe. */
  endanger(hex: string): boolean {
    const { p } = this;
    const has = new Set([...BOOK_PRINTED.mammals, ...this.of('mammals').elements]);
    for (const c of cornersOf(hex)) if (has.has((p.corners[c] ?? '') as 'meat')) delete p.corners[c];
    if (p.safe?.mammals) delete p.safe.mammals[hex];
    return (p.cubes[hex]?.mammals ?? 0) > 0 || this.addCubes(hex, 'mammals', 1);
  }
}
