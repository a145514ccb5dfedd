import type { Refusal } from '@clade/engine';

/** The facts of all reasons by name; each reason has some of them. Players and species are counted from 1. */
export interface Stated {
  readonly seat: number;
  readonly species: number;
  readonly count: number;
  readonly limit: number;
  readonly inUse: number;
  readonly what: string;
  readonly value: number;
  readonly max: number;
  readonly trait: string;
  readonly card: string;
  readonly last: string;
  readonly food: number;
  readonly population: number;
  readonly fat: number;
  readonly bodySize: number;
  readonly neighbourBodySize: number;
  readonly wateringHole: number;
  readonly players: number;
  readonly attackSize: number;
  readonly defenceSize: number;
  readonly attackerClimbs: boolean;
  readonly attackerPopulation: number;
  readonly targetPopulation: number;
  readonly side: 'left' | 'right';
  readonly option: string;
  readonly price: number;
  readonly hand: number;
  readonly cards: number;
  readonly due: number;
  readonly tried: string;
  readonly asked: string;
  readonly waitingFor: readonly number[];
}

export function stated(refusal: Refusal): Stated {
  return refusal.facts as unknown as Stated;
}

/** The species that a refused pass names. */
export function hungryOnes(refusal: Refusal): readonly number[] {
  return refusal.facts.species as readonly number[];
}
