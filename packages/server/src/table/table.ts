import {
  type Config,
  configure,
  type Game,
  type GameEvent,
  isPending,
  isRefusal,
  legalMoves,
  type Move,
  type Refusal,
  readMove,
  type Seat,
  SPECTATOR,
  type State,
  seatsOf,
  type Wire,
} from '@clade/engine';
import { commitment, newId } from '../ids.ts';
import { conflict, forbidden, Problem, refusedBy } from '../problem.ts';
import type { Change, Draft, Entry, Loaded, Notice, Secret, Storage } from '../storage/storage.ts';
import { Conflict } from '../storage/storage.ts';
import { BrokenLog, TABLE_SEAT, tableMove } from './chain.ts';
import { Drafted } from './draft.ts';
import { History, type Told } from './history.ts';
import {
  botOf,
  endedBy,
  type SeatRecord,
  seatOfUser,
  type TableRecord,
  type Vote,
  withSeat,
} from './record.ts';
import {
  joined,
  left,
  offered,
  ownSeat,
  refuseConceded,
  stoodIn,
  voted,
  voteRefused,
  withoutVote,
} from './seating.ts';
import { publicTable, type Recheck, type TableView } from './shown.ts';

/** What a table needs from its surroundings. */
export interface TableDeps {
  readonly storage: Storage;
  now(): number;
  /** Tells the clients; only called when what it tells is on disk. */
  publish(table: Table, notices: readonly Notice[], draftOf?: Seat): void;
  /** Asks a bot; answers with a legal move. */
  think(question: BotQuestion): Promise<Move>;
  /** Something that must not happen; the table stays as it was. */
  alarm(error: unknown, table: string): void;
}

export interface BotQuestion {
  readonly game: Game;
  readonly state: State;
  readonly seat: Seat;
  readonly bot: string;
  /** Makes the bot's choices repeatable; derived from the table's secret. */
  readonly seed: string;
}

/** What lines bring with them besides the state they lead to. */
interface Appending {
  readonly events?: readonly (readonly GameEvent[])[];
  readonly once?: Once;
  /** Drafts that stand on the same state before and after: the lines have not changed it. */
  keeps?(seat: Seat): boolean;
}

/** A request that may come twice: its key, and whose it is. */
export interface Once {
  readonly user: string;
  readonly key: string;
}

/** Views kept as text until the table changes. */
const MOST_TEXTS = 8;

/**
 * One writer for one game: everything that changes it goes through `#serial`, one after the other. A change is computed
 * first, then written, and only when it is on disk it becomes the present and is told to anybody.
 */
export class Table {
  readonly #deps: TableDeps;
  readonly #game: Game;
  readonly #secret: Secret;
  #record: TableRecord;
  #version: number;
  readonly #history: History;
  #state: State | undefined;
  readonly #drafts = new Map<Seat, Drafted>();
  /** Views as text, by person, of one version of the table. */
  #texts = { version: -1, of: new Map<string | undefined, string>() };
  #tail: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  readonly #thinking = new Set<Seat>();
  /** Answers of bots in a row that led to nothing. */
  #botFailures = 0;
  /** False after a conflict: somebody else has written, and the table must be opened anew. */
  alive = true;

  constructor(deps: TableDeps, game: Game, loaded: Loaded) {
    this.#deps = deps;
    this.#game = game;
    this.#record = loaded.table;
    this.#version = loaded.version;
    this.#secret = loaded.secret;
    this.#history = new History(game, () => this.#deal(), loaded.entries);
  }

  /** Opens a table from the store; snapshots only save time. */
  static async open(deps: TableDeps, game: Game, loaded: Loaded): Promise<Table> {
    const table = new Table(deps, game, loaded);
    if (loaded.table.startedAt === undefined && !loaded.table.imported) return table;
    const cached = await deps.storage.snapshot(loaded.table.id);
    table.#state = table.#history.stateAfter(loaded.entries.length, cached);
    for (const draft of loaded.drafts) table.#restore(draft);
    return table;
  }

  get record(): TableRecord {
    return this.#record;
  }

  get id(): string {
    return this.#record.id;
  }

