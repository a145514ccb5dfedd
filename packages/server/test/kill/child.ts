import { readConfig } from '../../src/config.ts';
import { serve } from '../../src/serve.ts';

/** The server that is killed: it says where it is, and works until then. */
const { address, close } = await serve(readConfig(), { push: { anywhere: true, delay: 20 } });
process.on('SIGTERM', () => void close().then(() => process.exit(0)));
process.stdout.write(`${address}\n`);
