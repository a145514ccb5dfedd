import { expect } from 'vitest';
import { EngineBug } from '../bug.ts';
import {
  type Game,
  type GameEvent,
  isRefusal,
  type Position,
  plainRefusal,
  type Refusal,
  type Seat,
} from '../game.ts';
import { legalMoves, readMove, seatsToAct } from '../moves.ts';
import { configure } from '../options.ts';
import { playOut, uniform } from '../play.ts';
import { Rng } from '../rng.ts';
import type { State } from '../state.ts';

/** Whole games and hand-written positions of a game, for tests that go by the rule book. */
export interface Box {
  /** A freshly dealt game, at its first decision. */
  newGame(
    players: number,
    given?: Readonly<Record<string, unknown>>,
    seed?: string,
    events?: GameEvent[],
  ): State;
  /** The refused field of a hand-written position, or undefined. */
  badField(position: Position): string | undefined;
  /** Why a move in words is refused; the list of legal moves has to agree. */
  refused(s: State, words: string, seat?: Seat): Refusal | undefined;
  /** Plays a game to its end by random moves; `onMove` sees every state and what led to it. */
  playRandomly(s: State, seed: string, onMove: (s: State, events: readonly GameEvent[]) => void): void;
}

export function boxOf(game: Game): Box {
  return {
    newGame(players, given = {}, seed = 'box', events) {
      const config = configure(game, players, given);
      if (isRefusal(config)) throw new EngineBug(plainRefusal(config));
      const s = game.setup(config, seed, (e) => events?.push(e));
      game.check(s);
      return s;
    },
    badField(position) {
      const s = game.readPosition({ game: game.id, ...position });
      return isRefusal(s) ? String(s.facts.field) : undefined;
    },
    refused(s, words, seat = seatsToAct(game, s)[0] ?? 0) {
      const move = readMove(game, s, words);
      if (isRefusal(move)) return move;
      const why = game.explain(s, seat, move);
      expect(legalMoves(game, s, seat).includes(move), words).toBe(why === undefined);
      return why;
    },
    playRandomly(s, seed, onMove) {
      const rng = new Rng(seed);
      const events: GameEvent[] = [];
      const told = (after: State): void => {
        onMove(after, events);
        events.length = 0;
      };
      playOut(game, s, uniform(game, rng), rng, told, (e) => events.push(e));
    },
  };
}

export function ofType(events: readonly GameEvent[], type: string): GameEvent[] {
  return events.filter((e) => e.type === type);
}

/** How many altogether. */
export function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((a, b) => a + b, 0);
}

/** Points that animals got from a source, in the order in which they got them. */
export function pointsIn(events: readonly GameEvent[], source: string): Record<string, number> {
  const out: Record<string, number> = {};
  for (const e of ofType(events, 'points')) {
    if (e.source === source) out[String(e.animal)] = (out[String(e.animal)] ?? 0) + Number(e.points);
  }
  return out;
}
