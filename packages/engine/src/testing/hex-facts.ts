import { expect } from 'vitest';
import type { Game, Position, Refusal, Seat, Wire } from '../game.ts';
import { legalMoves } from '../moves.ts';
import type { Rng } from '../rng.ts';
import type { State } from '../state.ts';

/** The facts that reasons of both hex games state, by name; each reason has some of them. */
export interface HexFacts {
  readonly animal: string;
  readonly element: string;
  readonly corner: string;
  readonly hex: string;
  readonly asked: string;
  readonly from: string;
  readonly to: string;
  readonly last: string;
  readonly terrain: string;
  readonly stack: number;
  readonly count: number;
  readonly limit: number;
  readonly cubes: number;
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
  readonly askedAnimal: string;
  readonly askedHex: string;
  readonly tried: string;
  readonly player: number;
  readonly players: number;
  readonly seat: number;
  readonly waitingFor: readonly number[];
}

/** The map of the book by the names of moves and facts. */
export interface HexNames {
  /** In the order of the map. */
  readonly hexes: readonly string[];
  besides(hex: string): readonly string[];
  cornersOf(hex: string): readonly string[];
  hexesOf(corner: string): readonly string[];
  distance(a: string, b: string): number;
}

/** The nouns behind the verbs that both games have, and behind the ways out of a question. */
export const HEX_VERBS = {
  take: ['kind'],
  put: ['corner'],
  remove: ['corner'],
  speciate: ['corner'],
  add: ['hex', 'count'],
  stack: ['stack'],
  lay: ['hex'],
  bring: ['hex', 'count'],
  move: ['hex', 'hex'],
  eliminate: ['hex', 'animal'],
  score: ['hex'],
  card: ['card'],
  place: ['space'],
  skip: [],
  stop: [],
  forgo: [],
} as const;

/** Names that a person would likely say: corners and hexes are mostly of Earth or right beside it. */
export function likelyHexes(
  game: Game,
  names: HexNames,
): (s: State, noun: string, rng: Rng) => string | undefined {
  return (s, noun, rng) => {
    const earth = (game.view(s, 0) as HexView).tiles.map((t) => t.hex);
    const pick = (all: readonly string[]): string => all[rng.below(all.length)];
    if (earth.length === 0) return undefined;
    if (noun === 'corner' && rng.below(4) > 0) return pick(names.cornersOf(pick(earth)));
    if (noun !== 'hex' || rng.below(6) === 0) return undefined;
    const hex = pick(earth);
    return rng.below(4) === 0 ? pick(names.besides(hex)) : hex;
  };
}

/** What views of hex games have in common. */
interface HexView {
  readonly phase: string;
  readonly tiles: readonly HexTile[];
  readonly corners: readonly { readonly corner: string; readonly element: string }[];
  readonly animals: readonly { readonly animal: string; readonly pool: number }[];
  readonly stacks: readonly { readonly top: string | null }[];
  readonly asked: { readonly animal: string | null } | null;
}
interface HexTile {
  readonly hex: string;
  readonly terrain: string;
  readonly cubes: Readonly<Record<string, number | undefined>>;
}

/** And what their written positions have. */
interface HexWritten {
  readonly arrived?: Readonly<Record<string, number>>;
  readonly animals?: Readonly<Record<string, { readonly seat: Seat }>>;
}

/** A table as a person sees it who was refused a move. */
export class SeenTable<View extends HexView = HexView> {
  readonly view: View;
  readonly facts: HexFacts;
  readonly names: HexNames;
  readonly #game: Game<View>;
  readonly #s: State;
  readonly #seat: Seat;
  #written: Position | undefined;

  constructor(game: Game<View>, s: State, seat: Seat, refusal: Refusal, names: HexNames) {
    this.view = game.view(s, seat);
    this.facts = refusal.facts as unknown as HexFacts;
    this.names = names;
    this.#game = game;
    this.#s = s;
    this.#seat = seat;
  }

  /** The position as it is written down: the marks that no view shows. */
  get written(): Position {
    this.#written ??= this.#game.writePosition(this.#s);
    return this.#written;
  }

  /** Kind of the question. */
  get kind(): string {
    return this.#game.decision(this.#s, this.#seat).kind;
  }

  says(name: string): boolean {
    return name in this.facts;
  }

  tile(hex: string): HexTile | undefined {
    return this.view.tiles.find((t) => t.hex === hex);
  }

  disk(corner: string): string | undefined {
    return this.view.corners.find((c) => c.corner === corner)?.element;
  }

  cubes(hex: string, animal: string): number {
    return this.tile(hex)?.cubes[animal] ?? 0;
  }

