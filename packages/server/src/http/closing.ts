import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../problem.ts';

/** The end of a server: what was begun is finished, what comes later is refused, and no connection is waited for. */
export class Closing {
  readonly #http: FastifyInstance;
  /** Connections on which nothing has been asked: browsers open them in advance, and a close would wait for them. */
  readonly #unused = new Set<Socket>();
  #begun = false;

  constructor(http: FastifyInstance) {
    this.#http = http;
    http.server.on('connection', (socket: Socket) => {
      this.#unused.add(socket);
      socket.on('close', () => this.#unused.delete(socket));
    });
    http.addHook('onRequest', (request, _reply, done) => {
      this.#unused.delete(request.raw.socket);
      const refused = this.#begun && request.url.startsWith('/api/');
      done(refused ? new Problem(503, 'closing', 'The server is closing.') : undefined);
    });
    http.addHook('onResponse', (_request, _reply, done) => {
      // What was begun before the end is over now, and its connection is not needed any more.
      if (this.#begun) setImmediate(() => http.server.closeIdleConnections());
      done();
    });
  }

  /** Has the end begun? */
  get begun(): boolean {
    return this.#begun;
  }

  begin(): void {
    this.#begun = true;
  }

  /** Resolves when everything has been answered. */
  async finish(): Promise<void> {
    for (const socket of this.#unused) socket.destroy();
    await this.#http.close();
  }
}
