import type { Seat, State } from '@clade/engine';
import {
  AMBUSH_BIT,
  BODY,
  CALLERS_PROTECTED,
  CARDS,
  CARNIVORE_BIT,
  cardSlot,
  FACE_DOWN_SHIFT,
  FAT,
  FLAGS,
  FOOD,
  isFaceDown,
  KIND_TRAIT,
  LAST_ROUND,
  MAX_TRAITS,
  PACK_HUNTING_BIT,
  PILE_N,
  PLAYERS,
  POPULATION,
  ROUND,
  rowEnd,
  rowStart,
  speciesAt,
  speciesCount,
  TRAIT_SET,
  WARNING_CALL_BIT,
} from '@clade/evolution/packed';
import { isShielded, SHIELDS } from './shields.ts';

/** More species than a table can have. */
const MOST = 256;

/**
 * The species of the table as one seat knows them: face-down cards of others do not count. Filled anew for each question;
 * the arrays are scratch.
 */
export class Look {
  n = 0;
  start = 0;
  end = 0;
  readonly owner = new Int32Array(MOST);
  readonly body = new Int32Array(MOST);
  readonly population = new Int32Array(MOST);
  readonly food = new Int32Array(MOST);
  readonly fat = new Int32Array(MOST);
  readonly traits = new Int32Array(MOST);
  callersProtected = false;

  /** `seat` -1 knows everything. */
  read(s: State, seat: Seat): void {
    this.n = speciesCount(s);
    this.start = seat < 0 ? 0 : rowStart(s, seat);
    this.end = seat < 0 ? 0 : rowEnd(s, seat);
    this.callersProtected = (s[FLAGS] & CALLERS_PROTECTED) !== 0;
    let owner = 0;
    for (let i = 0; i < this.n; i++) {
      while (i >= rowEnd(s, owner)) owner++;
      const at = speciesAt(i);
      this.owner[i] = owner;
      this.body[i] = s[at + BODY];
      this.population[i] = s[at + POPULATION];
      this.food[i] = s[at + FOOD];
      this.fat[i] = s[at + FAT];
      const hides = seat >= 0 && owner !== seat && s[at + CARDS] >> FACE_DOWN_SHIFT !== 0;
      this.traits[i] = hides ? faceUp(s[at + CARDS]) : s[at + TRAIT_SET];
    }
  }

  attackSize(i: number): number {
    return (this.traits[i] & PACK_HUNTING_BIT) !== 0 ? this.body[i] + this.population[i] : this.body[i];
  }

  /** EVO-4.2: could species `a`, if it is a carnivore, attack species `t` without paying? */
  reaches(a: number, t: number): boolean {
    return a !== t && this.reachesAs(this.attackSize(a), this.traits[a], this.population[a], t);
  }

  /** The same for a carnivore as it might become. */
  reachesAs(size: number, attacker: number, population: number, t: number): boolean {
    const body = this.body[t];
    if (size <= body) return false;
    const target = this.traits[t];
    if ((target & SHIELDS) !== 0) {
      const right = this.beside(t, t + 1) ? this.body[t + 1] : 0;
      if (isShielded(size, attacker, population, target, body, this.population[t], this.food[t], right))
        return false;
    }
    if ((attacker & AMBUSH_BIT) !== 0) return true;
    if ((target & WARNING_CALL_BIT) !== 0 && !this.callersProtected) return true;
    return !this.calls(t, t - 1) && !this.calls(t, t + 1);
  }

  beside(i: number, j: number): boolean {
    return j >= 0 && j < this.n && this.owner[i] === this.owner[j];
  }

  private calls(i: number, j: number): boolean {
    return this.beside(i, j) && (this.traits[j] & WARNING_CALL_BIT) !== 0;
  }

  carnivore(i: number): boolean {
    return (this.traits[i] & CARNIVORE_BIT) !== 0;
  }
}

function faceUp(cards: number): number {
  let traits = 0;
  for (let c = 0; c < MAX_TRAITS; c++) {
    const slot = cardSlot(cards, c);
    if (slot !== 0 && !isFaceDown(cards, c)) traits |= 1 << KIND_TRAIT[slot - 1];
  }
  return traits;
}

/** The table without the cards that lie face down. */
export function opened(s: State): State {
  let t = s;
  for (let i = 0; i < speciesCount(s); i++) {
    const at = speciesAt(i);
    if (s[at + CARDS] >> FACE_DOWN_SHIFT === 0) continue;
    if (t === s) t = new Int32Array(s);
    t[at + TRAIT_SET] = faceUp(s[at + CARDS]);
  }
  return t;
}

/** Rows grow, and extinctions draw as well. */
const GROWTH = 1.15;

/** Rounds expected after the present one (EVO-3.2.4: the round whose deal empties the pile is the last). */
export function roundsAfter(s: State): number {
  if (s[LAST_ROUND] > 0) return Math.max(0, s[LAST_ROUND] - s[ROUND]);
  const perRound = 3 * s[PLAYERS] + speciesCount(s);
  return 1 + Math.floor(s[PILE_N] / (perRound * GROWTH));
}
