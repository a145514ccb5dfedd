import { parentPort, workerData } from 'node:worker_threads';
import { StoreWriter, type WriterJob } from '../src/storage/writer.ts';

/** The thread that writes, on a disk that a test makes full or read-only, and well again, by a channel of its path. */
const { path } = workerData as { readonly path: string };
const writer = new StoreWriter(path);
const disk = new BroadcastChannel(path);
disk.onmessage = ({ data }) => {
  const { db } = writer.connection;
  const pages = Number(Object.values(db.prepare('PRAGMA page_count').get() ?? {})[0]);
  db.exec(`PRAGMA max_page_count = ${data === 'full' ? pages : 1_000_000}`);
  db.exec(`PRAGMA query_only = ${data === 'read-only' ? 'ON' : 'OFF'}`);
  disk.postMessage('done');
};
const port = parentPort;
port?.on('message', (jobs: readonly WriterJob[] | 'close') => {
  if (jobs === 'close') {
    writer.close();
    disk.close();
    port.close();
  } else port.postMessage(writer.run(jobs));
});
