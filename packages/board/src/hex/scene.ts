import type { FaceOf } from '../faces/face.tsx';
import type { Target } from '../target.ts';

/**
 * The tables of both hex games as plain data: everything that is drawn and every word that is shown. The board knows
 * neither rules nor language; the caller maps a view to a scene, and motion is the difference of two scenes.
 */

/** The animals that have a silhouette and a colour; ids are those of the symbols. */
export type AnimalSymbol =
  | 'ds-mammals'
  | 'ds-reptiles'
  | 'ds-birds'
  | 'ds-amphibians'
  | 'ds-arachnids'
  | 'ds-insects'
  | 'm-reptiles'
  | 'm-cephalopods'
  | 'm-fishes'
  | 'm-crustaceans';

/** The animal as its game calls it: `birds` of `ds-birds`. */
export function nameOf(animal: AnimalSymbol): string {
  return animal.slice(animal.indexOf('-') + 1);
}

export type ElementSymbol =
  | 'grass'
  | 'grub'
  | 'meat'
  | 'seed'
  | 'sun'
  | 'water'
  | 'algae'
  | 'worms'
  | 'plankton'
  | 'sponges'
  | 'gastropods';

export type TerrainSymbol =
  | 'sea'
  | 'wetland'
  | 'savannah'
  | 'jungle'
  | 'forest'
  | 'desert'
  | 'mountain'
  | 'tundra'
  | 'land'
  | 'kelp'
  | 'reef'
  | 'seamount'
  | 'seagrass'
  | 'sand'
  | 'ocean'
  | 'vent';

/**
 * How something stands in the present choice.
 * - `legal`: amber line or ring; under the pointer and under the keyboard it is drawn as `hovered` by itself;
 * - `hovered`: the same from elsewhere (a counter, the list of moves); `selected`: chosen already;
 * - `refused`: may not be chosen; `asked`: refused, and its note is open.
 */
export type ChoiceState = 'plain' | 'legal' | 'hovered' | 'selected' | 'refused' | 'asked';

/* ---- the map ---- */

export interface MapScene {
  /** Accessible name of the map. */
  readonly label: string;
  /** Every printed hex, with a tile or without. */
  readonly hexes: readonly HexScene[];
  readonly disks: readonly DiskScene[];
  /** Corners without a disk that are part of the present choice. */
  readonly corners: readonly CornerScene[];
  /** Letters above the columns. */
  readonly columns: readonly { readonly q: number; readonly text: string }[];
  /** A moment of a replay: what came with the shown move is marked green, what left red; the rest is paled. */
  readonly past?: boolean;
  /** The map is as large as its tiles, and whole from the start. */
  readonly fitted?: boolean;
}

/** Axial coordinates of a flat-top grid: q grows to the right, r downwards inside a column; (0, 0) is the middle. */
export interface HexAt {
  readonly q: number;
  readonly r: number;
}

export interface HexScene extends HexAt {
  /** Unique on the map and the same for the whole game, e.g. `C2`. */
  readonly key: string;
  /** Everything that lies here, as a sentence. */
  readonly label: string;
  /** Absent: a blank hex, dashed. */
  readonly tile?: TileScene;
  /** `touched`: what the hovered choice would change, dashed amber. */
  readonly state: ChoiceState | 'touched';
  /** "+2 of 4", "You +9": stands in place of the terrain's line. */
  readonly pill?: PillScene;
  readonly target?: Target;
  /** A piece can be dragged away from here, as a whole; a drop here means `target`. */
  readonly drag?: boolean;
}

export interface PillScene {
  readonly text: string;
  /** What is left of it on a tile that is too small for the words: "9". */
  readonly short?: string;
  /**
   * `strong`: filled amber, part of the choice that is shown; `gain`: soft amber; `none`: an amber line only, may be
   * chosen but brings nothing; `quiet`: may not be chosen; `danger`: a red line; `came`, `left`: what a move of a replay
   * has done.
   */
  readonly look: 'strong' | 'gain' | 'none' | 'quiet' | 'danger' | 'came' | 'left';
}

