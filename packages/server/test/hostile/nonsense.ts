import { request } from 'node:http';
import type { Route } from '../api-document.ts';

/** Something large that means nothing. */
export interface Nonsense {
  readonly name: string;
  readonly type: 'application/json' | 'application/x-ndjson';
  readonly body: string;
}

const MIB = 1024 * 1024;
const HEADER =
  '{"clade":1,"game":"evolution","rules":"2","players":2,"options":{},"seats":["a","b"],"seed":"x"}';
const MOVE = '{"n":1,"seat":0,"move":["stop"],"hash":"0"}\n';

function filled(unit: string, bytes: number, before = '', after = ''): string {
  const times = Math.floor((bytes - before.length - after.length) / unit.length);
  return before + unit.repeat(times) + after;
}

/** Many fields with names of their own. */
function fields(bytes: number): string {
  const parts: string[] = [];
  for (let length = 2, i = 0; length < bytes; i++) {
    const part = `"o${i}":1`;
    parts.push(part);
    length += part.length + 1;
  }
  return `{${parts.slice(0, -1).join(',')}}`;
}

/** The same kinds of nonsense, of so many bytes each. */
export function nonsense(bytes = 4 * MIB): Nonsense[] {
  const json = (name: string, body: string): Nonsense => ({ name, type: 'application/json', body });
  const lines = (name: string, body: string): Nonsense => ({ name, type: 'application/x-ndjson', body });
  return [
    json('one letter', filled('x', bytes)),
    json('brackets', filled('[', bytes)),
    json('closed brackets', filled('[', bytes / 2) + filled(']', bytes / 2)),
    json('digits', filled('9', bytes)),
    json('escapes', filled('\\u0041', bytes, '{"name":"', '"}')),
    json('a long name', filled('x', bytes, '{"name":"', '"}')),
    json('options', `{"game":"evolution","seats":[],"options":${fields(bytes - 60)}}`),
    lines('empty objects', filled('{}\n', bytes)),
    lines('empty lines', filled('\n', bytes)),
    lines('brackets in lines', filled('[[[[[[[[\n', bytes)),
    lines('one long line', filled('x', bytes)),
    lines('a long seed', filled('x', bytes, `${HEADER.slice(0, -3)}`, '"}')),
    lines('options of a log', HEADER.replace('{}', fields(bytes - HEADER.length))),
    lines('moves', filled(MOVE, bytes, `${HEADER}\n`)),
  ];
}

/** The address of a route with something in the place of what varies. */
export function addressOf(path: string, id: string): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => (name === 'id' ? id : '0'));
}

/** The status that came back; 0 when the server hung up first. */
export function send(
  server: string,
  { method, path }: Pick<Route, 'method' | 'path'>,
  { type, body }: Pick<Nonsense, 'type' | 'body'>,
  headers: Readonly<Record<string, string>>,
): Promise<number> {
  return new Promise((done) => {
    const asking = request(
      server + path,
      {
        method,
        agent: false,
        headers: { ...headers, 'content-type': type, 'content-length': Buffer.byteLength(body) },
      },
      (answer) => {
        done(answer.statusCode ?? 0);
        // Streams do not end by themselves.
        answer.on('error', () => undefined);
        answer.destroy();
        asking.destroy();
      },
    );
    asking.on('error', () => done(0));
    asking.end(body);
  });
}
