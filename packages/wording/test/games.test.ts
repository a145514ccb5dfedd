import { dominantSpecies } from '@clade/dominant-species';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import {
  configure,
  Draft,
  type Game,
  type GameEvent,
  isRefusal,
  legalMoves,
  type Move,
  plainRefusal,
  preview,
  Rng,
  redact,
  SPECTATOR,
  seatsToAct,
  unattended,
  uniform,
} from '@clade/engine';
import { evolution } from '@clade/evolution';
import { LANGUAGES, type Language, loadTexts, type Part, type Texts } from '@clade/text';
import { beforeAll, describe, expect, test } from 'vitest';
import { dominantSpeciesWording } from '../src/dominant-species/index.ts';
import { marineWording } from '../src/dominant-species-marine/index.ts';
import { evolutionWording } from '../src/evolution/index.ts';
import {
  begunEvent,
  type Foreshown,
  type Line,
  type Names,
  type Seen,
  textOf,
  type Value,
  type Wording,
} from '../src/index.ts';

// Whole random games of each title, through the eyes of a seat: whatever the rules bring up has its words in all five
// languages. A key without a message throws.

const languages = Object.keys(LANGUAGES) as Language[];
const titles: readonly { readonly game: Game; readonly wording: Wording; readonly prefix: string }[] = [
  { game: evolution, wording: evolutionWording, prefix: 'evo' },
  { game: dominantSpecies, wording: dominantSpeciesWording, prefix: 'ds' },
  { game: dominantSpeciesMarine, wording: marineWording, prefix: 'm' },
];
const names: Names = { of: (seat) => `Seat${seat}`, viewer: 0 };
const texts = new Map<string, Texts>();

beforeAll(async () => {
  for (const language of languages)
    for (const { game } of titles)
      texts.set(`${language} ${game.id}`, await loadTexts(language, [game.id as Part]));
});

