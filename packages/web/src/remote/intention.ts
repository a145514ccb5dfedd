/**
 * Something that a person wants to happen at a table. It has its key from the beginning, so that it can be sent until an
 * answer comes and still happens once.
 */
export type Intention =
  | {
      readonly what: 'moves';
      readonly body: {
        readonly n: number;
        readonly drafted: number;
        readonly move: readonly unknown[];
        readonly key: string;
        readonly confirm?: true;
      };
    }
  | { readonly what: 'confirm'; readonly body: { readonly n: number; readonly key: string } }
  | {
      readonly what: 'undo';
      readonly body: { readonly n: number; readonly to: number; readonly key: string };
    };

/** Where an intention without an answer is kept, so that it outlives the page. */
export interface Unanswered {
  get(table: string): Intention | undefined;
  set(table: string, intention: Intention | undefined): void;
}

const keyOf = (table: string): string => `clade.unanswered.${table}`;

export const unansweredHere: Unanswered = {
  get(table) {
    try {
      const text = localStorage.getItem(keyOf(table));
      return text === null ? undefined : (JSON.parse(text) as Intention);
    } catch {
      return undefined;
    }
  },
  set(table, intention) {
    try {
      if (intention === undefined) localStorage.removeItem(keyOf(table));
      else localStorage.setItem(keyOf(table), JSON.stringify(intention));
    } catch {
      // Nothing can be stored here: it lasts as long as the page.
    }
  },
};
