import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { hashOf } from '../accounts/secrets.ts';
import type { ServerConfig } from '../config.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { notFound } from '../problem.ts';
import { Health } from '../storage/health.ts';
import type { Storage } from '../storage/storage.ts';
import { isNear } from './near.ts';

export interface StatusOptions {
  readonly storage: Storage;
  readonly metrics: Metrics;
  readonly config: ServerConfig;
  /** False when the end is near, and nothing more should be sent here. */
  ready(): boolean;
  /** How much is wrong with the store, as far as is known. */
  damage?(): number;
}

/** How the program is: for what watches over it. */
export const statusRoutes: FastifyPluginAsync<StatusOptions> = async (http, options) => {
  const { storage, metrics, config, ready, damage = () => 0 } = options;
  const unlimited = { schema: { hide: true }, config: { rateLimit: false as const } };

  http.get('/healthz', unlimited, () => ({ ok: true }));

  const health = new Health(storage);
  http.get('/readyz', unlimited, async (request, reply) => {
    const why = ready() ? await health.trouble() : 'closing';
    if (why === undefined) return damage() > 0 ? { ok: true, damage: damage() } : { ok: true };
    if (why !== 'closing') request.log.error({ why }, 'not ready');
    return reply.code(503).send({ ok: false, why });
  });

  http.get('/metrics', unlimited, async (request, reply) => {
    if (!mayMeasure(request, config.metricsToken)) throw notFound('page');
    void reply.header('content-type', metrics.contentType);
    return reply.serializer((text: string) => text).send(await metrics.text());
  });
};

/** Figures tell about people: they are for who has the token, or for this machine itself, not through a proxy. */
function mayMeasure(request: FastifyRequest, token: string | undefined): boolean {
  // Of hashes, so that the time it takes tells nothing.
  if (token !== undefined) return hashOf(request.headers.authorization ?? '') === hashOf(`Bearer ${token}`);
  return isNear(request);
}
