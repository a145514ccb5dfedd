import { Texts } from '@clade/text';
import { evolution } from '@clade/text/en/evolution';
import { shell } from '@clade/text/en/shell';
import { table } from '@clade/text/en/table';
import type { Names } from '../../src/games/game-ui.ts';
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
