import { keyOf, phrase, type Value } from '../phrase.ts';
import type { Refused } from '../wording.ts';
import {
  animalName,
  type EarthWords,
  elementName,
  terrainName,
  tileIn,
  type WordedEarthView,
} from './names.ts';

export type Facts = NonNullable<Refused['facts']>;

/** Ids of the facts as people name them, by the name of the fact. */
export type FactNames = Readonly<Record<string, (id: string) => Value>>;

/** Why something is refused: the game's own reason, or one of both games; what no rule says stays as it was sent. */
export function earthRefusal(
  refused: Refused,
  view: WordedEarthView,
  words: EarthWords,
  own: FactNames = {},
): Value {
  const { code, facts = {}, sentence } = refused;
  const values = valuesOf(facts, { ...namesOf(view, words), ...own });
  const corner = code === 'other-tile' && facts.corner !== undefined ? '.corner' : '';
  const shared = phrase(keyOf(`earth.no.${code}${corner}`), values);
  return {
    ...phrase(keyOf(`${words.prefix}.no.${code}`), values),
    or: sentence === undefined ? shared : { ...shared, or: sentence },
  };
}

function namesOf(view: WordedEarthView, words: EarthWords): FactNames {
  const tile = (fact: string): Value => (/^[A-G]\d$/.test(fact) ? tileIn(view, fact) : fact);
  const animal = (id: string): Value => ({ ...animalName(words.prefix, id), or: id });
  const element = (id: string): Value => ({ ...elementName(id), or: id });
  return {
    hex: tile,
    asked: tile,
    from: tile,
    to: tile,
    askedHex: tile,
    animal,
    askedAnimal: animal,
    element,
    needed: element,
    terrain: (id) => ({ ...terrainName(id), or: id }),
    space: (id) => words.space(id),
    card: (id) => words.card(id),
  };
}

function valuesOf(facts: Facts, names: FactNames): Record<string, Value> {
  const values: Record<string, Value> = {};
  for (const [name, fact] of Object.entries(facts)) {
    values[name] = typeof fact === 'number' ? fact : (names[name]?.(String(fact)) ?? String(fact));
  }
  const hex = values.hex ?? values.from ?? values.to;
  return hex === undefined ? values : { ...values, hex };
}
