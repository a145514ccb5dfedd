import { bonus, MAP, type MarineView, TERRAINS } from '@clade/dominant-species-marine';
import {
  ANIMALS,
  CUBES,
  ELIMINATED,
  NEIGHBOURS,
  POOL,
  SMALL,
  TILE,
  terrainBeside,
  terrainOf,
} from '@clade/earth';
import { type Move, operandA } from '@clade/engine';
import { best } from '../earth/best.ts';
import { byGain, isWayOut } from '../earth/question.ts';
import { at } from '../earth/read.ts';
import { ownPoints } from '../earth/scales.ts';
import { coverTile, shiftCubes, spawnCubes } from '../earth/shift.ts';
import { bestTile, newTileGains } from '../earth/tiles.ts';
import type { MarineQuestion } from './question.ts';
import type { MarineScales } from './scales.ts';
import { WEIGHTS } from './weights.ts';

/** Tiles that are laid or covered: Wanderlust, Tectonics, Volcanism. */

/** DSM-5.11.4: what Wanderlust pays for a hex; the rules pay it behind the choice of the disk. */
function wanderlustBonus(scales: MarineScales, hex: number, terrain: number): number {
  return ownPoints(scales, bonus(1 + terrainBeside(scales.base, hex, terrain)));
}

/** Hexes on which moving in is weighed. */
const PROMISING = 3;

/** The best tile and hex of Wanderlust, with what moving in brings. */
export function wanderlustGain(scales: MarineScales, view: MarineView): number {
  const tops = new Set(view.stacks.flatMap(({ top }) => (top === null ? [] : [TERRAINS.indexOf(top)])));
  let gain = 0;
  for (const terrain of tops) {
    const gains = newTileGains(scales, MAP.hexes, terrain, (hex) => wanderlustBonus(scales, hex, terrain));
    for (const found of gains.slice(0, PROMISING)) {
      gain = Math.max(gain, WEIGHTS.newTile + found.gain + moveIn(scales, found.hex, terrain));
    }
  }
  return gain;
}

/** DSM-5.11.5: what the first cubes of the animal bring that come from a tile beside a new one. */
function moveIn(scales: MarineScales, hex: number, terrain: number): number {
  const { animal } = scales.o;
  const s = scales.trial();
  s[TILE + hex] = terrain + 1;
  let top = 0;
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const from = NEIGHBOURS[i] as number;
    if (from < 0 || at(s, CUBES + from * ANIMALS + animal) === 0) continue;
    const before = scales.patch(s, from, hex);
    shiftCubes(s, from, animal, -1);
    shiftCubes(s, hex, animal, 1);
    top = Math.max(top, scales.patch(s, from, hex) - before);
    shiftCubes(s, from, animal, 1);
    shiftCubes(s, hex, animal, -1);
  }
  return top;
}

/** The tile that a stack offers is known; where it goes is the next question. */
export function chooseWanderlust(q: MarineQuestion): Move {
  const { asked, scales } = q;
  return best(asked.legal, (move) => {
    const top = asked.view.stacks[operandA(move)]?.top ?? null;
    if (isWayOut(move) || top === null) return 0;
    const terrain = TERRAINS.indexOf(top);
    const [first] = newTileGains(scales, MAP.hexes, terrain, (hex) => wanderlustBonus(scales, hex, terrain));
    return first === undefined ? 0 : first.gain + moveIn(scales, first.hex, terrain);
  });
}

export function chooseWanderlustHex(q: MarineQuestion): Move {
  const { tileInHand } = q.asked.view;
  const terrain = tileInHand === null ? -1 : TERRAINS.indexOf(tileInHand);
  return byGain(
    q,
    (move) => wanderlustBonus(q.scales, operandA(move), terrain) + moveIn(q.scales, operandA(move), terrain),
  );
}

/** DSM-2.4: has the hex fewer than six neighbours on the grid? */
function isEdge(hex: number): boolean {
  return NEIGHBOURS.subarray(hex * 6, hex * 6 + 6).includes(-1);
}

const SEAMOUNT = TERRAINS.indexOf('seamount');

/** DSM-5.12: what a vent on a tile brings, with the cube that comes with it. */
function ventGain(scales: MarineScales, hex: number): number {
  const { animal } = scales.o;
  const s = scales.trial();
  coverTile(s, hex);
  if (at(s, ELIMINATED + animal) > 0) shiftCubes(s, hex, animal, 1);
  else if (at(s, POOL + animal) > 0) spawnCubes(s, hex, animal, 1);
  return scales.gain(s) + ownPoints(scales, bonus(1 + terrainBeside(s, hex, SMALL)));
}

/** DSM-5.12.1, DSM-6.3.35: the best vent on a tile of the edge, on a Seamount if these are open, or anywhere. */
export function tectonicsGain(
  scales: MarineScales,
  view: MarineView,
  open: 'edge' | 'seamounts' | 'anywhere',
): number {
  if (view.ventsLeft === 0) return 0;
  const { base } = scales;
  const where = (hex: number): boolean => {
    const terrain = terrainOf(base, hex);
    if (terrain === SMALL) return false;
    return open === 'anywhere' || isEdge(hex) || (open === 'seamounts' && terrain === SEAMOUNT);
  };
  return bestTile(base, where, (hex) => ventGain(scales, hex));
}

export function chooseVent({ asked, scales }: MarineQuestion): Move {
  return best(asked.legal, (move) => (isWayOut(move) ? 0 : ventGain(scales, operandA(move))));
}
