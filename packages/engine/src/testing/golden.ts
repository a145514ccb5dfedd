import { describe, expect, test } from 'vitest';
import { type Game, type GameEvent, isRefusal } from '../game.ts';
import { type Log, parseLog, replay } from '../log.ts';

/** A recorded game, as `games.json` lists it beside the logs. */
export interface Golden {
  readonly name: string;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly shows: string;
  /** What the game ended with when it was recorded. */
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly reason: string;
}

/** The folder of the logs: test support reads no files itself. */
export interface Folder {
  readonly files: readonly string[];
  read(file: string): string;
}

export interface GoldenGames {
  readonly games: readonly Golden[];
  open(name: string): Log;
  /** Everything that happens in all of them. */
  events(): readonly GameEvent[];
}

/** The golden games of a folder, with the tests that every game passes; a game adds what its own must show. */
export function goldenGames(
  game: Game,
  folder: Folder,
  wanted: { readonly players: readonly number[]; readonly ends: readonly string[] },
): GoldenGames {
  const games = JSON.parse(folder.read('games.json')) as Golden[];
  const open = (name: string): Log => {
    const log = parseLog(folder.read(`${name}.jsonl`));
    if (isRefusal(log)) throw new Error(log.sentence);
    expect(log.seal).toBe('intact');
    return log;
  };
  let told: GameEvent[] | undefined;

  describe('golden logs', () => {
    test.each(games)(
      '$name replays with every hash to its final scores',
      ({ name, scores, winners, reason }) => {
        const played = replay(game, open(name));
        if (isRefusal(played)) throw new Error(played.sentence);
        expect(played.diverged).toBeUndefined();
        expect(game.scores(played.state)).toEqual(scores);
        expect(game.result(played.state)).toMatchObject({ winners, reason });
      },
    );

    test('every log is listed, and every listed log exists', () => {
      const files = folder.files.filter((file) => file.endsWith('.jsonl'));
      expect([...files].sort()).toEqual(games.map(({ name }) => `${name}.jsonl`).sort());
      const readme = folder.read('README.md');
      for (const { name, shows } of games) expect(readme).toContain(`| \`${name}\` | ${shows} |`);
    });

    test('every player count, every end and every option value occurs', () => {
      expect(new Set(games.map((g) => g.players))).toEqual(new Set(wanted.players));
      expect(new Set(games.map((g) => g.reason))).toEqual(new Set(wanted.ends));
      const given = new Set(
        games.flatMap((g) => Object.entries(g.options).map(([name, value]) => `${name}=${String(value)}`)),
      );
      const missing = game.options
        .filter((option) => option.unattended === undefined)
        .flatMap(({ name, values, default: usual }) =>
          values.filter((value) => value !== usual).map((value) => `${name}=${String(value)}`),
        )
        .filter((value) => !given.has(value));
      expect(missing).toEqual([]);
    });
  });

  return {
    games,
    open,
    events() {
      if (told) return told;
      const events: GameEvent[] = [];
      for (const { name } of games) replay(game, open(name), { emit: (e) => events.push(e) });
      told = events;
      return events;
    },
  };
}
