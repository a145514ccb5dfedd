import { isRefused, type Refused } from '../table/table.ts';
import { OFFLINE, once } from './api.ts';
import { api } from './page.ts';

/** Notices of the browser when the page is closed. */

/** `off` and `on` can be changed; `blocked` by the reader in the browser; `missing` in this browser, or on this server. */
export type PushState = 'off' | 'on' | 'blocked' | 'missing';

export async function pushState(): Promise<PushState> {
  if (!('PushManager' in globalThis) || navigator.serviceWorker === undefined) return 'missing';
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined || (await serverKey()) === undefined) return 'missing';
  if (Notification.permission === 'denied') return 'blocked';
  return (await registration.pushManager.getSubscription()) === null ? 'off' : 'on';
}

/** The key by which the browser's push service knows the server; undefined where it sends nothing. */
async function serverKey(): Promise<string | undefined> {
  const answer = await once(api.get<{ readonly publicKey: string }>('/api/push'));
  return isRefused(answer) ? undefined : answer.publicKey;
}

export async function turnPushOn(): Promise<Refused | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return { code: 'push-blocked' };
  const registration = await navigator.serviceWorker.ready;
  const key = await serverKey();
  if (key === undefined) return OFFLINE;
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = subscription.toJSON();
  const answer = await once(api.post('/api/push/subscribe', { endpoint, keys }));
  return isRefused(answer) ? answer : undefined;
}

export async function turnPushOff(): Promise<Refused | undefined> {
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.getSubscription();
  if (subscription === null) return undefined;
  const answer = await once(api.post('/api/push/unsubscribe', { endpoint: subscription.endpoint }));
  if (isRefused(answer)) return answer;
  await subscription.unsubscribe();
  return undefined;
}
