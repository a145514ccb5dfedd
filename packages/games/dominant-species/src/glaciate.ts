import {
  coverTile,
  givePoints,
  pickHex,
  refuseTile,
  removeEnclosedDisks,
  TILE,
  terrainBeside,
  terrainOf,
  thinOut,
} from '@clade/earth';
import { A, type Emit, type Move, type State, type Step } from '@clade/engine';
import { bonus } from './animals.ts';
import { TUNDRA_LEFT } from './state.ts';
import { TERRAINS, TUNDRA } from './terrain.ts';
import { GLACIATE } from './words.ts';
import { WORLD } from './world.ts';

/** DS-5.4.7.2: not tundra, beside tundra, and a tundra tile is left. */
function canGlaciate(s: State, hex: number): boolean {
  return s[TUNDRA_LEFT] > 0 && s[TILE + hex] !== TUNDRA + 1 && terrainBeside(s, hex, TUNDRA) > 0;
}

/** Chooses a tile and glaciates it as the acting animal: the action, and the card Ice Sheet. */
export function glaciateStep(wayOut: Move | undefined, source: number, rule: string): Step {
  return pickHex(WORLD, {
    kind: 'glaciation',
    rule,
    verb: GLACIATE,
    wayOut,
    fits: (s, _f, hex) => canGlaciate(s, hex),
    explain(s, _f, hex) {
      const terrain = TERRAINS[terrainOf(s, hex)];
      if (s[TILE + hex] === TUNDRA + 1) {
        return refuseTile(WORLD, hex, 'tundra', 'DS-5.4.7.2', { terrain });
      }
      return refuseTile(WORLD, hex, 'no-tundra-beside', 'DS-5.4.7.2', { terrain, beside: 0 });
    },
    pick: (s, f, hex, emit) => glaciate(s, hex, s[f + A], source, emit),
  });
}

/** DS-5.4.7.3 to DS-5.4.7.8. */
function glaciate(s: State, hex: number, animal: number, source: number, emit: Emit | undefined): void {
  s[TUNDRA_LEFT]--;
  coverTile(WORLD, s, hex, TUNDRA, 'DS-5.4.7.4', emit);
  removeFrozenDisks(s, emit);
  givePoints(WORLD, s, animal, bonus(terrainBeside(s, hex, TUNDRA)), source, 'DS-5.4.7.6', emit);
  thinOut(WORLD, s, hex, 'DS-5.4.7.8', emit);
}

/** DS-5.4.7.5: disks between three tundra tiles, anywhere on Earth. */
function removeFrozenDisks(s: State, emit: Emit | undefined): void {
  removeEnclosedDisks(WORLD, s, 'DS-5.4.7.5', emit);
}
