import { Type } from 'typebox';
import { closed } from './shapes.ts';

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
export const EventStream = Type.String({ description: 'server-sent events (docs/protocol.md)' });
