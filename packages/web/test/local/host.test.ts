import { askBot, hint, makeBot, remarksOf } from '@clade/bots';
import {
  type Config,
  commitmentOf,
  configure,
  type Game,
  isRefusal,
  openLog,
  parseLog,
  plainRefusal,
  Rng,
  replay,
  seatsOf,
  versionOf,
} from '@clade/engine';
import { logWithTakeback } from '@clade/engine/testing';
import { type EvoView, evolution } from '@clade/evolution';
import { describe, expect, test } from 'vitest';
import { type HostEnv, LocalHost } from '../../src/local/host.ts';
import { type LocalRecord, type LocalSeat, logOf, seatOfLog } from '../../src/local/record.ts';

const person = (name: string): LocalSeat => ({ kind: 'person', name });
const bot: LocalSeat = { kind: 'bot', name: 'Bot', bot: 'random' };

function record(game: Game, seats: readonly LocalSeat[], options = {}, seed = 'a seed'): LocalRecord {
  const config = configure(game, seats.length, options) as Config;
  const made: LocalRecord = {
    id: 'table',
    game: game.id,
    rules: game.rules,
    name: 'A table',
    options: config.options,
    seats,
    seed,
    salt: 'salt',
    commitment: commitmentOf(seed, 'salt'),
    moves: [],
    drafts: [],
    createdAt: 0,
    changedAt: 0,
    version: 1,
    toAct: [],
  };
  const s = openLog(game, logOf(made).header);
  return { ...made, toAct: isRefusal(s) ? [] : seatsOf(game.pending(s)) };
}

/** A host whose bots answer at once, and what it kept. */
function host(
  game: Game,
  from: LocalRecord,
): { host: LocalHost; kept: LocalRecord[]; idle(): Promise<void> } {
  const kept: LocalRecord[] = [];
  const env: HostEnv = {
    think: async ({ state, seat, bot, seed }) => {
      const thinker = makeBot(bot);
      if (isRefusal(thinker)) throw new Error(plainRefusal(thinker));
      return askBot(game, state, seat, thinker, new Rng(seed));
    },
    advise: async ({ state, seat, seed }) =>
      hint(game, state, seat, { level: 'beginner', game: game.id, seed }),
    save: async (next) => {
      kept.push(next);
      return true;
    },
    now: () => 1,
    changed: () => undefined,
  };
  const made = new LocalHost(env, game, from);
  const idle = async () => {
    await new Promise((done) => setTimeout(done, 0));
    while (made.snapshot().busy) await new Promise((done) => setTimeout(done, 0));
  };
  return { host: made, kept, idle };
}

/** Plays whatever comes first or last, turn by turn, until the game is over. */
async function playToEnd(game: Game, from: LocalRecord): Promise<LocalHost> {
  const { host: h, idle } = host(game, from);
  const rng = new Rng('choices');
  h.wake();
  for (let turns = 0; turns < 5000; turns++) {
    await idle();
    const now = h.snapshot();
    if (now.status === 'finished') return h;
    if (now.handTo !== undefined) h.sit(now.handTo);
    else if (now.decision === undefined) expect(await h.confirm()).toBeUndefined();
    else {
      const { move } = now.legal[rng.below(now.legal.length)]!;
      expect(await h.play(move, false)).toBeUndefined();
      // Most turns are confirmed at once, some grow.
      const after = h.snapshot();
      const done = after.draft.moves.length > 0 && !after.draft.confirmed;
      if (done && (after.decision === undefined || after.decision.group === 0))
        expect(await h.confirm()).toBeUndefined();
    }
  }
  throw new Error('the game does not end');
}

