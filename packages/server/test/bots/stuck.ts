import { parentPort } from 'node:worker_threads';

/** A thread that takes a question and never comes back. */
parentPort?.on('message', () => {
  for (;;);
});
parentPort?.postMessage({ ready: true });
