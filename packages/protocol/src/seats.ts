import { Type } from 'typebox';
import { closed, Id, Time } from './shapes.ts';

export const SeatNumber = Type.Integer({ minimum: 0, maximum: 5 });
const BotName = Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z][a-z0-9:-]*$' });
export const NewSeat = Type.Union([
  Type.Object({ kind: Type.Union([Type.Literal('me'), Type.Literal('open'), Type.Literal('link')]) }, closed),
  Type.Object({ kind: Type.Literal('bot'), bot: BotName }, closed),
]);
const SharePromise = Type.String({
  minLength: 64,
  maxLength: 64,
  pattern: '^[0-9a-f]{64}$',
  description: 'binds a person to a number (docs/log-format.md)',
});
/** With a promise who sits down has a part in the deal from the first moment. */
export const Join = Type.Object({ invite: Type.Optional(Id), promise: Type.Optional(SharePromise) }, closed);
/** What a seat is to be before the start; `bot` names the bot. */
export const Arrange = Type.Object(
  {
    seat: SeatNumber,
    kind: Type.Union([Type.Literal('bot'), Type.Literal('open'), Type.Literal('link')]),
    bot: Type.Optional(BotName),
  },
  closed,
);
export const StandIn = Type.Object({ bot: Type.Union([BotName, Type.Null()]) }, closed);
export const TableSeat = Type.Object({ id: Id, seat: SeatNumber }, closed);
export const InviteQuery = Type.Object({ invite: Type.Optional(Id) }, closed);
export const Seats = Type.Array(Type.Integer());
export const Seat = Type.Object(
  {
    kind: Type.Union([
      Type.Literal('open'),
      Type.Literal('link'),
      Type.Literal('bot'),
      Type.Literal('person'),
    ]),
    name: Type.String(),
    you: Type.Boolean(),
    bot: Type.Optional(Type.String()),
    standIn: Type.Optional(Type.String({ description: 'the bot that plays while the person is away' })),
    lentBy: Type.Optional(
      Type.Union([Type.Literal('self'), Type.Literal('host'), Type.Literal('others')], {
        description: 'who sent that bot: the person, the host, or the others because the time was up',
      }),
    ),
    keptFor: Type.Optional(
      Type.Union([Type.Literal('you'), Type.Literal('other')], {
        description: 'a free seat that is kept for the person with this name',
      }),
    ),
    declined: Type.Optional(Type.Literal(true, { description: 'that person does not want it' })),
    conceded: Type.Optional(Type.Literal(true)),
    program: Type.Optional(
      Type.Literal(true, { description: 'a program plays, with a token (docs/bot-api.md)' }),
    ),
    promise: Type.Optional(
      Type.String({ description: 'what the person will add to the deal; before the start' }),
    ),
    invite: Type.Optional(
      Type.String({ description: 'a link to the seat; only for who may give it away, or has it' }),
    ),
  },
  closed,
);
const Share = Type.String({
  minLength: 43,
  maxLength: 43,
  pattern: '^[A-Za-z0-9_-]{43}$',
  description: '32 random bytes, base64url',
});
export const PromiseShare = Type.Object({ promise: SharePromise }, closed);
export const TellShare = Type.Object({ share: Share }, closed);
export const Shares = Type.Array(
  Type.Object({ seat: Type.Integer(), promise: Type.String(), share: Type.Optional(Type.String()) }, closed),
);
export const Deal = Type.Object(
  {
    promises: Type.Array(Type.Object({ seat: Type.Integer(), promise: Type.String() }, closed)),
    until: Time,
  },
  { ...closed, description: 'the game is being dealt: the numbers of these seats are waited for' },
);
export const Invite = Type.Object({ invite: Id }, closed);
