import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** A slow line to a server on this machine, for everything that a page and its workers ask for. */
export interface Line {
  readonly address: string;
  close(): void;
}

interface Speed {
  /** Bits in a second, of all connections together. */
  readonly bits: number;
  /** Milliseconds there and back. */
  readonly latency: number;
}

/** Bytes that go down the line at a time. */
const PIECE = 1460;

export async function slowLine(server: string, { bits, latency }: Speed): Promise<Line> {
  const { hostname, port } = new URL(server);
  const sockets = new Set<Socket>();
  /** What is on its way down, in the order in which it arrives. */
  const under: { readonly at: number; readonly arrive: () => void }[] = [];
  let free = 0;
  let timer: NodeJS.Timeout | undefined;
  const deliver = (): void => {
    timer = undefined;
    while (under[0] && under[0].at <= performance.now()) under.shift()?.arrive();
    if (under[0]) timer = setTimeout(deliver, Math.max(0, under[0].at - performance.now()));
  };
  const down = (bytes: number, arrive: () => void): void => {
    free = Math.max(free, performance.now()) + (bytes * 8000) / bits;
    under.push({ at: free + latency / 2, arrive });
    timer ??= setTimeout(deliver, latency / 2);
  };
  const line = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
    }
    near.on('data', (data) => setTimeout(() => far.destroyed || far.write(data), latency / 2));
    far.on('data', (data) => {
      for (let from = 0; from < data.length; from += PIECE) {
        const piece = data.subarray(from, from + PIECE);
        down(piece.length, () => near.destroyed || near.write(piece));
      }
    });
    near.on('close', () => far.destroy());
    far.on('end', () => down(0, () => near.end()));
  }).listen(0, '127.0.0.1');
  await once(line, 'listening');
  return {
    address: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    close() {
      clearTimeout(timer);
      line.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
