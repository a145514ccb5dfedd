import { dominantSpecies as g } from '@clade/dominant-species';
import { configure, firstSeat, Rng } from '@clade/engine';
import { brainOf } from '/work/main/packages/bots/src/brains.ts';
const id = process.argv[2]; const n = Number(process.argv[3]); const pl = Number(process.argv[4] ?? 4);
const game: any = id === 'ds' ? g : (await import('@clade/dominant-species-marine')).dominantSpeciesMarine;
const mind: any = brainOf(game.id)!.mind();
let moves = 0, rounds = 0; const t0 = process.cpuUsage().user/1000; const sc: number[] = [];
for (let k = 0; k < n; k++) {
  const s = game.setup(configure(game, pl, {}) as any, `t${k}`); const rng = new Rng(`r${k}`);
  let c = mind.clock(s);
  for (let p = game.pending(s); p !== 0; p = game.pending(s)) {
    mind.advance(s, firstSeat(p), rng); moves++;
    if (mind.clock(s) !== c) { rounds += mind.clock(s) - c; c = mind.clock(s); }
    if (moves > 1e6) throw new Error('long');
  }
  sc.push(...game.scores(s)); if (k === 0) game.check(s);
}
const ms = process.cpuUsage().user/1000 - t0;
console.log({ ms, perRound: ms / rounds, rounds: rounds / n, advances: moves / n, mean: sc.reduce((a, b) => a + b) / sc.length });
