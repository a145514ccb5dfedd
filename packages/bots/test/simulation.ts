import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { dominantSpecies } from '@clade/dominant-species';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { type Config, configure, type Game, type OptionValue, unattended } from '@clade/engine';
import { type Bot, makeBot, type SimReport, simulate } from '../src/index.ts';

/**
 * Whole games of bots in a process of its own: the test runner replaces every imported name by a look-up, which makes
 * long simulations some thirty times slower than they are.
 */
export interface Simulation {
  readonly game: string;
  readonly players: number;
  readonly bots: readonly string[];
  readonly games: number;
  readonly options?: Readonly<Record<string, OptionValue>>;
}

export function simulated(wanted: Simulation): SimReport {
  const args = [fileURLToPath(import.meta.url), JSON.stringify(wanted)];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as SimReport;
}

const GAMES: readonly Game[] = [dominantSpecies, dominantSpeciesMarine];

function report({ game: id, players, bots, games, options }: Simulation): SimReport {
  const game = GAMES.find((g) => g.id === id) as Game;
  const config = configure(game, players, { ...unattended(game), ...options }) as Config;
  const table = bots.map((name) => makeBot(name) as Bot);
  return simulate(game, config, table, { games, seed: 'slow' }) as SimReport;
}

if (import.meta.main)
  process.stdout.write(JSON.stringify(report(JSON.parse(process.argv[2] ?? '{}') as Simulation)));
