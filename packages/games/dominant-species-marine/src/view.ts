import {
  ANIMALS,
  animalOf,
  animalsOf,
  BAG,
  BOXED_PAWNS,
  boxesOf,
  type Counts,
  cornersOf,
  counts,
  FLAGS,
  HAS,
  KINDS,
  nameOf,
  OWNER,
  PAWNS,
  PLAYERS,
  ROUND,
  SMALL_LEFT,
  STACK_LEFT,
  STACKS,
  stacksOf,
  survivor,
  tileOf,
  tilesOf,
} from '@clade/earth';
import type { Seat, State } from '@clade/engine';
import { ANIMAL_IDS, type AnimalId, ELEMENTS, type ElementId, PRINTED } from './animals.ts';
import {
  animalAsked,
  cardAsked,
  elementAsked,
  lookingSeat,
  type Phase,
  phaseOf,
  tileInHand,
  turnOf,
} from './asked.ts';
import { ASTEROID, CARD_IDS, type CardId } from './card-ids.ts';
import { solarBonus } from './cards/solar-radiation.ts';
import {
  BOXES,
  type BoxId,
  COMPETITION_CHIPS,
  EVOLUTION_CHIPS,
  REGRESSION_SQUARES,
  SLOTS,
  SPACE_NAMES,
  SPACES,
  SPECIATION_DISKS,
} from './display.ts';
import { dominationValue } from './dominate.ts';
import { controllerOn } from './pawns.ts';
import { discarded, unseenCards } from './row.ts';
import { tilePoints } from './score.ts';
import { POINT_SOURCES } from './sources.ts';
import {
  ALTERNATE_BOARDS,
  ASTEROID_RESOLVED,
  CHAIN,
  CHIP_BAG,
  COMPETITION_CHIP,
  CONTROL,
  COPIED,
  DEALT,
  DECK_LEFT,
  DISCARD_N,
  EVOLUTION_CHIP,
  HELD,
  KEPT,
  LIVE_FISH,
  LOOK,
  ON_TRAIT_CARD,
  REGRESSION_CUBE,
  ROW,
  ROW_ICONS,
  SKELETON,
  SPACE,
  SPECIAL_AT,
  SPECIAL_PAWN,
  SPECIATION_DISK,
  TARGET,
  VENT_SIDE,
} from './state.ts';
import { TERRAINS, type TerrainId, VENT_SIDES, type VentSide } from './terrain.ts';
import { isEndangered } from './thriving.ts';
import { RAM_FEEDER, TRAIT_IDS, type TraitId } from './trait-ids.ts';
import { hasTrait } from './traits/trait.ts';
import { WORLD } from './world.ts';

export interface AnimalView {
  readonly animal: AnimalId;
  readonly seat: Seat;
  readonly points: number;
  /** Points by source. */
  readonly parts: Counts<(typeof POINT_SOURCES)[number]>;
  readonly pool: number;
  readonly eliminated: number;
  /** Where the Food Chain cube is. */
  readonly chain: 'left' | 'right';
  readonly pawns: { readonly available: number; readonly display: number; readonly box: number };
  /** Printed ones included. */
  readonly elements: Counts<ElementId>;
  /** Those on the board that cannot be lost, and the disks on Phenotypic Plasticity. */
  readonly printed: Counts<ElementId>;
  readonly onTrait: Counts<ElementId>;
  readonly traits: readonly TraitId[];
  /** The trait that Exaptation works as. */
  readonly copied: TraitId | null;
  /** Domination values that are not 0. */
  readonly values: Counts<ElementId>;
  /** While traits are chosen: what the viewer was dealt, null for others; and whether a choice is made. */
  readonly dealt?: readonly TraitId[] | null;
  readonly kept?: readonly TraitId[] | boolean;
}

export interface TileView {
  readonly hex: string;
  readonly terrain: TerrainId;
  /** What lies under a vent, and which of its sides is up. */
  readonly under?: TerrainId;
  readonly side?: VentSide;
  readonly cubes: Counts<AnimalId>;
  readonly endangered: readonly AnimalId[];
  /** What each animal would get if an Evolution action scored the tile now; those without points are left out. */
  readonly pays: Counts<AnimalId>;
}

/** A pawn on the display: whose it is, and which special pawn. */
export interface PawnView {
  readonly animal: AnimalId;
  readonly special: ElementId | null;
}

export interface SpecialView {
  readonly element: ElementId;
  readonly controller: AnimalId | null;
  /** Null where it is available to its controller, or on its start place. */
  readonly space: string | null;
  readonly target: number;
}

