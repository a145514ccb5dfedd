import { Type } from 'typebox';

/**
 * The shapes that cross the wire. The server checks what comes in by them, its OpenAPI document is made of them, and
 * tests hold every answer against them.
 */

const Id = Type.String({
  minLength: 22,
  maxLength: 22,
  pattern: '^[A-Za-z0-9_-]{22}$',
  description: 'an id',
});
/** Nothing invisible: no control or format characters, no line or paragraph separators, no halves of characters. */
const HIDDEN = '\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}';
const PersonName = Type.String({
  minLength: 1,
  maxLength: 40,
  pattern: `^[^${HIDDEN}\\s](?:[^${HIDDEN}]*[^${HIDDEN}\\s])?$`,
  description: 'a name in one line',
});
/** Text of several lines: tabs and line breaks are the only control characters. */
const TEXT = '^[^\\u0000-\\u0008\\u000B-\\u001F\\u007F-\\u009F\\p{Cs}]*$';
const Key = Type.String({
  minLength: 8,
  maxLength: 64,
  pattern: '^[A-Za-z0-9_-]+$',
  description: 'chosen by the client for one request; repeating a request with the same key changes nothing',
});
const Count = Type.Integer({ minimum: 0, maximum: 1_000_000 });
const SeatNumber = Type.Integer({ minimum: 0, maximum: 5 });

/** A move as data (docs/log-format.md): a verb, then nouns. */
const WireMove = Type.Array(
  Type.Union([
    Type.String({ maxLength: 40 }),
    Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 }),
    Type.Array(Type.String({ maxLength: 40 }), { maxItems: 16 }),
  ]),
  { minItems: 1, maxItems: 8 },
);
const Words = Type.String({ minLength: 1, maxLength: 200 });

const closed = { additionalProperties: false } as const;
const Fact = Type.Union([
  Type.String(),
  Type.Number(),
  Type.Boolean(),
  Type.Array(Type.String()),
  Type.Array(Type.Number()),
]);
const refusal = {
  code: Type.String({ pattern: '^[a-z][a-z0-9-]*$', description: 'stable; see docs/protocol.md' }),
  sentence: Type.String({ description: 'for a person' }),
  rule: Type.Optional(Type.String({ description: 'id of the rule that forbids it' })),
  facts: Type.Optional(Type.Record(Type.String(), Fact, { description: 'what the sentence rests on' })),
};
export const Problem = Type.Object(refusal, { ...closed, description: 'why a request was refused' });

// What comes in

/** Requests that say nothing but that they are made. */
export const Nothing = Type.Object({}, closed);
export const Guest = Type.Object({ name: PersonName }, closed);

