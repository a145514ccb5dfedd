import { readConfig } from '../../src/config.ts';
import { startWorker } from '../../src/worker.ts';

/** The worker that is killed: it says where it is, and works until then. */
const { address, close } = await startWorker(readConfig());
process.on('SIGTERM', () => void close().then(() => process.exit(0)));
process.stdout.write(`${address}\n`);