export interface TileScene {
  readonly terrain: TerrainSymbol;
  /** What lies under tundra or a vent: only a rim of it is seen. */
  readonly under?: TerrainSymbol;
  /** Which side of a vent is up. */
  readonly vent?: 'geyser' | 'smoker';
  /** "Sav": at most six letters. */
  readonly code: string;
  /** Points for the first, second, ... animal. */
  readonly values: readonly number[];
  /** In food-chain order, at most six. */
  readonly tokens: readonly TokenScene[];
  readonly dominant?: {
    readonly animal: AnimalSymbol /** Only with the choice that is shown. */;
    readonly coming?: boolean;
  };
  /** Replay: who dominated before the shown move; struck, beside the new one. */
  readonly deposed?: AnimalSymbol;
  /** Replay: the shown move did nothing here, so that the terrain is paled. */
  readonly still?: boolean;
  /** Not confirmed yet: the tile itself would come with the choice that is shown. */
  readonly coming?: boolean;
  /** Scored already in this round: the values have a check mark. */
  readonly scored?: boolean;
}

export interface TokenScene {
  readonly animal: AnimalSymbol;
  /** As if confirmed. */
  readonly count: number;
  readonly endangered?: boolean;
  /**
   * `coming`: the shown choice changes it, amber collar, or green where it has come with the shown move of a replay;
   * `left`: there are fewer since that move, or none, red and dashed; `happened`: it changed and changed back, ink collar.
   */
  readonly change?: 'coming' | 'left' | 'happened';
  /** What the animal would score, below the token, where tiles are large enough. */
  readonly tab?: { readonly text: string; readonly look: 'own' | 'rival' | 'none' };
  readonly state?: ChoiceState;
  readonly target?: Target;
  readonly drag?: boolean;
}

/** A corner by one of the hexes that meet there: 0 = north-east, then clockwise E, SE, SW, W, NW. */
export interface CornerAt extends HexAt {
  readonly corner: 0 | 1 | 2 | 3 | 4 | 5;
}

export interface CornerScene extends CornerAt {
  readonly key: string;
  readonly label: string;
  readonly state: ChoiceState;
  readonly target?: Target;
}

export interface DiskScene extends CornerScene {
  readonly element: ElementSymbol;
  /** Not confirmed yet. */
  readonly coming?: boolean;
  /** Replay: the shown move took it away; red and dashed. */
  readonly gone?: boolean;
  readonly drag?: boolean;
  /** Keys of the pieces it comes from and goes to: `bag`, `box:abundance`. */
  readonly from?: string;
  readonly to?: string;
}

/** One tile in words, beside the tile. */
export interface FocusScene {
  /** Key of the hex. */
  readonly about: string;
  readonly label: string;
  readonly terrain: TerrainSymbol;
  /** "Sea C2" */
  readonly title: string;
  /** "9, 5, 3, 2 points; at most 4 new cubes" */
  readonly note: string;
  /** Elements at its corners; `kinds` in a fixed order with how many. */
  readonly elements: readonly ElementCount[];
  /** In scoring order. */
  readonly animals: readonly {
    readonly animal: AnimalSymbol;
    readonly name: string;
    /** "4 cubes" */
    readonly count: string;
    /** "level 3" */
    readonly level?: string;
    /** "1st: 9 points" */
    readonly place?: string;
    readonly dominant?: string;
    readonly endangered?: string;
  }[];
  /** Anything else, a sentence each. */
  readonly lines: readonly string[];
}

export interface ElementCount {
  readonly element: ElementSymbol;
  readonly count: number;
  /** "3 water" */
  readonly label: string;
}

/* ---- the action display ---- */

export interface DisplayScene {
  readonly title: string;
  /** "19 of 41 spaces taken" */
  readonly note: string;
  /** From top to bottom as printed. */
  readonly sections: readonly SectionScene[];
}

export interface SectionScene {
  readonly key: string;
  readonly number: number;
  readonly name: string;
  /** What the section does, for the tooltip. */
  readonly tip?: string;
  /** `now` is lit, `done` is sunk. */
  readonly state: 'plain' | 'now' | 'done';
  /** Under the name: "now", "next" */
  readonly note?: string;
  readonly spaces: readonly SpaceScene[];
  /** Pawns slide one step to the left: an arrow between the spaces. */
  readonly queue?: boolean;
  /** What is left here goes to the section below: an arrow to it. */
  readonly flow?: boolean;
  /** Dashed squares: what an animal does here without a pawn. */
  readonly free: readonly FreeScene[];
  /** At the right edge, from the left. */
  readonly ends: readonly EndScene[];
}

