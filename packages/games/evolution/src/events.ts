import type { GameEvent, Seat } from '@clade/engine';
import type { Card } from './cards.ts';
import type { TraitId } from './traits.ts';

/** Everything that can happen at an Evolution table. Seats and species positions are 0-based, left to right. */
export type EvoEvent = GameEvent &
  (
    | { type: 'round-started'; round: number; first: Seat }
    | { type: 'dealt' | 'drawn'; seat: Seat; count: number; secret?: { seat: Seat; cards: Card[] } }
    | { type: 'reshuffled'; lastRound: number }
    | { type: 'food-chosen'; seat: Seat; secret: { seat: Seat; card: Card } }
    | { type: 'trait-played'; seat: Seat; species: number; secret: { seat: Seat; card: Card } }
    | { type: 'trait-replaced'; seat: Seat; species: number; card: Card; fatToBag: number }
    | { type: 'card-discarded'; seat: Seat; card: Card }
    | { type: 'species-created'; seat: Seat; species: number; side: 'left' | 'right' }
    | { type: 'species-replaced'; seat: Seat; species: number }
    | { type: 'grown'; seat: Seat; species: number; what: 'body' | 'population'; value: number }
    | { type: 'void'; seat: Seat; secret: { seat: Seat; card: Card } }
    | { type: 'turn-ended'; seat: Seat }
    | { type: 'plan-closed'; seat: Seat; secret: { seat: Seat; actions: number } }
    | { type: 'traits-revealed'; seat: Seat; species: number; traits: TraitId[] }
    | { type: 'food-revealed'; cards: { seat: Seat; card: Card }[]; before: number; after: number }
    | { type: 'fertile'; seat: Seat; species: number; population: number }
    | { type: 'fat-used'; seat: Seat; species: number; count: number }
    | {
        type: 'took';
        seat: Seat;
        species: number;
        count: number;
        meat: boolean;
        source: 'watering-hole' | 'bank';
        cause: 'eat' | 'attack' | 'long-neck' | 'intelligence' | 'scavenger' | 'cooperation';
        foraging: boolean;
        toFat: number;
      }
    | { type: 'intelligence-used'; seat: Seat; species: number; card: Card }
    | { type: 'declined' | 'passed' | 'skipped'; seat: Seat }
    | {
        type: 'attacked';
        seat: Seat;
        species: number;
        target: { seat: Seat; species: number };
        negated: string[];
        forced: boolean;
      }
    | { type: 'population-lost'; seat: Seat; species: number; population: number; toBag: number }
    | { type: 'extinct'; seat: Seat; species: number; toBag: number; traits: Card[] }
    | { type: 'starved'; seat: Seat; species: number; from: number; to: number }
    | { type: 'bagged'; seat: Seat; count: number; fat: boolean }
    | { type: 'round-ended'; round: number }
    | { type: 'game-ended'; scores: number[] }
  );

export type EvoEmit = ((event: EvoEvent) => void) | undefined;
