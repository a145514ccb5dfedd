import type { GameEvent, State } from '@clade/engine';
import { options, play, question } from '../../src/testing/index.ts';
import { look } from './box.ts';

/** How tests of the rules let the rest of a round go by. */

const WAYS_OUT = ['forgo', 'skip', 'stop'];

/** Declines one question after the other until it is so. */
export function declineUntil(s: State, done: (s: State) => boolean): GameEvent[] {
  const events: GameEvent[] = [];
  while (!done(s)) {
    const way = options(s).at(-1) ?? '';
    if (!WAYS_OUT.includes(way)) throw new Error(`"${question(s)}" cannot be declined`);
    events.push(...play(s, way));
  }
  return events;
}

export function inPlanning(s: State): boolean {
  return look(s).phase === 'planning';
}

/** Goes by to the Planning of the next round. */
export function toNextRound(s: State): GameEvent[] {
  return declineUntil(s, inPlanning);
}

/** Places the pawns of a Planning: given ones first where an animal is asked, the rest from the bottom of the display. */
export function planRound(s: State, wishes: Readonly<Record<string, string>> = {}): void {
  const open = new Map(Object.entries(wishes));
  while (inPlanning(s)) {
    const animal = look(s).asked?.animal ?? '';
    const wish = open.get(animal);
    open.delete(animal);
    play(s, wish === undefined ? (options(s).at(-1) ?? '') : `place a pawn on ${wish}`);
  }
}
