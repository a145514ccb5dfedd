import type { Say } from '../../../text/text.tsx';

/** The reasons of a bot for a move in a hex game. */
export function sayReason(feature: string, say: Say): string | undefined {
  const key = `earth.reason.${feature}`;
  return say.texts.has(key) ? say.texts.text(key) : undefined;
}
