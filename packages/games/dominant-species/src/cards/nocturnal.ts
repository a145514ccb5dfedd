import { A, auto } from '@clade/engine';
import { stepUpInitiative } from '../pawns.ts';
import { card } from './card.ts';

export const nocturnal = card('nocturnal', 'DS-6.22.1', [
  auto('DS-6.22.1', (s, f, emit) => stepUpInitiative(s, s[f + A], 'DS-6.22.1', emit)),
]);
