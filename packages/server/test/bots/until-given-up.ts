import { parentPort, workerData } from 'node:worker_threads';

/** A thread that thinks until it is told that nobody wants the answer any more. */
parentPort?.on('message', ({ id }) => {
  while (Atomics.load(workerData as Int32Array, 0) !== id);
  parentPort?.postMessage({ id, move: 7 });
});
parentPort?.postMessage({ ready: true });
