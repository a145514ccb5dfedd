import { A, auto } from '@clade/engine';
import { gainPawn } from '../pawns.ts';
import { card } from './card.ts';

export const omnivore = card('omnivore', 'DS-6.23.1', [
  auto('DS-6.23.1', (s, f, emit) => gainPawn(s, s[f + A], 'DS-6.23.1', emit)),
]);
