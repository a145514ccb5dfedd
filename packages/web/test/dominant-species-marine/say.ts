import { Texts } from '@clade/text';
import { earth, marine } from '@clade/text/en/dominant-species-marine';
import { shell } from '@clade/text/en/shell';
import { table } from '@clade/text/en/table';
import type { Names } from '../../src/games/game-ui.ts';
import { sayIn } from '../../src/text/text.tsx';
import { NAMES } from './tables.ts';

export const say = sayIn(new Texts('en', { ...shell, ...table, ...earth, ...marine }));

export function namesFor(viewer: number): Names {
  return { viewer, of: (seat) => NAMES[seat] ?? `Player ${seat + 1}` };
}

/** What no reader should ever meet: ids of the rules, holes in messages, values that were no words. */
const RAW =
  /\{|\}|undefined|null|NaN|\[object|\bm\.[a-z]|earth\.[a-z]|\b(?:adaptation|evolution|speciation|migration|competition|wanderlust|feeder|card|trait|pawn|disk|tile|cubes)-[a-z0-9]+|DSM-/;

export function isClean(text: string): boolean {
  return text.trim() !== '' && !RAW.test(text);
}