describe('a table on this device', () => {
  test('is played to the end by one person and bots, and its log replays', async () => {
    const h = await playToEnd(evolution, record(evolution, [person('Mara'), bot, bot]));
    const log = parseLog(h.exportLog() as string);
    if (isRefusal(log)) throw new Error(plainRefusal(log));
    const again = replay(evolution, log);
    if (isRefusal(again)) throw new Error(plainRefusal(again));
    expect(again.diverged).toBeUndefined();
    expect(evolution.result(again.state)).toEqual(h.snapshot().result);
    expect(h.verify()).toMatchObject({ kept: true, replayed: true, moves: log.moves.length });
    const course = h.course();
    expect(course?.scores).toHaveLength(log.moves.length + 1);
    expect(course?.scores.at(-1)).toEqual(h.snapshot().scores);
  });

  test('a person among bots in quick play closes the plan, and everybody is heard', async () => {
    const h = await playToEnd(evolution, record(evolution, [bot, person('Mara'), bot], { quickPlay: true }));
    expect(h.snapshot().result?.standings).toHaveLength(3);
  });

  test('characters remark on the same whether they hear the lines as they come or all at once', async () => {
    const cast = (id: string): LocalSeat => ({ kind: 'bot', name: id, bot: id });
    const from = record(evolution, [cast('miss-cricet'), person('Mara'), cast('miss-cricet')]);
    const remarks = remarksOf('evolution', ['miss-cricet', undefined, 'miss-cricet']);
    if (remarks === undefined) throw new Error('nobody to hear');
    const { host: h, kept, idle } = host(evolution, from);
    expect(await h.hear(remarks)).toBe(true);
    h.wake();
    for (let turns = 0; turns < 20; turns++) {
      await idle();
      const { decision, legal } = h.snapshot();
      if (decision === undefined) break;
      await h.play(legal[0]!.move, true);
    }
    await idle();
    const said = h.linesFor(1, 0).map(({ remark }) => remark);
    expect(said.filter((remark) => remark !== undefined).length).toBeGreaterThan(2);
    const { host: again } = host(evolution, kept.at(-1) as LocalRecord);
    expect(again.linesFor(1, 0).every(({ remark }) => remark === undefined)).toBe(true);
    await again.hear(remarks);
    expect(again.linesFor(1, 0).map(({ remark }) => remark)).toEqual(said);
    again.close();
    expect(await again.hear(remarks)).toBe(false);
  });

  test('opens again exactly where it was left, drafts included', async () => {
    const { host: h, kept, idle } = host(evolution, record(evolution, [person('Mara'), bot]));
    h.wake();
    await idle();
    await h.play(h.snapshot().legal[0]!.move, true);
    await idle();
    const { legal } = h.snapshot();
    await h.play(legal[0]!.move, false);
    await idle();
    const before = h.snapshot();
    expect(before.draft.moves.length).toBeGreaterThan(0);
    const opened = host(evolution, kept.at(-1)!).host;
    expect({ ...opened.snapshot(), busy: false }).toEqual({ ...before, busy: false });
    expect(opened.linesFor(0, 0)).toEqual(h.linesFor(0, 0));
  });

  test('does not open when a stored move leads elsewhere', async () => {
    const { host: h, kept, idle } = host(evolution, record(evolution, [person('Mara'), bot]));
    h.wake();
    await idle();
    await h.play(h.snapshot().legal[0]!.move, true);
    await idle();
    const last = kept.at(-1)!;
    const [first, ...rest] = last.moves;
    const damaged = { ...last, moves: [{ ...first!, hash: 'other' }, ...rest] };
    expect(() => host(evolution, damaged)).toThrow('leads to another state');
  });
});

