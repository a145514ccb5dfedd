import type { Seat } from '@clade/engine';
import { Texts } from '@clade/text';
import { dominantSpecies } from '@clade/text/en/dominant-species';
import { earth } from '@clade/text/en/earth';
import type { Names } from '../../src/games/game-ui.ts';
import { sayIn } from '../../src/text/text.tsx';
import { NAMES } from './tables.ts';

export const say = sayIn(new Texts('en', { ...earth, ...dominantSpecies }));

export function namesFor(viewer: Seat): Names {
  return { viewer, of: (seat) => NAMES[seat] ?? `seat ${seat}` };
}
