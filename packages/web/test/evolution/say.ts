import type { Names } from '../../src/games/game-ui.ts';
import { evolution } from '../../src/text/en/evolution.ts';
import { shell } from '../../src/text/en/shell.ts';
import { table } from '../../src/text/en/table.ts';
import { Texts } from '../../src/text/message.ts';
import { sayIn } from '../../src/text/text.tsx';
import { NAMES } from './tables.ts';

export const say = sayIn(new Texts('en', { ...shell, ...table, ...evolution }));

export function namesFor(viewer: number): Names {
  return { viewer, of: (seat) => NAMES[seat] ?? `Player ${seat + 1}` };
}

/** What no reader should ever meet: ids of the rules, holes in messages, values that were no words. */
const RAW =
  /\{|\}|undefined|null|NaN|\[object|evo\.|\b[a-z]+-(?:shell|tissue|neck|hunting|herding|call|card|hole|chosen|played|lost|used)\b|EVO-/;

export function isClean(text: string): boolean {
  return text.trim() !== '' && !RAW.test(text);
}
