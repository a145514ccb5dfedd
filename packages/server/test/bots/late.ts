import { parentPort } from 'node:worker_threads';

/** A thread that takes its time to load, and answers fast then: always with the number 7. */
await new Promise((done) => setTimeout(done, 1500));
parentPort?.on('message', ({ id }) => parentPort?.postMessage({ id, move: 7 }));
parentPort?.postMessage({ ready: true });
