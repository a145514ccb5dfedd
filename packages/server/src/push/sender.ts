import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';
import webPush from 'web-push';
import type { VapidKeys } from '../config.ts';
import type { Subscription } from '../storage/storage.ts';

/** Milliseconds that an endpoint has to take a message. */
const LONGEST = 10_000;
/** Seconds that a push service keeps a message for a device that is off. */
const KEPT = 24 * 3600;

/** `gone`: nothing will ever be taken there again. */
export type Sent = 'sent' | 'gone' | 'failed';

export interface Message {
  readonly table: string;
  readonly title: string;
}

export interface SenderOptions {
  readonly keys: VapidKeys;
  /** Whom a push service may turn to: an https address, or a mail address. */
  readonly subject: string;
  /** Also to machines of the own network, and without encryption; for tests. */
  readonly anywhere?: boolean;
}

/**
 * Sends messages to the push services of browsers. Their addresses come from clients, so nothing is sent to machines
 * that only this one can reach, and nothing of what they answer is read but the status.
 */
export class Sender {
  readonly #options: SenderOptions;
  readonly #closing = new AbortController();

  constructor(options: SenderOptions) {
    this.#options = options;
  }

  /** May messages be sent there at all? */
  accepts(endpoint: string): boolean {
    const address = URL.parse(endpoint);
    if (address === null || address.username !== '' || address.password !== '') return false;
    if (this.#options.anywhere) return address.protocol === 'http:' || address.protocol === 'https:';
    const host = address.hostname.replace(/^\[|\]$/g, '');
    return address.protocol === 'https:' && (isIP(host) === 0 ? host.includes('.') : isPublic(host));
  }

  async send(subscription: Subscription, message: Message): Promise<Sent> {
    const details = this.#encrypted(subscription, message);
    if (details === undefined) return 'gone';
    try {
      const status = await this.#post(new URL(subscription.endpoint), details.headers, details.body);
      if (status === 404 || status === 410) return 'gone';
      return status >= 200 && status < 300 ? 'sent' : 'failed';
    } catch {
      return 'failed';
    }
  }

  /** The request with a message for one browser; undefined when its address or its keys are none. */
  #encrypted({ endpoint, p256dh, auth }: Subscription, message: Message): webPush.RequestDetails | undefined {
    if (!this.accepts(endpoint)) return undefined;
    const { keys, subject } = this.#options;
    try {
      return webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        // A newer message about a table takes the place of one that has not been delivered yet.
        { vapidDetails: { subject, ...keys }, TTL: KEPT, topic: message.table },
      );
    } catch {
      return undefined;
    }
  }

  #post(address: URL, headers: http.OutgoingHttpHeaders, body: Buffer | null): Promise<number> {
    return new Promise((done, fail) => {
      const { request } = address.protocol === 'https:' ? https : http;
      const asked = request(address, {
        method: 'POST',
        headers,
        agent: false,
        signal: AbortSignal.any([this.#closing.signal, AbortSignal.timeout(LONGEST)]),
        ...(this.#options.anywhere ? {} : { lookup: lookupPublic }),
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
