import type { GameEvent, Seat } from './game.ts';

/** The event as one viewer may know it: the secret part stays only for the seat that it belongs to. */
export function redact(event: GameEvent, viewer: Seat): GameEvent {
  if (event.secret === undefined || event.secret.seat === viewer) return event;
  const { secret: _, ...open } = event;
  return open as GameEvent;
}
