import { EngineBug } from '@clade/engine';

/**
 * Weights of a network as a file (`assets/<game>.net`): a line of JSON that says what they are, then a signed byte for each
 * weight, as a share of the largest one. Zeros at the end, of outputs that never came up, are left out.
 */
export interface NetShape {
  readonly game: string;
  readonly inputs: number;
  readonly hidden: number;
  readonly outputs: number;
}

interface Header extends NetShape {
  readonly format: number;
  /** Version of the rules that the network was trained with. */
  readonly rules: string;
  /** What the byte 127 stands for. */
  readonly largest: number;
  /** CRC-32 of the bytes behind the header, in hexadecimal digits. */
  readonly checksum: string;
}

/** Raised with every change of the layout. */
const FORMAT = 1;
/** Largest value of a signed byte. */
const MOST = 127;
const NEWLINE = 10;
/** No header is longer. */
const MOST_HEADER = 1000;

export function writeWeights(params: Float32Array, shape: NetShape, rules: string): Uint8Array {
  const largest = params.reduce((most, w) => Math.max(most, Math.abs(w)), 0);
  const all = Int8Array.from(params, (w) => Math.round((w / (largest || 1)) * MOST));
  const body = new Uint8Array(all.buffer, 0, all.findLastIndex((b) => b !== 0) + 1);
  const { game, inputs, hidden, outputs } = shape;
  const header: Header = {
    format: FORMAT,
    game,
    rules,
    inputs,
    hidden,
    outputs,
    largest,
    checksum: checksum(body),
  };
  const line = Array.from(`${JSON.stringify(header)}\n`, (c) => c.charCodeAt(0));
  return Uint8Array.from([...line, ...body]);
}

/** The weights of a file, one for each connection; a file that does not fit the network or the game is refused. */
export function readWeights(file: Uint8Array, wanted: NetShape, rules: readonly string[]): Float32Array {
  const end = file.subarray(0, MOST_HEADER).indexOf(NEWLINE);
  const header = end < 0 ? undefined : parsed(String.fromCharCode(...file.subarray(0, end)));
  if (header === undefined) throw new EngineBug('this is not a file of weights');
  if (header.format !== FORMAT)
    throw new EngineBug(`weights of format ${header.format}: this program reads format ${FORMAT}`);
  if (header.game !== wanted.game)
    throw new EngineBug(`weights of ${header.game} are of no use for ${wanted.game}`);
  if (!rules.includes(header.rules))
    throw new EngineBug(`weights for rules ${header.rules} of ${wanted.game}: known are ${rules.join(', ')}`);
  const sizes = [header, wanted].map(({ inputs, hidden, outputs }) => `${inputs}, ${hidden} and ${outputs}`);
  if (sizes[0] !== sizes[1])
    throw new EngineBug(`weights of a network of ${sizes[0]} do not fit one of ${sizes[1]}`);
  const body = file.subarray(end + 1);
  const length = sizeOf(wanted.inputs, wanted.hidden, wanted.outputs);
  if (body.length > length || checksum(body) !== header.checksum)
    throw new EngineBug(`the weights of ${wanted.game} are damaged`);
  const params = new Float32Array(length);
  const unit = header.largest / MOST;
  for (let i = 0; i < body.length; i++) params[i] = unit * ((body[i] << 24) >> 24);
  return params;
}

/** Weights that a network of this size has. */
export function sizeOf(inputs: number, hidden: number, outputs: number): number {
  return inputs * hidden + outputs * hidden + outputs * inputs;
}

function parsed(line: string): Header | undefined {
  try {
    const header: unknown = JSON.parse(line);
    return typeof header === 'object' && header !== null && 'format' in header
      ? (header as Header)
      : undefined;
  } catch {
    return undefined;
  }
}

/** CRC-32 as in zip files. */
function checksum(bytes: Uint8Array): string {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  return (~crc >>> 0).toString(16).padStart(8, '0');
}
