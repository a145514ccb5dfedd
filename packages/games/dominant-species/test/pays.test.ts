import { type Config, configure, firstSeat, legalMoves, Rng } from '@clade/engine';
import { expect, test } from 'vitest';
import { dominantSpecies } from '../src/index.ts';

test('the view says of every tile what scoring it gives to whom (DS-5.4.12.3)', () => {
  const config = configure(dominantSpecies, 6, {}) as Config;
  let scored = 0;
  for (const seed of ['pays 1', 'pays 2']) {
    const rng = new Rng(seed);
    const s = dominantSpecies.setup(config, seed);
    for (let moves = 0; moves < 900 && dominantSpecies.result(s) === undefined; moves++) {
      const seat = firstSeat(dominantSpecies.pending(s));
      const legal = legalMoves(dominantSpecies, s, seat);
      const before = dominantSpecies.view(s, seat);
      for (const move of legal) {
        const [verb, hex] = dominantSpecies.toWire(move);
        if (verb !== 'score') continue;
        const tried = dominantSpecies.clone(s);
        const events: { type: string; animal?: string; points?: number; rule?: string }[] = [];
        dominantSpecies.apply(tried, seat, move, (event) => events.push(event as never));
        const given = events.filter(({ type, rule }) => type === 'points' && rule === 'DS-5.4.12.3');
        const pays = before.tiles.find((tile) => tile.hex === hex)?.pays;
        expect(pays).toEqual(Object.fromEntries(given.map(({ animal, points }) => [animal, points])));
        expect(before.tiles.find((tile) => tile.hex === hex)?.scored).toBe(false);
        scored++;
      }
      dominantSpecies.apply(s, seat, legal[rng.below(legal.length)] as (typeof legal)[number]);
    }
  }
  expect(scored).toBeGreaterThan(200);
});
