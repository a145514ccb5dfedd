import type { DsView } from '@clade/dominant-species';
import type { Wire } from '@clade/engine';
import { earthMoveName } from '../earth/move.ts';
import { elementAt, elementName, tileIn } from '../earth/names.ts';
import { keyOf, type Phrase, phrase } from '../phrase.ts';
import type { Seen } from '../wording.ts';
import { animalName, DS } from './names.ts';

/** A move as a label. */
export function moveName(move: Wire, { view }: Seen): Phrase {
  if (move[0] === 'animal') return animalChoice(String(move[1]));
  return earthMoveName(move, view as DsView, DS) ?? ownMove(move, view as DsView);
}

/** Who chooses an animal wants to know what it can do (DS-5.8). */
function animalChoice(animal: string): Phrase {
  return phrase('ds.move.animal', {
    animal: animalName(animal),
    ability: phrase(keyOf(`ds.ability.${animal}`)),
  });
}

function ownMove([verb, ...nouns]: Wire, view: DsView): Phrase {
  const [a = '', b = '', c = ''] = nouns.map(String);
  switch (verb) {
    case 'protect':
    case 'discard':
    case 'lose':
      return phrase(`ds.move.${verb}`, { element: elementName(a) });
    case 'glaciate':
    case 'tile':
    case 'save':
      return phrase(`ds.move.${verb}`, { tile: tileIn(view, a) });
    case 'keep':
      return phrase('ds.move.keep', { element: elementAt(view, a), corner: a });
    case 'spare':
      return phrase('ds.move.spare', { animal: animalName(a) });
    case 'replace':
      return phrase('ds.move.replace', { animal: animalName(a), tile: tileIn(view, b) });
    case 'give-up':
      return phrase('ds.move.give-up', {
        loss: a === 'pawn' || a === 'crowds' ? phrase(`ds.loss.${a}`) : elementName(a),
      });
    case 'send':
      return phrase('ds.move.send', { n: Number(c), animal: animalName(a), tile: tileIn(view, b) });
    default:
      return phrase(keyOf(`ds.move.${String(verb)}`));
  }
}
