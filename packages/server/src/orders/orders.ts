import type { Decision, Seat, Wire } from '@clade/engine';
import type { Order, WantedOrder } from '@clade/protocol';
import { type OrderTemplate, titleOf } from '@clade/titles';
import { newId } from '../ids.ts';
import { Problem } from '../problem.ts';
import { fitting, type Pattern } from './pattern.ts';

/** What is kept of what a person wants; what is not possible is refused. */
export function ordered(
  game: string,
  wanted: readonly WantedOrder[],
  before: readonly Order[],
): readonly Order[] {
  return wanted.map((order): Order => {
    const template = templateOf(game, order);
    if (template === undefined || (template.of && !template.of.includes(order.of ?? '')))
      throw new Problem(422, 'bad-order', 'There is no such standing order in this game.');
    const known = before.find(({ id }) => id === order.id);
    const { off, ...rest } = { ...order, id: known?.id ?? newId(), used: known?.used ?? 0, off: known?.off };
    // One that is switched on again has no reason to be off.
    return order.on || off === undefined ? rest : { ...rest, off };
  });
}

/** What an order is made of; undefined when the game has no such. */
function templateOf(game: string, { template, decision, move }: WantedOrder): OrderTemplate | undefined {
  if (template !== 'answer') return (titleOf(game)?.orders ?? []).find(({ id }) => id === template);
  if (decision === undefined || move === undefined || move.some((part) => Array.isArray(part)))
    return undefined;
  return { id: 'answer', decisions: [decision], answers: [move as Pattern] };
}

/** What the orders of a person say to a question. */
export interface Said {
  readonly orders: readonly Order[];
  /** The answer, and by which order. */
  readonly answer?: { readonly move: Wire; readonly by: string };
}

/** The orders after a question was put to them, and the answer, if one of them has one. */
export function asked(
  game: string,
  orders: readonly Order[],
  decision: Decision,
  legal: readonly Wire[],
): Said {
  const next = [...orders];
  for (const [i, order] of orders.entries()) {
    const template = order.on ? templateOf(game, order) : undefined;
    if (!template?.decisions.includes(decision.kind)) continue;
    for (const answer of template.answers) {
      const move = fitting(filled(answer, order.of), legal);
      if (move === undefined) continue;
      const used = { ...order, used: order.used + 1 };
      next[i] = order.once ? { ...used, on: false, off: 'used' } : used;
      return { orders: next, answer: { move, by: order.id } };
    }
    // A certain move that cannot be made will not become right by waiting; of the others the person decides this once.
    if (order.template === 'answer') next[i] = { ...order, on: false, off: 'impossible' };
  }
  return { orders: next };
}

function filled(pattern: Pattern, of = ''): Pattern {
  return pattern.map((part) => (typeof part === 'string' ? part.replace('$of', of) : part));
}

/** The orders without those whose matter is gone, as the person's own view says; the same list when nothing is. */
export function stillMeant(
  game: string,
  orders: readonly Order[],
  view: unknown,
  seat: Seat,
): readonly Order[] {
  const gone = (order: Order): boolean =>
    order.on &&
    templateOf(game, order)?.needs === 'own-element' &&
    ownElements(view, seat, order.of ?? '') === 0;
  if (!orders.some(gone)) return orders;
  return orders.map((order) => (gone(order) ? { ...order, on: false, off: 'gone' as const } : order));
}

interface Owned {
  readonly animals?: readonly {
    readonly seat: Seat;
    readonly elements: Readonly<Record<string, number>>;
    readonly printed?: Readonly<Record<string, number>>;
  }[];
}

/** How many disks of an element the animals of a seat have; printed ones cannot be lost. */
function ownElements(view: unknown, seat: Seat, element: string): number {
  const own = ((view as Owned).animals ?? []).filter((animal) => animal.seat === seat);
  return own.reduce(
    (sum, { elements, printed }) => sum + (elements[element] ?? 0) - (printed?.[element] ?? 0),
    0,
  );
}

/** Somebody wants to play on from an earlier moment: what has answered before does not answer again by itself. */
export function afterTakeback(orders: readonly Order[]): readonly Order[] {
  return orders.map((order) =>
    order.on && order.used > 0 ? { ...order, on: false, off: 'withdrawn' as const } : order,
  );
}

/** The order by which something was done that the person has taken back. */
export function withdrawn(orders: readonly Order[], id: string): readonly Order[] {
  return orders.map((order) =>
    order.id === id ? { ...order, on: false, off: 'withdrawn' as const } : order,
  );
}
