import type { Wire } from '@clade/engine';
import type { EvoView } from '@clade/evolution';
import { type Phrase, phrase } from '../phrase.ts';
import type { Names, Seen } from '../wording.ts';
import { figureAt, figuresOf } from './figures.ts';
import { cardName, figureName, negatedList, speciesOf, traitName } from './names.ts';
import { readWire } from './wire.ts';

/** A move as a label; the species that I move are mine without saying so. */
export function moveName(wire: Wire, seen: Seen, names: Names): Phrase {
  const figures = figuresOf(seen);
  const mine = (place: number): Phrase => figureName(figureAt(figures, seen.viewer, place), names);
  const move = readWire(wire);
  switch (move.verb) {
    case 'food':
    case 'pay':
      return phrase(`evo.move.${move.verb}`, { card: cardName(move.card) });
    case 'trait': {
      const values = { card: cardName(move.card), fig: mine(move.species) };
      return move.replaced === undefined
        ? phrase('evo.move.trait', values)
        : phrase('evo.move.trait.replacing', { ...values, old: traitName(move.replaced) });
    }
    case 'species':
      return phrase('evo.move.species', { card: cardName(move.card), side: move.side });
    case 'body':
    case 'population':
      return phrase(`evo.move.${move.verb}`, { card: cardName(move.card), fig: mine(move.species) });
    case 'leaf':
      return phrase('evo.move.leaf', { trait: traitName(move.trait), fig: mine(move.species) });
    case 'eat':
      return phrase('evo.move.eat', { fig: mine(move.species) });
    case 'attack': {
      const { seat, species } = move.target;
      const values = { attacker: mine(move.species), target: speciesOf({ names, figures }, seat, species) };
      if (move.negated.length === 0) return phrase('evo.move.attack', values);
      const negated = negatedList(move.negated);
      return phrase('evo.move.attack.negating', { ...values, negated, price: move.negated.length });
    }
    case 'use':
      return phrase('evo.move.use', { card: cardName(move.card), fig: mine(move.species) });
    case 'stop':
      return phrase(isPlanning(seen) ? 'evo.move.stop.plan' : 'evo.move.stop');
    case 'pass':
    case 'decline':
      return phrase(`evo.move.${move.verb}`);
  }
}

/** EVO-3.4.9: do the players plan their cards at the same time? */
export function isPlanning({ view, decision }: Pick<Seen, 'view' | 'decision'>): boolean {
  if (decision !== undefined) return decision.kind === 'plan-card';
  const shown = view as EvoView | null;
  if (shown?.phase !== 'play') return false;
  return shown.toAct.length > 1 || shown.players.some((player) => player.planClosed);
}
