import type { Refused } from '../table/table.ts';
import type { Say } from '../text/text.tsx';

/** Why a request was refused, in the reader's language where the page knows the code. */
export function sayProblem(say: Say, refused: Refused): string {
  const key = `problem.${refused.code}`;
  return say.texts.has(key) ? say.texts.text(key) : (refused.sentence ?? refused.code);
}

/** Why there cannot be such a table: the engine's reason, by the rule it rests on or by its code. */
export function sayConfigProblem(say: Say, refused: Refused): string {
  const values = { ...refused.facts } as Readonly<Record<string, string | number>>;
  for (const key of [`config.${refused.rule}`, `config.${refused.code}`])
    if (say.texts.has(key)) return say.texts.text(key, values);
  return sayProblem(say, refused);
}
