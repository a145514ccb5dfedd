import type { MarineView } from '@clade/dominant-species-marine';
import type { Seat, Wire } from '@clade/engine';
import { earthMoveName } from '../earth/move.ts';
import { elementAt, elementName, terrainName, tileIn } from '../earth/names.ts';
import { keyOf, type Phrase, phrase } from '../phrase.ts';
import type { Seen } from '../wording.ts';
import { animalOfSeat } from './acting.ts';
import { animalName, MARINE, sectionName, spaceName, traitName } from './names.ts';

/** A move as a label. */
export function moveName(move: Wire, seen: Seen): Phrase {
  const view = seen.view as MarineView;
  const [verb, space] = move;
  const bumped = verb === 'place' ? view.spaces[String(space)]?.animal : undefined;
  if (bumped !== undefined) {
    return phrase('m.move.place.bump', { space: spaceName(String(space)), animal: animalName(bumped) });
  }
  if (verb === 'retrieve') return retrieveName(view, seen.viewer);
  return earthMoveName(move, view, MARINE) ?? ownMove(move, view);
}

/** DSM-5.3.4: the round ends when every Food Chain cube is on the right. */
function retrieveName(view: MarineView, seat: Seat): Phrase {
  const own = animalOfSeat(view, seat)?.animal;
  const n = Object.values(view.spaces).filter(({ animal }) => animal === own).length;
  const last = view.animals.every(({ chain, animal }) => chain === 'right' || animal === own);
  if (!last) return phrase('m.move.retrieve', { n });
  return phrase(view.lastRound ? 'm.move.retrieve.end' : 'm.move.retrieve.reseed', { n });
}

function ownMove([verb, ...nouns]: Wire, view: MarineView): Phrase {
  const [a = '', b = '', c = ''] = nouns.map(String);
  switch (verb) {
    case 'keep':
    case 'trait':
    case 'drop':
      return phrase(`m.move.${verb}`, { trait: traitName(a) });
    case 'keep-two':
      return phrase('m.move.keep-two', { trait: traitName(a), other: traitName(b) });
    case 'special':
    case 'control':
    case 'protect':
      return phrase(`m.move.${verb}`, { element: elementName(a) });
    case 'settle':
      return phrase('m.move.settle', { place: a });
    case 'lose':
      return phrase('m.move.lose', { element: elementName(a), place: b });
    case 'swap':
    case 'lift':
      return phrase(`m.move.${verb}`, { element: elementAt(view, a), corner: a });
    case 'exchange':
      return a === 'nothing'
        ? phrase('m.move.exchange.nothing')
        : phrase('m.move.exchange', { element: elementName(a) });
    case 'vent':
    case 'tile':
      return phrase(`m.move.${verb}`, { tile: tileIn(view, a) });
    case 'side':
      return phrase('m.move.side', { side: a });
    case 'source':
      return phrase('m.move.source', { source: a });
    case 'spare':
      return phrase('m.move.spare', { animal: animalName(a) });
    case 'send':
      return phrase('m.move.send', { animal: animalName(a), tile: tileIn(view, b), n: Number(c) });
    case 'return':
      return phrase('m.move.return', { animal: animalName(b), tile: tileIn(view, a) });
    case 'terrain':
      return phrase('m.move.terrain', { terrain: terrainName(a) });
    case 'feed':
      return phrase('m.move.feed', { element: elementName(a), section: sectionName(b) });
    default:
      return phrase(keyOf(`m.move.${String(verb)}`));
  }
}
