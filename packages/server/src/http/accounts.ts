import { randomInt } from 'node:crypto';
import { schemas } from '@clade/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Accounts, sameAddress } from '../accounts/account.ts';
import type { Belongings } from '../accounts/belongings.ts';
import type { Letters } from '../accounts/letters.ts';
import type { Passkeys, Site } from '../accounts/passkeys.ts';
import type { Sessions } from '../accounts/sessions.ts';
import { newId } from '../ids.ts';
import { Problem } from '../problem.ts';
import type { Storage } from '../storage/storage.ts';
import type { User } from '../table/record.ts';
import { type Door, done, doneAnswer, refusals } from './door.ts';
import type { Routes } from './routes.ts';
import { knownPerson } from './session.ts';

interface AccountOptions {
  readonly storage: Storage;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly passkeys: Passkeys;
  readonly letters: Letters;
  readonly belongings: Belongings;
  readonly door: Door;
  readonly publicUrl: string | undefined;
  now(): number;
}

/** Accounts: signing in by a link in a letter or with a passkey, devices, and everything that is kept of a person. */
export const accountRoutes: Routes<AccountOptions> = async (http, options) => {
  const { storage, accounts, sessions, passkeys, letters, belongings, door, publicUrl, now } = options;
  const about = { tags: ['account'], querystring: schemas.NoQuery };
  const site = ({ protocol, headers }: FastifyRequest): Site => ({
    origin: publicUrl ?? `${protocol}://${headers.host}`,
  });

  /** Signs somebody in; what this browser had as a guest goes along. */
  const enter = async (request: FastifyRequest, reply: FastifyReply, user: User): Promise<void> => {
    const before = request.person;
    const isGuest = before && !before.program && (await accounts.of(before.id)) === undefined;
    if (isGuest && before.id !== user.id) {
      await belongings.move(before.id, user);
      door.streams.end(before.id);
    }
    await http.enter(request, reply, user.id);
  };

  const userOf = async (id: string): Promise<User> => {
    const user = await storage.user(id);
    if (user === undefined) throw new Problem(403, 'bad-link', 'This account is not there any more.');
    return user;
  };

  http.get(
    '/api/account',
    {
      schema: {
        ...about,
        summary: 'My account: address, passkeys, devices',
        response: { 200: schemas.AccountInfo, ...refusals },
      },
    },
    async (request) => {
      const { id } = knownPerson(request);
      const account = await accounts.of(id);
      return {
        account: account !== undefined,
        mail: account?.mail ?? null,
        mails: letters.possible,
        passkeys: await passkeys.list(id),
        sessions: await sessions.list(id, request.session),
      };
    },
  );

  http.post(
    '/api/account/link',
    {
      schema: {
        ...about,
        summary: 'A letter with a link: it signs in, or gives an account to the guest who opens it',
        body: schemas.AskLink,
        response: doneAnswer,
      },
      config: { rateLimit: door.rates.log },
    },
    async (request) => {
      const { mail, language = 'en' } = request.body;
      await letters.send(sameAddress(mail), language, request.person?.id);
      return done;
    },
  );

  http.post(
    '/api/account/enter',
    {
      schema: {
        ...about,
        summary: 'Sign in with the link of a letter; what I have as a guest goes along',
        body: schemas.EnterByLink,
        response: { 200: schemas.Me, ...refusals },
      },
      config: { rateLimit: door.rates.guest },
    },
    async (request, reply) => {
      const mail = await letters.open(request.body.token, request.person?.id);
      if (mail === undefined)
        throw new Problem(
          403,
          'bad-link',
          'This link was used already, is too old, or was asked for elsewhere; ask for another one here.',
        );
      const owner = await accounts.owner(mail);
      let user: User;
      if (owner !== undefined) user = await userOf(owner);
      else {
        user = request.person ? knownPerson(request) : await newcomer();
        if (!(await accounts.setAddress(user.id, mail)))
          throw new Problem(409, 'conflict', 'The address has been taken in the meantime; try again.');
      }
      await enter(request, reply, user);
      return { id: user.id, name: user.name, account: true as const };
    },
  );

  /** Somebody whom this browser does not know. Names are for everybody at a table, addresses are not: any name will do. */
  const newcomer = async (): Promise<User> => {
    const user: User = { id: newId(), name: `Player ${randomInt(1000, 10_000)}`, createdAt: now() };
    await storage.createUser(user);
    return user;
  };

  http.post(
    '/api/account/passkeys/new',
    {
      schema: {
        ...about,
        summary: 'What the browser needs to make a passkey',
        body: schemas.Nothing,
        response: { 200: schemas.PasskeyOptions, ...refusals },
      },
      config: { rateLimit: door.rates.guest },
    },
    async (request) => {
      const user = knownPerson(request);
      const label = (await accounts.address(user.id)) ?? user.name;
      return passkeys.offer(user, label, site(request));
    },
  );

  http.post(
    '/api/account/passkeys',
    {
      schema: {
        ...about,
        summary: 'Keep a passkey that the browser has made; a guest has an account from then on',
        body: schemas.NewPasskey,
        response: doneAnswer,
      },
    },
    async (request, reply) => {
      const { id } = knownPerson(request);
      const { name, response } = request.body;
      const key = await passkeys.made(id, name, response, site(request));
      const isGuest = (await accounts.of(id)) === undefined;
      await accounts.open(id, [key]);
      if (isGuest) await http.enter(request, reply, id);
      return done;
    },
  );

  http.post(
    '/api/account/passkeys/ask',
    {
      schema: {
        ...about,
        summary: 'What the browser needs to sign in with a passkey',
        body: schemas.Nothing,
        response: { 200: schemas.PasskeyOptions, ...refusals },
      },
      config: { rateLimit: door.rates.guest },
    },
    async (request) => passkeys.ask(site(request)),
  );

  http.post(
    '/api/account/passkeys/enter',
    {
      schema: {
        ...about,
        summary: 'Sign in with a passkey; what I have as a guest goes along',
        body: schemas.EnterByPasskey,
        response: { 200: schemas.Me, ...refusals },
      },
      config: { rateLimit: door.rates.guest },
    },
    async (request, reply) => {
      const user = await userOf(await passkeys.answered(request.body.response, site(request)));
      await enter(request, reply, user);
      return { id: user.id, name: user.name, account: true as const };
    },
  );

  http.post(
    '/api/account/passkeys/:id/remove',
    {
      schema: {
        ...about,
        summary: 'A passkey opens nothing any more',
        params: schemas.PasskeyId,
        body: schemas.Nothing,
        response: doneAnswer,
      },
    },
    async (request) => {
      await passkeys.remove(knownPerson(request).id, request.params.id);
      return done;
    },
  );

  http.post(
    '/api/account/sessions/:id/revoke',
    {
      schema: {
        ...about,
        summary: 'Sign a device out',
        params: schemas.OwnId,
        body: schemas.Nothing,
        response: doneAnswer,
      },
    },
    async (request) => {
      const { id } = knownPerson(request);
      await sessions.revoke(id, request.params.id);
      // A stream does not say by which session it was opened: all come back, but the one that may not.
      door.streams.end(id);
      return done;
    },
  );

  http.post(
    '/api/account/leave',
    {
      schema: {
        ...about,
        summary: 'Sign out here; a guest is gone for good',
        body: schemas.Nothing,
        response: doneAnswer,
      },
    },
    async (request, reply) => {
      const { id } = knownPerson(request);
      if (request.session !== undefined) await sessions.close(request.session);
      door.streams.end(id);
      http.leave(reply, id);
      return done;
    },
  );

  http.get(
    '/api/account/data',
    {
      schema: {
        ...about,
        summary: 'Everything that is kept of me',
        response: { 200: schemas.MyData, ...refusals },
      },
      config: { rateLimit: door.rates.log },
    },
    async (request, reply) => {
      void reply.header('content-disposition', 'attachment; filename="clade.json"');
      return belongings.collect(knownPerson(request));
    },
  );

  http.post(
    '/api/account/delete',
    {
      schema: {
        ...about,
        summary: 'Remove me: name, seats, notes, settings; games stay without my name',
        body: schemas.Nothing,
        response: doneAnswer,
      },
      config: { rateLimit: door.rates.log },
    },
    async (request, reply) => {
      const user = knownPerson(request);
      for (const gone of await belongings.erase(user)) door.streams.end(gone);
      http.leave(reply, user.id);
      return done;
    },
  );
};
