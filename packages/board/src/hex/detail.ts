/**
 * How much of a tile is drawn at which size (side of a hex on the screen, in px). Text is never smaller than 12 px, so
 * below the size of the design letters keep their size while tiles shrink, and things leave one after the other.
 */
export type MapDetail = 'full' | 'tokens' | 'terrain';

/** Below this no codes and values. */
const NO_LABELS = 44;
/** Below this no tokens: terrain and who dominates. */
const NO_TOKENS = 30;

export function detailAt(side: number): MapDetail {
  return side < NO_TOKENS ? 'terrain' : side < NO_LABELS ? 'tokens' : 'full';
}

/** The size at which all measures of the design hold. */
const DESIGN_SIDE = 57;

/** Steps of 4 %: the drawing is made anew only when the size has changed by one. */
const STEP = 1.04;

/** Below this a pill has only its number. The side that is drawn may be a step smaller. */
const NO_WORDS = 42;

export function hasWords(side: number): boolean {
  return side >= NO_WORDS / STEP;
}

/** The side on the screen as the drawing knows it. */
export function drawnSide(side: number): number {
  if (side >= DESIGN_SIDE) return DESIGN_SIDE;
  // Never larger than it is, or letters would come out smaller than they should.
  return DESIGN_SIDE / STEP ** Math.ceil(Math.log(DESIGN_SIDE / side) / Math.log(STEP) - 1e-6);
}

/**
 * Sizes of tokens and letters at a side of at most 57, in units of the drawing (57 units are one side).
 * `n` is the number of animals on the tile.
 */
export interface TokenSize {
  readonly width: number;
  readonly height: number;
  readonly icon: number;
  readonly font: number;
  /** Most tokens in a row. */
  readonly columns: number;
  readonly gapX: number;
  readonly gapY: number;
  /** Height of the tab below a token; 0 where there is none. */
  readonly tab: number;
}

/** Px at the size of the design. */
const UP_TO_TWO: TokenSize = {
  width: 38,
  height: 26,
  icon: 19,
  font: 16,
  columns: 2,
  gapX: 3.4,
  gapY: 3.4,
  tab: 0,
};
const UP_TO_FOUR: TokenSize = {
  width: 32,
  height: 22.5,
  icon: 16.5,
  font: 14,
  columns: 2,
  gapX: 3.4,
  gapY: 3.4,
  tab: 0,
};
const UP_TO_SIX: TokenSize = {
  width: 25.5,
  height: 20.5,
  icon: 14,
  font: 12.5,
  columns: 3,
  gapX: 2,
  gapY: 2.8,
  tab: 0,
};

const SMALLEST_TEXT = 12;
const SMALLEST_ICON = 6;

/**
 * A row of two fits a tile down to this side. A row of three fits only at the full size; without the line of code and
 * values it may take more room.
 */
const TWO_FIT = 50;
const THREE_FIT = 57;
const THREE_FIT_ALONE = 51;

/** With tabs below them tokens are lower; tabs are drawn at the full size only. */
const TAB = 11.5;
const WITH_TABS: readonly TokenSize[] = [
  { width: 36, height: 23, icon: 18, font: 15, columns: 2, gapX: 3, gapY: TAB + 2, tab: TAB },
  { width: 31, height: 20, icon: 15.5, font: 13.5, columns: 2, gapX: 3, gapY: TAB + 2, tab: TAB },
  { width: 26, height: 18, icon: 13, font: 12.2, columns: 3, gapX: 2.6, gapY: TAB + 2, tab: TAB },
];

export function tokenSize(n: number, side: number, tabs = false): TokenSize {
  const few = n <= 2 ? 0 : n <= 4 ? 1 : 2;
  if (tabs) return WITH_TABS[few] as TokenSize;
  const size = [UP_TO_TWO, UP_TO_FOUR, UP_TO_SIX][few] as TokenSize;
  const units = DESIGN_SIDE / side;
  const three = side < NO_LABELS ? THREE_FIT_ALONE : THREE_FIT;
  const shrink = Math.min(1, side / (size.columns === 2 ? TWO_FIT : three));
  const font = Math.max(SMALLEST_TEXT, size.font * shrink);
  const width = size.width * shrink;
  const height = Math.max(size.height * shrink, font + 2);
  return {
    width: width * units,
    height: height * units,
    icon: size.icon * shrink * units,
    font: font * units,
    columns: size.columns,
    gapX: size.gapX * shrink * units,
    gapY: size.gapY * shrink * units,
    tab: 0,
  };
}

/** Width of a digit of the text font, in parts of its size. */
const DIGIT = 0.56;

/**
 * The silhouette on a token with this count. Letters do not shrink below 12 px, so the silhouette gives way, that number
 * and silhouette stay inside the token; where it could not be recognised any more it is left out (0).
 */
export function iconSize(size: TokenSize, count: number, side: number): number {
  const units = DESIGN_SIDE / side;
  const icon = Math.min(size.icon, size.width - DIGIT * size.font * String(count).length - 2 * units);
  return icon < SMALLEST_ICON * units ? 0 : icon;
}

/** Where the line with code and values stands, in sides below the middle: lower where tokens need the room. */
export function labelAt(side: number): number {
  return 0.61 + 0.08 * Math.max(0, Math.min(1, (DESIGN_SIDE - side) / (DESIGN_SIDE - NO_LABELS)));
}

/** Px of the text on a tile, in units. */
export function textSize(px: number, side: number): number {
  return (Math.max(px, SMALLEST_TEXT) * DESIGN_SIDE) / side;
}
