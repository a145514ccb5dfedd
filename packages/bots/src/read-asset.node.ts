import { readFileSync } from 'node:fs';

/** A file of the package, read at once. */
export function readAsset(url: URL): Uint8Array | undefined {
  return readFileSync(url);
}
