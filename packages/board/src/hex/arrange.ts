import { type TokenSize, tokenSize } from './detail.ts';
import type { HexScene, MapScene, TileScene, TokenScene } from './scene.ts';
import { type PlacedToken, placeTokens } from './token.tsx';

export interface Arranged {
  readonly size: TokenSize;
  readonly rows: number;
  /** Relative to the middle of the tile. */
  readonly placed: readonly PlacedToken<TokenScene>[];
}

/** Where the tokens of a tile stand at a side on the screen. */
export function arrange(tile: TileScene, side: number): Arranged {
  const { tokens } = tile;
  const tabs = hasTabs({ tile });
  const size = tokenSize(tokens.length, side, tabs);
  const rows = tokens.length > size.columns ? 2 : 1;
  const down = tabs ? (rows === 1 ? -2 : -2.5) : lowered(tile, rows);
  const placed = placeTokens(tokens, size).map((one) => ({ ...one, top: one.top + down }));
  return { size, rows, placed };
}

/** Two rows without a crown above them move up, away from the line below; a mark of a vent stands above a single row. */
function lowered(tile: TileScene, rows: number): number {
  if (rows === 1) return tile.vent === undefined ? 1 : 3;
  return tile.dominant === undefined ? -6 : -0.5;
}

/** From this side on there is room for tabs. */
const TABS_FIT = 66;

export function fitsTabs(side: number): boolean {
  return side >= TABS_FIT;
}

/** The map as it is shown where tabs would not fit. */
export function withoutTabs(scene: MapScene): MapScene {
  if (!scene.hexes.some(hasTabs)) return scene;
  return { ...scene, hexes: scene.hexes.map((hex) => (hasTabs(hex) ? withoutItsTabs(hex) : hex)) };
}

export function hasTabs({ tile }: Pick<HexScene, 'tile'>): boolean {
  return tile?.tokens.some(({ tab }) => tab !== undefined) ?? false;
}

function withoutItsTabs({ tile, ...hex }: HexScene): HexScene {
  if (tile === undefined) return hex;
  return { ...hex, tile: { ...tile, tokens: tile.tokens.map(({ tab: _, ...token }) => token) } };
}
