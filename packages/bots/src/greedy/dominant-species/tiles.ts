import { bonus, MAP } from '@clade/dominant-species';
import { DISK, HEX_CORNERS, HEXES, isEnclosed, SMALL, TILE, terrainBeside, tilesBeside } from '@clade/earth';
import { type Move, operandA, type State } from '@clade/engine';
import { byGain, byPair } from '../earth/question.ts';
import { at } from '../earth/read.ts';
import { ownPoints, type Scales } from '../earth/scales.ts';
import { coverTile, liftDisk } from '../earth/shift.ts';
import { newTileGains } from '../earth/tiles.ts';
import type { DsQuestion } from './question.ts';

/** Tiles that are laid or covered: Wanderlust, Glaciation, Ice Sheet. */

/** What Wanderlust pays for a hex; the rules pay it behind the choice of the disk. */
function wanderlustBonus(scales: Scales, hex: number): number {
  return ownPoints(scales, bonus(tilesBeside(scales.base, hex)));
}

export function chooseWanderlust(q: DsQuestion): Move {
  return byPair(q, 'wanderlust-hex', (move) => wanderlustBonus(q.scales, operandA(move)));
}

export function chooseWanderlustHex(q: DsQuestion): Move {
  return byGain(q, (move) => wanderlustBonus(q.scales, operandA(move)));
}

/** The gains of a new tile of a terrain by hex, the best first. */
export function wanderlustGains(scales: Scales, terrain: number): number[] {
  return newTileGains(scales, MAP.hexes, terrain, (hex) => wanderlustBonus(scales, hex)).map(
    ({ gain }) => gain,
  );
}

/** DS-5.4.7: the best tile to glaciate, its bonus included. */
export function glaciationGain(scales: Scales): number {
  const { base } = scales;
  let top = 0;
  for (let hex = 0; hex < HEXES; hex++) {
    const tile = at(base, TILE + hex);
    const beside = terrainBeside(base, hex, SMALL);
    if (tile === 0 || tile === SMALL + 1 || beside === 0) continue;
    const s = scales.trial();
    freeze(s, hex);
    top = Math.max(top, scales.gain(s) + ownPoints(scales, bonus(beside)));
  }
  return top;
}

function freeze(s: State, hex: number): void {
  coverTile(s, hex);
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const corner = HEX_CORNERS[i] as number;
    // DS-5.4.7.5.
    if (at(s, DISK + corner) !== 0 && isEnclosed(s, corner)) liftDisk(s, corner);
  }
}
