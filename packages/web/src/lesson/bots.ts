import type { BotFunctions } from '../local/bots.worker.ts';
import { calls, type Remote, type RpcPort } from '../local/rpc.ts';

let worker: Remote<BotFunctions> | undefined;

/** The bots of lessons and the coach's adviser: they think in a worker of their own, so that nothing waits for them. */
export function bots(): Remote<BotFunctions> {
  worker ??= calls<BotFunctions>(
    new Worker(new URL('../local/bots.worker.ts', import.meta.url), { type: 'module' }) as RpcPort,
  );
  return worker;
}
