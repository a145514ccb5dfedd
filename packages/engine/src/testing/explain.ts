import { expect, test } from 'vitest';
import {
  type Game,
  isRefusal,
  type Move,
  plainRefusal,
  type Refusal,
  type Seat,
  type Wire,
} from '../game.ts';
import { legalMoves, seatsToAct } from '../moves.ts';
import { configure, unattended } from '../options.ts';
import { playOut, uniform } from '../play.ts';
import { Rng } from '../rng.ts';
import type { State } from '../state.ts';

/**
 * Legality that explains itself: whatever a person tries, the reason is there exactly when the move is not legal, it
 * cites a rule of the book, its facts are true, and changing the stated fact makes that reason disappear.
 */

interface Repaired {
  readonly position: object;
  readonly seat: Seat;
  readonly move: Wire;
}

/** Positions at which a verb is an answer, as they were met: what "asked" may be changed to. */
export class AskedPositions {
  readonly #game: Game;
  readonly #by = new Map<string, { position: object; seat: Seat }>();

  constructor(game: Game) {
    this.#game = game;
  }

  learn(s: State): void {
    const game = this.#game;
    for (const seat of seatsToAct(game, s)) {
      for (const move of legalMoves(game, s, seat)) {
        const verb = String(game.toWire(move)[0]);
        if (this.#by.has(verb)) continue;
        this.#by.set(verb, { position: { ...game.writePosition(s), forced: 'ask' }, seat });
      }
    }
  }

  where(verb: string): { position: object; seat: Seat } | undefined {
    return this.#by.get(verb);
  }
}

/** Well-formed moves that a person might try: of any question, with operands at and beyond what is on the table. */
export interface Tried<Noun extends string> {
  /** The nouns behind each verb. */
  readonly verbs: Readonly<Record<string, readonly Noun[]>>;
  readonly names: Readonly<Record<Noun, readonly (string | number)[]>>;
  /** A likely name, or undefined for any name of the noun. */
  likely(s: State, noun: Noun, rng: Rng): string | number | undefined;
}

export interface Tries {
  one(s: State, seat: Seat, rng: Rng): Move;
  /** Every move with the verb that is asked for, where there are not too many. */
  all(s: State, seat: Seat): Move[];
}

const MANY = 250;

function pick<T>(items: readonly T[], rng: Rng): T {
  return items[rng.below(items.length)];
}

export function tries<Noun extends string>(game: Game, q: Tried<Noun>): Tries {
  const read = (wire: Wire): Move => {
    const move = game.fromWire(wire);
    if (isRefusal(move)) throw new Error(plainRefusal(move));
    return move;
  };
  const operand = (s: State, noun: Noun, rng: Rng): string | number =>
    q.likely(s, noun, rng) ?? pick(q.names[noun], rng);
  const any = (s: State, rng: Rng): Wire => {
    const verb = pick(Object.keys(q.verbs), rng);
    return [verb, ...q.verbs[verb].map((noun) => operand(s, noun, rng))];
  };
  /** A legal move with one of its operands spoilt, seldom all of them. */
  const nearly = (s: State, [verb, ...rest]: Wire, rng: Rng): Wire => {
    const nouns = q.verbs[verb as string] ?? [];
    const spoilt = rng.below(4) === 0 ? -1 : rng.below(Math.max(1, nouns.length));
    const operands = nouns.map((noun, i) => (spoilt < 0 || i === spoilt ? operand(s, noun, rng) : rest[i]));
    return [verb, ...operands] as Wire;
  };
  return {
    one(s, seat, rng) {
      const legal = legalMoves(game, s, seat).map((move) => game.toWire(move));
      return read(legal.length > 0 && rng.below(6) > 0 ? nearly(s, pick(legal, rng), rng) : any(s, rng));
    },
    all(s, seat) {
      const [first] = legalMoves(game, s, seat);
      if (first === undefined) return [];
      const verb = String(game.toWire(first)[0]);
      const [a, b, c] = q.verbs[verb] ?? [];
      if (a === undefined || c !== undefined) return [];
      const wires = q.names[a].flatMap((x): Wire[] =>
        b === undefined ? [[verb, x]] : q.names[b].map((y) => [verb, x, y]),
      );
      return wires.length > MANY ? [] : wires.map(read);
    },
  };
}

export interface Examined {
  readonly game: Game;
  readonly tries: Tries;
  readonly rng: Rng;
  /** Ids that the rule book defines. */
  readonly rules: ReadonlySet<string>;
  /** Holds what a reason states against the table. */
  expectTrue(s: State, seat: Seat, move: Wire, refusal: Refusal): void;
  /** Changes exactly the fact that a reason states; undefined where the table cannot be changed so. */
  repair(s: State, seat: Seat, move: Wire, refusal: Refusal, asked: AskedPositions): Repaired | undefined;
}

/** See `Examined`. */
export type Repair = Examined['repair'];

interface Tally {
  tried: number;
  repaired: number;
  legal: number;
}

/** Tries moves and keeps count of the reasons that it meets. */
class Examiner {
  readonly #q: Examined;
  readonly #asked: AskedPositions;
  readonly #tallies = new Map<string, Tally>();

  constructor(q: Examined) {
    this.#q = q;
    this.#asked = new AskedPositions(q.game);
  }

  learn(s: State): void {
    this.#asked.learn(s);
  }

