import type { Wire } from '@clade/engine';
import type { EvoView } from '@clade/evolution';
import type { Snapshot } from '../../table/table.ts';
import type { Say } from '../../text/text.tsx';
import type { Names } from '../game-ui.ts';
import { figureAt, figuresOf } from './figures.ts';
import { readWire } from './move.ts';
import { cardName, figureName, negatedList, speciesOf, textOf, traitName } from './speech.tsx';

/** A move as a label; the species that I move are mine without saying so. */
export function sayMove(wire: Wire, snapshot: Snapshot, names: Names, say: Say): string {
  const figures = figuresOf(snapshot);
  const me = snapshot.viewer;
  const mine = (place: number): string => figureName(say, figureAt(figures, me, place));
  const move = readWire(wire);
  switch (move.verb) {
    case 'food':
    case 'pay':
      return say(`evo.move.${move.verb}`, { card: cardName(say, move.card) });
    case 'trait': {
      const values = { card: cardName(say, move.card), fig: mine(move.species) };
      return move.replaced === undefined
        ? say('evo.move.trait', values)
        : say('evo.move.trait.replacing', { ...values, old: traitName(say, move.replaced) });
    }
    case 'species':
      return say('evo.move.species', { card: cardName(say, move.card), side: move.side });
    case 'body':
    case 'population':
      return say(`evo.move.${move.verb}`, { card: cardName(say, move.card), fig: mine(move.species) });
    case 'leaf':
      return say('evo.move.leaf', { trait: traitName(say, move.trait), fig: mine(move.species) });
    case 'eat':
      return say('evo.move.eat', { fig: mine(move.species) });
    case 'attack': {
      const { seat, species } = move.target;
      const values = {
        attacker: mine(move.species),
        target: textOf(speciesOf({ say, names, figures }, seat, species)),
      };
      if (move.negated.length === 0) return say('evo.move.attack', values);
      return say('evo.move.attack.negating', {
        ...values,
        negated: negatedList(say, move.negated),
        price: move.negated.length,
      });
    }
    case 'use':
      return say('evo.move.use', { card: cardName(say, move.card), fig: mine(move.species) });
    case 'stop':
      return say(isPlanning(snapshot) ? 'evo.move.stop.plan' : 'evo.move.stop');
    case 'pass':
    case 'decline':
      return say(`evo.move.${move.verb}`);
  }
}

/** EVO-3.4.9: do the players plan their cards at the same time? */
export function isPlanning({ view, decision }: Pick<Snapshot, 'view' | 'decision'>): boolean {
  if (decision !== undefined) return decision.kind === 'plan-card';
  const shown = view as EvoView | null;
  if (shown?.phase !== 'play') return false;
  return shown.toAct.length > 1 || shown.players.some((player) => player.planClosed);
}
