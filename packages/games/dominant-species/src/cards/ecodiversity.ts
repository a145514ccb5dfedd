import { gainPoints, matchingDisks } from '@clade/earth';
import { FROM_CARDS, WORLD } from '../world.ts';
import { card } from './card.ts';

export const ecodiversity = card('ecodiversity', 'DS-6.8.1', [
  gainPoints(WORLD, FROM_CARDS, 'DS-6.8.1', matchingDisks),
]);