const BotName = Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z][a-z0-9:-]*$' });
const NewSeat = Type.Union([
  Type.Object({ kind: Type.Union([Type.Literal('me'), Type.Literal('open'), Type.Literal('link')]) }, closed),
  Type.Object({ kind: Type.Literal('bot'), bot: BotName }, closed),
]);
const GameId = Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z][a-z0-9-]*$' });
const OptionName = Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z][A-Za-z0-9]*$' });
const TimeOfDay = Type.String({ minLength: 5, maxLength: 5, pattern: '^(?:[01][0-9]|2[0-3]):[0-5][0-9]$' });
const PlayWindow = Type.Object(
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
const Pace = Type.Union([
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
  },
  closed,
);
const Wish = Type.Union([Type.Literal('wait'), Type.Literal('bot'), Type.Literal('end')]);
export const LateWish = Type.Object({ wish: Wish }, closed);
const Moment = Type.Integer({
  minimum: 0,
  maximum: 8_640_000_000_000_000,
  description: 'milliseconds since 1970',
});
export const Vacation = Type.Object({ until: Type.Union([Moment, Type.Null()]) }, closed);

export const Join = Type.Object({ invite: Type.Optional(Id) }, closed);
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
export const Vote = Type.Object(
  {
    what: Type.Union([Type.Literal('cancel'), Type.Literal('takeback')]),
    yes: Type.Boolean(),
    to: Type.Optional(Count),
  },
  closed,
);
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

const Endpoint = Type.String({
  minLength: 10,
  maxLength: 1000,
  pattern: '^https?://[\\x21-\\x7e]+$',
  description: 'the address that the browser got from its push service',
});
/** What a browser gives out when it subscribes: a point of a curve, and a secret, in base64url. */
export const Subscribe = Type.Object(
  {
    endpoint: Endpoint,
    keys: Type.Object(
      {
        p256dh: Type.String({ minLength: 87, maxLength: 88, pattern: '^[A-Za-z0-9_-]{87}=?$' }),
        auth: Type.String({ minLength: 22, maxLength: 24, pattern: '^[A-Za-z0-9_-]{22}={0,2}$' }),
      },
      closed,
    ),
  },
  closed,
);
export const Unsubscribe = Type.Object({ endpoint: Endpoint }, closed);

const MailAddress = Type.String({
  minLength: 3,
  maxLength: 254,
  pattern: `^[^@\\s<>()\\[\\],;:"${HIDDEN}]+@[^@\\s<>()\\[\\],;:"${HIDDEN}]+\\.[^@\\s<>()\\[\\],;:."${HIDDEN}]+$`,
  description: 'an e-mail address',
});
const LanguageCode = Type.String({ minLength: 2, maxLength: 8, pattern: '^[a-z]{2}(?:-[A-Z]{2})?$' });
export const AskLink = Type.Object({ mail: MailAddress, language: Type.Optional(LanguageCode) }, closed);
const Secret = Type.String({ minLength: 20, maxLength: 100, pattern: '^[A-Za-z0-9_-]+$' });
export const EnterByLink = Type.Object({ token: Secret }, closed);
const Base64Url = Type.String({ maxLength: 8000, pattern: '^[A-Za-z0-9_-]*$' });
const credential = { id: Base64Url, rawId: Base64Url, type: Type.Literal('public-key') };
/** What `navigator.credentials` gives, as @simplewebauthn/browser writes it. */
export const NewPasskey = Type.Object(
  {
    name: PersonName,
    response: Type.Object({
      ...credential,
      response: Type.Object({
        clientDataJSON: Base64Url,
        attestationObject: Base64Url,
        transports: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 8 })),
      }),
      clientExtensionResults: Type.Object({}),
    }),
  },
  closed,
);
export const EnterByPasskey = Type.Object(
  {
    response: Type.Object({
      ...credential,
      response: Type.Object({
        clientDataJSON: Base64Url,
        authenticatorData: Base64Url,
        signature: Base64Url,
        userHandle: Type.Optional(Base64Url),
      }),
      clientExtensionResults: Type.Object({}),
    }),
  },
  closed,
);
export const PasskeyId = Type.Object(
  { id: Type.String({ minLength: 1, maxLength: 1400, pattern: '^[A-Za-z0-9_-]+$' }) },
  closed,
);
export const NoticeChoice = Type.Object(
  {
    mail: Type.Optional(Type.Boolean({ description: 'by e-mail, to the address of the account' })),
    webhook: Type.Optional(
      Type.String({
        minLength: 10,
        maxLength: 1000,
        pattern: '^https?://[\\x21-\\x7e]+$',
        description: 'takes messages as Discord does',
      }),
    ),
    quiet: Type.Optional(PlayWindow),
    digest: Type.Optional(
      Type.Object(
        { at: TimeOfDay, zone: PlayWindow.properties.zone },
        { ...closed, description: 'once a day' },
      ),
    ),
    language: Type.Optional(LanguageCode),
  },
  closed,
);
export const UnsubscribeQuery = Type.Object(
  { token: Type.String({ minLength: 10, maxLength: 200, pattern: '^[A-Za-z0-9_.-]+$' }) },
  closed,
);

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

export const NewToken = Type.Object({ name: PersonName }, closed);

export const TableId = Type.Object({ id: Id }, closed);
/** Something of one's own that has an id. */
export const OwnId = Type.Object({ id: Id }, closed);
export const TableSeat = Type.Object({ id: Id, seat: SeatNumber }, closed);
export const Since = Type.Object({ id: Id, n: Count }, closed);
export const ListQuery = Type.Object(
  {
    scope: Type.Union([Type.Literal('mine'), Type.Literal('lobby'), Type.Literal('archive')]),
    before: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    everybody: Type.Optional(Type.Boolean()),
  },
  closed,
);
export const NoQuery = Type.Object({}, closed);
export const ChatQuery = Type.Object(
  { after: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })) },
  closed,
);
export const InviteQuery = Type.Object({ invite: Type.Optional(Id) }, closed);
export const StreamQuery = Type.Object(
  {
    tables: Type.Optional(
      Type.String({
        maxLength: 23 * 50 - 1,
        pattern: '^(?:[A-Za-z0-9_-]{22}(?:,[A-Za-z0-9_-]{22})*)?$',
        description: 'ids of up to 50 tables to watch besides my own, with commas between',
      }),
    ),
  },
  closed,
);

/** A number that is none, or none that was sent, begins the stream anew. */
export const StreamHeaders = Type.Object({
  'last-event-id': Type.Optional(Type.String({ description: 'the last event that was seen' })),
});

// What goes out

export const Done = Type.Object({ ok: Type.Literal(true) }, closed);
export const Me = Type.Object(
  {
    id: Id,
    name: Type.String(),
    account: Type.Optional(Type.Literal(true, { description: 'I have signed in; guests have not' })),
  },
  closed,
);

const OptionValue = Type.Union([Type.Boolean(), Type.Number(), Type.String(), Type.Null()]);
export const GameList = Type.Object(
  {
    bots: Type.Array(Type.String()),
    games: Type.Array(
      Type.Object(
        {
          id: Type.String(),
          title: Type.String(),
          rules: Type.String({ description: 'version of the rules' }),
          seats: Type.Object({ min: Type.Integer(), max: Type.Integer() }, closed),
          options: Type.Array(
            Type.Object(
              {
                name: Type.String(),
                default: OptionValue,
                values: Type.Array(OptionValue),
                summary: Type.String(),
                rule: Type.String(),
              },
              closed,
            ),
          ),
        },
        closed,
      ),
    ),
  },
  closed,
);

