// usage: game A B games scaleA scaleB players ; A against the rest, seats rotated
import { configure, firstSeat, Rng } from '@clade/engine';
import { dominantSpecies } from '@clade/dominant-species';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { askBot, makeBot } from './src/index.ts';
import { brainOf } from './src/brains.ts';
const [gid, A, B, games, sA, sB, pl = '4', seed0 = 'a'] = process.argv.slice(2);
const game: any = gid === 'ds' ? dominantSpecies : dominantSpeciesMarine;
const mind: any = brainOf(game.id)!.mind();
const policy: any = { name: 'policy', choose: (q: any) => mind.choose(q.sample(), q.seat, q.rng) };
const bot = (n: string, sc: string) => n === 'policy' ? policy : makeBot(n, { scale: Number(sc) } as any) as any;
const a = bot(A!, sA!), b = bot(B!, sB!);
let wins = 0; const P = Number(pl); let ma = 0, mb = 0; const t0 = process.cpuUsage().user;
let N = 0, rounds = 0, asked = 0, cpuA = 0;
for (let k = 0; k < Number(games); k++) {
  const me = k % P; const s = game.setup(configure(game, P, {}) as any, `${seed0}${Math.floor(k / P)}`); const rng = new Rng(`g${seed0}${k}`);
  for (let p = game.pending(s); p !== 0; p = game.pending(s)) {
    const seat = firstSeat(p); const c0 = seat === me ? process.cpuUsage().user : 0;
    game.apply(s, seat, askBot(game, s, seat, seat === me ? a : b, rng));
    if (seat === me) { asked++; cpuA += process.cpuUsage().user - c0; }
  }
  const sc = game.scores(s); const top = Math.max(...sc); const w = game.result(s)!.winners;
  if (w.includes(me)) wins += 1 / w.length; ma += sc[me]; mb += (sc.reduce((x: number, y: number) => x + y) - sc[me]) / (P - 1); N++;
  rounds += (game.view(s, 0) as any).round;
}
const p = wins / N, z = 1.96, c = (p + z * z / (2 * N)) / (1 + z * z / N), h = z * Math.sqrt(p * (1 - p) / N + z * z / (4 * N * N)) / (1 + z * z / N);
console.log(`${gid} ${A}@${sA} v ${P - 1} ${B}@${sB}: ${wins}/${N} = ${(100 * p).toFixed(1)}% [${(100 * (c - h)).toFixed(0)}-${(100 * (c + h)).toFixed(0)}] means ${(ma / N).toFixed(1)} ${(mb / N).toFixed(1)} rounds ${(rounds / N).toFixed(1)} cpu ${((process.cpuUsage().user - t0) / 1e6).toFixed(1)}s ms/question ${(cpuA / asked / 1000).toFixed(2)}`);
