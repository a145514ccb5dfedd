import { isContested } from '../compete.ts';
import { card } from './card.ts';
import { countTiles, gainPoints } from './steps.ts';

export const biodiversity = card(
  'biodiversity',
  'Biodiversity',
  'DS-6.2.1',
  'Gain 1 point for each tile that you share with at least one other animal.',
  [gainPoints('DS-6.2.1', (s, animal) => countTiles(s, (hex) => isContested(s, hex, animal)))],
);