  examine(s: State, seat: Seat, move: Move): void {
    const { game, rules } = this.#q;
    const legal = legalMoves(game, s, seat).includes(move);
    const why = game.explain(s, seat, move);
    const words = `${game.describe(s, move)}: ${why && plainRefusal(why)}`;
    expect(why === undefined, words).toBe(legal);
    if (!why) return;
    expect(rules, words).toContain(why.rule);
    // That the game is over has no number to it.
    if (why.code !== 'game-over') expect(Object.keys(why.facts), words).not.toEqual([]);
    const wire = game.toWire(move);
    try {
      this.#q.expectTrue(s, seat, wire, why);
    } catch (error) {
      throw new Error(`${words} (${JSON.stringify(why.facts)})`, { cause: error });
    }
    const tally = this.#tallies.get(why.code) ?? { tried: 0, repaired: 0, legal: 0 };
    this.#tallies.set(why.code, tally);
    tally.tried++;
    const repaired = this.#q.repair(s, seat, wire, why, this.#asked);
    if (repaired) this.#tryAgain(repaired, why, words, tally);
  }

  #tryAgain(repaired: Repaired, why: Refusal, words: string, tally: Tally): void {
    const { game } = this.#q;
    const t = game.readPosition(repaired.position);
    if (isRefusal(t)) throw new Error(`${words} The repaired position is refused: ${plainRefusal(t)}`);
    game.check(t);
    const again = game.fromWire(repaired.move);
    if (isRefusal(again)) throw new Error(plainRefusal(again));
    const now = game.explain(t, repaired.seat, again);
    if (now) expect(now.code, `${words} Then: ${plainRefusal(now)}`).not.toBe(why.code);
    tally.repaired++;
    if (!now) tally.legal++;
  }

  /** Tries of the seats that are to act, and now and then of others. */
  probe(s: State, times: number): void {
    const { game, rng } = this.#q;
    this.learn(s);
    const seats = Array.from({ length: game.config(s).players }, (_, seat) => seat);
    for (let n = 0; n < times; n++) {
      const pending = seatsToAct(game, s);
      const pool = pending.length > 0 && rng.below(20) > 0 ? pending : seats;
      const seat = pool[rng.below(pool.length)] ?? 0;
      this.examine(s, seat, this.#q.tries.one(s, seat, rng));
    }
  }

  /** Tries at a position, every answer to its question, and two short games from there on. */
  scene(scene: State, choose: (s: State, seat: Seat) => Move): void {
    const { game } = this.#q;
    for (let n = 0; n < 2; n++) {
      const s = game.clone(scene);
      for (let moves = 0; moves < 6 && game.pending(s) !== 0; moves++) {
        this.probe(s, 6);
        const [seat = 0] = seatsToAct(game, s);
        game.apply(s, seat, choose(s, seat));
      }
    }
    this.probe(scene, 20);
    for (const seat of seatsToAct(game, scene)) {
      for (const move of this.#q.tries.all(scene, seat)) this.examine(scene, seat, move);
    }
  }

  /** Exactly these reasons were met; each could mostly be repaired, and was once the only obstacle. */
  expectCodes(codes: readonly string[]): void {
    expect([...this.#tallies.keys()].sort()).toEqual(codes);
    for (const [code, { tried, repaired, legal }] of this.#tallies) {
      expect(repaired / tried, `${code} could be repaired`).toBeGreaterThan(0.5);
      // With nothing else in the way the move is legal then.
      expect(legal, `${code} was the only obstacle at least once`).toBeGreaterThan(0);
    }
  }
}

export interface Reasons extends Omit<Examined, 'rng'> {
  /** All codes that moves are refused with, ascending. */
  readonly codes: readonly string[];
  /** Moves in words that people would not hit upon by chance. */
  readonly spoken: Iterable<readonly [s: State, words: string]>;
  readonly scenes: readonly State[];
  /** Tables that together turn every switch once. */
  readonly tables: readonly (readonly [players: number, options: Readonly<Record<string, unknown>>])[];
  /** Source texts of the rules. */
  readonly sources: readonly string[];
}

/** Codes of tables and positions, which are not about moves. */
const NOT_OF_MOVES = ['animals', 'bad-position'];

/** The first string of every refusal that a source makes. */
function codesIn(source: string): string[] {
  const made = source.matchAll(/\b(?:refusal\(\s*|refuseTile\(\s*WORLD,\s*hex,\s*)'([a-z-]+)'/g);
  return [...made].map(([, code]) => code).filter((code) => !NOT_OF_MOVES.includes(code));
}

/** Every reason of a game is met, true, and goes with its fact. */
export function testReasons(q: Reasons): void {
  const { game } = q;
  test('reasons are there exactly when a move is not legal, are true, and go with their fact', () => {
    const rng = new Rng('reasons');
    const choose = uniform(game, rng);
    const examiner = new Examiner({ ...q, rng });
    for (const [s, words] of q.spoken) {
      const move = game.parse(s, words);
      if (isRefusal(move)) throw new Error(plainRefusal(move));
      examiner.examine(s, seatsToAct(game, s)[0] ?? 0, move);
    }
    for (const s of q.scenes) examiner.learn(s);
    for (const s of q.scenes) examiner.scene(s, choose);
    for (const [players, options] of q.tables) {
      const config = configure(game, players, { ...unattended(game), ...options });
      if (isRefusal(config)) throw new Error(plainRefusal(config));
      const s = game.setup(config, `reasons ${players}`);
      examiner.probe(s, 20);
      playOut(game, s, choose, rng, (after) => {
        if (rng.below(20) === 0) examiner.probe(after, 4);
      });
      examiner.probe(s, 5);
    }
    examiner.expectCodes(q.codes);
  });

  test('every reason that the sources know can be met', () => {
    const known = q.sources.flatMap(codesIn);
    expect(known.length).toBeGreaterThan(10);
    expect([...new Set(known)].filter((code) => !q.codes.includes(code)).sort()).toEqual([]);
  });
}
