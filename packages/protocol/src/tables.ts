import { Type } from 'typebox';
import { OptionValue } from './games.ts';
import { Pace, Wish } from './pace.ts';
import { Deal, NewSeat, Seat, Seats } from './seats.ts';
import { Count, closed, Id, PersonName, Time } from './shapes.ts';

const GameId = Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z][a-z0-9-]*$' });
const OptionName = Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z][A-Za-z0-9]*$' });
export const NewTable = Type.Object(
  {
    game: GameId,
    options: Type.Optional(
      Type.Record(
        OptionName,
        Type.Union([Type.Boolean(), Type.Number(), Type.String({ maxLength: 40 }), Type.Null()]),
        { maxProperties: 60, additionalProperties: false },
      ),
    ),
    seats: Type.Array(NewSeat, { minItems: 1, maxItems: 6 }),
    visibility: Type.Optional(Type.Union([Type.Literal('public'), Type.Literal('link')])),
    name: Type.Optional(PersonName),
    pace: Type.Optional(Pace),
    delay: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 200, description: 'lines that spectators are behind the game' }),
    ),
  },
  closed,
);
export const Vote = Type.Object(
  {
    what: Type.Union([Type.Literal('cancel'), Type.Literal('takeback')]),
    yes: Type.Boolean(),
    to: Type.Optional(Count),
  },
  closed,
);
export const TableId = Type.Object({ id: Id }, closed);
export const ListQuery = Type.Object(
  {
    scope: Type.Union([Type.Literal('mine'), Type.Literal('lobby'), Type.Literal('archive')]),
    before: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    everybody: Type.Optional(Type.Boolean()),
  },
  closed,
);
export const Result = Type.Object(
  {
    reason: Type.String(),
    winners: Seats,
    standings: Type.Array(
      Type.Object(
        {
          seat: Type.Integer(),
          score: Type.Number(),
          rank: Type.Integer(),
          parts: Type.Record(Type.String(), Type.Number()),
        },
        closed,
      ),
    ),
  },
  closed,
);
const table = {
  id: Id,
  game: Type.String(),
  rules: Type.String({ description: 'version of the rules that the table keeps' }),
  players: Type.Integer(),
  options: Type.Record(Type.String(), OptionValue),
  name: Type.String(),
  visibility: Type.Union([Type.Literal('public'), Type.Literal('link')]),
  status: Type.Union([
    Type.Literal('open'),
    Type.Literal('playing'),
    Type.Literal('finished'),
    Type.Literal('cancelled'),
  ]),
  seats: Type.Array(Seat),
  mine: Type.Boolean({ description: 'am I the host?' }),
  commitment: Type.String({
    description: 'what binds the server to its part of the deal (docs/log-format.md)',
  }),
  deal: Type.Optional(Deal),
  n: Count,
  toAct: Seats,
  createdAt: Time,
  startedAt: Type.Optional(Time),
  endedAt: Type.Optional(Time),
  movedAt: Type.Optional(Type.Integer({ description: 'when the last line came' })),
  vote: Type.Optional(
    Type.Object(
      {
        what: Type.Union([Type.Literal('cancel'), Type.Literal('takeback')]),
        to: Type.Optional(Count),
        yes: Seats,
      },
      closed,
    ),
  ),
  pace: Type.Optional(Pace),
  delay: Type.Optional(
    Type.Integer({ description: 'lines that spectators are behind the game while it is played' }),
  ),
  clocks: Type.Optional(
    Type.Array(
      Type.Object(
        {
          left: Type.Optional(Type.Integer({ description: 'milliseconds, while the clock stands' })),
          until: Type.Optional(Type.Integer({ description: 'the clock runs: when the time is up' })),
          late: Type.Optional(
            Type.Object(
              { wishes: Type.Array(Type.Object({ seat: Type.Integer(), wish: Wish }, closed)) },
              { ...closed, description: 'the time is up: what the others want to do about it' },
            ),
          ),
          vacation: Type.Optional(Type.Integer({ description: 'milliseconds of vacation that are left' })),
          away: Type.Optional(Type.Object({ from: Time, to: Time }, closed)),
        },
        closed,
      ),
      { description: 'by seat, where there are clocks' },
    ),
  ),
  result: Type.Optional(Result),
  watch: Type.Optional(
    Type.String({ description: 'the secret of the link for spectators; for those at the table' }),
  ),
  rematchOf: Type.Optional(Type.String()),
  rematch: Type.Optional(Type.String()),
  imported: Type.Optional(Type.Literal(true)),
};
export const TableInfo = Type.Object(table, closed);
export const TableList = Type.Object(
  {
    tables: Type.Array(Type.Object({ ...table, yourTurn: Type.Boolean() }, closed)),
    next: Type.Optional(Type.Integer({ description: 'there is more: ask again with `before` set to this' })),
  },
  closed,
);
