import { parseArgs } from 'node:util';
import { dominantSpecies } from '@clade/dominant-species';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { evolution } from '@clade/evolution';
import { benchBots } from './bots.ts';
import { benchCreatures } from './creatures.ts';
import { gameRows } from './game.ts';
import { bestOf, environment, type Row, type Sampled } from './measure.ts';
import { benchNonsense } from './nonsense.ts';
import { PEER_NAME, peerSampler } from './peer.ts';
import { searchRows } from './search.ts';
import { benchServer } from './server.ts';
import { benchStore } from './store.ts';
import { printTable } from './table.ts';
import { benchWaiting } from './waiting.ts';
import { benchWeb } from './web.ts';

/**
 * `npm run bench [-- --json] [-- --quick]`. Every figure is the best of several interleaved samples of one run, and is
 * given beside boardgame.io making a move that does almost nothing: compare the ratios, not the machine.
 * `npm run bench -- server` loads the server instead, `npm run bench -- web` measures the page in a browser, and
 * `npm run bench -- store` what lists cost with many finished games,
 * `npm run bench -- creatures` what a table of thirty animals costs the page,
 * `npm run bench -- waiting [--skip]` how long somebody waits for bots there,
 * `npm run bench -- bots` how long while one guest has many tables of experts, and
 * `npm run bench -- nonsense` how long nonsense holds the server.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    skip: { type: 'boolean', default: false },
  },
});
if (positionals[0] === 'server') {
  await benchServer(values);
  process.exit();
}
if (positionals[0] === 'waiting') {
  await benchWaiting(values);
  process.exit();
}
if (positionals[0] === 'web') {
  await benchWeb(values, positionals[1]);
  process.exit();
}
if (positionals[0] === 'creatures') {
  await benchCreatures(values);
  process.exit();
}
if (positionals[0] === 'bots') {
  await benchBots(values);
  process.exit();
}
if (positionals[0] === 'nonsense') {
  await benchNonsense(values);
  process.exit();
}
if (positionals[0] === 'store') {
  await benchStore(values);
  process.exit();
}
const rounds = values.quick ? 3 : 7;
const scale = values.quick ? 0.2 : 1;

const peer: Sampled = { ...peerSampler(scale), name: PEER_NAME };
const measured = [
  ...gameRows(evolution, [2, 3, 4, 5, 6], scale),
  ...gameRows(dominantSpecies, [2, 4, 6], scale),
  ...gameRows(dominantSpeciesMarine, [2, 3, 4], scale),
  ...[evolution, dominantSpecies, dominantSpeciesMarine].flatMap((game) => searchRows(game)),
];
const sampled = bestOf([peer, ...measured], rounds, (done, total) => {
  if (!values.json && process.stderr.isTTY) process.stderr.write(`\rbench ${done}/${total}`);
});
if (!values.json && process.stderr.isTTY) process.stderr.write('\r\x1b[K');

const movesPerSecond = sampled[0]?.value ?? 0;
const rows: Row[] = sampled.slice(1).map((row) => ({
  ...row,
  // Only rates can be compared with the peer's rate.
  ratio: row.unit.endsWith('/s') ? row.value / movesPerSecond : null,
}));
const report = { ...environment(), peer: { name: PEER_NAME, movesPerSecond }, rows };
if (values.json) process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
else printTable(report);
