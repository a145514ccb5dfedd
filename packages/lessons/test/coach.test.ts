import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dominantSpecies } from '@clade/dominant-species';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import {
  applyChecked,
  configure,
  type Game,
  isRefusal,
  legalMoves,
  type OptionValue,
  plainRefusal,
  Rng,
  seatsOf,
} from '@clade/engine';
import { evolution } from '@clade/evolution';
import { LANGUAGES, type Language, loadTexts } from '@clade/text';
import { coach } from '@clade/text/en/coach';
import { describe, expect, test } from 'vitest';
import { LessonPlay } from '../src/index.ts';
import { LESSONS } from './lessons.ts';
import { pass } from './walk.ts';

const PACKAGES = path.resolve(import.meta.dirname, '../..');

type Options = Readonly<Record<string, OptionValue>>;

interface Title {
  readonly prefix: string;
  readonly game: Game;
  readonly sources: readonly string[];
  readonly tables: readonly { readonly players: number; readonly options: Options }[];
}

const titles: readonly Title[] = [
  {
    prefix: 'evo',
    game: evolution,
    sources: ['games/evolution/src'],
    tables: [
      { players: 2, options: {} },
      { players: 5, options: {} },
    ],
  },
  {
    prefix: 'ds',
    game: dominantSpecies,
    sources: ['games/dominant-species/src', 'earth/src'],
    tables: [
      { players: 2, options: { deck: 'long', assignment: 'choose', roundCap: 40 } },
      { players: 6, options: { deck: 'long', roundCap: 40 } },
    ],
  },
  {
    prefix: 'm',
    game: dominantSpeciesMarine,
    sources: ['games/dominant-species-marine/src', 'earth/src'],
    tables: [
      { players: 2, options: { assignment: 'choose', roundCap: 40, turnCap: 200 } },
      { players: 4, options: { superheroes: 'with-exaptation', roundCap: 40, turnCap: 200 } },
      {
        players: 3,
        options: { opt4: 'a', opt11: 'a', opt12: 'a', opt17: 'a', opt24: 'a', roundCap: 40, turnCap: 200 },
      },
    ],
  },
];

/** Kinds of questions of one random game, as far as it goes. */
function kindsOf(game: Game, players: number, options: Options, seed: string): Set<string> {
  const config = configure(game, players, options);
  if (isRefusal(config)) throw new Error(plainRefusal(config));
  const state = game.setup(config, seed);
  const rng = new Rng(seed);
  const kinds = new Set<string>();
  for (let n = 0; n < 1500; n++) {
    const [seat] = seatsOf(game.pending(state));
    if (seat === undefined) break;
    kinds.add(game.decision(state, seat).kind);
    const legal = legalMoves(game, state, seat);
    const refused = applyChecked(game, state, seat, legal[rng.below(legal.length)] as number);
    if (refused) throw new Error(plainRefusal(refused));
  }
  return kinds;
}

function sourceOf(folder: string): string {
  return readdirSync(path.join(PACKAGES, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(path.join(PACKAGES, folder, file), 'utf8'))
    .join('\n');
}

describe.each(titles)('the coach of $prefix', ({ prefix, game, sources, tables }) => {
  const said = Object.keys(coach)
    .filter((key) => key.startsWith(`coach.${prefix}.`))
    .map((key) => key.slice(`coach.${prefix}.`.length));

  test('has a line for every question of random games', () => {
    const kinds = new Set<string>();
    for (const { players, options } of tables)
      for (const seed of ['a', 'b', 'c', 'd'])
        for (const kind of kindsOf(game, players, options, seed)) kinds.add(kind);
    expect([...kinds].filter((kind) => !said.includes(kind))).toEqual([]);
    // The walk saw most of what can be asked.
    expect(kinds.size).toBeGreaterThan(said.length / 2);
  });

  test('has a line for every kind that the rules write out, and none for what they do not ask', () => {
    const source = sources.map(sourceOf).join('\n');
    const [own = ''] = sources.map(sourceOf);
    const written = [...own.matchAll(/kind: '([a-z-]+)'/g)].map(([, kind]) => kind as string);
    expect(written.filter((kind) => !said.includes(kind))).toEqual([]);
    const parts = (kind: string): boolean => {
      if (source.includes(`'${kind}'`)) return true;
      // `${of}-corner` and the like.
      return [...kind.matchAll(/-/g)].some(({ index }) => {
        const [head, tail] = [kind.slice(0, index), kind.slice(index)];
        return source.includes(`'${head}'`) && source.includes(`${tail}\``);
      });
    };
    expect(said.filter((kind) => !parts(kind))).toEqual([]);
  });
});

test('in the games of the last chapters nothing is asked without a line', () => {
  for (const { lesson, game } of LESSONS) {
    const chapter = lesson.chapters.at(-1);
    const last = chapter?.steps.at(-1);
    if (chapter === undefined || last?.kind !== 'game') throw new Error(lesson.game);
    const asked = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const play = new LessonPlay(game, chapter);
      while (play.step.kind !== 'game') pass(play);
      const rng = new Rng(seed);
      for (let n = 0; n < 600 && play.stage === 'asks'; n++) {
        const rival = play.rival();
        if (rival === undefined) asked.add(game.decision(play.state, 0).kind);
        const legal = rival ? legalMoves(game, play.state, rival.seat) : play.legal();
        const move = legal[rng.below(legal.length)] as number;
        if (rival) play.answer(rival.seat, move);
        else play.choose(game.toWire(move));
      }
    }
    expect(asked.size).toBeGreaterThan(2);
    const lines = [...asked].filter(
      (kind) => !(last.asks.includes(kind) || `coach.${lesson.prefix}.${kind}` in coach),
    );
    expect(lines).toEqual([]);
    expect(last.asks.filter((kind) => !(`coach.${lesson.prefix}.${kind}` in coach))).toEqual([]);
  }
});

test.each(Object.keys(LANGUAGES) as Language[])(
  'in %s every line is short enough for the band',
  async (language) => {
    const texts = await loadTexts(language, ['coach']);
    for (const key of Object.keys(coach)) {
      const line = texts.text(key);
      expect(line.length, line).toBeGreaterThan(20);
      expect(line.length, line).toBeLessThan(language === 'en' ? 126 : 170);
    }
  },
);
