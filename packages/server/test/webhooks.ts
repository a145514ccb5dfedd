import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A place on this machine that takes messages as Discord does. */
export class Webhooks {
  readonly messages: {
    readonly path: string;
    readonly content: string;
    readonly body: object;
    readonly at: number;
  }[] = [];
  readonly #server: Server;

  constructor(now: () => number = Date.now) {
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const body = JSON.parse(Buffer.concat(parts).toString());
        this.messages.push({ path: String(request.url), content: body.content, body, at: now() });
        response.writeHead(204).end();
      });
    });
  }

  async listen(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
