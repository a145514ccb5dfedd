import type { Say } from '../../text/text.tsx';

/** What speaks for a move in the eyes of a bot; that a species has a trait is told by its name. */
export function sayReason(feature: string, say: Say): string | undefined {
  const key = [`evo.reason.${feature}`, `evo.trait.${feature}`].find((one) => say.texts.has(one));
  return key === undefined ? undefined : say.texts.text(key);
}
