import { EngineBug, type GameEvent, type Position, type State } from '@clade/engine';
import { boxOf } from '@clade/engine/testing';
import { type AnimalId, type DsView, dominantSpecies, type ElementId } from '../../src/index.ts';
import { options, play, question } from '../../src/testing/index.ts';
import { BOOK_PRINTED } from '../book.ts';

export { ofType, pointsIn, sum } from '@clade/engine/testing';
export const { newGame, badField, refused, playRandomly } = boxOf(dominantSpecies);

export const look = (s: State): DsView => dominantSpecies.view(s, 0);

/** Animals by name, one seat each in this order. */
export function only(...ids: AnimalId[]): Position {
  return Object.fromEntries(ids.map((id) => [id, {}]));
}

/** Declines until the next Planning, the end of the game, or a question that cannot be declined. */
export function declineAll(s: State): GameEvent[] {
  const events: GameEvent[] = [];
  while (dominantSpecies.pending(s) !== 0 && look(s).phase !== 'planning') {
    const out = options(s).find((words) => ['forgo', 'skip', 'stop'].includes(words));
    if (out === undefined) throw new EngineBug(`"${question(s)}" cannot be declined`);
    events.push(...play(s, out));
  }
  return events;
}

/** Places all pawns by `choose`, by default on the last vacant space; returns what happened until Execution stops. */
export function planAll(s: State, choose: (vacant: string[]) => string = (v) => v.at(-1) ?? ''): GameEvent[] {
  const events: GameEvent[] = [];
  while (dominantSpecies.pending(s) !== 0 && look(s).phase === 'planning')
    events.push(...play(s, choose(options(s))));
  return events;
}

/** Disks of each kind wherever they are. */
export function disksOf(s: State): Record<ElementId, number> {
  const { bag, boxes, corners, animals } = look(s);
  const out = { meat: 0, sun: 0, seed: 0, water: 0, grub: 0, grass: 0 };
  const add = (counts: Partial<Record<ElementId, number>>, by: 1 | -1 = 1): void => {
    for (const [kind, n] of Object.entries(counts)) out[kind as ElementId] += by * n;
  };
  for (const counts of [bag, ...Object.values(boxes)]) add(counts);
  for (const { element } of corners) add({ [element]: 1 });
  for (const { animal, elements } of animals) {
    add(elements);
    for (const kind of BOOK_PRINTED[animal]) add({ [kind]: 1 }, -1);
  }
  return out;
}

/** Names of all cards of the table that have not been taken, in the order of their numbers. */
export function cardsOf(s: State): string[] {
  const { cards } = dominantSpecies.writePosition(s) as { cards: { faceUp: string[]; deck: string[] } };
  return [...cards.faceUp, ...cards.deck].sort();
}

/** Rounds in which the three Wanderlust spaces are used and everything else is declined, until no tile is left. */
export function layAllTiles(s: State): void {
  for (let round = 1; look(s).stacks.some((x) => x.top !== null); round++) {
    planAll(s, (vacant) => vacant.find((words) => words.includes('wanderlust')) ?? vacant[0] ?? '');
    while (look(s).round === round) {
      const all = options(s);
      const laying = question(s).startsWith('wanderlust') && question(s) !== 'wanderlust-disk';
      play(s, (laying || question(s) === 'arrivals' ? all[0] : all.at(-1)) ?? '');
    }
  }
}