/** Ids of the rules and keys of the catalogues that a reader should not see. */
const RAW = /[{}<>]|undefined|null|NaN|\[object|\b(?:evo|ds|earth|m)\.[a-z]/;

interface Moment {
  readonly seen: Seen;
  /** What some of its moves would do. */
  readonly foreshown: readonly Foreshown[];
  readonly legal: readonly (readonly unknown[])[];
  readonly refused: readonly { readonly code: string; readonly facts?: object; readonly rule: string }[];
}

interface Course {
  readonly lines: readonly Line[];
  readonly moments: readonly Moment[];
  readonly events: ReadonlySet<string>;
  readonly end: ReturnType<Game['result']>;
}

/** A whole game: what seat 0 was told, some of what it was asked, and what it was refused. */
function courseOf(game: Game, players: number, seed: string): Course {
  const config = configure(game, players, unattended(game));
  if (isRefusal(config)) throw new Error(config.code);
  const choose = uniform(game, new Rng(seed));
  let events: GameEvent[] = [];
  const s = game.setup(config, seed, (event) => events.push(event));
  const lines: Line[] = [];
  const close = (n: number, seat: number): void => {
    lines.push({ n, seat, events: events.map((event) => redact(event, 0)) });
    events = [];
  };
  close(0, SPECTATOR);
  const moments: Moment[] = [];
  const tried: Move[] = [];
  const kinds = new Map<string, number>();
  for (let n = 1, seats = seatsToAct(game, s); seats.length > 0; n++, seats = seatsToAct(game, s)) {
    const seat = seats[0] ?? 0;
    const decision = game.decision(s, seat);
    const asked = kinds.get(decision.kind) ?? 0;
    // Every kind of question, and some of what comes often.
    if (seat === 0 && asked < 12) {
      kinds.set(decision.kind, asked + 1);
      const legal = legalMoves(game, s, 0);
      tried.push(...legal.slice(0, 6));
      const refused = tried
        .filter((_, i) => i % (1 + Math.floor(tried.length / 30)) === 0)
        .flatMap((move) => game.explain(s, 0, move) ?? []);
      const view = game.view(s, 0);
      const foreshown = legal.slice(0, 4).flatMap((move): Foreshown[] => {
        const foreseen = preview(game, new Draft(game, 0, s), move);
        if (isRefusal(foreseen)) return [];
        return [{ moves: [game.toWire(move)], before: view, drafted: false, ...foreseen }];
      });
      moments.push({
        foreshown,
        seen: {
          viewer: 0,
          config,
          view,
          decision,
          lines: lines.slice(),
          draft: { moves: [], events: [] },
        },
        legal: legal.map((move) => game.toWire(move)),
        refused,
      });
    }
    game.apply(s, seat, choose(s, seat), (event) => events.push(event));
    close(n, seat);
  }
  const seen = new Set(lines.flatMap((line) => line.events.map(({ type }) => type)));
  return { lines, moments, events: seen, end: game.result(s) };
}

describe.for(titles)('$game.title', ({ game, wording, prefix }) => {
  const courses = [2, game.seats.max].map((players) => courseOf(game, players, `words ${players}`));
  const moments = courses.flatMap((course) => course.moments);

  test('many kinds of events, questions and refusals come up', () => {
    expect(new Set(courses.flatMap(({ events }) => [...events])).size).toBeGreaterThan(20);
    const kinds = new Set(moments.map(({ seen }) => seen.decision?.kind));
    expect(kinds.size).toBeGreaterThan(prefix === 'evo' ? 3 : 20);
    expect(new Set(moments.flatMap(({ refused }) => refused.map(({ code }) => code))).size).toBeGreaterThan(
      prefix === 'evo' ? 3 : 8,
    );
  });

  describe.for(languages)('in %s', (language) => {
    const said = (value: Value): string => {
      const text = textOf(texts.get(`${language} ${game.id}`) as Texts, value);
      expect(text).not.toMatch(RAW);
      return text;
    };

    test('everything that happens is told, with its rules', () => {
      for (const { lines } of courses) {
        const told = wording.tell(lines, names);
        expect(told.length).toBeGreaterThan(50);
        for (const { text, whole, group, rules } of told) {
          expect(said(text)).not.toBe('');
          expect(said(whole).length).toBeGreaterThanOrEqual(said(text).length);
          said(group);
          expect(rules.length).toBeGreaterThan(0);
        }
        const declined = told.filter(({ routine }) => routine?.kind === 'declined');
        said(wording.fold('declined', declined));
      }
    });

    test('every question has its sentence, every legal move a label of its own that can be typed back', () => {
      for (const { seen, legal } of moments) {
        said(wording.question({ legal: legal as never, made: 0 }, seen, names));
        const asker = wording.asker?.(seen);
        if (asker !== undefined) said(asker);
        // What is typed in small letters, without marks and signs, still means one move.
        const labels = legal.map((wire) => said(wording.move(wire as never, seen, names)));
        const plain = labels.map((label) =>
          label
            .toLocaleLowerCase(language)
            .normalize('NFD')
            .replaceAll(/\p{M}/gu, '')
            .replaceAll(/[^\p{L}\p{N}+−-]+/gu, ' '),
        );
        expect(new Set(plain).size).toBe(plain.length);
      }
    });

    test('what a choice would do is told', () => {
      let told = 0;
      for (const { seen, foreshown } of moments)
        for (const what of foreshown)
          for (const { text, symbol } of wording.foresee(what, seen, names)) {
            expect(said(text)).not.toBe('');
            expect(symbol).toMatch(/^[a-z][a-z-]+$/);
            told++;
          }
      expect(told).toBeGreaterThan(50);
    });

    test('every refusal says why in a sentence', () => {
      for (const { seen, refused } of moments)
        for (const one of refused) {
          // Without a sentence of the rules to fall back on.
          const { code, facts = {} } = one;
          expect(said(wording.refusal({ code, facts: facts as never }, seen, names)), code).toMatch(/[.?!]$/);
        }
    });

    test('every card has a name and sentences; the result has its winner and its sources', () => {
      for (const { name, text, rule } of wording.cards()) {
        said(name);
        expect(text.map(said).join(' ').length).toBeGreaterThan(15);
        // They stand side by side, so each has its own full stop.
        for (const sentence of text) expect(said(sentence)).toMatch(/[.!?]$/);
        expect(rule).toMatch(/^[A-Z]+-[\d.]+$/);
      }
      for (const { end } of courses) {
        if (end === undefined) throw new Error('a game without an end');
        said(wording.result(end, names));
        said(wording.result({ ...end, winners: [0] }, names));
        for (const part of Object.keys(end.standings[0]?.parts ?? {})) said(wording.source(part));
      }
    });
  });
});

test.each([
  [
    evolution,
    evolutionWording,
    { phase: 'feeding', step: 'feed', round: 4, wateringHole: 2, players: [{}, {}] },
  ],
  [
    dominantSpecies,
    dominantSpeciesWording,
    { round: 4, toAct: 'insects', animals: { insects: {}, reptiles: {}, amphibians: {} } },
  ],
  [
    dominantSpeciesMarine,
    marineWording,
    {
      round: 4,
      toAct: 'fishes',
      animals: { fishes: { traits: ['resilience'] }, crustaceans: { traits: ['flight'] } },
    },
  ],
] as const)('a table that goes on from a position tells of its own round: %s', (game, wording, position) => {
  const s = game.readPosition({ game: game.id, ...position });
  if (isRefusal(s)) throw new Error(plainRefusal(s));
  const lines: Line[] = [{ n: 0, seat: SPECTATOR, events: [begunEvent(game, s)] }];
  for (let n = 1; n < 6; n++) {
    const [seat = 0] = seatsToAct(game, s);
    const events: GameEvent[] = [];
    game.apply(s, seat, legalMoves(game, s, seat)[0] as Move, (event: GameEvent) => events.push(event));
    lines.push({ n, seat, events });
  }
  const told = wording.tell(lines, names);
  expect(told.length).toBeGreaterThan(0);
  expect(told[0]?.round).toBe(4);
});