const Time = Type.Integer({ description: 'milliseconds since 1970' });
const Seats = Type.Array(Type.Integer());
const Seat = Type.Object(
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
    conceded: Type.Optional(Type.Literal(true)),
    program: Type.Optional(
      Type.Literal(true, { description: 'a program plays, with a token (docs/bot-api.md)' }),
    ),
    invite: Type.Optional(Type.String({ description: 'a link to the seat; only for who may give it away' })),
  },
  closed,
);
const Result = Type.Object(
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
  commitment: Type.String({ description: 'SHA-256 of salt, a colon and seed' }),
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
  rematchOf: Type.Optional(Type.String()),
  rematch: Type.Optional(Type.String()),
  imported: Type.Optional(Type.Literal(true)),
};
const TableInfo = Type.Object(table, closed);
export const TableList = Type.Object(
  {
    tables: Type.Array(Type.Object({ ...table, yourTurn: Type.Boolean() }, closed)),
    next: Type.Optional(Type.Integer({ description: 'there is more: ask again with `before` set to this' })),
  },
  closed,
);
const Decision = Type.Object(
  {
    seat: Type.Integer(),
    kind: Type.String(),
    rule: Type.String(),
    source: Type.Optional(Type.String()),
    optional: Type.Boolean(),
    group: Type.Integer(),
  },
  closed,
);
const events = Type.Array(Type.Object({ type: Type.String(), rule: Type.String() }));
/** `view` is what each game says it is; `null` before the start. */
const tableView = {
  table: TableInfo,
  seat: Type.Union([Type.Integer(), Type.Null()]),
  n: Count,
  view: Type.Unknown(),
  draft: Type.Object(
    { moves: Type.Array(WireMove), events: Type.Array(events), confirmed: Type.Boolean() },
    closed,
  ),
  decision: Type.Union([Decision, Type.Null()]),
  legal: Type.Array(Type.Object({ move: WireMove, words: Type.String() }, closed)),
  waitingFor: Seats,
  scores: Type.Array(Type.Number(), { description: 'present points by seat' }),
  lastMove: Type.Union([Count, Type.Null()], {
    description: 'line of my last move: what is behind it has happened since',
  }),
  result: Type.Union([Result, Type.Null()]),
};
export const TableView = Type.Object(tableView, closed);
/** With who is there at the moment of the answer. */
export const TableNow = Type.Object(
  {
    ...tableView,
    presence: Type.Object({ seats: Seats, watching: Type.Integer() }, closed),
  },
  closed,
);
/** Seat -1 is the table itself: takebacks, concessions, what clocks cause. */
const lines = Type.Array(
  Type.Object(
    {
      n: Count,
      seat: Type.Integer(),
      events,
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
export const EventStream = Type.String({ description: 'server-sent events (docs/protocol.md)' });
export const Invite = Type.Object({ invite: Id }, closed);
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
export const PushKey = Type.Object(
  { publicKey: Type.String({ description: 'for `applicationServerKey`, in base64url' }) },
  closed,
);
const token = {
  id: Type.String({ description: 'the id of the program, as of a person' }),
  name: Type.String(),
  createdAt: Time,
};
export const TokenList = Type.Object({ tokens: Type.Array(Type.Object(token, closed)) }, closed);
export const Token = Type.Object(
  { ...token, token: Type.String({ description: 'shown this once; only a hash of it is kept' }) },
  closed,
);
export const AccountInfo = Type.Object(
  {
    account: Type.Boolean({ description: 'false for guests' }),
    mail: Type.Union([Type.String(), Type.Null()]),
    mails: Type.Boolean({ description: 'can this server send e-mail?' }),
    passkeys: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), createdAt: Time }, closed)),
    sessions: Type.Array(
      Type.Object(
        { id: Id, createdAt: Time, seenAt: Time, agent: Type.String(), here: Type.Boolean() },
        closed,
      ),
    ),
  },
  closed,
);
/** For `navigator.credentials`; what is in them is of the standard (WebAuthn). */
export const PasskeyOptions = Type.Object({ challenge: Type.String() });
export const MyData = Type.Object({
  person: Type.Object({ id: Id, name: Type.String(), createdAt: Time }, closed),
});
export const NoticeSettings = Type.Object(
  { ...NoticeChoice.properties, address: Type.Optional(Type.String({ description: 'where mail goes' })) },
  closed,
);
export const PlainPage = Type.String({ description: 'a page' });
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
export const Vacations = Type.Object(
  { tables: Type.Array(Type.Object({ id: Id, until: Type.Union([Time, Type.Null()]) }, closed)) },
  closed,
);
export const NoteText = Type.Object({ text: Type.String() }, closed);
export const Proof = Type.Object(
  {
    seed: Type.String(),
    salt: Type.String(),
    commitment: Type.String(),
    kept: Type.Boolean({ description: 'do seed and salt give the commitment shown at the start?' }),
    moves: Type.Integer({ description: 'moves that count' }),
    replayed: Type.Boolean({ description: 'did every move lead from the deal to its hash?' }),
    broken: Type.Optional(Type.String({ description: 'the first line that did not' })),
  },
  closed,
);
