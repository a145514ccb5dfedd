import {
  A,
  B,
  effect,
  explainBy,
  type GameEvent,
  isRefusal,
  type Move,
  MoveList,
  plainRefusal,
  playedBy,
  push,
  type Refusal,
  type State,
  type Step,
  top,
  type Vocabulary,
} from '@clade/engine';
import fc from 'fast-check';
import { expect } from 'vitest';
import {
  ANIMALS,
  BAG,
  CORNERS,
  CUBES,
  DISK,
  EARTH_END,
  earthVocabulary,
  GRID,
  gainElement,
  HEX_CORNERS,
  HEXES,
  KINDS,
  LEVEL,
  layTile,
  nounsOf,
  OWN_VERBS,
  OWNER,
  POOL,
  placeCubes,
  placeDisk,
  printedMap,
  TILE,
  type World,
} from '../src/index.ts';

/** A game of its own on the whole grid, to test what both hex games share without either of them. */
const MAP = printedMap(GRID.hexes);
const animals = ['cats', 'dogs', 'fish', 'frogs', 'bees', 'ants'];
export const kinds = ['bone', 'leaf', 'moss', 'nut', 'rain', 'salt'];
const nouns = nounsOf(MAP, { kinds, animals, cards: ['flood', 'storm'], spaces: ['left', 'right'] });
const PLACE_NAMES = ['nest', 'den'];
export const SEND = OWN_VERBS;
export const TILE_CHOICE = OWN_VERBS + 1;
export const SPARE = OWN_VERBS + 2;
export const LOSE = OWN_VERBS + 3;
export const words: Vocabulary = earthVocabulary('Test Earth', 'TST-0', nouns, [
  {
    verb: 'send',
    words: 'send {2} {0} to {1}',
    doing: 'send cubes',
    nouns: [nouns.animal, nouns.hex, nouns.count],
  },
  { verb: 'tile', words: 'choose tile {0}', doing: 'choose a tile', nouns: [nouns.hex] },
  { verb: 'spare', words: 'spare {0}', doing: 'spare a cube', nouns: [nouns.animal] },
  {
    verb: 'lose',
    words: 'lose {0} of the {1}',
    doing: 'lose a disk',
    nouns: [nouns.kind, { article: 'a place', names: PLACE_NAMES }],
  },
]);

/** What the test world keeps of each hex by `refresh`: it follows from cubes and levels. */
const KEPT = EARTH_END;

/** Different for any two things that `refresh` must notice. */
export function digest(s: State, hex: number): number {
  let sum = 0;
  for (let a = 0; a < ANIMALS; a++) {
    const cubes = at(s, CUBES + hex * ANIMALS + a);
    if (cubes > 0) sum = sum * 31 + 1 + a + 7 * cubes + 101 * at(s, LEVEL + hex * ANIMALS + a);
  }
  return sum | 0;
}

export function kept(s: State, hex: number): number {
  return at(s, KEPT + hex);
}

export const world: World = {
  words,
  map: MAP,
  animals,
  kinds,
  terrains: ['lake', 'hill', 'heath', 'ice', 'dune', 'bog', 'cliff', 'snow'],
  sources: ['start', 'other'],
  boxes: ['shelf', 'crate', 'ditch', 'pit', 'attic', 'yard'],
  cornerRules: { onEarth: 'TST-20', vacant: 'TST-21' },
  refresh(s, hex) {
    s[KEPT + hex] = digest(s, hex);
  },
  forgone(_s, _f, rule, emit) {
    emit({ type: 'forgone', rule });
  },
};

export const at = (s: State, i: number): number => s[i] as number;
export const hexOf = (name: string): number => MAP.hexNames.indexOf(name);
export const cornerOf = (name: string): number => MAP.cornerNames.indexOf(name);
export const cubes = (s: State, hex: number, animal: number): number => at(s, CUBES + hex * ANIMALS + animal);
export const isTileAt = (s: State, hex: number): boolean => at(s, TILE + hex) !== 0;

/** Neighbours by coordinates, without the tables under test. */
export function beside(a: number, b: number): boolean {
  const [p, q] = [GRID.hexes[a]!, GRID.hexes[b]!];
  const [dq, dr] = [p.q - q.q, p.r - q.r];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) === 1;
}

/** Twenty disks of each kind in the bag, thirty cubes in each pool, animal i at seat i. */
export function emptyEarth(): State {
  const s = new Int32Array(EARTH_END + HEXES);
  for (let k = 0; k < KINDS; k++) s[BAG + k] = 20;
  for (let a = 0; a < ANIMALS; a++) {
    s[POOL + a] = 30;
    s[OWNER + a] = a;
  }
  return s;
}

export interface Sketch {
  /** Terrain by name of a hex. */
  readonly tiles?: Readonly<Record<string, number>>;
  /** Kind by name of a corner. */
  readonly disks?: Readonly<Record<string, number>>;
  /** Cubes by name of a hex, then by animal. */
  readonly cubes?: Readonly<Record<string, Readonly<Record<number, number>>>>;
}

