import { describe, expect, test } from 'vitest';
import { type Game, type GameEvent, isRefusal, plainRefusal } from '../game.ts';
import { type Log, parseLog, replay } from '../log.ts';
import { versionOf } from '../versions.ts';

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

/** The folder with a folder for each version of the rules: test support reads no files itself. */
export interface Folder {
  /** Paths, like `1/games.json`. */
  readonly files: readonly string[];
  read(file: string): string;
}

export interface GoldenGames {
  /** The version of the game they were played by. */
  readonly game: Game;
  readonly games: readonly Golden[];
  open(name: string): Log;
  /** Everything that happens in all of them. */
  events(): readonly GameEvent[];
}

/** What the golden games of every version show. */
interface Wanted {
  readonly players: readonly number[];
  readonly ends: readonly string[];
}

/**
 * The golden games of all recorded versions, newest first, with the tests that every game passes; a game adds what its
 * own must show.
 */
export function goldenGames(game: Game, folder: Folder, wanted: Wanted): GoldenGames[] {
  const recorded = [game, ...game.earlier].filter(({ rules }) =>
    folder.files.includes(`${rules}/games.json`),
  );
  test('the games of every earlier version are kept', () => {
    for (const earlier of game.earlier) expect(recorded).toContain(earlier);
    for (const file of folder.files) expect(versionOf(game, file.split('/')[0] ?? '')).toBeDefined();
  });
  return recorded.map((version) =>
    goldenOf(
      version,
      {
        files: folder.files.flatMap((file) => {
          const [rules, name] = file.split('/');
          return rules === version.rules && name !== undefined ? [name] : [];
        }),
        read: (file) => folder.read(`${version.rules}/${file}`),
      },
      wanted,
    ),
  );
}

function goldenOf(game: Game, folder: Folder, wanted: Wanted): GoldenGames {
  const games = JSON.parse(folder.read('games.json')) as Golden[];
  const open = (name: string): Log => {
    const log = parseLog(folder.read(`${name}.jsonl`));
    if (isRefusal(log)) throw new Error(plainRefusal(log));
    expect(log.seal).toBe('intact');
    return log;
  };
  let told: GameEvent[] | undefined;

  describe(`golden logs of version ${game.rules}`, () => {
    test.each(games)(
      '$name replays with every hash to its final scores',
      ({ name, scores, winners, reason }) => {
        const log = open(name);
        expect(log.header.rules).toBe(game.rules);
        const played = replay(game, log);
        if (isRefusal(played)) throw new Error(plainRefusal(played));
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
    game,
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
