import { parentPort, workerData } from 'node:worker_threads';
import { Games } from '../games.ts';
import { Problem } from '../problem.ts';
import { type ReadLog, readLog } from './read-log.ts';

/** What became of a log. */
export type ReadReply =
  | { readonly read: ReadLog }
  | {
      readonly refused: Pick<Problem, 'status' | 'code' | 'message' | 'rule' | 'facts'>;
    };

/** A thread that reads one log. */
function answer(): ReadReply {
  try {
    return { read: readLog(new Games(), String(workerData)) };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { status, code, message, rule, facts } = error;
    return { refused: { status, code, message, rule, facts } };
  }
}

parentPort?.postMessage(answer());