export interface SpaceScene {
  /** The same for the whole game, e.g. `speciation-3`. */
  readonly key: string;
  /** What the space does and who stands there. */
  readonly label: string;
  /** `diamond`: for special pawns only. */
  readonly shape: 'circle' | 'diamond';
  readonly state: ChoiceState;
  readonly pawn?: PawnScene;
  /** Under the space: a number, an element, tiles. */
  readonly notes: readonly SpaceNote[];
  /** The pawn that acts now. */
  readonly acting?: boolean;
  /** Choosing it sends the pawn that stands here away. */
  readonly bump?: boolean;
  /** "2": when it resolves among the pawns of its owner. */
  readonly order?: string;
  /** Not used with this number of animals: a dot. */
  readonly closed?: boolean;
  readonly target?: Target;
  readonly tip?: string;
}

export type SpaceNote =
  | { readonly kind: 'text'; readonly text: string; readonly strong?: boolean }
  | { readonly kind: 'element'; readonly element: ElementSymbol; readonly label: string }
  /** `size` in px, 15 if absent. */
  | {
      readonly kind: 'terrain';
      readonly terrain: TerrainSymbol;
      readonly label: string;
      readonly size?: number;
    }
  | { readonly kind: 'symbol'; readonly symbol: string; readonly label: string };

export interface PawnScene {
  /** Unique among all pawns and the same for the whole game: its travels are told by it. */
  readonly key: string;
  readonly animal: AnimalSymbol;
  /** A special pawn of this element: a diamond with the controller's ring. */
  readonly special?: ElementSymbol;
  /** Not confirmed yet. */
  readonly coming?: boolean;
}

export interface FreeScene {
  readonly animal: AnimalSymbol;
  readonly label: string;
  /** Where it is printed. */
  readonly side: 'left' | 'right';
  readonly state: ChoiceState;
  /** Used already in this round. */
  readonly used?: boolean;
  readonly acting?: boolean;
  readonly target?: Target;
}

export type EndScene =
  | { readonly kind: 'track'; readonly label: string; readonly places: readonly TrackPlace[] }
  | ElementsEnd
  | { readonly kind: 'squares'; readonly label: string; readonly places: readonly (AnimalSymbol | null)[] }
  | {
      readonly kind: 'text';
      readonly symbol?: string;
      readonly terrain?: TerrainSymbol;
      readonly text: string;
      readonly elements: readonly Pick<ElementCount, 'element' | 'label'>[];
    };

/** Element places: printed slots, or with `box` a box that takes what is left elsewhere. */
export interface ElementsEnd {
  readonly kind: 'elements';
  readonly label: string;
  readonly box?: boolean;
  /** Key as the start or the goal of travelling disks: `box:adaptation`. */
  readonly anchor?: string;
  /** `null`: an empty slot. */
  readonly places: readonly (PlacedElement | null)[];
}

export interface PlacedElement {
  readonly key: string;
  readonly element: ElementSymbol;
  readonly label: string;
  readonly state: ChoiceState;
  readonly target?: Target;
  readonly drag?: boolean;
}

/* ---- cards, tracks, counts ---- */

export interface HexCardScene {
  readonly key: string;
  readonly name: string;
  /** The effect in a few words. */
  readonly text: string;
  /** The whole effect, its rule and where it comes from, for the tooltip. */
  readonly tip?: string;
  readonly label: string;
  /** Picture: a terrain's engraving and one symbol. */
  readonly terrain: TerrainSymbol;
  readonly symbol: string;
  /** "5": number of the slot. */
  readonly slot?: string;
  /** Last line: "Survival", "Extinction". */
  readonly foot?: { readonly symbol?: string; readonly text: string };
  readonly state: ChoiceState;
  readonly target?: Target;
}

export interface CardsScene {
  readonly title: string;
  /** "4 left, Ice Age last" */
  readonly note?: { readonly symbol?: string; readonly text: string };
  readonly cards: readonly HexCardScene[];
  /** Places that are not filled. */
  readonly empty: number;
}

/** Marine: what an element's special pawn asks for, and who controls it. */
export interface DominationScene {
  readonly title: string;
  readonly note?: string;
  readonly boxes: readonly {
    readonly key: string;
    readonly element: ElementSymbol;
    readonly controller?: AnimalSymbol;
    readonly number: number;
    /** "you 22" */
    readonly note: string;
    readonly label: string;
    readonly state: ChoiceState;
    readonly target?: Target;
  }[];
}

