import { Type } from 'typebox';

/** What is said in many places. */

/** What has a shape, as one reads it. What is each game's own has none here. */
export type Sent<T> = unknown extends T ? T : { readonly [K in keyof T]: Sent<T[K]> };

export const Id = Type.String({
  minLength: 22,
  maxLength: 22,
  pattern: '^[A-Za-z0-9_-]{22}$',
  description: 'an id',
});
/** Nothing invisible: no control or format characters, no line or paragraph separators, no halves of characters. */
export const HIDDEN = '\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}';
/** Letters and signs that nobody sees: fillers of Hangul, the empty one of Braille. */
const BLANK = `${HIDDEN}\\u115F\\u1160\\u3164\\uFFA0\\u2800`;
export const PersonName = Type.String({
  minLength: 1,
  maxLength: 40,
  pattern: `^[^${BLANK}\\s](?:[^${BLANK}]*[^${BLANK}\\s])?$`,
  description: 'a name in one line',
});
export const Key = Type.String({
  minLength: 8,
  maxLength: 64,
  pattern: '^[A-Za-z0-9_-]+$',
  description: 'chosen by the client for one request; repeating a request with the same key changes nothing',
});
export const Count = Type.Integer({ minimum: 0, maximum: 1_000_000 });
export const closed = { additionalProperties: false } as const;
export const LanguageCode = Type.String({ minLength: 2, maxLength: 8, pattern: '^[a-z]{2}(?:-[A-Z]{2})?$' });
export const Time = Type.Integer({ description: 'milliseconds since 1970' });
