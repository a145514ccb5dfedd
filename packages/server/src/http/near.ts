import type { FastifyRequest } from 'fastify';

/** Does a request come from this machine itself, and not through a proxy? */
export function isNear({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>): boolean {
  const near = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '');
  return near && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
}
