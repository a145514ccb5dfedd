import { connect, type Socket } from 'node:net';

/**
 * As little of HTTP as a load needs: the clients share the machine with the server that they measure, and what they use
 * is missing there. Answers have a length, streams are read as they come.
 */
export interface Answer {
  readonly status: number;
  readonly cookie: string | undefined;
  readonly body: Buffer;
}

interface Waiting {
  done(answer: Answer): void;
  fail(error: Error): void;
}

/** A connection that is kept: one request at a time. */
class Connection {
  readonly #socket: Socket;
  #parts: Buffer[] = [];
  #waiting: Waiting | undefined;
  /** The server hangs up on connections that are not used for long. */
  closed = false;

  constructor(address: URL) {
    this.#socket = connect(Number(address.port), address.hostname);
    this.#socket.setNoDelay(true);
    this.#socket.on('data', (part: Buffer) => this.#take(part));
    const lost = (error?: Error): void =>
      this.#waiting?.fail(error ?? new Error('the server has hung up on a request'));
    this.#socket.on('error', lost);
    this.#socket.on('close', () => {
      this.closed = true;
      lost();
    });
  }

  ask(request: string): Promise<Answer> {
    return new Promise((done, fail) => {
      this.#waiting = { done, fail };
      this.#socket.write(request);
    });
  }

  #take(part: Buffer): void {
    this.#parts.push(part);
    const all = this.#parts.length === 1 ? part : Buffer.concat(this.#parts);
    this.#parts = [all];
    const end = all.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = all.toString('latin1', 0, end);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
    const from = end + 4;
    if (all.length < from + length) return;
    this.#parts = [];
    this.#waiting?.done({
      status: Number(head.slice(9, 12)),
      cookie: /\r\nset-cookie: ([^;\r]+)/i.exec(head)?.[1],
      body: all.subarray(from, from + length),
    });
  }
}

/** Some connections for many clients. */
export class Connections {
  readonly #address: URL;
  readonly #most: number;
  readonly #free: Connection[] = [];
  readonly #queue: ((connection: Connection) => void)[] = [];
  #made = 0;

  constructor(address: string, most: number) {
    this.#address = new URL(address);
    this.#most = most;
  }

  async ask(method: string, path: string, cookie: string, body?: unknown): Promise<Answer> {
    const text = body === undefined ? '' : JSON.stringify(body);
    const about =
      body === undefined
        ? ''
        : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n`;
    const request = `${method} ${path} HTTP/1.1\r\nhost: ${this.#address.host}\r\ncookie: ${cookie}\r\n${about}\r\n${text}`;
    const connection = await this.#take();
    const answer = await connection.ask(request);
    const next = this.#queue.shift();
    if (next) next(connection);
    else this.#free.push(connection);
    return answer;
  }

  #take(): Connection | Promise<Connection> {
    for (let free = this.#free.pop(); free; free = this.#free.pop()) {
      if (!free.closed) return free;
      this.#made--;
    }
    if (this.#made++ < this.#most) return new Connection(this.#address);
    return new Promise((done) => {
      this.#queue.push(done);
    });
  }

  /** Opens a stream of server-sent events; `heard` gets each as it came, without the empty line behind it. */
  listen(path: string, cookie: string, heard: (event: Buffer) => void): Promise<void> {
    return new Promise((done, fail) => {
      const socket = connect(Number(this.#address.port), this.#address.hostname);
      socket.on('error', fail);
      socket.write(
        `GET ${path} HTTP/1.1\r\nhost: ${this.#address.host}\r\ncookie: ${cookie}\r\naccept: text/event-stream\r\n\r\n`,
      );
      let rest: Buffer | undefined;
      socket.on('data', (part: Buffer) => {
        const all = rest === undefined ? part : Buffer.concat([rest, part]);
        let from = 0;
        for (let end = all.indexOf('\n\n'); end >= 0; end = all.indexOf('\n\n', from)) {
          heard(all.subarray(from, end));
          from = end + 2;
        }
        rest = from < all.length ? all.subarray(from) : undefined;
        if (from > 0) done();
      });
    });
  }
}
