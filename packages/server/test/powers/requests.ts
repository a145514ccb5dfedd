import { promiseOf } from '@clade/engine';
import { key } from '../client.ts';
import { type Cast, type Kind, ok, type Stage } from './scene.ts';

/** Who asks, about which table. */
interface Asking {
  readonly cast: Cast;
  readonly kind: Kind;
  readonly id: string;
}

/** A request that would be answered, were it only the right person who makes it. */
export interface Request {
  /** How far the table must be; none where there is no table. */
  readonly stage?: Stage;
  /** What stands for the rest of the address. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: unknown | ((asking: Asking) => Promise<unknown>);
  readonly headers?: Readonly<Record<string, string>>;
  /** What must have happened before. */
  before?(asking: Asking): Promise<unknown>;
  /** The refusal that means that anybody may try: what was sent opens nothing. */
  readonly tried?: string;
  /** It leaves the person, or what is theirs, not as it was. */
  readonly spends?: true;
}

const NUMBER = 'N'.repeat(43);
const NOBODY = 'AAAAAAAAAAAAAAAAAAAAAA';
const yes = (what: string, more = {}) => ({ what, yes: true, ...more });

/** A move of who asks; of the host where who asks cannot move. */
async function firstMove({ cast, kind, id }: Asking): Promise<Record<string, unknown>> {
  const view = await (kind === 'seated' ? cast.seated : cast.host).table(id);
  return { n: view.n, drafted: 0, move: view.legal[0]!.move, key: key() };
}
/** The players have each made a move that is not confirmed. */
async function bothHaveMoved({ cast, id }: Asking): Promise<void> {
  for (const player of [cast.host, cast.seated]) {
    const view = await player.table(id);
    await ok(player.move(id, view, view.legal[0]!.move));
  }
}
const said = async ({ cast, id }: Asking) => {
  await ok(cast.heir.post(`/api/tables/${id}/chat`, { text: 'good luck' }));
};
const passkey = { response: { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} } };

