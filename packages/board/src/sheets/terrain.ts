import file from '../drawings/terrain.svg?raw';
import type { Sheet } from './sheet.ts';

/** Patterns of the terrains (`tp-<terrain>`), the mask of their rims and the hatching of endangered tokens. */
export const terrain: Sheet = {
  name: 'terrain',
  markup: file.slice(file.indexOf('<defs>'), file.indexOf('</defs>') + '</defs>'.length),
  ids: [...file.matchAll(/<pattern id="([^"]+)"/g)].flatMap((found) => found[1] ?? []),
};
