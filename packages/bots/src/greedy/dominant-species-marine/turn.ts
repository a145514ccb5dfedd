import { ANIMAL_IDS, type MarineView, type SectionId, SPACE_NAMES } from '@clade/dominant-species-marine';
import { PLACE } from '@clade/earth';
import { type Move, MoveList, moveVerb, operandA } from '@clade/engine';
import { best } from '../earth/best.ts';
import { isAsked } from '../earth/question.ts';
import { discardedWorth } from './cards.ts';
import { animalNumber, animalOf, hasTrait } from './outlook.ts';
import type { MarineQuestion } from './question.ts';
import { PLACES, spaceGains } from './spaces.ts';
import { WEIGHTS } from './weights.ts';

/**
 * A cycle is the turns from one Retrieve to the next: basic pawns go down the display (DSM-5.2.2), so what a pawn brings
 * is weighed with what it leaves to the pawns behind it. A turn that brings less than turns do on the average is better
 * spent on the Retrieve that comes anyway.
 */
class Cycle {
  private readonly gains: (space: number) => number;
  private readonly view: MarineView;
  private readonly own: string;
  /** The last space of the display that binds the own basic pawns, -1 for none. */
  private readonly last: number;
  private readonly first: number;
  private readonly flies: boolean;
  readonly pawns: number;
  readonly specials: number;
  /** What a turn has to bring to be worth placing a pawn. */
  readonly turn: number;

  constructor(q: MarineQuestion) {
    const { view } = q.asked;
    const { animal } = q.scales.o;
    const me = animalOf(view, animal);
    this.view = view;
    this.gains = spaceGains(q);
    this.own = me.animal;
    this.flies = hasTrait(view, animal, 'flight');
    const mine = PLACES.map((_, i) => i).filter((i) => this.holder(i) === this.own);
    this.last = mine.at(-1) ?? -1;
    this.first = mine[0] ?? PLACES.length;
    this.pawns = me.pawns.available;
    const controlled = view.specials.filter(({ controller }) => controller === me.animal);
    this.specials = controlled.filter(({ space }) => space === null).length;
    const all = me.pawns.available + me.pawns.display;
    this.turn = (WEIGHTS.turn * this.chain(-1, all, 0, true)) / (all + 1);
  }

  private holder(space: number): string | undefined {
    return this.view.spaces[SPACE_NAMES[space] as string]?.animal;
  }

  /** May a basic pawn of ours come to stand here; with `fresh`, after a Retrieve? */
  private isFree(space: number, fresh: boolean): boolean {
    const place = PLACES[space];
    if (place === undefined || place.special) return false;
    if (place.id === 'domination' && place.nth > 0 && place.nth >= this.view.animals.length - 1) return false;
    const holder = this.holder(space);
    return holder === undefined || (fresh && holder === this.own);
  }

  /** The most that so many basic pawns bring behind a space beyond the cost of their turns, later ones counting less. */
  private chain(behind: number, pawns: number, cost: number, fresh: boolean): number {
    // table[p][x]: the most of p pawns behind space x.
    let before = new Float64Array(PLACES.length + 1);
    for (let p = 1; p <= pawns; p++) {
      const now = new Float64Array(PLACES.length + 1);
      for (let x = PLACES.length - 2; x >= behind; x--) {
        const y = x + 1;
        now[x + 1] = now[y + 1] as number;
        if (!this.isFree(y, fresh)) continue;
        const used = this.gains(y) - cost + WEIGHTS.later * (before[behindOf(y) + 1] as number);
        if (used > (now[x + 1] as number)) now[x + 1] = used;
      }
      before = now;
    }
    return before[behind + 1] as number;
  }

  /** What special pawns will bring beyond the cost of their turns, wherever they may go (DSM-5.2.3). */
  private freely(specials: number, except: number): number {
    if (specials === 0) return 0;
    const gains: number[] = [];
    for (let space = 0; space < PLACES.length; space++) {
      if (space === except || this.holder(space) !== undefined) continue;
      gains.push(WEIGHTS.later * this.gains(space) - this.turn);
    }
    gains.sort((a, b) => b - a);
    return gains.slice(0, specials).reduce((sum, gain) => sum + Math.max(0, gain), 0);
  }

