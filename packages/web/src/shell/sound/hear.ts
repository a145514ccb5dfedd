import { preferences, setPreferences } from '../preferences.ts';
import type { Sound } from './sounds.ts';

/** Nothing may be heard before the page has been touched. */
let touched = false;

/** Makes sounds, where they are wanted. What makes them is fetched when the first is heard. */
export function hear(sounds: readonly Sound[]): void {
  if (!touched || sounds.length === 0 || preferences().sound !== true) return;
  // A sound that cannot be fetched is not worth a word.
  void import('./speaker.ts').then(({ speak }) => speak(sounds)).catch(() => undefined);
}

export function playTurnSound(): void {
  hear([{ id: 'turn' }]);
}

/** How somebody came to the page for the first time. */
export type Gesture = { readonly type: 'keydown' | 'click' | 'pointerdown'; readonly detail: number };

/** Who comes by keyboard or screen reader has something else to listen to; who comes by hand hears the table. */
export function wantsSound({ type, detail }: Gesture): boolean {
  // Screen readers click without a pointer.
  return type === 'pointerdown' || (type === 'click' && detail > 0);
}

const MODIFIERS: ReadonlySet<string> = new Set(['Alt', 'Control', 'Meta', 'Shift']);
const GESTURES = ['pointerdown', 'keydown', 'click'] as const;

/** The first gesture decides whether there is sound, where nobody has decided it yet. */
export function listenForGesture(): void {
  const stop = new AbortController();
  const onGesture = (event: UIEvent): void => {
    const { type, detail } = event;
    // Half of a shortcut is no gesture yet.
    if (event instanceof KeyboardEvent && MODIFIERS.has(event.key)) return;
    touched = true;
    stop.abort();
    if (preferences().sound === undefined)
      setPreferences({ sound: wantsSound({ type: type as Gesture['type'], detail }) });
  };
  for (const type of GESTURES) addEventListener(type, onGesture, { capture: true, signal: stop.signal });
}
