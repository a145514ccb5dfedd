import type { MarineView } from '@clade/dominant-species-marine';
import type { Wire } from '@clade/engine';
import type { Snapshot } from '../../table/table.ts';
import type { Key, Say } from '../../text/text.tsx';
import { elementName, terrainName } from '../earth/lexicon.ts';
import { sayEarthMove } from '../earth/say/move.ts';
import type { Names } from '../game-ui.ts';
import { MARINE } from './game.ts';
import { animalOf, cardName, elementAt, spaceName, tileOf, traitName } from './speech.ts';

/** A move as a label. */
export function sayMove(move: Wire, snapshot: Snapshot, _names: Names, say: Say): string {
  const view = snapshot.view as MarineView;
  const [verb, space] = move;
  const bumped = verb === 'place' ? view.spaces[String(space)]?.animal : undefined;
  if (bumped !== undefined) {
    return say('m.move.place.bump', { space: spaceName(say, String(space)), animal: animalOf(say, bumped) });
  }
  const names = { space: (id: string) => spaceName(say, id), card: (id: string) => cardName(say, id) };
  return sayEarthMove(move, view, MARINE, names, say) ?? sayOwn(move, view, say);
}

function sayOwn([verb, ...nouns]: Wire, view: MarineView, say: Say): string {
  const [a = '', b = '', c = 0] = nouns.map(String);
  switch (verb) {
    case 'keep':
    case 'trait':
    case 'drop':
      return say(`m.move.${verb}`, { trait: traitName(say, a) });
    case 'keep-two':
      return say('m.move.keep-two', { trait: traitName(say, a), other: traitName(say, b) });
    case 'special':
    case 'control':
    case 'protect':
      return say(`m.move.${verb}`, { element: elementName(say, a) });
    case 'settle':
      return say('m.move.settle', { place: a });
    case 'lose':
      return say('m.move.lose', { element: elementName(say, a), place: b });
    case 'swap':
    case 'lift':
      return say(`m.move.${verb}`, { element: elementName(say, elementAt(view, a) ?? 'sun'), corner: a });
    case 'exchange':
      return a === 'nothing'
        ? say('m.move.exchange.nothing')
        : say('m.move.exchange', { element: elementName(say, a) });
    case 'vent':
    case 'tile':
      return say(`m.move.${verb}`, { tile: tileOf(say, view, a) });
    case 'side':
      return say('m.move.side', { side: a });
    case 'source':
      return say('m.move.source', { source: a });
    case 'spare':
      return say('m.move.spare', { animal: animalOf(say, a) });
    case 'send':
      return say('m.move.send', { animal: animalOf(say, a), tile: tileOf(say, view, b), n: Number(c) });
    case 'return':
      return say('m.move.return', { animal: animalOf(say, b), tile: tileOf(say, view, a) });
    case 'terrain':
      return say('m.move.terrain', { terrain: terrainName(say, a) });
    case 'feed':
      return say('m.move.feed', { element: elementName(say, a), section: say(`m.section.${b}` as Key) });
    default:
      return say(`m.move.${String(verb)}` as Key);
  }
}
