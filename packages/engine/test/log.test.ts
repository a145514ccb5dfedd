import {
  type Game,
  isRefusal,
  type Log,
  logHeader,
  openLog,
  parseLog,
  playLogged,
  Rng,
  replay,
  uniform,
  writeLog,
} from '@clade/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainRefusal } from '../src/game.ts';
import { toy, toyMove, toyTable } from '../src/testing/pebbles.ts';

function record(seed: string, players = 2): Log {
  const rng = new Rng(`log ${seed}`);
  const seats = Array.from({ length: players }, (_, i) => `somebody ${i}`);
  return playLogged(toy, toyTable(players, 9), seed, seats, uniform(toy, rng), rng).log;
}

const log = record('fixed');
const text = writeLog(log);
const lines = text.trimEnd().split('\n');

/** The log with one line replaced; line numbers count from 1. */
function withLine(n: number, line: unknown): string {
  const changed = [...lines];
  changed[n - 1] = typeof line === 'string' ? line : JSON.stringify(line);
  return changed.join('\n');
}

function read(source: string) {
  const parsed = parseLog(source);
  if (isRefusal(parsed)) throw new Error(plainRefusal(parsed));
  return parsed;
}

describe('writing and reading', () => {
  test('gives the same log, with an intact seal', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), fc.constantFrom(2, 3), (seed, players) => {
        const one = record(seed, players);
        const { seal, ...rest } = read(writeLog(one));
        expect(seal).toBe('intact');
        expect(rest).toEqual(JSON.parse(JSON.stringify(one)));
      }),
      { numRuns: 30 },
    );
  });

  test('numbers the moves and keeps who made them', () => {
    expect(log.moves.map((m) => m.n)).toEqual(log.moves.map((_, i) => i + 1));
    expect(log.header).toEqual({
      clade: 1,
      game: 'pebbles',
      rules: '1',
      players: 2,
      options: { heap: 9, polite: null },
      seats: ['somebody 0', 'somebody 1'],
      seed: 'fixed',
    });
  });

  test('does not mind other line ends and blank lines at the end', () => {
    expect(read(`${lines.join('\r\n')}\r\n\r\n`).seal).toBe('intact');
  });

  test('reads a header alone', () => {
    const empty = read(writeLog({ header: log.header, moves: [] }));
    expect(empty.moves).toEqual([]);
    expect(empty.seal).toBe('intact');
    expect(read(lines[0]!)).toMatchObject({ moves: [], seal: 'missing' });
  });
});

describe('the seal', () => {
  test('is broken by any change of a byte above it', () => {
    const last = lines.length;
    expect(read(withLine(2, { ...log.moves[0], hash: '0'.repeat(16) })).seal).toBe('broken');
    expect(read(withLine(1, { ...log.header, seats: ['a', 'b'] })).seal).toBe('broken');
    expect(read([...lines.slice(0, last - 2), lines[last - 1]].join('\n')).seal).toBe('broken');
    expect(read(withLine(last, { end: log.moves.length, check: 'f'.repeat(16) })).seal).toBe('broken');
    expect(read(withLine(last, { end: 1, check: JSON.parse(lines[last - 1]!).check })).seal).toBe('broken');
  });

  test('is missing from a log that goes on', () => {
    const open = read(lines.slice(0, 4).join('\n'));
    expect(open.seal).toBe('missing');
    expect(open.moves).toEqual(JSON.parse(JSON.stringify(log.moves.slice(0, 3))));
  });
});

