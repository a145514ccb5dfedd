import { kept } from './kept.ts';

const last = kept('likely', (stored) => (typeof stored === 'string' ? stored : ''));

/** This game was begun here; it is the likely one the next time. */
export function rememberLikely(game: string): void {
  last.set(game);
}

export function likelyGame(): string {
  return last.get();
}
