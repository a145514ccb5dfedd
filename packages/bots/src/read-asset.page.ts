/** A page cannot read a file at once: `loadWeights` fetches it before. */
export function readAsset(_url: URL): Uint8Array | undefined {
  return undefined;
}
