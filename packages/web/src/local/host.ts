import type { Hint, Remarks } from '@clade/bots';
import {
  Draft,
  type Game,
  type GameEvent,
  isPending,
  isRefusal,
  type LoggedMove,
  legalMoves,
  type Move,
  openLog,
  passedOver,
  passOver,
  plainRefusal,
  preview,
  proveDeal,
  type Refusal,
  redact,
  refusal,
  replay,
  type Seat,
  SPECTATOR,
  type State,
  seatsOf,
  type Wire,
  writeLog,
} from '@clade/engine';
import { begunEvent } from '@clade/wording';
import type { Advice, Course, Foreseen, Line, Moment, Proof, SeatInfo, Snapshot } from '../table/table.ts';
import { type LocalRecord, logOf } from './record.ts';

/** What a host needs from its surroundings: somebody who thinks, a place to keep the table, and somebody to tell. */
export interface HostEnv {
  /** Asks a bot; answers with a legal move. */
  think(question: LocalBotQuestion): Promise<Move>;
  /** The best moves of a seat, as a good bot sees them. */
  advise(
    question: Omit<LocalBotQuestion, 'bot'> & { readonly mine?: readonly Move[] },
  ): Promise<Pick<Hint, 'moves' | 'reasons' | 'mine'>>;
  /** Keeps the record; false when another page has changed the table since. */
  save(record: LocalRecord): Promise<boolean>;
  now(): number;
  changed(): void;
}

export interface LocalBotQuestion {
  readonly game: Game;
  readonly state: State;
  readonly seat: Seat;
  readonly bot: string;
  readonly seed: string;
}

/** A log that cannot be opened, or not any more. */
class BrokenTable extends Error {}

/** A state is remembered after so many moves, so that stepping through a game is quick. */
const STRIDE = 50;
/** Lines that are weighed before somebody else may have the thread. */
const HEARD_AT_ONCE = 10;

/**
 * One table on this device: the log, the drafts of its people, bots that answer, and who holds the device. It knows no
 * worker and no database, so that it can be tested as it is.
 */
export class LocalHost {
  readonly #env: HostEnv;
  readonly #game: Game;
  #record: LocalRecord;
  #state: State;
  readonly #moves: LoggedMove[] = [];
  readonly #lines: Line[] = [];
  readonly #kept = new Map<number, State>();
  readonly #drafts = new Map<Seat, Draft>();
  /** The seat whose person has the device. */
  #holder: Seat;
  /** The person of that seat has asked for the device, perhaps to withdraw a choice; until the next one is made. */
  #stays = false;
  #thinking = false;
  /** What the characters of the table remark on, when they have heard all lines so far. */
  #remarks: Remarks | undefined;
  #closed = false;
  #tail: Promise<unknown> = Promise.resolve();

