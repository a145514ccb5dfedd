import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

/** Milliseconds that the other side has to take a message. */
const LONGEST = 10_000;

export interface PosterOptions {
  /** Also to machines of the own network, and without encryption; for tests. */
  readonly anywhere?: boolean;
}

/**
 * Sends requests to addresses that come from clients: nothing goes to machines that only this one can reach, and nothing
 * of what they answer is read but the status.
 */
export class Poster {
  readonly #anywhere: boolean;
  readonly #closing = new AbortController();

  constructor({ anywhere = false }: PosterOptions) {
    this.#anywhere = anywhere;
  }

  /** May anything be sent there at all? */
  accepts(endpoint: string): boolean {
    const address = URL.parse(endpoint);
    if (address === null || address.username !== '' || address.password !== '') return false;
    if (this.#anywhere) return address.protocol === 'http:' || address.protocol === 'https:';
    const host = address.hostname.replace(/^\[|\]$/g, '');
    return address.protocol === 'https:' && (isIP(host) === 0 ? host.includes('.') : isPublic(host));
  }

  /** The status of the answer; throws when there is none. */
  post(endpoint: string, headers: http.OutgoingHttpHeaders, body: Buffer | null): Promise<number> {
    const address = new URL(endpoint);
    return new Promise((done, fail) => {
      const { request } = address.protocol === 'https:' ? https : http;
      const asked = request(address, {
        method: 'POST',
        headers,
        agent: false,
        signal: AbortSignal.any([this.#closing.signal, AbortSignal.timeout(LONGEST)]),
        ...(this.#anywhere ? {} : { lookup: lookupPublic }),
      });
      asked.on('response', (response) => {
        done(response.statusCode ?? 0);
        response.destroy();
      });
      asked.on('error', fail);
      asked.end(body);
    });
  }

  close(): void {
    this.#closing.abort();
  }
}

const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(net, bits, 'ipv4');
}
/** Of IPv6 only what is given out to the public; addresses that wrap others are not. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2002::', 16],
] as const) {
  PRIVATE.addSubnet(net, bits, 'ipv6');
}

/** Is this the address of a machine that anybody can reach? */
export function isPublic(ip: string): boolean {
  return isIPv6(ip)
    ? GLOBAL.check(ip, 'ipv6') && !PRIVATE.check(ip, 'ipv6')
    : isIP(ip) === 4 && !PRIVATE.check(ip, 'ipv4');
}

/** Names can lead anywhere: the address that is used must be a public one. */
const lookupPublic: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || first === undefined) done(error ?? new Error(`${name} has no address`), '');
    else if (found.some(({ address }) => !isPublic(address))) done(new Error(`${name} is not public`), '');
    else if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};
