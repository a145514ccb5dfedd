/**
 * The packages, what each may import, and the layers inside of some: the one description of the house. The tsconfigs and
 * the rules of the linter (`lint/imports.json`) are written from it by `npm run configs`; ARCHITECTURE.md draws it; tests
 * keep both up to date.
 */
export interface Package {
  /** `@clade/<name>`. */
  readonly name: string;
  /** In `packages`. */
  readonly folder: string;
  /**
   * `pure`: rules, which know no host and no library. `plain`: runs anywhere. `bots`: plain, with files read by Node or the
   * page. `node`, `page`: the host.
   */
  readonly kind: 'pure' | 'plain' | 'bots' | 'node' | 'page';
  /** Packages that its sources may import. */
  readonly imports: readonly string[];
  /** Of some of them only these parts: `@clade/<name>/<part>`. */
  readonly only?: Readonly<Record<string, readonly string[]>>;
  /** Packages that its tests may import besides. */
  readonly tests?: readonly string[];
  /** The only libraries that its sources may import; any, where this is not said. */
  readonly libraries?: readonly string[];
  /** It has support for the tests of others in `src/testing`. */
  readonly testing?: true;
  /** What is more than sources and tests, for the compiler. */
  readonly extra?: readonly string[];
  readonly why: string;
  readonly layers?: Layers;
}

/**
 * Layers, lowest first: a file imports files of its own layer and of lower ones. `open` are the contracts of higher layers
 * that lower ones may know.
 */
export interface Layers {
  readonly layers: readonly { readonly name: string; readonly holds: readonly string[] }[];
  readonly open: readonly string[];
}

const GAMES = ['evolution', 'dominant-species', 'dominant-species-marine'];
const RULES = ['engine', 'earth', ...GAMES];

const HEX_GAME = {
  kind: 'pure',
  imports: ['engine', 'earth'],
  libraries: [],
  testing: true,
  why: 'Games never import each other.',
} as const;

export const PACKAGES: readonly Package[] = [
  {
    name: 'engine',
    folder: 'engine',
    kind: 'pure',
    imports: [],
    libraries: [],
    testing: true,
    why: 'It knows no game.',
  },
  {
    name: 'earth',
    folder: 'earth',
    kind: 'pure',
    imports: ['engine'],
    libraries: [],
    why: 'It is what both hex games share, and knows the rules of neither.',
  },
  { name: 'dominant-species', folder: 'games/dominant-species', ...HEX_GAME },
  { name: 'dominant-species-marine', folder: 'games/dominant-species-marine', ...HEX_GAME },
  {
    name: 'evolution',
    folder: 'games/evolution',
    kind: 'pure',
    imports: ['engine'],
    libraries: [],
    testing: true,
    why: 'Games never import each other.',
  },
  {
    name: 'bots',
    folder: 'bots',
    kind: 'bots',
    imports: RULES,
    libraries: ['#read-asset'],
    why: 'Bots get views and samples, and run in a browser.',
    layers: {
      layers: [
        {
          name: 'search',
          holds: [
            'bot.ts',
            'characters.ts',
            'names.ts',
            'net',
            'params.ts',
            'read-asset.node.ts',
            'read-asset.page.ts',
            'search',
            'weights.ts',
            'wilson.ts',
          ],
        },
        { name: 'policies', holds: ['policies', 'policies.ts', 'topics.ts'] },
        {
          name: 'levels',
          holds: [
            'arena',
            'ask.ts',
            'hint.ts',
            'index.ts',
            'levels.ts',
            'load-remarks.ts',
            'marine-net.ts',
            'random.ts',
            'remarks-of.ts',
            'remarks.ts',
            'searcher.ts',
            'simulate.ts',
            'training.ts',
          ],
        },
      ],
      open: [],
    },
  },
  {
    name: 'text',
    folder: 'text',
    kind: 'plain',
    imports: [],
    libraries: ['intl-messageformat'],
    why: 'Texts know no rules and no screens.',
  },
  {
    name: 'board',
    folder: 'board',
    kind: 'page',
    imports: [],
    why: 'The board knows no rules: scenes are handed in.',
  },
  {
    name: 'wording',
    folder: 'wording',
    kind: 'plain',
    imports: [...RULES, 'text', 'board'],
    only: { board: ['genes'] },
    libraries: [],
    why: 'The wording says what happened; others show it.',
  },
  {
    name: 'titles',
    folder: 'titles',
    kind: 'plain',
    imports: ['engine', ...GAMES, 'text'],
    libraries: [],
    testing: true,
    why: 'A manifest tells facts of a game and loads its rules; whoever shows or plays the game imports it.',
  },
  {
    name: 'lessons',
    folder: 'lessons',
    kind: 'plain',
    imports: ['engine'],
    tests: [...GAMES, 'bots', 'text'],
    libraries: [],
    why: 'Lessons are data over the engine: no game, no screen, no words.',
  },
  {
    name: 'protocol',
    folder: 'protocol',
    kind: 'plain',
    imports: [],
    libraries: ['typebox'],
    why: 'The protocol is shapes, and knows no rules.',
  },
  {
    name: 'training',
    folder: 'training',
    kind: 'node',
    imports: ['engine', ...GAMES, 'bots', 'titles'],
    why: 'It makes the numbers of the bots.',
  },
  {
    name: 'server',
    folder: 'server',
    kind: 'node',
    imports: ['engine', 'bots', 'protocol', 'text', 'wording', 'titles'],
    tests: GAMES,
    why: 'The server knows games by their manifests, and no page.',
    layers: {
      layers: [
        {
          name: 'domain',
          holds: [
            'accounts',
            'bots',
            'config.ts',
            'games.ts',
            'hall.ts',
            'ids.ts',
            'jobs',
            'logs',
            'metrics',
            'nodes',
            'notices',
            'orders',
            'pace',
            'problem.ts',
            'table',
          ],
        },
        { name: 'storage', holds: ['storage', 'backup.ts', 'check'] },
        { name: 'http', holds: ['administer.ts', 'http', 'index.ts', 'serve.ts', 'work.ts', 'worker.ts'] },
      ],
      open: ['storage/storage.ts'],
    },
  },
  {
    name: 'web',
    folder: 'web',
    kind: 'page',
    imports: [...RULES, 'bots', 'lessons', 'protocol', 'text', 'wording', 'titles', 'board'],
    tests: ['server'],
    extra: ['gallery', 'build', 'vite.config.ts'],
    why: 'The page plays by itself or asks the server by the protocol.',
    layers: {
      layers: [
        { name: 'core', holds: ['text', 'local', 'remote', 'shell'] },
        { name: 'table', holds: ['table', 'book'] },
        { name: 'games', holds: ['games'] },
        { name: 'screens', holds: ['coach', 'lesson', 'plates', 'screens', 'app.tsx', 'main.tsx'] },
      ],
      open: ['table/table.ts', 'games/game-ui.ts', 'games/registry.ts'],
    },
  },
  {
    name: 'cli',
    folder: 'cli',
    kind: 'node',
    imports: [...RULES, 'bots', 'server', 'text', 'wording', 'titles'],
    why: 'Commands and the terminal table.',
  },
];
