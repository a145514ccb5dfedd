import type { SentLearning } from '@clade/protocol';
import type { Api } from '../remote/api.ts';
import type { Me } from '../remote/myself.ts';
import { api, myself } from '../remote/page.ts';
import { type Coaching, coaching, readCoaching } from '../shell/coach.ts';
import { isRefused } from '../table/table.ts';
import { type LessonProgress, lessons, readProgress } from './progress.ts';

/** What this device knows of lessons and coach, in the shape of the account. */
export function learningOf(progress: LessonProgress, coach: Coaching): SentLearning {
  const games = new Set([...Object.keys(progress), ...Object.keys(coach)]);
  const titles = [...games].map((game) => {
    const { played = [], said } = coach[game] ?? {};
    const chapters = progress[game] ?? { done: {}, skipped: [] };
    return [game, { ...chapters, played, ...(said ? { coach: said } : {}) }] as const;
  });
  return { titles: Object.fromEntries(titles) };
}

/** The same in the shapes of this device, whatever a later version of the server says. */
export function learntFrom({ titles }: SentLearning): {
  readonly progress: LessonProgress;
  readonly coach: Coaching;
} {
  const entries = Object.entries(titles);
  return {
    progress: readProgress(titles),
    coach: readCoaching(
      Object.fromEntries(entries.map(([game, { played, coach }]) => [game, { played, said: coach }])),
    ),
  };
}

/** How long somebody must rest before a change is sent. */
const PAUSE = 1500;

interface Person {
  get(): Me;
  subscribe(changed: () => void): () => void;
}

/**
 * Keeps the device and the account of who is signed in alike: the server puts together what both know. Guests have only
 * their device. Without a server it is sent when there is one again, or with the next change.
 */
export function keepAlike(api: Pick<Api, 'put'>, person: Person): () => void {
  let known = '';
  let who = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending = false;

  const now = (): string => JSON.stringify(learningOf(lessons.get(), coaching.get()));
  const send = async (): Promise<void> => {
    const text = now();
    if (sending || who === '' || text === known) return;
    sending = true;
    const as = who;
    try {
      const answer = await api.put<SentLearning>('/api/learning', JSON.parse(text));
      // What has changed here meanwhile is sent next; until then nothing of it is written over.
      if (isRefused(answer) || as !== who || text !== now()) return;
      const { progress, coach } = learntFrom(answer);
      known = JSON.stringify(learningOf(progress, coach));
      if (known === text) return;
      lessons.set(progress);
      coaching.set(coach);
    } catch {
      // No server: the device has it all.
    } finally {
      sending = false;
      if (as !== who || text !== now()) later();
    }
  };
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), PAUSE);
  };
  const meet = (): void => {
    const me = person.get();
    const next = me.known === 'yes' && me.account ? me.id : '';
    if (next === who) return;
    who = next;
    known = '';
    if (who !== '') void send();
  };
  const stops = [person.subscribe(meet), lessons.subscribe(later), coaching.subscribe(later)];
  meet();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

let begun = false;

/** For as long as the page is open. */
export function keepMineAlike(): void {
  if (begun) return;
  begun = true;
  keepAlike(api, myself);
}
