import { EngineBug, type Move, type Wire } from '@clade/engine';
import type { Card, EvoView, TraitId } from '@clade/evolution';
import type { Asked } from '../../bot.ts';

/** A legal move together with its parts. */
export interface Option {
  readonly move: Move;
  readonly wire: Wire;
}

export function readOptions(asked: Asked<EvoView>): Option[] {
  return asked.legal.map((move) => ({ move, wire: asked.game.toWire(move) }));
}

/** The number at a place of a wire move. */
export function numberAt(wire: Wire, place: number): number {
  const part = wire[place];
  if (typeof part !== 'number') throw new EngineBug(`no number at ${place} of ${JSON.stringify(wire)}`);
  return part;
}

/** The card whose trait and food stand at `place` and behind it. */
export function cardAt(wire: Wire, place: number): Card {
  return { trait: wire[place] as TraitId, food: numberAt(wire, place + 1) };
}

/** The option with the highest score; the first of equal ones. */
export function best(options: readonly Option[], score: (option: Option) => number): Move {
  let chosen: Option | undefined;
  let top = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const value = score(option);
    if (value <= top) continue;
    top = value;
    chosen = option;
  }
  if (chosen === undefined) throw new EngineBug('no legal move to choose from');
  return chosen.move;
}
