import type { Refusal, State, Wire } from '@clade/engine';
import { type Asked, type HexBox, HexEditor, type HexPosition, type Repaired } from '@clade/engine/testing';
import { dominantSpecies } from '../../src/index.ts';
import { BOOK_FOOD_CHAIN, BOOK_KINDS, BOOK_PRINTED, BOOK_TILES } from '../book.ts';
import { type Stated, stated } from './facts.ts';
import { besides, cornersOf, hexesOf } from './map.ts';

/**
 * Changes exactly the fact that a refusal states, in the position as it is written down or, where the fact is what was
 * tried, in the move. Undefined where the table cannot be changed so: no cube, disk or tile of that kind is left.
 */

type Program = Record<string, unknown> | undefined;
type EditAnimal = HexPosition['animals'][string] & { seat: number; boxedPawns: number };
interface Edit extends HexPosition {
  animals: Record<string, EditAnimal>;
  options: Record<string, unknown>;
  cursor: string;
  spaces: Record<string, string>;
  scored?: string[];
  safe?: Record<string, Record<string, number>>;
  protected?: Record<string, string[]>;
  cards: { faceUp: string[]; deck: string[] };
  action: Program;
  card: Program;
}

const BOX: HexBox = {
  tiles: BOOK_TILES,
  small: 'tundra',
  disksOfAKind: 20,
  stack: 8,
  besides,
  cornersOf,
  hexesOf,
};

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

class Editor extends HexEditor<Edit> {
  readonly facts: Stated;
  readonly kind: string;
  readonly acting: string;

  constructor(p: Edit, move: Wire, facts: Stated, kind: string, acting: string) {
    super(p, BOX, move);
    this.facts = facts;
    this.kind = kind;
    this.acting = acting;
  }

  states(name: keyof Stated): boolean {
    return this.facts[name] !== undefined;
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
        return this.putDisk(facts.corner, this.wanted());
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
        return this.refill('pool', facts.animal, facts.count);
      case 'too-few':
        if (this.states('stock'))
          return this.refill(
            this.kind.startsWith('hibernation') ? 'eliminated' : 'pool',
            facts.animal,
            facts.count,
          );
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

  /** Kinds of a disk that the question would take. */
  wanted(): readonly string[] {
    const { p } = this;
    const kind =
      this.move[0] === 'speciate' ? BOOK_KINDS[Number(p.cursor.slice(-1)) - 1] : p.boxes.depletion?.[0];
    return kind === undefined ? BOOK_KINDS.filter((k) => this.inBag(k) > 0) : [kind];
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

  override takeCube(hex: string, animal: string): void {
    super.takeCube(hex, animal);
    const safe = this.p.safe?.[animal];
    if (safe?.[hex] !== undefined) safe[hex] = Math.min(safe[hex], this.p.cubes[hex]?.[animal] ?? 0);
  }

  override removeTile(hex: string): boolean {
    const { p } = this;
    if (!super.removeTile(hex)) return false;
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
