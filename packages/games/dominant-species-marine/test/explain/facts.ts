import type { Position, Refusal, State, Wire } from '@clade/engine';
import { expectHexFacts, type HexFacts, SeenTable } from '@clade/engine/testing';
import { expect } from 'vitest';
import {
  type AnimalId,
  dominantSpeciesMarine,
  type ElementId,
  type MarineView,
  type TileView,
  type TraitId,
} from '../../src/index.ts';
import { BOOK_FOOD_CHAIN, BOOK_SPACES, BOOK_SPECIAL_ONLY, BOOK_SPECIATION } from '../book.ts';
import { Referee } from '../referee.ts';
import { CORNER_NAMES, half, isEdge, NAMES } from './map.ts';

/** The facts of all reasons by name; each reason has some of them. */
export interface Stated extends HexFacts {
  readonly space: string;
  readonly animal: AnimalId;
  readonly you: AnimalId;
  readonly holder: AnimalId;
  readonly special: boolean;
  readonly element: ElementId;
  /** A kind, or how many cubes must go. */
  readonly needed: ElementId | number;
  readonly chosen: string;
  readonly first: string;
  readonly side: 'smoker' | 'geyser';
  readonly half: string;
  readonly edge: boolean;
  readonly card: string;
  readonly trait: TraitId;
  readonly traits: readonly TraitId[];
  readonly dealt: readonly TraitId[];
  readonly place: 'board' | 'card';
  readonly source: 'pool' | 'eliminated';
  /** The kinds in a box, or its name. */
  readonly box: readonly string[] | 'depletion' | 'regression';
  readonly slot: number;
  readonly value: number;
  readonly target: number;
  readonly animals: number;
  readonly fewest: number;
  readonly most: number;
  readonly behind: number;
  readonly left: number;
  readonly out: number;
  readonly free: number;
}

/** The program that asks, as a written position names its registers. */
export interface Program {
  id: string;
  animal?: AnimalId;
  corner?: string | null;
  hex?: string | null;
  last?: string | null;
  after?: string | null;
  next?: string;
  from?: string;
  left?: number;
  done?: number;
  element?: string | null;
}

/** What only a written position shows. */
interface Marks {
  readonly doing?: readonly Program[];
  readonly animals: Readonly<Record<AnimalId, { seat: number; elements?: string[]; onTrait?: string[] }>>;
}

function programOf(position: Position): Program | undefined {
  return (position as unknown as Marks).doing?.at(-1);
}

function cubesOf(t: TileView | undefined, animal: string): number {
  return t?.cubes[animal as AnimalId] ?? 0;
}

/** DSM-3.2: spaces with a pawn of the animal, in their order; those on trait cards have no place in it. */
function pawnsOf(view: MarineView, animal: string): string[] {
  return BOOK_SPACES.filter((space) => view.spaces[space]?.animal === animal);
}

