import type { Wire } from '@clade/engine';
import type { Key, Say } from '../../../text/text.tsx';
import type { EarthGame } from '../game.ts';
import { animalId, animalName, elementName, plainList, terrainName, tileName } from '../lexicon.ts';
import type { EarthView } from '../seen.ts';

export interface MoveNames {
  space(id: string): string;
  card(id: string): string;
}

/** A move of a verb that both games have, as a label; undefined for the others. */
export function sayEarthMove(
  move: Wire,
  view: EarthView,
  game: Pick<EarthGame, 'prefix' | 'map'>,
  names: MoveNames,
  say: Say,
): string | undefined {
  const [verb, a, b] = move;
  const tile = (hex: unknown): string =>
    tileName(say, view.tiles.find((one) => one.hex === hex)?.terrain, String(hex));
  const elementAt = (corner: unknown): string => {
    const disk = view.corners.find((one) => one.corner === corner);
    return disk === undefined ? '' : elementName(say, disk.element);
  };
  const corner = { element: elementAt(a), corner: String(a) };
  switch (verb) {
    case 'take':
      return say.texts.has(`earth.element.${String(a)}`)
        ? say('earth.move.take', { element: elementName(say, String(a)) })
        : undefined;
    case 'put': {
      const tiles = game.map.around(String(a)).map(tile);
      return say('earth.move.put', { corner: String(a), tiles: plainList(say, tiles) });
    }
    case 'remove':
    case 'speciate':
      return say(`earth.move.${verb}`, corner);
    case 'add':
    case 'bring':
      return say(`earth.move.${verb}`, { n: Number(b), tile: tile(a) });
    case 'stack': {
      const top = view.stacks[Number(a) - 1]?.top;
      return say('earth.move.stack', { n: Number(a), terrain: top == null ? '' : terrainName(say, top) });
    }
    case 'lay': {
      const beside = game.map.beside(String(a)).filter((hex) => view.tiles.some((one) => one.hex === hex));
      return say('earth.move.lay', {
        hex: String(a),
        beside: beside.length === 0 ? 'none' : plainList(say, beside.map(tile)),
      });
    }
    case 'move':
      return say('earth.move.move', { from: tile(a), to: tile(b) });
    case 'eliminate':
      return say('earth.move.eliminate', {
        animal: animalName(say, animalId(game, String(b))),
        tile: tile(a),
      });
    case 'score':
      return say('earth.move.score', { tile: tile(a) });
    case 'card':
      return say('earth.move.card', { card: names.card(String(a)) });
    case 'place':
      return say('earth.move.place', { space: names.space(String(a)) });
    case 'animal':
      return say('earth.move.animal', { animal: animalName(say, animalId(game, String(a))) });
    case 'forgo':
    case 'stop':
    case 'skip':
      return say(`earth.move.${verb}` as Key);
    default:
      return undefined;
  }
}
