import { Type } from 'typebox';
import { closed, Time } from './shapes.ts';

const Name = '^[a-z0-9-]{1,40}$';
const named = <T extends Parameters<typeof Type.Record>[1]>(what: T, most: number) =>
  Type.Record(Type.String({ pattern: Name }), what, { maxProperties: most, additionalProperties: false });
const ChapterName = Type.String({ pattern: Name, description: 'a chapter' });

/** What somebody has learned of one title: the chapters of its lesson, and the coach of the first games. */
const LearnedTitle = Type.Object(
  {
    done: named(Type.Integer({ minimum: 1, maximum: 3, description: 'stars' }), 60),
    skipped: Type.Array(ChapterName, { maxItems: 60 }),
    here: Type.Optional(
      Type.Object(
        { chapter: ChapterName, step: Type.Integer({ minimum: 0, maximum: 1000 }) },
        { ...closed, description: 'where the lesson was left' },
      ),
    ),
    at: Type.Optional(Type.Integer({ minimum: 0, description: 'when that was: the later one counts' })),
    played: Type.Array(Type.String({ minLength: 1, maxLength: 64 }), {
      maxItems: 2,
      description: 'the first tables that were played to their end: the coach is there by herself before',
    }),
    coach: Type.Optional(
      Type.Object(
        { on: Type.Boolean(), at: Time },
        { ...closed, description: 'she was called or sent away; the later one counts' },
      ),
    ),
  },
  closed,
);
export const Learning = Type.Object({ titles: named(LearnedTitle, 20) }, closed);
