import { type HexBox, HexEditor, type HexPosition, type Repair, repairHex } from '@clade/engine/testing';
import { type AnimalId, dominantSpeciesMarine, type ElementId } from '../../src/index.ts';
import {
  BOOK_FOOD_CHAIN,
  BOOK_KINDS,
  BOOK_PRINTED,
  BOOK_SPACES,
  BOOK_SPECIAL_ONLY,
  BOOK_TILES,
  BOOK_TRAITS,
} from '../book.ts';
import type { Program, Stated } from './facts.ts';
import { half, NAMES } from './map.ts';

type EditAnimal = HexPosition['animals'][string] & {
  seat: number;
  onTrait?: string[];
  traits?: string[];
  dealt?: string[];
  kept?: string[];
};
interface Edit extends HexPosition {
  animals: Record<string, EditAnimal>;
  options: Record<string, unknown>;
  spaces: Record<string, string>;
  specials: Record<string, { controller: string | null; target: number; captured?: boolean }>;
  speciation: (string | null)[];
  chips: { competition: string[]; evolution: string[] };
  row: { card: string; extinction?: boolean; survival?: boolean }[];
  discard: { card: string; slot: number }[];
  doing?: Program[];
  look?: string[];
}

const BOX: HexBox = {
  tiles: BOOK_TILES,
  small: 'vent',
  disksOfAKind: 19,
  stack: 7,
  animals: BOOK_FOOD_CHAIN,
  ...NAMES,
};

class Editor extends HexEditor<Edit, Stated> {
  override disksOut(): string[][] {
    const more = Object.values(this.p.animals).map((a) => a.onTrait ?? []);
    return [...super.disksOut(), ...more, (this.p.speciation ?? []).filter((kind) => kind !== null)];
  }

  get program(): Program {
    const last = this.p.doing?.at(-1);
    if (last === undefined) throw new Error('nothing is being done');
    return last;
  }

  override emptied(): string {
    return String(this.program.hex);
  }

  override change(code: string): boolean {
    const { p, facts } = this;
    switch (code) {
      case 'no-pawn':
        return this.states('available')
          ? this.freePawn(facts.animal)
          : this.giveSpecial(facts.element, facts.animal);
      case 'special-only':
        return this.instead(1, facts.space.replace(/\d$/, '1'));
      case 'not-behind':
      case 'between': {
        const at = BOOK_SPACES.indexOf(facts.space);
        for (const space of BOOK_SPACES.slice(at))
          if (this.ownerOn(space) === facts.animal) this.takeBack(space);
        return true;
      }
      case 'taken-space':
      case 'own-pawn':
      case 'special-pawn':
        return this.takeBack(facts.space);
      case 'closed-space':
      case 'closed-to-players':
      case 'no-such-space':
        return this.instead(1, 'domination-1');
      case 'nothing-to-retrieve': {
        const free = BOOK_SPACES.find((space) => !(space in p.spaces) && !BOOK_SPECIAL_ONLY.includes(space));
        if (free === undefined) return false;
        p.spaces[free] = facts.animal;
        this.of(facts.animal).pawns--;
        return true;
      }
      case 'no-space':
        return this.emptySpace(facts.place);
      case 'no-such-disk':
        return this.supply();
      case 'taken-corner':
        // The disk that Niche Construction moves lies on its corner until it has a new one.
        if (this.kind === 'niche-construction-corner' && this.program.corner === facts.corner) return false;
        return super.change(code);
      case 'other-tile':
        return this.aim();
      case 'not-in-box':
        return this.addTo(this.kind === 'depletion' ? 'depletion' : 'autotrophs', facts.element);
      case 'no-vent':
        return this.ventBeside(facts.corner, facts.side);
      case 'other-element':
        if (this.states('asked')) return this.instead(1, facts.asked);
        if (!this.freeDisk(String(facts.needed))) return false;
        p.corners[facts.corner] = String(facts.needed);
        return true;
      case 'limit':
        return this.instead(2, facts.most ?? facts.limit);
      case 'too-few':
        if (this.states('behind')) {
          this.program.left = facts.behind;
          return true;
        }
        if (this.states('stock')) return this.refill('pool', facts.animal, facts.count);
        return super.change(code);
      case 'absent':
        return this.addCubes(facts.hex, facts.you ?? facts.animal, 1);
      case 'no-cubes':
        if (this.states('source')) return this.refill(facts.source, facts.animal, 1);
        return super.change(code);
      case 'not-edge':
        return this.setTerrain(facts.hex, 'seamount') && this.volcanism();
      case 'not-seamount':
        return this.setTerrain(facts.hex, 'seamount');
      case 'not-land':
        return this.setTerrain(facts.hex, 'land');
      case 'other-half':
        return this.instead(1, facts.side === 'smoker' ? 'geyser' : 'smoker');
      case 'not-dominated':
        return this.dominate();
      case 'not-in-row':
        return this.showCard(facts.card);
      case 'slot':
        [p.row[0], p.row[facts.slot - 1]] = [
          p.row[facts.slot - 1] as Edit['row'][0],
          p.row[0] as Edit['row'][0],
        ];
        return true;
      case 'other-card':
        return this.otherCard();
      case 'order':
        return this.beginAgain();
      case 'controlled':
        for (const [space, pawn] of Object.entries(p.spaces))
          if (pawn === facts.element) delete p.spaces[space];
        p.specials[facts.element] = { controller: null, target: 1 };
        return true;
      case 'not-drawn':
        if (p.look === undefined || this.isHeld(facts.trait)) return false;
        if (p.options.superheroes === true && facts.trait === 'exaptation') return false;
        p.look = [...p.look.slice(1), facts.trait];
        return true;
      case 'not-held':
        return this.instead(1, this.of(this.acting).traits?.[0] ?? '');
      case 'no-model':
        return this.instead(
          1,
          this.others(this.acting)
            .flatMap((id) => this.of(id).traits ?? [])
            .find((trait) => trait !== 'exaptation') ?? '',
        );
      case 'not-dealt':
        return this.deal();
      default:
        return super.change(code);
    }
  }

