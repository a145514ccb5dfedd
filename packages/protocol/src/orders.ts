import { type Static, Type } from 'typebox';
import { WireMove } from './moves.ts';
import { closed, Id, type Sent } from './shapes.ts';

const wantedOrder = {
  id: Type.Optional(Id),
  template: Type.String({
    minLength: 1,
    maxLength: 40,
    pattern: '^[a-z][a-z0-9-]*$',
    description: 'one of the game, or `answer`: at a decision of a kind, this move',
  }),
  of: Type.Optional(Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z][a-z0-9-]*$' })),
  decision: Type.Optional(Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z][a-z0-9-]*$' })),
  move: Type.Optional(WireMove),
  once: Type.Optional(Type.Boolean()),
  on: Type.Boolean(),
};
const Wanted = Type.Object(wantedOrder, closed);
/** An answer in advance, as a person gives it: one of the game's, or to do at a question what was said for it. */
export type WantedOrder = Sent<Static<typeof Wanted>>;
export const WantedOrders = Type.Object({ orders: Type.Array(Wanted, { maxItems: 20 }) }, closed);

const Kept = Type.Object(
  {
    ...wantedOrder,
    id: Id,
    /**
     * It could not be answered as it says; what it is about is gone; it was for once; the person has taken back what it
     * had done.
     */
    off: Type.Optional(
      Type.Union(
        [Type.Literal('impossible'), Type.Literal('gone'), Type.Literal('used'), Type.Literal('withdrawn')],
        { description: 'why it has switched itself off' },
      ),
    ),
    used: Type.Integer({ description: 'how often it has answered' }),
  },
  closed,
);
/** The same as it is kept. */
export type Order = Sent<Static<typeof Kept>>;

export const OrderList = Type.Object(
  {
    orders: Type.Array(Kept),
    templates: Type.Array(
      Type.Object(
        {
          id: Type.String(),
          decisions: Type.Array(Type.String()),
          of: Type.Optional(Type.Array(Type.String())),
        },
        closed,
      ),
    ),
  },
  closed,
);
/** Somebody's orders at a table, and those that its game has. */
export type OrderBook = Sent<Static<typeof OrderList>>;
