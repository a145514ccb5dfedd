import type { Part } from '@clade/text';
import { tableParts } from '../table/parts.ts';

/** The texts of the coach beside a game. */
export function coachParts(game: string): readonly Part[] {
  return [...tableParts(game), 'lesson', 'coach'];
}
