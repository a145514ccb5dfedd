import type { FastifyInstance, FastifyPluginAsync } from 'fastify';

/** A plugin whose hooks and decorations are for the whole server, and not for its own routes alone. */
export function openPlugin<Options extends object>(
  plugin: (http: FastifyInstance, options: Options) => Promise<void>,
): FastifyPluginAsync<Options> {
  // By this fastify knows such plugins (https://fastify.dev/docs/latest/Reference/Plugins/#handle-the-scope).
  return Object.assign(plugin, { [Symbol.for('skip-override')]: true });
}
