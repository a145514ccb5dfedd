import type { Key, Say } from '../../text/text.tsx';
import { elementName, terrainName } from '../earth/lexicon.ts';

/** Nouns that are chips of the prompt, because they lie nowhere on the table. */
export function nounName(say: Say, kind: string, name: string): string {
  switch (kind) {
    case 'trait':
      return say(`m.trait.${name}` as Key);
    case 'pawn':
      return say('m.choose.pawn', { element: elementName(say, name) });
    case 'side':
      return terrainName(say, name);
    case 'box':
      return say(`m.section.${name}` as Key);
    case 'space':
      return say('m.trait.bottom-feeder');
    case 'card':
      return say(`m.card.${name}` as Key);
    default:
      // Where a disk or a cube lies, or nothing at all.
      return say(`m.choose.${name}` as Key);
  }
}
