import { Type } from 'typebox';
import { closed, HIDDEN, Id, LanguageCode, Time } from './shapes.ts';

const MailAddress = Type.String({
  minLength: 3,
  maxLength: 254,
  pattern: `^[^@\\s<>()\\[\\],;:"${HIDDEN}]+@[^@\\s<>()\\[\\],;:"${HIDDEN}]+\\.[^@\\s<>()\\[\\],;:."${HIDDEN}]+$`,
  description: 'an e-mail address',
});
export const AskLink = Type.Object({ mail: MailAddress, language: Type.Optional(LanguageCode) }, closed);
const Secret = Type.String({ minLength: 20, maxLength: 100, pattern: '^[A-Za-z0-9_-]+$' });
export const EnterByLink = Type.Object({ token: Secret }, closed);
export const AccountInfo = Type.Object(
  {
    account: Type.Boolean({ description: 'false for guests' }),
    mail: Type.Union([Type.String(), Type.Null()]),
    mails: Type.Boolean({ description: 'can this server send e-mail?' }),
    passkeys: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), createdAt: Time }, closed)),
    sessions: Type.Array(
      Type.Object(
        { id: Id, createdAt: Time, seenAt: Time, agent: Type.String(), here: Type.Boolean() },
        closed,
      ),
    ),
  },
  closed,
);
