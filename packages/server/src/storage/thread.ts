import { parentPort, workerData } from 'node:worker_threads';
import { StoreWriter, type WriterJob } from './writer.ts';

/** The thread that writes: a list of changes comes in, is committed as one, and what became of each goes out. */
const writer = new StoreWriter((workerData as { readonly path: string }).path);
const port = parentPort;

port?.on('message', (jobs: readonly WriterJob[] | 'close') => {
  if (jobs === 'close') {
    writer.close();
    port.close();
  } else port.postMessage(writer.run(jobs));
});
