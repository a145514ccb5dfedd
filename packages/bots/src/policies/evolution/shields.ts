import {
  BURROWING_BIT,
  CLIMBING_BIT,
  DEFENSIVE_HERDING_BIT,
  HARD_SHELL_BIT,
  HORNS_BIT,
  type Shield,
  SYMBIOSIS_BIT,
} from '@clade/evolution/packed';

/** Every trait that covers its own species. The compiler asks for one that is missing: `isShielded` has to know it. */
const BITS: Readonly<Record<Shield, number>> = {
  burrowing: BURROWING_BIT,
  climbing: CLIMBING_BIT,
  'defensive-herding': DEFENSIVE_HERDING_BIT,
  'hard-shell': HARD_SHELL_BIT,
  symbiosis: SYMBIOSIS_BIT,
};

export const SHIELDS = Object.values(BITS).reduce((all, bit) => all | bit, 0);

/** What makes a carnivore think twice. */
export const SHIELDS_AND_HORNS = SHIELDS | HORNS_BIT;

/** EVO-1.2.6. */
const SHELL = 4;

/**
 * EVO-4.2.2 to EVO-4.2.6: do traits of a species keep off an attack of this size? `traits` and `population` are the
 * attacker's; the rest is the target's, and `right` the body size of the species to its right, 0 for none.
 */
export function isShielded(
  size: number,
  traits: number,
  population: number,
  target: number,
  body: number,
  heads: number,
  food: number,
  right: number,
): boolean {
  if ((target & HARD_SHELL_BIT) !== 0 && size <= body + SHELL) return true;
  if ((target & CLIMBING_BIT) !== 0 && (traits & CLIMBING_BIT) === 0) return true;
  if ((target & DEFENSIVE_HERDING_BIT) !== 0 && population <= heads) return true;
  if ((target & BURROWING_BIT) !== 0 && food === heads) return true;
  return (target & SYMBIOSIS_BIT) !== 0 && right > body;
}
