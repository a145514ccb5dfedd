import { ANIMAL_IDS, type MarineView, TERRAINS } from '@clade/dominant-species-marine';
import { ANIMALS, CUBES, HEXES, TILE, terrainOf } from '@clade/earth';
import { type Move, operandA } from '@clade/engine';
import { best } from '../earth/best.ts';
import { isWayOut } from '../earth/question.ts';
import { at } from '../earth/read.ts';
import { bestTile } from '../earth/tiles.ts';
import { bestCard } from './cards.ts';
import { eventChance } from './outlook.ts';
import type { MarineQuestion } from './question.ts';
import type { MarineScales } from './scales.ts';
import { readTile, scoringNow, thrivesOn, tile } from './tile.ts';

/** DSM-5.15: a tile is scored, and a card resolved by who thrives there. */

/** DSM-6.3.29: what Solar Radiation in the row adds to first place. */
function firstMore(view: MarineView): number {
  return view.row.some(({ card }) => card === 'solar-radiation') ? 1 : 0;
}

/** DSM-5.15.9: what the next card brings if it shows a skeleton, by its chance. */
function eventGain(scales: MarineScales, view: MarineView): number {
  const chance = eventChance(view, 'extinction');
  if (chance === 0) return 0;
  const { base, o } = scales;
  const s = scales.trial();
  for (let hex = 0; hex < HEXES; hex++) {
    if (at(base, TILE + hex) === 0) continue;
    readTile(o, base, hex);
    for (let i = 0; i < tile.present; i++) {
      if (tile.lasting[i] === 0) s[CUBES + hex * ANIMALS + (tile.animals[i] as number)] = 0;
    }
  }
  return chance * scales.gain(s);
}

/** What scoring a tile is worth when the best card in reach is worth `card`. */
function worthOf({ base, o }: MarineScales, hex: number, more: number, card: number): number {
  const thrives = thrivesOn(o, base, hex, o.animal);
  return scoringNow(o, base, hex, more) + (thrives ? card : 0);
}

/** What the Evolution spaces bring, by their number from the left. */
export function evolutionGains(scales: MarineScales, view: MarineView): (nth: number) => number {
  const { base } = scales;
  const more = firstMore(view);
  const event = eventGain(scales, view);
  return (nth) => {
    const chip = view.chips.evolution[nth];
    const terrain = chip === undefined ? -1 : TERRAINS.indexOf(chip);
    const card = event + bestCard(scales, view, nth + 1);
    const where = (hex: number): boolean => terrainOf(base, hex) === terrain;
    return Math.max(
      0,
      bestTile(base, where, (hex) => worthOf(scales, hex, more, card)),
    );
  };
}

/** The space is known by its terrain and, of two alike, by the own pawn that stands furthest to the right. */
export function chooseEvolution({ asked: { legal, view }, scales }: MarineQuestion): Move {
  const more = firstMore(view);
  const card = eventGain(scales, view) + bestCard(scales, view, placeOf(view, scales, legal));
  return best(legal, (move) => (isWayOut(move) ? 0 : worthOf(scales, operandA(move), more, card)));
}

/** Slots in reach: the number of the Evolution space that is being used. */
function placeOf(view: MarineView, { base, o }: MarineScales, legal: readonly Move[]): number {
  const hex = legal.find((move) => !isWayOut(move));
  const terrain = hex === undefined ? -1 : terrainOf(base, operandA(hex));
  let place = 1;
  for (const [i, chip] of view.chips.evolution.entries()) {
    const pawn = view.spaces[`evolution-${i + 1}`];
    if (pawn !== undefined && pawn.animal === ANIMAL_IDS[o.animal] && TERRAINS.indexOf(chip) === terrain)
      place = i + 1;
  }
  return place;
}