  #serial<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const next = this.#tail.then(work, work).finally(() => {
      this.#waiting--;
    });
    this.#tail = next.catch(() => undefined);
    return next;
  }

  /** The same, for a request that may be repeated: the second time nothing happens. */
  #once(once: Once | undefined, work: () => Promise<void>): Promise<void> {
    return this.#serial(async () => {
      if (once && (await this.#deps.storage.answered(once.user, once.key))) return;
      await work();
    });
  }

  /** Resolves when nothing is left to be done. */
  async idle(): Promise<void> {
    while (this.#waiting > 0) await this.#tail;
  }

  #deal(): State {
    const { players, options } = this.#record;
    const config = configure(this.#game, players, options) as Config;
    return this.#game.setup(config, this.#secret.seed);
  }

  #restore(draft: Draft): void {
    if (draft.base !== this.#record.n || this.#state === undefined) return;
    const drafted = new Drafted(this.#game, draft.seat, this.#state);
    if (drafted.restore(draft.moves, draft.confirmed)) this.#drafts.set(draft.seat, drafted);
  }

  /** Writes a change and makes it the present. */
  async #write(
    record: TableRecord,
    more: Omit<Change, 'table' | 'basedOn'>,
    then?: () => void,
    draftOf?: Seat,
  ): Promise<readonly Notice[]> {
    try {
      const { notices } = await this.#deps.storage.write({ table: record, basedOn: this.#version, ...more });
      this.#version++;
      this.#record = record;
      then?.();
      this.#deps.publish(this, notices, draftOf);
      return notices;
    } catch (error) {
      if (error instanceof Conflict) {
        this.alive = false;
        throw conflict('conflict', 'The table has changed in the meantime; ask for it again.');
      }
      throw error;
    }
  }

  #changed(record: TableRecord, more: Omit<Change, 'table' | 'basedOn'> = {}): Promise<readonly Notice[]> {
    return this.#write(record, {
      ...more,
      seats: true,
      notices: [{ table: record.id, kind: 'table', from: record.n, n: record.n }],
    });
  }

  // People and seats

  join(user: { id: string; name: string }, invite: string | undefined): Promise<void> {
    return this.#seat(() => joined(this.#record, user, invite));
  }

  leave(user: string): Promise<void> {
    return this.#seat(() => left(this.#record, user));
  }

  /** Makes a link with which somebody else can take the seat. */
  async handOver(user: string): Promise<string> {
    const invite = newId();
    await this.#seat(() => offered(this.#record, user, invite));
    return invite;
  }

  /** A bot plays for the person until the person comes back. */
  standIn(user: string, seat: Seat, bot: string | undefined): Promise<void> {
    return this.#seat(() => stoodIn(this.#record, user, seat, bot));
  }

  /** Writes another seating; it may have made it a bot's turn. */
  #seat(next: () => TableRecord): Promise<void> {
    return this.#serial(async () => {
      await this.#changed(next());
      this.#wake();
    });
  }

  start(user: string): Promise<void> {
    return this.#serial(async () => {
      const record = this.#record;
      if (record.status !== 'open') throw conflict('started', 'The game has begun already.');
      if (record.host !== user) throw forbidden('Only the host can start the game.');
      if (record.seats.some((seat) => seat.kind === 'open' || seat.kind === 'link')) {
        throw conflict('empty-seat', 'Every seat needs a person or a bot before the game can start.');
      }
      const state = this.#deal();
      await this.#write(
        {
          ...record,
          status: 'playing',
          startedAt: this.#deps.now(),
          toAct: seatsOf(this.#game.pending(state)),
        },
        { notices: [{ table: record.id, kind: 'table', from: 0, n: 0 }] },
        () => {
          this.#state = state;
        },
      );
      this.#wake();
    });
  }

  concede(user: string): Promise<void> {
    return this.#serial(async () => {
      const seat = ownSeat(this.#record, user);
      const { state } = this.#playing();
      refuseConceded(this.#record, seat);
      const sitting = this.#record.seats[seat] as Extract<SeatRecord, { kind: 'person' }>;
      const conceded = withSeat(this.#record, seat, { ...sitting, conceded: true, standIn: 'greedy' });
      const left = conceded.seats.flatMap((x, i) => (x.kind === 'person' && x.conceded ? [] : [i]));
      const over = left.length === 1;
      await this.#append(
        [this.#tableLine(['concede', seat], state)],
        over ? endedBy(conceded, this.#game.scores(state), left, this.#deps.now()) : conceded,
        state,
        { keeps: (other) => !over && other !== seat },
      );
      this.#wake();
    });
  }

  /** Asks for something that needs everybody, or agrees to it. */
  vote(user: string, what: Vote['what'], yes: boolean, to?: number): Promise<void> {
    return this.#serial(async () => {
      const seat = ownSeat(this.#record, user);
      this.#playing();
      refuseConceded(this.#record, seat);
      if (!yes) {
        await this.#changed(voteRefused(this.#record, what));
        return;
      }
      const { vote, granted } = voted(this.#record, seat, what, to);
      if (!granted) await this.#changed({ ...this.#record, vote });
      else if (what === 'cancel') {
        const over = { status: 'cancelled' as const, endedAt: this.#deps.now(), toAct: [] };
        await this.#changed({ ...withoutVote(this.#record), ...over });
      } else await this.#takeBack(vote.to as number);
    });
  }

  async #takeBack(to: number): Promise<void> {
    const back = this.#history.stateAfter(to);
    await this.#append([this.#tableLine(['takeback', to], back)], this.#record, back);
    this.#wake();
  }

  say(user: { id: string; name: string }, text: string): Promise<void> {
    return this.#serial(async () => {
      const { id } = this.#record;
      await this.#write(this.#record, {
        chat: { table: id, user: user.id, name: user.name, text, at: this.#deps.now() },
      });
    });
  }

  setRematch(rematch: string): Promise<void> {
    return this.#serial(async () => {
      await this.#changed({ ...this.#record, rematch });
    });
  }

  // Moves

  /** Adds a move to the seat's draft; at the first draw, reveal or end of doubt it commits by itself. */
  move(
    user: string,
    n: number,
    drafted: number,
    given: Wire | string,
    once?: Once,
    sure = false,
  ): Promise<void> {
    return this.#once(once, async () => {
      const seat = ownSeat(this.#record, user);
      this.#refuseStandIn(seat);
      await this.#draftMove(seat, n, drafted, given, once, sure);
    });
  }

  async #draftMove(
    seat: Seat,
    n: number,
    drafted: number,
    given: Wire | string,
    once?: Once,
    sure = false,
  ): Promise<void> {
    const draft = this.#extended(seat, n, drafted, given);
    if (draft.isOpen()) await this.#commit([draft], once);
    else if (sure) await this.#confirm(draft, once);
    else await this.#keep(draft, once);
  }

  /** The seat's draft with one more move, or a refusal; nothing has changed yet. */
  #extended(seat: Seat, n: number, drafted: number, given: Wire | string): Drafted {
    const { state } = this.#playing();
    this.#refuseStale(n);
    const draft = this.#drafts.get(seat)?.copy() ?? new Drafted(this.#game, seat, state);
    if (drafted !== draft.length) {
      throw conflict('stale', `You have made ${draft.length} moves that are not confirmed, not ${drafted}.`);
    }
    if (draft.confirmed) throw conflict('confirmed', 'You have confirmed your choice; withdraw it first.');
    const move =
      typeof given === 'string' ? readMove(this.#game, draft.now, given) : this.#game.fromWire(given);
    if (isRefusal(move)) throw refusedBy(move);
    const refused = draft.add(move);
    if (refused) throw refusedBy(refused);
    return draft;
  }

  confirm(user: string, n: number, once?: Once): Promise<void> {
    return this.#once(once, async () => {
      const seat = ownSeat(this.#record, user);
      this.#refuseStandIn(seat);
      this.#playing();
      this.#refuseStale(n);
      const draft = this.#drafts.get(seat);
      if (draft === undefined || draft.length === 0)
        throw conflict('nothing', 'There is nothing to confirm.');
      if (draft.confirmed) throw conflict('confirmed', 'You have confirmed already.');
      await this.#confirm(draft, once);
    });
  }

  async #confirm(draft: Drafted, once: Once | undefined): Promise<void> {
    const { state } = this.#playing();
    const open = seatsOf(this.#game.pending(state));
    if (open.length <= 1) {
      await this.#commit([draft], once);
      return;
    }
    // A simultaneous choice: it stands until the last is in, and then all get their numbers together.
    if (draft.isAsked()) throw conflict('unfinished', 'Your choice is not complete yet.');
    const sure = draft.copy();
    sure.confirmed = true;
    const all = open.map((seat) => (seat === sure.seat ? sure : this.#drafts.get(seat)));
    if (all.every((d): d is Drafted => d?.confirmed === true)) await this.#commit(all, once);
    else await this.#keep(sure, once);
  }

  /** Takes back moves that are not in the log: all but the first `to`. A confirmed simultaneous choice is withdrawn. */
  undo(user: string, n: number, to: number, once?: Once): Promise<void> {
    return this.#once(once, async () => {
      const seat = ownSeat(this.#record, user);
      this.#playing();
      this.#refuseStale(n);
      const draft = this.#drafts.get(seat);
      if (draft === undefined || to < 0 || to > draft.length || (to === draft.length && !draft.confirmed)) {
        throw conflict('nothing', 'There is nothing to take back that far.');
      }
      const shorter = new Drafted(this.#game, seat, this.#playing().state);
      shorter.restore(draft.wires.slice(0, to), false);
      await this.#keep(shorter, once);
    });
  }

  /** Stores a draft; only the seat itself learns of it. */
  async #keep(draft: Drafted, once: Once | undefined): Promise<void> {
    const stored: Draft = {
      seat: draft.seat,
      base: this.#record.n,
      moves: draft.wires,
      confirmed: draft.confirmed,
    };
    const present = (): void => {
      if (draft.length === 0) this.#drafts.delete(draft.seat);
      else this.#drafts.set(draft.seat, draft);
    };
    // That a simultaneous choice has been confirmed or withdrawn is open to all; what it is, is not.
    const told = draft.confirmed || this.#drafts.get(draft.seat)?.confirmed;
    const notices: Omit<Notice, 'seq'>[] = told
      ? [{ table: this.id, kind: 'table', from: this.#record.n, n: this.#record.n }]
      : [];
    await this.#write(
      this.#record,
      { drafts: [stored], notices, ...(once ? { once } : {}) },
      present,
      draft.seat,
    );
  }

  /** Gives numbers to the moves of drafts, in the order of the seats. */
  async #commit(drafts: readonly Drafted[], once: Once | undefined): Promise<void> {
    const { state } = this.#playing();
    const s = this.#game.clone(state);
    const entries: Entry[] = [];
    const events: GameEvent[][] = [];
    for (const draft of [...drafts].sort((a, b) => a.seat - b.seat)) {
      for (const wire of draft.wires) {
        const heard: GameEvent[] = [];
        const move = this.#game.fromWire(wire) as Move;
        this.#game.apply(s, draft.seat, move, (e) => heard.push(e));
        const n = this.#record.n + entries.length + 1;
        entries.push({ n, seat: draft.seat, move: wire, hash: this.#game.hash(s), at: this.#deps.now() });
        events.push(heard);
      }
    }
    await this.#append(entries, this.#record, s, { events, ...(once ? { once } : {}) });
    this.#wake();
  }

  async #append(
    entries: readonly Entry[],
    record: TableRecord,
    state: State,
    { events = [], once, keeps = () => false }: Appending = {},
  ): Promise<void> {
    const n = record.n + entries.length;
    const result = record.result ?? this.#game.result(state);
    const next: TableRecord = {
      ...withoutVote(record),
      n,
      toAct: result ? [] : seatsOf(this.#game.pending(state)),
      ...(result && record.status === 'playing'
        ? { status: 'finished', result, endedAt: this.#deps.now() }
        : {}),
    };
    const drafts = [...this.#drafts.values()].map(
      ({ seat, wires, confirmed }): Draft =>
        keeps(seat)
          ? { seat, base: n, moves: wires, confirmed }
          : { seat, base: n, moves: [], confirmed: false },
    );
    await this.#write(
      next,
      {
        entries,
        drafts,
        notices: [{ table: record.id, kind: 'moves', from: record.n, n }],
        ...(once ? { once } : {}),
      },
      () => {
        this.#state = state;
        for (const seat of [...this.#drafts.keys()]) if (!keeps(seat)) this.#drafts.delete(seat);
        for (const [i, entry] of entries.entries()) this.#history.add(entry, events[i] ?? []);
      },
    );
    if (Math.floor(n / SNAPSHOT_EVERY) > Math.floor((n - entries.length) / SNAPSHOT_EVERY))
      await this.#snapshot();
  }

  /** A cache; failing to write it loses nothing. */
  async #snapshot(): Promise<void> {
    if (this.#state === undefined) return;
    try {
      await this.#deps.storage.saveSnapshot(this.id, { n: this.#history.head, words: this.#state });
    } catch (error) {
      this.#deps.alarm(error, this.id);
    }
  }

  #tableLine(move: readonly ['takeback' | 'concede', number], state: State): Entry {
    return {
      n: this.#record.n + 1,
      seat: TABLE_SEAT,
      move: tableMove(move),
      hash: this.#game.hash(state),
      at: this.#deps.now(),
    };
  }

  // Bots

  /** Lets the bots that are to act think; called after everything that may have made it their turn. */
  #wake(): void {
    if (this.#record.status !== 'playing' || this.#state === undefined) return;
    for (const seat of seatsOf(this.#game.pending(this.#state))) {
      const bot = botOf(this.#record.seats[seat]);
      if (bot === undefined || this.#thinking.has(seat) || this.#drafts.get(seat)?.confirmed) continue;
      this.#thinking.add(seat);
      void this.#think(seat, bot);
    }
  }

  /** Starts the bots of a table that has just been opened. */
  wake(): void {
    this.#wake();
  }

  /** Is somebody thinking or writing? */
  get busy(): boolean {
    return this.#thinking.size > 0 || this.#waiting > 0;
  }

  async #think(seat: Seat, bot: string): Promise<void> {
    try {
      const n = this.#record.n;
      const draft = this.#drafts.get(seat);
      if (draft !== undefined && !draft.isAsked()) {
        // Everything has been said, by the person who went away or before the server stopped; it only has to count.
        await this.#serial(() => this.#botConfirms(seat, n));
        return;
      }
      const state = draft?.now ?? this.#playing().state;
      const drafted = draft?.length ?? 0;
      const seed = `${this.#secret.seed}/bot ${n} ${drafted} ${seat}`;
      const move = await this.#deps.think({
        game: this.#game,
        state: this.#game.clone(state),
        seat,
        bot,
        seed,
      });
      await this.#serial(() => this.#botMove(seat, n, drafted, move));
      this.#botFailures = 0;
    } catch (error) {
      // Usually the game has moved on while the bot was thinking, and it is asked again.
      this.#botFailures++;
      if (!(error instanceof Problem) || this.#botFailures === MOST_FAILURES)
        this.#deps.alarm(error, this.id);
    } finally {
      this.#thinking.delete(seat);
      if (this.alive && this.#botFailures < MOST_FAILURES) this.#wake();
    }
  }

  async #botMove(seat: Seat, n: number, drafted: number, move: Move): Promise<void> {
    if (botOf(this.#record.seats[seat]) === undefined) return; // the person is back
    const draft = this.#extended(seat, n, drafted, this.#game.toWire(move));
    const alone = seatsOf(this.#game.pending(this.#playing().state)).length <= 1;
    // Bots have no second thoughts: what they play counts at once, in one write.
    if (alone || draft.isOpen()) await this.#commit([draft], undefined);
    else if (draft.isAsked()) await this.#keep(draft, undefined);
    else await this.#confirm(draft, undefined);
  }

  async #botConfirms(seat: Seat, n: number): Promise<void> {
    const draft = this.#drafts.get(seat);
    if (botOf(this.#record.seats[seat]) === undefined || draft === undefined || draft.confirmed) return;
    this.#refuseStale(n);
    await this.#confirm(draft, undefined);
  }

  // Questions

  #playing(): { readonly state: State } {
    if (this.#record.status !== 'playing' || this.#state === undefined) {
      throw conflict('not-playing', 'No game is being played at this table.');
    }
    return { state: this.#state };
  }

  #refuseStandIn(seat: Seat): void {
    if (botOf(this.#record.seats[seat]) !== undefined)
      throw conflict('stand-in', 'A bot plays for you; take the seat back first.');
  }

  #refuseStale(n: number): void {
    if (n !== this.#record.n) {
      throw conflict(
        'stale',
        `This answers the table after move ${n}, and it is after move ${this.#record.n} now.`,
      );
    }
  }

  /** Why a move would be refused for this person now; undefined when it is legal. */
  explain(user: string, given: Wire | string): Refusal | undefined {
    const seat = ownSeat(this.#record, user);
    const state = this.#drafts.get(seat)?.now ?? this.#playing().state;
    const move = typeof given === 'string' ? readMove(this.#game, state, given) : this.#game.fromWire(given);
    return isRefusal(move) ? move : this.#game.explain(state, seat, move);
  }

  /** The same as JSON; who moves and listens gets it twice. */
  viewText(user: string | undefined): string {
    if (this.#texts.version !== this.#version || this.#texts.of.size > MOST_TEXTS)
      this.#texts = { version: this.#version, of: new Map() };
    let text = this.#texts.of.get(user);
    if (text === undefined) {
      text = JSON.stringify(this.view(user));
      this.#texts.of.set(user, text);
    }
    return text;
  }

  /** What a person, or a spectator, may know now. */
  view(user: string | undefined): TableView {
    const viewer = this.#viewer(user);
    const base = {
      table: publicTable(this.#record, user),
      seat: viewer === SPECTATOR ? null : viewer,
      n: this.#record.n,
      result: this.#record.result ?? null,
    };
    const state = this.#state;
    if (state === undefined) {
      return {
        ...base,
        view: null,
        draft: { moves: [], confirmed: false },
        decision: null,
        legal: [],
        waitingFor: [],
      };
    }
    const draft = this.#drafts.get(viewer);
    const now = draft?.now ?? state;
    const playing = this.#record.status === 'playing';
    const asked = playing && !draft?.confirmed && viewer >= 0 && isPending(this.#game.pending(now), viewer);
    const legal = asked ? legalMoves(this.#game, now, viewer) : [];
    return {
      ...base,
      view: this.#game.view(now, viewer),
      draft: { moves: draft?.wires ?? [], confirmed: draft?.confirmed ?? false },
      decision: asked ? this.#game.decision(now, viewer) : null,
      legal: legal.map((move) => ({ move: this.#game.toWire(move), words: this.#game.describe(now, move) })),
      waitingFor: playing ? this.#waitingFor(state) : [],
    };
  }

  /** Seats that still owe a choice; that a simultaneous one has been confirmed is open. */
  #waitingFor(state: State): Seat[] {
    return seatsOf(this.#game.pending(state)).filter((seat) => this.#drafts.get(seat)?.confirmed !== true);
  }

  /** What happened behind a number of the log, up to another, as this person may know it. */
  since(user: string | undefined, after: number, to = this.#record.n): Told[] {
    return this.#history.since(this.#viewer(user), after, to);
  }

  /** The seat through whose eyes a person sees; who has none sees as a spectator. */
  #viewer(user: string | undefined): Seat {
    const seat = user === undefined ? -1 : seatOfUser(this.#record, user);
    return seat < 0 ? SPECTATOR : seat;
  }

  /** The moves that count with their seed; only for tables that are over. */
  finishedLog(): { moves: readonly Entry[]; secret: Secret } {
    if (this.#record.status === 'playing' || this.#record.status === 'open') {
      throw forbidden('The seed and the whole log are shown when the game is over.');
    }
    return { moves: this.#history.live(), secret: this.#secret };
  }

  /** Deals a game that is over once more, replays every move that counts with its hash, and opens the commitment. */
  recheck(): Recheck {
    const { moves, secret } = this.finishedLog();
    const { commitment: shown } = this.#record;
    let broken: string | undefined;
    try {
      this.#history.stateAfter();
    } catch (error) {
      if (!(error instanceof BrokenLog)) throw error;
      broken = error.message;
    }
    return {
      ...secret,
      commitment: shown,
      kept: commitment(secret.seed, secret.salt) === shown,
      moves: moves.length,
      replayed: broken === undefined,
      ...(broken === undefined ? {} : { broken }),
    };
  }

  /** Hash of the present state, for checks of the store. */
  get hash(): string | undefined {
    return this.#state === undefined ? undefined : this.#game.hash(this.#state);
  }

  get game(): Game {
    return this.#game;
  }
}

/** A bot whose answers fail so often in a row is left alone until somebody does something at the table. */
const MOST_FAILURES = 5;
/** A snapshot of the state is cached after so many moves. */
const SNAPSHOT_EVERY = 100;
