import { type DsView, dominantSpecies } from '@clade/dominant-species';
import { type Game, Rng, seatsToAct, type Wire } from '@clade/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GAME } from '../../src/games/dominant-species/game.ts';
import { choiceOf, perform } from '../../src/games/earth/choice.ts';
import { stageOf } from '../../src/games/earth/stage.ts';
import { LocalHost } from '../../src/local/host.ts';
import { LocalTable, type Tables } from '../../src/local/local-table.ts';
import type { LocalRecord } from '../../src/local/record.ts';
import { calls, type RpcPort, serve } from '../../src/local/rpc.ts';
import type { TableFunctions } from '../../src/local/tables.worker.ts';
import { TurnKeeper } from '../../src/table/turn-keeper.ts';
import { namesFor, say } from '../dominant-species/say.ts';
import { Course, NAMES, wholeGame } from '../dominant-species/tables.ts';

/**
 * A worker and a page on a machine on which anything can come late: what is on its way is delivered one by one, in an
 * order that the test chooses. Messages of one direction stay in order, as they do in browsers; frames come when they
 * like.
 */
class SlowMachine {
  readonly #waiting: {
    readonly toPage: (() => void)[];
    readonly toWorker: (() => void)[];
    frames: (() => void)[];
  } = { toPage: [], toWorker: [], frames: [] };
  readonly #heard = new Map<RpcPort, Set<(event: MessageEvent) => void>>();
  readonly page: RpcPort = this.#port('toWorker', () => this.worker);
  readonly worker: RpcPort = this.#port('toPage', () => this.page);

  #port(way: 'toPage' | 'toWorker', other: () => RpcPort): RpcPort {
    const port: RpcPort = {
      postMessage: (message) => {
        const data: unknown = structuredClone(message);
        this.#waiting[way].push(() => {
          for (const listener of this.#heard.get(other()) ?? []) listener({ data } as MessageEvent);
        });
      },
      addEventListener: (_type, listener) => {
        const listeners = this.#heard.get(port) ?? new Set();
        this.#heard.set(port, listeners.add(listener));
      },
      removeEventListener: (_type, listener) => this.#heard.get(port)?.delete(listener),
    };
    return port;
  }

  frame = (draw: () => void): number => this.#waiting.frames.push(draw);

  /** Delivers until nothing is on its way; `next` says what comes next of what could. */
  async run(next: (could: readonly Way[]) => Way): Promise<void> {
    for (;;) {
      await settle();
      const could = WAYS.filter((way) => this.#waiting[way].length > 0);
      if (could.length === 0) return;
      this.#waiting[next(could)].shift()?.();
    }
  }
}

type Way = 'toPage' | 'toWorker' | 'frames';
const WAYS: readonly Way[] = ['toWorker', 'toPage', 'frames'];

async function settle(): Promise<void> {
  for (let i = 0; i < 40; i++) await Promise.resolve();
}

/** A question about a disk whose cubes go to three tiles or more. */
function speciation(): { course: Course; seat: number; move: Wire } {
  let found: { course: Course; seat: number; move: Wire } | undefined;
  for (let deal = 0; found === undefined; deal++) {
    wholeGame(
      3,
      {},
      `late ${deal}`,
      (course) => {
        const [seat] = seatsToAct(dominantSpecies, course.state);
        if (found || seat === undefined || dominantSpecies.decision(course.state, seat).kind !== 'speciation')
          return;
        const view = dominantSpecies.view(course.state, seat) as DsView;
        const legal = course.snapshot(seat).legal.map(({ move }) => move);
        const move = legal.find(
          ([verb, corner]) =>
            verb !== 'forgo' &&
            GAME.map.around(String(corner)).filter((hex) => view.tiles.some((tile) => tile.hex === hex))
              .length === 3,
        );
        const pool = view.animals.find(({ animal }) => animal === view.asked?.animal)?.pool ?? 0;
        if (move && pool > 10)
          found = { course: new Course(dominantSpecies.clone(course.state), [...course.lines]), seat, move };
      },
      300,
    );
  }
  return found;
}

/** Each is a table of its own: what was seen of one is not known of another. */
let opened = 0;