  /** What would be answers to the question. */
  answers(): Wire[] {
    return legalMoves(this.#game, this.#s, this.#seat).map((move) => this.#game.toWire(move));
  }
}

/** What only the game knows. */
export interface HexLore {
  /** The tile that all cubes leave in Mass Exodus. */
  emptied: string | null | undefined;
  /** How far an animal migrates. */
  reach(animal: string): number;
  /** The last cube that was moved in a migration, in words. */
  lastMove: string | null | undefined;
}

/** Holds the facts of a reason that both games know against the table. */
export function expectHexFacts(
  t: SeenTable,
  seat: Seat,
  move: Wire,
  { code }: Refusal,
  lore: () => HexLore,
): void {
  const { facts, names, view } = t;
  switch (code) {
    case 'taken-corner':
      expect(t.disk(facts.corner)).toBe(facts.element);
      return;
    case 'not-on-earth':
      expect([facts.tiles, names.hexesOf(facts.corner).filter((hex) => t.tile(hex))]).toEqual([0, []]);
      return;
    case 'other-tile':
      if (t.says('corner')) {
        expect(names.cornersOf(facts.hex)).not.toContain(facts.corner);
        return;
      }
      expect(facts.hex).not.toBe(facts.asked);
      expect(new Set(t.answers().map((wire) => wire[1]))).toEqual(new Set([facts.asked]));
      return;
    case 'no-disk':
      expect(t.disk(facts.corner)).toBeUndefined();
      return;
    case 'pool':
      expect(facts.pool).toBe(view.animals.find((a) => a.animal === facts.animal)?.pool);
      expect(facts.count).toBeGreaterThan(facts.pool);
      return;
    case 'too-few': {
      const from = move[0] === 'bring' ? facts.hex : (lore().emptied ?? '');
      expect(facts.cubes).toBe(t.cubes(from, facts.animal));
      expect(facts.count).toBeGreaterThan(facts.cubes);
      return;
    }
    case 'no-tile':
      expect(t.tile(facts.hex ?? facts.to)).toBeUndefined();
      return;
    case 'one-cube':
      expect([facts.limit, facts.count === 1]).toEqual([1, false]);
      return;
    case 'own-cube':
      expect(facts.animal).toBe(view.asked?.animal);
      return;
    case 'no-cubes':
      expect([facts.cubes, t.cubes(facts.hex ?? facts.from, facts.animal)]).toEqual([0, 0]);
      return;
    case 'other-terrain':
      expect(facts.terrain).toBe(t.tile(facts.hex)?.terrain);
      expect(facts.terrain).not.toBe(facts.asked);
      for (const [verb, hex] of t.answers())
        if (verb === 'eliminate' || verb === 'score') expect(t.tile(String(hex))?.terrain).toBe(facts.asked);
      return;
    case 'no-face-up-tile':
      expect(view.stacks[facts.stack - 1]?.top).toBeNull();
      return;
    case 'taken-hex':
      expect(t.tile(facts.hex)).toBeDefined();
      return;
    case 'not-beside-earth':
      expect([facts.beside, names.besides(facts.hex).filter((hex) => t.tile(hex))]).toEqual([0, []]);
      return;
    case 'no-vacant-corner':
      expect([
        facts.vacant,
        names.cornersOf(facts.hex).filter((corner) => t.disk(corner) === undefined),
      ]).toEqual([0, []]);
      return;
    case 'arrived': {
      const cubes = t.cubes(facts.from, facts.animal);
      const { arrived } = t.written as HexWritten;
      expect([facts.cubes, facts.arrived, arrived?.[facts.from]]).toEqual([cubes, cubes, cubes]);
      return;
    }
    case 'received':
      expect((t.written as HexWritten).arrived?.[facts.hex]).toBe(1);
      return;
    case 'too-far':
      expect([facts.distance, facts.reach]).toEqual([
        names.distance(facts.from, facts.to),
        lore().reach(facts.animal),
      ]);
      expect(facts.distance).toBeGreaterThan(facts.reach);
      return;
    case 'same-tile':
      expect([facts.from, facts.to]).toEqual([move[1], move[1]]);
      return;
    case 'no-way': {
      expect([lore().reach(facts.animal), names.distance(facts.from, facts.to)]).toEqual([2, 2]);
      const between = names.besides(facts.from).filter((hex) => names.besides(facts.to).includes(hex));
      expect(between.filter((hex) => t.tile(hex))).toEqual([]);
      return;
    }
    case 'order':
      expectEarlierMove(t, move, lore().lastMove);
      return;
    case 'other-question':
      expect([facts.animal, facts.hex]).toEqual(move.slice(1, 3));
      expect([facts.animal, facts.hex]).not.toEqual([facts.askedAnimal, facts.askedHex]);
      for (const wire of t.answers()) expect(wire.slice(1, 3)).toEqual([facts.askedAnimal, facts.askedHex]);
      return;
    case 'all-leave':
      expect(facts.count).toBe(move[3]);
      expect(facts.cubes).toBe(t.cubes(lore().emptied ?? '', facts.animal));
      expect(facts.count).toBeLessThan(facts.cubes);
      return;
    case 'animal-taken':
      expect((t.written as unknown as HexWritten).animals?.[facts.animal]?.seat).toBe(facts.player - 1);
      return;
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
      throw new Error(`nothing is known about the reason ${code}`);
  }
}

/** The cube that was tried comes before the one that was moved last, by column and row of where from, then where to. */
function expectEarlierMove({ facts, names }: SeenTable, move: Wire, last: string | null | undefined): void {
  expect([move[0], facts.last]).toEqual(['move', last]);
  const place = (hex: unknown): number => names.hexes.indexOf(String(hex));
  const [, from, to] = /^move a cube from (\w+) to (\w+)$/.exec(facts.last) ?? [];
  const [a = 0, b = 0] = move.slice(1).map(place);
  expect(a - place(from) || b - place(to)).toBeLessThan(0);
}
