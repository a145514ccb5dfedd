import { Type } from 'typebox';
import { SeatNumber } from './seats.ts';
import { closed, Id, Key, Time } from './shapes.ts';

/** Text of several lines: tabs and line breaks are the only control characters. */
const TEXT = '^[^\\u0000-\\u0008\\u000B-\\u001F\\u007F-\\u009F\\p{Cs}]*$';
export const Say = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: 500, pattern: TEXT }), key: Type.Optional(Key) },
  closed,
);
/** A person at a table: by something that they have said there, or by their seat. */
const Whom = {
  line: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
  seat: Type.Optional(SeatNumber),
};
export const Mute = Type.Object({ ...Whom, muted: Type.Boolean() }, closed);
export const Block = Type.Object({ ...Whom, blocked: Type.Boolean() }, closed);
export const Report = Type.Object(
  {
    ...Whom,
    reason: Type.Union(
      ['insult', 'spam', 'cheating', 'stalling', 'name', 'other'].map((reason) => Type.Literal(reason)),
    ),
    text: Type.Optional(Type.String({ maxLength: 1000, pattern: TEXT })),
  },
  closed,
);
/** Those whom I do not want to hear, or to play with; the ids are of this list alone. */
export const Shunned = Type.Object(
  {
    people: Type.Array(
      Type.Object({ id: Id, name: Type.String(), muted: Type.Boolean(), blocked: Type.Boolean() }, closed),
    ),
  },
  closed,
);
export const Note = Type.Object({ text: Type.String({ maxLength: 10_000, pattern: TEXT }) }, closed);
export const ChatQuery = Type.Object(
  { after: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })) },
  closed,
);
export const Chat = Type.Object(
  {
    lines: Type.Array(
      Type.Object(
        {
          id: Type.Integer(),
          name: Type.String(),
          seat: Type.Union([Type.Integer(), Type.Null()]),
          you: Type.Boolean(),
          text: Type.String(),
          at: Time,
          muted: Type.Optional(Type.Literal(true)),
        },
        closed,
      ),
    ),
  },
  closed,
);
export const NoteText = Type.Object({ text: Type.String() }, closed);
