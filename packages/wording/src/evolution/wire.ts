import type { Wire } from '@clade/engine';
import type { Card, TraitId } from '@clade/evolution';

/** A move of Evolution with its nouns by name (docs/log-format.md). */
export type EvoMove =
  | { readonly verb: 'food' | 'pay'; readonly card: Card }
  | { readonly verb: 'trait'; readonly card: Card; readonly species: number; readonly replaced?: TraitId }
  | { readonly verb: 'species'; readonly card: Card; readonly side: 'left' | 'right' }
  | { readonly verb: 'body' | 'population'; readonly card: Card; readonly species: number }
  | { readonly verb: 'leaf'; readonly species: number; readonly trait: TraitId }
  | { readonly verb: 'eat'; readonly species: number }
  | {
      readonly verb: 'attack';
      readonly species: number;
      readonly target: { readonly seat: number; readonly species: number };
      readonly negated: readonly string[];
    }
  | { readonly verb: 'use'; readonly species: number; readonly card: Card }
  | { readonly verb: 'stop' | 'pass' | 'decline' };

const NONE: readonly string[] = [];

/** Reads a well-formed wire move; the engine has checked it. */
export function readWire(wire: Wire): EvoMove {
  const [verb, a, b, c, d] = wire;
  const card = (trait: unknown, food: unknown): Card => ({ trait: trait as TraitId, food: food as number });
  switch (verb) {
    case 'food':
    case 'pay':
      return { verb, card: card(a, b) };
    case 'trait': {
      const move = { verb, card: card(a, b), species: c as number } as const;
      return d === undefined ? move : { ...move, replaced: d as TraitId };
    }
    case 'species':
      return { verb, card: card(a, b), side: c as 'left' | 'right' };
    case 'body':
    case 'population':
      return { verb, card: card(a, b), species: c as number };
    case 'leaf':
      return { verb, species: a as number, trait: b as TraitId };
    case 'eat':
      return { verb, species: a as number };
    case 'attack':
      return {
        verb,
        species: a as number,
        target: { seat: b as number, species: c as number },
        negated: (d as readonly string[] | undefined) ?? NONE,
      };
    case 'use':
      return { verb, species: a as number, card: card(b, c) };
    case 'stop':
    case 'pass':
    case 'decline':
      return { verb };
    default:
      throw new Error(`no move of Evolution: ${JSON.stringify(wire)}`);
  }
}
