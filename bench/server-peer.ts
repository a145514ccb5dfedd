import { createRequire } from 'node:module';
import { type Delivered, inParallel, type LoadedTable } from './server-load.ts';

interface Socket {
  on(event: string, heard: (...args: unknown[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  close(): void;
}

/** Matches of two clients of boardgame.io's own transport, each with a socket of its own. */
export async function peerTables(
  [address = '']: readonly string[],
  n: number,
  lobby: string,
): Promise<LoadedTable[]> {
  // The version that the peer itself comes with.
  const peer = createRequire(import.meta.url).resolve('boardgame.io/server');
  const { io } = createRequire(peer)('socket.io-client') as {
    io(url: string, options: unknown): Socket;
  };
  const connect = (match: string, player: string): Promise<Socket> =>
    new Promise((done) => {
      const socket = io(`${address}/nothing`, {
        transports: ['websocket'],
        forceNew: true,
        reconnection: false,
      });
      socket.on('connect', () => socket.emit('sync', match, player, undefined, 2));
      socket.on('sync', () => done(socket));
    });
  return inParallel(Array.from({ length: n }), 16, async () => {
    const answer = await fetch(`${lobby}/games/nothing/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"numPlayers":2}',
    });
    const { matchID } = (await answer.json()) as { matchID: string };
    return new PeerTable(matchID, [await connect(matchID, '0'), await connect(matchID, '1')]);
  });
}

class PeerTable implements LoadedTable {
  over = false;
  readonly #match: string;
  readonly #sockets: readonly [Socket, Socket];
  #turn = 0;
  #state = 0;
  #heard: ((player: number) => void) | undefined;

  constructor(match: string, sockets: readonly [Socket, Socket]) {
    this.#match = match;
    this.#sockets = sockets;
    for (const [player, socket] of sockets.entries()) {
      socket.on('update', (_match, state) => {
        // Presence is told by other events; an update of a lower number has been seen.
        if ((state as { _stateID: number })._stateID > this.#state) this.#heard?.(player);
      });
    }
  }

  /** A move of the player to act; both clients hear of it. */
  move(): Promise<Delivered> {
    const player = this.#turn;
    const from = performance.now();
    return new Promise((done) => {
      const heard = new Set<number>();
      let latency: number | undefined;
      this.#heard = (who) => {
        if (who !== player) latency = performance.now() - from;
        heard.add(who);
        if (heard.size < 2) return;
        this.#heard = undefined;
        this.#state++;
        this.#turn = 1 - player;
        done({ moves: 1, latency });
      };
      const playerID = String(player);
      const action = { type: 'MAKE_MOVE', payload: { type: 'nothing', args: [], playerID } };
      (this.#sockets[player] as Socket).emit('update', action, this.#state, this.#match, playerID);
    });
  }
}