function open({ course, seat }: { course: Course; seat: number }, drafted: readonly Wire[] = []) {
  const machine = new SlowMachine();
  vi.stubGlobal('requestAnimationFrame', machine.frame);
  const tables: Tables = { port: machine.page, calls: calls<TableFunctions>(machine.page) };
  const record: LocalRecord = {
    ...{ id: `table ${++opened}`, game: 'dominant-species', rules: dominantSpecies.rules, name: 'A table' },
    options: dominantSpecies.config(course.state).options,
    seats: NAMES.slice(0, 3).map((name, i) =>
      i === seat ? { kind: 'person', name } : { kind: 'bot', name, bot: 'random' },
    ),
    ...{ seed: '', salt: '', commitment: '', moves: [], createdAt: 0, changedAt: 0, version: 1 },
    drafts: drafted.length > 0 ? [{ seat, moves: drafted, confirmed: false }] : [],
    toAct: [seat],
    position: dominantSpecies.writePosition(course.state),
  };
  const table = new LocalTable(tables, record.id);
  const host = new LocalHost(
    {
      think: () => Promise.reject(new Error('nobody thinks here')),
      advise: async () => ({ moves: [], reasons: [] }),
      save: async () => true,
      now: () => 0,
      changed: () => tell(),
    },
    dominantSpecies as Game,
    record,
  );
  const tell = () =>
    machine.worker.postMessage({ table: record.id, snapshot: host.snapshot(), from: 0, lines: [] });
  serve(machine.worker, {
    play: (_id: string, move: Wire, sure: boolean) => host.play(move, sure),
    undo: (_id: string, keep: number) => host.undo(keep),
    preview: (_id: string, move: Wire) => host.preview(move),
    at: (_id: string, n: number) => host.at(n),
  });
  tell();
  return { machine, table };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What the board shows when everything has arrived. */
async function shown(about: ReturnType<typeof speciation>, next: (could: readonly Way[]) => Way) {
  const { machine, table } = open(about);
  await machine.run(next);
  const keeper = new TurnKeeper(table);
  const stop = keeper.subscribe(() => undefined);
  const choice = () => choiceOf(table.snapshot(), keeper.turn(), GAME);
  perform({ act: 'play', move: about.move }, table.snapshot(), keeper.turn(), choice(), GAME);
  await machine.run(next);
  const turn = keeper.turn();
  const stage = stageOf<DsView>(GAME, {
    ...{ snapshot: table.snapshot(), turn, phone: false },
    names: namesFor(about.seat),
    say,
  });
  stop();
  return {
    draft: table.snapshot().draft.moves,
    waiting: turn.waiting,
    considered: turn.considered?.move,
    foreseen: turn.considered?.foreseen,
    before: turn.before.map((asked) => asked?.kind),
    counters: stage.choice.counters,
    tiles: stage.view.tiles,
    pool: stage.view.animals,
  };
}

test('what Speciation comes to is shown right, however late anything comes', async () => {
  const about = speciation();
  const calm = await shown(about, (could) => (could.includes('frames') ? 'frames' : (could[0] as Way)));
  expect(calm.counters).toHaveLength(3);
  expect(calm.foreseen?.view).toBeDefined();
  const placed = calm.counters.reduce((sum, { value }) => sum + value, 0);
  expect(placed).toBeGreaterThan(3);

  const late = await shown(about, (could) => could.find((way) => way !== 'frames') ?? 'frames');
  expect(late).toEqual(calm);
  for (let seed = 0; seed < 200; seed++) {
    const rng = new Rng(`machine ${seed}`);
    const any = await shown(about, (could) => could[rng.below(could.length)] as Way);
    expect(any, `machine ${seed}`).toEqual(calm);
  }
});

test('a page that is opened in the middle of a draft counts from the table before it', async () => {
  const about = speciation();
  const next = (could: readonly Way[]): Way => could[0] as Way;
  const calm = await shown(about, next);
  const pool = (view: DsView): number | undefined =>
    view.animals.find(({ animal }) => animal === view.asked?.animal)?.pool;
  const { machine, table } = open(about, calm.draft);
  await machine.run(next);
  const keeper = new TurnKeeper(table);
  const stop = keeper.subscribe(() => undefined);
  keeper.turn();
  await machine.run(next);
  const before = dominantSpecies.view(about.course.state, about.seat) as DsView;
  const snapshot = table.snapshot();
  const stage = stageOf<DsView>(GAME, {
    ...{ snapshot, turn: keeper.turn(), phone: false },
    names: namesFor(about.seat),
    say,
  });
  stop();
  expect(snapshot.draft.moves).toEqual(calm.draft);
  expect(pool(stage.base)).toBe(pool(before));
  expect(pool(stage.view)).toBeLessThan(pool(before) as number);
});
