import type { DsView } from '@clade/dominant-species';
import { Rng, type Wire } from '@clade/engine';
import type { SentLines, SentState } from '@clade/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAME } from '../../src/games/dominant-species/game.ts';
import { choiceOf, perform } from '../../src/games/earth/choice.ts';
import { isWayOut } from '../../src/games/earth/spots.ts';
import { stageOf } from '../../src/games/earth/stage.ts';
import { RemoteTable } from '../../src/remote/remote-table.ts';
import { isRefused, type Refused } from '../../src/table/table.ts';
import { TurnKeeper } from '../../src/table/turn-keeper.ts';
import { namesFor, say } from '../dominant-species/say.ts';
import { type Running, startServer, TestBrowser, until } from './browser.ts';

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.remove());

function accepted<T>(answer: T | Refused): T {
  if (isRefused(answer)) throw new Error(`${answer.code}: ${answer.sentence}`);
  return answer;
}

interface Player {
  readonly browser: TestBrowser;
  readonly table: RemoteTable;
}

async function open(browser: TestBrowser, id: string): Promise<Player> {
  browser.stream.start();
  const state = accepted(await browser.api.get<SentState>(`/api/tables/${id}`));
  const { lines } = accepted(await browser.api.get<SentLines>(`/api/tables/${id}/since/0`));
  const deps = {
    ...{ api: browser.api, stream: browser.stream, pause: () => 5, origin: 'https://play.example' },
    unanswered: { get: () => undefined, set: () => undefined },
    openLog: () => Promise.reject(new Error('no game is over here')),
  };
  return { browser, table: new RemoteTable(deps, state, lines) };
}

/** Two people who place pawns for Speciation and nothing else as long as they can. */
async function speciation(): Promise<Player & { readonly move: Wire; readonly close: () => void }> {
  const [ada, bela] = [new TestBrowser(server.address), new TestBrowser(server.address)];
  await Promise.all([ada.enter('Ada'), bela.enter('Béla')]);
  const seats = [{ kind: 'me' }, { kind: 'link' }];
  const made = accepted(await ada.api.post<SentState>('/api/tables', { game: 'dominant-species', seats }));
  const { id } = made.table;
  accepted(await bela.api.post(`/api/tables/${id}/join`, { invite: made.table.seats[1]?.invite }));
  accepted(await ada.api.post(`/api/tables/${id}/start`));
  const players = [await open(ada, id), await open(bela, id)];
  const close = (): void => {
    for (const { table, browser } of players) {
      table.close();
      browser.close();
    }
  };
  for (let n = 0; n < 80; n++) {
    await until(() => players.some(({ table }) => table.snapshot().decision !== undefined));
    const player = players.find(({ table }) => table.snapshot().decision !== undefined) as Player;
    const { decision, legal, view } = player.table.snapshot();
    const moves = legal.map(({ move }) => move);
    const { tiles } = view as DsView;
    const wide = moves.find(
      (move) =>
        decision?.kind === 'speciation' &&
        !isWayOut(move) &&
        GAME.map.around(String(move[1])).filter((hex) => tiles.some((tile) => tile.hex === hex)).length === 3,
    );
    if (wide !== undefined) return { ...player, move: wide, close };
    const placed = moves.find(([, space]) => String(space).startsWith('speciation-'));
    const move = placed ?? moves.find(isWayOut) ?? (moves[0] as Wire);
    const before = player.table.snapshot().n;
    expect(await player.table.play(move, true)).toBeUndefined();
    await until(() => players.every(({ table }) => table.snapshot().n > before));
  }
  throw new Error('nobody was asked for a Speciation');
}

/** What the board shows when everything has arrived; then all is as before. */
async function shown({ table, browser, move }: Player & { readonly move: Wire }, late: TestBrowser['late']) {
  const keeper = new TurnKeeper(table);
  const stop = keeper.subscribe(() => undefined);
  browser.late = late;
  const choice = choiceOf(table.snapshot(), keeper.turn(), GAME);
  perform({ act: 'play', move }, table.snapshot(), keeper.turn(), choice, GAME);
  await keeper.settled();
  await until(() => !table.snapshot().busy && keeper.turn().considered?.foreseen !== undefined);
  const snapshot = table.snapshot();
  const turn = keeper.turn();
  const names = namesFor(snapshot.viewer);
  const { choice: after, view } = stageOf<DsView>(GAME, { snapshot, turn, phone: false, names, say });
  const seen = {
    draft: snapshot.draft.moves,
    waiting: turn.waiting,
    considered: turn.considered,
    counters: after.counters,
    tiles: view.tiles,
    animals: view.animals,
  };
  keeper.turn().restart();
  await keeper.settled();
  browser.late = undefined;
  await until(() => !table.snapshot().busy && table.snapshot().draft.moves.length === 0);
  stop();
  return structuredClone(seen);
}

test('what Speciation comes to is shown right at a table on a server, however late its answers come', async () => {
  const { close, ...player } = await speciation();
  const quiet = await shown(player, undefined);
  expect(quiet.counters).toHaveLength(3);
  expect(quiet.counters.reduce((sum, { value }) => sum + value, 0)).toBeGreaterThan(3);
  expect(quiet.considered?.foreseen).toHaveProperty('view');
  for (let n = 0; n < 12; n++) {
    const rng = new Rng(`late ${n}`);
    const pause = (): Promise<void> =>
      new Promise((done) => {
        setTimeout(done, rng.below(25));
      });
    expect(await shown(player, pause), `late ${n}`).toEqual(quiet);
  }
  close();
});
