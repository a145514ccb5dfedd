import type { SentChatLine, SentState, SentTable } from '@clade/protocol';
import type { Line, Refused } from '../table/table.ts';
import { Lost, pauseBefore, type Send } from './api.ts';
import { EventText, type SentEvent } from './event-text.ts';

/** What the server tells, docs/protocol.md. `anew`: whatever was known before may be out of date. */
export type StreamNews =
  | { readonly kind: 'anew' }
  | {
      readonly kind: 'moves';
      readonly table: string;
      readonly n: number;
      readonly lines?: readonly Line[];
      readonly state?: SentState;
      readonly problem?: Refused;
    }
  | {
      readonly kind: 'table';
      readonly table: string;
      readonly n: number;
      readonly info?: SentTable;
      readonly state?: SentState;
      readonly problem?: Refused;
    }
  | { readonly kind: 'chat'; readonly table: string; readonly n: number; readonly line?: SentChatLine }
  | { readonly kind: 'gone'; readonly table: string }
  | { readonly kind: 'draft'; readonly table: string; readonly n: number; readonly state: SentState }
  | {
      readonly kind: 'presence';
      readonly table: string;
      readonly seats: readonly number[];
      readonly watching: number;
    };

export type StreamStatus = 'off' | 'opening' | 'open' | 'lost' | 'stranger';

const TOLD = new Set(['moves', 'table', 'chat', 'gone', 'draft', 'presence']);
/** The server gives a sign of life every 20 seconds. */
const SILENCE = 45_000;

interface StreamOptions {
  /** Milliseconds without a byte after which the connection counts as dead. */
  readonly silence?: number;
  /** Milliseconds to wait before the next attempt. */
  readonly pause?: (attempt: number) => number;
}

/**
 * The one stream of the page: everything about all my tables, and about those that I watch. It remembers the number of
 * the last event, so that after a pause (a phone that slept, a server that was restarted) it gets what it has missed,
 * once and in order. The browser's own EventSource cannot begin at a number when the list of tables changes.
 */
export class Stream {
  readonly #send: Send;
  readonly #silence: number;
  readonly #pause: (attempt: number) => number;
  readonly #listeners = new Set<(news: StreamNews) => void>();
  readonly #watchers = new Set<() => void>();
  /** Tables that are not mine, with how many want to hear of each. */
  readonly #extra = new Map<string, number>();
  #last: number | undefined;
  #status: StreamStatus = 'off';
  #running: AbortController | undefined;
  #connection: AbortController | undefined;
  #reopen = false;
  #awake: (() => void) | undefined;

  constructor(send: Send, { silence = SILENCE, pause = pauseBefore }: StreamOptions = {}) {
    this.#send = send;
    this.#silence = silence;
    this.#pause = pause;
  }

  get status(): StreamStatus {
    return this.#status;
  }

  /** Calls back when the status has changed. */
  subscribe(changed: () => void): () => void {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  }

  on(listener: (news: StreamNews) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  start(): void {
    if (this.#running !== undefined) return;
    this.#running = new AbortController();
    this.#setStatus('opening');
    void this.#run(this.#running.signal);
  }

  stop(): void {
    this.#running?.abort();
    this.#running = undefined;
    this.#connection?.abort();
    this.#awake?.();
    this.#setStatus('off');
  }

  /** Another person: what was heard before was for somebody else. */
  restart(): void {
    this.stop();
    this.#last = undefined;
    this.start();
  }

  /** Follows a table that is not mine; returns how to stop. */
  watch(table: string): () => void {
    const before = this.#extra.get(table) ?? 0;
    this.#extra.set(table, before + 1);
    if (before === 0) this.#connectAgain();
    let watching = true;
    return () => {
      if (!watching) return;
      watching = false;
      const left = (this.#extra.get(table) ?? 1) - 1;
      if (left > 0) this.#extra.set(table, left);
      else {
        this.#extra.delete(table);
        this.#connectAgain();
      }
    };
  }

  /** The device is awake or online again: tries at once instead of waiting. */
  wake(): void {
    if (this.#status === 'lost') this.#awake?.();
  }

  /** The device says that it has no network: what is open is dead, though nobody has been told. */
  cut(): void {
    this.#connection?.abort();
  }

  #connectAgain(): void {
    if (this.#running === undefined) return;
    this.#reopen = true;
    this.#connection?.abort();
    this.#awake?.();
  }

  async #run(running: AbortSignal): Promise<void> {
    for (let attempt = 0; !running.aborted; ) {
      this.#reopen = false;
      const connection = new AbortController();
      this.#connection = connection;
      const end = await this.#listen(connection, () => {
        attempt = 0;
      });
      if (running.aborted) return;
      if (end === 'stranger') {
        this.#running = undefined;
        this.#setStatus('stranger');
        return;
      }
      if (this.#reopen || end === 'again') continue;
      this.#setStatus('lost');
      await this.#rest(this.#pause(attempt++));
    }
  }

  #rest(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, milliseconds);
      this.#awake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  /** One connection, from its beginning to its end. */
  async #listen(connection: AbortController, heard: () => void): Promise<'lost' | 'stranger' | 'again'> {
    let alarm = setTimeout(() => connection.abort(), this.#silence);
    try {
      const tables = [...this.#extra.keys()].join(',');
      const response = await this.#send(`/api/stream${tables === '' ? '' : `?tables=${tables}`}`, {
        headers: {
          accept: 'text/event-stream',
          ...(this.#last === undefined ? {} : { 'last-event-id': String(this.#last) }),
        },
        cache: 'no-store',
        signal: connection.signal,
      });
      if (response.status === 401) return 'stranger';
      if (response.status === 404 && this.#extra.size > 0) {
        // One of them may not be watched any more; the server does not say which.
        const gone = [...this.#extra.keys()];
        this.#extra.clear();
        for (const table of gone) this.#tell({ kind: 'gone', table });
        return 'again';
      }
      if (!response.ok || !response.headers.get('content-type')?.startsWith('text/event-stream'))
        throw new Lost();
      const text = new EventText();
      const decoder = new TextDecoder();
      const reader = (response.body as ReadableStream<Uint8Array>).getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return 'lost';
        clearTimeout(alarm);
        alarm = setTimeout(() => connection.abort(), this.#silence);
        heard();
        for (const event of text.feed(decoder.decode(value, { stream: true }))) this.#hear(event);
      }
    } catch {
      return 'lost';
    } finally {
      clearTimeout(alarm);
      connection.abort();
    }
  }

  #hear({ id, event, data }: SentEvent): void {
    if (event === 'hello' || event === 'reload') {
      if (id !== undefined) this.#last = id;
      this.#setStatus('open');
      this.#tell({ kind: 'anew' });
      return;
    }
    if (event === 'resumed') {
      this.#setStatus('open');
      return;
    }
    if (id !== undefined) {
      if (this.#last !== undefined && id <= this.#last) return;
      this.#last = id;
    }
    if (TOLD.has(event)) this.#tell({ kind: event, ...(JSON.parse(data) as object) } as StreamNews);
  }

  #tell(news: StreamNews): void {
    for (const listener of this.#listeners) listener(news);
  }

  #setStatus(status: StreamStatus): void {
    if (status === this.#status) return;
    this.#status = status;
    for (const changed of this.#watchers) changed();
  }
}
