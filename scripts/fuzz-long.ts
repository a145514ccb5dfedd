import { main } from '@clade/cli';
import { REGISTRY } from '../packages/cli/src/registry.ts';

/** `npm run fuzz:long [-- --games K --seed S]`: `clade fuzz` over every game of the registry; fails when one fails. */
const given = process.argv.slice(2);
const unless = (name: string, value: string): string[] =>
  given.some((arg) => arg === name || arg.startsWith(`${name}=`)) ? [] : [name, value];
const options = [...unless('--games', '10000'), ...unless('--seed', 'long'), ...given];
let failed = 0;
for (const { game } of REGISTRY) {
  process.stdout.write(`${game.title}: `);
  failed += await main(['fuzz', game.id, ...options]);
}
process.exitCode = failed > 0 ? 1 : 0;
