import { schemas } from '@clade/protocol';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Storage } from '../storage/storage.ts';
import { known } from './session.ts';

interface PeopleOptions {
  readonly storage: Storage;
}

export const peopleRoutes: FastifyPluginAsyncTypebox<PeopleOptions> = async (http, { storage }) => {
  http.post(
    '/api/guest',
    {
      schema: {
        tags: ['people'],
        summary: 'Say a name; everything else needs this once',
        body: schemas.Guest,
        response: { 200: schemas.Me },
      },
    },
    async (request, reply) => {
      const { name } = request.body;
      if (request.person) {
        await storage.renameUser(request.person.id, name);
        return { id: request.person.id, name };
      }
      const { id } = await http.welcome(reply, name);
      return { id, name };
    },
  );

  http.get(
    '/api/me',
    { schema: { tags: ['people'], summary: 'Who am I', response: { 200: schemas.Me } } },
    async (request) => {
      const { id, name } = known(request);
      return { id, name };
    },
  );
};