  constructor(env: HostEnv, game: Game, record: LocalRecord) {
    this.#env = env;
    this.#game = game;
    this.#record = record;
    const dealt: GameEvent[] = [];
    const start = openLog(game, logOf(record).header, (event) => dealt.push(event));
    if (isRefusal(start)) throw new BrokenTable(plainRefusal(start));
    if (record.position !== undefined) dealt.push(begunEvent(game, start));
    this.#state = start;
    this.#lines.push({ n: 0, seat: SPECTATOR, events: dealt });
    this.#kept.set(0, game.clone(start));
    for (const { seat, move, hash, draws } of record.moves) {
      const read = game.fromWire(move);
      if (isRefusal(read)) throw new BrokenTable(plainRefusal(read));
      if (draws !== undefined && passOver(this.#state, draws))
        throw new BrokenTable(`move ${this.#moves.length + 1} draws what was drawn already`);
      this.#make(seat, read, move, draws);
      if (game.hash(this.#state) !== hash)
        throw new BrokenTable(`move ${this.#moves.length} leads to another state`);
    }
    for (const { seat, moves, confirmed } of record.drafts) {
      const draft = new Draft(game, seat, this.#state);
      if (draft.restore(moves, confirmed)) this.#drafts.set(seat, draft);
    }
    const people = this.#people();
    this.#holder =
      people.length === 1 || !game.hasSecrets(this.#state) ? (people[0] ?? SPECTATOR) : SPECTATOR;
  }

  get record(): LocalRecord {
    return this.#record;
  }

  get isOver(): boolean {
    return this.#record.imported === true || this.#game.pending(this.#state) === 0;
  }

  #people(): Seat[] {
    return this.#record.seats.flatMap((seat, i) => (seat.kind === 'person' ? [i] : []));
  }

  /** Carries a move out on the committed state and keeps what happened. */
  #make(seat: Seat, move: Move, wire: Wire, draws?: number): void {
    const heard: GameEvent[] = [];
    const remarks = this.#remarks;
    const then = remarks && this.#game.clone(this.#state);
    this.#game.apply(this.#state, seat, move, (event) => heard.push(event));
    const remark = then && remarks?.(seat, then, this.#state);
    const n = this.#moves.length + 1;
    const hash = this.#game.hash(this.#state);
    this.#moves.push({ n, seat, move: wire, hash, ...(draws === undefined ? {} : { draws }) });
    this.#lines.push({ n, seat, events: heard, ...(remark ? { remark } : {}) });
    if (n % STRIDE === 0) this.#kept.set(n, this.#game.clone(this.#state));
  }

  // Who sees

  /** People who owe a decision now. */
  #owing(): Seat[] {
    if (this.isOver) return [];
    const people = this.#people();
    return seatsOf(this.#game.pending(this.#state)).filter(
      (seat) => people.includes(seat) && this.#drafts.get(seat)?.confirmed !== true,
    );
  }

  /** Whose eyes the table is shown to, and who must be given the device first. */
  #eyes(): { readonly viewer: Seat; readonly handTo?: Seat } {
    const owing = this.#owing();
    const next = owing[0];
    if (next === undefined || this.#stays || owing.includes(this.#holder)) return { viewer: this.#holder };
    if (this.#people().length === 1 || !this.#game.hasSecrets(this.#state)) {
      this.#holder = next;
      return { viewer: next };
    }
    return { viewer: SPECTATOR, handTo: next };
  }

  sit(seat: Seat): void {
    if (!this.#people().includes(seat)) return;
    this.#holder = seat;
    this.#stays = true;
    this.#env.changed();
  }

  /** Everything a screen shows but the lines, which are told apart (`linesFor`): there may be thousands. */
  snapshot(): Omit<Snapshot, 'lines'> {
    const game = this.#game;
    const { viewer, handTo } = this.#eyes();
    const draft = this.#drafts.get(viewer);
    const now = draft?.now ?? this.#state;
    const over = this.isOver;
    const asked = !over && viewer >= 0 && draft?.confirmed !== true && isPending(game.pending(now), viewer);
    const result = game.result(this.#state);
    return {
      where: this.#record.imported ? 'replay' : 'local',
      id: this.#record.id,
      game: game.id,
      name: this.#record.name,
      config: game.config(this.#state),
      status: over ? 'finished' : 'playing',
      seats: this.#record.seats.map((seat): SeatInfo => {
        if (seat.kind === 'person') return { kind: 'person', name: seat.name, here: !this.#record.imported };
        return { kind: 'bot', name: seat.name, here: false, bot: seat.bot };
      }),
      commitment: this.#record.commitment,
      viewer,
      ...(handTo === undefined ? {} : { handTo }),
      n: this.#moves.length,
      view: game.view(now, viewer),
      draft: {
        moves: draft?.wires ?? [],
        events: draft?.events ?? [],
        confirmed: draft?.confirmed ?? false,
      },
      ...(asked ? { decision: game.decision(now, viewer) } : {}),
      legal: asked
        ? legalMoves(game, now, viewer).map((move) => ({
            move: game.toWire(move),
            words: game.describe(now, move),
          }))
        : [],
      waitingFor: over
        ? []
        : seatsOf(game.pending(this.#state)).filter((seat) => this.#drafts.get(seat)?.confirmed !== true),
      scores: game.scores(now),
      ...(result ? { result } : {}),
      busy: this.#thinking,
      connected: true,
    };
  }

  /** The lines behind the first `from`, as a viewer may know them. */
  linesFor(viewer: Seat, from: number): Line[] {
    // When a game is over everything may be known.
    if (this.isOver) return this.#lines.slice(from);
    return this.#lines
      .slice(from)
      .map((line) => ({ ...line, events: line.events.map((event) => redact(event, viewer)) }));
  }

  // What people do; one thing after the other

  #serial<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#tail.then(work, work);
    this.#tail = next.catch(() => undefined);
    return next;
  }

  play(wire: Wire, sure: boolean): Promise<Refusal | undefined> {
    return this.#serial(async () => {
      const seat = this.#eyes().viewer;
      const draft = this.#draftOf(seat)?.copy();
      if (draft === undefined) return this.#notYours();
      if (draft.confirmed) return refusal('confirmed', '');
      const move = this.#game.fromWire(wire);
      if (isRefusal(move)) return move;
      const refused = draft.add(move);
      if (refused) return refused;
      if (draft.opened()) await this.#commit([draft]);
      else if (sure) return this.#confirmDraft(draft);
      else await this.#keep(draft);
      return undefined;
    });
  }

  confirm(): Promise<Refusal | undefined> {
    return this.#serial(async () => {
      const draft = this.#drafts.get(this.#eyes().viewer);
      if (draft === undefined || draft.length === 0 || draft.confirmed) return refusal('nothing', '');
      return this.#confirmDraft(draft);
    });
  }

  async #confirmDraft(draft: Draft): Promise<Refusal | undefined> {
    const open = seatsOf(this.#game.pending(this.#state));
    if (open.length <= 1) {
      await this.#commit([draft]);
      return undefined;
    }
    // A simultaneous choice stands until the last is in; then all count together, in the order of the seats.
    if (draft.isAsked()) return refusal('unfinished', '');
    const sure = draft.copy();
    sure.confirmed = true;
    const all = open.map((seat) => (seat === sure.seat ? sure : this.#drafts.get(seat)));
    if (all.every((d): d is Draft => d?.confirmed === true)) await this.#commit(all);
    else await this.#keep(sure);
    return undefined;
  }

  undo(keep: number): Promise<Refusal | undefined> {
    return this.#serial(async () => {
      const seat = this.#eyes().viewer;
      const draft = this.#drafts.get(seat);
      if (
        draft === undefined ||
        keep < 0 ||
        keep > draft.length ||
        (keep === draft.length && !draft.confirmed)
      )
        return refusal('nothing', '');
      const shorter = new Draft(this.#game, seat, this.#state);
      shorter.restore(draft.wires.slice(0, keep), false);
      await this.#keep(shorter);
      return undefined;
    });
  }

  preview(wire: Wire): Foreseen | Refusal {
    const draft = this.#draftOf(this.#eyes().viewer);
    if (draft === undefined) return this.#notYours();
    const move = this.#game.fromWire(wire);
    return isRefusal(move) ? move : preview(this.#game, draft, move);
  }

  explain(wire: Wire): Refusal | undefined {
    const draft = this.#draftOf(this.#eyes().viewer);
    if (draft === undefined) return this.#notYours();
    const move = this.#game.fromWire(wire);
    return isRefusal(move) ? move : this.#game.explain(draft.now, draft.seat, move);
  }

  #draftOf(seat: Seat): Draft | undefined {
    if (seat < 0 || this.isOver) return undefined;
    return this.#drafts.get(seat) ?? new Draft(this.#game, seat, this.#state);
  }

  #notYours(): Refusal {
    return refusal('not-playing', '');
  }

  // What is kept

  async #keep(draft: Draft): Promise<void> {
    if (draft.length === 0) this.#drafts.delete(draft.seat);
    else this.#drafts.set(draft.seat, draft);
    if (draft.confirmed) this.#stays = false;
    await this.#save();
    this.wake();
  }

  async #commit(drafts: readonly Draft[]): Promise<void> {
    for (const draft of [...drafts].sort((a, b) => a.seat - b.seat))
      for (const wire of draft.wires) this.#make(draft.seat, this.#game.fromWire(wire) as Move, wire);
    this.#drafts.clear();
    this.#stays = false;
    await this.#save();
    this.wake();
  }

  async #save(): Promise<void> {
    const result = this.#game.result(this.#state);
    this.#record = {
      ...this.#record,
      moves: [...this.#moves],
      drafts: [...this.#drafts.values()].map(({ seat, wires, confirmed }) => ({
        seat,
        moves: wires,
        confirmed,
      })),
      toAct: seatsOf(this.#game.pending(this.#state)),
      changedAt: this.#env.now(),
      version: this.#record.version + 1,
      ...(result ? { result } : {}),
    };
    if (!(await this.#env.save(this.#record))) {
      this.#closed = true;
      throw new BrokenTable('another page has changed this table');
    }
    this.#env.changed();
  }

