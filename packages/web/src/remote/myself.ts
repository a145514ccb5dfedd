import { isRefused, type Refused } from '../table/table.ts';
import { type Api, Lost, once, pauseBefore } from './api.ts';
import type { Stream } from './stream.ts';

/** Who I am to the server. `asking`: not known yet; `offline`: there is no server at the moment. */
export type Me =
  | { readonly known: 'asking' | 'offline' | 'stranger' }
  | {
      readonly known: 'yes';
      readonly id: string;
      readonly name: string;
      /** False for guests. */
      readonly account: boolean;
    };

interface Person {
  readonly id: string;
  readonly name: string;
  readonly account?: boolean;
}

/** Whether a name was said on this device before; only then there is a cookie to ask by. */
export interface SaidBefore {
  get(): boolean;
  set(said: boolean): void;
}

/** The person at this page: a guest by cookie, made when a name is said for the first time. */
export class Myself {
  readonly #api: Api;
  readonly #stream: Stream;
  readonly #said: SaidBefore;
  readonly #listeners = new Set<() => void>();
  #me: Me = { known: 'asking' };
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(api: Api, stream: Stream, said: SaidBefore) {
    this.#api = api;
    this.#stream = stream;
    this.#said = said;
  }

  get(): Me {
    return this.#me;
  }

  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  async ask(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    try {
      // A stranger only wants to know whether there is a server.
      const answer = await this.#api.get<Partial<Person>>(this.#said.get() ? '/api/me' : '/api/games');
      this.#attempt = 0;
      if (isRefused(answer) || !isPerson(answer)) this.#set({ known: 'stranger' });
      else this.enter(answer);
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
      this.#set({ known: 'offline' });
      // Without a server everything on this device works; one that comes back is found.
      this.#timer = setTimeout(() => void this.ask(), 4 * pauseBefore(this.#attempt++));
    }
  }

  /** The device is awake or online again. */
  wake(): void {
    if (this.#me.known === 'offline' && this.#timer !== undefined) void this.ask();
  }

  /** Says a name: a new guest, or a new name for this one. */
  async say(name: string): Promise<Refused | undefined> {
    const answer = await once(this.#api.post<Person>('/api/guest', { name }));
    if (isRefused(answer)) return answer;
    this.enter(answer);
    return undefined;
  }

  /** I am this person from now on; after signing in perhaps another one than before. */
  enter({ id, name, account = false }: Person): void {
    const before = this.#me;
    this.#said.set(true);
    this.#set({ known: 'yes', id, name, account });
    if (before.known === 'yes' && before.id !== id) this.#stream.restart();
    else this.#stream.start();
  }

  /** I have signed out, or am removed: this page begins anew as a stranger's. */
  leave(): void {
    this.#said.set(false);
  }

  #set(me: Me): void {
    this.#me = me;
    for (const changed of this.#listeners) changed();
  }
}

function isPerson(answer: Partial<Person>): answer is Person {
  return answer.id !== undefined && answer.name !== undefined;
}
