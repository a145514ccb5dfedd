import { Type } from 'typebox';
import { closed, Id, PersonName, Time } from './shapes.ts';

export const NewToken = Type.Object({ name: PersonName }, closed);
/** Something of one's own that has an id. */
export const OwnId = Type.Object({ id: Id }, closed);
const token = {
  id: Type.String({ description: 'the id of the program, as of a person' }),
  name: Type.String(),
  createdAt: Time,
};
export const TokenList = Type.Object({ tokens: Type.Array(Type.Object(token, closed)) }, closed);
export const Token = Type.Object(
  { ...token, token: Type.String({ description: 'shown this once; only a hash of it is kept' }) },
  closed,
);
