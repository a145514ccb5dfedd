import { legalMoves, type Refusal, type State, type Wire } from '@clade/engine';
import { expect } from 'vitest';
import {
  type AnimalId,
  type DsView,
  dominantSpecies,
  type ElementId,
  type TileView,
} from '../../src/index.ts';
import { BOOK_FOOD_CHAIN, BOOK_PRINTED, BOOK_SPECIATION } from '../book.ts';
import { judged } from '../rules/levels.ts';
import { besides, cornersOf, distance, HEX_NAMES, hexesOf } from './map.ts';

/** The facts of all reasons by name; each reason has some of them. */
export interface Stated {
  readonly space: string;
  readonly animal: AnimalId;
  readonly element: ElementId;
  readonly needed: ElementId;
  readonly corner: string;
  readonly hex: string;
  readonly asked: string;
  readonly from: string;
  readonly to: string;
  readonly last: string;
  readonly first: AnimalId;
  readonly terrain: string;
  readonly card: string;
  readonly stack: number;
  readonly count: number;
  readonly limit: number;
  readonly cubes: number;
  readonly own: number;
  readonly opposing: number;
  readonly arrived: number;
  readonly distance: number;
  readonly reach: number;
  readonly pool: number;
  readonly stock: number;
  readonly disks: number;
  readonly tiles: number;
  readonly beside: number;
  readonly vacant: number;
  readonly available: number;
  readonly safe: number;
  readonly endangered: boolean;
  readonly box: readonly string[];
  readonly askedAnimal: string;
  readonly askedHex: string;
  readonly tried: string;
  readonly player: number;
  readonly seat: number;
  readonly waitingFor: readonly number[];
}

/** What only a written position shows. */
interface Marks {
  readonly arrived?: Readonly<Record<string, number>>;
  readonly safe?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly protected?: Readonly<Record<string, readonly string[]>>;
  readonly action?: { readonly last?: string };
  readonly card?: { readonly hex?: string };
}

export function stated(refusal: Refusal): Stated {
  return refusal.facts as unknown as Stated;
}

function cubesOf(t: TileView | undefined, animal: string): number {
  return t?.cubes[animal as AnimalId] ?? 0;
}

function crowd(t: TileView | undefined): number {
  return Object.values(t?.cubes ?? {}).reduce((sum, n) => sum + n, 0);
}

/** Disks of a kind that an animal can lose. */
function ownDisks(view: DsView, animal: AnimalId, kind: ElementId): number {
  const has = view.animals.find((a) => a.animal === animal)?.elements[kind] ?? 0;
  return has - BOOK_PRINTED[animal].filter((k) => k === kind).length;
}

