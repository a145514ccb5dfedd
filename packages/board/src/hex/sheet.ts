import type { Sheet } from '../sheets/sheet.ts';
import type { TerrainSymbol } from './scene.ts';

/** Every terrain, for sheets and galleries. */
export const TERRAINS: readonly TerrainSymbol[] = [
  'sea',
  'wetland',
  'savannah',
  'jungle',
  'forest',
  'desert',
  'mountain',
  'tundra',
  'land',
  'kelp',
  'reef',
  'seamount',
  'seagrass',
  'sand',
  'ocean',
  'vent',
];

/**
 * The engraving is at full strength on the rim and at 16 % in the middle, where pieces stand. A veil of the terrain's own
 * colour over the pattern looks the same as a mask on it and is painted many times faster.
 */
function fade(terrain: TerrainSymbol): string {
  const stops = [
    [0, 0.84],
    [0.55, 0.7],
    [0.95, 0],
  ].map(([at, veil]) => `<stop offset="${at}" stop-color="var(--t-${terrain})" stop-opacity="${veil}"/>`);
  return `<radialGradient id="tf-${terrain}">${stops.join('')}</radialGradient>`;
}

/** A pawn that would be sent away. */
const BUMP =
  '<symbol id="g-bump" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"><path d="M5 19 18.500 5.500M8.500 5h10.500v10.500"/></symbol>';

/** What the hex games draw besides their symbols and the patterns of the terrains. */
export const hexes: Sheet = {
  name: 'hexes',
  markup: `<defs>${TERRAINS.map(fade).join('')}</defs>${BUMP}`,
  ids: [...TERRAINS.map((terrain) => `tf-${terrain}`), 'bump'],
};
