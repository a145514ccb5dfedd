import { glaciateStep } from '../glaciate.ts';
import { FROM_CARDS } from '../world.ts';
import { card } from './card.ts';

export const iceSheet = card(
  'ice-sheet',
  'Ice Sheet',
  'DS-6.15.1',
  'Glaciate a tile at once, as by the action; you gain its bonus points.',
  [glaciateStep(undefined, FROM_CARDS, 'DS-6.15.1')],
);
