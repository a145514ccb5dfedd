import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly headers: ReadonlyMap<string, string>;
}

/** A mail server on this machine that keeps what it is given. */
export class PostOffice {
  readonly letters: Letter[] = [];
  /** Refuses everything while it is set. */
  closed = false;
  readonly #server: SMTPServer;

  constructor() {
    this.#server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo: (_address, _session, done) =>
        this.closed ? done(Object.assign(new Error('closed'), { responseCode: 451 })) : done(),
      onData: (stream, session, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          const to = session.envelope.rcptTo.map(({ address }) => address).join();
          this.letters.push(read(to, Buffer.concat(parts).toString()));
          done();
        });
      },
    });
    this.#server.on('error', () => undefined);
  }

  async listen(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', () => done()));
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  to(address: string): Letter[] {
    return this.letters.filter((letter) => letter.to === address);
  }

  async close(): Promise<void> {
    await new Promise<void>((done) => this.#server.close(() => done()));
  }
}

function read(to: string, raw: string): Letter {
  const end = raw.indexOf('\r\n\r\n');
  const headers = new Map<string, string>();
  for (const line of raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')) {
    const at = line.indexOf(':');
    headers.set(line.slice(0, at).toLowerCase(), line.slice(at + 1).trim());
  }
  const coded = headers.get('content-transfer-encoding') === 'quoted-printable';
  const body = raw.slice(end + 4);
  const text = coded
    ? Buffer.from(
        body
          .replaceAll('=\r\n', '')
          .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
        'latin1',
      ).toString()
    : body;
  return { to, subject: headers.get('subject') ?? '', text: text.replaceAll('\r\n', '\n'), headers };
}
