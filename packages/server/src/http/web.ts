import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { openPlugin } from './open-plugin.ts';

/** The page of the web client: every address of its own leads to it. */
const PAGE = 'index.html';
/** Files in this folder have a hash of their contents in their names. */
const HASHED = `${sep}assets${sep}`;
const YEAR = 365 * 24 * 3600;

export function hasWebClient(folder: string): boolean {
  return existsSync(join(folder, PAGE));
}

/** The files of the built web client, compressed ones where the browser takes them. */
export const webClient = openPlugin<{ folder: string }>(async (http, { folder }) => {
  await http.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => void reply.headers(headersOf(path.slice(folder.length))),
  });
});

/** A page is a hundred files, and people behind one address load it together: files are not counted. */
export function withoutLimit(route: RouteOptions & { path: string }): void {
  if (route.path === '/*') route.config = { ...route.config, rateLimit: false };
}

function headersOf(path: string): Readonly<Record<string, string>> {
  // Under such a name there is never anything else; the rest is asked for each time, and sent when it has changed.
  const cache = path.startsWith(HASHED) ? `public, max-age=${YEAR}, immutable` : 'no-cache';
  if (!/[\\/]sw\.js(?:\.br|\.gz)?$/.test(path)) return { 'cache-control': cache };
  // A service worker answers for the whole site, wherever its file lies.
  return { 'cache-control': cache, 'service-worker-allowed': '/' };
}

/** Is this an address of the web client, such as /table/...: no file, and none of the interface? */
function isPage({ method, url }: FastifyRequest): boolean {
  const [path = ''] = url.split('?', 1);
  const names = path.split('/');
  const isFile = names.some((name) => name.startsWith('.')) || names.at(-1)?.includes('.');
  return (method === 'GET' || method === 'HEAD') && !isFile && !path.startsWith('/api/');
}

/** Answers with the page where the client has its own addresses; false when there is nothing at this one. */
export function answerPage(request: FastifyRequest, reply: FastifyReply): boolean {
  if (!isPage(request)) return false;
  void reply.sendFile(PAGE);
  return true;
}
