import { readConfig } from '../../src/config.ts';
import { serve } from '../../src/serve.ts';

/** The server that is killed: it says where it is, and works until then. */
const { address } = await serve(readConfig());
process.stdout.write(`${address}\n`);
