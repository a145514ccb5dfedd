import { SECTIONS, type SectionId } from '@clade/dominant-species-marine';
import {
  controllerOn,
  DISPLAY_SPACES,
  FEEDER_SPACE,
  FLIGHT,
  hasTrait,
  isSpecialOn,
  SECTION_OF,
  SOCIAL,
  SPACE,
  SPACE_SET,
  SPECIAL_ONLY,
  STANDING,
  specialsAtHand,
} from '@clade/dominant-species-marine/packed';
import * as earth from '@clade/earth';
import { animalsInPlay, lowest } from '@clade/earth';
import type { State } from '@clade/engine';
import type { MarineEvaluation } from './evaluation.ts';
import type { PolicyParams } from './params.ts';
import { NTH, SpaceWorth } from './spaces.ts';

const { PAWNS } = earth;

/** More than any turn brings. */
const NEVER = 1000;
const MOST_PAWNS = 9;
/** Special pawns, and one space more. */
const MOST_FREE = 8;

const DOMINATION = SECTIONS.findIndex(({ id }) => id === 'domination');
const WANDERLUST = SECTIONS.findIndex(({ id }) => id === 'wanderlust');
/** Sections whose spaces bring different things: a disk or a chip lies at each of them. */
const VARIED: ReadonlySet<SectionId> = new Set(['speciation', 'competition', 'evolution']);
/** The space behind which a plan goes on: elsewhere a second pawn finds little of what the first has left. */
const BEHIND = Int32Array.from({ length: DISPLAY_SPACES }, (_, space) => {
  if (VARIED.has(SECTIONS[SECTION_OF[space]].id)) return space;
  let last = space;
  while (SECTION_OF[last + 1] === SECTION_OF[space]) last++;
  return last;
});

/**
 * A cycle is the turns from one Retrieve to the next: basic pawns go down the display (DSM-5.2.2), so what a pawn brings is
 * weighed with what it leaves to the pawns behind it. A turn that brings less than turns do on the average is better spent
 * on the Retrieve that comes anyway.
 */
export class Cycle {
  readonly #params: PolicyParams;
  readonly #spaces: SpaceWorth;
  #s: State = new Int32Array(0);
  #animal = 0;
  #last = -1;
  #first = DISPLAY_SPACES;
  #flies = false;
  #animals = 0;
  #feeder = 0;
  pawns = 0;
  specials = 0;
  /** Own pawns on the display or on a trait card. */
  standing = 0;
  /** What a turn has to bring to be worth placing a pawn. */
  turn = 0;
  /** What so many pawns bring behind a space, `[pawns * (spaces + 1) + space + 1]`; and the same for a fresh cycle. */
  readonly #chain = new Float64Array((MOST_PAWNS + 1) * (DISPLAY_SPACES + 1));

  readonly #freeGain = new Float64Array(MOST_FREE);
  readonly #freeSpace = new Int32Array(MOST_FREE);
  #freeCount = 0;

  constructor(params: PolicyParams, bestSpeciation: (s: State, kind: number) => number) {
    this.#params = params;
    this.#spaces = new SpaceWorth(params, bestSpeciation);
  }

