import { EngineBug, type GameEvent, legalMoves, type State, seatsToAct } from '@clade/engine';
import { boxOf } from '@clade/engine/testing';
import { dominantSpeciesMarine, type ElementId, type MarineView } from '../../src/index.ts';
import { BOOK_KINDS } from '../book.ts';

export { ofType, pointsIn, sum } from '@clade/engine/testing';
export const { newGame, badField, refused, playRandomly } = boxOf(dominantSpeciesMarine);

export const look = (s: State, viewer = 0): MarineView => dominantSpeciesMarine.view(s, viewer);

/** Everybody keeps the first traits dealt, and whatever they ask is answered by the first answer: the first turn. */
export function started(
  players: number,
  given: Readonly<Record<string, unknown>> = {},
  seed = 'box',
  events: GameEvent[] = [],
): State {
  const s = newGame(players, given, seed, events);
  while (look(s).phase !== 'turns') {
    const [seat = 0] = seatsToAct(dominantSpeciesMarine, s);
    const [move] = legalMoves(dominantSpeciesMarine, s, seat);
    if (move === undefined) throw new EngineBug('nothing can be chosen');
    dominantSpeciesMarine.apply(s, seat, move, (e) => events.push(e));
    dominantSpeciesMarine.check(s);
  }
  return s;
}

/** Disks of each kind wherever they are; what is printed is no disk. */
export function disksOf(s: State): Record<ElementId, number> {
  const { bag, boxes, corners, animals, speciation } = look(s);
  const out = Object.fromEntries(BOOK_KINDS.map((kind) => [kind, 0])) as Record<ElementId, number>;
  const add = (counts: Partial<Record<ElementId, number>>, by = 1): void => {
    for (const [kind, n] of Object.entries(counts)) out[kind as ElementId] += by * n;
  };
  for (const counts of [bag, ...Object.values(boxes)]) add(counts);
  for (const { element } of corners) add({ [element]: 1 });
  for (const element of speciation) if (element !== null) add({ [element]: 1 });
  for (const { elements, printed } of animals) {
    add(elements);
    add(printed, -1);
  }
  return out;
}