/** What the table really looks like where a refusal states facts. */
export function expectTrueFacts(s: State, seat: number, move: Wire, refusal: Refusal): void {
  const view = dominantSpecies.view(s, 0);
  const facts = stated(refusal);
  const tileOf = (hex: string): TileView | undefined => view.tiles.find((t) => t.hex === hex);
  const diskOf = (corner: string): string | undefined =>
    view.corners.find((c) => c.corner === corner)?.element;
  const here = tileOf(facts.hex);
  const acting = view.asked?.animal;
  const written = (): Marks => dominantSpecies.writePosition(s) as Marks;
  const answers = (): Wire[] => legalMoves(dominantSpecies, s, seat).map((m) => dominantSpecies.toWire(m));
  const kind = (): string => dominantSpecies.decision(s, seat).kind;

  switch (refusal.code) {
    case 'taken-space':
      expect(view.spaces[facts.space]).toBe(facts.animal);
      return;
    case 'same-space':
      expect([kind(), move[1], facts.space]).toEqual(['initiative-space', 'initiative', 'initiative']);
      return;
    case 'no-such-disk':
      if ('disks' in refusal.facts) {
        expect([facts.disks, ownDisks(view, facts.animal, facts.element)]).toEqual([0, 0]);
        return;
      }
      expect([facts.count, lying(view, kind(), facts.element)]).toEqual([0, 0]);
      return;
    case 'taken-corner':
      expect(diskOf(facts.corner)).toBe(facts.element);
      return;
    case 'not-on-earth':
      expect([facts.tiles, hexesOf(facts.corner).filter(tileOf)]).toEqual([0, []]);
      return;
    case 'other-tile':
      if ('corner' in refusal.facts) expect(cornersOf(facts.hex)).not.toContain(facts.corner);
      else {
        expect(facts.hex).not.toBe(facts.asked);
        expect(new Set(answers().map((wire) => wire[1]))).toEqual(new Set([facts.asked]));
      }
      return;
    case 'no-disk':
      expect(diskOf(facts.corner)).toBeUndefined();
      return;
    case 'not-in-box': {
      const box = kind() === 'depletion' ? view.boxes.depletion : view.boxes.regression;
      expect([...facts.box].sort()).toEqual(Object.keys(box).sort());
      if (kind() === 'depletion') expect(diskOf(facts.corner)).toBe(facts.element);
      expect(facts.box).not.toContain(facts.element);
      return;
    }
    case 'protected':
      expect(written().protected?.[facts.animal]).toContain(facts.element);
      expect(facts.animal).toBe(acting);
      return;
    case 'other-element':
      expect(diskOf(facts.corner)).toBe(facts.element);
      expect(view.cursor).toBe(
        `speciation-${['meat', 'sun', 'seed', 'water', 'grub', 'grass'].indexOf(facts.needed) + 1}`,
      );
      expect(facts.element).not.toBe(facts.needed);
      return;
    case 'limit':
      if ('terrain' in refusal.facts) {
        expect([facts.terrain, facts.limit]).toEqual([
          here?.terrain,
          BOOK_SPECIATION[here?.terrain ?? 'sea'],
        ]);
      } else expect(facts.limit).toBe(view.asked?.card === 'aquatic' ? 4 : 5);
      expect(facts.count).toBeGreaterThan(facts.limit);
      return;
    case 'pool':
      expect(facts.pool).toBe(view.animals.find((a) => a.animal === facts.animal)?.pool);
      expect(facts.count).toBeGreaterThan(facts.pool);
      return;
    case 'too-few': {
      if ('stock' in refusal.facts) {
        const a = view.animals.find((x) => x.animal === facts.animal);
        expect(facts.stock).toBe(view.asked?.card === 'hibernation' ? a?.eliminated : a?.pool);
        expect(facts.count).toBeGreaterThan(facts.stock);
        return;
      }
      const from = kind() === 'arrivals' ? here : tileOf(written().card?.hex ?? '');
      expect(facts.cubes).toBe(cubesOf(from, facts.animal));
      expect(facts.count).toBeGreaterThan(facts.cubes);
      return;
    }
    case 'no-tile':
      expect(tileOf(facts.hex ?? facts.to)).toBeUndefined();
      return;
    case 'one-cube':
      expect([facts.limit, facts.count === 1]).toEqual([1, false]);
      return;
    case 'absent':
      expect(cubesOf(here, facts.animal)).toBe(0);
      if ('own' in refusal.facts) expect([facts.own, facts.opposing]).toEqual([0, crowd(here)]);
      return;
    case 'alone':
      expect([facts.own, facts.opposing]).toEqual([crowd(here), 0]);
      expect(cubesOf(here, facts.animal)).toBe(facts.own);
      return;
    case 'own-cube':
      expect(facts.animal).toBe(acting);
      return;
    case 'no-cubes':
      expect([facts.cubes, cubesOf(tileOf(facts.hex ?? facts.from), facts.animal)]).toEqual([0, 0]);
      return;
    case 'other-terrain':
      expect(facts.terrain).toBe(here?.terrain);
      expect(facts.terrain).not.toBe(facts.asked);
      for (const [verb, hex] of answers()) {
        if (verb === 'eliminate') expect(tileOf(String(hex))?.terrain).toBe(facts.asked);
      }
      return;
    case 'already-scored':
      expect(here?.scored).toBe(true);
      return;
    case 'not-face-up':
      expect(view.cards.faceUp).not.toContain(facts.card);
      return;
    case 'tundra':
      expect([facts.terrain, here?.terrain]).toEqual(['tundra', 'tundra']);
      return;
    case 'no-tundra-beside':
      expect(facts.terrain).toBe(here?.terrain);
      expect([facts.beside, besides(facts.hex).filter((h) => tileOf(h)?.terrain === 'tundra')]).toEqual([
        0,
        [],
      ]);
      return;
    case 'no-face-up-tile':
      expect(view.stacks[facts.stack - 1]?.top).toBeNull();
      return;
    case 'taken-hex':
      expect(here).toBeDefined();
      return;
    case 'not-beside-earth':
      expect([facts.beside, besides(facts.hex).filter(tileOf)]).toEqual([0, []]);
      return;
    case 'arrived':
      expect(facts.cubes).toBe(cubesOf(tileOf(facts.from), facts.animal));
      expect(facts.arrived).toBe(written().arrived?.[facts.from]);
      expect(facts.arrived).toBe(facts.cubes);
      return;
    case 'too-far':
      expect([facts.distance, facts.reach]).toEqual([
        distance(facts.from, facts.to),
        facts.animal === 'birds' ? 2 : 1,
      ]);
      expect(facts.distance).toBeGreaterThan(facts.reach);
      return;
    case 'same-tile':
      expect([facts.from, facts.to]).toEqual([move[1], move[1]]);
      return;
    case 'no-way':
      expect([facts.animal, distance(facts.from, facts.to)]).toEqual(['birds', 2]);
      expect(besides(facts.from).filter((h) => besides(facts.to).includes(h) && tileOf(h))).toEqual([]);
      return;
    case 'order':
      expectPast(s, move, facts);
      return;
    case 'not-endangered': {
      const now = here === undefined ? [] : judged(view, here).endangered;
      expect([facts.cubes, facts.endangered]).toEqual([cubesOf(here, 'mammals'), now.includes('mammals')]);
      expect(facts.safe).toBe(written().safe?.mammals?.[facts.hex] ?? 0);
      expect(facts.endangered && facts.cubes > facts.safe).toBe(false);
      return;
    }
    case 'no-vacant-corner':
      expect([facts.vacant, cornersOf(facts.hex).filter((c) => diskOf(c) === undefined)]).toEqual([0, []]);
      return;
    case 'not-water':
      expect(facts.terrain).toBe(here?.terrain);
      expect(['sea', 'wetland']).not.toContain(facts.terrain);
      return;
    case 'other-question':
      expect([facts.animal, facts.hex]).toEqual(move.slice(1, 3));
      expect([facts.animal, facts.hex]).not.toEqual([facts.askedAnimal, facts.askedHex]);
      for (const wire of answers()) expect(wire.slice(1, 3)).toEqual([facts.askedAnimal, facts.askedHex]);
      return;
    case 'all-leave':
      expect(facts.count).toBe(move[3]);
      expect(facts.cubes).toBe(cubesOf(tileOf(written().card?.hex ?? ''), facts.animal));
      expect(facts.count).toBeLessThan(facts.cubes);
      return;
    case 'no-pawn':
      expect([facts.available, view.animals.find((a) => a.animal === facts.animal)?.pawns.available]).toEqual(
        [0, 0],
      );
      return;
    case 'animal-taken': {
      const { animals } = dominantSpecies.writePosition(s) as { animals: Record<string, { seat: number }> };
      expect(animals[facts.animal]?.seat).toBe(facts.player - 1);
      return;
    }
    case 'not-now':
    case 'no-way-out':
      expect(facts.tried).not.toBe(facts.asked);
      return;
    case 'not-your-turn':
      expect([facts.seat, facts.waitingFor.includes(seat + 1)]).toEqual([seat + 1, false]);
      return;
    case 'game-over':
      expect(view.phase).toBe('over');
      return;
    default:
      throw new Error(`nothing is known about the reason ${refusal.code}`);
  }
}

