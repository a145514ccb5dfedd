import { parentPort, workerData } from 'node:worker_threads';
import { StoreWriter, type WriterJob } from '../../src/storage/writer.ts';

/**
 * The thread that writes, on a disk that fails: by a channel of its path it is told after how many statements the next
 * one fails, as input or output does. Of commits every other one fails only after it was made, so that nobody hears of it.
 */
const { path } = workerData as { readonly path: string };
const writer = new StoreWriter(path);
const faults = new BroadcastChannel(path);
let left = Number.POSITIVE_INFINITY;
let failed = 0;
faults.onmessage = ({ data }) => {
  left = Number(data);
};

const { connection } = writer;
const sql = connection.sql.bind(connection);
connection.sql = (text) => {
  if (text === 'ROLLBACK' || --left > 0) return sql(text);
  left = Number.POSITIVE_INFINITY;
  if (text === 'COMMIT' && ++failed % 2 === 0) sql(text).run();
  throw Object.assign(new Error('disk I/O error'), { errcode: 10 });
};

const port = parentPort;
port?.on('message', (jobs: readonly WriterJob[] | 'close') => {
  if (jobs === 'close') {
    writer.close();
    faults.close();
    port.close();
  } else port.postMessage(writer.run(jobs));
});
