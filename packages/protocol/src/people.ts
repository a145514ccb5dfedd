import { Type } from 'typebox';
import { closed, Id, PersonName, Time } from './shapes.ts';

export const Guest = Type.Object({ name: PersonName }, closed);
export const Me = Type.Object(
  {
    id: Id,
    name: Type.String(),
    account: Type.Optional(Type.Literal(true, { description: 'I have signed in; guests have not' })),
  },
  closed,
);
export const MyData = Type.Object({
  person: Type.Object({ id: Id, name: Type.String(), createdAt: Time }, closed),
});
