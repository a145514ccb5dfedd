import type { Game, State, Wire } from '@clade/engine';
import { type Choice, choiceOf, perform } from '../../src/games/earth/choice.ts';
import type { EarthGame } from '../../src/games/earth/game.ts';
import { pick } from '../../src/games/earth/pick.ts';
import { fill, listedSets, runOf } from '../../src/games/earth/sets.ts';
import { isWayOut } from '../../src/games/earth/spots.ts';
import type { Snapshot } from '../../src/table/table.ts';
import { TurnKeeper } from '../../src/table/turn-keeper.ts';
import { DraftTable } from './draft-table.ts';

/** The rules of a hex game, and what the page knows of it. */
export interface Played {
  readonly game: Game;
  readonly page: EarthGame;
}

/** Somebody at the table whose presses are carried out one after the other. */
export class Hand {
  readonly played: Played;
  readonly table: DraftTable;
  readonly keeper: TurnKeeper;
  /** Before the draft. */
  readonly state: State;
  readonly seat: number;
  readonly #before: Snapshot;

  constructor(played: Played, state: State, seat: number, before: Snapshot) {
    const { game } = played;
    this.played = played;
    this.state = game.clone(state);
    this.seat = seat;
    this.#before = before;
    this.table = new DraftTable(game, game.clone(state), seat, before);
    this.keeper = new TurnKeeper(this.table);
    this.keeper.subscribe(() => undefined);
  }

  /** The same question once more. */
  afresh(): Hand {
    return new Hand(this.played, this.state, this.seat, this.#before);
  }

  /** What is in the draft and what waits. */
  get made(): readonly Wire[] {
    const { waiting } = this.keeper.turn();
    return [...this.snapshot.draft.moves, ...(waiting ? [waiting] : [])];
  }

  get snapshot(): Snapshot {
    return this.table.snapshot();
  }

  get choice(): Choice {
    return choiceOf(this.snapshot, this.keeper.turn(), this.played.page);
  }

  /** Answers to the present question that say something. */
  get answers(): Wire[] {
    return this.choice.legal.map(({ move }) => move).filter((move) => !isWayOut(move));
  }

  async pick(id: string): Promise<void> {
    pick(id, this.snapshot, this.keeper.turn(), this.choice, this.played.page);
    await this.keeper.settled();
  }

  async play(move: Wire): Promise<void> {
    perform({ act: 'play', move }, this.snapshot, this.keeper.turn(), this.choice, this.played.page);
    await this.keeper.settled();
  }

  /** Chooses a move in the list of moves in words. */
  async choose(move: Wire): Promise<void> {
    listedSets(this.played.page)(this.snapshot, this.keeper.turn()).play(move);
    await this.keeper.settled();
  }

  /** What the board does when a question about counts comes up. */
  async fillIn(): Promise<void> {
    const turn = this.keeper.turn();
    const { start } = runOf(this.snapshot, turn);
    const { page } = this.played;
    turn.rewrite(this.snapshot.draft.moves.length, fill(page, this.choice.kind ?? '', start, new Map()));
    await this.keeper.settled();
  }

  async undo(): Promise<void> {
    this.keeper.turn().undo();
    await this.keeper.settled();
  }
}
