import { Type } from 'typebox';
import { WireMove } from './moves.ts';
import { closed, Id } from './shapes.ts';

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
export const WantedOrders = Type.Object(
  { orders: Type.Array(Type.Object(wantedOrder, closed), { maxItems: 20 }) },
  closed,
);
export const OrderList = Type.Object(
  {
    orders: Type.Array(
      Type.Object(
        {
          ...wantedOrder,
          id: Id,
          off: Type.Optional(
            Type.Union(
              [
                Type.Literal('impossible'),
                Type.Literal('gone'),
                Type.Literal('used'),
                Type.Literal('withdrawn'),
              ],
              { description: 'why it has switched itself off' },
            ),
          ),
          used: Type.Integer({ description: 'how often it has answered' }),
        },
        closed,
      ),
    ),
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
