import { gainPoints, matchingDisks } from '@clade/earth';
import { FROM_CARDS, WORLD } from '../world.ts';
import { card } from './card.ts';

export const ecodiversity = card(
  'ecodiversity',
  'Ecodiversity',
  'DS-6.8.1',
  'Gain 1 point for each disk on Earth of a kind that you have.',
  [gainPoints(WORLD, FROM_CARDS, 'DS-6.8.1', matchingDisks)],
);