/** What the table really looks like where a refusal states facts. */
export function expectTrueFacts(s: State, seat: number, move: Wire, refusal: Refusal): void {
  const table = new SeenTable(dominantSpeciesMarine, s, seat, refusal, NAMES);
  const { view } = table;
  const facts = refusal.facts as unknown as Stated;
  const written = (): Marks => table.written as unknown as Marks;
  const says = (name: keyof Stated): boolean => table.says(name);
  const tileOf = (hex: string): TileView | undefined => view.tiles.find((t) => t.hex === hex);
  const animalOf = (id: string) => view.animals.find((a) => a.animal === id);
  const here = tileOf(facts.hex);
  const acting = view.asked?.animal ?? null;
  const answers = (): Wire[] => table.answers();
  const has = (id: AnimalId, trait: TraitId): boolean => new Referee(table.written).has(id, trait);
  const special = (element: string) => view.specials.find((one) => one.element === element);

  switch (refusal.code) {
    case 'no-pawn':
      if (says('available'))
        expect([facts.available, animalOf(facts.animal)?.pawns.available]).toEqual([0, 0]);
      else {
        const { controller = null, space = null } = special(facts.element) ?? {};
        expect(controller === facts.animal && space === null).toBe(false);
      }
      return;
    case 'special-only':
      expect([facts.space, BOOK_SPECIAL_ONLY.includes(facts.space)]).toEqual([move[1], true]);
      return;
    case 'not-behind': {
      expect(facts.last).toBe(pawnsOf(view, facts.animal).at(-1));
      expect(BOOK_SPACES.indexOf(facts.space)).toBeLessThan(BOOK_SPACES.indexOf(facts.last));
      expect(has(facts.animal, 'flight')).toBe(false);
      return;
    }
    case 'between': {
      const own = pawnsOf(view, facts.animal);
      expect([facts.first, facts.last]).toEqual([own[0], own.at(-1)]);
      const [a = 0, b = 0, c = 0] = [facts.first, facts.space, facts.last].map((one) =>
        BOOK_SPACES.indexOf(one),
      );
      expect([a < b, b < c, has(facts.animal, 'flight')]).toEqual([true, true, true]);
      return;
    }
    case 'taken-space':
      expect(view.spaces[facts.space]).toEqual({
        animal: facts.holder,
        special: facts.special ? expect.any(String) : null,
      });
      expect([facts.holder === facts.animal, has(facts.animal, 'social')]).toEqual([false, false]);
      return;
    case 'own-pawn':
      expect([facts.holder, view.spaces[facts.space]?.animal]).toEqual([facts.animal, facts.animal]);
      return;
    case 'special-pawn':
      expect(view.spaces[facts.space]).toEqual({ animal: facts.holder, special: expect.any(String) });
      expect(view.row.map(({ card }) => card)).not.toContain('adaptability');
      return;
    case 'closed-space':
      expect(facts.animals).toBe(view.animals.length);
      expect(Number(facts.space.replace('domination-', ''))).toBeGreaterThanOrEqual(facts.animals);
      return;
    case 'closed-to-players':
      expect(facts.players).toBe(view.players);
      expect(Number(facts.space.replace('domination-', ''))).toBeGreaterThanOrEqual(facts.players);
      return;
    case 'no-such-space':
      expect(facts.space === `feeder-${facts.animal}` && has(facts.animal, 'bottom-feeder')).toBe(false);
      return;
    case 'nothing-to-retrieve':
      expect([facts.out, Object.values(view.spaces).filter((pawn) => pawn.animal === facts.animal)]).toEqual([
        0,
        [],
      ]);
      return;
    case 'no-space': {
      const { elements = [], onTrait = [] } = written().animals[facts.animal];
      const printed = Object.values(animalOf(facts.animal)?.printed ?? {}).reduce((a, b) => a + b, 0);
      const ram = has(facts.animal, 'ram-feeder') ? 1 : 0;
      const spaces = has(facts.animal, 'phenotypic-plasticity') ? 2 : 0;
      const free = facts.place === 'board' ? 6 - printed + ram - elements.length : spaces - onTrait.length;
      expect([facts.free, free]).toEqual([0, 0]);
      return;
    }
    case 'no-such-disk':
      if (says('disks')) {
        const lists = written().animals[facts.animal];
        const list = (move[2] === 'card' ? lists.onTrait : lists.elements) ?? [];
        expect([facts.disks, list.includes(facts.element)]).toEqual([0, false]);
      } else if (says('box')) expect(view.boxes[facts.box as 'depletion'][facts.element] ?? 0).toBe(0);
      else expect([facts.count, lying(view, table.kind, facts.element)]).toEqual([0, 0]);
      return;
    case 'other-tile':
      if (says('chosen')) {
        expect(facts.hex).not.toBe(facts.chosen);
        for (const [verb, hex] of answers()) if (verb === 'eliminate') expect(hex).toBe(facts.chosen);
        return;
      }
      if (!says('count')) break;
      // Camouflage: one cube, on the one tile.
      expect([facts.hex, facts.count]).not.toEqual([facts.asked, 1]);
      expect(answers()).toEqual([['add', facts.asked, 1], ['skip']]);
      return;
    case 'not-in-box':
      expect(table.disk(facts.corner)).toBe(facts.element);
      if (says('box')) {
        expect([...facts.box].sort()).toEqual(Object.keys(view.boxes.depletion).sort());
        expect(facts.box).not.toContain(facts.element);
      } else expect([facts.count, view.boxes.autotrophs[facts.element] ?? 0]).toEqual([0, 0]);
      return;
    case 'no-vent':
      expect(NAMES.hexesOf(facts.corner).filter((hex) => tileOf(hex)?.side === facts.side)).toEqual([]);
      expect(Object.keys(view.spaces)).toContain(facts.side === 'smoker' ? 'autotrophs-1' : 'autotrophs-2');
      return;
    case 'other-element':
      if (says('asked')) {
        expect(new Set(answers().map((wire) => wire[1]))).toEqual(new Set([facts.asked]));
        expect(facts.element).not.toBe(facts.asked);
        return;
      }
      expect(table.disk(facts.corner)).toBe(facts.element);
      expect(facts.element).not.toBe(facts.needed);
      expect(view.speciation).toContain(facts.needed as ElementId);
      return;
    case 'limit':
      if (says('fewest')) {
        expect(facts.pool).toBe(animalOf(acting ?? '')?.pool);
        const counts = answers().map((wire) => Number(wire[2]));
        expect([facts.fewest, facts.most]).toEqual([Math.min(...counts), Math.max(...counts)]);
        expect(counts).not.toContain(facts.count);
        return;
      }
      if (says('terrain'))
        expect([facts.terrain, facts.limit]).toEqual([
          here?.terrain,
          limitOn(table.written, view, here, acting),
        ]);
      else expect([view.asked?.card, facts.limit]).toEqual(['terrestrial', 4]);
      expect(facts.count).toBeGreaterThan(facts.limit);
      return;
    case 'too-few':
      if (says('behind')) {
        const place = (hex: unknown, id: unknown): number =>
          NAMES.hexes.indexOf(String(hex)) * 4 + BOOK_FOOD_CHAIN.indexOf(id as AnimalId);
        const left = view.tiles
          .filter(({ hex }) => view.asked?.card !== null && isHunted(s, tileOf(hex), acting))
          .flatMap(({ hex, cubes }) =>
            BOOK_FOOD_CHAIN.map((id) => ({ at: place(hex, id), id, n: cubes[id] ?? 0 })),
          )
          .filter(({ at, id }) => id !== acting && at >= place(facts.hex, facts.animal));
        expect(facts.behind).toBe(left.reduce((sum, { n }) => sum + n, 0));
        expect(Number(facts.needed)).toBeGreaterThan(facts.behind);
        return;
      }
      if (!says('stock')) break;
      expect(facts.stock).toBe(animalOf(facts.animal)?.pool);
      expect(facts.count).toBeGreaterThan(facts.stock);
      return;
    case 'absent':
      expect([facts.cubes, cubesOf(here, facts.you ?? facts.animal)]).toEqual([0, 0]);
      return;
    case 'no-cubes':
      if (!says('source')) break;
      expect([facts.cubes, animalOf(facts.animal)?.[facts.source]]).toEqual([0, 0]);
      return;
    case 'vent':
      expect([facts.terrain, here?.terrain]).toEqual(['vent', 'vent']);
      return;
    case 'not-edge':
      expect([facts.terrain, facts.edge, isEdge(facts.hex)]).toEqual([here?.terrain, false, false]);
      return;
    case 'not-seamount':
      expect(facts.terrain).toBe(here?.terrain);
      expect(facts.terrain).not.toBe('seamount');
      return;
    case 'not-land':
      expect(facts.terrain).toBe(here?.terrain);
      expect(facts.terrain === 'land' || here?.side === 'geyser').toBe(false);
      return;
    case 'other-half':
      expect([facts.half, facts.side]).toEqual([
        half(facts.hex),
        half(facts.hex) === 'upper' ? 'smoker' : 'geyser',
      ]);
      return;
    case 'not-dominated': {
      const referee = new Referee(table.written);
      expect([facts.value, facts.target]).toEqual([
        referee.value(facts.animal, facts.element),
        referee.targets.get(facts.element),
      ]);
      expect(facts.value).toBeLessThanOrEqual(facts.target);
      return;
    }
    case 'not-in-row':
      expect(view.row.map(({ card }) => card)).not.toContain(facts.card);
      return;
    case 'slot':
      expect(view.row[facts.slot - 1]?.card).toBe(facts.card);
      expect(facts.slot).toBeGreaterThan(facts.value);
      return;
    case 'other-card':
      expect(answers().map((wire) => wire[1])).not.toContain(facts.card);
      if (table.kind === 'bottom-feeder') expect(view.row[0]?.card).not.toBe(facts.card);
      if (table.kind === 'cladogenesis-row')
        expect([null, 'cladogenesis']).toContain(inRow(view, facts.card));
      return;
    case 'order':
      if (move[0] === 'move') break;
      expectPast(programOf(table.written), move, facts, answers());
      return;
    case 'controlled': {
      const by = special(facts.element)?.controller;
      expect(by).toBe(facts.animal);
      if (says('corner')) expect([facts.animal, table.disk(facts.corner)]).toEqual([acting, facts.element]);
      return;
    }
    case 'not-drawn':
      expect([view.look?.includes(facts.trait), facts.trait]).toEqual([false, move[1]]);
      return;
    case 'not-held':
      expect(animalOf(acting ?? '')?.traits).not.toContain(facts.trait);
      return;
    case 'no-model': {
      const others = view.animals.filter((a) => a.animal !== acting).flatMap((a) => a.traits);
      expect(others.includes(facts.trait) && facts.trait !== 'exaptation').toBe(false);
      return;
    }
    case 'not-dealt':
      expect([animalOf(facts.animal)?.dealt, animalOf(facts.animal)?.seat]).toEqual([facts.dealt, seat]);
      expect(facts.dealt).not.toContain(facts.trait);
      return;
  }
  expectHexFacts(table, seat, move, refusal, () => ({
    emptied: programOf(table.written)?.hex,
    reach: (animal) => (has(animal as AnimalId, 'seasonal-migrants') ? 2 : 1),
    lastMove: programOf(table.written)?.last,
  }));
}

