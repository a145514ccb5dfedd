import type { Game, Move, Seat, State } from '@clade/engine';
import { Problem } from '../problem.ts';
import { Overtaken } from './writer.ts';

/** For whom a bot thinks. */
export interface Asker {
  readonly host: string;
  readonly table: string;
  /** Does a person play there at the moment? */
  readonly people: boolean;
}

/** What a bot is asked. */
export interface BotQuestion {
  readonly from: Asker;
  readonly game: Game;
  readonly state: State;
  readonly seat: Seat;
  readonly bot: string;
  /** Makes the bot's choices repeatable; derived from the table's secret. */
  readonly seed: string;
  /** False when the answer would come to nothing: the game has moved on or is over, or the person is back. */
  wanted(): boolean;
  /** Of advice: moves of the person's own, to be held against the bot's. */
  readonly mine?: readonly Move[];
}

/** What a table lets its bots do. */
export interface ThinkersTable {
  readonly alive: boolean;
  /** Seats at which a bot is to act, with its name. */
  waiting(): readonly { readonly seat: Seat; readonly bot: string }[];
  /** What the bot of a seat has to decide now; undefined when everything has been said and only has to count. */
  question(seat: Seat, bot: string): { readonly asked: BotQuestion | undefined; readonly at: AskedMoment };
  /** Plays for the seat, unless the game has moved on since. */
  answer(seat: Seat, at: AskedMoment, move: Move): Promise<void>;
  /** Lets what the seat has said count. */
  conclude(seat: Seat, at: AskedMoment): Promise<void>;
}

/** What a bot was asked about: a number of the log, and how many moves of its own stood behind it. */
export interface AskedMoment {
  readonly n: number;
  readonly drafted: number;
}

/** A bot whose answers fail so often in a row is left alone until somebody does something at the table. */
const MOST_FAILURES = 5;

/** The bots of one table: each seat thinks about one question at a time, and is refused when the game has moved on. */
export class Thinkers {
  readonly #table: ThinkersTable;
  readonly #think: (question: BotQuestion) => Promise<Move | undefined>;
  readonly #alarm: (error: unknown) => void;
  readonly #thinking = new Set<Seat>();
  #rounds = 0;
  /** Answers in a row that led to nothing. */
  #failures = 0;

  constructor(
    table: ThinkersTable,
    think: (question: BotQuestion) => Promise<Move | undefined>,
    alarm: (error: unknown) => void,
  ) {
    this.#table = table;
    this.#think = think;
    this.#alarm = alarm;
  }

  get busy(): boolean {
    return this.#thinking.size > 0 || this.#rounds > 0;
  }

  /** Lets those who are to act think; called after everything that may have made it their turn. */
  wake(): void {
    for (const { seat, bot } of this.#table.waiting()) {
      if (this.#thinking.has(seat)) continue;
      this.#thinking.add(seat);
      void this.#turn(seat, bot);
    }
  }

  /**
   * Those who are to act answer once; what they answer may make it their turn again, and that is another round. Rounds
   * may overlap: who is faster counts, the other one is refused.
   */
  async round(): Promise<void> {
    this.#rounds++;
    try {
      await Promise.all(this.#table.waiting().map(({ seat, bot }) => this.#decide(seat, bot)));
    } catch (error) {
      // The game has moved on while the bot was thinking; what moved it on has asked for another round. Who was overtaken
      // does not know that, and tries again.
      if (!(error instanceof Problem) || error instanceof Overtaken) throw error;
    } finally {
      this.#rounds--;
    }
  }

  async #decide(seat: Seat, bot: string): Promise<void> {
    const { asked, at } = this.#table.question(seat, bot);
    if (asked === undefined) {
      await this.#table.conclude(seat, at);
      return;
    }
    const move = await this.#think(asked);
    if (move !== undefined) await this.#table.answer(seat, at, move);
  }

  async #turn(seat: Seat, bot: string): Promise<void> {
    try {
      await this.#decide(seat, bot);
      this.#failures = 0;
    } catch (error) {
      // Usually the game has moved on while the bot was thinking, and it is asked again.
      this.#failures++;
      if (!(error instanceof Problem) || this.#failures === MOST_FAILURES) this.#alarm(error);
    } finally {
      this.#thinking.delete(seat);
      if (this.#table.alive && this.#failures < MOST_FAILURES) this.wake();
    }
  }
}
