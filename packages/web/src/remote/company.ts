import type { Seat } from '@clade/engine';
import type { OrderBook, SentChatLine, SentState, SentWish, WantedOrder } from '@clade/protocol';
import { type Company, isRefused, type Refused, type ReportReason, type Whom } from '../table/table.ts';
import { type Api, OFFLINE, once } from './api.ts';
import { watchLink } from './watching.ts';

/** What the company needs of its table. */
export interface CompanyTable {
  readonly api: Api;
  /** Where the page is, for links. */
  readonly origin: string;
  /** Of the table's requests. */
  readonly path: string;
  state(): SentState;
  take(state: SentState): void;
  changed(): void;
}

/** Lines of chat that the server tells at a time. */
const PAGE = 200;

/** What other people bring to a table: talk, votes, seats that change hands. */
export class RemoteCompany implements Company {
  readonly #at: CompanyTable;
  #chat: readonly SentChatLine[] = [];
  /** The last line that was read; not known before the first look. What was said before that counts as read. */
  #read: number | undefined;
  #reading: Promise<void> | undefined;

  constructor(at: CompanyTable) {
    this.#at = at;
  }

  get host(): boolean {
    return this.#at.state().table.mine;
  }

  get visibility(): 'public' | 'link' {
    return this.#at.state().table.visibility;
  }

  get watchLink(): string | undefined {
    const { id, visibility, watch } = this.#at.state().table;
    return visibility === 'public' || watch !== undefined ? watchLink(this.#at.origin, id, watch) : undefined;
  }

  vote(): ReturnType<Company['vote']> {
    return this.#at.state().table.vote;
  }

  castVote(what: 'cancel' | 'takeback', yes: boolean, to?: number): Promise<Refused | undefined> {
    return this.#change('vote', { what, yes, ...(to === undefined ? {} : { to }) });
  }

  chat(): readonly SentChatLine[] {
    return this.#chat;
  }

  unread(): number {
    const read = this.#read ?? Number.POSITIVE_INFINITY;
    return this.#chat.filter(({ id, you }) => id > read && !you).length;
  }

  readAll(): void {
    const last = this.#chat.at(-1)?.id ?? 0;
    if (this.#read !== undefined && this.#read >= last) return;
    this.#read = last;
    this.#at.changed();
  }

  /** A line that the stream tells; it may come before those that are asked for. */
  heard(line: SentChatLine | undefined): void {
    if (line === undefined || line.muted || this.#chat.some(({ id }) => id === line.id)) return;
    this.#chat = [...this.#chat, line].sort((a, b) => a.id - b.id);
    this.#at.changed();
  }

  /** What was said since the last line that is known. */
  readChat(): Promise<void> {
    this.#reading ??= this.#readChat().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #readChat(): Promise<void> {
    for (;;) {
      const after = this.#chat.at(-1)?.id ?? 0;
      const answer = await once(
        this.#at.api.get<{ lines: readonly SentChatLine[] }>(`${this.#at.path}/chat?after=${after}`),
      );
      if (isRefused(answer)) return;
      for (const line of answer.lines) this.heard(line);
      if (answer.lines.length < PAGE) {
        this.#read ??= answer.lines.at(-1)?.id ?? after;
        return;
      }
    }
  }

  /** Repeating is harmless: the key is of one sentence. */
  async say(text: string): Promise<Refused | undefined> {
    const body = { text, key: crypto.randomUUID() };
    const first = await this.#ask('chat', body);
    return first?.code === OFFLINE.code ? this.#ask('chat', body) : first;
  }

  async mute(whom: Whom, muted: boolean): Promise<Refused | undefined> {
    const refused = await this.#ask('mute', { ...whom, muted });
    if (refused === undefined) await this.#hearAnew();
    return refused;
  }

  async block(whom: Whom, blocked: boolean): Promise<Refused | undefined> {
    const refused = await this.#ask('block', { ...whom, blocked });
    if (refused === undefined) await this.#hearAnew();
    return refused;
  }

  report(whom: Whom, reason: ReportReason, text: string): Promise<Refused | undefined> {
    return this.#ask('report', { ...whom, reason, ...(text === '' ? {} : { text }) });
  }

  /** Others are heard now: what was said is asked for from the beginning. */
  async #hearAnew(): Promise<void> {
    await this.#reading;
    this.#chat = [];
    await this.readChat();
    this.#at.changed();
  }

  async note(): Promise<string> {
    const answer = await once(this.#at.api.get<{ text: string }>(`${this.#at.path}/note`));
    return isRefused(answer) ? '' : answer.text;
  }

  async writeNote(text: string): Promise<Refused | undefined> {
    const answer = await once(this.#at.api.put(`${this.#at.path}/note`, { text }));
    return isRefused(answer) ? answer : undefined;
  }

  orders(): Promise<OrderBook | Refused> {
    return once(this.#at.api.get<OrderBook>(`${this.#at.path}/orders`));
  }

  setOrders(orders: readonly WantedOrder[]): Promise<OrderBook | Refused> {
    return once(this.#at.api.put<OrderBook>(`${this.#at.path}/orders`, { orders }));
  }

  arrange(seat: Seat, bot: string | undefined): Promise<Refused | undefined> {
    return this.#change('seats', bot === undefined ? { seat, kind: 'open' } : { seat, kind: 'bot', bot });
  }

  start(): Promise<Refused | undefined> {
    return this.#change('start');
  }

  /** Takes a seat before the start or in a running game, with the invitation to it where one is needed. */
  join(invite?: string): Promise<Refused | undefined> {
    return this.#change('join', invite === undefined ? {} : { invite });
  }

  leave(): Promise<Refused | undefined> {
    return this.#ask('leave');
  }

  concede(): Promise<Refused | undefined> {
    return this.#change('concede');
  }

  wish(seat: Seat, wish: SentWish): Promise<Refused | undefined> {
    return this.#change(`seats/${seat}/late`, { wish });
  }

  standIn(seat: Seat, bot: string | undefined): Promise<Refused | undefined> {
    return this.#change(`seats/${seat}/stand-in`, { bot: bot ?? null });
  }

  async handOver(): Promise<string | Refused> {
    const answer = await once(this.#at.api.post<{ invite: string }>(`${this.#at.path}/hand-over`));
    return isRefused(answer) ? answer : inviteLink(this.#at.origin, this.#at.state().table.id, answer.invite);
  }

  async rematch(): Promise<string | Refused> {
    const answer = await once(this.#at.api.post<SentState>(`${this.#at.path}/rematch`));
    return isRefused(answer) ? answer : answer.table.id;
  }

  /** A request whose answer is the table. */
  async #change(what: string, body: unknown = {}): Promise<Refused | undefined> {
    const answer = await once(this.#at.api.post<SentState>(`${this.#at.path}/${what}`, body));
    if (isRefused(answer)) return answer;
    this.#at.take(answer);
    return undefined;
  }

  /** A request whose answer says nothing. */
  async #ask(what: string, body: unknown = {}): Promise<Refused | undefined> {
    const answer = await once(this.#at.api.post(`${this.#at.path}/${what}`, body));
    return isRefused(answer) ? answer : undefined;
  }
}

/** The link with which somebody takes a seat. */
export function inviteLink(origin: string, table: string, invite: string): string {
  return `${origin}/join/${table}?invite=${invite}`;
}