/** Disks of a kind where a question lets one be taken. */
function lying(view: DsView, question: string, kind: ElementId): number {
  switch (question) {
    case 'adaptation':
    case 'abundance':
    case 'wasteland':
      return view.boxes[question][kind] ?? 0;
    case 'wanderlust-disk':
      return view.boxes.wanderlust[kind] ?? 0;
    case 'habitat-disk':
    case 'aquatic-disk':
    case 'metamorphosis-in':
      return view.bag[kind] ?? 0;
    default:
      throw new Error(`the question ${question} needs a reason of its own`);
  }
}

/** What was tried comes before what was named last: hexes by column and row, animals down the food chain. */
function expectPast(s: State, move: Wire, facts: Stated): void {
  const place = (hex: unknown): number => HEX_NAMES.indexOf(String(hex));
  const written = dominantSpecies.writePosition(s) as Marks;
  switch (move[0]) {
    case 'move': {
      expect(facts.last).toBe(written.action?.last);
      const [, from, to] = /^move a cube from (\w+) to (\w+)$/.exec(facts.last) ?? [];
      const [tried, last] = [move.slice(1).map(place), [from, to].map(place)];
      expect((tried[0] ?? 0) - (last[0] ?? 0) || (tried[1] ?? 0) - (last[1] ?? 0)).toBeLessThan(0);
      return;
    }
    case 'replace':
      expect(BOOK_FOOD_CHAIN.indexOf(facts.animal)).toBeLessThanOrEqual(BOOK_FOOD_CHAIN.indexOf(facts.first));
      return;
    default:
      expect(place(move[1])).toBeLessThanOrEqual(place(facts.last));
  }
}
