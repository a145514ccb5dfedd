import type { Hint } from '@clade/bots';
import { draws, type Game, type Move, type Preview, passOver, type Seat, type Wire } from '@clade/engine';
import type { Order, SentWish, WantedOrder } from '@clade/protocol';
import { newId } from '../ids.ts';
import type { WriteOutcome } from '../metrics/metrics.ts';
import { afterTakeback } from '../orders/orders.ts';
import { overdue, wound } from '../pace/pace.ts';
import { conflict, forbidden, Problem } from '../problem.ts';
import type { Loaded, Notice, Storage } from '../storage/storage.ts';
import { Advisers, type HintAdvice } from './advice.ts';
import { BotSeats } from './bot-seats.ts';
import { begun, dealing, dealtBy, isComplete, promised, shared } from './dealing.ts';
import type { ToldLine } from './history.ts';
import { leaders, vacationed, wished, withLate } from './lateness.ts';
import { Moves, type SaidRefusal } from './moves.ts';
import { Play, type PlayDeps } from './play.ts';
import {
  endedBy,
  isGathering,
  lent,
  type SeatRecord,
  type TableRecord,
  type User,
  type Vote,
  withOrders,
  withSeat,
} from './record.ts';
import {
  accepted,
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
import type { PastView, Recheck, TableView } from './shown.ts';
import { StandingOrders } from './standing-orders.ts';
import { type BotQuestion, Thinkers } from './thinkers.ts';
import { Views } from './views.ts';
import { Writer } from './writer.ts';

/** What a table needs from its surroundings. */
export interface TableDeps extends PlayDeps {
  readonly storage: Storage;
  /** Tells the clients; only called when what it tells is on disk. */
  publish(table: ServerTable, notices: readonly Notice[], draftOf?: Seat): void;
  /** Asks a bot; answers with a legal move, or with none when it would come too late. */
  think(question: BotQuestion): Promise<Move | undefined>;
  /** Asks a bot what it would do, to tell a person; undefined when it could not say. */
  advise(question: BotQuestion): Promise<Hint | undefined>;
  wrote?(outcome: WriteOutcome, seconds: number): void;
}

/** A game with the people and bots who play it, and everything they do at it. */
export class ServerTable {
  readonly #deps: TableDeps;
  readonly #writer: Writer;
  readonly #play: Play;
  readonly #moves: Moves;
  readonly #orders: StandingOrders;
  readonly #views: Views;
  readonly #bots: Thinkers;
  readonly #advisers: Advisers;

  constructor(deps: TableDeps, game: Game, loaded: Loaded) {
    this.#deps = deps;
    this.#writer = new Writer(
      deps.storage,
      loaded,
      (notices, draftOf) => deps.publish(this, notices, draftOf),
      deps.now,
      deps.wrote,
    );
    this.#play = new Play(deps, game, loaded, this.#writer, () => this.wake());
    this.#moves = new Moves(this.#play, this.#writer);
    this.#orders = new StandingOrders(this.#play, this.#writer);
    this.#views = new Views(this.#play, this.#writer);
    this.#bots = new Thinkers(new BotSeats(this.#play, this.#writer), deps.think, (error) =>
      deps.alarm(error, this.id),
    );
    this.#advisers = new Advisers(this.#play, deps.advise);
  }

  /** Opens a table from the store. */
  static async open(deps: TableDeps, game: Game, loaded: Loaded): Promise<ServerTable> {
    const table = new ServerTable(deps, game, loaded);
    await table.#play.resume(loaded);
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

  // People and seats

  join(user: Pick<User, 'id' | 'name' | 'program'>, invite?: string, promise?: string): Promise<void> {
    return this.#seat(() => {
      const next = joined(this.record, user, invite);
      return promise === undefined || !isGathering(next) ? next : promised(next, user.id, promise);
    });
  }

  /** Leaves before the start, or declines; a rematch that its host does not want any more is off. */
  leave(user: Pick<User, 'id' | 'name'>): Promise<void> {
    return this.#writer.serial(async () => {
      const next = left(this.record, user);
      if (next.rematchOf !== undefined && next.host === user.id) await this.#cancel();
      else await this.#writer.change(next);
    });
  }

  /** Before the start: a bot for a free seat, or whoever comes. */
  arrange(user: string, seat: Seat, to: SeatRecord): Promise<void> {
    return this.#seat(() => arranged(this.record, user, seat, to));
  }

  /** What a guest has here becomes that of their account. */
  transfer(from: string, to: Pick<User, 'id' | 'name'>): Promise<void> {
    return this.#seat(() => transferred(this.record, from, to));
  }

  /** An account was deleted; a table that has not begun ends with its host. */
  forget(user: Pick<User, 'id' | 'name'>): Promise<void> {
    return this.#writer.serial(async () => {
      if (dealtBy(this.record) !== undefined) await this.#begin(this.record);
      const ends = this.record.status === 'open' && this.record.host === user.id;
      await this.#writer.change(forgotten(this.record, user, STAND_IN));
      if (ends) await this.#cancel();
      this.wake();
    });
  }

  /** Those who run the server change what the table is called, or who sits at it. */
  alter(next: (record: TableRecord) => TableRecord): Promise<void> {
    return this.#seat(() => next(this.record));
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
      if (!isGathering(record)) throw conflict('started', 'The game has begun already.');
      if (record.host !== user) throw forbidden('Only the host can start the game.');
      if (record.seats.some((seat) => seat.kind === 'open' || seat.kind === 'link')) {
        throw conflict('empty-seat', 'Every seat needs a person or a bot before the game can start.');
      }
      const asking = dealing(record, this.#deps.now());
      if (isComplete(asking)) await this.#begin(asking);
      else await this.#writer.change(asking);
    });
  }

  /** Somebody who sits here will add a number to the deal. */
  promise(user: string, promise: string): Promise<void> {
    return this.#writer.serial(() => this.#writer.write(promised(this.record, user, promise), {}));
  }

  /** The number that somebody has promised; with the last of them the game begins. */
  share(user: string, share: string): Promise<void> {
    return this.#writer.serial(async () => {
      const next = shared(this.record, user, share);
      if (next === this.record) return;
      if (isComplete(next)) await this.#begin(next);
      else await this.#writer.write(next, {});
    });
  }

  async #begin(record: TableRecord): Promise<void> {
    await this.#play.begin(begun(record, this.#deps.now()));
    this.wake();
  }

  concede(user: string): Promise<void> {
    return this.#writer.serial(async () => {
      const seat = ownSeat(this.record, user);
      const state = this.#play.playing();
      refuseConceded(this.record, seat);
      const sitting = this.record.seats[seat] as Extract<SeatRecord, { kind: 'person' }>;
      const conceded = withSeat(this.record, seat, { ...lent(sitting, STAND_IN, 'self'), conceded: true });
      const left = conceded.seats.flatMap((x, i) => (x.kind === 'person' && x.conceded ? [] : [i]));
      const over = left.length === 1;
      await this.#play.append(
        [this.#play.line(['concede', seat], state)],
        over ? endedBy(conceded, this.game.scores(state), left, this.#deps.now()) : conceded,
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
      const until = dealtBy(this.record);
      if (until !== undefined && until <= this.#deps.now()) await this.#begin(this.record);
      const late = this.record.status === 'playing' ? overdue(this.record, this.#deps.now()) : [];
      if (late.length === 0) return;
      const state = this.#play.playing();
      const lines = late.map((seat, i) => this.#play.line(['time', seat], state, i));
      await this.#play.note(lines, withLate(this.record, late), state);
    });
  }

  /** What one of the others wants to do about a seat whose time is up; it is done when more than half of them agree. */
  wish(user: string, seat: Seat, wish: SentWish): Promise<void> {
    return this.#writer.serial(async () => {
      const own = ownSeat(this.record, user);
      const state = this.#play.playing();
      refuseConceded(this.record, own);
      const { record, agreed } = wished(this.record, own, seat, wish);
      if (!agreed || wish === 'wait') await this.#writer.change(record);
      else if (wish === 'bot') {
        const sitting = record.seats[seat] as Extract<SeatRecord, { kind: 'person' }>;
        const next = withSeat(record, seat, lent(sitting, STAND_IN, 'others'));
        await this.#play.note([this.#play.line(['stand-in', seat], state)], next, state);
        this.wake();
      } else {
        const scores = this.game.scores(state);
        const ended = endedBy(record, scores, leaders(record, scores), this.#deps.now(), 'time');
        await this.#play.append([this.#play.line(['end', seat], state)], ended, state);
      }
    });
  }

  /** A person is away until a moment, and the clock stands still; without one, is back. */
  vacation(user: string, until: number | undefined): Promise<void> {
    return this.#seat(() => vacationed(this.record, user, until, this.#deps.now()));
  }

  /** Asks for something that needs everybody, or agrees to it. A table that has not begun is its host's to close. */
  vote(user: string, what: Vote['what'], yes: boolean, to?: number): Promise<void> {
    return this.#writer.serial(async () => {
      if (isGathering(this.record) && this.record.host === user && what === 'cancel' && yes) {
        await this.#cancel();
        return;
      }
      const seat = ownSeat(this.record, user);
      this.#play.playing();
      refuseConceded(this.record, seat);
      if (!yes) {
        await this.#writer.change(voteRefused(this.record, what));
        return;
      }
      const back = to !== undefined && to < this.record.n ? this.#play.history.beginningOf(to) : to;
      const { vote, granted } = voted(this.record, seat, what, back);
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
    const back = this.#play.history.stateAfter(to);
    const next = draws(this.#play.playing());
    const passed = next > draws(back);
    if (passed) passOver(back, next);
    const record = Object.keys(this.record.orders ?? {}).reduce(
      (changed, user) => withOrders(changed, user, afterTakeback(changed.orders?.[user] ?? [])),
      this.record,
    );
    await this.#play.append(
      [this.#play.line(passed ? ['takeback', to, next] : ['takeback', to], back)],
      wound(record),
      back,
    );
    this.wake();
  }

  say(user: { id: string; name: string }, text: string, key?: string): Promise<void> {
    return this.#writer.once(user.id, key, async (mark) => {
      const { id } = this.record;
      const chat = { table: id, user: user.id, name: user.name, text, at: this.#deps.now() };
      await this.#writer.write(this.record, { chat, mark });
    });
  }

  /** Which table is played next, `instead` of one that was called off; the first one to say so decides. */
  setRematch(rematch: string, instead: string | undefined): Promise<string> {
    return this.#writer.serial(async () => {
      if (this.record.rematch === instead) await this.#writer.change({ ...this.record, rematch });
      return this.record.rematch ?? rematch;
    });
  }

  /** Somebody who played at the table before this one wants the rematch. */
  accept(user: Pick<User, 'id' | 'name' | 'program'>): Promise<void> {
    return this.#writer.serial(async () => {
      const next = accepted(this.record, user);
      if (next !== this.record) await this.#writer.change(next);
    });
  }

  // Moves

  /** Adds a move to the seat's draft; with `sure`, or when it can no longer be taken back, it counts at once. */
  move(
    user: string,
    n: number,
    drafted: number,
    given: Wire | string,
    key?: string,
    sure = false,
  ): Promise<void> {
    return this.#moves.move(user, n, drafted, given, key, sure);
  }

  confirm(user: string, n: number, key?: string): Promise<void> {
    return this.#moves.confirm(user, n, key);
  }

  undo(user: string, n: number, to: number, key?: string): Promise<void> {
    return this.#moves.undo(user, n, to, key);
  }

  explain(user: string, given: Wire | string): SaidRefusal | undefined {
    return this.#moves.explain(user, given);
  }

  preview(user: string, given: Wire | string): Preview {
    return this.#moves.preview(user, given);
  }

  /** What a bot would do in this person's place, and what moves of their own would bring in place of their draft. */
  advice(user: string, mine?: readonly Wire[]): Promise<HintAdvice> {
    return this.#advisers.ask(user, mine);
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
    return this.#writer.serial(() => this.#orders.obey());
  }

  /** Is everything here that a version of the record has? */
  has(version: number): Promise<boolean> {
    return this.#writer.has(version);
  }

  /** Takes in what other nodes have written; false when the table must be opened anew. */
  catchUp(): Promise<boolean> {
    this.#catching ??= this.#writer
      .catchUp((later) => this.#play.follow(later))
      .finally(() => {
        this.#catching = undefined;
      });
    return this.#catching;
  }
  #catching: Promise<boolean> | undefined;

  /** Is somebody thinking or writing? */
  get busy(): boolean {
    return this.#bots.busy || this.#writer.busy;
  }

  // Standing orders

  orders(user: string): readonly Order[] {
    return this.#orders.of(user);
  }

  setOrders(user: string, wanted: readonly WantedOrder[]): Promise<void> {
    return this.#writer.serial(async () => {
      await this.#orders.set(user, wanted);
      this.wake();
    });
  }

  /** Lets orders answer when what is being done at the table is done. */
  #obeyLater(): void {
    this.#writer
      .serial(() => this.#orders.obey())
      .catch((error: unknown) => {
        // Somebody else was faster: another node, or the person.
        if (!(error instanceof Problem)) this.#deps.alarm(error, this.id);
      });
  }

  // What may be known

  view(user: string | undefined): TableView {
    return this.#views.view(user);
  }

  viewText(user: string | undefined): string {
    return this.#views.text(user);
  }

  turns(): { readonly seat: Seat; readonly since: number }[] {
    return this.#views.turns();
  }

  since(user: string | undefined, after: number, to = this.record.n): ToldLine[] {
    return this.#views.since(user, after, to);
  }

  dealt(user: string | undefined): ToldLine[] {
    return this.#views.dealt(user);
  }

  at(user: string | undefined, n: number): PastView {
    return this.#views.at(user, n);
  }

  finishedLog(): ReturnType<Views['finishedLog']> {
    return this.#views.finishedLog();
  }

  recheck(): Recheck {
    return this.#views.recheck();
  }

  /** Hash of the present state, for checks of the store. */
  get hash(): string | undefined {
    const { state } = this.#play;
    return state === undefined ? undefined : this.game.hash(state);
  }

  get game(): Game {
    return this.#play.game;
  }
}

/** The bot that plays for somebody who has given up, or is not there any more: quick, and better than chance. */
const STAND_IN = 'beginner';
