import { impact } from '@clade/earth';
import { SPARE, TILE_CHOICE } from '../words.ts';
import { WORLD } from '../world.ts';
import { card } from './card.ts';
import { ANY_TILE } from './steps.ts';

export const catastrophe = card(
  'catastrophe',
  'DS-6.5.1',
  impact(WORLD, {
    name: 'catastrophe',
    rule: 'DS-6.5.1',
    anyRule: ANY_TILE,
    besideRule: 'DS-6.5.2',
    tileVerb: TILE_CHOICE,
    spareVerb: SPARE,
  }),
);
