import type { Client } from './client.ts';

export interface StreamEvent {
  readonly id: number | undefined;
  readonly event: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into events of many shapes.
  readonly data: any;
}

/** Reads a stream of server-sent events like a browser: it keeps the last id, and everything that came in. */
export class Listener {
  readonly events: StreamEvent[] = [];
  /** Comments: signs of life. */
  comments = 0;
  lastId: number | undefined;
  ended = false;
  readonly #abort = new AbortController();
  #more: (() => void)[] = [];

  static async open(
    client: Client,
    { after, tables }: { after?: number | undefined; tables?: readonly string[] } = {},
  ): Promise<Listener> {
    const listener = new Listener();
    const query = tables === undefined ? '' : `?tables=${tables.join(',')}`;
    const response = await fetch(`${client.address}/api/stream${query}`, {
      headers: { cookie: client.cookie, ...(after === undefined ? {} : { 'last-event-id': String(after) }) },
      signal: listener.#abort.signal,
    });
    if (response.status !== 200 || response.body === null) {
      throw new Error(`stream: ${response.status} ${await response.text()}`);
    }
    listener.lastId = after;
    void listener.#read(response.body);
    await listener.until(({ events }) => events.length > 0);
    return listener;
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let text = '';
    try {
      for await (const chunk of body) {
        text += decoder.decode(chunk, { stream: true });
        for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
          this.#take(text.slice(0, end));
          text = text.slice(end + 2);
        }
        this.#wake();
      }
    } catch {
      // The connection was cut, by us or by the server.
    }
    this.ended = true;
    this.#wake();
  }

  #take(block: string): void {
    const fields = new Map<string, string>();
    for (const line of block.split('\n')) {
      const at = line.indexOf(':');
      if (at === 0) this.comments++;
      else fields.set(line.slice(0, at), line.slice(at + 1).trimStart());
    }
    const data = fields.get('data');
    if (data === undefined) return;
    const id = fields.has('id') ? Number(fields.get('id')) : undefined;
    if (id !== undefined) this.lastId = id;
    this.events.push({ id, event: fields.get('event') ?? 'message', data: JSON.parse(data) });
  }

  #wake(): void {
    for (const more of this.#more.splice(0)) more();
  }

  /** Waits until something holds; fails loudly when it does not come to that. */
  async until(holds: (listener: this) => boolean): Promise<this> {
    const late = AbortSignal.timeout(20_000);
    while (!holds(this)) {
      if (late.aborted || this.ended) throw new Error(`not seen among ${JSON.stringify(this.kinds())}`);
      await new Promise<void>((done) => {
        this.#more.push(done);
        late.addEventListener('abort', () => done(), { once: true });
      });
    }
    return this;
  }

  kinds(): string[] {
    return this.events.map((e) => e.event);
  }

  of(...kinds: string[]): StreamEvent[] {
    return this.events.filter((e) => kinds.includes(e.event));
  }

  /** Numbers of the events, in the order they came. */
  ids(): number[] {
    return this.events.flatMap((e) => (e.id === undefined || e.event === 'hello' ? [] : [e.id]));
  }

  /** Numbers of the lines of the log that were told. */
  lines(table: string): number[] {
    return this.of('moves')
      .filter((e) => e.data.table === table)
      .flatMap((e) => e.data.lines.map((line: { n: number }) => line.n));
  }

  close(): void {
    this.#abort.abort();
  }
}
