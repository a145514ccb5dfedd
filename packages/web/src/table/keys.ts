import { isPointed } from '@clade/board';

/** What a key does at a table; digits and Enter on a target belong to the board. */
export type KeyAction =
  | 'confirm'
  | 'skip'
  | 'cancel'
  | 'undo'
  | 'redo'
  | 'restart'
  | 'moves'
  | 'hint'
  | 'text'
  | 'log'
  | 'rules'
  | 'aid'
  | 'keys'
  | 'next'
  | 'chat';

export type ReplayAction =
  | 'back'
  | 'on'
  | 'round-back'
  | 'round-on'
  | 'first'
  | 'last'
  | 'play'
  | 'hint'
  | 'cancel'
  | 'keys';

export interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** The keys of a table, in the order they are shown. `shift` keys are written with ⇧. */
export const TABLE_KEYS: readonly { readonly keys: readonly string[]; readonly action: KeyAction }[] = [
  { keys: ['Enter'], action: 'confirm' },
  { keys: [' '], action: 'skip' },
  { keys: ['Escape'], action: 'cancel' },
  { keys: ['Backspace', 'u'], action: 'undo' },
  { keys: ['r'], action: 'redo' },
  { keys: ['⇧r'], action: 'restart' },
  { keys: ['m'], action: 'moves' },
  { keys: ['b'], action: 'hint' },
  { keys: ['t'], action: 'text' },
  { keys: ['l'], action: 'log' },
  { keys: ['h'], action: 'rules' },
  { keys: ['a'], action: 'aid' },
  { keys: ['c'], action: 'chat' },
  { keys: ['n'], action: 'next' },
  { keys: ['?'], action: 'keys' },
];

export const REPLAY_KEYS: readonly { readonly keys: readonly string[]; readonly action: ReplayAction }[] = [
  { keys: ['ArrowLeft'], action: 'back' },
  { keys: ['ArrowRight'], action: 'on' },
  { keys: ['⇧ArrowLeft', 'PageUp'], action: 'round-back' },
  { keys: ['⇧ArrowRight', 'PageDown'], action: 'round-on' },
  { keys: ['Home'], action: 'first' },
  { keys: ['End'], action: 'last' },
  { keys: [' '], action: 'play' },
  { keys: ['b'], action: 'hint' },
  { keys: ['Escape'], action: 'cancel' },
  { keys: ['?'], action: 'keys' },
];

/** The action of a key; undefined when the key has none, or is meant for the browser. */
export function actionOf<A extends string>(
  pressed: Pressed,
  keys: readonly { readonly keys: readonly string[]; readonly action: A }[],
): A | undefined {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return undefined;
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  // On many keyboards `?` needs shift itself.
  const name = pressed.shiftKey && key !== '?' ? `⇧${key}` : key;
  return keys.find((entry) => entry.keys.includes(name))?.action;
}

/** What is pressed on a board, and places of a map. */
export const PLACE = '[data-target], [data-place]';

/** Does an element use this key itself, so that the table must leave it alone? */
export function usesKey(element: Element | null, key: string): boolean {
  if (element === null) return false;
  const tag = element.tagName;
  if (tag === 'INPUT' && (element as HTMLInputElement).type === 'range')
    return /^(Arrow|Page|Home|End)/.test(key);
  if (tag === 'INPUT' && (element as HTMLInputElement).type === 'checkbox') return key === ' ';
  // A speed that is chosen already needs nothing more.
  if (tag === 'INPUT' && (element as HTMLInputElement).type === 'radio')
    return /^Arrow/.test(key) || (key === ' ' && !(element as HTMLInputElement).checked);
  if (tag === 'INPUT' || tag === 'TEXTAREA' || tag === 'SELECT') return key !== 'Escape';
  if ((element as HTMLElement).isContentEditable) return key !== 'Escape';
  if (key !== 'Enter' && key !== ' ') return false;
  // Who has clicked a target and then presses Enter means Confirm, not the same target again.
  // A hex that was clicked may be no target any more.
  const place = element.closest(PLACE);
  if (key === 'Enter' && place && (isPointed(element) || place.ariaPressed === 'true')) return false;
  return element.closest('button, a[href], summary, [role=button], [data-target]') !== null;
}
