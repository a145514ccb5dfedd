import { afterEach, describe, expect, test } from 'vitest';
import { Stream, type StreamNews } from '../../src/remote/stream.ts';

/** A server whose streams the test writes by hand; what it is asked is kept. */
class Scripted {
  readonly asked: { readonly path: string; readonly last: string | undefined }[] = [];
  readonly #waiting: ((connection: Connection) => void)[] = [];
  readonly #connections: Connection[] = [];
  status = 200;

  readonly send = async (path: string, init: RequestInit): Promise<Response> => {
    this.asked.push({ path, last: (init.headers as Record<string, string>)['last-event-id'] });
    if (this.status !== 200) return new Response('{}', { status: this.status });
    let out: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        out = controller;
      },
    });
    const connection: Connection = {
      write: (text) => out?.enqueue(new TextEncoder().encode(text)),
      end: () => out?.close(),
    };
    init.signal?.addEventListener('abort', () => {
      try {
        out?.error(new Error('cut'));
      } catch {
        // It had ended already.
      }
    });
    const next = this.#waiting.shift();
    if (next) next(connection);
    else this.#connections.push(connection);
    return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
  };

  /** The next connection that is made. */
  next(): Promise<Connection> {
    const made = this.#connections.shift();
    return made ? Promise.resolve(made) : new Promise((done) => this.#waiting.push(done));
  }
}

interface Connection {
  write(text: string): void;
  end(): void;
}

let stream: Stream | undefined;
afterEach(() => stream?.stop());

function listen(
  server: Scripted,
  silence?: number,
): { heard: StreamNews[]; next: () => Promise<StreamNews> } {
  stream = new Stream(server.send, { pause: () => 1, ...(silence === undefined ? {} : { silence }) });
  const heard: StreamNews[] = [];
  const waiting: ((news: StreamNews) => void)[] = [];
  let given = 0;
  stream.on((news) => {
    heard.push(news);
    waiting.shift()?.(news);
  });
  stream.start();
  return {
    heard,
    next: async () => {
      const i = given++;
      return heard[i] ?? new Promise<StreamNews>((done) => waiting.push(done));
    },
  };
}

function chat(id: number): string {
  return `id: ${id}\nevent: chat\ndata: {"table":"t","n":0,"line":{"id":${id}}}\n\n`;
}

describe('the stream of the page', () => {
  test('begins without a number, and everything is to be looked at', async () => {
    const server = new Scripted();
    const { next } = listen(server);
    (await server.next()).write('id: 4\nevent: hello\ndata: {"tables":1}\n\n');
    expect(await next()).toEqual({ kind: 'anew' });
    expect(server.asked).toEqual([{ path: '/api/stream', last: undefined }]);
    expect(stream?.status).toBe('open');
  });

  test('comes back with the last number, and hears nothing twice', async () => {
    const server = new Scripted();
    const { heard, next } = listen(server);
    const first = await server.next();
    first.write(`id: 4\nevent: hello\ndata: {}\n\n${chat(5)}${chat(6)}`);
    await next();
    await next();
    await next();
    first.end();
    const second = await server.next();
    expect(server.asked[1]?.last).toBe('6');
    second.write(`event: resumed\ndata: {"behind":2}\n\n${chat(6)}${chat(7)}`);
    expect(await next()).toMatchObject({ kind: 'chat', line: { id: 7 } });
    expect(heard).toHaveLength(4);
  });

  test('a silent connection is given up and made anew', async () => {
    const server = new Scripted();
    const { next } = listen(server, 30);
    (await server.next()).write('id: 9\nevent: hello\ndata: {}\n\n');
    await next();
    await server.next();
    expect(server.asked[1]?.last).toBe('9');
  });

  test('a device without a network gives its connection up, and comes back with the last number', async () => {
    const server = new Scripted();
    const { next } = listen(server);
    const first = await server.next();
    first.write('id: 7\nevent: hello\ndata: {}\n\n');
    await next();
    expect(stream?.status).toBe('open');
    stream?.cut();
    const second = await server.next();
    expect(stream?.status).toBe('lost');
    second.write('event: resumed\ndata: {}\n\n');
    await expect.poll(() => stream?.status).toBe('open');
    expect(server.asked.at(-1)?.last).toBe('7');
  });

  test('events without a number leave the number as it is', async () => {
    const server = new Scripted();
    const { next } = listen(server);
    const first = await server.next();
    first.write(
      `id: 2\nevent: hello\ndata: {}\n\n${'event: presence\ndata: {"table":"t","seats":[0],"watching":1}\n\n'}`,
    );
    await next();
    expect(await next()).toEqual({ kind: 'presence', table: 't', seats: [0], watching: 1 });
    first.end();
    await server.next();
    expect(server.asked[1]?.last).toBe('2');
  });

  test('another table to watch is asked for from the same number on', async () => {
    const server = new Scripted();
    const { next } = listen(server);
    (await server.next()).write('id: 3\nevent: hello\ndata: {}\n\n');
    await next();
    const stop = stream?.watch('abc');
    await server.next();
    expect(server.asked[1]).toEqual({ path: '/api/stream?tables=abc', last: '3' });
    stop?.();
    await server.next();
    expect(server.asked[2]).toEqual({ path: '/api/stream', last: '3' });
  });

  test('a table that may not be watched does not silence the others', async () => {
    const server = new Scripted();
    const { next } = listen(server);
    (await server.next()).write('id: 3\nevent: hello\ndata: {}\n\n');
    await next();
    server.status = 404;
    stream?.watch('gone');
    expect(await next()).toEqual({ kind: 'gone', table: 'gone' });
    server.status = 200;
    const again = await server.next();
    expect(server.asked.at(-1)).toEqual({ path: '/api/stream', last: '3' });
    again.write(chat(4));
    expect(await next()).toMatchObject({ kind: 'chat' });
  });

  test('who is not known is not asked for again', async () => {
    const server = new Scripted();
    server.status = 401;
    listen(server);
    await new Promise<void>((done) => stream?.subscribe(() => stream?.status === 'stranger' && done()));
    const asked = server.asked.length;
    await new Promise((done) => setTimeout(done, 20));
    expect(server.asked).toHaveLength(asked);
  });

  test('a server that is away is tried until it answers', async () => {
    const server = new Scripted();
    server.status = 503;
    const { next } = listen(server);
    await new Promise<void>((done) => stream?.subscribe(() => stream?.status === 'lost' && done()));
    server.status = 200;
    (await server.next()).write('id: 1\nevent: hello\ndata: {}\n\n');
    expect(await next()).toEqual({ kind: 'anew' });
    expect(stream?.status).toBe('open');
  });
});
