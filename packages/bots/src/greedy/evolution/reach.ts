import type { Animal } from './table.ts';
import {
  AMBUSH,
  BURROWING,
  CLIMBING,
  DEFENSIVE_HERDING,
  HARD_SHELL,
  has,
  PACK_HUNTING,
  SYMBIOSIS,
  WARNING_CALL,
} from './traits.ts';

const HARD_SHELL_BONUS = 4;

/** EVO-4.1.4. */
function attackSize(animal: Animal): number {
  return has(animal.traits, PACK_HUNTING) ? animal.body + animal.population : animal.body;
}

/**
 * EVO-4.2: could this carnivore attack the species at `place` of `row`, by what is known, without paying? For estimates
 * only; what may really be attacked is told by the legal moves.
 */
export function canReach(
  hunter: Animal,
  row: readonly Animal[],
  place: number,
  callersProtected: boolean,
): boolean {
  const prey = row[place] as Animal;
  const size = attackSize(hunter);
  if (size <= prey.body) return false;
  const { traits } = prey;
  if ((traits & SHIELDS) !== 0) {
    if (has(traits, HARD_SHELL) && size <= prey.body + HARD_SHELL_BONUS) return false;
    if (has(traits, CLIMBING) && !has(hunter.traits, CLIMBING)) return false;
    if (has(traits, DEFENSIVE_HERDING) && hunter.population <= prey.population) return false;
    if (has(traits, BURROWING) && prey.food === prey.population) return false;
    if (has(traits, SYMBIOSIS)) {
      const right = row[place + 1];
      if (right !== undefined && right.body > prey.body) return false;
    }
  }
  if (has(hunter.traits, AMBUSH) || (has(traits, WARNING_CALL) && !callersProtected)) return true;
  return !calls(row, place - 1) && !calls(row, place + 1);
}

const SHIELDS = HARD_SHELL | CLIMBING | DEFENSIVE_HERDING | BURROWING | SYMBIOSIS;

function calls(row: readonly Animal[], place: number): boolean {
  return place >= 0 && place < row.length && has((row[place] as Animal).traits, WARNING_CALL);
}
