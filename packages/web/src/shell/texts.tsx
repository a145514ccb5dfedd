import type { Texts } from '@clade/text';
import { type Language, loadTexts, type Part } from '@clade/text';
import { type ReactNode, use } from 'react';
import { TextProvider } from '../text/text.tsx';
import { loadedOnce } from './loaded.ts';
import { usePreferences } from './preferences.ts';
import { useMedia } from './use-media.ts';

/** Whoever points with a finger reads of taps instead of clicks and keys. */
export const FINGERS = '(pointer: coarse)';

const loading = new Map<string, Promise<Texts>>();

/** The texts of some parts of the page, loaded once. */
export function textsOf(language: Language, parts: readonly Part[], touch: boolean): Promise<Texts> {
  const key = [language, touch, ...parts].join(' ');
  const onHole = import.meta.env.PROD ? reportError : undefined;
  return loadedOnce(loading, key, () => loadTexts(language, parts, { touch, onHole }));
}

/** Gives what is inside its texts in the reader's language; suspends until they are there. */
export function WithTexts({ parts, children }: { parts: readonly Part[]; children: ReactNode }) {
  const { language } = usePreferences();
  const touch = useMedia(FINGERS);
  return <TextProvider value={use(textsOf(language, parts, touch))}>{children}</TextProvider>;
}
