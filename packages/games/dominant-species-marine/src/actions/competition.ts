import { cubesOn, HEX_SET, HOMES, LANDS, pickVictim, refuseTile, TILES, terrainOf } from '@clade/earth';
import {
  A,
  C,
  D,
  effect,
  FORGO,
  type Move,
  operandA,
  type Refusal,
  STOP,
  type State,
  type Step,
} from '@clade/engine';
import { ANIMAL_IDS } from '../animals.ts';
import { COMPETITION_CUBES, COMPETITION_SPACE } from '../display.ts';
import { alternative, READING } from '../options.ts';
import { COMPETITION_CHIP } from '../state.ts';
import { TERRAINS } from '../terrain.ts';
import { WORLD } from '../world.ts';

/** Register D is the action space, and how many cubes have been eliminated above these. */
const SPACE_RANGE = 64;
/** DSM-5.14.2: two cubes, on any terrain. */
const SPECIAL_PLACE = 3;
const SPECIAL_CUBES = 2;

function placeOf(s: State, f: number): number {
  return (s[f + D] % SPACE_RANGE) - COMPETITION_SPACE;
}

function eliminated(s: State, f: number): number {
  return Math.floor(s[f + D] / SPACE_RANGE);
}

function limitOf(s: State, f: number): number {
  return COMPETITION_CUBES[placeOf(s, f)] ?? SPECIAL_CUBES;
}

/** OPT-23: the special space needs a cube of yours, or none. */
function needsNobody(s: State, f: number): boolean {
  return placeOf(s, f) === SPECIAL_PLACE && alternative(s, READING.specialCompetitionNeeds) !== 0;
}

function isPresent(s: State, f: number, hex: number): boolean {
  return needsNobody(s, f) || cubesOn(s, hex, s[f + A]) > 0;
}

/** The tiles where a cube may be eliminated now. */
function among(s: State, f: number, w: number): number {
  if (eliminated(s, f) === limitOf(s, f)) return 0;
  const place = placeOf(s, f);
  const tiles = needsNobody(s, f) ? s[TILES + w] : s[HOMES + s[f + A] * HEX_SET + w];
  if (place === SPECIAL_PLACE) return tiles;
  if (eliminated(s, f) === 0) return tiles & s[LANDS + (s[COMPETITION_CHIP + place] - 1) * HEX_SET + w];
  const chosen = operandA(s[f + C]);
  return chosen >> 5 === w ? tiles & (1 << (chosen & 31)) : 0;
}

function explain(s: State, f: number, hex: number): Refusal {
  const animal = ANIMAL_IDS[s[f + A]];
  const place = placeOf(s, f);
  const terrain = TERRAINS[terrainOf(s, hex)];
  if (place !== SPECIAL_PLACE) {
    const asked = TERRAINS[s[COMPETITION_CHIP + place] - 1];
    if (terrain !== asked) {
      return refuseTile(WORLD, hex, 'other-terrain', 'DSM-5.14.1', { terrain, asked });
    }
  }
  if (!isPresent(s, f, hex)) {
    const rule = place === SPECIAL_PLACE ? 'DSM-5.14.2' : 'DSM-5.14.1';
    return refuseTile(WORLD, hex, 'absent', rule, { animal, cubes: 0 });
  }
  const chosen = WORLD.map.hexNames[operandA(s[f + C])];
  return refuseTile(WORLD, hex, 'other-tile', 'DSM-5.14.1', { chosen });
}

function compete(wayOut: Move, repeat: boolean): Step {
  return pickVictim(WORLD, {
    kind: 'competition',
    rule: 'DSM-5.14.1',
    wayOut,
    repeat,
    among,
    explain,
    last: (s, f) => s[f + C],
    done(s, f, move) {
      s[f + C] = move;
      s[f + D] += SPACE_RANGE;
    },
  });
}

/** DSM-5.14: up to so many opposing cubes on one tile, or one on each of up to two. Register C is the last elimination. */
export const competition = effect(WORLD, 'competition', 'competition', [
  compete(FORGO, false),
  compete(STOP, true),
]);
