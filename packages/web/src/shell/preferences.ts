import { LANGUAGES, type Language } from '@clade/text';
import { useSyncExternalStore } from 'react';
import { kept } from './kept.ts';
import { USUAL_VOLUME } from './sound/volume.ts';

/** What a person likes; it belongs to the person, never to a table. */
export interface Preferences {
  readonly language: Language;
  /** How tables are shown: drawn, or in words. */
  readonly view: (typeof VIEWS)[number];
  readonly theme: (typeof THEMES)[number];
  /** Per cent. */
  readonly textSize: (typeof TEXT_SIZES)[number];
  /** Colours of animals and seats, for eyes that tell colours apart in other ways. */
  readonly palette: (typeof PALETTES)[number];
  readonly contrast: (typeof CONTRASTS)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly speed: (typeof SPEEDS)[number];
  /** How many times as fast what others do is shown. */
  readonly watchSpeed: (typeof WATCH_SPEEDS)[number];
  /** Sounds of the table and of my turn; undefined until the first gesture has decided it. */
  readonly sound: boolean | undefined;
  /** Per cent. */
  readonly volume: number;
  /** Characters say a sentence now and then. */
  readonly voices: boolean;
  /** What waits for Confirm: every turn, only what cannot be taken back, or nothing. */
  readonly confirm: (typeof CONFIRMATIONS)[number];
  /** Choices with a single answer are made for me, with a pause to see them. */
  readonly auto: boolean;
  /** How others call me; empty until I said it. */
  readonly name: string;
}

export const THEMES = ['system', 'light', 'dark'] as const;
export const VIEWS = ['board', 'text'] as const;
export const PALETTES = ['usual', 'red-green', 'blue-yellow'] as const;
export const CONTRASTS = ['system', 'high'] as const;
export const TEXT_SIZES = [100, 112, 125, 150, 200] as const;
export const MOTIONS = ['system', 'full', 'reduced'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export const WATCH_SPEEDS = [1, 2, 4] as const;
export const CONFIRMATIONS = ['always', 'opens', 'never'] as const;

const FACTORS = { slow: 1.7, normal: 1, fast: 0.5, instant: 0 } as const;

/** Anything that was stored, made whole: what is missing or unknown has its default. */
export function readPreferences(stored: unknown, languages: readonly string[] = []): Preferences {
  const given: Readonly<Record<string, unknown>> =
    typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const one = <T>(name: keyof Preferences, values: readonly T[], byDefault: T): T =>
    values.includes(given[name] as T) ? (given[name] as T) : byDefault;
  return {
    language: one('language', Object.keys(LANGUAGES) as Language[], spoken(languages)),
    theme: one('theme', THEMES, 'system'),
    view: one('view', VIEWS, 'board'),
    palette: one('palette', PALETTES, 'usual'),
    contrast: one('contrast', CONTRASTS, 'system'),
    textSize: one('textSize', TEXT_SIZES, 100),
    motion: one('motion', MOTIONS, 'system'),
    speed: one('speed', SPEEDS, 'normal'),
    watchSpeed: one('watchSpeed', WATCH_SPEEDS, 1),
    sound: one('sound', [true, false], undefined),
    volume: percent(given.volume, USUAL_VOLUME),
    voices: one('voices', [true, false], true),
    confirm: one('confirm', CONFIRMATIONS, 'always'),
    auto: one('auto', [true, false], true),
    name: typeof given.name === 'string' ? given.name.slice(0, 40) : '',
  };
}

function percent(given: unknown, byDefault: number): number {
  return typeof given === 'number' && given >= 0 && given <= 100 ? Math.round(given) : byDefault;
}

/** The first of a reader's languages that the page speaks. */
function spoken(languages: readonly string[]): Language {
  for (const wanted of languages) {
    const plain = wanted.toLowerCase().split('-')[0] ?? '';
    if (plain in LANGUAGES) return plain as Language;
  }
  return 'en';
}

const store = kept('preferences', (stored) => readPreferences(stored, globalThis.navigator?.languages));

export function preferences(): Preferences {
  return store.get();
}

export function setPreferences(change: Partial<Preferences>): void {
  store.set({ ...store.get(), ...change });
}

export function usePreferences(): Preferences {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

const STILL = '(prefers-reduced-motion: reduce)';

/** Is motion unwanted, by choice or by the system? */
export function prefersReducedMotion(): boolean {
  const { motion } = store.get();
  return motion === 'reduced' || (motion === 'system' && (globalThis.matchMedia?.(STILL).matches ?? false));
}

const STRONG = '(prefers-contrast: more)';

/** Are strong lines and full ink wanted, by choice or by the system? */
function prefersHighContrast(): boolean {
  return store.get().contrast === 'high' || (globalThis.matchMedia?.(STRONG).matches ?? false);
}

/** By what durations of animations are multiplied; 0 is no motion at all. */
export function speedFactor(): number {
  return prefersReducedMotion() ? 0 : FACTORS[store.get().speed];
}

/** By what pauses between two things that others do are multiplied; 0 is no pause at all. */
export function watchFactor(): number {
  const { speed, watchSpeed } = store.get();
  return FACTORS[speed] / watchSpeed;
}

/** Shows the preferences in the page and keeps doing so. */
export function applyPreferences(): void {
  const show = (): void => {
    const { theme, textSize, language, palette } = store.get();
    const { dataset } = document.documentElement;
    document.documentElement.lang = language;
    if (theme === 'system') delete dataset.theme;
    else dataset.theme = theme;
    if (textSize === 100) delete dataset.text;
    else dataset.text = String(textSize);
    if (palette === 'usual') delete dataset.palette;
    else dataset.palette = palette;
    if (prefersHighContrast()) dataset.contrast = 'high';
    else delete dataset.contrast;
    if (prefersReducedMotion()) dataset.motion = 'reduced';
    else delete dataset.motion;
  };
  show();
  store.subscribe(show);
  matchMedia(STILL).addEventListener('change', show);
  matchMedia(STRONG).addEventListener('change', show);
}
