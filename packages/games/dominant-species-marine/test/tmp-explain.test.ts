import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configure, isRefusal, playOut, Rng, seatsToAct, unattended, uniform } from '@clade/engine';
import { Examiner } from '@clade/engine/testing';
import { expect, test } from 'vitest';
import { dominantSpeciesMarine } from '../src/index.ts';
import { expectTrueFacts } from './explain/facts.ts';
import { repair } from './explain/repair.ts';
import { actionScenes, cardScenes, otherScenes, spoken } from './explain/scenes.ts';
import { TRIES } from './explain/try.ts';

const CODES: readonly string[] = [
  'absent',
  'all-leave',
  'animal-taken',
  'arrived',
  'between',
  'closed-space',
  'controlled',
  'game-over',
  'limit',
  'no-cubes',
  'no-disk',
  'no-face-up-tile',
  'no-model',
  'no-pawn',
  'no-space',
  'no-such-disk',
  'no-such-space',
  'no-tile',
  'no-vacant-corner',
  'no-vent',
  'no-way',
  'no-way-out',
  'not-behind',
  'not-beside-earth',
  'not-dealt',
  'not-dominated',
  'not-drawn',
  'not-edge',
  'not-held',
  'not-in-box',
  'not-in-row',
  'not-land',
  'not-now',
  'not-on-earth',
  'not-seamount',
  'not-your-turn',
  'nothing-to-retrieve',
  'one-cube',
  'order',
  'other-card',
  'other-element',
  'other-half',
  'other-question',
  'other-terrain',
  'other-tile',
  'own-cube',
  'own-pawn',
  'pool',
  'same-tile',
  'slot',
  'special-only',
  'special-pawn',
  'taken-corner',
  'taken-hex',
  'taken-space',
  'too-far',
  'too-few',
  'vent',
];

const HERE = import.meta.dirname;
const BOOK = readFileSync(join(HERE, '../../../../docs/rules/dominant-species-marine.md'), 'utf8');

/** Ids that the rule book defines: numbered items, the steps of a Reseed, and sections as a whole. */
const RULES = new Set([
  ...[...BOOK.matchAll(/^\s*- (?:\*\*)?(DSM-[\w.]*\w)/gm)].map(([, id]) => id ?? ''),
  ...[...BOOK.matchAll(/^#+ (\d[\d.]*)/gm)].map(([, section]) => `DSM-${section}`),
]);

/** Tables that together turn every switch once. */
const TABLES: readonly [number, Record<string, unknown>][] = [
  [2, { assignment: 'choose', length: 'short', opt3: 'a' }],
  [2, { animals: 2, superheroes: true, length: 'epic' }],
  [3, { earth: 'random', boards: 'alternate' }],
  [4, { length: 'long' }],
];

test('reasons are there exactly when a move is not legal, are true, and go with their fact', () => {
  const rng = new Rng('reasons');
  const choose = uniform(dominantSpeciesMarine, rng);
  const examiner = new Examiner({
    game: dominantSpeciesMarine,
    tries: TRIES,
    rng,
    rules: RULES,
    expectTrue: expectTrueFacts,
    repair,
  });
  for (const [s, words] of spoken()) {
    const move = dominantSpeciesMarine.parse(s, words);
    if (isRefusal(move)) throw new Error(move.sentence);
    examiner.examine(s, seatsToAct(dominantSpeciesMarine, s)[0] ?? 0, move);
  }
  const scenes = [...actionScenes(), ...cardScenes(), ...otherScenes()];
  for (const s of scenes) examiner.learn(s);
  const errs = new Map<string,string>();
  const tr = (f: () => void) => { try { f(); } catch (e) { const m = String((e as Error).message) + ' <- ' + String(((e as Error).cause as Error)?.message ?? '').slice(0, 300); errs.set(m.replace(/[A-G]\d/g, 'X').slice(0, 60), m); } };
  for (const s of scenes) for (let i = 0; i < 3; i++) tr(() => examiner.scene(s, choose));
  if (errs.size) throw new Error([...errs.values()].join('\n@@ '));
  for (const [players, options] of TABLES) {
    const config = configure(dominantSpeciesMarine, players, {
      ...unattended(dominantSpeciesMarine),
      ...options,
    });
    if (isRefusal(config)) throw new Error(config.sentence);
    const s = dominantSpeciesMarine.setup(config, `reasons ${players}`);
    examiner.probe(s, 20);
    playOut(dominantSpeciesMarine, s, choose, rng, (after) => {
      if (rng.below(20) === 0) examiner.probe(after, 4);
    });
    examiner.probe(s, 5);
  }
  examiner.expectCodes(CODES);
});

/** The first string of every refusal that a source file makes. */
function codesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (!entry.name.endsWith('.ts')) return [];
    const text = readFileSync(join(entry.parentPath, entry.name), 'utf8');
    const made = text.matchAll(/\b(?:refusal\(\s*|refuseTile\(\s*WORLD,\s*hex,\s*)'([a-z-]+)'/g);
    return [...made].map(([, code]) => code ?? '');
  });
}

test('every reason that the sources know can be met', () => {
  // Tables and positions are refused with codes of their own.
  const known = codesIn(join(HERE, '../src')).filter((code) => !['animals', 'bad-position'].includes(code));
  expect(known.length).toBeGreaterThan(40);
  expect([...new Set(known)].filter((code) => !CODES.includes(code)).sort()).toEqual([]);
});
