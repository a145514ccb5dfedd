import type { FastifyPluginAsync } from 'fastify';
import type { Admin, AdminDeed } from '../accounts/admin.ts';
import { hashOf } from '../accounts/secrets.ts';
import { notFound } from '../problem.ts';
import { isNear } from './near.ts';

interface AdminOptions {
  readonly admin: Admin;
  readonly token: string;
}

/** By this `clade admin` speaks to the server that has the data: on this machine, with what only its user can read. */
export const adminRoutes: FastifyPluginAsync<AdminOptions> = async (http, { admin, token }) => {
  http.post('/admin', { schema: { hide: true }, config: { rateLimit: false as const } }, async (request) => {
    const given = String(request.headers['clade-admin'] ?? '');
    // Of hashes, so that the time it takes tells nothing.
    if (!isNear(request) || hashOf(given) !== hashOf(token)) throw notFound('page');
    return { answer: (await admin.do(request.body as AdminDeed)) ?? null };
  });
};