describe('a malformed log names its line:', () => {
  const { header } = log;
  const move = log.moves[1]!;
  const without = (field: keyof typeof header): unknown => ({ ...header, [field]: undefined });
  test.each<[string, number, string, string]>([
    ['empty', 1, '', 'empty'],
    ['blank', 1, '\n \n', 'empty'],
    ['not JSON', 1, withLine(1, 'hello'), 'not a JSON object'],
    ['a list', 1, withLine(1, '[1]'), 'not a JSON object'],
    ['null', 1, withLine(1, 'null'), 'not a JSON object'],
    ['another file', 1, withLine(1, { name: 'clade' }), 'not a Clade log'],
    ['another format', 1, withLine(1, { ...header, clade: 2 }), 'format 2'],
    ['no game', 1, withLine(1, without('game')), '"game"'],
    ['no rules', 1, withLine(1, { ...header, rules: 1 }), '"rules"'],
    ['no players', 1, withLine(1, without('players')), '"players"'],
    ['no options', 1, withLine(1, { ...header, options: null }), '"options"'],
    ['no seats', 1, withLine(1, without('seats')), '"seats"'],
    ['a seat too few', 1, withLine(1, { ...header, seats: ['a'] }), '"seats"'],
    ['a list of options', 1, withLine(1, { ...header, options: [] }), '"options"'],
    ['seats without names', 1, withLine(1, { ...header, seats: [{}, null] }), '"seats"'],
    ['a name with an escape code', 1, withLine(1, { ...header, seats: ['a', '\u001b[2J'] }), '"seats"'],
    ['no seed', 1, withLine(1, without('seed')), '"seed"'],
    ['a seed that is a number', 1, withLine(1, { ...header, seed: 7 }), '"seed"'],
    ['no position either', 1, withLine(1, { ...header, seed: undefined, position: null }), '"position"'],
    ['a number left out', 3, withLine(3, { ...move, n: 3 }), 'move 2 expected'],
    ['a line lost', 3, [...lines.slice(0, 2), ...lines.slice(3)].join('\n'), 'move 2 expected'],
    ['a closing line in the middle', 3, withLine(3, { end: 1, check: '' }), 'move 2 expected'],
    ['no such seat', 3, withLine(3, { ...move, seat: 2 }), 'no seat 2'],
    ['half a seat', 3, withLine(3, { ...move, seat: 0.5 }), 'no seat 0.5'],
    ['a seat in words', 3, withLine(3, { ...move, seat: 'left' }), 'no seat'],
    ['no move', 3, withLine(3, { ...move, move: 'bid 1' }), '"move"'],
    ['no hash', 3, withLine(3, { ...move, hash: 12 }), '"hash"'],
    ['a cut line', 4, text.slice(0, text.indexOf(lines[3]!) + 12), 'cut off'],
    ['a blank line inside', 3, withLine(3, ''), 'not a JSON object'],
  ])('%s', (_name, line, source, reason) => {
    const refused = parseLog(source);
    expect(refused).toMatchObject({ code: 'bad-log', facts: { line } });
    expect(isRefusal(refused) && refused.facts.reason).toContain(reason);
  });

  test('any cut of the text is read or refused, never thrown, and never sealed', () => {
    for (let n = 0; n < text.length - 1; n++) {
      const cut = parseLog(text.slice(0, n));
      if (!isRefusal(cut)) expect(cut.seal).toBe('missing');
    }
  });
});

