import type { Say } from '../../../text/text.tsx';

/** What speaks for a move in the eyes of a bot of a hex game. */
export function sayReason(feature: string, say: Say): string | undefined {
  const key = `earth.reason.${feature}`;
  return say.texts.has(key) ? say.texts.text(key) : undefined;
}
