import { Type } from 'typebox';
import { closed, PersonName } from './shapes.ts';

const Base64Url = Type.String({ maxLength: 8000, pattern: '^[A-Za-z0-9_-]*$' });
const credential = { id: Base64Url, rawId: Base64Url, type: Type.Literal('public-key') };
/** What `navigator.credentials` gives, as @simplewebauthn/browser writes it. */
export const NewPasskey = Type.Object(
  {
    name: PersonName,
    response: Type.Object({
      ...credential,
      response: Type.Object({
        clientDataJSON: Base64Url,
        attestationObject: Base64Url,
        transports: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 8 })),
      }),
      clientExtensionResults: Type.Object({}),
    }),
  },
  closed,
);
export const EnterByPasskey = Type.Object(
  {
    response: Type.Object({
      ...credential,
      response: Type.Object({
        clientDataJSON: Base64Url,
        authenticatorData: Base64Url,
        signature: Base64Url,
        userHandle: Type.Optional(Base64Url),
      }),
      clientExtensionResults: Type.Object({}),
    }),
  },
  closed,
);
export const PasskeyId = Type.Object(
  { id: Type.String({ minLength: 1, maxLength: 1400, pattern: '^[A-Za-z0-9_-]+$' }) },
  closed,
);
/** For `navigator.credentials`; what is in them is of the standard (WebAuthn). */
export const PasskeyOptions = Type.Object({ challenge: Type.String() });
