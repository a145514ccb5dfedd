import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RNG, type State, seedInto, VERSION } from '@clade/engine';
import { testReasons } from '@clade/engine/testing';
import { dominantSpecies } from '../src/index.ts';
import { expectTrueFacts } from './explain/facts.ts';
import { repair } from './explain/repair.ts';
import { actionScenes, cardScenes, otherScenes, spoken } from './explain/scenes.ts';
import { TRIES } from './explain/try.ts';

const HERE = import.meta.dirname;
const BOOK = readFileSync(join(HERE, '../../../../docs/rules/dominant-species.md'), 'utf8');

/** Ids that the rule book defines: numbered items and headings. */
const RULES = new Set(
  [...BOOK.matchAll(/^(?:\s*- \*\*|#+ )(DS-[\w.]+?)(?:\*\*| )/gm)].map(([, id]) => id ?? ''),
);

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
  game: dominantSpecies,
  tries: TRIES,
  rules: RULES,
  expectTrue: expectTrueFacts,
  repair,
  spoken: spoken(),
  scenes: [...actionScenes(), ...cardScenes(), ...otherScenes(), ...byFirstVersion()],
  tables: [
    [2, { assignment: 'choose' }],
    [3, { animals: 2, assignment: 'choose', deck: 'long' }],
    [4, { deck: 'long', earth: 'random' }],
    [6, {}],
  ],
  sources: SOURCES,
  codes: [
    'absent',
    'all-leave',
    'alone',
    'already-scored',
    'animal-taken',
    'arrived',
    'game-over',
    'limit',
    'named',
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
    'received',
    'same-space',
    'same-tile',
    'taken-corner',
    'taken-hex',
    'taken-space',
    'too-far',
    'too-few',
    'tundra',
  ],
});
