import type { World } from '@clade/earth';
import * as earth from '@clade/earth';
import type { Emit, State } from '@clade/engine';
import * as engine from '@clade/engine';
import { ANIMAL_IDS, ELEMENTS } from './animals.ts';
import { BOXES } from './display.ts';
import { MAP } from './map.ts';
import * as state from './state.ts';
import { TERRAINS } from './terrain.ts';
import { WORDS } from './words.ts';

const { ANIMALS, CUBES, LEVEL, TILE } = earth;
const { A } = engine;
const { DOMINANT, SAFE, SAFE_ANIMAL } = state;

/** Sources of points, for statistics. */
export const POINT_SOURCES = [
  'start',
  'tiles',
  'glaciation',
  'wanderlust',
  'survival',
  'cards',
  'final',
] as const;
export const FROM_START = 0;
export const FROM_TILES = 1;
export const FROM_GLACIATION = 2;
export const FROM_WANDERLUST = 3;
export const FROM_SURVIVAL = 4;
export const FROM_CARDS = 5;
export const FROM_FINAL = 6;

/** What the verbs and steps of packages/earth need to know of this game. */
export const WORLD: World = {
  words: WORDS,
  map: MAP,
  animals: ANIMAL_IDS,
  kinds: ELEMENTS,
  terrains: TERRAINS,
  sources: POINT_SOURCES,
  boxes: BOXES,
  cornerRules: { onEarth: 'DS-2.3.4', vacant: 'DS-2.3.5' },
  refresh,
  forgone(s, f, rule, emit) {
    emit({ type: 'forgone', rule, animal: ANIMAL_IDS[s[f + A]] });
  },
};

/** Keeps dominance (DS-5.6.4) and safe cubes (DS-5.7.4: unsafe ones leave first) true. */
function refresh(s: State, hex: number, emit: Emit | undefined): void {
  const dominant = dominantOn(s, hex);
  if (s[SAFE + hex] > 0) {
    const cubes = s[CUBES + hex * ANIMALS + s[SAFE_ANIMAL] - 1];
    if (s[SAFE + hex] > cubes) s[SAFE + hex] = cubes;
  }
  if (s[DOMINANT + hex] === dominant) return;
  s[DOMINANT + hex] = dominant;
  if (emit) {
    const animal = dominant === 0 ? null : ANIMAL_IDS[dominant - 1];
    emit({ type: 'dominance', rule: 'DS-5.6.4', hex: MAP.hexNames[hex], animal });
  }
}

/** Animal + 1 with the one highest level of at least 1 among those on the tile; 0 when there is none. */
export function dominantOn(s: State, hex: number): number {
  if (s[TILE + hex] === 0) return 0;
  const at = hex * ANIMALS;
  let best = 0;
  let dominant = 0;
  for (let a = 0; a < ANIMALS; a++) {
    if (s[CUBES + at + a] === 0) continue;
    const level = s[LEVEL + at + a];
    if (level > best) {
      best = level;
      dominant = a + 1;
    } else if (level === best) dominant = 0;
  }
  return dominant;
}
