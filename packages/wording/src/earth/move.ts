import type { Wire } from '@clade/engine';
import { both, type Phrase, phrase } from '../phrase.ts';
import {
  animalName,
  type EarthWords,
  elementAt,
  elementName,
  hexesAt,
  hexesBeside,
  terrainName,
  tileIn,
  type WordedEarthView,
} from './names.ts';

/** A move of a verb that both games have, as a label; undefined for the others. */
export function earthMoveName(move: Wire, view: WordedEarthView, words: EarthWords): Phrase | undefined {
  const [verb, ...nouns] = move;
  const [a = '', b = ''] = nouns.map(String);
  switch (verb) {
    case 'take':
      return words.elements.includes(a) ? phrase('earth.move.take', { element: elementName(a) }) : undefined;
    case 'put': {
      const tiles = both(hexesAt(words.map, a).map((hex) => tileIn(view, hex)));
      return phrase('earth.move.put', { corner: a, tiles });
    }
    case 'remove':
    case 'speciate':
      return phrase(`earth.move.${verb}`, { element: elementAt(view, a), corner: a });
    case 'add':
    case 'bring':
      return phrase(`earth.move.${verb}`, { n: Number(b), tile: tileIn(view, a) });
    case 'stack': {
      const top = view.stacks[Number(a) - 1]?.top;
      return phrase('earth.move.stack', { n: Number(a), terrain: top == null ? '' : terrainName(top) });
    }
    case 'lay': {
      const beside = hexesBeside(words.map, a).filter((hex) => view.tiles.some((one) => one.hex === hex));
      return phrase('earth.move.lay', {
        hex: a,
        beside: beside.length === 0 ? 'none' : both(beside.map((hex) => tileIn(view, hex))),
      });
    }
    case 'move':
      return phrase('earth.move.move', { from: tileIn(view, a), to: tileIn(view, b) });
    case 'eliminate':
      return phrase('earth.move.eliminate', { animal: animalName(words.prefix, b), tile: tileIn(view, a) });
    case 'score':
      return phrase('earth.move.score', { tile: tileIn(view, a) });
    case 'card':
      return phrase('earth.move.card', { card: words.card(a) });
    case 'place':
      return phrase('earth.move.place', { space: words.space(a) });
    case 'animal':
      return phrase('earth.move.animal', { animal: animalName(words.prefix, a) });
    case 'forgo':
    case 'stop':
    case 'skip':
      return phrase(`earth.move.${verb}`);
    default:
      return undefined;
  }
}
