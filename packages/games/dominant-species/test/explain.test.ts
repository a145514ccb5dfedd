import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  configure,
  isRefusal,
  legalMoves,
  type Move,
  playOut,
  Rng,
  type State,
  seatsToAct,
  unattended,
  uniform,
} from '@clade/engine';
import { expect, test } from 'vitest';
import { dominantSpecies } from '../src/index.ts';
import { expectTrueFacts } from './explain/facts.ts';
import { Asked, repair } from './explain/repair.ts';
import { actionScenes, cardScenes, otherScenes, spoken } from './explain/scenes.ts';
import { everyAnswer, tryMove } from './explain/try.ts';

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
const RULES = new Set([...BOOK.matchAll(/^(?:\s*- \*\*|#+ )(DS-[\w.]+?)(?:\*\*| )/gm)].map(([, id]) => id));

interface Tally {
  tried: number;
  repaired: number;
  legal: number;
}

function examine(s: State, seat: number, move: Move, asked: Asked, tallies: Map<string, Tally>): void {
  const legal = legalMoves(dominantSpecies, s, seat).includes(move);
  const why = dominantSpecies.explain(s, seat, move);
  const words = `${dominantSpecies.describe(s, move)}: ${why?.sentence}`;
  expect(why === undefined, words).toBe(legal);
  if (!why) return;
  expect(RULES, words).toContain(why.rule);
  // That the game is over has no number to it.
  if (why.code !== 'game-over') expect(Object.keys(why.facts), words).not.toEqual([]);
  const wire = dominantSpecies.toWire(move);
  try {
    expectTrueFacts(s, seat, wire, why);
  } catch (error) {
    throw new Error(`${words} (${JSON.stringify(why.facts)})`, { cause: error });
  }
  const tally = tallies.get(why.code) ?? { tried: 0, repaired: 0, legal: 0 };
  tallies.set(why.code, tally);
  tally.tried++;
  const repaired = repair(s, seat, wire, why, asked);
  if (!repaired) return;
  const t = dominantSpecies.readPosition(repaired.position);
  if (isRefusal(t)) throw new Error(`${words} The repaired position is refused: ${t.sentence}`);
  dominantSpecies.check(t);
  const again = dominantSpecies.fromWire(repaired.move);
  if (isRefusal(again)) throw new Error(again.sentence);
  const now = dominantSpecies.explain(t, repaired.seat, again);
  if (now) expect(now.code, `${words} Then: ${now.sentence}`).not.toBe(why.code);
  tally.repaired++;
  if (!now) tally.legal++;
}

/** Tables that together turn every switch once. */
const TABLES: readonly [number, Record<string, unknown>][] = [
  [2, { assignment: 'choose' }],
  [3, { animals: 2, assignment: 'choose', deck: 'long' }],
  [4, { deck: 'long', earth: 'random' }],
  [6, {}],
];

test('reasons are there exactly when a move is not legal, are true, and go with their fact', () => {
  const tallies = new Map<string, Tally>();
  const asked = new Asked();
  const rng = new Rng('reasons');
  const choose = uniform(dominantSpecies, rng);
  const probe = (s: State, tries: number): void => {
    asked.learn(s);
    const seats = Array.from({ length: dominantSpecies.config(s).players }, (_, seat) => seat);
    for (let n = 0; n < tries; n++) {
      const pending = seatsToAct(dominantSpecies, s);
      const pool = pending.length > 0 && rng.below(20) > 0 ? pending : seats;
      const seat = pool[rng.below(pool.length)] ?? 0;
      examine(s, seat, tryMove(s, seat, rng), asked, tallies);
    }
  };
  for (const [s, words] of spoken()) {
    const move = dominantSpecies.parse(s, words);
    if (isRefusal(move)) throw new Error(move.sentence);
    examine(s, seatsToAct(dominantSpecies, s)[0] ?? 0, move, asked, tallies);
  }
  const scenes = [...actionScenes(), ...cardScenes(), ...otherScenes()];
  for (const s of scenes) asked.learn(s);
  for (const scene of scenes) {
    for (let game = 0; game < 2; game++) {
      const s = dominantSpecies.clone(scene);
      for (let n = 0; n < 6 && dominantSpecies.pending(s) !== 0; n++) {
        probe(s, 6);
        const [seat = 0] = seatsToAct(dominantSpecies, s);
        dominantSpecies.apply(s, seat, choose(s, seat));
      }
    }
    probe(scene, 20);
    for (const seat of seatsToAct(dominantSpecies, scene)) {
      for (const move of everyAnswer(scene, seat)) examine(scene, seat, move, asked, tallies);
    }
  }
  for (const [players, options] of TABLES) {
    const config = configure(dominantSpecies, players, { ...unattended(dominantSpecies), ...options });
    if (isRefusal(config)) throw new Error(config.sentence);
    const s = dominantSpecies.setup(config, `reasons ${players}`);
    probe(s, 20);
    playOut(dominantSpecies, s, choose, rng, (after) => {
      if (rng.below(20) === 0) probe(after, 4);
    });
    probe(s, 5);
  }
  expect([...tallies.keys()].sort()).toEqual(CODES);
  for (const [code, { tried, repaired, legal }] of tallies) {
    expect(repaired / tried, `${code} could be repaired`).toBeGreaterThan(0.5);
    // With nothing else in the way the move is legal then.
    expect(legal, `${code} was the only obstacle at least once`).toBeGreaterThan(0);
  }
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
