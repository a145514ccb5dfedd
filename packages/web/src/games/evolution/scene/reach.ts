import type { Seat, State } from '@clade/engine';
import { outcome, type Place } from '@clade/evolution';
import { readWire } from '../move.ts';

/** What the legal attacks on one species come to: the cheapest of them, and its numbers. */
export interface Reach {
  readonly attacker: number;
  /** Cards that Intelligence costs. */
  readonly price: number;
  /** Population that Horns cost. */
  readonly horns: boolean;
}

export function cheapest(
  moves: readonly (readonly unknown[])[],
  known: State,
  me: Seat,
  target: Place,
): Reach | undefined {
  let best: Reach | undefined;
  for (const wire of moves) {
    const move = readWire(wire as never);
    if (move.verb !== 'attack') continue;
    if (move.target.seat !== target.seat || move.target.species !== target.species) continue;
    const price = move.negated.length;
    if (best !== undefined && best.price <= price) continue;
    const horns = outcome(known, me, wire as never).some(
      (e) => e.type === 'population-lost' && e.rule === 'EVO-6.11',
    );
    best = { attacker: move.species, price, horns };
  }
  return best;
}
