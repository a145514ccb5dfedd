import type { FaceOf } from '../faces/face.tsx';
import type { Target } from '../target.ts';

/**
 * An Evolution table as plain data: everything that is drawn and every word that is shown. The board knows neither rules
 * nor language; the caller maps a view to a scene, and the animation is the difference of two scenes.
 */

/** The traits that have a drawing. */
export type TraitSymbol =
  | 'ambush'
  | 'burrowing'
  | 'carnivore'
  | 'climbing'
  | 'cooperation'
  | 'defensive-herding'
  | 'fat-tissue'
  | 'fertile'
  | 'foraging'
  | 'hard-shell'
  | 'horns'
  | 'intelligence'
  | 'long-neck'
  | 'pack-hunting'
  | 'scavenger'
  | 'symbiosis'
  | 'warning-call';

/** Anchor of the watering hole: food comes from here. */
export const HOLE = 'hole';

/** Anchor of a species' board, by the key of its scene. */
export function speciesPiece(key: string): string {
  return `species:${key}`;
}

/** L: my own row; M: rivals at up to four seats; S: six seats and the phone. */
export type Size = 'L' | 'M' | 'S';

/**
 * How a species stands in the present choice.
 * - `legal`: double amber frame; `own`: the same, dashed, so that nobody eats the own herd by mistake;
 * - `selected`: thick frame, filled tag; `refused`: grey with a lock; `asked`: refused, and its note is open;
 * - `acting`: frame and tag in the seat colour;
 * - `holds`: a card is held and this board has places for it; `over`: the held card is above it;
 * - `attacked`, `gained`, `lost`: what the shown move of a replay did to it.
 */
export type SpeciesState =
  | 'plain'
  | 'legal'
  | 'own'
  | 'selected'
  | 'refused'
  | 'asked'
  | 'acting'
  | 'holds'
  | 'over'
  | 'attacked'
  | 'gained'
  | 'lost';

export interface SpeciesScene {
  /** The same as long as the species lives, unique at the table; its travels are told by it. */
  readonly key: string;
  /** Where it stands, `0:1` for seat and place: whoever points at it or at a part of it names it so. */
  readonly at?: string;
  /** Number for life. */
  readonly figure: number;
  /** What the looks of its animal are drawn from: known to everybody, the same for life. */
  readonly seed: string;
  readonly name: NameScene;
  /** Everything the board shows, as a sentence. */
  readonly label: string;
  readonly body: number;
  readonly population: number;
  /** "Body size 4", for the tooltip. */
  readonly bodyTip: string;
  readonly populationTip: string;
  readonly food: FoodScene;
  /** As many as a species may have; free places are drawn, because they matter. */
  readonly places: readonly TraitPlace[];
  readonly state: SpeciesState;
  readonly tag?: TagScene;
  /** The whole board can be chosen (or refused with a reason). Not together with `growth` or targets of places. */
  readonly target?: Target;
  /** The board can be taken up with the pointer and dropped on another: an attacker on its prey. Needs a `target`. */
  readonly drag?: boolean;
  /** A held card dropped anywhere on this board means this target; without it only the places take it. */
  readonly drop?: string;
  /** Card play: a card may be discarded for one more. */
  readonly growth?: { readonly body?: GrowthTarget; readonly population?: GrowthTarget };
}

/** What a species is called on its board: as much as there is room for. */
export interface NameScene {
  readonly genus: string;
  /** The same with a soft hyphen, where it may go over two lines. */
  readonly broken?: string;
  /** Large boards have the second word. */
  readonly epithet?: string;
  /** The words are Latin, not of the page's language. */
  readonly latin?: true;
  /** "Damalops cornicollis (fig. 8)", for the tooltip. */
  readonly whole?: string;
}

export interface GrowthTarget extends Target {
  /** "+1" */
  readonly text: string;
  readonly over?: boolean;
}

