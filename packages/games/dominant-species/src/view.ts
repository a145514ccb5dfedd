import {
  ANIMALS,
  animalOf,
  animalsOf,
  BAG,
  BOXED_PAWNS,
  boxesOf,
  type Counts,
  CUBES,
  cornersOf,
  counts,
  HAS,
  isEndangered,
  isIn,
  KINDS,
  LEVEL,
  nameOf,
  PAWNS,
  PLAYERS,
  ROUND,
  STACK_LEFT,
  STACKS,
  stacksOf,
  survivor,
  tileOf,
  tilesOf,
} from '@clade/earth';
import type { Seat, State } from '@clade/engine';
import { ANIMAL_IDS, type AnimalId, ELEMENTS, type ElementId, PRINTED } from './animals.ts';
import { animalAsked, cardAsked, cursorOf, type Phase, phaseOf } from './asked.ts';
import { CARD_IDS, type CardId, ICE_AGE, LONG_CARDS, SHORT_CARDS } from './card-ids.ts';
import { countCards } from './deck.ts';
import { BOXES, type BoxId, SPACE_NAMES, SPACES } from './display.ts';
import { PROGRAMME_NAMES } from './phases/execution.ts';
import { tilePoints } from './score.ts';
import {
  DECK,
  DOMINANT,
  FACE_UP,
  ICE_AGE_TAKEN,
  isLongDeck,
  SAFE,
  SAFE_ANIMAL,
  SCORED,
  SPACE,
  TRACK,
  TUNDRA_LEFT,
} from './state.ts';
import { TERRAINS, type TerrainId } from './terrain.ts';
import { POINT_SOURCES, WORLD } from './world.ts';

export interface AnimalView {
  readonly animal: AnimalId;
  readonly seat: Seat;
  readonly points: number;
  /** Points by source. */
  readonly parts: Counts<(typeof POINT_SOURCES)[number]>;
  readonly pool: number;
  readonly eliminated: number;
  readonly pawns: { readonly available: number; readonly display: number; readonly box: number };
  /** Printed ones included. */
  readonly elements: Counts<ElementId>;
  readonly printed: Counts<ElementId>;
}

export interface TileView {
  readonly hex: string;
  readonly terrain: TerrainId;
  /** What lies under tundra. */
  readonly under?: TerrainId;
  readonly cubes: Counts<AnimalId>;
  /** Adaptation levels of the animals on the tile. */
  readonly levels: Counts<AnimalId>;
  readonly dominant?: AnimalId;
  readonly endangered: readonly AnimalId[];
  /** Cubes that this round's Extinction passes over. */
  readonly safe?: number;
  readonly scored: boolean;
  /** What each animal would get if the tile were scored now; those that would get nothing are left out. */
  readonly pays: Counts<AnimalId>;
}

/** Everything but the order of what is face down is open (DS-5.14.1), so all seats see the same. */
export interface DsView {
  readonly round: number;
  readonly phase: Phase;
  readonly players: number;
  readonly animals: readonly AnimalView[];
  readonly initiative: readonly AnimalId[];
  /** Pawns on the display, by space. */
  readonly spaces: Readonly<Record<string, AnimalId>>;
  readonly boxes: Readonly<Record<BoxId, Counts<ElementId>>>;
  readonly bag: Counts<ElementId>;
  readonly tiles: readonly TileView[];
  readonly corners: readonly { readonly corner: string; readonly element: ElementId }[];
  readonly stacks: readonly { readonly top: TerrainId | null; readonly left: number }[];
  readonly tundraLeft: number;
  readonly cards: { readonly faceUp: readonly CardId[]; readonly deck: number; readonly taken: number };
  readonly survival: AnimalId | null;
  readonly lastRound: boolean;
  /** What is being executed: an action space, or an ability or effect that needs no pawn. */
  readonly cursor: string | null;
  /** What is asked: of which animal, by which card. */
  readonly asked: { readonly animal: AnimalId | null; readonly card: CardId | null } | null;
  readonly safeAnimal: AnimalId | null;
}

