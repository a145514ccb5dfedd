import type { Seat, Wire } from '@clade/engine';
import type { SentAdvice, SentLines, SentPast, SentPreview, SentSeat, SentState } from '@clade/protocol';
import {
  type Advice,
  type Course,
  type Foreseen,
  isRefused,
  type Line,
  type Moment,
  type Proof,
  type Refused,
  type SeatInfo,
  type Snapshot,
  type Table,
} from '../table/table.ts';
import { type Api, Lost, once, pauseBefore } from './api.ts';
import { RemoteCompany } from './company.ts';
import type { Deals } from './deals.ts';
import type { Intention, Unanswered } from './intention.ts';
import type { Stream, StreamNews } from './stream.ts';

export interface RemoteDeps {
  readonly api: Api;
  readonly stream: Stream;
  readonly unanswered: Unanswered;
  /** Has a part in the deal. */
  readonly deals?: Pick<Deals, 'see' | 'doubt'>;
  /** Opens the log of a finished game here, to look at it and to check it. */
  openLog(text: string, name: string): Promise<Table | Refused>;
  /** Milliseconds to wait before a request is repeated for the `attempt`th time. */
  pause?(attempt: number): number;
  /** Where the page is, for links. */
  readonly origin: string;
}

/** Who is not known to the server has no stream and looks every now and then. */
const LOOK_EVERY = 5_000;

/**
 * A table on a server. The server's answers and its stream say what is so; nothing is guessed here. A request without
 * an answer is repeated with the same key until there is one, so it happens once, whatever the connection does.
 */
export class RemoteTable implements Table {
  readonly #id: string;
  readonly #path: string;
  readonly company: RemoteCompany;
  readonly #deps: RemoteDeps;
  readonly #listeners = new Set<() => void>();
  readonly #stops: (() => void)[] = [];
  readonly #moments = new Map<number, Promise<Moment>>();
  #state: SentState;
  #lines: readonly Line[];
  #present: ReadonlySet<Seat> | undefined;
  #snapshot: Snapshot;
  /** Requests on their way. */
  #asking = 0;
  /** The last request got no answer. */
  #lost = false;
  /** How often the table as somebody said it was taken for what is so. */
  #takes = 0;
  #gone = false;
  #closed = false;
  #tail: Promise<unknown> = Promise.resolve();
  #looking: Promise<void> | undefined;
  #lookAgain = false;
  #again: (() => void) | undefined;
  #log: Promise<Table | undefined> | undefined;

  constructor(deps: RemoteDeps, state: SentState, lines: readonly Line[]) {
    this.#deps = deps;
    this.#id = state.table.id;
    this.#path = `/api/tables/${this.#id}`;
    this.#state = this.#withoutPresence(state);
    this.#lines = lines;
    this.#snapshot = this.#shown();
    const { stream } = deps;
    this.company = new RemoteCompany({
      api: deps.api,
      origin: deps.origin,
      path: this.#path,
      state: () => this.#state,
      take: (answer) => this.#take(answer),
      changed: () => this.#changed(),
    });
    this.#stops.push(
      stream.on((news) => this.#hear(news)),
      stream.subscribe(() => this.#streamChanged()),
    );
    if (state.seat === null && !state.table.mine) this.#stops.push(stream.watch(this.#id));
    const timer = setInterval(() => {
      if (stream.status === 'stranger' || stream.status === 'off') void this.look();
    }, LOOK_EVERY);
    this.#stops.push(() => clearInterval(timer));
    void deps.deals?.see(this.#state.table);
    const unanswered = deps.unanswered.get(this.#id);
    if (unanswered) void this.#intend(() => unanswered);
  }

  snapshot(): Snapshot {
    return this.#snapshot;
  }

  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  // What a person wants

  play(move: Wire, sure = false): Promise<Refused | undefined> {
    return this.#intend(({ n, draft }) => ({
      what: 'moves',
      body: { n, drafted: draft.moves.length, move, key: newKey(), ...(sure ? { confirm: true } : {}) },
    }));
  }

