import { eachAnimal } from '@clade/earth';
import { gainPawn } from '../pawns.ts';
import { card } from './card.ts';

export const parasitism = card('parasitism', 'DS-6.24.1', [
  eachAnimal(
    'DS-6.24.1',
    (_s, animal, you) => animal >= you,
    (s, animal, emit) => gainPawn(s, animal, 'DS-6.24.1', emit),
  ),
]);
