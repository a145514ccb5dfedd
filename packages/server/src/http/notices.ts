import { schemas } from '@clade/protocol';
import type { Accounts } from '../accounts/account.ts';
import type { Notices } from '../notices/notices.ts';
import { Problem } from '../problem.ts';
import { done, doneAnswer, refusals } from './door.ts';
import type { Routes } from './routes.ts';
import { knownPerson } from './session.ts';

interface NoticeOptions {
  readonly notices: Notices;
  readonly accounts: Accounts;
}

/** How I want to be told that it is my turn. */
export const noticeRoutes: Routes<NoticeOptions> = async (http, { notices, accounts }) => {
  const { settings, notifier, webhook, unsubscribing } = notices;
  const about = { tags: ['notices'], querystring: schemas.NoQuery };

  http.get(
    '/api/notices',
    {
      schema: {
        ...about,
        summary: 'How I want to be told that it is my turn',
        response: { 200: schemas.NoticeSettings, ...refusals },
      },
    },
    async (request) => {
      const { id } = knownPerson(request);
      const address = notices.mailer === undefined ? undefined : await accounts.address(id);
      return { ...(await settings.of(id)), ...(address === undefined ? {} : { address }) };
    },
  );

  http.put(
    '/api/notices',
    {
      schema: {
        ...about,
        summary: 'Say how I want to be told',
        body: schemas.NoticeChoice,
        response: doneAnswer,
      },
    },
    async (request) => {
      const { id } = knownPerson(request);
      const { webhook: address } = request.body;
      if (address !== undefined && !webhook.accepts(address))
        throw new Problem(422, 'bad-endpoint', 'Messages can be sent to public https addresses only.');
      await settings.set(id, request.body);
      notifier.forget(id);
      return done;
    },
  );

  // Mail programs send a form (RFC 8058); what is in it does not matter.
  http.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, ready) => {
    payload.resume();
    payload.on('end', () => ready(null, {}));
  });

  const turnOff = async (token: string): Promise<void> => {
    const user = unsubscribing.user(token);
    if (user === undefined) throw new Problem(403, 'unknown-link', 'This link is not one of ours.');
    const { mail: _, ...rest } = await settings.of(user);
    await settings.set(user, rest);
    notifier.forget(user);
  };

  http.post(
    '/api/unsubscribe',
    {
      schema: {
        ...about,
        summary: 'No more mail to me, by the link of a letter',
        querystring: schemas.UnsubscribeQuery,
        body: schemas.Nothing,
        response: doneAnswer,
      },
    },
    async (request) => {
      await turnOff(request.query.token);
      return done;
    },
  );

  http.get(
    '/api/unsubscribe',
    {
      schema: {
        ...about,
        summary: 'The same for who opens the link: leads to the page that asks',
        querystring: schemas.UnsubscribeQuery,
        response: {
          200: { description: 'a page', content: { 'text/html': { schema: schemas.PlainPage } } },
          ...refusals,
        },
      },
    },
    async (request, reply) => {
      // Opening an address changes nothing: mail servers open what they deliver, too.
      await reply.redirect(`/unsubscribe#${request.query.token}`, 303);
      return reply;
    },
  );
};
