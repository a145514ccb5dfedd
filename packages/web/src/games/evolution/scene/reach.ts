import type { Config, Seat, State, Wire } from '@clade/engine';
import { outcome, type Place, priceOf } from '@clade/evolution';
import { readWire } from '@clade/wording/evolution';

/** What the legal attacks on one species come to: the cheapest of them, and its numbers. */
export interface Reach {
  readonly attacker: number;
  /** Cards that Intelligence costs. */
  readonly price: number;
  /** Population that Horns cost. */
  readonly horns: boolean;
}

export function cheapest(
  moves: readonly Wire[],
  options: Config['options'],
  known: State,
  me: Seat,
  target: Place,
): Reach | undefined {
  let best: Reach | undefined;
  for (const wire of moves) {
    const move = readWire(wire);
    if (move.verb !== 'attack') continue;
    if (move.target.seat !== target.seat || move.target.species !== target.species) continue;
    const price = priceOf(options, move.negated);
    if (best !== undefined && best.price <= price) continue;
    const horns = outcome(known, me, wire).some((e) => e.type === 'population-lost' && e.rule === 'EVO-6.11');
    best = { attacker: move.species, price, horns };
  }
  return best;
}
