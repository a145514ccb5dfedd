import { readConfig } from '../../src/config.ts';
import { startWorker } from '../../src/worker.ts';

/** The worker that is killed: it says where it is, and works until then. */
const { address, close } = await startWorker(readConfig(), { push: { anywhere: true, delay: 20 } });
process.on('SIGTERM', () => void close().then(() => process.exit(0)));
process.stdout.write(`${address}\n`);
