import { schemas } from '@clade/protocol';
import type { Learnt } from '../accounts/learning.ts';
import { refusals } from './door.ts';
import type { Routes } from './routes.ts';
import { knownPerson } from './session.ts';

interface LearningOptions {
  readonly learnt: Learnt;
}

/** What I have learned, on all my devices. */
export const learningRoutes: Routes<LearningOptions> = async (http, { learnt }) => {
  const about = { tags: ['account'], querystring: schemas.NoQuery };

  http.get(
    '/api/learning',
    {
      schema: {
        ...about,
        summary: 'How far I am in the lessons, and whether the coach is there',
        response: { 200: schemas.Learning, ...refusals },
      },
    },
    async (request) => learnt.of(knownPerson(request).id),
  );

  http.put(
    '/api/learning',
    {
      schema: {
        ...about,
        summary: 'Add what this device knows of it; the answer is what is known then',
        body: schemas.Learning,
        response: { 200: schemas.Learning, ...refusals },
      },
    },
    async (request) => learnt.add(knownPerson(request).id, request.body),
  );
};
