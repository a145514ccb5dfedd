/**
 * The shapes that cross the wire. The server checks what comes in by them, its OpenAPI document is made of them, and
 * tests hold every answer against them.
 */

export * from './accounts.ts';
export * from './games.ts';
export * from './learning.ts';
export * from './logs.ts';
export * from './moves.ts';
export * from './nothing.ts';
export * from './notices.ts';
export * from './orders.ts';
export * from './pace.ts';
export * from './passkeys.ts';
export * from './people.ts';
export * from './problem.ts';
export * from './push.ts';
export * from './seats.ts';
export * from './stream.ts';
export * from './tables.ts';
export * from './talk.ts';
export * from './tokens.ts';
export * from './views.ts';
