import {
  type Config,
  configure,
  Draft,
  type Emit,
  type Game,
  type GameEvent,
  inOrder,
  isRefusal,
  legalMoves,
  type Move,
  type Preview,
  preview,
  type Refusal,
  readMove,
  type Seat,
  type State,
  seatsOf,
  type Wire,
} from '@clade/engine';
import type { Order, WantedOrder } from '@clade/protocol';
import { commitment, newId } from '../ids.ts';
import type { WriteOutcome } from '../metrics/metrics.ts';
import { afterTakeback, asked, ordered, stillMeant } from '../orders/orders.ts';
import { overdue, type Wish, wound } from '../pace/pace.ts';
import { conflict, forbidden, notFound, Problem, refusedBy } from '../problem.ts';
import type { Entry, Later, Loaded, Notice, Secret, Storage, StoredDraft } from '../storage/storage.ts';
import type { Mark } from './asked.ts';
import { advanced } from './catch-up.ts';
import { TABLE_SEAT, type TableMove, tableMove } from './chain.ts';
import { History, type Replays, type Told } from './history.ts';
import { leaders, vacationed, wished, withLate } from './lateness.ts';
import {
  botOf,
  endedBy,
  type SeatRecord,
  type TableRecord,
  takenBack,
  type User,
  type Vote,
  withOrders,
  withSeat,
} from './record.ts';
import {
  arranged,
  forgotten,
  joined,
  left,
  offered,
  ownSeat,
  refuseConceded,
  stoodIn,
  transferred,
  voted,
  voteRefused,
  withoutVote,
} from './seating.ts';
import {
  owing,
  type PastView,
  type Present,
  type Recheck,
  type TableView,
  tableView,
  viewerOf,
} from './shown.ts';
import { type BotQuestion, type Moment, Thinkers, type ThinkersTable } from './thinkers.ts';
import { Writer } from './writer.ts';

/** What a table needs from its surroundings. */
export interface TableDeps {
  readonly storage: Storage;
  readonly replays: Replays;
  now(): number;
  /** Tells the clients; only called when what it tells is on disk. */
  publish(table: Table, notices: readonly Notice[], draftOf?: Seat): void;
  /** Asks a bot; answers with a legal move. */
  think(question: BotQuestion): Promise<Move>;
  /** Something that must not happen; the table stays as it was. */
  alarm(error: unknown, table: string): void;
  wrote?(outcome: WriteOutcome, seconds: number): void;
}

/** What lines bring with them besides the state they lead to. */
interface Appending {
  readonly events?: readonly (readonly GameEvent[])[];
  readonly mark?: Mark | undefined;
  /** Drafts that stand on the same state before and after: the lines have not changed it. */
  keeps?(seat: Seat): boolean;
}

/** Views kept as text until the table changes. */
const MOST_TEXTS = 8;

/** A game with the people and bots who play it, and everything they do at it. */
export class Table {
  readonly #deps: TableDeps;
  readonly #game: Game;
  readonly #secret: Secret;
  readonly #writer: Writer;
  readonly #history: History;
  #state: State | undefined;
  readonly #drafts = new Map<Seat, Draft>();
  /** Views as text, by person, of one version of the table. */
  #texts = { version: -1, of: new Map<string | undefined, string>() };
  readonly #bots: Thinkers;

