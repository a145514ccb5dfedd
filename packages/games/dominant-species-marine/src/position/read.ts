import { type Refusal, refusal, type State } from '@clade/engine';

export function readPosition(_position: unknown): State | Refusal {
  return refusal('bad-position', 'DSM-4.1', 'Positions of Dominant Species: Marine cannot be read yet.');
}
