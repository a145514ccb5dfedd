import { schemas } from '@clade/protocol';
import type { Notices } from '../notices/notices.ts';
import { Problem } from '../problem.ts';
import { done, doneAnswer, refusals } from './door.ts';
import type { Routes } from './routes.ts';
import { knownPerson } from './session.ts';

interface PushOptions {
  readonly notices: Notices;
  now(): number;
  readonly publicKey: string;
}

/** Notices of a turn to browsers that have no page open. */
export const pushRoutes: Routes<PushOptions> = async (http, { notices, publicKey, now }) => {
  const about = { tags: ['push'], querystring: schemas.NoQuery };

  http.get(
    '/api/push',
    {
      schema: {
        ...about,
        summary: 'The key with which a browser subscribes',
        response: { 200: schemas.PushKey, ...refusals },
      },
    },
    async () => ({ publicKey }),
  );

  http.post(
    '/api/push/subscribe',
    {
      schema: {
        ...about,
        summary: 'Tell this browser when it is my turn',
        body: schemas.Subscribe,
        response: doneAnswer,
      },
    },
    async (request) => {
      const { endpoint, keys } = request.body;
      const { id } = knownPerson(request);
      if (!(await notices.push.subscribe(id, endpoint, keys, now())))
        throw new Problem(422, 'bad-endpoint', 'This is not the address of a push service.');
      notices.notifier.forget(id);
      return done;
    },
  );

  http.post(
    '/api/push/unsubscribe',
    {
      schema: {
        ...about,
        summary: 'Do not tell this browser any more',
        body: schemas.Unsubscribe,
        response: doneAnswer,
      },
    },
    async (request) => {
      await notices.push.unsubscribe(knownPerson(request).id, request.body.endpoint);
      return done;
    },
  );
};