function inRow(view: MarineView, card: string): string | null {
  return view.row.find((one) => one.card === card)?.card ?? null;
}

/** OPT-5. */
function isHunted(s: State, t: TileView | undefined, you: AnimalId | null): boolean {
  return dominantSpeciesMarine.config(s).options.opt5 === 'default' || cubesOf(t, you ?? '') > 0;
}

/** DSM-5.10.2, DSM-6.4.7. */
function limitOn(
  position: Position,
  view: MarineView,
  t: TileView | undefined,
  acting: AnimalId | null,
): number {
  const corner = programOf(position)?.corner;
  const kind = view.corners.find((c) => c.corner === corner)?.element;
  const controller = view.specials.find(({ element }) => element === kind)?.controller ?? null;
  const plain = BOOK_SPECIATION[t?.terrain ?? 'vent'];
  const referee = new Referee(position);
  if (controller === null || !referee.has(controller, 'ecological-niche')) return plain;
  return controller === acting ? plain + 1 : Math.max(0, plain - 1);
}

/** Disks of a kind where a question lets one be taken. */
function lying(view: MarineView, question: string, kind: ElementId): number {
  const controls = view.specials.find(({ element }) => element === kind)?.controller === view.asked?.animal;
  switch (question) {
    case 'adaptation':
    case 'abundance':
      return view.boxes[question][kind] ?? 0;
    case 'wanderlust-disk':
      return view.boxes.wanderlust[kind] ?? 0;
    case 'autotrophs-exchange':
      return view.boxes.autotrophs[kind] ?? 0;
    case 'habitat-disk':
      return controls ? (view.bag[kind] ?? 0) : 0;
    case 'habitat-uncontrolled-disk':
      return controls ? 0 : (view.bag[kind] ?? 0);
    case 'terrestrial-disk':
    case 'metamorphosis-in':
      return view.bag[kind] ?? 0;
    case 'resilience': {
      const own = view.animals.find((a) => a.animal === view.asked?.animal);
      return (view.boxes.regression[kind] ?? 0) > 0
        ? (own?.elements[kind] ?? 0) - (own?.printed[kind] ?? 0)
        : 0;
    }
    default:
      throw new Error(`the question ${question} needs a reason of its own`);
  }
}

