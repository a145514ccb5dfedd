import { impact } from '@clade/earth';
import { SPARE, TILE_CHOICE } from '../words.ts';
import { WORLD } from '../world.ts';
import { card } from './card.ts';
import { ANY_TILE } from './steps.ts';

export const catastrophe = card(
  'catastrophe',
  'Catastrophe',
  'DS-6.5.1',
  'Pick a tile: a single cube of an animal you name stays on it. Each adjacent tile with cubes loses one; you say whose.',
  impact(WORLD, {
    name: 'catastrophe',
    rule: 'DS-6.5.1',
    anyRule: ANY_TILE,
    besideRule: 'DS-6.5.2',
    tileVerb: TILE_CHOICE,
    spareVerb: SPARE,
  }),
);