  read(e: MarineEvaluation): void {
    const { s, animal } = e;
    this.#s = s;
    this.#animal = animal;
    this.#spaces.read(e, 0);
    this.#flies = hasTrait(s, animal, FLIGHT);
    this.#animals = animalsInPlay(s);
    this.#last = -1;
    this.#first = DISPLAY_SPACES;
    let out = 0;
    this.standing = 0;
    for (let w = 0; w < SPACE_SET; w++) {
      for (let rest = s[STANDING + animal * SPACE_SET + w]; rest !== 0; rest &= rest - 1) {
        const space = w * 32 + lowest(rest);
        this.standing++;
        if (!isSpecialOn(s, space)) out++;
        if (space >= DISPLAY_SPACES) continue;
        if (space > this.#last) this.#last = space;
        if (space < this.#first) this.#first = space;
      }
    }
    this.#feeder = Math.max(0, this.#spaces.row.best[0]);
    this.pawns = Math.min(MOST_PAWNS, s[PAWNS + animal]);
    this.specials = 0;
    for (let rest = specialsAtHand(s, animal); rest !== 0; rest &= rest - 1) this.specials++;
    const all = Math.min(MOST_PAWNS, s[PAWNS + animal] + out);
    this.#fill(-1, all, 0, true);
    this.turn = (this.#params.turn * this.#chain[all * (DISPLAY_SPACES + 1)]) / (all + 1);
    this.#fill(Math.max(-1, this.#last), this.pawns, this.turn, false);
    this.#findFree();
  }

  /** DSM-5.2.3: the best spaces for special pawns, which may go anywhere, best first. */
  #findFree(): void {
    this.#freeCount = 0;
    if (this.specials === 0) return;
    const most = Math.min(MOST_FREE, this.specials + 1);
    for (let space = 0; space < DISPLAY_SPACES; space++) {
      if (this.#s[SPACE + space] !== 0) continue;
      const gain = this.#params.later * this.gain(space) - this.turn;
      if (gain <= 0) continue;
      let at = this.#freeCount;
      if (at < most) this.#freeCount++;
      else if (gain <= this.#freeGain[--at]) continue;
      for (; at > 0 && this.#freeGain[at - 1] < gain; at--) {
        this.#freeGain[at] = this.#freeGain[at - 1];
        this.#freeSpace[at] = this.#freeSpace[at - 1];
      }
      this.#freeGain[at] = gain;
      this.#freeSpace[at] = space;
    }
  }

  /** What so many special pawns will bring beyond the cost of their turns, when a space is taken. */
  #freely(specials: number, except: number): number {
    let sum = 0;
    for (let i = 0, left = specials; i < this.#freeCount && left > 0; i++) {
      if (this.#freeSpace[i] === except) continue;
      sum += this.#freeGain[i];
      left--;
    }
    return sum;
  }

  /** What a pawn would bring at once on a space. */
  gain(space: number): number {
    return space >= FEEDER_SPACE ? this.#feeder : this.#spaces.worth[space];
  }

  /** May a basic pawn of ours come to stand here; with `fresh`, after a Retrieve? */
  #isFree(space: number, fresh: boolean): boolean {
    if (SPECIAL_ONLY[space] === 1) return false;
    if (SECTION_OF[space] === DOMINATION && NTH[space] > 0 && NTH[space] >= this.#animals - 1) return false;
    const pawn = this.#s[SPACE + space];
    return pawn === 0 || (fresh && controllerOn(this.#s, space) === this.#animal);
  }

  /** The most that up to so many basic pawns bring behind each space, beyond the cost of their turns. */
  #fill(behind: number, pawns: number, cost: number, fresh: boolean): void {
    const row = DISPLAY_SPACES + 1;
    const chain = this.#chain;
    chain.fill(0, 0, row);
    for (let p = 1; p <= pawns; p++) {
      chain[p * row + DISPLAY_SPACES] = 0;
      for (let x = DISPLAY_SPACES - 2; x >= behind; x--) {
        const y = x + 1;
        let best = x === DISPLAY_SPACES - 2 ? 0 : chain[p * row + y + 1];
        if (this.#isFree(y, fresh)) {
          const used = this.gain(y) - cost + this.#params.later * chain[(p - 1) * row + BEHIND[y] + 1];
          if (used > best) best = used;
        }
        chain[p * row + x + 1] = best;
      }
    }
  }

  #rest(space: number, pawns: number, specials: number): number {
    const bound = space < DISPLAY_SPACES && !(this.#flies && space < this.#first) ? space : -1;
    const behind = Math.max(this.#last, bound);
    const row = DISPLAY_SPACES + 1;
    const chain = pawns <= 0 ? 0 : this.#chain[Math.min(pawns, MOST_PAWNS) * row + behind + 1];
    return this.#params.later * chain + this.#freely(specials, space);
  }

  /** A pawn on a space; DSM-5.11.6: the special space of Wanderlust gives its turn back. */
  place(space: number, special: boolean): number {
    const again = space < DISPLAY_SPACES && SECTION_OF[space] === WANDERLUST && SPECIAL_ONLY[space] === 1;
    const gain = this.gain(space) + (again ? this.turn : 0) - this.turn - this.#bumped(space, special);
    return special
      ? gain + this.#rest(space, this.pawns, this.specials - 1)
      : gain + this.#rest(space, this.pawns - 1, this.specials);
  }

  /**
   * DSM-5.2.4: who is bumped has a pawn again. Two that can bump each other's pawns could do so for ever: with Adaptability
   * in the row those with special pawns, one of them or a Social animal, and those who both are Social.
   */
  #bumped(space: number, special: boolean): number {
    const s = this.#s;
    if (s[SPACE + space] === 0) return 0;
    const mutual = isSpecialOn(s, space) || (!special && hasTrait(s, controllerOn(s, space), SOCIAL));
    return mutual ? NEVER : this.#params.bump * this.turn;
  }

  /** The best space for a special pawn. */
  bestSpecial(): number {
    let best = -NEVER;
    for (let space = 0; space < DISPLAY_SPACES; space++) {
      const holder = controllerOn(this.#s, space);
      if (holder === this.#animal || isSpecialOn(this.#s, space)) continue;
      if (SECTION_OF[space] === DOMINATION && NTH[space] > 0 && NTH[space] >= this.#animals - 1) continue;
      best = Math.max(best, this.place(space, true));
    }
    return best;
  }
}