  private rest(space: number, pawns: number, specials: number): number {
    const bound = space < PLACES.length && !(this.flies && space < this.first) ? space : -1;
    const behind = Math.max(this.last, bound);
    return WEIGHTS.later * this.chain(behind, pawns, this.turn, false) + this.freely(specials, space);
  }

  /** DSM-5.11.6: the special space of Wanderlust gives its turn back. */
  private at(space: number): number {
    const place = PLACES[space];
    const again = place?.id === 'wanderlust' && place.special ? this.turn : 0;
    return this.gains(space) + again - this.turn;
  }

  basic(space: number): number {
    return this.at(space) - this.bumped(space, true) + this.rest(space, this.pawns - 1, this.specials);
  }

  special(space: number): number {
    return this.at(space) - this.bumped(space, false) + this.rest(space, this.pawns, this.specials - 1);
  }

  /**
   * DSM-5.2.4: who is bumped has a pawn again. Two that can bump each other's pawns could do so for ever: with Adaptability
   * in the row those with special pawns, and those who both are Social.
   */
  private bumped(space: number, basic: boolean): number {
    const pawn = this.view.spaces[SPACE_NAMES[space] as string];
    if (pawn === undefined) return 0;
    const mutual = basic ? hasTrait(this.view, animalNumber(pawn.animal), 'social') : pawn.special !== null;
    return mutual ? NEVER : WEIGHTS.bump * this.turn;
  }
}

/** More than any turn brings. */
const NEVER = 1000;

/** Sections whose spaces bring different things: a disk or a chip lies at each of them. */
const VARIED: ReadonlySet<SectionId> = new Set(['speciation', 'competition', 'evolution']);

/** The space behind which a plan goes on: elsewhere a second pawn finds little of what the first has left. */
function behindOf(space: number): number {
  const id = PLACES[space]?.id;
  if (id === undefined || VARIED.has(id)) return space;
  let last = space;
  while (PLACES[last + 1]?.id === id) last++;
  return last;
}

/** DSM-5.3: what a Retrieve brings besides the pawns. */
function retrieveGain(q: MarineQuestion, cycle: Cycle): number {
  const { view } = q.asked;
  const { animal } = q.scales.o;
  // DSM-5.18.2: the Retrieve that ends the game is no loss of a turn to come.
  let gain = endsGame(view, animal) ? WEIGHTS.rivals * cycle.turn - cycle.turn : 0;
  const top = view.discard.at(-1);
  if (hasTrait(view, animal, 'ancient-lineage') && top !== undefined)
    gain += Math.max(0, discardedWorth(q.scales, view, top));
  if (hasTrait(view, animal, 'hadopelagic') && cycle.pawns + cycle.specials === 0) gain += cycle.turn;
  return gain;
}

function endsGame(view: MarineView, animal: number): boolean {
  return (
    view.lastRound &&
    view.animals.every(({ animal: id, chain }) => (ANIMAL_IDS[animal] === id) === (chain === 'left'))
  );
}

/** DSM-5.1.2: a basic pawn, a special one, or a Retrieve. */
export function chooseTurn(q: MarineQuestion): Move {
  const cycle = new Cycle(q);
  return best(q.asked.legal, (move) =>
    moveVerb(move) === PLACE ? cycle.basic(operandA(move)) : otherTurn(q, cycle, move),
  );
}

const list = new MoveList();

/** A special pawn is worth the best space that it may go to; what asks for no space is the Retrieve. */
function otherTurn(q: MarineQuestion, cycle: Cycle, move: Move): number {
  const { game, seat } = q.asked;
  const s = q.scales.trial();
  game.take(s, seat, move);
  if (!isAsked(q, s, 'special-space')) return retrieveGain(q, cycle);
  game.legalMoves(s, seat, list);
  let top = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < list.n; i++) top = Math.max(top, cycle.special(operandA(list.at[i] as number)));
  return top;
}

/** DSM-5.2.3. */
export function chooseSpecialSpace(q: MarineQuestion): Move {
  const cycle = new Cycle(q);
  return best(q.asked.legal, (move) => cycle.special(operandA(move)));
}
