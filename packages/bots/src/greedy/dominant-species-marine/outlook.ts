import {
  ANIMAL_IDS,
  type AnimalId,
  type AnimalView,
  CARDS,
  ELEMENTS,
  MAP,
  type MarineView,
  TERRAINS,
  type TraitId,
} from '@clade/dominant-species-marine';
import { ANIMALS, HEXES, KINDS } from '@clade/earth';
import { EngineBug, type Seat, type State } from '@clade/engine';
import type { Interest } from '../earth/scales.ts';
import { stakesOf } from '../earth/stakes.ts';
import { standings } from './standings.ts';
import { WEIGHTS } from './weights.ts';

/** What the table says about the rest of the game, for one animal of the seat. */
export interface Outlook extends Interest {
  readonly seat: Seat;
  /** Rounds expected after this one; 0 when this one is known to be the last. */
  readonly roundsAfter: number;
  /** Share of what stands now that will still stand at the end. */
  readonly kept: number;
  /** How often an animal will score its best tile of each terrain: this round, and later on any terrain. */
  readonly scoredNow: Float64Array;
  readonly scoredLater: number;
  /** A cube that lives on, besides its place. */
  readonly cube: number;
  /** Survival counts so many times. */
  readonly survival: number;
  /** DSM-6.3.21: ties go to the lower animal. */
  readonly fromBelow: boolean;
  /** 1 for animals that also live on others (DSM-6.4.6). */
  readonly carnivores: Uint8Array;
  /** Of the special pawn of each kind: who controls it, -1 for nobody, and its target marker. */
  readonly control: Int8Array;
  readonly targets: Int16Array;
  /** Whether a vent is a smoker or a geyser; 0 for other tiles. */
  readonly sides: Uint8Array;
}

export const SMOKER_SIDE = 1;
export const GEYSER_SIDE = 2;

export function animalNumber(id: AnimalId): number {
  return ANIMAL_IDS.indexOf(id);
}

export function animalOf(view: MarineView, animal: number): AnimalView {
  const found = view.animals.find((a) => animalNumber(a.animal) === animal);
  if (found === undefined) throw new EngineBug(`animal ${animal} is not in play`);
  return found;
}

/** DSM-6.4.8: does the trait work, as a card or as a copy? */
export function hasTrait(view: MarineView, animal: number, trait: TraitId): boolean {
  const { traits, copied } = animalOf(view, animal);
  return traits.includes(trait) || copied === trait;
}

/** DSM-4.2.1: cards until Asteroid is resolved; it is the third of the last five on the average. */
function cardsLeft({ row, deck, discard }: MarineView): number {
  if (row.some(({ card }) => card === 'asteroid')) return 2;
  return discard.includes('asteroid') ? 0 : Math.max(1, deck - 2) + 3;
}

/** Share of the cards nobody has seen that show an icon: what the next card brings (DSM-5.15.9). */
export function eventChance({ row, discard, deck }: MarineView, icon: 'extinction' | 'survival'): number {
  if (deck === 0) return 0;
  const seen = new Set([...discard, ...row.map(({ card }) => card)]);
  const unseen = CARDS.filter(({ id }) => !seen.has(id));
  return unseen.filter((card) => card[icon] === true).length / unseen.length;
}

export function lookAhead(view: MarineView, world: State, seat: Seat, animal: number): Outlook {
  const roundsAfter = view.lastRound ? 0 : cardsLeft(view) / WEIGHTS.cardsPerRound;
  const kept = WEIGHTS.keep ** roundsAfter;
  // The sum of keep^r over the rounds to come.
  const lasting = (WEIGHTS.keep * (1 - kept)) / (1 - WEIGHTS.keep);
  const later = Math.min(1, roundsAfter);
  const left = view.animals.filter(({ chain }) => chain === 'left').length / view.animals.length;
  const scoredNow = new Float64Array(TERRAINS.length);
  for (const terrain of view.chips.evolution) {
    const t = TERRAINS.indexOf(terrain);
    scoredNow[t] = (scoredNow[t] as number) + WEIGHTS.scorings * (0.3 + 0.7 * left);
  }
  const control = new Int8Array(KINDS).fill(-1);
  const targets = new Int16Array(KINDS);
  for (const { element, controller, target } of view.specials) {
    const kind = ELEMENTS.indexOf(element);
    if (controller !== null) control[kind] = animalNumber(controller);
    targets[kind] = target;
  }
  const sides = new Uint8Array(HEXES);
  for (const { hex, side } of view.tiles) {
    if (side !== undefined) sides[MAP.hexNames.indexOf(hex)] = side === 'smoker' ? SMOKER_SIDE : GEYSER_SIDE;
  }
  const carnivores = new Uint8Array(ANIMALS);
  for (const { animal: id } of view.animals) {
    const a = animalNumber(id);
    carnivores[a] = hasTrait(view, a, 'carnivore') ? 1 : 0;
  }
  const fromBelow = view.row.some(({ card }) => card === 'monotypic-habitat');
  const points = standings(world, fromBelow, control, targets);
  return {
    seat,
    animal,
    stakes: stakesOf(world, points, seat, animal, WEIGHTS),
    poolCube: later * WEIGHTS.pool,
    element: later * WEIGHTS.element,
    roundsAfter,
    kept,
    scoredNow,
    scoredLater: WEIGHTS.scorings * WEIGHTS.chips * lasting,
    cube: WEIGHTS.cube * later,
    survival: kept + WEIGHTS.survivals * lasting,
    fromBelow,
    carnivores,
    control,
    targets,
    sides,
  };
}