export function earthOf(sketch: Sketch): State {
  const s = emptyEarth();
  for (const [name, terrain] of Object.entries(sketch.tiles ?? {}))
    layTile(world, s, hexOf(name), terrain, 'TST-1', undefined);
  for (const [name, kind] of Object.entries(sketch.disks ?? {})) putFromBag(s, cornerOf(name), kind);
  for (const [name, counts] of Object.entries(sketch.cubes ?? {})) {
    for (const [animal, count] of Object.entries(counts))
      placeCubes(world, s, hexOf(name), Number(animal), count, 'TST-1', undefined);
  }
  return s;
}

export function putFromBag(s: State, corner: number, kind: number): void {
  s[BAG + kind]!--;
  placeDisk(world, s, corner, kind, 'TST-1', undefined);
}

/** A connected Earth with disks, elements and cubes anywhere the rules allow them. */
export const anyEarth: fc.Arbitrary<State> = fc
  .record({
    grow: fc.array(fc.nat(1000), { minLength: 3, maxLength: 24 }),
    terrains: fc.array(fc.nat(3), { minLength: 40, maxLength: 40 }),
    disks: fc.array(fc.tuple(fc.nat(1000), fc.nat(KINDS - 1)), { maxLength: 40 }),
    elements: fc.array(fc.tuple(fc.nat(ANIMALS - 1), fc.nat(KINDS - 1)), { maxLength: 14 }),
    crowds: fc.array(fc.tuple(fc.nat(1000), fc.nat(ANIMALS - 1), fc.integer({ min: 1, max: 4 })), {
      maxLength: 30,
    }),
    pools: fc.array(fc.nat(6), { minLength: ANIMALS, maxLength: ANIMALS }),
  })
  .map(({ grow, terrains, disks, elements, crowds, pools }) => {
    const s = emptyEarth();
    const tiles: number[] = [];
    for (const [i, n] of grow.entries()) {
      const free = Array.from({ length: HEXES }, (_, h) => h).filter(
        (h) => !tiles.includes(h) && (tiles.length === 0 || tiles.some((t) => beside(t, h))),
      );
      const hex = free[n % free.length]!;
      tiles.push(hex);
      layTile(world, s, hex, terrains[i]!, 'TST-1', undefined);
    }
    for (const [animal, kind] of elements) gainElement(world, s, animal, kind, 'TST-1', undefined);
    for (const [n, kind] of disks) {
      const hex = tiles[n % tiles.length]!;
      const corner = HEX_CORNERS[hex * 6 + (n % 6)]!;
      if (diskAt(s, corner) < 0) putFromBag(s, corner, kind);
    }
    for (const [n, animal, count] of crowds) {
      if (at(s, POOL + animal) >= count)
        placeCubes(world, s, tiles[n % tiles.length]!, animal, count, 'TST-1', undefined);
    }
    for (const [a, pool] of pools.entries()) s[POOL + a] = pool;
    return s;
  });

/** Kind on a corner; -1 without a disk. */
export function diskAt(s: State, corner: number): number {
  return at(s, DISK + corner) - 1;
}

/** An effect of some steps on an Earth, at its first question. */
export class Asked {
  readonly s: State;
  readonly events: GameEvent[] = [];
  readonly #ops;
  readonly #game;

  constructor(s: State, steps: readonly Step[], registers: { a?: number; c?: number; d?: number } = {}) {
    this.s = s;
    this.#ops = [effect(world, 'test', 'test', steps)];
    this.#game = playedBy(this.#ops);
    const { a = 0, c = 0, d = 0 } = registers;
    push(s, 0, at(s, OWNER + a), a, 0, c, d);
    this.#game.proceed(s, (event) => this.events.push(event));
  }

  get over(): boolean {
    return this.#game.pending(this.s) === 0;
  }

  get seat(): number {
    return 31 - Math.clz32(this.#game.pending(this.s));
  }

  get step(): number {
    return at(this.s, top(this.s) + B);
  }

  get animal(): number {
    return at(this.s, top(this.s) + A);
  }

  get moves(): Move[] {
    const list = new MoveList();
    this.#game.legalMoves(this.s, this.seat, list);
    return list.toArray();
  }

  get legal(): string[] {
    return this.moves.map((move) => words.describe(move));
  }

  decision() {
    return this.#game.decision(this.s, this.seat);
  }

  why(move: Move | string): Refusal | undefined {
    return explainBy(this.#ops, this.s, this.seat, typeof move === 'number' ? move : read(move));
  }

  make(...all: (Move | string)[]): this {
    for (const one of all) {
      const move = typeof one === 'number' ? one : read(one);
      expect(this.moves).toContain(move);
      this.#game.apply(this.s, this.seat, move, (event) => this.events.push(event));
    }
    return this;
  }

  /** The list ascends, and of all these moves exactly those in it are not refused. */
  expectHonest(all: readonly Move[]): void {
    const { moves } = this;
    expect(moves).toEqual([...new Set(moves)].sort((x, y) => x - y));
    for (const move of all) {
      const refused = this.why(move);
      if (moves.includes(move)) expect(refused).toBeUndefined();
      else expect(refused, words.describe(move)).toMatchObject({ code: expect.stringMatching(/./) });
    }
  }
}

function read(text: string): Move {
  const move = words.parse(text);
  if (isRefusal(move)) throw new Error(plainRefusal(move));
  return move;
}

/** Numbers from 0. */
export const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
export const ALL_HEXES = upTo(HEXES);
export const ALL_CORNERS = upTo(CORNERS);