  confirm(): Promise<Refused | undefined> {
    return this.#intend(({ n }) => ({ what: 'confirm', body: { n, key: newKey() } }));
  }

  undo(keep: number): Promise<Refused | undefined> {
    return this.#intend(({ n }) => ({ what: 'undo', body: { n, to: keep, key: newKey() } }));
  }

  /** One after the other: each is made from the state that the one before has led to. */
  #intend(make: (state: SentState) => Intention): Promise<Refused | undefined> {
    const work = async (): Promise<Refused | undefined> => {
      const intention = make(this.#state);
      this.#deps.unanswered.set(this.#id, intention);
      const answer = await this.#insist(() =>
        this.#deps.api.post<SentState>(`${this.#path}/${intention.what}`, intention.body),
      );
      if (answer === undefined) return undefined;
      this.#deps.unanswered.set(this.#id, undefined);
      if (!isRefused(answer)) {
        this.#take(answer);
        return undefined;
      }
      if (OUTDATED.has(answer.code)) await this.look();
      return answer;
    };
    const next = this.#tail.then(work, work);
    this.#tail = next.catch(() => undefined);
    return next;
  }

  /** Asks until there is an answer; undefined when the table was closed before. */
  async #insist<T>(ask: () => Promise<T>): Promise<T | undefined> {
    this.#asking++;
    this.#changed();
    try {
      for (let attempt = 0; !this.#closed; attempt++) {
        try {
          const answer = await ask();
          this.#lost = false;
          return answer;
        } catch (error) {
          if (!(error instanceof Lost)) throw error;
          this.#lost = true;
          this.#changed();
          await this.#rest(Math.max(error.wait, (this.#deps.pause ?? pauseBefore)(attempt)));
        }
      }
      return undefined;
    } finally {
      this.#asking--;
      this.#changed();
    }
  }

  #rest(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, milliseconds);
      this.#again = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  async preview(move: Wire): Promise<Foreseen | Refused> {
    return once(this.#deps.api.post<SentPreview>(`${this.#path}/preview`, { move }));
  }

  async explain(move: Wire): Promise<Refused | undefined> {
    const answer = await once(
      this.#deps.api.post<{ readonly refused: Refused | null }>(`${this.#path}/explain`, { move }),
    );
    return isRefused(answer) ? answer : (answer.refused ?? undefined);
  }

  /** Of a running game a bot of the server is asked; one that is over is open here. */
  async hint(n?: number, mine?: readonly Wire[]): Promise<Advice | Refused> {
    if (n === undefined)
      return once(this.#deps.api.post<SentAdvice>(`${this.#path}/hint`, mine ? { mine } : {}));
    const log = await this.#finished();
    return (await log?.hint?.(n)) ?? { code: 'not-over' };
  }

  // What the server says

  #hear(news: StreamNews): void {
    if (news.kind === 'anew') {
      void this.look();
      void this.company.readChat();
      return;
    }
    if (news.table !== this.#id) return;
    switch (news.kind) {
      case 'moves':
        if (news.lines) this.#addLines(news.lines);
        this.#hearState(news.state, news.n);
        break;
      case 'table':
        this.#hearState(news.state, news.n);
        break;
      case 'draft':
        this.#hearState(news.state, news.n);
        break;
      case 'presence':
        this.#present = new Set(news.seats);
        this.#changed();
        break;
      case 'chat':
        this.company.heard(news.line);
        break;
      case 'gone':
        this.#gone = true;
        this.#changed();
        break;
      default:
    }
  }

  /**
   * The stream and the answers to requests come on two ways. What has a higher number is newer; at the same number only
   * the answer knows, so while one is expected or the drafts differ, the table is looked at once more.
   */
  #hearState(state: SentState | undefined, n: number): void {
    if (state !== undefined && state.n > this.#state.n) this.#take(state);
    else if (state === undefined) {
      if (n >= this.#state.n) void this.look();
    } else if (state.n === this.#state.n && !sameState(state, this.#state)) {
      if (this.#asking > 0 || !sameDraft(state, this.#state)) void this.look();
      else this.#take(state);
    }
  }

  /** The table as an answer has it. */
  #take(state: SentState): void {
    if (state.n < this.#state.n) return;
    this.#takes++;
    this.#state = state;
    if (this.#lacksLines(state)) void this.look();
    this.#changed();
  }

  /** The deal is line 0; before the game begins there is none. */
  #lastLine(): number {
    return this.#lines.at(-1)?.n ?? -1;
  }

  #lacksLines({ view, n }: SentState): boolean {
    return view !== null && n > this.#lastLine();
  }

  /** Lines that follow what is known; a gap is filled by looking. */
  #addLines(lines: readonly Line[]): void {
    const known = this.#lastLine();
    const fresh = lines.filter((line) => line.n > known);
    const first = fresh[0];
    if (first === undefined) return;
    if (first.n > known + 1) {
      void this.look();
      return;
    }
    this.#lines = [...this.#lines, ...fresh];
    this.#changed();
  }

  /** Asks for the table and for the lines that are missing; as often as needed, never twice at once. */
  look(): Promise<void> {
    if (this.#looking) {
      this.#lookAgain = true;
      return this.#looking;
    }
    this.#looking = this.#look().finally(() => {
      this.#looking = undefined;
      if (this.#lookAgain && !this.#closed) {
        this.#lookAgain = false;
        void this.look();
      }
    });
    return this.#looking;
  }

  async #look(): Promise<void> {
    const takes = this.#takes;
    const state = await this.#insist(() => this.#deps.api.get<SentState>(this.#path));
    if (state === undefined) return;
    if (isRefused(state)) {
      this.#gone = true;
      this.#changed();
      return;
    }
    // What happens from here on is in the stream, with its lines.
    const seen = this.#withoutPresence(state);
    // What was taken while this answer was on its way may be newer, and the number does not say so of a draft.
    if (takes !== this.#takes) this.#lookAgain = true;
    else if (seen.n >= this.#state.n) this.#state = seen;
    if (this.#lacksLines(state)) {
      const known = Math.max(0, this.#lastLine());
      const missing = await this.#insist(() => this.#deps.api.get<SentLines>(`${this.#path}/since/${known}`));
      if (missing !== undefined && !isRefused(missing)) this.#addLines(missing.lines);
    }
    this.#changed();
  }

  /** Who is there changes by itself; only what remains can be compared. */
  #withoutPresence({ presence, ...state }: SentState): SentState {
    if (presence) this.#present = new Set(presence.seats);
    return state;
  }

  #streamChanged(): void {
    if (this.#deps.stream.status === 'open') this.#again?.();
    this.#changed();
  }

  #changed(): void {
    if (this.#closed) return;
    void this.#deps.deals?.see(this.#state.table);
    this.#snapshot = this.#shown();
    for (const listener of this.#listeners) listener();
  }

  #shown(): Snapshot {
    const { table, seat, n, view, draft, decision, legal, waitingFor, scores, result } = this.#state;
    const { status } = this.#deps.stream;
    const thinking = waitingFor.some((s) => isBot(table.seats[s]));
    return {
      where: 'remote',
      id: table.id,
      game: table.game,
      name: table.name,
      config: { rules: table.rules, players: table.players, options: table.options },
      status: this.#gone ? 'cancelled' : table.status,
      seats: table.seats.map((s, i) => this.#seat(s, i)),
      commitment: table.commitment,
      ...(table.deal ? { dealing: true } : {}),
      ...(table.pace ? { pace: table.pace } : {}),
      ...(table.delay ? { delay: table.delay } : {}),
      ...(table.clocks ? { clocks: table.clocks } : {}),
      viewer: seat ?? -1,
      n,
      view,
      draft: { moves: draft.moves, events: draft.events ?? [], confirmed: draft.confirmed },
      ...(decision ? { decision } : {}),
      legal,
      waitingFor,
      lines: this.#lines,
      scores: scores ?? [],
      ...(result ? { result } : {}),
      busy: this.#asking > 0 || (table.status === 'playing' && thinking),
      connected: !this.#lost && status !== 'lost',
    };
  }

  #seat({ you, ...seat }: SentSeat, i: Seat): SeatInfo {
    const person = seat.kind === 'person' && this.#present !== undefined;
    return { ...seat, here: you, ...(person ? { online: this.#present?.has(i) ?? false } : {}) };
  }

  // History

  at(n: number): Promise<Moment> {
    let moment = this.#moments.get(n);
    if (moment === undefined) {
      moment = this.#at(n);
      this.#moments.set(n, moment);
      moment.catch(() => this.#moments.delete(n));
    }
    return moment;
  }

  async #at(n: number): Promise<Moment> {
    // When the game is over everything may be known, and the log has it; unless takebacks have numbered it anew.
    const log = this.#lines.some((line) => line.n > 0 && line.seat < 0) ? undefined : await this.#finished();
    if (log) return log.at(n);
    const answer = await this.#insist(() => this.#deps.api.get<SentPast>(`${this.#path}/at/${n}`));
    if (answer === undefined || isRefused(answer))
      throw new Error(answer?.sentence ?? 'the table was closed');
    return { n: answer.n, view: answer.view, scores: answer.scores ?? [] };
  }

  async course(): Promise<Course | undefined> {
    return (await this.#finished())?.course();
  }

  async exportLog(): Promise<string | undefined> {
    if (!this.#isOver()) return undefined;
    const text = await once(this.#deps.api.text(`${this.#path}/log`));
    return isRefused(text) ? undefined : text;
  }

  /** Deals and plays the game again on this device; by the server only where this page does not know its rules. */
  async verify(): Promise<Proof | Refused> {
    const log = await this.#finished();
    const proof = log ? await log.verify() : await once(this.#deps.api.get<Proof>(`${this.#path}/verify`));
    if (isRefused(proof)) return proof;
    // What counts is what was shown at the start, not what a file says now.
    const { commitment } = this.#state.table;
    const doubt = this.#deps.deals?.doubt(this.#id, proof.commitment, proof.shares ?? []);
    return {
      ...proof,
      commitment,
      kept: proof.kept && proof.commitment === commitment && doubt === undefined,
      ...(doubt ? { doubt } : {}),
    };
  }

  #isOver(): boolean {
    return this.#state.table.status === 'finished' || this.#state.table.status === 'cancelled';
  }

  /** The finished game as a log that is open here; undefined while it goes on, or where it cannot be opened. */
  #finished(): Promise<Table | undefined> {
    if (!this.#isOver()) return Promise.resolve(undefined);
    this.#log ??= this.exportLog().then(async (text) => {
      const table = text === undefined ? undefined : await this.#deps.openLog(text, this.#state.table.name);
      if (table === undefined || isRefused(table)) {
        this.#log = undefined;
        return undefined;
      }
      return table;
    });
    return this.#log;
  }

  /** Everybody has their own device. */
  sit(): void {}

  close(): void {
    this.#closed = true;
    for (const stop of this.#stops) stop();
    this.#again?.();
    this.#listeners.clear();
    void this.#log?.then((log) => log?.close());
  }
}

/** The table has moved on since the request was made. */
const OUTDATED = new Set(['stale', 'conflict', 'confirmed', 'nothing', 'not-playing', 'over']);

function newKey(): string {
  return crypto.randomUUID();
}

function isBot(seat: SentSeat | undefined): boolean {
  return seat?.kind === 'bot' || seat?.standIn !== undefined;
}

function sameState(a: SentState, b: SentState): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function sameDraft(a: SentState, b: SentState): boolean {
  return JSON.stringify(a.draft) === JSON.stringify(b.draft);
}
