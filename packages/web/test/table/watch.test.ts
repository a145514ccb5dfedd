import { askBot, makeBot } from '@clade/bots';
import { type Config, configure, type GameEvent, isRefusal, plainRefusal, Rng } from '@clade/engine';
import { type EvoView, evolution } from '@clade/evolution';
import { describe, expect, test } from 'vitest';
import { beat } from '../../src/games/evolution/beat.ts';
import { LocalHost } from '../../src/local/host.ts';
import type { LocalRecord, LocalSeat } from '../../src/local/record.ts';
import type { Legal, Line, Snapshot, Table } from '../../src/table/table.ts';
import { PacedTable } from '../../src/table/watch/paced-table.ts';
import { type Beat, nextStep, skipStep } from '../../src/table/watch/steps.ts';

const person = (name: string): LocalSeat => ({ kind: 'person', name });
const bot: LocalSeat = { kind: 'bot', name: 'Bot', bot: 'beginner' };

/** A table of Evolution whose bots answer at once, as a screen sees it. */
function tableOf(seats: readonly LocalSeat[], seed = 'watched') {
  const config = configure(evolution, seats.length, {}) as Config;
  const record: LocalRecord = {
    ...{
      id: seed,
      game: 'evolution',
      rules: evolution.rules,
      name: 'A table',
      options: config.options,
      seats,
    },
    ...{ seed, salt: '', commitment: '', moves: [], drafts: [], createdAt: 0, changedAt: 0, version: 1 },
    toAct: [],
  };
  const listeners = new Set<() => void>();
  let shown: Snapshot | undefined;
  const host = new LocalHost(
    {
      think: async ({ state, seat, bot: name, seed: chance }) => {
        const thinker = makeBot(name);
        if (isRefusal(thinker)) throw new Error(plainRefusal(thinker));
        return askBot(evolution, state, seat, thinker, new Rng(chance));
      },
      advise: () => Promise.reject(new Error('nobody is asked here')),
      save: async () => true,
      now: () => 0,
      changed: () => {
        shown = undefined;
        for (const listener of listeners) listener();
      },
    },
    evolution,
    record,
  );
  const table: Table = {
    snapshot: () => {
      if (shown === undefined) {
        const now = host.snapshot();
        shown = { ...now, lines: host.linesFor(now.viewer, 0) };
      }
      return shown;
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    play: (move, sure = false) => host.play(move, sure),
    confirm: () => host.confirm(),
    undo: (keep) => host.undo(keep),
    preview: async (move) => host.preview(move),
    explain: async (move) => host.explain(move),
    at: async (n) => host.at(n),
    course: async () => host.course(),
    exportLog: async () => host.exportLog(),
    verify: async () => host.verify(),
    sit: (seat) => host.sit(seat),
    close: () => host.close(),
  };
  return { table, host };
}

/** A clock that stands until it is told to go on. */
class Clock {
  readonly #due: { readonly at: number; readonly work: () => void }[] = [];
  now = 0;

  readonly after = (milliseconds: number, work: () => void): (() => void) => {
    const one = { at: this.now + milliseconds, work };
    this.#due.push(one);
    return () => {
      const i = this.#due.indexOf(one);
      if (i >= 0) this.#due.splice(i, 1);
    };
  };

  /** On to the next thing that waits; false when nothing does. */
  tick(): boolean {
    this.#due.sort((a, b) => a.at - b.at);
    const next = this.#due.shift();
    if (next === undefined) return false;
    this.now = next.at;
    next.work();
    return true;
  }
}

/** Everything that needs no clock is done. */
async function settle(): Promise<void> {
  for (let i = 0; i < 60; i++) await new Promise((done) => setImmediate(done));
}

function paced(seats: readonly LocalSeat[], { seed = 'watched', factor = (): number => 1 } = {}) {
  const { table, host } = tableOf(seats, seed);
  const clock = new Clock();
  const shown = new PacedTable(table, { beat, factor, after: clock.after });
  const heard: Snapshot[] = [];
  shown.subscribe(() => {
    const now = shown.snapshot();
    if (heard.at(-1) !== now) heard.push(now);
  });
  host.wake();
  return { table, host, shown, clock, heard };
}

type Watched = ReturnType<typeof paced>;

/** Decides anything, as often as I am asked; between two decisions the clock goes on. */
async function play({ shown, clock }: Watched, choices: number, seed = 'choices'): Promise<void> {
  const rng = new Rng(seed);
  for (let made = 0; made < choices; ) {
    await settle();
    const now = shown.snapshot();
    if (now.status === 'finished') return;
    if (now.decision !== undefined) {
      const { move } = now.legal[rng.below(now.legal.length)] as Legal;
      await shown.play(move, true);
      made++;
    } else if (now.draft.moves.length > 0 && !now.draft.confirmed) await shown.confirm();
    else if (!clock.tick()) await settle();
  }
}

describe('what others do', () => {
  const seats = [person('Mara'), bot, bot, bot];

  test('is shown in steps, each as it was, and I am asked at the last alone', async () => {
    const watched = paced(seats);
    await play(watched, 30);
    const { heard, host, table } = watched;
    const lines = table.snapshot().lines;
    let before = 0;
    let behind = 0;
    for (const one of heard) {
      expect(one.n).toBeGreaterThanOrEqual(before);
      expect(one.lines.at(-1)?.n ?? 0).toBeLessThanOrEqual(one.n);
      if (
        one.busy &&
        one.watching &&
        one.decision === undefined &&
        one.draft.moves.length === 0 &&
        one.n > before
      ) {
        behind++;
        expect(one.legal).toEqual([]);
        expect(one.status).toBe('playing');
        expect(one.view).toEqual(host.at(one.n).view);
        // What deserves a look of its own is the end of what came with it, but for what nobody sees.
        const step = lines.filter(({ n }) => n > before && n <= one.n);
        const loud = step.findIndex((line) => ['moment', 'mine', 'plain'].includes(beat(line, one)));
        const after = loud < 0 ? [] : step.slice(loud + 1).map((line) => beat(line, one));
        expect(after.every((b) => b === 'silent')).toBe(true);
      }
      before = one.n;
    }
    expect(behind).toBeGreaterThan(20);
  });

  test('leads to the same table however fast it is shown', async () => {
    const slow = paced(seats);
    const fast = paced(seats, { factor: () => 0 });
    await play(slow, 12);
    await play(fast, 12);
    for (let left = 400; left > 0 && slow.clock.tick(); left--) await settle();
    expect(fast.clock.tick()).toBe(false);
    expect(fast.heard.every(({ watching }) => watching === undefined)).toBe(true);
    expect(slow.shown.snapshot().view).toEqual(fast.shown.snapshot().view);
    expect(slow.shown.snapshot().decision).toEqual(fast.shown.snapshot().decision);
  });

  test('waits while it is paused, and goes on from there', async () => {
    const watched = paced(seats);
    const { shown, clock, table } = watched;
    await play(watched, 3);
    await settle();
    shown.pacing.pause(true);
    const at = shown.snapshot().n;
    expect(at).toBeLessThan(table.snapshot().n);
    while (clock.tick()) await settle();
    expect(shown.snapshot()).toMatchObject({ n: at, watching: { mode: 'paused' } });
    shown.pacing.pause(false);
    for (let left = 400; left > 0 && clock.tick(); left--) await settle();
    expect(shown.snapshot().n).toBe(table.snapshot().n);
  });

  test('is passed over by skipping, up to what I am asked', async () => {
    const watched = paced(seats);
    const { shown, table } = watched;
    await play(watched, 3);
    await settle();
    expect(shown.snapshot().decision).toBeUndefined();
    shown.pacing.skip();
    await settle();
    expect(shown.snapshot().n).toBe(table.snapshot().n);
    expect(shown.snapshot().decision).toBeDefined();
    expect(shown.snapshot().watching).toBeUndefined();
  });

  test('goes faster while something is held', async () => {
    const span = async (hold: boolean): Promise<number> => {
      const watched = paced(seats);
      await play(watched, 3);
      const { shown, clock, table } = watched;
      await settle();
      shown.pacing.hurry(hold);
      const from = clock.now;
      for (let left = 400; left > 0 && shown.snapshot().n < table.snapshot().n; left--) {
        clock.tick();
        await settle();
      }
      return clock.now - from;
    };
    expect((await span(true)) * 4).toBeLessThan(await span(false));
  });

  test('is not held back while my clock runs', async () => {
    const { table, host } = tableOf(seats);
    const clock = new Clock();
    const live: Table = {
      ...table,
      snapshot: () => ({ ...table.snapshot(), clocks: seats.map(() => ({ until: 1 })) }),
    };
    const shown = new PacedTable(live, { beat, factor: () => 1, after: clock.after });
    host.wake();
    const watched = { table: live, host, shown, clock, heard: [] };
    for (let made = 0; made < 6; made++) {
      await settle();
      const now = shown.snapshot();
      if (table.snapshot().decision) expect(now.n).toBe(table.snapshot().n);
      await play(watched, 1, String(made));
    }
  });
});

test('between two people at one device nobody’s cards are shown', async () => {
  const watched = paced([person('Ada'), bot, bot, person('Béla')], { seed: 'shared' });
  const { shown, clock, heard } = watched;
  const rng = new Rng('both');
  for (let turns = 0; turns < 60; turns++) {
    await settle();
    const now = shown.snapshot();
    if (now.handTo !== undefined) shown.sit(now.handTo);
    else if (now.decision) {
      const { move } = now.legal[rng.below(now.legal.length)] as Legal;
      await shown.play(move, true);
    } else clock.tick();
  }
  const between = heard.filter(({ viewer, watching }) => viewer < 0 && watching !== undefined);
  expect(between.length).toBeGreaterThan(0);
  for (const { view } of between) for (const { hand } of (view as EvoView).players) expect(hand).toBeNull();
});

describe('a step', () => {
  const line = (n: number, seat: number, kind: Beat): Line => ({
    n,
    seat,
    events: [{ type: kind, rule: '' } as GameEvent],
  });
  const weigh = ({ events }: Line): Beat => events[0]?.type as Beat;
  const at = (...beats: readonly [number, Beat][]): Snapshot =>
    ({ n: beats.length, viewer: 0, lines: beats.map(([seat, kind], i) => line(i + 1, seat, kind)) }) as never;

  test('takes what is silent along, before and behind', () => {
    const now = at([1, 'silent'], [2, 'silent'], [2, 'plain'], [3, 'silent'], [3, 'plain']);
    expect(nextStep(0, now, weigh)).toMatchObject({ to: 4, beat: 'plain' });
  });

  test('tells meals together, one of each seat', () => {
    const now = at(
      [1, 'routine'],
      [2, 'silent'],
      [2, 'routine'],
      [3, 'routine'],
      [1, 'routine'],
      [2, 'moment'],
    );
    expect(nextStep(0, now, weigh)).toMatchObject({ to: 4, beat: 'routine' });
    expect(nextStep(4, now, weigh)).toMatchObject({ to: 5, beat: 'routine' });
    expect(nextStep(5, now, weigh)).toMatchObject({ to: 6, beat: 'moment' });
    expect(nextStep(6, now, weigh)).toBeUndefined();
  });

  test('of my own is short, unless it opens something', () => {
    const own = nextStep(0, at([0, 'plain'], [1, 'plain']), weigh);
    const loud = nextStep(0, at([0, 'moment'], [1, 'plain']), weigh);
    const other = nextStep(0, at([1, 'plain'], [2, 'plain']), weigh);
    expect(own?.to).toBe(1);
    expect(own?.pause).toBeLessThan(other?.pause ?? 0);
    expect(loud?.pause).toBeGreaterThan(other?.pause ?? 0);
  });

  test('of skipping ends at an attack on me, and then goes on', () => {
    const now = at([1, 'plain'], [2, 'moment'], [1, 'mine'], [2, 'routine'], [0, 'mine'], [1, 'plain']);
    expect(skipStep(0, now, weigh)).toMatchObject({ to: 3, beat: 'mine' });
    expect(skipStep(3, now, weigh)).toMatchObject({ to: 6 });
  });
});
