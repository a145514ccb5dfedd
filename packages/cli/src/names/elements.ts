import { say } from '../speech.ts';
import { elementWord } from './earth.ts';

/** Counted elements in a line: `meat, sun ×2`; `none` without any. */
export function elementList(
  counts: Readonly<Partial<Record<string, number>>>,
  paint: (element: string, text: string) => string = (_, text) => text,
): string {
  const parts = Object.entries(counts).map(([element, n = 0]) =>
    paint(element, n > 1 ? `${elementWord(element)} ×${n}` : elementWord(element)),
  );
  return parts.length === 0 ? say('cli.none') : parts.join(', ');
}
