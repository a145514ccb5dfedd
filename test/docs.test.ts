import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  applyChecked,
  type Game,
  isRefusal,
  legalMoves,
  type OptionValue,
  openLog,
  parseLog,
  plainRefusal,
  replay,
  type State,
  seatsToAct,
  writeLog,
} from '@clade/engine';
import { evolution } from '@clade/evolution';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../scripts/games.ts';

// What the documents show is what the program does: every example in them is run here.

const repo = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(repo, path), 'utf8');

interface Block {
  readonly info: string;
  readonly text: string;
  /** Line of the document, to find a failing example. */
  readonly line: number;
  /** What follows the block, up to the next block or heading. */
  readonly after: string;
}

function blocks(path: string): Block[] {
  const document = read(path);
  return [...document.matchAll(/^```(\S[^\n]*)\n(.*?)^```$/gms)].map((match) => {
    const end = match.index + match[0].length;
    return {
      info: match[1] ?? '',
      text: match[2] ?? '',
      line: document.slice(0, match.index).split('\n').length,
      after: document.slice(end).split(/^(?:```|#)/m)[0] ?? '',
    };
  });
}

function load(game: Game, text: string): State {
  const s = game.readPosition(JSON.parse(text));
  if (isRefusal(s)) throw new Error(plainRefusal(s));
  game.check(s);
  return s;
}

describe.each(GAMES.map((game) => [`docs/positions/${game.id}.md`, game] as const))('%s', (path, game) => {
  const all = blocks(path);

  test('every JSON block says what it is', () => {
    const json = all.filter((b) => b.info.startsWith('json'));
    expect(json.filter((b) => b.info !== 'json position' && b.info !== 'json refused')).toEqual([]);
    expect(json.filter((b) => b.info === 'json position').length).toBeGreaterThanOrEqual(3);
    expect(json.filter((b) => b.info === 'json refused').length).toBeGreaterThanOrEqual(5);
  });

  for (const [i, block] of all.entries()) {
    if (block.info === 'json position') {
      test(`the position in line ${block.line} loads, and is printed as a position that loads again`, () => {
        const s = load(game, block.text);
        const again = load(game, JSON.stringify(game.writePosition(s)));
        expect(game.hash(again)).toBe(game.hash(s));
      });
    }
    if (block.info === 'text legal') {
      test(`the legal moves in line ${block.line} are those of the position above`, () => {
        const s = load(game, all[i - 1]!.text);
        const [seat, ...others] = seatsToAct(game, s);
        expect(others).toEqual([]);
        const words = legalMoves(game, s, seat!).map((move) => game.describe(s, move));
        expect(words).toEqual(block.text.trim().split('\n'));
      });
    }
    if (block.info === 'json refused') {
      test(`the position in line ${block.line} is refused in the quoted words`, () => {
        const refused = game.readPosition(JSON.parse(block.text));
        const quoted = /^> (.*)$/m.exec(block.after)?.[1];
        expect(isRefusal(refused) && plainRefusal(refused)).toBe(quoted);
      });
    }
  }

  test('the table of options is the list of the game', () => {
    const rows = [...read(path).matchAll(/^\| `(\w+)` \| (\S+) \| (.+?) \| ((?:EVO|DSM?)-\S+) \|$/gm)];
    expect(rows.map((row) => [row[1], JSON.parse((row[2] ?? '').replaceAll('`', '')), row[4]])).toEqual(
      game.options.map((option) => [option.name, option.default, option.rule]),
    );
    for (const [i, row] of rows.entries()) {
      const values = [...(row[3] ?? '').matchAll(/`([^`]+)`|(?<=^|, )(\d+)/g)].map((v) =>
        JSON.parse(v[1] ?? v[2] ?? ''),
      );
      expect(values).toEqual(game.options[i]?.values);
    }
  });
});

/** Plays the moves of the example again and writes the hashes they have now. */
function recordAnew(path: string): void {
  const [example] = blocks(path).filter((b) => b.info === 'jsonl log');
  const log = parseLog(example!.text);
  if (isRefusal(log)) throw new Error(plainRefusal(log));
  const header = { ...log.header, rules: evolution.rules };
  const s = openLog(evolution as Game, header);
  if (isRefusal(s)) throw new Error(plainRefusal(s));
  const moves = log.moves.map((line) => {
    const move = evolution.fromWire(line.move);
    const refused = isRefusal(move) ? move : applyChecked(evolution as Game, s, line.seat, move);
    if (refused) throw new Error(plainRefusal(refused));
    return { ...line, hash: evolution.hash(s) };
  });
  writeFileSync(join(repo, path), read(path).replace(example!.text, writeLog({ header, moves })));
}

describe('docs/log-format.md', () => {
  // A new rules version changes hashes: `UPDATE_DOCS=1 npx vitest run test/docs.test.ts` records the example anew.
  if (process.env.UPDATE_DOCS) recordAnew('docs/log-format.md');
  const logs = blocks('docs/log-format.md').filter((b) => b.info === 'jsonl log');

  test('there is a worked example', () => expect(logs).toHaveLength(1));

  test('it replays to its last hash and to the result in the text', () => {
    const log = parseLog(logs[0]!.text);
    if (isRefusal(log)) throw new Error(plainRefusal(log));
    expect(log.seal).toBe('intact');
    const played = replay(evolution as Game, log);
    if (isRefusal(played)) throw new Error(plainRefusal(played));
    expect(played.diverged).toBeUndefined();
    expect(played.n).toBe(log.moves.length);
    const [first, second] = /result is (\d+) to (\d+)/.exec(logs[0]!.after)?.slice(1).map(Number) ?? [];
    expect(evolution.scores(played.state)).toEqual([first, second]);
    expect(evolution.result(played.state)).toBeDefined();
  });

  test('an edit shows in the closing line', () => {
    const edited = parseLog(logs[0]!.text.replace('"Ada"', '"Bob"'));
    expect(!isRefusal(edited) && edited.seal).toBe('broken');
  });

  const VERBS: Readonly<Record<string, string>> = {
    evolution: 'food trait species body population stop leaf eat attack pay use pass decline',
    'dominant-species':
      'take put remove speciate add stack lay bring move eliminate score card place use protect discard glaciate tile keep spare lose replace give-up send save animal skip stop forgo',
    'dominant-species-marine':
      'take put remove speciate add stack lay bring move eliminate score card place animal keep keep-two trait drop retrieve special use settle lose swap exchange vent side source control protect tile spare send return terrain lift feed skip stop forgo',
  };
  const PREFIXES: Readonly<Record<string, string>> = {
    evolution: 'EVO',
    'dominant-species': 'DS',
    'dominant-species-marine': 'DSM',
  };

  test.each(GAMES.map((game) => [game.id, game] as const))(
    'each wire array of %s in the table reads as the words beside it, and back',
    (id, game) => {
      const pattern = new RegExp(`^\\| \`(\\[.+\\])\` \\| (.+) \\| ${PREFIXES[id]}-\\S+ \\|$`, 'gm');
      const rows = [...read('docs/log-format.md').matchAll(pattern)];
      const verbs = new Set<string>();
      const s = game.setup({ rules: game.rules, players: 2, options: defaultsOf(game) }, 'docs');
      for (const [, wire, words] of rows) {
        const array: unknown = JSON.parse(wire!);
        const move = game.fromWire(array);
        if (isRefusal(move)) throw new Error(plainRefusal(move));
        expect(game.describe(s, move)).toBe(words);
        expect(game.parse(s, words!)).toBe(move);
        expect(game.toWire(move)).toEqual(array);
        verbs.add((array as string[])[0]!);
      }
      expect([...verbs]).toEqual(VERBS[id]!.split(' '));
    },
  );
});

function defaultsOf(game: Game): Record<string, OptionValue> {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

describe('all documents', () => {
  const inDocs = (folder: string): string[] =>
    readdirSync(join(repo, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return inDocs(path);
      return entry.name.endsWith('.md') ? [path] : [];
    });
  const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...inDocs('docs')];

  test.each(documents)('links of %s lead somewhere', (path) => {
    const targets = [...read(path).matchAll(/\]\((?!https?:)([^)#\s]+)(?:#[^)]*)?\)/g)].map((m) => m[1]!);
    expect(targets.filter((target) => !existsSync(join(repo, dirname(path), target)))).toEqual([]);
  });

  test('the npm scripts they name exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = documents.flatMap((path) =>
      [...read(path).matchAll(/npm run ([\w:-]+)/g)].map((m) => m[1]!),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  });
});
