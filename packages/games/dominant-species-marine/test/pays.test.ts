import { type Config, configure, firstSeat, legalMoves, Rng } from '@clade/engine';
import { expect, test } from 'vitest';
import { dominantSpeciesMarine } from '../src/index.ts';

test('the view says of every tile what scoring it gives to whom (DSM-5.15.3, DSM-6.4.18, DSM-6.3.29)', () => {
  const config = configure(dominantSpeciesMarine, 4, {}) as Config;
  let scored = 0;
  for (const seed of ['pays 1', 'pays 2']) {
    const rng = new Rng(seed);
    const s = dominantSpeciesMarine.setup(config, seed);
    for (let moves = 0; moves < 900 && dominantSpeciesMarine.result(s) === undefined; moves++) {
      const seat = firstSeat(dominantSpeciesMarine.pending(s));
      const legal = legalMoves(dominantSpeciesMarine, s, seat);
      const before = dominantSpeciesMarine.view(s, seat);
      for (const move of legal) {
        const [verb, hex] = dominantSpeciesMarine.toWire(move);
        if (verb !== 'score') continue;
        const tried = dominantSpeciesMarine.clone(s);
        const events: { type: string; animal?: string; points?: number; rule?: string }[] = [];
        dominantSpeciesMarine.apply(tried, seat, move, (event) => events.push(event as never));
        const given = new Map<string, number>();
        // What the tile gives stands before whatever the action goes on with.
        for (const { type, animal = '', points = 0, rule } of events) {
          if (type === 'points' && (rule === 'DSM-5.15.3' || rule === 'DSM-6.4.18'))
            given.set(animal, (given.get(animal) ?? 0) + points);
        }
        expect(before.tiles.find((tile) => tile.hex === hex)?.pays).toEqual(Object.fromEntries(given));
        scored++;
      }
      dominantSpeciesMarine.apply(s, seat, legal[rng.below(legal.length)] as (typeof legal)[number]);
    }
  }
  expect(scored).toBeGreaterThan(60);
});
