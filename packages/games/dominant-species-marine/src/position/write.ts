import type { Position, State } from '@clade/engine';

export function writePosition(_s: State): Position {
  return {};
}
