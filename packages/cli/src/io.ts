/** Everything a command reads and prints goes through here, so that tests can run commands in-process. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  readonly input: NodeJS.ReadableStream;
  /** A person sits at stdin and stdout. */
  readonly isTTY: boolean;
  /** The terminal to edit input lines on, where there is one. */
  readonly terminal?: NodeJS.WritableStream;
  /** stderr is a terminal: progress may be drawn there. */
  readonly errTTY: boolean;
  readonly colour: boolean;
  readonly columns: number;
  readonly rows: number;
  /** The streams are the process's own, so that a child process may inherit them. */
  readonly real: boolean;
}

export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process;
  // `clade games | head` closes the pipe early; that is no error of ours.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    stderr.write(`clade: The output cannot be written: ${error.message}.\n`);
    process.exit(2);
  });
  return {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    input: stdin,
    isTTY: Boolean(stdin.isTTY && stdout.isTTY),
    ...(stdin.isTTY && stdout.isTTY ? { terminal: stdout } : {}),
    errTTY: Boolean(stderr.isTTY),
    colour: Boolean(stdout.isTTY) && (env.NO_COLOR ?? '') === '' && env.TERM !== 'dumb',
    get columns() {
      return stdout.columns || 80;
    },
    get rows() {
      return stdout.rows || 24;
    },
    real: true,
  };
}
