import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configure, isRefusal, playOut, Rng, seatsToAct, unattended, uniform } from '@clade/engine';
import { Examiner } from '@clade/engine/testing';
import { expect, test } from 'vitest';
import { dominantSpecies } from '../src/index.ts';
import { expectTrueFacts } from './explain/facts.ts';
import { repair } from './explain/repair.ts';
import { actionScenes, cardScenes, otherScenes, spoken } from './explain/scenes.ts';
import { TRIES } from './explain/try.ts';

/**
 * Legality that explains itself: whatever a person tries, the reason is there exactly when the move is not legal, it
 * cites a rule of the book, its facts are true, and changing the stated fact makes that reason disappear.
 */

const CODES = [
  'absent',
  'all-leave',
  'alone',
  'already-scored',
  'animal-taken',
  'arrived',
  'game-over',
  'limit',
  'no-cubes',
  'no-disk',
  'no-face-up-tile',
  'no-pawn',
  'no-such-disk',
  'no-tile',
  'no-tundra-beside',
  'no-vacant-corner',
  'no-way',
  'no-way-out',
  'not-beside-earth',
  'not-endangered',
  'not-face-up',
  'not-in-box',
  'not-now',
  'not-on-earth',
  'not-water',
  'not-your-turn',
  'one-cube',
  'order',
  'other-element',
  'other-question',
  'other-terrain',
  'other-tile',
  'own-cube',
  'pool',
  'protected',
  'same-space',
  'same-tile',
  'taken-corner',
  'taken-hex',
  'taken-space',
  'too-far',
  'too-few',
  'tundra',
];

const HERE = import.meta.dirname;
const BOOK = readFileSync(join(HERE, '../../../../docs/rules/dominant-species.md'), 'utf8');

/** Ids that the rule book defines: numbered items and headings. */
const RULES = new Set(
  [...BOOK.matchAll(/^(?:\s*- \*\*|#+ )(DS-[\w.]+?)(?:\*\*| )/gm)].map(([, id]) => id ?? ''),
);

/** Tables that together turn every switch once. */
const TABLES: readonly [number, Record<string, unknown>][] = [
  [2, { assignment: 'choose' }],
  [3, { animals: 2, assignment: 'choose', deck: 'long' }],
  [4, { deck: 'long', earth: 'random' }],
  [6, {}],
];

test('reasons are there exactly when a move is not legal, are true, and go with their fact', () => {
  const rng = new Rng('reasons');
  const choose = uniform(dominantSpecies, rng);
  const examiner = new Examiner({
    game: dominantSpecies,
    tries: TRIES,
    rng,
    rules: RULES,
    expectTrue: expectTrueFacts,
    repair,
  });
  for (const [s, words] of spoken()) {
    const move = dominantSpecies.parse(s, words);
    if (isRefusal(move)) throw new Error(move.sentence);
    examiner.examine(s, seatsToAct(dominantSpecies, s)[0] ?? 0, move);
  }
  const scenes = [...actionScenes(), ...cardScenes(), ...otherScenes()];
  for (const s of scenes) examiner.learn(s);
  for (const s of scenes) examiner.scene(s, choose);
  for (const [players, options] of TABLES) {
    const config = configure(dominantSpecies, players, { ...unattended(dominantSpecies), ...options });
    if (isRefusal(config)) throw new Error(config.sentence);
    const s = dominantSpecies.setup(config, `reasons ${players}`);
    examiner.probe(s, 20);
    playOut(dominantSpecies, s, choose, rng, (after) => {
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
  expect(known.length).toBeGreaterThan(10);
  expect([...new Set(known)].filter((code) => !CODES.includes(code)).sort()).toEqual([]);
});
