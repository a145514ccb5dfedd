import type { SentWindow } from '@clade/protocol';
import { isZone, nextOpen, openBetween } from '../pace/window.ts';
import { Problem } from '../problem.ts';
import type { Storage } from '../storage/storage.ts';

const KIND = 'notices';

/** How a person wants to be told that it is their turn, besides the browsers that have subscribed. */
export interface NoticeSettings {
  /** By e-mail, to the address of the account. */
  readonly mail?: boolean;
  /** An address that takes messages as Discord does. */
  readonly webhook?: string;
  /** Hours in which nothing comes; what would have, comes at their end. */
  readonly quiet?: SentWindow;
  /** Everything once a day, at this time, instead of one by one. */
  readonly digest?: { readonly at: string; readonly zone: string };
  readonly language?: string;
}

export class Settings {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  async of(user: string): Promise<NoticeSettings> {
    return ((await this.#storage.doc(KIND, user))?.value ?? {}) as NoticeSettings;
  }

  async set(user: string, settings: NoticeSettings): Promise<void> {
    for (const { zone } of [settings.quiet, settings.digest].filter((hours) => hours !== undefined))
      if (!isZone(zone)) throw new Problem(422, 'bad-hours', 'There is no such time zone.');
    if (settings.quiet && settings.quiet.from === settings.quiet.to)
      throw new Problem(422, 'bad-hours', 'Quiet hours leave some of the day.');
    await this.#storage.writeDocs([{ kind: KIND, id: user, owner: user, value: settings }]);
  }
}

/** When somebody who is to be told at a moment may be told: then, or when the quiet hours are over. */
export function notBefore({ quiet }: NoticeSettings, now: number): number {
  if (quiet === undefined || openBetween(quiet, now, now + 1) === 0) return now;
  return nextOpen({ from: quiet.to, to: quiet.from, zone: quiet.zone }, now);
}

const MINUTE = 60_000;

/** The next time that the clock on the wall shows when the digest comes; a minute that has begun has passed. */
export function nextDigest(
  { at, zone }: { readonly at: string; readonly zone: string },
  now: number,
): number {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  const next = (hours * 60 + minutes + 1) % (24 * 60);
  const two = (n: number): string => String(n).padStart(2, '0');
  const minute = { from: at, to: `${two(Math.floor(next / 60))}:${two(next % 60)}`, zone };
  return nextOpen(minute, now + MINUTE);
}
