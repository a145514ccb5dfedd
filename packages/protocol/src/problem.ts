import { Type } from 'typebox';
import { closed } from './shapes.ts';

const Fact = Type.Union([
  Type.String(),
  Type.Number(),
  Type.Boolean(),
  Type.Array(Type.String()),
  Type.Array(Type.Number()),
]);
export const refusal = {
  code: Type.String({ pattern: '^[a-z][a-z0-9-]*$', description: 'stable; see docs/protocol.md' }),
  sentence: Type.String({ description: 'for a person' }),
  rule: Type.Optional(Type.String({ description: 'id of the rule that forbids it' })),
  facts: Type.Optional(Type.Record(Type.String(), Fact, { description: 'what the sentence rests on' })),
};
export const Problem = Type.Object(refusal, { ...closed, description: 'why a request was refused' });
