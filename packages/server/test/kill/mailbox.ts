import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where notices come in, and are counted by whom they are for. */
export class Mailbox {
  readonly #came = new Map<string, number>();
  readonly #server = createServer((request, response) => {
    const name = decodeURIComponent((request.url ?? '').slice(1));
    this.#came.set(name, this.came(name) + 1);
    request.resume();
    response.writeHead(204).end();
  });

  open(): Promise<void> {
    return new Promise((done) => this.#server.listen(0, '127.0.0.1', done));
  }

  address(name: string): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}/${encodeURIComponent(name)}`;
  }

  came(name: string): number {
    return this.#came.get(name) ?? 0;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }
}
