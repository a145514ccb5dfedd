import { Type } from 'typebox';
import { refusal } from './problem.ts';
import { Count, closed, Key } from './shapes.ts';

/** A move as data (docs/log-format.md): a verb, then nouns. */
export const WireMove = Type.Array(
  Type.Union([
    Type.String({ maxLength: 40 }),
    Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 }),
    Type.Array(Type.String({ maxLength: 40 }), { maxItems: 16 }),
  ]),
  { minItems: 1, maxItems: 8 },
);
const Words = Type.String({ minLength: 1, maxLength: 200 });
/** `n` is the number of the log that this answers, `drafted` how many own moves are not confirmed yet. */
export const MakeMove = Type.Object(
  {
    n: Count,
    drafted: Count,
    move: Type.Union([WireMove, Words]),
    key: Key,
    confirm: Type.Optional(Type.Boolean({ description: 'confirm at once, with what was drafted before' })),
  },
  closed,
);
export const Confirm = Type.Object({ n: Count, key: Key }, closed);
export const Undo = Type.Object({ n: Count, to: Count, key: Key }, closed);
export const Explain = Type.Object({ move: Type.Union([WireMove, Words]) }, closed);
/** Something that happened, with fields of the game's own; what only its reader may know is under `secret`. */
export interface Happened {
  type: string;
  rule: string;
  secret?: { seat: number; [field: string]: unknown };
  [field: string]: unknown;
}
export const events = Type.Array(
  Type.Unsafe<Happened>(Type.Object({ type: Type.String(), rule: Type.String() })),
);
export const Explained = Type.Object(
  { legal: Type.Boolean(), refused: Type.Union([Type.Object(refusal, closed), Type.Null()]) },
  closed,
);
export const Previewed = Type.Object(
  {
    events,
    view: Type.Optional(
      Type.Unknown({ description: 'the table after the move; absent when it opens something' }),
    ),
    opens: Type.Optional(
      Type.Union([Type.Literal('draw'), Type.Literal('reveal')], {
        description: 'the move cannot be taken back: something is drawn or revealed',
      }),
    ),
    again: Type.Boolean({ description: 'am I asked again right after?' }),
  },
  closed,
);
export const AskHint = Type.Object(
  {
    mine: Type.Optional(
      Type.Array(WireMove, {
        minItems: 1,
        maxItems: 64,
        description: 'moves that I am about to make, in place of my draft: what would they bring?',
      }),
    ),
  },
  closed,
);
const Reason = Type.Object(
  {
    feature: Type.String({ description: 'what it is about (docs/bots.md)' }),
    points: Type.Number({ description: 'more than the other moves bring; negative: its price' }),
  },
  closed,
);
export const Advised = Type.Object(
  {
    seat: Count,
    moves: Type.Array(
      Type.Object(
        {
          move: WireMove,
          chance: Type.Number({ minimum: 0, maximum: 1, description: 'of winning' }),
          points: Type.Number({ description: 'expected at the end' }),
        },
        closed,
      ),
      { description: 'best first, by the chance in whole per cent; empty where only one move is legal' },
    ),
    reasons: Type.Array(Reason, { description: 'why the first of them' }),
    mine: Type.Optional(
      Type.Object(
        {
          chance: Type.Number({ minimum: 0, maximum: 1, description: 'of winning' }),
          points: Type.Number({ description: 'expected at the end' }),
          lost: Type.Number({ description: 'points fewer than the first of the moves brings' }),
          doubt: Type.Number({ description: 'standard error of that' }),
          reasons: Type.Array(Reason, { description: 'in what they bring less' }),
        },
        { ...closed, description: 'what the moves that were asked about bring' },
      ),
    ),
  },
  closed,
);
