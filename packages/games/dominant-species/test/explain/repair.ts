import { type HexBox, HexEditor, type HexPosition, type Repair, repairHex } from '@clade/engine/testing';
import { dominantSpecies } from '../../src/index.ts';
import { BOOK_FOOD_CHAIN, BOOK_KINDS, BOOK_PRINTED, BOOK_TILES } from '../book.ts';
import type { Stated } from './facts.ts';
import { NAMES } from './map.ts';

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
  animals: BOOK_FOOD_CHAIN,
  ...NAMES,
};

class Editor extends HexEditor<Edit, Stated> {
  override wanted(): readonly string[] {
    const { p } = this;
    const kind =
      this.move[0] === 'speciate' ? BOOK_KINDS[Number(p.cursor.slice(-1)) - 1] : p.boxes.depletion?.[0];
    return kind === undefined ? BOOK_KINDS.filter((k) => this.inBag(k) > 0) : [kind];
  }

  override emptied(): string {
    return String(this.p.card?.hex);
  }

  override change(code: string): boolean {
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
      case 'other-tile':
        return this.states('corner') ? this.aimAt(facts.corner) : this.instead(1, facts.asked);
      case 'not-in-box':
        return this.addTo(this.kind === 'depletion' ? 'depletion' : 'regression', facts.element);
      case 'protected':
        delete p.protected?.[facts.animal];
        return true;
      case 'other-element':
        if (!this.freeDisk(facts.needed)) return false;
        p.corners[facts.corner] = facts.needed;
        return true;
      case 'too-few':
        return this.states('stock')
          ? this.refill(
              this.kind.startsWith('hibernation') ? 'eliminated' : 'pool',
              facts.animal,
              facts.count,
            )
          : super.change(code);
      case 'alone': {
        const named = this.move.at(-1) as string;
        const other = named !== facts.animal && named in p.animals ? named : this.others(facts.animal)[0];
        return other !== undefined && this.addCubes(facts.hex, other, 1);
      }
      case 'not-water':
        return this.setTerrain(facts.hex, 'sea') || this.setTerrain(facts.hex, 'wetland');
      case 'already-scored':
        p.scored = p.scored?.filter((hex) => hex !== facts.hex);
        return true;
      case 'not-face-up':
        return this.turnUp(facts.card);
      case 'no-tundra-beside':
        return NAMES.besides(facts.hex).some((hex) => hex in p.tiles && this.setTerrain(hex, 'tundra'));
      case 'named':
      case 'order':
        return this.beginAgain();
      case 'not-endangered':
        return this.endanger(facts.hex);
      case 'no-pawn':
        this.of(facts.animal).pawns++;
        this.of(facts.animal).boxedPawns--;
        return this.of(facts.animal).boxedPawns >= 0;
      default:
        return super.change(code);
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

  /** The question is about a tile of this corner. */
  aimAt(corner: string): boolean {
    const { p } = this;
    const hex = NAMES.hexesOf(corner).find((h) => h in p.tiles);
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
    for (const c of NAMES.cornersOf(hex)) if (has.has((p.corners[c] ?? '') as 'meat')) delete p.corners[c];
    if (p.safe?.mammals) delete p.safe.mammals[hex];
    return (p.cubes[hex]?.mammals ?? 0) > 0 || this.addCubes(hex, 'mammals', 1);
  }
}

export const repair: Repair = repairHex<Edit, Stated>(
  dominantSpecies,
  (p, refused) => new Editor(p, BOX, refused),
);
