import { Type } from 'typebox';
import { events, WireMove } from './moves.ts';
import { Seats } from './seats.ts';
import { Count, closed } from './shapes.ts';
import { Result, TableInfo } from './tables.ts';

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
