import { Type } from 'typebox';
import { closed } from './shapes.ts';

const Endpoint = Type.String({
  minLength: 10,
  maxLength: 1000,
  pattern: '^https?://[\\x21-\\x7e]+$',
  description: 'the address that the browser got from its push service',
});
/** What a browser gives out when it subscribes: a point of a curve, and a secret, in base64url. */
export const Subscribe = Type.Object(
  {
    endpoint: Endpoint,
    keys: Type.Object(
      {
        p256dh: Type.String({ minLength: 87, maxLength: 88, pattern: '^[A-Za-z0-9_-]{87}=?$' }),
        auth: Type.String({ minLength: 22, maxLength: 24, pattern: '^[A-Za-z0-9_-]{22}={0,2}$' }),
      },
      closed,
    ),
  },
  closed,
);
export const Unsubscribe = Type.Object({ endpoint: Endpoint }, closed);
export const PushKey = Type.Object(
  { publicKey: Type.String({ description: 'for `applicationServerKey`, in base64url' }) },
  closed,
);
