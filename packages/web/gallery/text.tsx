import type { Texts, Values } from '@clade/text';
import type { ReactNode } from 'react';
import { type Key as PageKey, useText as useTextOfPage } from '../src/text/text.tsx';
import type { gallery } from './texts.ts';
import type { galleryHex } from './texts-hex.ts';

/** The keys of the page and the gallery's own. The gallery is for developers and speaks English only. */
export type Key = PageKey | keyof typeof gallery | keyof typeof galleryHex;

export interface Say {
  readonly locale: string;
  (key: Key, values?: Values): string;
  rich(key: Key, values?: Values<ReactNode>): ReactNode;
  narrow(key: Key, values?: Values): string;
  readonly texts: Texts;
}

export function useText(): Say {
  return useTextOfPage() as unknown as Say;
}