  ownerOn(space: string): string | null | undefined {
    const pawn = this.p.spaces[space];
    return BOOK_KINDS.includes(pawn as ElementId) ? this.p.specials[pawn ?? '']?.controller : pawn;
  }

  /** A pawn leaves a space and is available. */
  takeBack(space: string): boolean {
    const pawn = this.p.spaces[space] ?? '';
    delete this.p.spaces[space];
    if (pawn in this.p.animals) this.of(pawn).pawns++;
    else delete this.p.specials[pawn]?.captured;
    return true;
  }

  freePawn(animal: string): boolean {
    const space = Object.keys(this.p.spaces).findLast((one) => this.p.spaces[one] === animal);
    return space !== undefined && this.takeBack(space);
  }

  giveSpecial(kind: string, animal: string): boolean {
    const space = Object.keys(this.p.spaces).find((one) => this.p.spaces[one] === kind);
    if (space !== undefined) this.takeBack(space);
    this.p.specials[kind] = { controller: animal, target: this.p.specials[kind]?.target ?? 1 };
    return true;
  }

  emptySpace(place: 'board' | 'card'): boolean {
    const a = this.of(this.facts.animal);
    if (place === 'board') return a.elements.pop() !== undefined;
    return a.onTrait?.pop() !== undefined || this.instead(1, 'board');
  }

  /** The disk that was not there. */
  supply(): boolean {
    const { facts, kind, p } = this;
    if (this.states('disks')) return this.giveDisk(facts.animal, facts.element);
    if (this.states('box')) return this.addTo(String(facts.box), facts.element);
    const box = {
      adaptation: 'adaptation',
      abundance: 'abundance',
      'wanderlust-disk': 'wanderlust',
      'autotrophs-exchange': 'autotrophs',
    }[kind];
    if (box !== undefined) return this.addTo(box, facts.element);
    if (kind === 'resilience') {
      return this.addTo('regression', facts.element) && this.giveDisk(this.acting, facts.element);
    }
    if (kind === 'habitat-disk') this.giveSpecial(facts.element, this.acting);
    if (kind === 'habitat-uncontrolled-disk') {
      const space = Object.keys(p.spaces).find((one) => p.spaces[one] === facts.element);
      if (space !== undefined) this.takeBack(space);
      p.specials[facts.element] = { controller: null, target: 1 };
    }
    return this.freeDisk(facts.element);
  }

  giveDisk(animal: string, kind: string): boolean {
    if (!this.freeDisk(kind)) return false;
    const a = this.of(animal);
    const plastic = a.traits?.includes('phenotypic-plasticity') ?? false;
    if (this.move[2] === 'card' && plastic) {
      a.onTrait = [...(a.onTrait ?? []).slice(0, 1), kind];
      return true;
    }
    if (this.move[2] === 'card') this.instead(2, 'board');
    const printed = printedOn(this.p, animal);
    if (a.elements.length + printed === 6) a.elements.pop();
    a.elements.push(kind);
    return true;
  }

  /** The question is about this tile, or the move is about the one that is asked. */
  aim(): boolean {
    const { facts } = this;
    if (!this.states('corner')) {
      const asked = this.instead(1, facts.asked ?? facts.chosen);
      return this.states('count') ? this.instead(2, 1) : asked;
    }
    const hex = NAMES.hexesOf(facts.corner).find((h) => h in this.p.tiles);
    if (hex === undefined) return false;
    this.program.hex = hex;
    return true;
  }

  override wanted(): readonly string[] {
    const { p } = this;
    const space = Object.keys(p.spaces).find((one) => one.startsWith('speciation') && one !== 'speciation-5');
    if (this.move[0] === 'speciate' && space !== undefined) {
      const kind = p.speciation[Number(space.slice(-1)) - 1];
      return kind ? [kind] : BOOK_KINDS;
    }
    if (this.kind === 'depletion') return p.boxes.depletion ?? [];
    return BOOK_KINDS;
  }