/** What was tried comes before what was named last, or leaves too few behind. */
function expectPast(program: Program | undefined, move: Wire, facts: Stated, answers: readonly Wire[]): void {
  const place = (hex: unknown): number => NAMES.hexes.indexOf(String(hex));
  switch (move[0]) {
    case 'eliminate': {
      expect(facts.last).toBe(program?.last);
      const [, who, hex] = /^eliminate (\w+) on (\w+)$/.exec(facts.last) ?? [];
      const rank = (at: unknown, id: unknown): number =>
        place(at) * 4 + BOOK_FOOD_CHAIN.indexOf(id as AnimalId);
      expect(rank(move[1], move[2])).toBeLessThan(rank(hex, who));
      return;
    }
    case 'add':
      expect(place(move[1])).toBeLessThanOrEqual(place(facts.last));
      return;
    case 'keep-two':
      expect(facts.traits).toEqual(move.slice(1));
      return;
    case 'return':
    case 'remove': {
      const names: readonly string[] = move[0] === 'return' ? BOOK_FOOD_CHAIN : CORNER_NAMES;
      expect(facts.left).toBe(program?.left);
      expect(answers.map((wire) => wire.at(-1))).not.toContain(move.at(-1));
      expect(names).toContain(move.at(-1));
      return;
    }
    default:
      throw new Error(`${move[0]} has no order`);
  }
}