describe('replay', () => {
  test('folds the log to the state it ended in', () => {
    const done = replay(toy, log);
    if (isRefusal(done)) throw new Error(plainRefusal(done));
    expect(done.diverged).toBeUndefined();
    expect(done.n).toBe(log.moves.length);
    expect(toy.result(done.state)).toBeDefined();
    expect(toy.hash(done.state)).toBe(log.moves.at(-1)!.hash);
  });

  test('stops after `to` moves, and at the end when there are fewer', () => {
    for (const to of [0, 1, 4]) {
      const part = replay(toy, log, { to });
      expect(part).toMatchObject({ n: to });
      const hash = to === 0 ? toy.hash(toy.setup(toyTable(2, 9), 'fixed')) : log.moves[to - 1]!.hash;
      expect(!isRefusal(part) && toy.hash(part.state)).toBe(hash);
    }
    expect(replay(toy, log, { to: 999 })).toMatchObject({ n: log.moves.length });
  });

  test('shows each move before it is made, and what happens', () => {
    const seen: number[] = [];
    const events: string[] = [];
    replay(toy, log, {
      before: (s, m) => {
        expect(toy.hash(s)).toBe(
          m.n === 1 ? toy.hash(toy.setup(toyTable(2, 9), 'fixed')) : log.moves[m.n - 2]!.hash,
        );
        seen.push(m.n);
      },
      emit: (e) => events.push(e.type),
    });
    expect(seen).toEqual(log.moves.map((m) => m.n));
    expect(events).toContain('bids-shown');
    expect(events.filter((e) => e === 'taken')).toHaveLength(
      log.moves.filter((m) => m.move[0] === 'take').length,
    );
  });

  test('names the move whose hash does not fit', () => {
    const moves = log.moves.map((m) => (m.n === 3 ? { ...m, hash: 'f'.repeat(16) } : m));
    expect(replay(toy, { ...log, moves })).toMatchObject({
      n: 3,
      diverged: { n: 3, reason: { code: 'hash', facts: { n: 3, expected: 'f'.repeat(16) } } },
    });
  });

  test('names the move that is not legal, and leaves the state before it', () => {
    const moves = log.moves.map((m) => (m.n === 2 ? { ...m, move: ['take', 1] } : m));
    const stopped = replay(toy, { ...log, moves });
    expect(stopped).toMatchObject({ n: 1, diverged: { n: 2, reason: { code: 'not-now', rule: 'TOY-1' } } });
    expect(!isRefusal(stopped) && toy.hash(stopped.state)).toBe(log.moves[0]!.hash);
  });

  test('names the move that is no move', () => {
    const moves = log.moves.map((m) => (m.n === 2 ? { ...m, move: ['jump', 1] } : m));
    expect(replay(toy, { ...log, moves })).toMatchObject({
      n: 1,
      diverged: { n: 2, reason: { code: 'malformed' } },
    });
  });

  test('names the first move that a changed rule plays otherwise', () => {
    const generous: Game = {
      ...toy,
      apply: (s, seat, move, emit) =>
        toy.apply(s, seat, move === toyMove(s, 'take 1') ? toyMove(s, 'take 2') : move, emit),
    };
    const ones = { ...log, ...playOnes() };
    const first = ones.moves.find((m) => m.move[0] === 'take')!;
    expect(replay(toy, ones)).not.toHaveProperty('diverged');
    expect(replay(generous, ones)).toMatchObject({ diverged: { n: first.n, reason: { code: 'hash' } } });
  });

  test('refuses another game, other rules and an impossible table', () => {
    const { header } = log;
    expect(replay({ ...toy, id: 'boulders' }, log)).toMatchObject({
      code: 'other-game',
      facts: { game: 'pebbles' },
    });
    expect(replay({ ...toy, rules: '2' }, log)).toMatchObject({
      code: 'other-rules',
      facts: { log: '1', program: '2' },
    });
    expect(openLog(toy, { ...header, players: 9 })).toMatchObject({ code: 'players' });
    expect(openLog(toy, { ...header, options: { heap: 6 } })).toMatchObject({ code: 'option-value' });
  });

  test('goes on from a position', () => {
    const s = toy.setup(toyTable(2, 9), 'position');
    const position = JSON.parse(JSON.stringify(toy.writePosition(s)));
    const { seed: _, ...header } = logHeader(toy, toyTable(2, 9), ['a', 'b'], '');
    toy.apply(s, 0, toyMove(s, 'bid 2'));
    const moves = [{ n: 1, seat: 0, move: ['bid', 2], hash: toy.hash(s) }];
    const done = replay(toy, read(writeLog({ header: { ...header, position }, moves })));
    expect(done).toMatchObject({ n: 1 });
    expect(done).not.toHaveProperty('diverged');
    expect(openLog(toy, { ...header, position: { heep: 1 } })).toMatchObject({ code: 'bad-position' });
    expect(openLog(toy, { ...header, players: 3, position })).toMatchObject({ code: 'bad-log' });
    expect(openLog(toy, { ...header, options: { heap: 5 }, position })).toMatchObject({ code: 'bad-log' });
  });
});

/** A game in which everybody takes one pebble at a time. */
function playOnes(): Pick<Log, 'moves'> {
  const one = (s: Int32Array, seat: number): number =>
    toy.decision(s, seat).kind === 'bid' ? toyMove(s, 'bid 1') : toyMove(s, 'take 1');
  return playLogged(toy, toyTable(2, 9), 'fixed', ['a', 'b'], one, new Rng('ones')).log;
}
