import { type Config, Rng } from '@clade/engine';
import type { ArenaTask } from './task.ts';

export interface ArenaPlan {
  readonly config: Config;
  /** As many as players, or more: then each block seats some of them. */
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly scale: number;
}

/**
 * The games of an arena. A block is one deal played once for each rotation of the seats, so that luck of the cards and
 * of the place falls to everybody alike; the number of games is rounded up to whole blocks.
 */
export function schedule({ config, bots, games, seed, scale }: ArenaPlan): ArenaTask[] {
  const { players } = config;
  const tasks: ArenaTask[] = [];
  const blocks = Math.ceil(games / players);
  const queue: number[] = [];
  const rng = new Rng(`${seed}/tables`);
  for (let block = 0; block < blocks; block++) {
    const table = bots.length === players ? bots : draw(bots, players, queue, rng);
    for (let turn = 0; turn < players; turn++) {
      const seats = table.map((_, seat) => table[(seat + turn) % players]);
      tasks.push({ n: tasks.length, block, config, seats, seed: `${seed}/${block}`, scale });
    }
  }
  return tasks;
}

/** The next bots of a queue that holds every bot once per shuffle: all play equally often, in changing company. */
function draw(bots: readonly string[], players: number, queue: number[], rng: Rng): string[] {
  const table: number[] = [];
  while (table.length < players) {
    const next = queue.findIndex((bot) => !table.includes(bot));
    if (next < 0) {
      const order = bots.map((_, i) => i);
      rng.shuffle(order, order.length);
      queue.push(...order);
      continue;
    }
    table.push(...queue.splice(next, 1));
  }
  return table.map((i) => bots[i]);
}
