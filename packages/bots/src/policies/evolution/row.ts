import {
  AMBUSH_BIT,
  BURROWING_BIT,
  CARNIVORE_BIT,
  CLIMBING_BIT,
  DEFENSIVE_HERDING_BIT,
  HARD_SHELL_BIT,
  SYMBIOSIS_BIT,
  WARNING_CALL_BIT,
} from '@clade/evolution/packed';
import type { Look } from './look.ts';

/** More species than a row can have: every one needs a card of its own. */
export const MOST_ROW = 160;
/** Traits that can stop an attack on the species itself. */
const STOPS = HARD_SHELL_BIT | BURROWING_BIT | CLIMBING_BIT | DEFENSIVE_HERDING_BIT | SYMBIOSIS_BIT;
/** EVO-1.2.6. */
const SHELL = 4;

/** One player's species in a form that can be changed to weigh an action. */
export class PolicyRow {
  n = 0;
  readonly body = new Int32Array(MOST_ROW);
  readonly population = new Int32Array(MOST_ROW);
  readonly food = new Int32Array(MOST_ROW);
  readonly fat = new Int32Array(MOST_ROW);
  readonly traits = new Int32Array(MOST_ROW);

  read(look: Look, start: number, end: number): void {
    this.n = end - start;
    for (let i = 0; i < this.n; i++) {
      this.body[i] = look.body[start + i];
      this.population[i] = look.population[start + i];
      this.food[i] = look.food[start + i];
      this.fat[i] = look.fat[start + i];
      this.traits[i] = look.traits[start + i];
    }
  }

  /** Puts a new species (body 1, population 1) at the left or at the right end. */
  insert(left: boolean): void {
    if (left) {
      for (const part of [this.body, this.population, this.food, this.fat, this.traits])
        part.copyWithin(1, 0, this.n);
    }
    const at = left ? 0 : this.n;
    this.n++;
    this.body[at] = 1;
    this.population[at] = 1;
    this.food[at] = 0;
    this.fat[at] = 0;
    this.traits[at] = 0;
  }

  /** Takes the species away again that `insert` put there. */
  remove(left: boolean): void {
    this.n--;
    if (!left) return;
    for (const part of [this.body, this.population, this.food, this.fat, this.traits])
      part.copyWithin(0, 1, this.n + 1);
  }

  carnivore(i: number): boolean {
    return (this.traits[i] & CARNIVORE_BIT) !== 0;
  }

  /** EVO-4.2: can a carnivore of another player attack the species at `i` without paying? */
  open(i: number, size: number, attacker: number, population: number, callersProtected: boolean): boolean {
    const body = this.body[i];
    if (size <= body) return false;
    const target = this.traits[i];
    if ((target & STOPS) !== 0) {
      if ((target & HARD_SHELL_BIT) !== 0 && size <= body + SHELL) return false;
      if ((target & CLIMBING_BIT) !== 0 && (attacker & CLIMBING_BIT) === 0) return false;
      if ((target & DEFENSIVE_HERDING_BIT) !== 0 && population <= this.population[i]) return false;
      if ((target & BURROWING_BIT) !== 0 && this.food[i] === this.population[i]) return false;
      if ((target & SYMBIOSIS_BIT) !== 0 && i + 1 < this.n && this.body[i + 1] > body) return false;
    }
    if ((attacker & AMBUSH_BIT) !== 0) return true;
    if ((target & WARNING_CALL_BIT) !== 0 && !callersProtected) return true;
    if (i > 0 && (this.traits[i - 1] & WARNING_CALL_BIT) !== 0) return false;
    return !(i + 1 < this.n && (this.traits[i + 1] & WARNING_CALL_BIT) !== 0);
  }
}