/** A request for every row of the tables in docs/protocol.md. */
export const REQUESTS: Readonly<Record<string, Request>> = {
  // Looking
  'GET /api/tables/:id': { stage: 'playing' },
  'GET /api/tables/:id/since/:n': { stage: 'playing', params: { n: '0' } },
  'GET /api/tables/:id/at/:n': { stage: 'playing', params: { n: '0' } },
  'GET /api/tables/:id/chat': { stage: 'playing' },
  'GET /api/tables/:id/log': { stage: 'over' },
  'GET /api/tables/:id/log while it is played': { stage: 'playing' },
  'GET /api/tables/:id/verify': { stage: 'over' },
  'GET /api/tables/:id/verify while it is played': { stage: 'playing' },
  // Seats
  'POST /api/tables/:id/join': { stage: 'gathering', body: {} },
  'POST /api/tables/:id/join a seat that is kept for the seated': { stage: 'rematch', body: {} },
  'POST /api/tables/:id/seats': { stage: 'gathering', body: { seat: 2, kind: 'bot', bot: 'random' } },
  'POST /api/tables/:id/promise': { stage: 'gathering', body: { promise: 'a'.repeat(64) } },
  'POST /api/tables/:id/share': {
    stage: 'full',
    before: async ({ cast, id }) => {
      for (const player of [cast.host, cast.seated])
        await ok(player.post(`/api/tables/${id}/promise`, { promise: promiseOf(NUMBER) }));
      await ok(cast.host.post(`/api/tables/${id}/start`));
    },
    body: { share: NUMBER },
  },
  'POST /api/tables/:id/start': { stage: 'full', body: {} },
  'POST /api/tables/:id/leave': { stage: 'gathering', body: {} },
  'POST /api/tables/:id/leave a seat that is kept for the seated': { stage: 'rematch', body: {} },
  'POST /api/tables/:id/hand-over': { stage: 'playing', body: {} },
  'POST /api/tables/:id/seats/:seat/stand-in on the seat of the seated': {
    stage: 'playing',
    params: { seat: '1' },
    body: { bot: 'random' },
  },
  'POST /api/tables/:id/seats/:seat/stand-in on the seat of the host': {
    stage: 'playing',
    params: { seat: '0' },
    body: { bot: 'random' },
  },
  'POST /api/tables/:id/seats/:seat/stand-in back to the seated': {
    stage: 'playing',
    params: { seat: '1' },
    body: { bot: null },
    before: ({ cast, id }) => ok(cast.host.post(`/api/tables/${id}/seats/1/stand-in`, { bot: 'random' })),
  },
  'POST /api/tables/:id/seats/:seat/late': { stage: 'late', params: { seat: '2' }, body: { wish: 'wait' } },
  'POST /api/tables/:id/concede': { stage: 'playing', body: {} },
  'POST /api/tables/:id/vote': { stage: 'playing', body: yes('cancel') },
  'POST /api/tables/:id/vote before the start': { stage: 'gathering', body: yes('cancel') },
  'POST /api/tables/:id/rematch': { stage: 'over', body: {} },
  'POST /api/tables/:id/rematch once more': {
    stage: 'over',
    body: {},
    before: ({ cast, id }) => ok(cast.host.post(`/api/tables/${id}/rematch`)),
  },
  // Playing
  'POST /api/tables/:id/moves': { stage: 'playing', body: firstMove },
  'POST /api/tables/:id/confirm': {
    stage: 'playing',
    before: bothHaveMoved,
    body: async () => ({ n: 0, key: key() }),
  },
  'POST /api/tables/:id/undo': {
    stage: 'playing',
    before: bothHaveMoved,
    body: async () => ({ n: 0, to: 0, key: key() }),
  },
  'POST /api/tables/:id/preview': {
    stage: 'playing',
    body: async (asking: Asking) => ({ move: (await firstMove(asking)).move }),
  },
  'POST /api/tables/:id/hint': { stage: 'playing', body: {} },
  'POST /api/tables/:id/explain': { stage: 'playing', body: { move: ['stop'] } },
  'GET /api/tables/:id/orders': { stage: 'playing' },
  'PUT /api/tables/:id/orders': { stage: 'playing', body: { orders: [] } },
  // Talking
  'POST /api/tables/:id/chat': { stage: 'playing', body: { text: 'hello' } },
  'POST /api/tables/:id/mute': {
    stage: 'playing',
    before: said,
    body: async ({ cast, id }: Asking) => {
      const { lines } = await ok(cast.host.get(`/api/tables/${id}/chat`));
      return { line: lines[0].id, muted: true };
    },
  },
  // The third seat is the heir's, who is nobody of those who ask.
  'POST /api/tables/:id/mute the one on a seat': { stage: 'playing', body: { seat: 2, muted: true } },
  'POST /api/tables/:id/block': { stage: 'playing', body: { seat: 2, blocked: false } },
  'POST /api/tables/:id/report': { stage: 'playing', body: { seat: 2, reason: 'insult' } },
  'GET /api/tables/:id/note': { stage: 'playing' },
  'PUT /api/tables/:id/note': { stage: 'playing', body: { text: 'a note' } },

  // Not about one table
  'GET /api/games': {},
  'POST /api/guest': { body: { name: 'Another' }, spends: true },
  'GET /api/me': {},
  'POST /api/tables': { body: { game: 'evolution', seats: [{ kind: 'me' }, { kind: 'link' }] } },
  'GET /api/tables my own': { query: '?scope=mine' },
  'GET /api/tables those of all': { query: '?scope=lobby' },
  'POST /api/logs': { body: '{}', headers: { 'content-type': 'application/x-ndjson' }, tried: 'bad-log' },
  'POST /api/vacation': { body: { until: null } },
  'GET /api/stream': {},
  'GET /api/account': {},
  'POST /api/account/link': { body: { mail: 'somebody@example.com' }, tried: 'no-mail' },
  'POST /api/account/enter': { body: { token: 'A'.repeat(43) }, tried: 'bad-link' },
  'POST /api/account/passkeys/new': { body: {} },
  'POST /api/account/passkeys': {
    body: {
      name: 'phone',
      response: { ...passkey.response, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } },
    },
    tried: 'bad-passkey',
  },
  'POST /api/account/passkeys/ask': { body: {} },
  'POST /api/account/passkeys/enter': {
    body: {
      response: {
        ...passkey.response,
        response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
      },
    },
    tried: 'bad-passkey',
  },
  'POST /api/account/passkeys/:id/remove': { params: { id: NOBODY }, body: {}, tried: 'not-found' },
  'POST /api/account/sessions/:id/revoke': { params: { id: NOBODY }, body: {}, tried: 'not-found' },
  'POST /api/account/leave': { body: {}, spends: true },
  'GET /api/account/data': {},
  'POST /api/account/delete': { body: {}, spends: true },
  'GET /api/shunned': {},
  'POST /api/shunned/:id/forgive': { params: { id: NOBODY }, body: {}, tried: 'not-found' },
  'GET /api/learning': {},
  'PUT /api/learning': { body: { titles: {} } },
  'GET /api/notices': {},
  'PUT /api/notices': { body: {} },
  'POST /api/unsubscribe': { query: `?token=${NOBODY}`, body: {}, tried: 'unknown-link' },
  // It leads to a page, which this server has not built.
  'GET /api/unsubscribe': { query: `?token=${NOBODY}`, tried: 'not-found' },
  'GET /api/tokens': {},
  'POST /api/tokens': { body: { name: 'Robo' } },
  'POST /api/tokens/:id/revoke': { params: { id: NOBODY }, body: {}, tried: 'not-found' },
  'GET /api/push': {},
  'POST /api/push/subscribe': {
    body: { endpoint: 'https://127.0.0.1/x', keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } },
    tried: 'bad-endpoint',
  },
  'POST /api/push/unsubscribe': { body: { endpoint: 'https://push.example.com/x' } },
};