describe('several people at one device', () => {
  test('see nothing of each other until the device has changed hands', async () => {
    const { host: h, idle } = host(evolution, record(evolution, [person('Ada'), person('Béla')]));
    await idle();
    const covered = h.snapshot();
    expect(covered).toMatchObject({ viewer: -1, handTo: 0, legal: [] });
    expect((covered.view as EvoView).players.map((p) => p.hand)).toEqual([null, null]);
    h.sit(0);
    const ada = h.snapshot();
    expect(ada).toMatchObject({ viewer: 0 });
    expect(ada.handTo).toBeUndefined();
    expect((ada.view as EvoView).players.map((p) => p.hand !== null)).toEqual([true, false]);
    await h.play(ada.legal[0]!.move, true);
    const next = h.snapshot();
    expect(next).toMatchObject({ viewer: -1, handTo: 1 });
    expect(JSON.stringify(next.view)).not.toContain('"foodCard":{');
    expect(h.linesFor(-1, 0).flatMap((l) => l.events.map((e) => e.secret))).not.toContainEqual(
      expect.anything(),
    );
  });

  test('a simultaneous choice is withdrawn until the last is in', async () => {
    const { host: h } = host(evolution, record(evolution, [person('Ada'), person('Béla')]));
    h.sit(0);
    await h.play(h.snapshot().legal[0]!.move, true);
    expect(h.snapshot().n).toBe(0);
    h.sit(0);
    expect(await h.undo(0)).toBeUndefined();
    expect(h.snapshot().waitingFor).toEqual([0, 1]);
    h.sit(0);
    await h.play(h.snapshot().legal[1]!.move, true);
    h.sit(1);
    await h.play(h.snapshot().legal[0]!.move, true);
    expect(h.snapshot().n).toBe(2);
    expect(await h.undo(0)).toMatchObject({ code: 'nothing' });
  });
});

describe('refusals leave the table as it was', () => {
  test('an illegal move, a move that is none, and a confirmation of nothing', async () => {
    const { host: h, kept, idle } = host(evolution, record(evolution, [person('Mara'), bot]));
    h.wake();
    await idle();
    const before = h.snapshot();
    const saved = kept.length;
    expect(await h.play(['eat', 0], false)).toMatchObject({ code: 'not-now', rule: 'EVO-3.3.1' });
    expect(await h.play(['fly'], false)).toMatchObject({ code: 'malformed' });
    expect(await h.confirm()).toMatchObject({ code: 'nothing' });
    expect(h.explain(['eat', 0])).toMatchObject({ rule: 'EVO-3.3.1' });
    expect(h.snapshot()).toEqual(before);
    expect(kept).toHaveLength(saved);
  });
});

describe('a fork', () => {
  test('of a running game tells nothing that the person could not know', async () => {
    const { host: h, idle } = host(evolution, record(evolution, [person('Mara'), bot, bot]));
    h.wake();
    await idle();
    const world = (salt: string) => h.forkable(0, (s, viewer) => evolution.sample(s, viewer, new Rng(salt)));
    const a = world('one');
    const b = world('two');
    expect(a.moves).toEqual([]);
    const handOf = (fork: typeof a, seat: number) =>
      (fork.position as { players: { hand: unknown[] }[] }).players[seat]!.hand;
    expect(handOf(a, 0)).toEqual(handOf(b, 0));
    expect([handOf(a, 1), handOf(a, 2)]).not.toEqual([handOf(b, 1), handOf(b, 2)]);
  });

  test('of a finished game repeats its deal and its moves', async () => {
    const h = await playToEnd(evolution, record(evolution, [person('Mara'), bot]));
    const { moves, position } = h.forkable(5, () => {
      throw new Error('a finished game is forked as it was');
    });
    expect(position).toBeUndefined();
    expect(moves).toEqual(h.record.moves.slice(0, 5));
  });
});