  // Bots

  /** Lets the bots that are to act think. */
  wake(): void {
    if (this.#thinking || this.#closed || this.#nextBot() === undefined) return;
    this.#thinking = true;
    this.#env.changed();
    void this.#run().finally(() => {
      this.#thinking = false;
      if (!this.#closed) this.#env.changed();
    });
  }

  #nextBot(): { readonly seat: Seat; readonly bot: string } | undefined {
    if (this.isOver) return undefined;
    for (const seat of seatsOf(this.#game.pending(this.#state))) {
      const who = this.#record.seats[seat];
      if (who?.kind === 'bot' && this.#drafts.get(seat)?.confirmed !== true) return { seat, bot: who.bot };
    }
    return undefined;
  }

  async #run(): Promise<void> {
    for (let next = this.#nextBot(); next !== undefined && !this.#closed; next = this.#nextBot()) {
      const { seat, bot } = next;
      const n = this.#moves.length;
      const draft = this.#drafts.get(seat) ?? new Draft(this.#game, seat, this.#state);
      const seed = `${this.#record.seed}/bot ${n} ${draft.length} ${seat}`;
      const state = this.#game.clone(draft.now);
      const move = await this.#env.think({ game: this.#game, state, seat, bot, seed });
      if (this.#closed) return;
      await this.#serial(async () => {
        // The table may have moved on while the bot was thinking; then it is asked again.
        if (this.#moves.length === n) await this.#botMove(draft, move);
      });
    }
  }

