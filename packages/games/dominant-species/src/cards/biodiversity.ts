import { countTiles, gainPoints, isContested } from '@clade/earth';
import { FROM_CARDS, WORLD } from '../world.ts';
import { card } from './card.ts';

export const biodiversity = card('biodiversity', 'DS-6.2.1', [
  gainPoints(WORLD, FROM_CARDS, 'DS-6.2.1', (s, animal) =>
    countTiles(s, (hex) => isContested(s, hex, animal)),
  ),
]);
