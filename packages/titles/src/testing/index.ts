import { pebbles as rules } from '@clade/engine/testing';
import type { Manifest } from '../manifest.ts';

/** A small game that is no part of the product: tests add it to see that a manifest and its parts are all it takes. */
export const pebbles: Manifest = {
  id: 'pebbles',
  title: 'app.name',
  short: 'app.name',
  seats: { min: 2, max: 3 },
  minutes: 1,
  rules: 'TOY',
  icon: 'M4 12h16',
  options: [['heap', 'variant']],
  orders: [{ id: 'bid-high', decisions: ['bid'], answers: [['bid', '>']] }],
  load: async () => rules,
};
