import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { baseOf } from '../../src/table/base.ts';
import { FORCED_PAUSE, TurnKeeper } from '../../src/table/turn-keeper.ts';
import { type FakeRules, FakeTable, SEATS } from './fake-table.ts';

/** Up to two cards are put down, then the turn is ended; `peek` shows a hidden card. */
const cards: FakeRules = {
  legal: (draft) => {
    if (draft.some(([verb]) => verb === 'end' || verb === 'eat')) return [];
    const put =
      draft.length < 2
        ? [
            ['put', 1],
            ['put', 2],
          ]
        : [];
    return [...put, ['peek'], ['end']];
  },
  opens: ([verb]) => verb === 'peek',
};

/** One thing out of three, and nothing after it. */
const pick: FakeRules = {
  legal: (draft) =>
    draft.length === 0
      ? [
          ['eat', 1],
          ['eat', 2],
          ['eat', 3],
        ]
      : [],
};

function sitAt(rules: FakeRules, seats = [SEATS.PERSON, SEATS.BOT]) {
  const table = new FakeTable(rules, seats);
  const keeper = new TurnKeeper(table);
  const changed = vi.fn();
  const stop = keeper.subscribe(changed);
  const settle = async (): Promise<void> => {
    await vi.advanceTimersByTimeAsync(100);
    await keeper.settled();
  };
  /** Does something and waits until it is done. */
  const act = async (what: (turn: ReturnType<typeof keeper.turn>) => void): Promise<void> => {
    what(keeper.turn());
    await settle();
  };
  return { table, keeper, changed, stop, settle, act };
}