describe('what a bot would do', () => {
  const alone = [person('Mara'), bot];

  test('is told for me now, legal moves only, best first', async () => {
    const { host: h, idle } = host(evolution, record(evolution, alone));
    await idle();
    const advice = await h.hint();
    if (isRefusal(advice)) throw new Error(plainRefusal(advice));
    const legal = h.snapshot().legal.map(({ move }) => JSON.stringify(move));
    expect(advice.seat).toBe(0);
    expect(advice.moves.length).toBeGreaterThan(0);
    for (const { move, chance } of advice.moves) {
      expect(legal).toContain(JSON.stringify(move));
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
  });

  test('is not told while other people play, nor of a line while the game goes on', async () => {
    const two = host(evolution, record(evolution, [person('Mara'), person('Tomek')])).host;
    two.sit(0);
    expect(isRefusal(await two.hint())).toBe(true);
    const { host: h, idle } = host(evolution, record(evolution, alone));
    await idle();
    expect(isRefusal(await h.hint(1))).toBe(true);
  });

  test('is told of every line of a game that is over, with what was played there', async () => {
    const over = await playToEnd(evolution, record(evolution, alone));
    const advice = await over.hint(3);
    if (isRefusal(advice)) throw new Error(plainRefusal(advice));
    expect(advice.played).toEqual(over.record.moves[2]?.move);
    expect(advice.seat).toBe(over.record.moves[2]?.seat);
  });
});

test('a log that is brought in knows its bots from its people', () => {
  const seats: LocalSeat[] = [person('Mara'), { kind: 'bot', name: 'Otter', bot: 'skilled:cautious' }];
  const { header } = logOf(record(evolution, seats));
  expect(header.seats.map(seatOfLog)).toEqual([
    person('Mara'),
    { kind: 'bot', name: 'skilled:cautious', bot: 'skilled:cautious' },
  ]);
});

describe('versions and takebacks of other places', () => {
  const brought = (game: Game, at: number): LocalRecord => {
    const { header, moves } = logWithTakeback(game, at);
    const made = record(game, header.seats.map(person), header.options, header.seed);
    return { ...made, moves, imported: true };
  };

  test('a log with numbers that were passed over is shown, checked, forked and exported', () => {
    const from = brought(evolution, 30);
    const { host: h } = host(evolution, from);
    expect(h.verify()).toMatchObject({ replayed: true, passed: [30] });
    // Moments before, at and behind it are those of the log.
    const log = logOf(from);
    for (const n of [29, 30, 31, 49, 51, log.moves.length]) {
      const played = replay(evolution, log, { to: n });
      if (isRefusal(played)) throw new Error(plainRefusal(played));
      expect(h.at(n).views?.[0]).toEqual(evolution.view(played.state, 0));
    }
    expect(h.course()?.scores.at(-1)).toEqual(h.at(log.moves.length).scores);
    expect(h.forkable(40, (s) => s).moves[29]?.draws).toBe(log.moves[29]?.draws);
    const text = h.exportLog();
    const again = parseLog(text ?? '');
    expect(isRefusal(again) ? plainRefusal(again) : again.moves).toEqual(log.moves);
  });

  test('one that draws what was drawn already cannot be opened', () => {
    const from = brought(evolution, 30);
    const moves = from.moves.map((move) => (move.n === 31 ? { ...move, draws: 2 } : move));
    expect(() => host(evolution, { ...from, moves })).toThrow('move 31 draws what was drawn already');
  });

  test('a table of version 1 is played to its end by version 1, bots included, and so are its forks', async () => {
    const first = versionOf(evolution, '1') as Game;
    const begun = record(first, [person('Ada'), bot]);
    expect(begun.rules).toBe('1');
    // The page opens it with the version of the record.
    const over = await playToEnd(versionOf(evolution, begun.rules) as Game, begun);
    const log = parseLog(over.exportLog() ?? '');
    if (isRefusal(log)) throw new Error(plainRefusal(log));
    expect(log.header.rules).toBe('1');
    expect(replay(evolution, log)).toMatchObject({ n: log.moves.length });
    // A fork of a running game goes on from a position that names its version.
    const { host: h } = host(first, begun);
    const { position } = h.forkable(0, (s, viewer) => first.sample(s, viewer, new Rng('fork')));
    expect(position).toMatchObject({ rules: '1' });
    const fork = { ...begun, position: position as NonNullable<typeof position> };
    expect(host(first, fork).host.snapshot().config.rules).toBe('1');
  });
});
