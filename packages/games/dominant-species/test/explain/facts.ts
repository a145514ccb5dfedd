import type { Refusal, State, Wire } from '@clade/engine';
import { expectHexFacts, type HexFacts, SeenTable } from '@clade/engine/testing';
import { expect } from 'vitest';
import { type AnimalId, type DsView, dominantSpecies, type ElementId } from '../../src/index.ts';
import { BOOK_FOOD_CHAIN, BOOK_PRINTED, BOOK_SPECIATION } from '../book.ts';
import { judged } from '../rules/levels.ts';
import { NAMES } from './map.ts';

/** The facts of all reasons by name; each reason has some of them. */
export interface Stated extends HexFacts {
  readonly space: string;
  readonly animal: AnimalId;
  readonly element: ElementId;
  readonly needed: ElementId;
  readonly first: AnimalId;
  readonly card: string;
  readonly own: number;
  readonly opposing: number;
  readonly safe: number;
  readonly endangered: boolean;
  readonly box: readonly string[];
}

/** What only a written position shows. */
interface Marks {
  readonly safe?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly protected?: Readonly<Record<string, readonly string[]>>;
  readonly action?: { readonly last?: string };
  readonly card?: { readonly hex?: string; readonly next?: string };
}

/** What the card Evolution remembers is the animal behind the one that was named. */
const NEXT: readonly string[] = [...BOOK_FOOD_CHAIN, 'nobody'];

/** Disks of a kind that an animal can lose. */
function ownDisks(view: DsView, animal: AnimalId, kind: ElementId): number {
  const has = view.animals.find((a) => a.animal === animal)?.elements[kind] ?? 0;
  return has - BOOK_PRINTED[animal].filter((k) => k === kind).length;
}

/** What the table really looks like where a refusal states facts. */
export function expectTrueFacts(s: State, seat: number, move: Wire, refusal: Refusal): void {
  const table = new SeenTable(dominantSpecies, s, seat, refusal, NAMES);
  const { view } = table;
  const facts = refusal.facts as unknown as Stated;
  const here = view.tiles.find((t) => t.hex === facts.hex);
  const crowd = Object.values(here?.cubes ?? {}).reduce((sum, n) => sum + n, 0);
  const written = (): Marks => table.written as Marks;

  switch (refusal.code) {
    case 'taken-space':
      expect(view.spaces[facts.space]).toBe(facts.animal);
      return;
    case 'same-space':
      expect([table.kind, move[1], facts.space]).toEqual(['initiative-space', 'initiative', 'initiative']);
      return;
    case 'no-such-disk':
      if (table.says('disks')) {
        expect([facts.disks, ownDisks(view, facts.animal, facts.element)]).toEqual([0, 0]);
        return;
      }
      expect([facts.count, lying(view, table.kind, facts.element)]).toEqual([0, 0]);
      return;
    case 'not-in-box': {
      const box = table.kind === 'depletion' ? view.boxes.depletion : view.boxes.regression;
      expect([...facts.box].sort()).toEqual(Object.keys(box).sort());
      if (table.kind === 'depletion') expect(table.disk(facts.corner)).toBe(facts.element);
      expect(facts.box).not.toContain(facts.element);
      return;
    }
    case 'protected':
      expect(written().protected?.[facts.animal]).toContain(facts.element);
      expect(facts.animal).toBe(view.asked?.animal);
      return;
    case 'other-element':
      expect(table.disk(facts.corner)).toBe(facts.element);
      expect(view.cursor).toBe(
        `speciation-${['meat', 'sun', 'seed', 'water', 'grub', 'grass'].indexOf(facts.needed) + 1}`,
      );
      expect(facts.element).not.toBe(facts.needed);
      return;
    case 'limit':
      if (table.says('terrain')) {
        expect([facts.terrain, facts.limit]).toEqual([
          here?.terrain,
          BOOK_SPECIATION[here?.terrain ?? 'sea'],
        ]);
      } else expect(facts.limit).toBe(view.asked?.card === 'aquatic' ? 4 : 5);
      expect(facts.count).toBeGreaterThan(facts.limit);
      return;
    case 'too-few': {
      if (!table.says('stock')) break;
      const a = view.animals.find((x) => x.animal === facts.animal);
      expect(facts.stock).toBe(view.asked?.card === 'hibernation' ? a?.eliminated : a?.pool);
      expect(facts.count).toBeGreaterThan(facts.stock);
      return;
    }
    case 'absent':
      expect(table.cubes(facts.hex, facts.animal)).toBe(0);
      if (table.says('own')) expect([facts.own, facts.opposing]).toEqual([0, crowd]);
      return;
    case 'alone':
      expect([facts.own, facts.opposing]).toEqual([crowd, 0]);
      expect(table.cubes(facts.hex, facts.animal)).toBe(facts.own);
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
    case 'no-tundra-beside': {
      expect(facts.terrain).toBe(here?.terrain);
      const tundra = NAMES.besides(facts.hex).filter((hex) => table.tile(hex)?.terrain === 'tundra');
      expect([facts.beside, tundra]).toEqual([0, []]);
      return;
    }
    case 'order':
      if (move[0] === 'move') break;
      expectPast(move, facts);
      return;
    case 'named':
      expect(facts.animal).toBe(BOOK_FOOD_CHAIN[NEXT.indexOf(written().card?.next ?? '') - 1]);
      return;
    case 'not-endangered': {
      const now = here === undefined ? [] : judged(view, here).endangered;
      const cubes = table.cubes(facts.hex, 'mammals');
      expect([facts.cubes, facts.endangered]).toEqual([cubes, now.includes('mammals')]);
      expect(facts.safe).toBe(written().safe?.mammals?.[facts.hex] ?? 0);
      expect(facts.endangered && facts.cubes > facts.safe).toBe(false);
      return;
    }
    case 'not-water':
      expect(facts.terrain).toBe(here?.terrain);
      expect(['sea', 'wetland']).not.toContain(facts.terrain);
      return;
    case 'no-pawn':
      expect([facts.available, view.animals.find((a) => a.animal === facts.animal)?.pawns.available]).toEqual(
        [0, 0],
      );
      return;
  }
  expectHexFacts(table, seat, move, refusal, () => ({
    emptied: written().card?.hex,
    reach: (animal) => (animal === 'birds' ? 2 : 1),
    lastMove: written().action?.last,
  }));
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
function expectPast(move: Wire, facts: Stated): void {
  const place = (hex: unknown): number => NAMES.hexes.indexOf(String(hex));
  if (move[0] === 'replace')
    expect(BOOK_FOOD_CHAIN.indexOf(facts.animal)).toBeLessThanOrEqual(BOOK_FOOD_CHAIN.indexOf(facts.first));
  else expect(place(move[1])).toBeLessThanOrEqual(place(facts.last));
}
