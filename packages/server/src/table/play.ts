import { type Remarks, remarksOf } from '@clade/bots';
import {
  type Config,
  configure,
  Draft,
  type Emit,
  type Game,
  inOrder,
  isRefusal,
  type Move,
  type Refusal,
  readMove,
  type Seat,
  type State,
  seatsOf,
  seedOfDeal,
  type Wire,
} from '@clade/engine';
import { conflict, refusedBy } from '../problem.ts';
import type { Later, Loaded, Notice, Secret, Storage, StoredDraft, StoredMove } from '../storage/storage.ts';
import type { RequestMark } from './asked.ts';
import { advanced } from './catch-up.ts';
import { BrokenLog, TABLE_SEAT, type TableMove, tableMove } from './chain.ts';
import { type HeardLine, History, type Replays } from './history.ts';
import type { TableRecord } from './record.ts';
import { refusalSentence } from './refusal-sentence.ts';
import { withoutVote } from './seating.ts';
import type { Present } from './shown.ts';
import type { Writer } from './writer.ts';

/** What a game asks of the storage: its state is kept beside its lines. */
export type StateStorage = Pick<Storage, 'snapshot' | 'saveSnapshot'>;

/** What the game of a table needs from its surroundings. */
export interface PlayDeps {
  readonly storage: StateStorage;
  readonly replays: Replays;
  now(): number;
  /** Something that must not happen; the table stays as it was. */
  alarm(error: unknown, table: string): void;
}

/** What lines bring with them besides the state they lead to. */
interface Appending {
  readonly heard?: readonly HeardLine[];
  readonly mark?: RequestMark | undefined;
  /** Drafts that stand on the same state before and after: the lines have not changed it. */
  keeps?(seat: Seat): boolean;
}

/**
 * The game that is played at a table: its state and its log, what seats have drafted, and how drafts become lines. What
 * writes is called when it is the table's turn to write (`Writer.serial`).
 */
export class Play implements Present {
  readonly game: Game;
  readonly secret: Secret;
  readonly history: History;
  readonly #deps: PlayDeps;
  readonly #writer: Writer;
  readonly #wake: () => void;
  #state: State | undefined;
  readonly #drafts = new Map<Seat, Draft>();

  /** `wake` is called when lines have been written: it may be a bot's turn. */
  constructor(
    deps: PlayDeps,
    game: Game,
    { secret, entries }: Pick<Loaded, 'secret' | 'entries'>,
    writer: Writer,
    wake: () => void,
  ) {
    this.#deps = deps;
    this.game = game;
    this.secret = secret;
    this.#writer = writer;
    this.#wake = wake;
    this.history = new History(
      game,
      (emit) => this.#deal(emit),
      entries,
      deps.replays,
      () => this.#remarks(),
    );
  }

  /** Goes on with a game from the store; snapshots only save time. */
  async resume({ table, entries, drafts }: Loaded): Promise<void> {
    if (entries.length !== table.n)
      throw new BrokenLog(`the log has ${entries.length} lines, and the record says ${table.n}`);
    if (table.startedAt === undefined && !table.imported) return;
    const cached = await this.#deps.storage.snapshot(table.id);
    this.#state = this.history.stateAfter(entries.length, cached);
    for (const draft of drafts) this.#restore(draft);
  }

  get record(): TableRecord {
    return this.#writer.record;
  }

  get state(): State | undefined {
    return this.#state;
  }

  get drafts(): ReadonlyMap<Seat, Draft> {
    return this.#drafts;
  }

