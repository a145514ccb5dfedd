import { COMPETITION_CUBES, type MarineView, TERRAINS } from '@clade/dominant-species-marine';
import { ANIMALS, cubesOn, DISK, HEX_CORNERS, HEXES, isContested, OWNER, terrainOf } from '@clade/earth';
import { D, type Move, moveVerb, operandA, packMove, type State, top } from '@clade/engine';
import { best } from '../earth/best.ts';
import { liftGain } from '../earth/disks.ts';
import { at } from '../earth/read.ts';
import { liftDisk, shiftCubes, spawnCubes } from '../earth/shift.ts';
import { anywhere, bestTile } from '../earth/tiles.ts';
import { bestReplacement, hasPool, replace, strike } from '../earth/victims.ts';
import type { MarineQuestion } from './question.ts';
import type { MarineScales } from './scales.ts';

/** Cubes and disks that leave Earth by somebody's choice: Competition, and cards. */

/** Up to so many opposing cubes on one tile, as long as that is of use. */
function strikes(scales: MarineScales, hex: number, most: number): number {
  const s = scales.trial();
  let gain = 0;
  for (let i = 0; i < most; i++) gain = Math.max(gain, strike(scales, s, hex, true));
  return gain;
}

/** DSM-5.14: what a Competition space brings, by its number from the left. */
export function competitionGain(scales: MarineScales, view: MarineView, nth: number): number {
  const { base, o } = scales;
  const most = COMPETITION_CUBES[nth];
  if (most === undefined) {
    const gains: number[] = [];
    for (let hex = 0; hex < HEXES; hex++) {
      if (isContested(base, hex, o.animal)) gains.push(strikes(scales, hex, 1));
    }
    const [first = 0, second = 0] = gains.sort((a, b) => b - a);
    return first + second;
  }
  const chip = view.chips.competition[nth];
  const terrain = chip === undefined ? -1 : TERRAINS.indexOf(chip);
  const where = (hex: number): boolean =>
    terrainOf(base, hex) === terrain && isContested(base, hex, o.animal);
  return bestTile(base, where, (hex) => strikes(scales, hex, most));
}

/** DSM-6.3.17: every animal loses one cube on each of its tiles of these terrains. */
export function invasiveSpeciesGain(scales: MarineScales, view: MarineView): number {
  const s = scales.trial();
  const terrains = new Set(view.chips.competition.map((id) => TERRAINS.indexOf(id)));
  for (let hex = 0; hex < HEXES; hex++) {
    if (!terrains.has(terrainOf(s, hex))) continue;
    for (let a = 0; a < ANIMALS; a++) if (cubesOn(s, hex, a) > 0) shiftCubes(s, hex, a, -1);
  }
  return scales.gain(s);
}

/** DSM-6.3.27: the best cubes of others to replace, one after the other; returns the gain, and tells which. */
function hunt(scales: MarineScales, count: number, found?: (hex: number, victim: number) => void): number {
  const { animal } = scales.o;
  const s = scales.base.slice();
  let gain = 0;
  for (let i = 0; i < count; i++) {
    let top = Number.NEGATIVE_INFINITY;
    let prey = { hex: -1, victim: -1 };
    for (let a = 0; a < ANIMALS; a++) {
      if (a === animal || at(s, OWNER + a) < 0) continue;
      const { gain: more, hex } = bestReplacement(scales, s, a);
      if (hex < 0 || more <= top) continue;
      top = more;
      prey = { hex, victim: a };
    }
    if (prey.hex < 0) break;
    replace(s, prey.hex, prey.victim, animal, 1);
    found?.(prey.hex, prey.victim);
    gain = top;
  }
  return gain;
}

export function carnivoreGain(scales: MarineScales, x: number): number {
  return hasPool(scales) ? hunt(scales, x) : 0;
}

/** Cubes are named in the order of the map: the first of those that are worth most. Register D is how many are left. */
export function chooseHunt({ asked, scales }: MarineQuestion): Move {
  const { base } = scales;
  const verb = moveVerb(asked.legal[0] as Move);
  const wanted: Move[] = [];
  hunt(scales, at(base, top(base) + D), (hex, victim) => wanted.push(packMove(verb, hex, victim)));
  const allowed = wanted.filter((move) => asked.legal.includes(move)).sort((a, b) => a - b);
  return allowed[0] ?? (asked.legal[0] as Move);
}

/** DSM-6.3.29: X cubes of a tile go back to their pools, the best for us one after the other. */
export function radiationGain(scales: MarineScales, hex: number, x: number): number {
  const s = scales.trial();
  let gain = 0;
  for (let i = 0; i < x; i++) {
    let top = Number.NEGATIVE_INFINITY;
    let victim = -1;
    for (let a = 0; a < ANIMALS; a++) {
      if (cubesOn(s, hex, a) === 0) continue;
      spawnCubes(s, hex, a, -1);
      const found = scales.gain(s);
      spawnCubes(s, hex, a, 1);
      if (found <= top) continue;
      top = found;
      victim = a;
    }
    if (victim < 0) break;
    spawnCubes(s, hex, victim, -1);
    gain = top;
  }
  return gain;
}

/** DSM-6.3.33: X disks of a tile go, the best for us one after the other. */
export function cascadeGain(scales: MarineScales, hex: number, x: number): number {
  const s = scales.trial();
  let gain = 0;
  for (let i = 0; i < x; i++) {
    const { corner } = bestLiftOn(scales, s, hex);
    if (corner < 0) break;
    liftDisk(s, corner);
    gain = scales.gain(s);
  }
  return gain;
}

function bestLiftOn(scales: MarineScales, s: State, hex: number): { corner: number; gain: number } {
  let corner = -1;
  let gain = Number.NEGATIVE_INFINITY;
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const c = HEX_CORNERS[i] as number;
    if (at(s, DISK + c) === 0) continue;
    const found = liftGain(scales, s, c);
    if (found > gain) {
      gain = found;
      corner = c;
    }
  }
  return { corner, gain };
}

/** DSM-6.3.23: a disk and a cube of a tile go. */
function omnivoreOn(scales: MarineScales, hex: number): number {
  const s = scales.trial();
  const { corner } = bestLiftOn(scales, s, hex);
  if (corner >= 0) liftDisk(s, corner);
  return Math.max(scales.gain(s), strike(scales, s, hex, false));
}

export function omnivoreGain(scales: MarineScales): number {
  const { base, o } = scales;
  return bestTile(
    base,
    (hex) => cubesOn(base, hex, o.animal) > 0,
    (hex) => omnivoreOn(scales, hex),
  );
}

export function chooseOmnivore({ asked, scales }: MarineQuestion): Move {
  return best(asked.legal, (move) => omnivoreOn(scales, operandA(move)));
}

/** The best of an effect with X on any tile. */
export function anyTileGain(scales: MarineScales, x: number, gain: typeof cascadeGain): number {
  return x === 0 ? 0 : bestTile(scales.base, anywhere, (hex) => gain(scales, hex, x));
}