  async #botMove(before: Draft, move: Move): Promise<void> {
    const draft = before.copy();
    const refused = draft.add(move);
    if (refused) throw new BrokenTable(plainRefusal(refused));
    const alone = seatsOf(this.#game.pending(this.#state)).length <= 1;
    if (alone || draft.opened()) await this.#commit([draft]);
    else if (draft.isAsked()) await this.#keep(draft);
    else await this.#confirmDraft(draft);
  }

  // History

  #after(n: number): State {
    const from = Math.floor(n / STRIDE) * STRIDE;
    const s = this.#game.clone(this.#kept.get(from) as State);
    for (const line of this.#moves.slice(from, n)) this.#again(s, line);
    return s;
  }

  #again(s: State, { seat, move, draws }: LoggedMove): void {
    if (draws !== undefined) passOver(s, draws);
    this.#game.apply(s, seat, this.#game.fromWire(move) as Move);
  }

  /** Lets the characters hear all lines so far, a few at a time, and from then on each; false when the table was closed. */
  async hear(remarks: Remarks): Promise<boolean> {
    const s = this.#after(0);
    for (let n = 1; n < this.#lines.length; n++) {
      const line = this.#lines[n] as Line;
      const then = this.#game.clone(s);
      this.#again(s, this.#moves[n - 1] as LoggedMove);
      const remark = remarks(line.seat, then, s);
      if (remark) this.#lines[n] = { ...line, remark };
      if (n % HEARD_AT_ONCE === 0) await new Promise((done) => setTimeout(done, 0));
      if (this.#closed) return false;
    }
    this.#remarks = remarks;
    return true;
  }

  at(n: number): Moment {
    const to = Math.max(0, Math.min(n, this.#moves.length));
    const s = this.#after(to);
    const views = this.isOver ? this.#record.seats.map((_, seat) => this.#game.view(s, seat)) : undefined;
    return {
      n: to,
      view: this.#game.view(s, this.#eyes().viewer),
      ...(views ? { views } : {}),
      scores: this.#game.scores(s),
    };
  }

  course(): Course | undefined {
    if (!this.isOver) return undefined;
    const s = this.#after(0);
    const round = (): number => (this.#game.view(s, SPECTATOR) as { readonly round?: number }).round ?? 0;
    const scores = [this.#game.scores(s)];
    const rounds = [round()];
    for (const line of this.#moves) {
      this.#again(s, line);
      scores.push(this.#game.scores(s));
      rounds.push(round());
    }
    return { scores, rounds };
  }

  /**
   * What a bot would do now in my place, or would have done in place of line `n` when the game is over. With moves of
   * mine: in place of my draft, and what they would bring.
   */
  async hint(n?: number, mine?: readonly Wire[]): Promise<Advice | Refusal> {
    const line = n === undefined ? undefined : this.#moves[n - 1];
    if (n !== undefined && (line === undefined || !this.isOver)) return refusal('not-over', '');
    const seat = line?.seat ?? this.#eyes().viewer;
    const drafted = line ? undefined : this.#draftOf(seat);
    const draft = drafted && mine ? new Draft(this.#game, seat, this.#state) : drafted;
    if (!line && !(draft?.isAsked() && !drafted?.confirmed)) return this.#notYours();
    const plan = mine?.map((wire) => this.#game.fromWire(wire));
    const strange = plan?.find(isRefusal);
    if (strange) return strange;
    // No hints while other people play on at this device.
    if (!line && this.#people().length > 1) return refusal('company', '');
    const state = this.#game.clone(draft?.now ?? this.#after((n ?? 1) - 1));
    const seed = `${this.#record.seed}/hint ${n ?? this.#moves.length} ${draft?.length ?? 0}`;
    const question = { game: this.#game, state, seat, seed, ...(plan ? { mine: plan as Move[] } : {}) };
    const { moves, reasons, mine: own } = await this.#env.advise(question);
    return {
      seat,
      reasons,
      moves: moves.map(({ move, chance, points }) => ({ move: this.#game.toWire(move), chance, points })),
      ...(line ? { played: line.move } : {}),
      ...(own ? { mine: own } : {}),
    };
  }

  exportLog(): string | undefined {
    return this.isOver ? writeLog(logOf(this.#record)) : undefined;
  }

  verify(): Proof | Refusal {
    if (!this.isOver) return refusal('not-over', '');
    const { seed, salt, commitment, shares = [] } = this.#record;
    const log = logOf(this.#record);
    const again = replay(this.#game, log);
    const { broken } = proveDeal(log.header);
    return {
      seed,
      salt,
      commitment,
      kept: broken === undefined,
      ...(broken ? { broken } : {}),
      shares,
      moves: this.#moves.length,
      passed: passedOver(this.#moves),
      replayed: !isRefusal(again) && again.diverged === undefined,
    };
  }

  /**
   * The log up to line `n`, for a fork. Of a running game nobody may learn what is still hidden, so its fork goes on
   * from another world that looks the same to whoever forks.
   */
  forkable(n: number, fresh: (s: State, viewer: Seat) => State): Pick<LocalRecord, 'moves' | 'position'> {
    const moves = this.#moves.slice(0, n);
    if (this.isOver) return { moves, ...(this.#record.position ? { position: this.#record.position } : {}) };
    return { moves: [], position: this.#game.writePosition(fresh(this.#after(n), this.#eyes().viewer)) };
  }

  close(): void {
    this.#closed = true;
  }
}