  #deal(emit?: Emit, record = this.record): State {
    const { players, options } = record;
    const config = configure(this.game, players, options) as Config;
    return this.game.setup(config, this.seedOf(record), emit);
  }

  /** What the game is dealt from: the secret of the table, and the numbers of those who sat down. */
  seedOf({ deal }: TableRecord): string {
    return seedOfDeal(this.secret.seed, deal?.shares ?? []);
  }

  #restore(draft: StoredDraft, n = this.record.n): void {
    if (draft.base !== n || this.#state === undefined) return;
    const drafted = new Draft(this.game, draft.seat, this.#state);
    if (drafted.restore(draft.moves, draft.confirmed)) this.#drafts.set(draft.seat, drafted);
  }

  /** Deals, and writes the record with it. */
  async begin(record: TableRecord): Promise<void> {
    const state = this.#deal(undefined, record);
    const toAct = seatsOf(this.game.pending(state));
    await this.#writer.change({ ...record, toAct }, () => {
      this.#state = state;
    });
  }

  /** Takes in what another node has written; false when the table must be opened anew. */
  follow({ table, entries, drafts }: Later): boolean {
    // A game that has begun elsewhere is dealt when the table is opened.
    if (this.#state === undefined) return table.startedAt === undefined && !table.imported;
    const next = advanced(this.game, this.#state, this.record.n, entries, this.#remarks());
    if (next === undefined || table.n !== this.record.n + entries.length) return false;
    for (const [entry, heard] of next.lines) this.history.add(entry, heard);
    this.#state = next.state;
    this.#drafts.clear();
    for (const draft of drafts) this.#restore(draft, table.n);
    return true;
  }

  /** What the characters remark on; who sits here may change. */
  #remarks(): Remarks | undefined {
    return remarksOf(
      this.game.id,
      this.record.seats.map((seat) => (seat.kind === 'bot' ? seat.bot : undefined)),
    );
  }

  // Questions

  /** The state of a game that is going on. */
  playing(): State {
    if (this.record.status !== 'playing')
      throw conflict('not-playing', 'No game is being played at this table.');
    return this.begun();
  }

  /** The state of a game that is going on or over. */
  begun(): State {
    if (this.#state === undefined) throw conflict('not-playing', 'No game has begun at this table.');
    return this.#state;
  }

  /** Is one seat to act, or do several choose at once? */
  isAlone(): boolean {
    return seatsOf(this.game.pending(this.playing())).length <= 1;
  }

  refuseStale(n: number): void {
    if (n !== this.record.n) {
      throw conflict(
        'stale',
        `This answers the table after move ${n}, and it is after move ${this.record.n} now.`,
      );
    }
  }

  /** A move as somebody gives it, in words or as data. */
  read(state: State, given: Wire | string): Move | Refusal {
    return typeof given === 'string' ? readMove(this.game, state, given) : this.game.fromWire(given);
  }

  // Drafts

  /** The seat's draft with one more move, or a refusal; nothing has changed yet. */
  extended(seat: Seat, n: number, drafted: number, given: Wire | string): Draft {
    const state = this.playing();
    this.refuseStale(n);
    const draft = this.#drafts.get(seat)?.copy() ?? new Draft(this.game, seat, state);
    if (drafted !== draft.length) {
      throw conflict('stale', `You have made ${draft.length} moves that are not confirmed, not ${drafted}.`);
    }
    if (draft.confirmed) throw conflict('confirmed', 'You have confirmed your choice; withdraw it first.');
    const move = this.read(draft.now, given);
    const refused = isRefusal(move) ? move : draft.add(move);
    if (refused) throw refusedBy(refused, refusalSentence(refused, this.game, seat, draft.now));
    return draft;
  }

  /** Stores a draft; only the seat itself learns of it. */
  async keep(draft: Draft, mark: RequestMark | undefined, base = this.record): Promise<void> {
    const { id, n } = this.record;
    const stored: StoredDraft = {
      seat: draft.seat,
      base: n,
      moves: draft.wires,
      confirmed: draft.confirmed,
    };
    const present = (): void => {
      if (draft.length === 0) this.#drafts.delete(draft.seat);
      else this.#drafts.set(draft.seat, draft);
    };
    // That a simultaneous choice has been confirmed or withdrawn is open to all; what it is, is not.
    const told = draft.confirmed || this.#drafts.get(draft.seat)?.confirmed;
    const notices: Omit<Notice, 'seq'>[] = told ? [{ table: id, kind: 'table', from: n, n }] : [];
    const record = told ? { ...base, toAct: this.#toAct(draft) } : base;
    await this.#writer.write(record, { drafts: [stored], notices, mark }, present, draft.seat);
  }

  /** Seats that owe a choice once a draft stands. */
  #toAct(draft: Draft): Seat[] {
    return seatsOf(this.game.pending(this.playing())).filter(
      (seat) => (seat === draft.seat ? draft : this.#drafts.get(seat))?.confirmed !== true,
    );
  }

  async confirm(draft: Draft, mark: RequestMark | undefined, record = this.record): Promise<void> {
    if (this.isAlone()) {
      await this.commit([draft], mark, record);
      return;
    }
    // A simultaneous choice: it stands until the last is in, and then all get their numbers together.
    if (draft.isAsked()) throw conflict('unfinished', 'Your choice is not complete yet.');
    const sure = draft.copy();
    sure.confirmed = true;
    const open = seatsOf(this.game.pending(this.playing()));
    const all = open.map((seat) => (seat === sure.seat ? sure : this.#drafts.get(seat)));
    if (all.every((d): d is Draft => d?.confirmed === true)) await this.commit(all, mark, record);
    else await this.keep(sure, mark, record);
  }

  /** A draft of who has no second thoughts: what can count does so at once, in one write. */
  async answer(draft: Draft, record = this.record): Promise<void> {
    if (this.isAlone() || draft.opened() !== undefined) await this.commit([draft], undefined, record);
    else if (draft.isAsked()) await this.keep(draft, undefined, record);
    else await this.confirm(draft, undefined, record);
  }

  // Lines

  /** Gives numbers to the moves of drafts, in the order of the seats. */
  async commit(drafts: readonly Draft[], mark: RequestMark | undefined, record = this.record): Promise<void> {
    const state = this.playing();
    const played = inOrder(this.game, state, drafts);
    const at = this.#deps.now();
    const { obeyed = [], ...next } = record;
    const entries: StoredMove[] = [];
    const heard: HeardLine[] = [];
    const remarks = this.#remarks();
    let before = state;
    for (const [i, { seat, move, state: after, events }] of played.entries()) {
      // What an order has answered is told before it is done, once for a turn.
      if (played[i - 1]?.seat !== seat && obeyed.some((by) => by.seat === seat)) {
        entries.push(this.line(['order', seat], before, entries.length));
        heard.push({ events: [] });
      }
      entries.push({ n: this.record.n + entries.length + 1, seat, move, hash: this.game.hash(after), at });
      heard.push({ events, remark: remarks?.(seat, before, after) });
      before = after;
    }
    await this.append(entries, next, before, { heard, mark });
    this.#wake();
  }

  async append(
    entries: readonly StoredMove[],
    record: TableRecord,
    state: State,
    { heard = [], mark, keeps = () => false }: Appending = {},
  ): Promise<void> {
    const n = record.n + entries.length;
    const result = record.result ?? this.game.result(state);
    const stands = (seat: Seat): boolean => keeps(seat) && this.#drafts.get(seat)?.confirmed === true;
    const { obeyed = [], ...asked } = withoutVote(record);
    // What an order had answered is gone with the draft; who answers now does so without it.
    const standing = obeyed.filter(({ seat }) => keeps(seat));
    const next: TableRecord = {
      ...asked,
      ...(standing.length === 0 ? {} : { obeyed: standing }),
      n,
      toAct: result ? [] : seatsOf(this.game.pending(state)).filter((seat) => !stands(seat)),
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
        for (const [i, entry] of entries.entries()) this.history.add(entry, heard[i] ?? { events: [] });
      },
    );
    if (Math.floor(n / SNAPSHOT_EVERY) > Math.floor((n - entries.length) / SNAPSHOT_EVERY))
      await this.#snapshot();
  }

  /** Lines by the table that change nothing about the game: drafts stay what they are. */
  note(lines: readonly StoredMove[], record: TableRecord, state: State): Promise<void> {
    return this.append(lines, record, state, { keeps: () => true });
  }

  /** A line by the table itself, `behind` so many that are written with it. */
  line(move: TableMove, state: State, behind = 0): StoredMove {
    return {
      n: this.record.n + 1 + behind,
      seat: TABLE_SEAT,
      move: tableMove(move),
      hash: this.game.hash(state),
      at: this.#deps.now(),
    };
  }

  /** A cache; failing to write it loses nothing. */
  async #snapshot(): Promise<void> {
    if (this.#state === undefined) return;
    const { id } = this.record;
    try {
      await this.#deps.storage.saveSnapshot(id, { n: this.history.head, words: this.#state });
    } catch (error) {
      this.#deps.alarm(error, id);
    }
  }
}

/** A snapshot of the state is cached after so many moves. */
const SNAPSHOT_EVERY = 100;