export interface FoodScene {
  readonly eaten: number;
  /** As many pips as population. */
  readonly needed: number;
  /** Comes with the choice that is considered: amber. */
  readonly coming: number;
  /** Nobody is hungry outside of feeding: missing food is a thin ring instead of dashed red. */
  readonly calm?: boolean;
  /** "1 of 4, needs 3"; M and S show `short`, "1/4". Empty: nothing is said. */
  readonly text: string;
  readonly short: string;
  /** The words are red. */
  readonly hungry: boolean;
  /** Where food that appears comes from: the anchor of a piece, e.g. `HOLE` or `speciesPiece(key)`. Default: `HOLE`. */
  readonly from?: string;
  /** Where food that disappears goes: the anchor of a counter. */
  readonly to?: string;
}

export interface TagScene {
  /** Symbol in front: `lock`, `attack`, ... */
  readonly symbol?: string;
  readonly text: string;
  /** At the right edge: "meat 4". */
  readonly end?: string;
  /** The text is words that give way to what stands at the end, where there is no room for both. */
  readonly wordy?: boolean;
}

export type TraitPlace = FreePlace | TraitOnPlace;

export interface FreePlace {
  readonly kind: 'free';
  /** "free" */
  readonly text: string;
  /** The held card may go here. */
  readonly target?: PlaceTarget;
}

export interface TraitOnPlace {
  /** `down`: a card whose face only its owner knows. */
  readonly kind: 'up' | 'down';
  /** Absent for a card that may not be known. */
  readonly id?: TraitSymbol;
  /** Trait name, or "face-down". */
  readonly name: string;
  /** Fits a small board; at most nine characters. */
  readonly short: string;
  /** What the trait does, for the tooltip. */
  readonly tip?: string;
  /** "hidden", behind the name of an own face-down card. */
  readonly note?: string;
  /** Fat Tissue: "2/4". */
  readonly fat?: string;
  /** Where the card comes from when it appears: the anchor of a hand. */
  readonly from?: string;
  /** The trait that refuses: it stays bold. */
  readonly guilty?: boolean;
  /** The held card may replace this one. */
  readonly target?: PlaceTarget;
}

export interface PlaceTarget extends Target {
  /** The held card is above this place, or it is chosen: the old trait is struck out, this one stands beside it. */
  readonly incoming?: { readonly id: TraitSymbol; readonly name: string };
}

/** A trait that acts on a neighbour, drawn as a pill on the gap. */
export interface LinkScene {
  /** The gap to the right of this place of the row. */
  readonly gap: number;
  readonly trait: 'warning-call' | 'symbiosis' | 'cooperation';
  /** At whom the pill points: who is covered, shielded, fed. */
  readonly towards: 'left' | 'right' | 'both';
  /** No effect now: dashed. */
  readonly off?: boolean;
  /** "Symbiosis: fig. 4 shields fig. 17" */
  readonly label: string;
}

/** A number with a symbol: food in the bag, cards in hand, points. */
export interface Counter {
  /** Symbol id; without one `text` stands there ("pts"). */
  readonly symbol?: string;
  readonly text?: string;
  readonly value: number | string;
  /** "10 food in the bag" */
  readonly label: string;
  /** Anchor: pieces travel to and from here. Any name that is unique at the table, e.g. `bag:0`, `hand:2`. */
  readonly anchor?: string;
}

export interface Chip {
  readonly symbol?: string;
  readonly text: string;
  readonly tip?: string;
}

export interface PlayerScene {
  readonly key: string;
  /** 0 to 5: colour and shape. */
  readonly seat: number;
  readonly name: string;
  /** Letter inside the mark. */
  readonly letter: string;
  /** A character's face takes the place of the letter. */
  readonly face?: FaceOf | undefined;
  /** Accessible name of the whole row. */
  readonly label: string;
  /** "you", under the name of the own row. */
  readonly you?: string;
  readonly online?: { readonly on: boolean; readonly label: string };
  /** First player, bot, done, ... */
  readonly chips: readonly Chip[];
  readonly counters: readonly Counter[];
  readonly species: readonly SpeciesScene[];
  readonly links: readonly LinkScene[];
  /** Alike neighbours that are drawn as one stack, from left to right. */
  readonly herds?: readonly HerdScene[];
  /** Card play: a new species at either end. */
  readonly ends?: { readonly left?: EndTarget; readonly right?: EndTarget };
  /** Nothing to show yet: "No species". */
  readonly empty?: string;
}

