/** The part of the server's answers that the bot looks at; GET /api/openapi.json describes all of it. */
export type Move = readonly (string | number | readonly string[])[];

export interface TableView {
  readonly table: { readonly id: string; readonly game: string; readonly status: string };
  readonly seat: number | null;
  /** Number of the last line of the log. */
  readonly n: number;
  /** What the seat may know of the game, with its own draft. */
  readonly view: unknown;
  readonly decision: { readonly kind: string; readonly rule: string } | null;
  readonly legal: readonly { readonly move: Move; readonly words: string }[];
  readonly draft: { readonly moves: readonly Move[]; readonly confirmed: boolean };
  readonly result: Readonly<Record<string, unknown>> | null;
}

/** An answer that says no: a stable code and a sentence (docs/protocol.md). */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, sentence: string) {
    super(`${code}: ${sentence}`);
    this.status = status;
    this.code = code;
  }
}

const PATIENCE = 10;
const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** A server, as the owner of a token meets it. What gets no answer is asked again, for a while. */
export class Connection {
  readonly #origin: string;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(origin: string, token: string) {
    this.#origin = origin;
    this.#headers = { authorization: `Bearer ${token}` };
  }

  table(id: string): Promise<TableView> {
    return this.#json('GET', `/api/tables/${id}`);
  }

  post<T = TableView>(path: string, body: unknown): Promise<T> {
    return this.#json('POST', path, body);
  }

  async #json<T>(method: string, path: string, body?: unknown): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      const answer = await this.#ask(method, path, body).catch(() => undefined);
      const passing = answer === undefined || answer.status >= 500 || answer.status === 429;
      if (answer && !passing) {
        const found = (await answer.json()) as T & { code: string; sentence: string };
        if (!answer.ok) throw new Refused(answer.status, found.code, found.sentence);
        return found;
      }
      if (attempt === PATIENCE) throw new Error(`no answer from ${this.#origin}`);
      await pause(1000 * Number(answer?.headers.get('retry-after') ?? attempt));
    }
  }

  #ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return fetch(this.#origin + path, {
      method,
      headers: {
        ...this.#headers,
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  /** The table again and again, with a pause between: the simplest way, and good enough for slow games. */
  async *poll(id: string, every: number): AsyncGenerator<TableView> {
    for (;;) {
      yield await this.table(id);
      await pause(every);
    }
  }

  /** The table whenever something has happened there. A stream that breaks is taken up where it broke. */
  async *listen(id: string): AsyncGenerator<TableView> {
    let last = '';
    for (;;) {
      const stream = await this.#ask(
        'GET',
        '/api/stream',
        undefined,
        last === '' ? {} : { 'last-event-id': last },
      ).catch(() => undefined);
      if (!stream?.ok || stream.body === null) {
        await pause(1000);
        continue;
      }
      yield await this.table(id);
      try {
        for await (const event of readEvents(stream.body)) {
          last = event.id ?? last;
          if (event.table === undefined || event.table === id) yield event.state ?? (await this.table(id));
        }
      } catch (error) {
        if (error instanceof Refused) throw error;
      }
    }
  }
}

interface StreamEvent {
  readonly id?: string;
  readonly table?: string;
  /** The table after the event, where nothing has happened since. */
  readonly state?: TableView;
}

/** Server-sent events are blocks of lines. */
async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  let text = '';
  for await (const part of body.pipeThrough(new TextDecoderStream())) {
    text += part;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const lines = text
        .slice(0, end)
        .split('\n')
        .map((line) => line.split(/: (.*)/s));
      text = text.slice(end + 2);
      const { id, event, data } = Object.fromEntries(lines) as Record<string, string | undefined>;
      if (event === undefined || data === undefined || event === 'presence' || event === 'chat') continue;
      const { table, state } = JSON.parse(data) as StreamEvent;
      yield { ...(id ? { id } : {}), ...(table ? { table } : {}), ...(state ? { state } : {}) };
    }
  }
}
