import type { deal as english } from '../en/deal.ts';

/** What a check of a deal has proved, in Hungarian. */
export const deal: Readonly<Record<keyof typeof english, string>> = {
  'deal.bound': 'Az osztás titkos száma már az első lap előtt eldőlt, és az, amelyet az ujjlenyomat ígért.',
  'deal.added':
    'Egy-egy véletlenszámot kevert hozzá: {names}. Ezt az osztást csak a szerver és mindenki, aki számot adott hozzá, együtt választhatta volna meg.',
  'deal.missing':
    'Nem érkezett meg időben, ezért kimaradt az ő száma: {names}. Aki akkor az asztalnál ült, kérdezze meg a szerver üzemeltetőjét.',
  'deal.alone':
    'Egyik játékos sem adott hozzá számot. A titkos szám az asztal létrejöttekor eldőlt, de aki választotta, kereshetett magának kedvezőt.',
  'deal.unbound': 'Az osztás előtt semmi sem volt rögzítve: nem tudni, választotta-e valaki a véletlenmagot.',
  'deal.broken.share': '✗ az osztás egyik száma nem az, amelyet megígértek',
  'deal.broken.seed': '✗ a véletlenmag nem a titkos számból és a játékosok számaiból jött ki',
  'deal.seen.other': '✗ ez az eszköz a kezdéskor más ujjlenyomatot vagy más ígéreteket látott',
  'deal.seen.left-out': '✗ ez az eszköz időben elküldte a számodat, mégsincs benne az osztásban',
};