  constructor(deps: TableDeps, game: Game, loaded: Loaded) {
    this.#deps = deps;
    this.#game = game;
    this.#secret = loaded.secret;
    this.#writer = new Writer(
      deps.storage,
      loaded,
      (notices, draftOf) => deps.publish(this, notices, draftOf),
      deps.now,
      deps.wrote,
    );
    this.#history = new History(game, (emit) => this.#deal(emit), loaded.entries, deps.replays);
    this.#bots = this.#thinkers();
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
    return this.#writer.record;
  }

  get id(): string {
    return this.record.id;
  }

  /** False when it is to be opened anew: somebody else has written it, or nobody has asked for it for long. */
  get alive(): boolean {
    return this.#writer.alive;
  }

  /** Lets go of the table; what it was asked to do is done. */
  retire(): Promise<void> {
    this.#writer.alive = false;
    return this.#writer.idle();
  }

  #deal(emit?: Emit): State {
    const { players, options } = this.record;
    const config = configure(this.#game, players, options) as Config;
    return this.#game.setup(config, this.#secret.seed, emit);
  }

  #restore(draft: StoredDraft, n = this.record.n): void {
    if (draft.base !== n || this.#state === undefined) return;
    const drafted = new Draft(this.#game, draft.seat, this.#state);
    if (drafted.restore(draft.moves, draft.confirmed)) this.#drafts.set(draft.seat, drafted);
  }

  // People and seats

  join(user: Pick<User, 'id' | 'name' | 'program'>, invite: string | undefined): Promise<void> {
    return this.#seat(() => joined(this.record, user, invite));
  }

  leave(user: string): Promise<void> {
    return this.#seat(() => left(this.record, user));
  }

  /** Before the start: a bot for a free seat, or whoever comes. */
  arrange(user: string, seat: Seat, to: SeatRecord): Promise<void> {
    return this.#seat(() => arranged(this.record, user, seat, to));
  }

  /** What a guest has here becomes that of their account. */
  transfer(from: string, to: Pick<User, 'id' | 'name'>): Promise<void> {
    return this.#seat(() => transferred(this.record, from, to));
  }

  /** A person is no more; a table that has not begun ends with its host. */
  forget(user: Pick<User, 'id' | 'name'>): Promise<void> {
    return this.#writer.serial(async () => {
      const ends = this.record.status === 'open' && this.record.host === user.id;
      await this.#writer.change(forgotten(this.record, user, STAND_IN));
      if (ends) await this.#cancel();
      this.wake();
    });
  }

  /** Makes a link with which somebody else can take the seat. */
  async handOver(user: string): Promise<string> {
    const invite = newId();
    await this.#seat(() => offered(this.record, user, invite));
    return invite;
  }

  /** A bot plays for the person until the person comes back. */
  standIn(user: string, seat: Seat, bot: string | undefined): Promise<void> {
    return this.#seat(() => stoodIn(this.record, user, seat, bot));
  }

  /** Writes another seating; it may have made it a bot's turn. */
  #seat(next: () => TableRecord): Promise<void> {
    return this.#writer.serial(async () => {
      await this.#writer.change(next());
      this.wake();
    });
  }

  start(user: string): Promise<void> {
    return this.#writer.serial(async () => {
      const record = this.record;
      if (record.status !== 'open') throw conflict('started', 'The game has begun already.');
      if (record.host !== user) throw forbidden('Only the host can start the game.');
      if (record.seats.some((seat) => seat.kind === 'open' || seat.kind === 'link')) {
        throw conflict('empty-seat', 'Every seat needs a person or a bot before the game can start.');
      }
      const state = this.#deal();
      const toAct = seatsOf(this.#game.pending(state));
      await this.#writer.change({ ...record, status: 'playing', startedAt: this.#deps.now(), toAct }, () => {
        this.#state = state;
      });
      this.wake();
    });
  }

  concede(user: string): Promise<void> {
    return this.#writer.serial(async () => {
      const seat = ownSeat(this.record, user);
      const { state } = this.#playing();
      refuseConceded(this.record, seat);
      const sitting = this.record.seats[seat] as Extract<SeatRecord, { kind: 'person' }>;
      const conceded = withSeat(this.record, seat, { ...sitting, conceded: true, standIn: STAND_IN });
      const left = conceded.seats.flatMap((x, i) => (x.kind === 'person' && x.conceded ? [] : [i]));
      const over = left.length === 1;
      await this.#append(
        [this.#tableLine(['concede', seat], state)],
        over ? endedBy(conceded, this.#game.scores(state), left, this.#deps.now()) : conceded,
        state,
        { keeps: (other) => !over && other !== seat },
      );
      this.wake();
    });
  }

  // Clocks

  /** Notes whose time is up; that may be nobody's, when somebody has moved meanwhile. */
  timeUp(): Promise<void> {
    return this.#writer.serial(async () => {
      const late = this.record.status === 'playing' ? overdue(this.record, this.#deps.now()) : [];
      if (late.length === 0) return;
      const { state } = this.#playing();
      const lines = late.map((seat, i) => this.#tableLine(['time', seat], state, i));
      await this.#note(lines, withLate(this.record, late), state);
    });
  }

  /** What one of the others wants to do about a seat whose time is up; it is done when more than half of them agree. */
  wish(user: string, seat: Seat, wish: Wish): Promise<void> {
    return this.#writer.serial(async () => {
      const own = ownSeat(this.record, user);
      const { state } = this.#playing();
      refuseConceded(this.record, own);
      const { record, agreed } = wished(this.record, own, seat, wish);
      if (!agreed || wish === 'wait') await this.#writer.change(record);
      else if (wish === 'bot') {
        const sitting = record.seats[seat] as Extract<SeatRecord, { kind: 'person' }>;
        const lent = withSeat(record, seat, { ...sitting, standIn: STAND_IN });
        await this.#note([this.#tableLine(['stand-in', seat], state)], lent, state);
        this.wake();
      } else {
        const scores = this.#game.scores(state);
        const ended = endedBy(record, scores, leaders(record, scores), this.#deps.now(), 'time');
        await this.#append([this.#tableLine(['end', seat], state)], ended, state);
      }
    });
  }

  /** A person is away until a moment, and the clock stands still; without one, is back. */
  vacation(user: string, until: number | undefined): Promise<void> {
    return this.#seat(() => vacationed(this.record, user, until, this.#deps.now()));
  }

  /** Lines by the table that change nothing about the game: drafts stay what they are. */
  #note(lines: readonly Entry[], record: TableRecord, state: State): Promise<void> {
    return this.#append(lines, record, state, { keeps: () => true });
  }

  /** Asks for something that needs everybody, or agrees to it. A table that has not begun is its host's to close. */
  vote(user: string, what: Vote['what'], yes: boolean, to?: number): Promise<void> {
    return this.#writer.serial(async () => {
      if (this.record.status === 'open' && this.record.host === user && what === 'cancel' && yes) {
        await this.#cancel();
        return;
      }
      const seat = ownSeat(this.record, user);
      this.#playing();
      refuseConceded(this.record, seat);
      if (!yes) {
        await this.#writer.change(voteRefused(this.record, what));
        return;
      }
      const { vote, granted } = voted(this.record, seat, what, to);
      if (!granted) await this.#writer.change({ ...this.record, vote });
      else if (what === 'cancel') await this.#cancel();
      else await this.#takeBack(vote.to as number);
    });
  }

  async #cancel(): Promise<void> {
    const over = { status: 'cancelled' as const, endedAt: this.#deps.now(), toAct: [] };
    await this.#writer.change({ ...withoutVote(this.record), ...over });
  }

  async #takeBack(to: number): Promise<void> {
    const back = this.#history.stateAfter(to);
    const record = Object.keys(this.record.orders ?? {}).reduce(
      (next, user) => withOrders(next, user, afterTakeback(next.orders?.[user] ?? [])),
      this.record,
    );
    await this.#append([this.#tableLine(['takeback', to], back)], wound(record), back);
    this.wake();
  }

  say(user: { id: string; name: string }, text: string, key?: string): Promise<void> {
    return this.#writer.once(user.id, key, async (mark) => {
      const { id } = this.record;
      const chat = { table: id, user: user.id, name: user.name, text, at: this.#deps.now() };
      await this.#writer.write(this.record, { chat, mark });
    });
  }

  /** Which table is played next; the first one to say so decides. */
  setRematch(rematch: string): Promise<string> {
    return this.#writer.serial(async () => {
      if (this.record.rematch === undefined) await this.#writer.change({ ...this.record, rematch });
      return this.record.rematch ?? rematch;
    });
  }

  // Moves

  /** Adds a move to the seat's draft; at the first draw, reveal or end of doubt it commits by itself. */
  move(
    user: string,
    n: number,
    drafted: number,
    given: Wire | string,
    key?: string,
    sure = false,
  ): Promise<void> {
    return this.#writer.once(user, key, async (mark) => {
      const seat = ownSeat(this.record, user);
      this.#refuseStandIn(seat);
      const draft = this.#extended(seat, n, drafted, given);
      if ((sure && this.#isAlone()) || draft.opened() !== undefined) await this.#commit([draft], mark);
      else if (sure) await this.#confirm(draft, mark);
      else await this.#keep(draft, mark);
    });
  }

  /** The seat's draft with one more move, or a refusal; nothing has changed yet. */
  #extended(seat: Seat, n: number, drafted: number, given: Wire | string): Draft {
    const { state } = this.#playing();
    this.#refuseStale(n);
    const draft = this.#drafts.get(seat)?.copy() ?? new Draft(this.#game, seat, state);
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

  confirm(user: string, n: number, key?: string): Promise<void> {
    return this.#writer.once(user, key, async (mark) => {
      const seat = ownSeat(this.record, user);
      this.#refuseStandIn(seat);
      this.#playing();
      this.#refuseStale(n);
      const draft = this.#drafts.get(seat);
      if (draft === undefined || draft.length === 0)
        throw conflict('nothing', 'There is nothing to confirm.');
      if (draft.confirmed) throw conflict('confirmed', 'You have confirmed already.');
      await this.#confirm(draft, mark);
    });
  }

  async #confirm(draft: Draft, mark: Mark | undefined, record = this.record): Promise<void> {
    if (this.#isAlone()) {
      await this.#commit([draft], mark, record);
      return;
    }
    // A simultaneous choice: it stands until the last is in, and then all get their numbers together.
    if (draft.isAsked()) throw conflict('unfinished', 'Your choice is not complete yet.');
    const sure = draft.copy();
    sure.confirmed = true;
    const open = seatsOf(this.#game.pending(this.#playing().state));
    const all = open.map((seat) => (seat === sure.seat ? sure : this.#drafts.get(seat)));
    if (all.every((d): d is Draft => d?.confirmed === true)) await this.#commit(all, mark, record);
    else await this.#keep(sure, mark, record);
  }

  /** Takes back moves that are not in the log: all but the first `to`. A confirmed simultaneous choice is withdrawn. */
  undo(user: string, n: number, to: number, key?: string): Promise<void> {
    return this.#writer.once(user, key, async (mark) => {
      const seat = ownSeat(this.record, user);
      this.#playing();
      this.#refuseStale(n);
      const draft = this.#drafts.get(seat);
      if (draft === undefined || to < 0 || to > draft.length || (to === draft.length && !draft.confirmed)) {
        throw conflict('nothing', 'There is nothing to take back that far.');
      }
      const shorter = new Draft(this.#game, seat, this.#playing().state);
      shorter.restore(draft.wires.slice(0, to), false);
      await this.#keep(shorter, mark, takenBack(this.record, user, seat));
    });
  }

  /** Stores a draft; only the seat itself learns of it. */
  async #keep(draft: Draft, mark: Mark | undefined, base = this.record): Promise<void> {
    const stored: StoredDraft = {
      seat: draft.seat,
      base: this.record.n,
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
      ? [{ table: this.id, kind: 'table', from: this.record.n, n: this.record.n }]
      : [];
    const record = told ? { ...base, toAct: this.#toAct(draft) } : base;
    await this.#writer.write(record, { drafts: [stored], notices, mark }, present, draft.seat);
  }

  /** Seats that owe a choice once a draft stands. */
  #toAct(draft: Draft): Seat[] {
    const { state } = this.#playing();
    return seatsOf(this.#game.pending(state)).filter(
      (seat) => (seat === draft.seat ? draft : this.#drafts.get(seat))?.confirmed !== true,
    );
  }

  /** Gives numbers to the moves of drafts, in the order of the seats. */
  async #commit(drafts: readonly Draft[], mark: Mark | undefined, record = this.record): Promise<void> {
    const { state } = this.#playing();
    const played = inOrder(this.#game, state, drafts);
    const at = this.#deps.now();
    const { obeyed = [], ...next } = record;
    const entries: Entry[] = [];
    const events: (readonly GameEvent[])[] = [];
    let before = state;
    for (const [i, { seat, move, state: after, events: heard }] of played.entries()) {
      // What an order has answered is told before it is done, once for a turn.
      if (played[i - 1]?.seat !== seat && obeyed.some((by) => by.seat === seat)) {
        entries.push(this.#tableLine(['order', seat], before, entries.length));
        events.push([]);
      }
      entries.push({ n: this.record.n + entries.length + 1, seat, move, hash: this.#game.hash(after), at });
      events.push(heard);
      before = after;
    }
    await this.#append(entries, next, before, { events, mark });
    this.wake();
  }

  async #append(
    entries: readonly Entry[],
    record: TableRecord,
    state: State,
    { events = [], mark, keeps = () => false }: Appending = {},
  ): Promise<void> {
    const n = record.n + entries.length;
    const result = record.result ?? this.#game.result(state);
    const stands = (seat: Seat): boolean => keeps(seat) && this.#drafts.get(seat)?.confirmed === true;
    const { obeyed = [], ...asked } = withoutVote(record);
    // What an order had answered is gone with the draft; who answers now does so without it.
    const standing = obeyed.filter(({ seat }) => keeps(seat));
    const next: TableRecord = {
      ...asked,
      ...(standing.length === 0 ? {} : { obeyed: standing }),
      n,
      toAct: result ? [] : seatsOf(this.#game.pending(state)).filter((seat) => !stands(seat)),
      movedAt: this.#deps.now(),
      ...(result && record.status === 'playing'
        ? { status: 'finished', result, endedAt: this.#deps.now() }
        : {}),
    };
    const drafts = [...this.#drafts.values()].map(
      ({ seat, wires, confirmed }): StoredDraft =>
        keeps(seat)
          ? { seat, base: n, moves: wires, confirmed }
          : { seat, base: n, moves: [], confirmed: false },
    );
    await this.#writer.write(
      next,
      {
        entries,
        drafts,
        notices: [{ table: record.id, kind: 'moves', from: record.n, n }],
        mark,
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

  #tableLine(move: TableMove, state: State, behind = 0): Entry {
    return {
      n: this.record.n + 1 + behind,
      seat: TABLE_SEAT,
      move: tableMove(move),
      hash: this.#game.hash(state),
      at: this.#deps.now(),
    };
  }

  // Bots

  /** Lets bots think that are to act; where several nodes share the work, jobs do that (`playBots`). */
  wake(): void {
    if (this.#deps.storage.shared === undefined) this.#bots.wake();
    if (this.record.orders !== undefined && this.record.status === 'playing') this.#obeyLater();
  }

  /** Bots that are to act answer once. */
  playBots(): Promise<void> {
    return this.#bots.round();
  }

  /** A standing order answers, if one of those who are to act has left any. */
  obey(): Promise<void> {
    return this.#writer.serial(() => this.#obey());
  }

  /** Is everything here that a version of the record has? */
  has(version: number): Promise<boolean> {
    return this.#writer.has(version);
  }

  /** Takes in what other nodes have written; false when the table must be opened anew. */
  catchUp(): Promise<boolean> {
    this.#catching ??= this.#writer
      .catchUp((later) => this.#follow(later))
      .finally(() => {
        this.#catching = undefined;
      });
    return this.#catching;
  }
  #catching: Promise<boolean> | undefined;

  #follow({ table, entries, drafts }: Later): boolean {
    // A game that has begun elsewhere is dealt when the table is opened.
    if (this.#state === undefined) return table.startedAt === undefined && !table.imported;
    const next = advanced(this.#game, this.#state, this.record.n, entries);
    if (next === undefined || table.n !== this.record.n + entries.length) return false;
    for (const [entry, events] of next.lines) this.#history.add(entry, events);
    this.#state = next.state;
    this.#drafts.clear();
    for (const draft of drafts) this.#restore(draft, table.n);
    return true;
  }

  /** Is somebody thinking or writing? */
  get busy(): boolean {
    return this.#bots.busy || this.#writer.busy;
  }

  #thinkers(): Thinkers {
    const table = this;
    const door: ThinkersTable = {
      get alive() {
        return table.alive;
      },
      waiting: () => this.#waitingBots(),
      question: (seat, bot) => this.#botQuestion(seat, bot),
      answer: (seat, at, move) => this.#writer.serial(() => this.#botMove(seat, at, move)),
      conclude: (seat, at) => this.#writer.serial(() => this.#botConfirms(seat, at.n)),
    };
    return new Thinkers(door, this.#deps.think, (error) => this.#deps.alarm(error, this.id));
  }

  #waitingBots(): { seat: Seat; bot: string }[] {
    if (this.record.status !== 'playing' || this.#state === undefined) return [];
    return seatsOf(this.#game.pending(this.#state)).flatMap((seat) => {
      const bot = botOf(this.record.seats[seat]);
      return bot === undefined || this.#drafts.get(seat)?.confirmed ? [] : [{ seat, bot }];
    });
  }

  #botQuestion(seat: Seat, bot: string): ReturnType<ThinkersTable['question']> {
    const draft = this.#drafts.get(seat);
    const at = { n: this.record.n, drafted: draft?.length ?? 0 };
    // Everything has been said, by the person who went away or before the server stopped; it only has to count.
    if (draft !== undefined && !draft.isAsked()) return { asked: undefined, at };
    const state = this.#game.clone(draft?.now ?? this.#playing().state);
    const seed = `${this.#secret.seed}/bot ${at.n} ${at.drafted} ${seat}`;
    return { asked: { game: this.#game, state, seat, bot, seed }, at };
  }

  async #botMove(seat: Seat, { n, drafted }: Moment, move: Move): Promise<void> {
    if (botOf(this.record.seats[seat]) === undefined) return; // the person is back
    const draft = this.#extended(seat, n, drafted, this.#game.toWire(move));
    // Bots have no second thoughts: what they play counts at once, in one write.
    if (this.#isAlone() || draft.opened() !== undefined) await this.#commit([draft], undefined);
    else if (draft.isAsked()) await this.#keep(draft, undefined);
    else await this.#confirm(draft, undefined);
  }

  async #botConfirms(seat: Seat, n: number): Promise<void> {
    const draft = this.#drafts.get(seat);
    if (botOf(this.record.seats[seat]) === undefined || draft === undefined || draft.confirmed) return;
    this.#refuseStale(n);
    await this.#confirm(draft, undefined);
  }

  // Standing orders

  /** What a person has left as answers; nobody else learns of it. */
  orders(user: string): readonly Order[] {
    ownSeat(this.record, user);
    return this.record.orders?.[user] ?? [];
  }

  /** Puts other answers in the place of those that a person has left. */
  setOrders(user: string, wanted: readonly WantedOrder[]): Promise<void> {
    return this.#writer.serial(async () => {
      ownSeat(this.record, user);
      this.#playing();
      const orders = ordered(this.record.game, wanted, this.record.orders?.[user] ?? []);
      await this.#writer.write(withOrders(this.record, user, orders), {});
      this.wake();
    });
  }

  /** Lets orders answer when what is being done at the table is done. */
  #obeyLater(): void {
    this.#writer
      .serial(() => this.#obey())
      .catch((error: unknown) => {
        // Somebody else was faster: another node, or the person.
        if (!(error instanceof Problem)) this.#deps.alarm(error, this.id);
      });
  }

  /** One question to one person whose orders may have an answer; the next one wakes them again. */
  async #obey(): Promise<void> {
    if (this.record.status !== 'playing' || this.#state === undefined) return;
    for (const seat of seatsOf(this.#game.pending(this.#state))) {
      const sitting = this.record.seats[seat];
      const user = sitting?.kind === 'person' && sitting.standIn === undefined ? sitting.user : '';
      // Who has begun to answer goes on alone.
      if (this.record.orders?.[user] === undefined || this.#drafts.has(seat)) continue;
      if (await this.#obeyOf(seat, user)) return;
    }
  }

  async #obeyOf(seat: Seat, user: string): Promise<boolean> {
    const { state } = this.#playing();
    const { game, n } = this.record;
    const before = this.record.orders?.[user] ?? [];
    const meant = stillMeant(game, before, this.#game.view(state, seat), seat);
    const legal = legalMoves(this.#game, state, seat).map((move) => this.#game.toWire(move));
    const { orders, answer } = asked(game, meant, this.#game.decision(state, seat), legal);
    const record = withOrders(this.record, user, orders);
    if (answer === undefined) {
      if (orders.some((order, i) => order !== before[i]))
        await this.#writer.write(record, {}, undefined, seat);
      return false;
    }
    const draft = this.#extended(seat, n, 0, answer.move);
    const obeying = { ...record, obeyed: [...(record.obeyed ?? []), { seat, order: answer.by }] };
    if (this.#isAlone() || draft.opened() !== undefined) await this.#commit([draft], undefined, obeying);
    // A choice of several parts is left begun: the rest is the person's.
    else if (draft.isAsked()) await this.#keep(draft, undefined, obeying);
    else await this.#confirm(draft, undefined, obeying);
    return true;
  }

  // Questions

  #playing(): { readonly state: State } {
    if (this.record.status !== 'playing')
      throw conflict('not-playing', 'No game is being played at this table.');
    return this.#begun();
  }

  #begun(): { readonly state: State } {
    if (this.#state === undefined) throw conflict('not-playing', 'No game has begun at this table.');
    return { state: this.#state };
  }

  /** Is one seat to act, or do several choose at once? */
  #isAlone(): boolean {
    return seatsOf(this.#game.pending(this.#playing().state)).length <= 1;
  }

  #refuseStandIn(seat: Seat): void {
    if (botOf(this.record.seats[seat]) !== undefined)
      throw conflict('stand-in', 'A bot plays for you; take the seat back first.');
  }

  #refuseStale(n: number): void {
    if (n !== this.record.n) {
      throw conflict(
        'stale',
        `This answers the table after move ${n}, and it is after move ${this.record.n} now.`,
      );
    }
  }

  /** Why a move would be refused for this person now; undefined when it is legal. */
  explain(user: string, given: Wire | string): Refusal | undefined {
    const seat = ownSeat(this.record, user);
    const state = this.#drafts.get(seat)?.now ?? this.#playing().state;
    const move = typeof given === 'string' ? readMove(this.#game, state, given) : this.#game.fromWire(given);
    return isRefusal(move) ? move : this.#game.explain(state, seat, move);
  }

  /** What a move would do for this person now: nothing that could not be known before. */
  preview(user: string, given: Wire | string): Preview {
    const seat = ownSeat(this.record, user);
    const draft = this.#drafts.get(seat) ?? new Draft(this.#game, seat, this.#playing().state);
    const move =
      typeof given === 'string' ? readMove(this.#game, draft.now, given) : this.#game.fromWire(given);
    const seen = isRefusal(move) ? move : preview(this.#game, draft, move);
    if (isRefusal(seen)) throw refusedBy(seen);
    return seen;
  }

  /** The same as JSON; who moves and listens gets it twice. */
  viewText(user: string | undefined): string {
    if (this.#texts.version !== this.#writer.version || this.#texts.of.size > MOST_TEXTS)
      this.#texts = { version: this.#writer.version, of: new Map() };
    let text = this.#texts.of.get(user);
    if (text === undefined) {
      text = JSON.stringify(this.view(user));
      this.#texts.of.set(user, text);
    }
    return text;
  }

  /** What a person, or a spectator, may know now. */
  view(user: string | undefined): TableView {
    return tableView(this.#present(), user);
  }

  #present(): Present {
    return {
      game: this.#game,
      record: this.record,
      state: this.#state,
      drafts: this.#drafts,
      history: this.#history,
    };
  }

  /** Seats that still owe a choice, and since which line it has been their turn. */
  turns(): { readonly seat: Seat; readonly since: number }[] {
    return owing(this.#present()).map((seat) => ({ seat, since: this.#history.lastOfOthers(seat) }));
  }

  /** What happened behind a number of the log, up to another, as this person may know it. */
  since(user: string | undefined, after: number, to = this.record.n): Told[] {
    return this.#history.since(viewerOf(this.record, user), after, to);
  }

  /** Line 0: how the game was dealt, as this person may know it. */
  dealt(user: string | undefined): Told[] {
    return this.#state === undefined ? [] : [this.#history.dealt(viewerOf(this.record, user))];
  }

  /** The table as it was after line n, and what happened there, as this person may know it. */
  at(user: string | undefined, n: number): PastView {
    const { state: present } = this.#begun();
    if (n > this.record.n) throw notFound('line');
    const state = n === this.record.n ? present : this.#history.stateAt(n);
    const viewer = viewerOf(this.record, user);
    return {
      n,
      view: this.#game.view(state, viewer),
      lines: n === 0 ? [this.#history.dealt(viewer)] : this.#history.since(viewer, n - 1, n),
      scores: this.#game.scores(state),
    };
  }

  /** The moves that count with their seed; only for tables that are over. */
  finishedLog(): { moves: readonly Entry[]; secret: Secret } {
    if (this.record.status === 'playing' || this.record.status === 'open') {
      throw forbidden('The seed and the whole log are shown when the game is over.');
    }
    return { moves: this.#history.live(), secret: this.#secret };
  }

  /** Deals a game that is over once more, replays every move that counts with its hash, and opens the commitment. */
  recheck(): Recheck {
    const { moves, secret } = this.finishedLog();
    const broken = this.#history.broken();
    return {
      ...secret,
      commitment: this.record.commitment,
      kept: commitment(secret.seed, secret.salt) === this.record.commitment,
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

/** The bot that plays for somebody who has given up, or is not there any more: quick, and better than chance. */
const STAND_IN = 'greedy';

/** A snapshot of the state is cached after so many moves. */
const SNAPSHOT_EVERY = 100;
