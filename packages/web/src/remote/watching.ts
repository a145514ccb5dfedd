import { kept } from '../shell/kept.ts';
import type { Send } from './api.ts';

/** Tables that are watched by a link, with the secret of each; the latest are remembered on this device. */
const links = kept<Readonly<Record<string, string>>>('watching', (stored) => {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, link]) => typeof link === 'string'));
});
const REMEMBERED = 60;

/** The link with which somebody looks on; a table that is open to all needs no secret. */
export function watchLink(origin: string, table: string, secret?: string): string {
  return `${origin}/table/${table}${secret === undefined ? '' : `?watch=${secret}`}`;
}

/** Somebody has come by the link. */
export function rememberWatch(table: string, secret: string): void {
  const { [table]: before, ...others } = links.get();
  if (before === secret) return;
  links.set(Object.fromEntries([...Object.entries(others), [table, secret] as const].slice(-REMEMBERED)));
}

/** Requests say by which links they may know the tables that they are about. */
export function withWatch(send: Send): Send {
  return (path, init) => {
    const secrets = (path.match(/[\w-]{22}/g) ?? []).flatMap((table) => links.get()[table] ?? []);
    if (secrets.length === 0) return send(path, init);
    const headers = { ...(init.headers as Record<string, string>), 'clade-watch': secrets.join(',') };
    return send(path, { ...init, headers });
  };
}
