import type { Say } from '../../text/text.tsx';

/** The reasons of a bot for a move; that a species has a trait is told by its name. */
export function sayReason(feature: string, say: Say): string | undefined {
  const key = [`evo.reason.${feature}`, `evo.trait.${feature}`].find((one) => say.texts.has(one));
  return key === undefined ? undefined : say.texts.text(key);
}
