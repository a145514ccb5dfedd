import { AMBUSH_BIT, CARNIVORE_BIT, WARNING_CALL_BIT } from '@clade/evolution/packed';
import type { Look } from './look.ts';
import { isShielded, SHIELDS } from './shields.ts';

/** More species than a row can have: every one needs a card of its own. */
export const MOST_ROW = 160;

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
    if ((target & SHIELDS) !== 0) {
      const right = i + 1 < this.n ? this.body[i + 1] : 0;
      if (isShielded(size, attacker, population, target, body, this.population[i], this.food[i], right))
        return false;
    }
    if ((attacker & AMBUSH_BIT) !== 0) return true;
    if ((target & WARNING_CALL_BIT) !== 0 && !callersProtected) return true;
    if (i > 0 && (this.traits[i - 1] & WARNING_CALL_BIT) !== 0) return false;
    return !(i + 1 < this.n && (this.traits[i + 1] & WARNING_CALL_BIT) !== 0);
  }
}