export interface RowView {
  readonly slot: number;
  readonly card: CardId;
  readonly extinction: boolean;
  readonly survival: boolean;
}

export interface MarineView {
  readonly round: number;
  readonly phase: Phase;
  readonly players: number;
  readonly animals: readonly AnimalView[];
  /** The animal whose turn it is. */
  readonly turn: AnimalId | null;
  /** Pawns on the display and on trait cards, by space. */
  readonly spaces: Readonly<Record<string, PawnView>>;
  readonly specials: readonly SpecialView[];
  readonly boxes: Readonly<Record<BoxId, Counts<ElementId>>>;
  /** The disks at the Speciation spaces, from the left. */
  readonly speciation: readonly (ElementId | null)[];
  readonly regression: readonly (AnimalId | null)[];
  readonly chips: { readonly competition: readonly TerrainId[]; readonly evolution: readonly TerrainId[] };
  readonly bag: Counts<ElementId>;
  readonly chipBag: Counts<TerrainId>;
  readonly tiles: readonly TileView[];
  readonly corners: readonly { readonly corner: string; readonly element: ElementId }[];
  readonly stacks: readonly { readonly top: TerrainId | null; readonly left: number }[];
  /** The tile that Wanderlust has taken and not laid yet. */
  readonly tileInHand: TerrainId | null;
  readonly ventsLeft: number;
  readonly row: readonly RowView[];
  readonly deck: number;
  /** From the bottom. */
  readonly discard: readonly CardId[];
  readonly survival: AnimalId | null;
  readonly lastRound: boolean;
  /** The cards of Gene Expression: for the player who looks at them; null for others. */
  readonly look: readonly TraitId[] | null;
  /** What is asked: of which animal, by which card, about the pawn or the disk of which element. */
  readonly asked: {
    readonly animal: AnimalId | null;
    readonly card: CardId | null;
    readonly element: ElementId | null;
  } | null;
}

function traits(bits: number): TraitId[] {
  return TRAIT_IDS.filter((_, t) => (bits & (1 << t)) !== 0);
}

function names<T>(s: State, at: number, length: number, all: readonly T[]): (T | null)[] {
  return Array.from({ length }, (_, i) => nameOf(all, s[at + i] - 1));
}

export function view(s: State, viewer: Seat): MarineView {
  const phase = phaseOf(s);
  const choosing = phase === 'choosing';
  return {
    round: s[ROUND],
    phase,
    players: s[PLAYERS],
    animals: animalsOf(s, (t, a) => animalView(t, a, viewer, phase)),
    turn: nameOf(ANIMAL_IDS, turnOf(s)),
    spaces: spacesOf(s),
    specials: ELEMENTS.map((element, k) => ({
      element,
      controller: nameOf(ANIMAL_IDS, s[CONTROL + k] - 1),
      space: nameOf(SPACE_NAMES, s[SPECIAL_AT + k] - 1),
      target: s[TARGET + k],
    })),
    boxes: boxesOf(s, BOXES, ELEMENTS),
    speciation: names(s, SPECIATION_DISK, SPECIATION_DISKS, ELEMENTS),
    regression: names(s, REGRESSION_CUBE, REGRESSION_SQUARES, ANIMAL_IDS),
    chips: {
      competition: choosing ? [] : (names(s, COMPETITION_CHIP, COMPETITION_CHIPS, TERRAINS) as TerrainId[]),
      evolution: choosing ? [] : (names(s, EVOLUTION_CHIP, EVOLUTION_CHIPS, TERRAINS) as TerrainId[]),
    },
    bag: counts(s, BAG, ELEMENTS),
    chipBag: counts(s, CHIP_BAG, TERRAINS),
    tiles: tilesOf(s, tileView),
    corners: cornersOf(WORLD, s, ELEMENTS),
    stacks: stacksOf(s, TERRAINS),
    tileInHand: nameOf(TERRAINS, tileInHand(s)),
    ventsLeft: s[SMALL_LEFT],
    row: rowOf(s),
    deck: s[DECK_LEFT],
    discard: Array.from({ length: s[DISCARD_N] }, (_, i) => CARD_IDS[discarded(s, i)]),
    survival: nameOf(ANIMAL_IDS, survivor(s)),
    lastRound: s[ASTEROID_RESOLVED] !== 0,
    look: s[LOOK] !== 0 && lookingSeat(s) === viewer ? traits(s[LOOK]) : null,
    asked:
      phase === 'over'
        ? null
        : {
            animal: nameOf(ANIMAL_IDS, animalAsked(s, viewer)),
            card: nameOf(CARD_IDS, cardAsked(s)),
            element: nameOf(ELEMENTS, elementAsked(s)),
          },
  };
}

