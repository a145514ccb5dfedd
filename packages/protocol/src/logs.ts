import { Type } from 'typebox';
import { events } from './moves.ts';
import { Shares } from './seats.ts';
import { Count, closed, Id } from './shapes.ts';

export const Since = Type.Object({ id: Id, n: Count }, closed);
/** Seat -1 is the table itself: takebacks, concessions, what clocks cause. */
const lines = Type.Array(
  Type.Object(
    {
      n: Count,
      seat: Type.Integer(),
      events,
      remark: Type.Optional(
        Type.Object(
          {
            seat: Count,
            topic: Type.String(),
            feature: Type.String({ description: 'what counts most in it, as in the reasons of a hint' }),
            points: Type.Number(),
          },
          { ...closed, description: 'what a character has come to weigh otherwise by this line' },
        ),
      ),
    },
    closed,
  ),
);
export const Lines = Type.Object({ n: Count, lines }, closed);
export const PastTable = Type.Object(
  {
    n: Count,
    view: Type.Unknown(),
    lines,
    scores: Type.Array(Type.Number(), { description: 'points by seat, as they would have counted then' }),
  },
  closed,
);
export const LogText = Type.String({ description: 'a log (docs/log-format.md)' });
export const Proof = Type.Object(
  {
    seed: Type.String(),
    salt: Type.String(),
    secret: Type.String({ description: 'what the commitment binds the server to' }),
    shares: Shares,
    commitment: Type.String(),
    kept: Type.Boolean({
      description:
        'do secret and salt give the commitment shown at the start, the numbers their promises, and all the seed?',
    }),
    moves: Type.Integer({ description: 'moves that count' }),
    passed: Type.Optional(
      Type.Array(Count, {
        description: 'moves before which random numbers were passed over, after a takeback',
      }),
    ),
    replayed: Type.Boolean({ description: 'did every move lead from the deal to its hash?' }),
    broken: Type.Optional(Type.String({ description: 'the first line that did not' })),
  },
  closed,
);
