import { configure, firstSeat, Rng } from '@clade/engine';
import { dominantSpeciesMarine as game } from '@clade/dominant-species-marine';
import { brainOf } from './src/brains.ts';
const mind: any = brainOf(game.id)!.mind();
for (let k = 0; k < 30; k++) {
const s = game.setup(configure(game, 4, {}) as any, `t${k}`); const rng = new Rng(`r${k}`);
let n = 0; 
for (let p = game.pending(s); p !== 0; p = game.pending(s)) {
  const seat = firstSeat(p);
  if (n > 20000) { const m = mind.choose(s, seat, rng); console.log(k, seat, game.decision(s, seat).kind, game.describe(s, m)); }
  if (n++ > 20020) break;
  mind.advance(s, seat, rng);
}
if (k < 5) console.log(k, n, game.scores(s), (game.view(s, 0) as any).round);
if (n > 20000) break;
}
