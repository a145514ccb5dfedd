import { type Refusal, refusal, type State } from '@clade/engine';

export function readPosition(_position: unknown): State | Refusal {
  return refusal('bad-position', 'DS-1.3', 'not yet');
}
