import { type Static, type TSchema, Type } from 'typebox';

/** The shapes that cross the wire; the server checks them at its boundary and its OpenAPI document is made of them. */

export const Id = Type.String({
  minLength: 22,
  maxLength: 22,
  pattern: '^[A-Za-z0-9_-]{22}$',
  description: 'an id',
});
export const PersonName = Type.String({
  minLength: 1,
  maxLength: 40,
  pattern: '^[^\\p{Cc}\\p{Cf}\\s](?:[^\\p{Cc}\\p{Cf}]*[^\\p{Cc}\\p{Cf}\\s])?$',
  description: 'a name in one line',
});
export const Key = Type.String({
  minLength: 8,
  maxLength: 64,
  pattern: '^[A-Za-z0-9_-]+$',
  description: 'chosen by the client for one request; repeating a request with the same key changes nothing',
});
const Count = Type.Integer({ minimum: 0, maximum: 1_000_000 });
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 5 });

/** A move as data (docs/log-format.md): a verb, then nouns. */
export const WireMove = Type.Array(
  Type.Union([
    Type.String({ maxLength: 40 }),
    Type.Number(),
    Type.Array(Type.String({ maxLength: 40 }), { maxItems: 16 }),
  ]),
  { minItems: 1, maxItems: 8 },
);
export const Words = Type.String({ minLength: 1, maxLength: 200 });

export const Problem = Type.Object(
  {
    code: Type.String(),
    sentence: Type.String(),
    rule: Type.Optional(Type.String()),
    facts: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  },
  { description: 'why a request was refused' },
);

export const Guest = Type.Object({ name: PersonName }, { additionalProperties: false });
export const Me = Type.Object({ id: Id, name: Type.String() });

export const NewSeat = Type.Union([
  Type.Object(
    { kind: Type.Union([Type.Literal('me'), Type.Literal('open'), Type.Literal('link')]) },
    { additionalProperties: false },
  ),
  Type.Object(
    { kind: Type.Literal('bot'), bot: Type.String({ maxLength: 40 }) },
    { additionalProperties: false },
  ),
]);
export const NewTable = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    options: Type.Optional(
      Type.Record(
        Type.String({ maxLength: 40 }),
        Type.Union([Type.Boolean(), Type.Number(), Type.String({ maxLength: 40 }), Type.Null()]),
        {
          maxProperties: 60,
        },
      ),
    ),
    seats: Type.Array(NewSeat, { minItems: 1, maxItems: 6 }),
    visibility: Type.Optional(Type.Union([Type.Literal('public'), Type.Literal('link')])),
    name: Type.Optional(PersonName),
  },
  { additionalProperties: false },
);

export const Join = Type.Object({ invite: Type.Optional(Id) }, { additionalProperties: false });
export const StandIn = Type.Object(
  { bot: Type.Union([Type.String({ maxLength: 40 }), Type.Null()]) },
  { additionalProperties: false },
);
export const Vote = Type.Object(
  {
    what: Type.Union([Type.Literal('cancel'), Type.Literal('takeback')]),
    yes: Type.Boolean(),
    to: Type.Optional(Count),
  },
  { additionalProperties: false },
);
/** `n` is the number of the log that this answers, `drafted` how many own moves are not confirmed yet. */
export const MakeMove = Type.Object(
  { n: Count, drafted: Count, move: Type.Union([WireMove, Words]), key: Key },
  { additionalProperties: false },
);
export const Confirm = Type.Object({ n: Count, key: Key }, { additionalProperties: false });
export const Undo = Type.Object({ n: Count, to: Count, key: Key }, { additionalProperties: false });
export const Explain = Type.Object({ move: Type.Union([WireMove, Words]) }, { additionalProperties: false });
export const Say = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: 500 }) },
  { additionalProperties: false },
);
export const Note = Type.Object(
  { text: Type.String({ maxLength: 10_000 }) },
  { additionalProperties: false },
);

export const TableId = Type.Object({ id: Id });
export const TableSeat = Type.Object({ id: Id, seat: SeatNumber });
export const Since = Type.Object({ id: Id, n: Count });
export const ListQuery = Type.Object(
  {
    scope: Type.Union([Type.Literal('mine'), Type.Literal('lobby'), Type.Literal('archive')]),
    before: Type.Optional(Type.Integer({ minimum: 0 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    everybody: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export const ChatQuery = Type.Object({ after: Type.Optional(Count) }, { additionalProperties: false });
export const InviteQuery = Type.Object({ invite: Type.Optional(Id) }, { additionalProperties: false });
export const StreamQuery = Type.Object(
  { tables: Type.Optional(Type.String({ maxLength: 23 * 50, pattern: '^[A-Za-z0-9_,-]*$' })) },
  { additionalProperties: false },
);

export const Seat = Type.Object({
  kind: Type.String(),
  name: Type.String(),
  you: Type.Boolean(),
  bot: Type.Optional(Type.String()),
  standIn: Type.Optional(Type.String()),
  conceded: Type.Optional(Type.Boolean()),
  invite: Type.Optional(Type.String()),
});
/** Open for what each game adds: `view`, `decision` and `result` are documented by the engine. */
export const TableInfo = Type.Object(
  {
    id: Id,
    game: Type.String(),
    rules: Type.String(),
    players: Type.Integer(),
    options: Type.Record(Type.String(), Type.Unknown()),
    name: Type.String(),
    visibility: Type.String(),
    status: Type.String(),
    seats: Type.Array(Seat),
    mine: Type.Boolean(),
    commitment: Type.String(),
    n: Count,
    toAct: Type.Array(Type.Integer()),
    createdAt: Type.Number(),
    startedAt: Type.Optional(Type.Number()),
    endedAt: Type.Optional(Type.Number()),
    vote: Type.Optional(Type.Unknown()),
    result: Type.Optional(Type.Unknown()),
    rematchOf: Type.Optional(Type.String()),
    rematch: Type.Optional(Type.String()),
    imported: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export const TableView = Type.Object(
  {
    table: TableInfo,
    seat: Type.Union([Type.Integer(), Type.Null()]),
    n: Count,
    view: Type.Unknown(),
    draft: Type.Object({ moves: Type.Array(Type.Unknown()), confirmed: Type.Boolean() }),
    decision: Type.Unknown(),
    legal: Type.Array(Type.Object({ move: Type.Unknown(), words: Type.String() })),
    waitingFor: Type.Array(Type.Integer()),
    result: Type.Unknown(),
  },
  { additionalProperties: false },
);

export type Wants<T extends TSchema> = Static<T>;
