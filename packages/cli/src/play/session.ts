import { askBot, type Bot } from '@clade/bots';
import {
  type Barrier,
  barrier,
  type Config,
  EngineBug,
  type Game,
  type GameEvent,
  isRefusal,
  type LoggedMove,
  legalMoves,
  logHeader,
  type Move,
  movesAfterUndo,
  plainRefusal,
  Rng,
  type Seat,
  SPECTATOR,
  type State,
  seatsToAct,
  writeLog,
} from '@clade/engine';
import type { Line } from '@clade/wording';
import type { Past } from '../entry.ts';
import { redacted } from '../story.ts';

export interface Seating {
  /** The seat of the person. */
  readonly seat: Seat;
  /** Bots at the other seats, by seat. */
  readonly bots: ReadonlyMap<Seat, Bot>;
}

/** An answer that is given again to every question of its kind until the round is over. */
interface Standing {
  readonly kind: string;
  readonly round: number;
  readonly move: Move;
}

/** One game between a person and bots, with everything that has happened in it. */
export class Session {
  readonly game: Game;
  readonly config: Config;
  readonly seed: string;
  readonly seat: Seat;
  readonly #bots: ReadonlyMap<Seat, Bot>;
  readonly #rngs: ReadonlyMap<Seat, Rng>;
  /** `#states[i]` is the state after i moves; `#events[i]` is what led to it. */
  readonly #states: State[];
  readonly #events: GameEvent[][];
  /** Lines that were made of events already: a line that stays the same is read once. */
  readonly #lines = new WeakMap<GameEvent[], Line>();
  #moves: LoggedMove[] = [];
  /** Numbers of the moves that the person has chosen, as against those that were forced. */
  #chosen: number[] = [];
  #standing: Standing | undefined;

  constructor(game: Game, config: Config, seed: string, { seat, bots }: Seating) {
    this.game = game;
    this.config = config;
    this.seed = seed;
    this.seat = seat;
    this.#bots = bots;
    this.#rngs = new Map([...bots.keys()].map((s) => [s, new Rng(`${seed}/seat ${s}`)]));
    const events: GameEvent[] = [];
    this.#states = [game.setup(config, seed, (e) => events.push(e))];
    this.#events = [events];
  }

  get state(): State {
    const s = this.#states.at(-1);
    if (s === undefined) throw new EngineBug('a session without a state');
    return s;
  }

  get moveCount(): number {
    return this.#moves.length;
  }

  get over(): boolean {
    return this.game.pending(this.state) === 0;
  }

  /** What has happened, as the person may know it. */
  get past(): Past {
    const lines = this.#states.map((_, n) => this.#line(n));
    return this.#dealt ? { lines } : { lines, start: this.game.view(this.#states[0] as State, this.seat) };
  }

  /** Answers that were given already to the question that is open: some take several. */
  get made(): number {
    const { kind } = this.game.decision(this.state, this.seat);
    let n = this.#moves.length;
    const same = (): boolean => {
      const before = this.#states[n - 1];
      if (before === undefined || this.#moves[n - 1]?.seat !== this.seat) return false;
      return this.game.decision(before, this.seat).kind === kind;
    };
    while (n > 0 && same()) n--;
    return this.#moves.length - n;
  }

  #line(n: number): Line {
    const events = this.#events[n] ?? [];
    let line = this.#lines.get(events);
    if (line === undefined) {
      line = redacted({ n, seat: this.#moves[n - 1]?.seat ?? SPECTATOR, events }, this.seat);
      this.#lines.set(events, line);
    }
    return line;
  }

  /** Does the game begin with a deal, and not with a position? */
  get #dealt(): boolean {
    return (this.#events[0] ?? []).length > 0;
  }

  /** Number of the person's last own decision, where the story since then begins; -1 before the first. */
  get lastChosen(): number {
    return (this.#chosen.at(-1) ?? 0) - 1;
  }

  /** Bots and forced choices, until the person has to choose or the game is over. */
  advance(): void {
    for (;;) {
      const seats = seatsToAct(this.game, this.state);
      if (seats.length === 0) return;
      // Where several choose at once the bots commit first, so that the person's choice can still be taken back.
      const seat = seats.find((s) => s !== this.seat) ?? this.seat;
      const move = seat === this.seat ? this.#forced() : this.#botMove(seat);
      if (move === undefined) return;
      this.#make(seat, move);
    }
  }

  /** Plays a legal move of the person; `standing` repeats it until the end of the round. */
  choose(move: Move, standing = false): void {
    this.#chosen.push(this.#moves.length + 1);
    if (standing) {
      const { kind } = this.game.decision(this.state, this.seat);
      this.#standing = { kind, round: this.#round(), move };
    }
    this.#make(this.seat, move);
  }

  /** Takes the person's last choice back; says what stands in the way otherwise. */
  undo(): Barrier | 'nothing' | undefined {
    const last = this.#chosen.at(-1);
    if (last === undefined) return 'nothing';
    const from = last - 1;
    const stop = barrier(this.game, this.#states, this.#moves, this.seat, from);
    if (stop) return stop;
    const kept = movesAfterUndo(this.#moves, this.seat, from).slice(from);
    this.#moves = this.#moves.slice(0, from);
    this.#states.length = from + 1;
    this.#events.length = from + 1;
    this.#chosen.pop();
    this.#standing = undefined;
    for (const { seat, move } of kept) {
      const again = this.game.fromWire(move);
      if (isRefusal(again)) throw new EngineBug(plainRefusal(again));
      this.#make(seat, again);
    }
    return undefined;
  }

  /** The game so far in the format of docs/log-format.md. */
  log(seats: readonly string[]): string {
    const header = logHeader(this.game, this.config, seats, this.seed);
    return writeLog({ header, moves: this.#moves });
  }

  #round(): number {
    return Number((this.game.view(this.state, SPECTATOR) as { round?: number }).round ?? 0);
  }

  #forced(): Move | undefined {
    const legal = legalMoves(this.game, this.state, this.seat);
    if (legal.length === 1) return legal[0];
    const standing = this.#standing;
    if (standing === undefined) return undefined;
    if (this.#round() !== standing.round) this.#standing = undefined;
    else if (
      this.game.decision(this.state, this.seat).kind === standing.kind &&
      legal.includes(standing.move)
    ) {
      return standing.move;
    }
    return undefined;
  }

  #botMove(seat: Seat): Move {
    const bot = this.#bots.get(seat);
    const rng = this.#rngs.get(seat);
    if (bot === undefined || rng === undefined) throw new EngineBug(`nobody sits at seat ${seat}`);
    return askBot(this.game, this.state, seat, bot, rng);
  }

  #make(seat: Seat, move: Move): void {
    const s = this.game.clone(this.state);
    const events: GameEvent[] = [];
    this.game.apply(s, seat, move, (e) => events.push(e));
    this.#states.push(s);
    this.#events.push(events);
    this.#moves.push({
      n: this.#moves.length + 1,
      seat,
      move: this.game.toWire(move),
      hash: this.game.hash(s),
    });
  }
}