export function view(s: State, _viewer: Seat): DsView {
  const phase = phaseOf(s);
  const spaces: Record<string, AnimalId> = {};
  for (let i = 0; i < SPACES; i++)
    if (s[SPACE + i] !== 0) spaces[SPACE_NAMES[i]] = ANIMAL_IDS[s[SPACE + i] - 1];
  const initiative: AnimalId[] = [];
  for (let i = 0; i < ANIMALS && s[TRACK + i] !== 0; i++) initiative.push(ANIMAL_IDS[s[TRACK + i] - 1]);
  const deck = countCards(s[DECK]);
  const faceUp = CARD_IDS.filter((_, i) => (s[FACE_UP] & (1 << i)) !== 0);
  return {
    round: s[ROUND],
    phase,
    players: s[PLAYERS],
    animals: animalsOf(s, animalView),
    initiative,
    spaces,
    boxes: boxesOf(s, BOXES, ELEMENTS),
    bag: counts(s, BAG, ELEMENTS),
    tiles: tilesOf(s, tileView),
    corners: cornersOf(WORLD, s, ELEMENTS),
    stacks: stacksOf(s, TERRAINS),
    tundraLeft: s[TUNDRA_LEFT],
    cards: {
      faceUp,
      deck,
      taken: countCards(isLongDeck(s) ? LONG_CARDS : SHORT_CARDS) - faceUp.length - deck,
    },
    survival: nameOf(ANIMAL_IDS, survivor(s)),
    lastRound: s[ICE_AGE_TAKEN] !== 0,
    cursor: nameOf(PROGRAMME_NAMES, cursorOf(s)),
    asked:
      phase === 'over'
        ? null
        : { animal: nameOf(ANIMAL_IDS, animalAsked(s)), card: nameOf(CARD_IDS, cardAsked(s)) },
    safeAnimal: nameOf(ANIMAL_IDS, s[SAFE_ANIMAL] - 1),
  };
}

function animalView(s: State, a: number): AnimalView {
  let display = 0;
  for (let i = 0; i < SPACES; i++) if (s[SPACE + i] === a + 1) display++;
  return {
    ...animalOf(s, a, ANIMAL_IDS, POINT_SOURCES),
    pawns: { available: s[PAWNS + a], display, box: s[BOXED_PAWNS + a] },
    elements: counts(s, HAS + a * KINDS, ELEMENTS),
    printed: { [ELEMENTS[a]]: PRINTED[a] },
  };
}

function tileView(s: State, hex: number): TileView {
  const at = hex * ANIMALS;
  const present = ANIMAL_IDS.map((_, a) => a).filter((a) => s[CUBES + at + a] > 0);
  return {
    ...tileOf(WORLD, s, hex, ANIMAL_IDS, TERRAINS),
    levels: Object.fromEntries(present.map((a) => [ANIMAL_IDS[a], s[LEVEL + at + a]])),
    ...(s[DOMINANT + hex] === 0 ? {} : { dominant: ANIMAL_IDS[s[DOMINANT + hex] - 1] }),
    endangered: present.filter((a) => isEndangered(s, hex, a)).map((a) => ANIMAL_IDS[a]),
    ...(s[SAFE + hex] === 0 ? {} : { safe: s[SAFE + hex] }),
    scored: isIn(s[SCORED + (hex >> 5)], hex),
    pays: counts(tilePoints(s, hex), 0, ANIMAL_IDS),
  };
}

/** Cards and tiles that nobody can name: Ice Age is known to be the last (DS-5.14.1). */
export function hidden(s: State): number {
  let count = countCards(s[DECK] & ~(1 << ICE_AGE));
  for (let i = 0; i < STACKS; i++) count += s[STACK_LEFT + i];
  return count;
}
