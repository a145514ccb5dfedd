import { schemas } from '@clade/protocol';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Problem } from '../problem.ts';
import type { Notifier } from '../push/notifier.ts';
import { done, doneAnswer, refusals } from './door.ts';
import { knownPerson } from './session.ts';

interface PushOptions {
  readonly notifier: Notifier;
  readonly publicKey: string;
}

/** Notices of a turn to browsers that have no page open. */
export const pushRoutes: FastifyPluginAsyncTypebox<PushOptions> = async (http, { notifier, publicKey }) => {
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
      if (!(await notifier.subscribe(knownPerson(request).id, endpoint, keys)))
        throw new Problem(422, 'bad-endpoint', 'This is not the address of a push service.');
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
      await notifier.unsubscribe(knownPerson(request).id, request.body.endpoint);
      return done;
    },
  );
};