  /** A vent with this side up lies at the corner; where none may lie there, a disk at another one is tried. */
  ventBeside(corner: string, side: string): boolean {
    const { p } = this;
    const other = side === 'smoker' ? 'upper' : 'lower';
    const hex = NAMES.hexesOf(corner).find(
      (h) => h in p.tiles && half(h) !== other && this.setTerrain(h, 'vent'),
    );
    if (hex !== undefined) {
      if (half(hex) === 'middle') p.tiles[hex] = { ...(p.tiles[hex] as object), side } as never;
      return true;
    }
    const isSide = (h: string): boolean =>
      this.terrainOf(h) === 'vent' && (p.tiles[h] as { side?: string }).side === side;
    const there = Object.keys(p.corners).find((c) => NAMES.hexesOf(c).some((h) => h in p.tiles && isSide(h)));
    return there !== undefined && this.instead(1, there);
  }

  /** Any seamount will do while Volcanism lies in the row. */
  volcanism(): boolean {
    return this.showCard('volcanism');
  }

  /** The card lies in the first slot. */
  showCard(card: string): boolean {
    const { p } = this;
    p.options.length = 'epic';
    const row = p.row.filter((one) => one.card !== card);
    const busy = new Set((p.doing ?? []).map((one) => (one as { card?: string }).card));
    const out = row.findIndex((one) => !busy.has(one.card));
    if (out < 0) return false;
    row.splice(out, 1);
    p.row = [{ card }, ...row.slice(0, 4)].slice(0, 5);
    p.discard = p.discard.filter((one) => one.card !== card);
    Object.assign(p, { deck: undefined, lastRound: undefined, icons: undefined });
    return true;
  }

  otherCard(): boolean {
    const { p, kind } = this;
    if (kind === 'bottom-feeder') return this.instead(1, p.row[0]?.card ?? '');
    if (kind === 'cladogenesis-row') {
      const found = p.row.find(({ card }) => card !== 'cladogenesis');
      return found !== undefined && this.instead(1, found.card);
    }
    const top = p.discard.at(-1)?.card;
    return top !== undefined && this.instead(1, top);
  }

  /** The animal dominates: it has the element, and shares so many tiles with it that its value beats the target. */
  dominate(): boolean {
    const { p, facts } = this;
    const own = p.specials[facts.element];
    if (own !== undefined) own.target = 1;
    if (!this.giveDisk(facts.animal, facts.element)) return false;
    const hex =
      Object.keys(p.tiles).find((h) => (p.cubes[h]?.[facts.animal] ?? 0) > 0) ??
      Object.keys(p.tiles)[0] ??
      '';
    if ((p.cubes[hex]?.[facts.animal] ?? 0) === 0 && !this.addCubes(hex, facts.animal, 1)) return false;
    const corner = NAMES.cornersOf(hex)[0] ?? '';
    if (!this.freeDisk(facts.element)) return false;
    p.corners[corner] = facts.element;
    // All tiles of that corner count.
    for (const h of NAMES.hexesOf(corner))
      if (h in p.tiles && (p.cubes[h]?.[facts.animal] ?? 0) === 0) this.addCubes(h, facts.animal, 1);
    return true;
  }

  isHeld(trait: string): boolean {
    return Object.values(this.p.animals).some((a) => a.traits?.includes(trait));
  }

  /** The animal was dealt what it would keep; who else was dealt it gets another card for it. */
  deal(): boolean {
    const { p, facts } = this;
    const tried = [...new Set(this.move.slice(1).map(String))];
    if (p.options.superheroes === true && tried.includes('exaptation')) return false;
    const own = this.of(facts.animal).dealt ?? [];
    for (const trait of tried.filter((one) => !own.includes(one))) {
      const spare = own.findIndex((one) => !tried.includes(one));
      const other = this.others(facts.animal).find((id) => this.of(id).dealt?.includes(trait));
      if (other !== undefined) {
        const { dealt = [], kept = [] } = this.of(other);
        if (kept.includes(trait)) return false;
        dealt[dealt.indexOf(trait)] = own[spare] ?? '';
      }
      own[spare] = trait;
    }
    return true;
  }

  /** Nothing was named before, and one more is enough. */
  beginAgain(): boolean {
    switch (this.move[0]) {
      case 'keep-two': {
        const { dealt = [] } = this.of(this.acting);
        this.move = ['keep-two', ...BOOK_TRAITS.filter((trait) => dealt.includes(trait)).slice(0, 2)];
        return true;
      }
      case 'move':
      case 'eliminate':
        this.program.last = null;
        return true;
      case 'add':
        this.program.after = null;
        return true;
      case 'remove':
        Object.assign(this.program, { after: null, left: 1 });
        return true;
      default:
        Object.assign(this.program, { from: BOOK_FOOD_CHAIN[0], left: 1 });
        return true;
    }
  }
}

/** Symbols on the board. */
function printedOn(p: Edit, animal: string): number {
  return p.options.boards === 'alternate' ? 0 : BOOK_PRINTED[animal as AnimalId].length;
}

export const repair: Repair = repairHex<Edit, Stated>(
  dominantSpeciesMarine,
  (p, refused) => new Editor(p, BOX, refused),
);
