// What the engine and the games may use beyond the language itself: pure, and the same in Node
// and in every browser. Their sources see neither Node's types nor the DOM's.

declare class TextEncoder {
  encode(input?: string): Uint8Array<ArrayBuffer>;
}

declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  decode(input?: Uint8Array): string;
}
