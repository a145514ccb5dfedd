import { type GameEvent, legalMoves, type Position, type State } from '@clade/engine';
import { evolution } from '../../src/index.ts';
import { feeding, options, type Short, sp, table } from '../../src/testing/index.ts';
import { ofType } from './box.ts';

/**
 * A hungry plant eater that no plain carnivore can attack. With food at the watering hole its owner has something to
 * do, so the phase stays open after the move under test and the boards can be looked at.
 */
export const GRAZER: Short = [6, 6, 0];

/**
 * Player 1 attacks with species 1; player 2 owns the prey. Players 1 and 3 have a grazer, so that player 1 is asked
 * even when no attack is legal.
 */
export function hunt(attacker: Short, prey: readonly Short[], more: Position = {}): State {
  return feeding([[attacker, GRAZER], prey, [GRAZER]], { wateringHole: 9, ...more });
}

/** Switches (EVO-10.1): the fed may eat before the hungry, feeding goes on for fat, calls can be negated. */
export const FAT_ELIGIBLE: Position = { options: { fatEligible: true } };
export const UNTIL_PASSED: Position = { options: { feedingEnds: 'passed' } };
export const NEGATE_CALLS: Position = { options: { negateNeighbourCall: true } };

/** Places in player 2's row that player 1's first species may attack without paying anything. */
export function targets(s: State): number[] {
  return attacks(s).flatMap(([attacker, seat, target, negated]) =>
    attacker === 0 && seat === 1 && negated === undefined ? [target] : [],
  );
}

type Attack = [attacker: number, seat: number, target: number, negated?: readonly string[]];

/** All legal attacks of player 1. */
export function attacks(s: State): Attack[] {
  return legalMoves(evolution, s, 0)
    .map((move) => evolution.toWire(move))
    .flatMap(([verb, ...rest]) => (verb === 'attack' ? [rest as unknown as Attack] : []));
}

/** What player 1 may negate in an attack of species 1 on a species of player 2, one entry for each legal choice. */
export function prices(s: State, target: number): string[][] {
  return attacks(s)
    .filter(([attacker, seat, place]) => attacker === 0 && seat === 1 && place === target)
    .map(([, , , negated]) => [...(negated ?? [])]);
}

/** The attack of player 1's first species on a species of player 2, in words. */
export function attack(target: number, negating: readonly string[] = []): string {
  const words = `attack player 2 species ${target + 1} with species 1`;
  return negating.length > 0 ? `${words} negating ${negating.join(', ')}` : words;
}

/** A position just before traits and food cards are turned up; it runs to the first decision after that. */
export function revealing(
  rows: readonly (readonly Short[])[],
  food: readonly unknown[],
  more: Position = {},
) {
  return table({
    phase: 'feeding',
    step: 'reveal',
    players: rows.map((row, i) => ({
      species: row.map((x) => sp(...x)),
      ...(food[i] === undefined ? {} : { foodCard: food[i] }),
    })),
    ...more,
  });
}

/** The last card turn of a round that left food over: player 1 has one card and ends the turn, and all is revealed. */
export function beforeReveal(row: readonly Short[]): State {
  const species = row.map((x) => sp(...x));
  return table({
    phase: 'play',
    wateringHole: 5,
    players: [{ hand: 1, species }, { species: [sp(...GRAZER)] }],
  });
}

/** What the reveal of such a round changes by itself. */
export const REVEALED = { phase: ['play', 'feeding'], leftOver: [undefined, true] } as const;

/** Every token taken, as [player, species, count, cause]. */
export function taken(events: readonly GameEvent[]): unknown[][] {
  return ofType(events, 'took').map((e) => [e.seat, e.species, e.count, e.cause]);
}

export function mayPass(s: State): boolean {
  return options(s).includes('pass');
}
