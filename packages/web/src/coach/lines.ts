import { COACHED } from '../shell/coach.ts';
import type { Say } from '../text/text.tsx';

/** What a question is for, and a sensible choice; undefined for a question that has no line. */
export function questionLine(game: string, kind: string, say: Say): string | undefined {
  return line(`coach.${COACHED[game]?.own}.${kind}`, say);
}

/** What would be worse, as a sentence. */
export function lossLine(game: string, feature: string, say: Say): string | undefined {
  return line(`coach.less.${COACHED[game]?.shared}.${feature}`, say);
}

function line(key: string, say: Say): string | undefined {
  return say.texts.has(key) ? say.texts.text(key) : undefined;
}
