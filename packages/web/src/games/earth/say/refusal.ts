import type { Refused } from '../../../table/table.ts';
import type { Key, Say } from '../../../text/text.tsx';
import type { EarthGame } from '../game.ts';
import { animalId, animalName, elementName, terrainName } from '../lexicon.ts';

export interface RefusalNames {
  /** "Sea C2" */
  tile(hex: string): string;
  space(id: string): string;
  card(id: string): string;
}

/** Why something is refused: the game's own reason, or one of both games; what no rule says stays as it was sent. */
export function sayEarthRefusal(
  refused: Refused,
  own: string,
  game: Pick<EarthGame, 'prefix'>,
  names: RefusalNames,
  say: Say,
): string {
  const { code, facts = {} } = refused;
  const corner = code === 'other-tile' && facts.corner !== undefined ? '.corner' : '';
  const key = [`${own}.no.${code}`, `earth.no.${code}${corner}`].find((one) => say.texts.has(one));
  if (key === undefined) return refused.sentence;
  const values: Record<string, string | number> = {};
  for (const [name, fact] of Object.entries(facts)) {
    values[name] = typeof fact === 'number' ? fact : sayFact(name, String(fact), game, names, say);
  }
  if (values.hex === undefined && values.from !== undefined) values.hex = values.from;
  if (values.hex === undefined && values.to !== undefined) values.hex = values.to;
  return say(key as Key, values);
}

const TILES: ReadonlySet<string> = new Set(['hex', 'asked', 'from', 'to', 'askedHex']);
const ANIMALS: ReadonlySet<string> = new Set(['animal', 'askedAnimal']);
const ELEMENTS: ReadonlySet<string> = new Set(['element', 'needed']);

/** Facts are ids; people read names. */
function sayFact(
  name: string,
  fact: string,
  game: Pick<EarthGame, 'prefix'>,
  names: RefusalNames,
  say: Say,
): string {
  if (TILES.has(name) && /^[A-G]\d$/.test(fact)) return names.tile(fact);
  if (ANIMALS.has(name) && say.texts.has(`earth.animal.${game.prefix}-${fact}`))
    return animalName(say, animalId(game, fact));
  if (ELEMENTS.has(name) && say.texts.has(`earth.element.${fact}`)) return elementName(say, fact);
  if (name === 'terrain' && say.texts.has(`earth.terrain.${fact}`)) return terrainName(say, fact);
  if (name === 'space') return names.space(fact);
  if (name === 'card') return names.card(fact);
  return fact;
}