function spacesOf(s: State): Record<string, PawnView> {
  const spaces: Record<string, PawnView> = {};
  for (let i = 0; i < SPACES; i++) {
    const pawn = s[SPACE + i];
    if (pawn === 0) continue;
    const special = pawn >= SPECIAL_PAWN ? ELEMENTS[pawn - SPECIAL_PAWN] : null;
    spaces[SPACE_NAMES[i]] = { animal: ANIMAL_IDS[controllerOn(s, i)], special };
  }
  return spaces;
}

function rowOf(s: State): RowView[] {
  const row: RowView[] = [];
  for (let i = 0; i < SLOTS && s[ROW + i] !== 0; i++) {
    const icons = s[ROW_ICONS + i];
    row.push({
      slot: i + 1,
      card: CARD_IDS[s[ROW + i] - 1],
      extinction: (icons & SKELETON) !== 0,
      survival: (icons & LIVE_FISH) !== 0,
    });
  }
  return row;
}

function animalView(s: State, a: number, viewer: Seat, phase: Phase): AnimalView {
  let display = 0;
  for (let i = 0; i < SPACES; i++) if (s[SPACE + i] === a + 1) display++;
  const own = s[OWNER + a] === viewer;
  const values: Counts<ElementId> = {};
  for (const [k, element] of ELEMENTS.entries()) {
    const value = dominationValue(s, a, k);
    if (value > 0) values[element] = value;
  }
  return {
    ...animalOf(s, a, ANIMAL_IDS, POINT_SOURCES),
    chain: s[CHAIN + a] === 1 ? 'right' : 'left',
    pawns: { available: s[PAWNS + a], display, box: s[BOXED_PAWNS + a] },
    elements: counts(s, HAS + a * KINDS, ELEMENTS),
    printed: printedOf(s, a),
    onTrait: counts(s, ON_TRAIT_CARD + a * KINDS, ELEMENTS),
    traits: traits(s[HELD + a]),
    copied: nameOf(TRAIT_IDS, s[COPIED + a] - 1),
    values,
    ...(phase === 'traits'
      ? {
          dealt: own ? traits(s[DEALT + a]) : null,
          kept: own && s[KEPT + a] !== 0 ? traits(s[KEPT + a]) : s[KEPT + a] !== 0,
        }
      : {}),
  };
}

/** DSM-1.1.3, DSM-6.4.14: symbols that cannot be lost. */
function printedOf(s: State, a: number): Counts<ElementId> {
  const out: Counts<ElementId> = {};
  for (const [k, element] of ELEMENTS.entries()) {
    const board = (s[FLAGS] & ALTERNATE_BOARDS) === 0 ? PRINTED[a][k] : 0;
    const printed = board + (element === 'plankton' && hasTrait(s, a, RAM_FEEDER) ? 1 : 0);
    if (printed > 0) out[element] = printed;
  }
  return out;
}

function tileView(s: State, hex: number): TileView {
  const endangered = ANIMAL_IDS.filter((_, a) => isEndangered(s, hex, a));
  return {
    ...tileOf(WORLD, s, hex, ANIMAL_IDS, TERRAINS),
    ...(s[VENT_SIDE + hex] === 0 ? {} : { side: VENT_SIDES[s[VENT_SIDE + hex] - 1] }),
    endangered,
    pays: counts(tilePoints(s, hex, solarBonus(s)), 0, ANIMAL_IDS),
  };
}

/** Cards and tiles that a seat cannot name: the deck, the stacks, trait cards in the hands of others (DSM-A.1). */
export function hidden(s: State, seat: Seat): number {
  const onlyAsteroid = s[DECK_LEFT] === 1 && unseenCards(s).includes(ASTEROID);
  let count = onlyAsteroid ? 0 : s[DECK_LEFT];
  for (let i = 0; i < STACKS; i++) count += s[STACK_LEFT + i];
  for (let a = 0; a < ANIMALS; a++) if (s[OWNER + a] !== seat) count += traits(s[DEALT + a]).length;
  if (s[LOOK] !== 0 && lookingSeat(s) !== seat) count += traits(s[LOOK]).length;
  return count;
}
