import { parentPort } from 'node:worker_threads';

/** A thread that dies of a question. */
parentPort?.on('message', () => {
  throw new Error('too hard');
});
parentPort?.postMessage({ ready: true });
