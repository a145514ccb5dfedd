import type { SentLearning } from '@clade/protocol';
import { Problem } from '../problem.ts';
import { Conflict, type Storage } from '../storage/storage.ts';

const KIND = 'learning';

type Title = SentLearning['titles'][string];

/** Tables of a title that are remembered: as many as the coach is there for by herself. */
const MOST_PLAYED = 2;

/** Times that two devices of one person may write at once. */
const TRIES = 5;

/** What people have learned: the progress of lessons and the coach of first games, from all their devices. */
export class Learnt {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  async of(user: string): Promise<SentLearning> {
    return ((await this.#storage.doc(KIND, user))?.value ?? { titles: {} }) as SentLearning;
  }

  /** Adds what one device knows, and says what is known then. */
  async add(user: string, more: SentLearning): Promise<SentLearning> {
    for (let left = TRIES; left > 0; left--) {
      const doc = await this.#storage.doc(KIND, user);
      const known = (doc?.value ?? { titles: {} }) as SentLearning;
      const value = merged(known, more);
      if (JSON.stringify(value) === JSON.stringify(known)) return known;
      try {
        await this.#storage.writeDocs([
          { kind: KIND, id: user, owner: user, value, basedOn: doc?.revision ?? 0 },
        ]);
        return value;
      } catch (error) {
        if (!(error instanceof Conflict)) throw error;
      }
    }
    throw new Problem(409, 'busy', 'Another device is writing the same; try again.');
  }
}

/** Done beats skipped, more stars beat fewer, and of places and of what was said of the coach the later one counts. */
export function merged(known: SentLearning, more: SentLearning): SentLearning {
  const titles: Record<string, Title> = { ...known.titles };
  for (const [game, title] of Object.entries(more.titles)) {
    const before = titles[game];
    titles[game] = before === undefined ? title : both(before, title);
  }
  return { titles };
}

function both(a: Title, b: Title): Title {
  const done: Record<string, number> = { ...a.done };
  for (const [chapter, stars] of Object.entries(b.done)) done[chapter] = Math.max(stars, done[chapter] ?? 0);
  const left = later(a, b);
  const coach = a.coach && b.coach ? later(a.coach, b.coach) : (a.coach ?? b.coach);
  return {
    done,
    skipped: [...new Set([...a.skipped, ...b.skipped])].filter((chapter) => done[chapter] === undefined),
    ...(left.here ? { here: left.here } : {}),
    ...(left.at === undefined ? {} : { at: left.at }),
    played: [...new Set([...a.played, ...b.played])].slice(0, MOST_PLAYED),
    ...(coach ? { coach } : {}),
  };
}

/** The later of two; of equals the second, which has just come. */
function later<T extends { readonly at?: number }>(a: T, b: T): T {
  return (a.at ?? 0) > (b.at ?? 0) ? a : b;
}
