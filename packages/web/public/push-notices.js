/**
 * Part of the service worker: notices that the server sends while the page is closed. The words are the page's; it
 * leaves them in a cache in its reader's language (src/shell/push-words.ts).
 */
const WORDS_CACHE = 'clade-words';
const WORDS_URL = '/push-words.json';

self.addEventListener('push', (event) => {
  event.waitUntil(tell(event.data?.json() ?? {}));
});

async function tell({ table, title, more }) {
  const kept = await (await caches.open(WORDS_CACHE)).match(WORDS_URL);
  const words = kept ? await kept.json() : {};
  // Who has the table in front of the eyes needs no notice.
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.some((page) => page.focused && new URL(page.url).pathname === `/table/${table}`)) return;
  await self.registration.showNotification(words.turn ?? title, {
    body: more ? `${title} +${more}` : title,
    // One notice for one table, however often it is sent.
    tag: table,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { href: `/table/${table}` },
  });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.href));
});

async function show(href) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === href) ?? pages[0];
  if (there === undefined) {
    await self.clients.openWindow(href);
    return;
  }
  await there.focus();
  if (new URL(there.url).pathname !== href) there.postMessage({ go: href });
}
