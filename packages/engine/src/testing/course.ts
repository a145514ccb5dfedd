import { EngineBug } from '../bug.ts';
import { type Game, isRefusal, type Move, plainRefusal, type Seat } from '../game.ts';
import type { LoggedMove } from '../log.ts';
import { applyChecked, readMove } from '../moves.ts';
import type { State } from '../state.ts';
import { type Barrier, barrier } from '../undo.ts';

/** A game in progress with all its earlier states, for tests of undo. */
export class PlayedCourse {
  readonly game: Game;
  readonly states: State[];
  readonly moves: LoggedMove[] = [];

  constructor(game: Game, start: State) {
    this.game = game;
    this.states = [start];
  }

  get now(): State {
    return this.states[this.states.length - 1];
  }

  make(seat: Seat, move: Move): this {
    const { game } = this;
    const s = game.clone(this.now);
    const refused = applyChecked(game, s, seat, move);
    if (refused) throw new EngineBug(`refused: ${plainRefusal(refused)}`);
    this.states.push(s);
    this.moves.push({ n: this.moves.length + 1, seat, move: game.toWire(move), hash: game.hash(s) });
    return this;
  }

  play(seat: Seat, words: string): this {
    const move = readMove(this.game, this.now, words);
    if (isRefusal(move)) throw new EngineBug(`not a move: ${plainRefusal(move)}`);
    return this.make(seat, move);
  }

  back(seat: Seat, from: number): Barrier | undefined {
    return barrier(this.game, this.states, this.moves, seat, from);
  }
}
