import { Type } from 'typebox';
import { closed, Id, Time } from './shapes.ts';

export const TimeOfDay = Type.String({
  minLength: 5,
  maxLength: 5,
  pattern: '^(?:[01][0-9]|2[0-3]):[0-5][0-9]$',
});
export const PlayWindow = Type.Object(
  {
    from: TimeOfDay,
    to: TimeOfDay,
    zone: Type.String({
      minLength: 1,
      maxLength: 40,
      pattern: '^[A-Za-z][A-Za-z0-9_+/-]*$',
      description: 'a time zone, such as Europe/Budapest',
    }),
  },
  { ...closed, description: 'the hours of a day in which time passes' },
);
export const Pace = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('live'),
      bank: Type.Integer({ minimum: 10, maximum: 36_000, description: 'seconds for the whole game' }),
      increment: Type.Integer({ minimum: 0, maximum: 3600, description: 'seconds back for each move' }),
    },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('days'),
      days: Type.Integer({ minimum: 1, maximum: 30, description: 'days for a move' }),
      window: Type.Optional(PlayWindow),
      vacation: Type.Integer({ minimum: 0, maximum: 60, description: 'days that each seat may be away' }),
    },
    closed,
  ),
]);
export const Wish = Type.Union([Type.Literal('wait'), Type.Literal('bot'), Type.Literal('end')]);
export const LateWish = Type.Object({ wish: Wish }, closed);
const Moment = Type.Integer({
  minimum: 0,
  maximum: 8_640_000_000_000_000,
  description: 'milliseconds since 1970',
});
export const Vacation = Type.Object({ until: Type.Union([Moment, Type.Null()]) }, closed);
export const Vacations = Type.Object(
  { tables: Type.Array(Type.Object({ id: Id, until: Type.Union([Time, Type.Null()]) }, closed)) },
  closed,
);
