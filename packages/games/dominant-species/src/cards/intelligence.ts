import { eachAnimal } from '@clade/earth';
import { gainPawn } from '../pawns.ts';
import { card } from './card.ts';

export const intelligence = card(
  'intelligence',
  'Intelligence',
  'DS-6.18.1',
  'You and every animal higher than you in the food chain gain one pawn.',
  [
    eachAnimal(
      'DS-6.18.1',
      (_s, animal, you) => animal <= you,
      (s, animal, emit) => gainPawn(s, animal, 'DS-6.18.1', emit),
    ),
  ],
);