describe('TurnKeeper', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('asks a person whose turn came between the first look and the subscription', () => {
    const table = new FakeTable(cards);
    table.sit(1);
    const keeper = new TurnKeeper(table);
    expect(keeper.turn().asked).toBe(false);
    table.sit(0);
    keeper.subscribe(() => undefined);
    expect(keeper.turn()).toMatchObject({ asked: true, legal: table.snapshot().legal });
  });

  it('tells changes against the table before the draft, also where the page is opened in the middle of one', async () => {
    const table = new FakeTable(cards);
    for (let n = 0; n < 9; n++) table.elsewhere();
    await table.play(['put', 1]);
    vi.spyOn(table, 'at').mockResolvedValue({ n: 9, view: 'the table before', scores: [] });
    const keeper = new TurnKeeper(table);
    const told = vi.fn();
    keeper.subscribe(told);
    await vi.advanceTimersByTimeAsync(100);
    expect(table.at).toHaveBeenCalledExactlyOnceWith(9);
    expect(baseOf(table.snapshot())).toBe('the table before');
    expect(told).toHaveBeenCalled();
  });

  it('adds a move to the draft when the person is asked again after it', async () => {
    const { table, keeper, act } = sitAt(cards);
    await act((turn) => turn.play(['put', 1]));
    expect(table.calls).toEqual(['preview put 1', 'play put 1']);
    expect(table.snapshot().draft.moves).toEqual([['put', 1]]);
    expect(keeper.turn()).toMatchObject({ asked: true, canUndo: true, canRedo: false, canConfirm: false });
    expect(keeper.turn().waiting).toBeUndefined();
  });

  it('keeps the last move of a turn until it is confirmed, and then sends it with its confirmation', async () => {
    const { table, keeper, act } = sitAt(pick);
    await act((turn) => turn.play(['eat', 2]));
    expect(table.calls).toEqual(['preview eat 2']);
    expect(keeper.turn()).toMatchObject({ waiting: ['eat', 2], canConfirm: true, canUndo: true });
    expect(keeper.turn().considered?.foreseen?.events).toHaveLength(1);
    await act((turn) => turn.confirm());
    expect(table.calls).toEqual(['preview eat 2', 'play eat 2!']);
    expect(table.snapshot().n).toBe(1);
    expect(keeper.turn()).toMatchObject({ canConfirm: false, canUndo: false });
  });

  it('never sends what draws or reveals something before it is confirmed, though the turn would go on', async () => {
    const { table, keeper, act } = sitAt(cards);
    await act((turn) => turn.play(['peek']));
    expect(table.calls).toEqual(['preview peek']);
    expect(keeper.turn().considered?.foreseen?.opens).toBe('draw');
    await act((turn) => turn.undo());
    expect(keeper.turn().waiting).toBeUndefined();
    expect(table.calls).toEqual(['preview peek']);
  });

  it.each([
    ['opens', ['preview eat 1', 'play eat 1!']],
    ['never', ['preview eat 1', 'play eat 1!']],
    ['always', ['preview eat 1']],
  ] as const)('confirms by itself as preferred: %s', async (confirm, calls) => {
    const { table, keeper, act } = sitAt(pick);
    keeper.prefer({ confirm, auto: false });
    await act((turn) => turn.play(['eat', 1]));
    expect(table.calls).toEqual(calls);
  });

  it.each([
    ['opens', ['preview peek']],
    ['never', ['preview peek', 'play peek!']],
  ] as const)('asks before a draw as preferred: %s', async (confirm, calls) => {
    const { table, keeper, act } = sitAt(cards);
    keeper.prefer({ confirm, auto: false });
    await act((turn) => turn.play(['peek']));
    expect(table.calls).toEqual(calls);
  });

  it('takes another target instead of the one that waits', async () => {
    const { table, keeper, act } = sitAt(pick);
    await act((turn) => turn.play(['eat', 2]));
    expect(keeper.turn().instead.map((legal) => legal.words)).toEqual(['eat 1', 'eat 2', 'eat 3']);
    await act((turn) => turn.swap(['eat', 3]));
    expect(keeper.turn().waiting).toEqual(['eat', 3]);
    expect(table.snapshot().draft.moves).toEqual([]);
  });

  it('replaces the last move of the draft by one that was legal before it', async () => {
    const rules: FakeRules = {
      legal: (draft) =>
        [
          [
            ['go', 1],
            ['go', 2],
          ],
          [['stop', draft[0]?.[1] ?? 0]],
          [],
        ][draft.length] ?? [],
    };
    const { table, keeper, act } = sitAt(rules);
    await act((turn) => turn.play(['go', 1]));
    expect(keeper.turn().instead.map((legal) => legal.words)).toEqual(['go 1', 'go 2']);
    await act((turn) => turn.play(['go', 2]));
    expect(table.calls.slice(2)).toEqual(['undo 0', 'preview go 2', 'play go 2']);
    expect(table.snapshot().draft.moves).toEqual([['go', 2]]);
  });

  it('undoes and redoes step by step, and restarts', async () => {
    const { table, keeper, act } = sitAt(cards);
    await act((turn) => turn.play(['put', 1]));
    await act((turn) => turn.play(['put', 2]));
    await act((turn) => turn.play(['end']));
    expect(keeper.turn().waiting).toEqual(['end']);
    await act((turn) => turn.restart());
    expect(table.snapshot().draft.moves).toEqual([]);
    expect(keeper.turn()).toMatchObject({ canUndo: false, canRedo: true });
    await act((turn) => turn.redo());
    await act((turn) => turn.redo());
    expect(table.snapshot().draft.moves).toEqual([
      ['put', 1],
      ['put', 2],
    ]);
    await act((turn) => turn.redo());
    expect(keeper.turn()).toMatchObject({ waiting: ['end'], canRedo: false });
    await act((turn) => turn.undo());
    await act((turn) => turn.undo());
    expect(table.snapshot().draft.moves).toEqual([['put', 1]]);
    await act((turn) => turn.redo());
    expect(table.snapshot().draft.moves).toEqual([
      ['put', 1],
      ['put', 2],
    ]);
  });

  it('forgets what was taken back when another move is made', async () => {
    const { keeper, act } = sitAt(cards);
    await act((turn) => turn.play(['put', 1]));
    await act((turn) => turn.undo());
    expect(keeper.turn().canRedo).toBe(true);
    await act((turn) => turn.play(['put', 2]));
    expect(keeper.turn().canRedo).toBe(false);
  });

  it('withdraws a confirmed choice of several at once', async () => {
    const { table, keeper, act } = sitAt({ ...pick, simultaneous: true });
    await act((turn) => turn.play(['eat', 1]));
    await act((turn) => turn.confirm());
    expect(table.snapshot().draft.confirmed).toBe(true);
    expect(keeper.turn()).toMatchObject({ asked: false, canUndo: true, canConfirm: false });
    await act((turn) => turn.undo());
    expect(table.calls.at(-1)).toBe('undo 0');
    expect(keeper.turn()).toMatchObject({ asked: true, canRedo: true });
  });

  it('lets go of everything when the table moves on', async () => {
    const { table, keeper, act } = sitAt(cards);
    await act((turn) => turn.play(['put', 1]));
    await act((turn) => turn.undo());
    await act((turn) => turn.play(['peek']));
    keeper.turn().hold(['put']);
    keeper.turn().ask(['fly']);
    await vi.advanceTimersByTimeAsync(0);
    expect(keeper.turn().refused?.why.rule).toBe('X-2');
    table.elsewhere();
    const turn = keeper.turn();
    expect(turn.held).toEqual([]);
    expect(turn).not.toHaveProperty('waiting');
    expect(turn).not.toHaveProperty('refused');
    expect(turn).toMatchObject({ canRedo: false, canUndo: false, canConfirm: false });
  });

  it('explains a move that is not legal instead of sending it', async () => {
    const { table, keeper, act } = sitAt(pick);
    await act((turn) => turn.play(['fly']));
    expect(table.calls).toEqual(['explain fly']);
    expect(keeper.turn().refused).toMatchObject({ move: ['fly'], why: { sentence: 'not fly' } });
    await act((turn) => turn.ask(undefined));
    expect(keeper.turn()).not.toHaveProperty('refused');
  });

  it('asks once for what is hovered, after a pause, and remembers it in this position', async () => {
    const { table, keeper, act, settle } = sitAt(pick);
    keeper.turn().consider(['eat', 1]);
    keeper.turn().consider(['eat', 2]);
    expect(keeper.turn()).not.toHaveProperty('considered');
    await settle();
    expect(table.calls).toEqual(['preview eat 2']);
    expect(keeper.turn().considered?.foreseen?.again).toBe(false);
    await act((turn) => turn.consider(undefined));
    expect(keeper.turn()).not.toHaveProperty('considered');
    await act((turn) => turn.consider(['eat', 2]));
    expect(table.calls).toEqual(['preview eat 2']);
    table.elsewhere();
    await act((turn) => turn.consider(['eat', 2]));
    expect(table.calls).toEqual(['preview eat 2', 'preview eat 2']);
  });

  it('goes on telling what waits while a hand rests on what cannot be chosen now', async () => {
    const { keeper, act, settle } = sitAt(pick);
    await act((turn) => turn.play(['eat', 2]));
    await act((turn) => turn.consider(['disk', 9]));
    await settle();
    expect(keeper.turn().considered).toMatchObject({ move: ['eat', 2], foreseen: { again: false } });
    await act((turn) => turn.consider(['eat', 3]));
    expect(keeper.turn().considered?.move).toEqual(['eat', 3]);
  });

  it('shows the last that was hovered though an earlier answer comes later', async () => {
    const { table, keeper, settle } = sitAt(pick);
    const first = Promise.withResolvers<void>();
    table.hold = first.promise;
    keeper.turn().consider(['eat', 1]);
    await settle();
    table.hold = undefined;
    keeper.turn().consider(['eat', 3]);
    await settle();
    first.resolve();
    await settle();
    expect(keeper.turn().considered?.move).toEqual(['eat', 3]);
    expect(keeper.turn().considered?.foreseen?.events[0]?.move).toEqual(['eat', 3]);
  });

  it('says that a request failed, and goes on', async () => {
    const { table, keeper, act } = sitAt(pick);
    await act((turn) => turn.play(['eat', 1]));
    table.broken = new Error('no network');
    await act((turn) => turn.confirm());
    expect(keeper.turn().problem).toEqual({ code: 'unreachable', sentence: 'no network' });
    expect(table.snapshot().n).toBe(0);
    table.broken = undefined;
    await act((turn) => turn.confirm());
    expect(keeper.turn()).not.toHaveProperty('problem');
    expect(table.snapshot().n).toBe(1);
  });

  it('keeps a move waiting when nobody can say what it would do', async () => {
    const { table, keeper, act } = sitAt(pick);
    keeper.prefer({ confirm: 'never', auto: false });
    table.blind = true;
    await act((turn) => turn.play(['eat', 1]));
    expect(table.calls).toEqual(['preview eat 1']);
    expect(keeper.turn()).toMatchObject({ waiting: ['eat', 1], canConfirm: true });
    expect(keeper.turn()).not.toHaveProperty('problem');
    await act((turn) => turn.confirm());
    expect(table.calls.at(-1)).toBe('play eat 1!');
  });

  it('plays and confirms the draft and a last move in one', async () => {
    const { table, act } = sitAt(cards);
    await act((turn) => turn.play(['put', 1]));
    await act((turn) => turn.playSure(['end']));
    expect(table.calls.at(-1)).toBe('play end!');
    expect(table.snapshot()).toMatchObject({ n: 2, draft: { moves: [] } });
  });

  describe('rewriting the draft', () => {
    const upTo = (count: number) => (now: { draft: { moves: readonly unknown[] } }) =>
      now.draft.moves.length < count ? ['put', 2] : undefined;

    it('plays several moves at one stroke, which one Undo takes back', async () => {
      const { table, keeper, act } = sitAt(cards);
      await act((turn) => turn.rewrite(0, upTo(2)));
      expect(table.snapshot().draft.moves).toEqual([
        ['put', 2],
        ['put', 2],
      ]);
      expect(keeper.turn()).toMatchObject({ rewriting: false, canUndo: true });
      await act((turn) => turn.undo());
      expect(table.snapshot().draft.moves).toEqual([]);
      await act((turn) => turn.redo());
      await act((turn) => turn.redo());
      expect(table.snapshot().draft.moves).toEqual([
        ['put', 2],
        ['put', 2],
      ]);
    });

    it('keeps the beginning of the draft, and what was asked before each move', async () => {
      const { table, keeper, act } = sitAt(cards);
      await act((turn) => turn.play(['put', 1]));
      await act((turn) => turn.play(['put', 1]));
      expect(keeper.turn().before.map((asked) => asked?.legal.length)).toEqual([4, 4, 2]);
      await act((turn) => turn.rewrite(1, upTo(2)));
      expect(table.snapshot().draft.moves).toEqual([
        ['put', 1],
        ['put', 2],
      ]);
    });

    it('stops at a move that closes the turn, though nothing else asks for a confirmation', async () => {
      const { table, keeper, act } = sitAt(cards);
      keeper.prefer({ confirm: 'never', auto: false });
      await act((turn) => turn.rewrite(0, (now) => (now.draft.moves.length < 1 ? ['put', 1] : ['end'])));
      expect(keeper.turn().waiting).toEqual(['end']);
      expect(table.snapshot()).toMatchObject({ n: 0, draft: { moves: [['put', 1]] } });
    });
  });

  it('tells of a click once, when it knows what the move does', async () => {
    const { keeper, act, changed } = sitAt(pick);
    keeper.turn();
    await act((turn) => turn.play(['eat', 1]));
    expect(keeper.turn().waiting).toEqual(['eat', 1]);
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('shows what is thought about when the answer takes long', async () => {
    const { table, keeper, settle } = sitAt(pick);
    const answer = Promise.withResolvers<void>();
    table.hold = answer.promise;
    keeper.turn().play(['eat', 1]);
    await vi.advanceTimersByTimeAsync(100);
    expect(keeper.turn()).toMatchObject({ considered: { move: ['eat', 1] }, canConfirm: false });
    answer.resolve();
    await settle();
    expect(keeper.turn()).toMatchObject({ waiting: ['eat', 1], canConfirm: true });
  });

  it('tells nobody of what passes under the pointer', () => {
    const { keeper, changed } = sitAt(pick);
    keeper.turn().consider(['eat', 1]);
    keeper.turn().consider(['eat', 2]);
    keeper.turn().consider(undefined);
    vi.advanceTimersByTime(1000);
    expect(changed).not.toHaveBeenCalled();
  });

  it('gives the same object until something changes', async () => {
    const { keeper, act, changed } = sitAt(pick);
    const before = keeper.turn();
    expect(keeper.turn()).toBe(before);
    await act((turn) => turn.ask(undefined));
    expect(keeper.turn()).toBe(before);
    await act((turn) => turn.hold(['eat']));
    expect(changed).toHaveBeenCalled();
    expect(keeper.turn()).not.toBe(before);
    expect(keeper.turn().held).toEqual(['eat']);
  });

  describe('forced choices', () => {
    const only: FakeRules = { legal: (draft) => (draft.length === 0 ? [['pay', 1]] : []) };
    const auto = { confirm: 'always', auto: true } as const;

    it('are shown for a moment and then played and confirmed', async () => {
      const { table, keeper } = sitAt(only);
      keeper.prefer(auto);
      expect(keeper.turn().forced).toEqual(['pay', 1]);
      await vi.advanceTimersByTimeAsync(FORCED_PAUSE - 1);
      expect(table.calls).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(table.calls).toEqual(['play pay 1!']);
    });

    it('are left alone without the preference', async () => {
      const { table, keeper } = sitAt(only);
      expect(keeper.turn()).not.toHaveProperty('forced');
      await vi.advanceTimersByTimeAsync(5 * FORCED_PAUSE);
      expect(table.calls).toEqual([]);
    });

    it('are left to the person when the choice is not single', async () => {
      const { table, keeper } = sitAt(pick);
      keeper.prefer(auto);
      await vi.advanceTimersByTimeAsync(5 * FORCED_PAUSE);
      expect(table.calls).toEqual([]);
    });

    it('are left to the person when another person plays, who could tell from the speed', async () => {
      const { table, keeper } = sitAt(only, [SEATS.PERSON, { ...SEATS.PERSON, here: false }]);
      keeper.prefer(auto);
      expect(keeper.turn()).not.toHaveProperty('forced');
      await vi.advanceTimersByTimeAsync(5 * FORCED_PAUSE);
      expect(table.calls).toEqual([]);
    });

    it('are left to the person when moves wait to be confirmed', async () => {
      const rules: FakeRules = {
        legal: (draft) =>
          [
            [
              ['put', 1],
              ['put', 2],
            ],
            [['end']],
            [],
          ][draft.length] ?? [],
      };
      const { table, keeper, act } = sitAt(rules);
      keeper.prefer(auto);
      await act((turn) => turn.play(['put', 1]));
      await vi.advanceTimersByTimeAsync(5 * FORCED_PAUSE);
      expect(table.calls).toEqual(['preview put 1', 'play put 1']);
    });

    it('are stopped by Undo as well, which fingers have instead of Esc', async () => {
      const { table, keeper } = sitAt(only);
      keeper.prefer(auto);
      expect(keeper.turn().canUndo).toBe(true);
      keeper.turn().undo();
      expect(keeper.turn()).not.toHaveProperty('forced');
      expect(keeper.turn().canUndo).toBe(false);
      await vi.advanceTimersByTimeAsync(5 * FORCED_PAUSE);
      expect(table.calls).toEqual([]);
    });

    it('are not played when the person says no, or when the table has moved on', async () => {
      const { table, keeper } = sitAt(only);
      keeper.prefer(auto);
      keeper.turn().cancel();
      expect(keeper.turn()).not.toHaveProperty('forced');
      await vi.advanceTimersByTimeAsync(5 * FORCED_PAUSE);
      expect(table.calls).toEqual([]);
      table.elsewhere();
      await vi.advanceTimersByTimeAsync(FORCED_PAUSE / 2);
      table.sit(1);
      await vi.advanceTimersByTimeAsync(5 * FORCED_PAUSE);
      expect(table.calls).toEqual([]);
    });

    it('are not played any more when nobody looks', async () => {
      const { table, keeper, stop } = sitAt(only);
      keeper.prefer(auto);
      stop();
      await vi.advanceTimersByTimeAsync(5 * FORCED_PAUSE);
      expect(table.calls).toEqual([]);
    });
  });
});
