import type { Seat } from '@clade/engine';
import type { Names } from '../../src/games/game-ui.ts';
import { dominantSpecies } from '../../src/text/en/dominant-species.ts';
import { earth } from '../../src/text/en/earth.ts';
import { Texts } from '../../src/text/message.ts';
import { sayIn } from '../../src/text/text.tsx';
import { NAMES } from './tables.ts';

export const say = sayIn(new Texts('en', { ...earth, ...dominantSpecies }));

export function namesFor(viewer: Seat): Names {
  return { viewer, of: (seat) => NAMES[seat] ?? `seat ${seat}` };
}
