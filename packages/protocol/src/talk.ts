import { Type } from 'typebox';
import { closed, Key, Time } from './shapes.ts';

/** Text of several lines: tabs and line breaks are the only control characters. */
const TEXT = '^[^\\u0000-\\u0008\\u000B-\\u001F\\u007F-\\u009F\\p{Cs}]*$';
export const Say = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: 500, pattern: TEXT }), key: Type.Optional(Key) },
  closed,
);
/** `line` is something that the person in question has said. */
export const Mute = Type.Object(
  { line: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), muted: Type.Boolean() },
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
