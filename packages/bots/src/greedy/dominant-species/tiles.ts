import { bonus, MAP } from '@clade/dominant-species';
import {
  ANIMALS,
  CORNER_HEXES,
  CUBES,
  DISK,
  HEX_CORNERS,
  HEXES,
  TILE,
  terrainBeside,
  tilesBeside,
} from '@clade/earth';
import { type Move, operandA, type State } from '@clade/engine';
import { at } from '../earth/read.ts';
import { liftDisk, setTile, spawnCubes } from '../earth/shift.ts';
import { byGain, byPair, type Question } from './question.ts';
import type { Scales } from './scales.ts';
import { TUNDRA } from './survival.ts';

/** Tiles that are laid or covered: Wanderlust, Glaciation, Ice Sheet. */

/** What Wanderlust pays for a hex; the rules pay it behind the choice of the disk. */
function wanderlustBonus({ base, o }: Scales, hex: number): number {
  return (o.stakes[o.animal] as number) * bonus(tilesBeside(base, hex));
}

export function chooseWanderlust(q: Question): Move {
  return byPair(q, 'wanderlust-hex', (move) => wanderlustBonus(q.scales, operandA(move)));
}

export function chooseWanderlustHex(q: Question): Move {
  return byGain(q, (move) => wanderlustBonus(q.scales, operandA(move)));
}

/** The gains of a new tile of a terrain by hex, the best first. */
export function wanderlustGains(scales: Scales, terrain: number): number[] {
  const { base } = scales;
  const gains: number[] = [];
  const s = scales.trial();
  for (const hex of MAP.hexes) {
    if (at(base, TILE + hex) !== 0 || tilesBeside(base, hex) === 0) continue;
    s[TILE + hex] = terrain + 1;
    gains.push(scales.patch(s, hex) + wanderlustBonus(scales, hex));
    s[TILE + hex] = 0;
  }
  return gains.sort((a, b) => b - a);
}

/** DS-5.4.7: the best tile to glaciate, its bonus included. */
export function glaciationGain(scales: Scales): number {
  const { base, o } = scales;
  let top = 0;
  for (let hex = 0; hex < HEXES; hex++) {
    const tile = at(base, TILE + hex);
    const beside = terrainBeside(base, hex, TUNDRA);
    if (tile === 0 || tile === TUNDRA + 1 || beside === 0) continue;
    const s = scales.trial();
    freeze(s, hex);
    top = Math.max(top, scales.gain(s) + (o.stakes[o.animal] as number) * bonus(beside));
  }
  return top;
}

function freeze(s: State, hex: number): void {
  setTile(s, hex, TUNDRA);
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const corner = HEX_CORNERS[i] as number;
    if (at(s, DISK + corner) !== 0 && isFrozen(s, corner)) liftDisk(s, corner);
  }
  for (let a = 0; a < ANIMALS; a++) {
    const cubes = at(s, CUBES + hex * ANIMALS + a);
    if (cubes > 1) spawnCubes(s, hex, a, 1 - cubes);
  }
}

/** DS-5.4.7.5. */
function isFrozen(s: State, corner: number): boolean {
  for (let i = corner * 3; i < corner * 3 + 3; i++) {
    const hex = CORNER_HEXES[i] as number;
    if (hex < 0 || at(s, TILE + hex) !== TUNDRA + 1) return false;
  }
  return true;
}
