import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RNG, type State, seedInto, VERSION } from '@clade/engine';
import { testReasons } from '@clade/engine/testing';
import { dominantSpeciesMarine } from '../src/index.ts';
import { expectTrueFacts } from './explain/facts.ts';
import { repair } from './explain/repair.ts';
import { actionScenes, cardScenes, otherScenes, spoken } from './explain/scenes.ts';
import { TRIES } from './explain/try.ts';

const HERE = import.meta.dirname;
const BOOK = readFileSync(join(HERE, '../../../../docs/rules/dominant-species-marine.md'), 'utf8');

/** Ids that the rule book defines: numbered items, the steps of a Reseed, and sections as a whole. */
const RULES = new Set([
  ...[...BOOK.matchAll(/^\s*- (?:\*\*)?(DSM-[\w.]*\w)/gm)].map(([, id]) => id ?? ''),
  ...[...BOOK.matchAll(/^#+ (\d[\d.]*)/gm)].map(([, section]) => `DSM-${section}`),
]);

const SOURCES = readdirSync(join(HERE, '../src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.name.endsWith('.ts'))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

/** The order of picks belongs to version 1 of the rules. */
function byFirstVersion(): State[] {
  const scenes = [...actionScenes(), ...cardScenes()];
  for (const s of scenes) {
    s[VERSION] = 1;
    seedInto(s, RNG, 'first version');
  }
  return scenes;
}

testReasons({
  game: dominantSpeciesMarine,
  tries: TRIES,
  rules: RULES,
  expectTrue: expectTrueFacts,
  repair,
  spoken: spoken(),
  scenes: [...actionScenes(), ...cardScenes(), ...otherScenes(), ...byFirstVersion()],
  tables: [
    [2, { assignment: 'choose', length: 'short', opt3: 'a' }],
    [2, { animals: 2, superheroes: true, length: 'epic' }],
    [3, { earth: 'random', boards: 'alternate' }],
    [4, { length: 'long' }],
  ],
  sources: SOURCES,
  codes: [
    'absent',
    'all-leave',
    'animal-taken',
    'arrived',
    'between',
    'closed-space',
    'closed-to-players',
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
    'received',
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
  ],
});