/** Initiative and food chain. */
export interface TrackPlace {
  readonly key: string;
  readonly animal: AnimalSymbol;
  readonly label: string;
  readonly state?: ChoiceState;
  readonly acting?: boolean;
  readonly target?: Target;
}

export interface StackScene {
  readonly key: string;
  /** Face-up tile; absent: the stack is used up. */
  readonly terrain?: TerrainSymbol;
  /** "Sav" */
  readonly code: string;
  /** Under the face-up tile. */
  readonly left: number;
  /** "×3" */
  readonly leftText: string;
  readonly label: string;
  readonly state: ChoiceState;
  readonly target?: Target;
  readonly drag?: boolean;
}

/** "6 tundra left", "62 disks in bag", "Cr Survival" */
export interface CountScene {
  readonly key: string;
  readonly terrain?: TerrainSymbol;
  readonly symbol?: string;
  readonly value: number | string;
  readonly text: string;
  readonly anchor?: string;
  /** Opens what is counted: the bag by kinds. */
  readonly target?: Target;
}

/* ---- players ---- */

export interface PanelScene {
  readonly key: string;
  readonly animal: AnimalSymbol;
  /** "Am" */
  readonly code: string;
  /** "Amphibians" */
  readonly name: string;
  /** Everything in the panel, as a sentence. */
  readonly label: string;
  readonly who: {
    readonly name: string;
    readonly mark: 'online' | 'offline' | 'bot' | 'none';
    readonly label: string;
    /** A character's face takes the place of the mark. */
    readonly face?: FaceOf | undefined;
  };
  readonly score: number;
  /** "+9": what the choice that is shown adds to it; the score has it in it. */
  readonly gain?: string;
  /** The animal's elements in the order of its board; `null`: a free place. */
  readonly elements: readonly (PanelElement | null)[];
  /** "1/5": pawns in hand of all. */
  readonly pawns: { readonly available: number; readonly all: number; readonly label: string };
  /** "9 pool", "19 Earth", "6 lost" */
  readonly counts: readonly {
    readonly symbol?: string;
    readonly value: number;
    readonly text: string;
    readonly anchor?: string;
  }[];
  /** Tiles dominated, special pawns in control. */
  readonly dominates?: { readonly value: number; readonly label: string };
  readonly specials?: readonly {
    readonly element: ElementSymbol;
    readonly label: string;
    readonly out?: boolean;
  }[];
  /** Holds the Survival card. */
  readonly survival?: string;
  /** A line each: "Camouflage", "1 species where a rival lays a tile or vent". */
  readonly traits: readonly { readonly name: string; readonly text: string; readonly tip?: string }[];
  /** Amber frame: decides now. */
  readonly acting?: boolean;
  /** The reader's own. */
  readonly own?: boolean;
  readonly state?: ChoiceState;
  readonly target?: Target;
}

/** An element of an animal. */
export interface PanelElement {
  readonly key: string;
  readonly element: ElementSymbol;
  readonly label: string;
  /** On the board for good. */
  readonly printed?: boolean;
  readonly coming?: boolean;
  readonly going?: boolean;
  readonly state?: ChoiceState;
  readonly target?: Target;
}

/* ---- decisions ---- */

export interface StepperScene {
  readonly key: string;
  /** Accessible name: "Sea C2, 4 of 4". */
  readonly label: string;
  readonly terrain?: TerrainSymbol;
  readonly animal?: AnimalSymbol;
  readonly element?: ElementSymbol;
  /** "Sea" */
  readonly name: string;
  /** "C2" */
  readonly place?: string;
  readonly value: number;
  /** "of 4" */
  readonly of: string;
  /** Absent at the end of the range. */
  readonly less?: Target;
  readonly more?: Target;
  /** "as many as possible": a click on "of 4". */
  readonly most?: Target;
  /** Names of the buttons where they are at the end of the range. */
  readonly lessLabel: string;
  readonly moreLabel: string;
}

/** The pawns of a player in the order in which they will act. */
export interface PlanScene {
  readonly title: string;
  readonly items: readonly {
    readonly key: string;
    readonly animal: AnimalSymbol;
    readonly special?: ElementSymbol;
    /** "8 Speciation, water" */
    readonly name: string;
    /** What it would do now, or did. */
    readonly text: string;
    readonly state: 'plain' | 'now' | 'done';
  }[];
}