/** Neighbours that are alike: what they share stands once, food and choice in a cell for each. */
export interface HerdScene {
  /** Place of the first of them in the row. */
  readonly from: number;
  readonly count: number;
  /** Cells side by side. */
  readonly across: number;
  /** Names of all of them, cut where there is no room; every cell has its own number. */
  readonly name: string;
  /** "×5" */
  readonly times: string;
  /** "each", between body and population. */
  readonly each: string;
  /** "No traits", in the place of free ones. */
  readonly bare: string;
  /** "2 of 5 fed"; nothing outside of feeding. */
  readonly fed?: string;
  /** "fig. 12–16: 5 alike" */
  readonly label: string;
}

export interface EndTarget extends Target {
  /** "New species" */
  readonly text: string;
  /** "left end" */
  readonly side: string;
  readonly over?: boolean;
}

export interface CardScene {
  /** The same as long as the card is in the hand; equal cards are numbered. */
  readonly key: string;
  readonly trait: TraitSymbol;
  readonly name: string;
  /** The effect in a few words. */
  readonly text: string;
  /** "+4", "−1" */
  readonly food: string;
  /** Acts when the food is revealed. */
  readonly leaf?: string;
  readonly label: string;
  readonly state: 'plain' | 'legal' | 'held' | 'dragged' | 'refused';
  readonly target?: Target;
  /** Can be taken up with the pointer. */
  readonly drag?: boolean;
}

export interface HandScene {
  readonly title: string;
  /** "Drag, or press a card's key and then a place." */
  readonly note?: string;
  readonly label: string;
  /** "dragging": stands in the hole that the dragged card left. */
  readonly dragging?: string;
  /** Anchor of the hand: cards that are played come from here. */
  readonly anchor?: string;
  readonly cards: readonly CardScene[];
}

export interface HoleScene {
  readonly food: number;
  /** Comes with the choice that is considered; drawn amber. Negative: so many are about to go. */
  readonly coming?: number;
  /** "Watering hole: 4 food" */
  readonly label: string;
  /** Under the water: "Watering hole" */
  readonly caption?: string;
  /** A food card may be put here. */
  readonly target?: Target;
}

/** The cards that decide how much food comes. */
export interface FoodCardScene {
  readonly seat: number;
  readonly letter: string;
  /** `none`: still to be chosen. */
  readonly state: 'none' | 'down' | 'up';
  /** "+4"; the own card is known while it lies face-down. */
  readonly value?: string;
  readonly label: string;
}

export interface PilesScene {
  readonly deck: PileScene;
  readonly discard: PileScene;
  /** "next deal needs 26: last round" */
  readonly notice?: { readonly text: string; readonly tip?: string };
}

export interface PileScene {
  readonly count: number;
  /** "deck" */
  readonly text: string;
  readonly label: string;
  /** Opens the list of discards. */
  readonly target?: Target;
}

/** A dotted curve from the attacker to its target, by the keys of the two species. */
export interface ArcScene {
  readonly from: string;
  readonly to: string;
  /** `choice` is amber, `happened` red. */
  readonly tone: 'choice' | 'happened';
}

/** The ink note beside a refused species: both sums, the comparison, the rule. */
export interface NoteScene {
  /** Key of the species it speaks of. */
  readonly about: string;
  readonly symbol?: string;
  readonly title: string;
  readonly sums: readonly { readonly value: number | string; readonly text: string }[];
  readonly verdict: string;
}
