import { schemas } from '@clade/protocol';
import type { FastifyRequest } from 'fastify';
import { type Door, refusals } from './door.ts';
import type { Routes } from './routes.ts';
import { known, knownPerson } from './session.ts';

interface PeopleOptions {
  readonly rates: Door['rates'];
}

export const peopleRoutes: Routes<PeopleOptions> = async (http, { rates }) => {
  http.post(
    '/api/guest',
    {
      schema: {
        tags: ['people'],
        summary: 'Say a name; everything else needs this once',
        querystring: schemas.NoQuery,
        body: schemas.Guest,
        response: { 200: schemas.Me, ...refusals },
      },
      config: { rateLimit: rates.guest },
    },
    async (request, reply) => {
      const { name } = request.body;
      if (request.person) {
        const { id } = knownPerson(request);
        await http.rename(id, name);
        return { id, name, ...signedIn(request) };
      }
      const { id } = await http.welcome(reply, name);
      return { id, name };
    },
  );

  http.get(
    '/api/me',
    {
      schema: {
        tags: ['people'],
        summary: 'Who am I',
        querystring: schemas.NoQuery,
        response: { 200: schemas.Me, ...refusals },
      },
    },
    async (request) => {
      const { id, name } = known(request);
      return { id, name, ...signedIn(request) };
    },
  );
};

/** Guests are not signed in. */
function signedIn({ session }: FastifyRequest): { readonly account?: true } {
  return session === undefined ? {} : { account: true };
}
