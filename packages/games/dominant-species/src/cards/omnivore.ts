import { A, auto } from '@clade/engine';
import { gainPawn } from '../pawns.ts';
import { card } from './card.ts';

export const omnivore = card('omnivore', 'Omnivore', 'DS-6.23.1', 'Gain one pawn.', [
  auto('DS-6.23.1', (s, f, emit) => gainPawn(s, s[f + A], 'DS-6.23.1', emit)),
]);
