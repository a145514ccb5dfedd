import { eachAnimal } from '@clade/earth';
import { gainPawn } from '../pawns.ts';
import { card } from './card.ts';

export const parasitism = card(
  'parasitism',
  'Parasitism',
  'DS-6.24.1',
  'You and every animal lower than you in the food chain gain one pawn.',
  [
    eachAnimal(
      'DS-6.24.1',
      (_s, animal, you) => animal >= you,
      (s, animal, emit) => gainPawn(s, animal, 'DS-6.24.1', emit),
    ),
  ],
);
