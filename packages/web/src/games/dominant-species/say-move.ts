import type { AnimalId, DsView } from '@clade/dominant-species';
import type { Wire } from '@clade/engine';
import type { Snapshot } from '../../table/table.ts';
import type { Key, Say } from '../../text/text.tsx';
import { elementName } from '../earth/lexicon.ts';
import { sayEarthMove } from '../earth/say/move.ts';
import type { Names } from '../game-ui.ts';
import { GAME } from './game.ts';
import { animalName, cardName, spaceName, tileName } from './speech.ts';

/** A move as a label. */
export function sayMove(move: Wire, snapshot: Snapshot, _names: Names, say: Say): string {
  const view = snapshot.view as DsView;
  const names = { space: (id: string) => spaceName(say, id), card: (id: string) => cardName(say, id) };
  if (move[0] === 'animal') return sayAnimal(String(move[1]) as AnimalId, say);
  return sayEarthMove(move, view, GAME, names, say) ?? sayOwn(move, view, say);
}

/** Who chooses an animal wants to know what it can do (DS-5.8). */
function sayAnimal(animal: AnimalId, say: Say): string {
  return say('ds.move.animal', { animal: animalName(say, animal), ability: say(`ds.ability.${animal}`) });
}

function sayOwn([verb, a, b, c]: Wire, view: DsView, say: Say): string {
  const name = String(a);
  switch (verb) {
    case 'protect':
    case 'discard':
    case 'lose':
      return say(`ds.move.${verb}`, { element: elementName(say, name) });
    case 'glaciate':
    case 'tile':
    case 'save':
      return say(`ds.move.${verb}`, { tile: tileName(say, view, name) });
    case 'keep': {
      const disk = view.corners.find(({ corner }) => corner === name);
      return say('ds.move.keep', { element: disk ? elementName(say, disk.element) : '', corner: name });
    }
    case 'spare':
      return say('ds.move.spare', { animal: animalName(say, name) });
    case 'replace':
      return say('ds.move.replace', { animal: animalName(say, name), tile: tileName(say, view, String(b)) });
    case 'give-up':
      return say('ds.move.give-up', {
        loss: name === 'pawn' || name === 'crowds' ? say(`ds.loss.${name}`) : elementName(say, name),
      });
    case 'send':
      return say('ds.move.send', {
        n: Number(c),
        animal: animalName(say, name),
        tile: tileName(say, view, String(b)),
      });
    case 'use':
      return say('ds.move.use');
    default:
      return say(`ds.move.${String(verb)}` as Key);
  }
}
