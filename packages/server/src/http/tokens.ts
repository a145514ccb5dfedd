import { schemas } from '@clade/protocol';
import type { Tokens } from '../accounts/tokens.ts';
import { type Door, done, doneAnswer, refusals } from './door.ts';
import type { Routes } from './routes.ts';
import { knownPerson } from './session.ts';

interface TokenOptions {
  readonly tokens: Tokens;
  readonly door: Door;
}

/** Tokens with which programs play. */
export const tokenRoutes: Routes<TokenOptions> = async (http, { tokens, door }) => {
  const about = { tags: ['tokens'], querystring: schemas.NoQuery };

  http.get(
    '/api/tokens',
    {
      schema: {
        ...about,
        summary: 'My programs',
        response: { 200: schemas.TokenList, ...refusals },
      },
    },
    async (request) => ({ tokens: [...(await tokens.list(knownPerson(request).id))] }),
  );

  http.post(
    '/api/tokens',
    {
      schema: {
        ...about,
        summary: 'A token for a program, which plays under a name of its own',
        body: schemas.NewToken,
        response: { 200: schemas.Token, ...refusals },
      },
      config: { rateLimit: door.rates.guest },
    },
    async (request) => tokens.create(knownPerson(request).id, request.body.name),
  );

  http.post(
    '/api/tokens/:id/revoke',
    {
      schema: {
        ...about,
        summary: 'The program cannot play any more',
        params: schemas.OwnId,
        body: schemas.Nothing,
        response: doneAnswer,
      },
    },
    async (request) => {
      await tokens.revoke(knownPerson(request).id, request.params.id);
      door.streams.end(request.params.id);
      return done;
    },
  );
};
