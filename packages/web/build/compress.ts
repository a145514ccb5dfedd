import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(?:html|js|css|svg|json|webmanifest)$/;
/** Below this a header costs more than it saves. */
const SMALLEST = 512;

/** Leaves compressed files beside those of the build, so that a server need not compress anything. */
export function compress(): Plugin {
  let out = '';
  return {
    name: 'compress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
    },
    // Last of all: the service worker is written when the bundle is closed.
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
          if (!TEXT.test(file)) continue;
          const bytes = readFileSync(join(out, file));
          if (bytes.length < SMALLEST) continue;
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
          writeFileSync(join(out, `${file}.br`), brotliCompressSync(bytes, { params }));
          writeFileSync(join(out, `${file}.gz`), gzipSync(bytes, { level: 9 }));
        }
      },
    },
  };
}
