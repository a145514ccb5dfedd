import { declineBy, type Forms } from '../forms.ts';
import type { Decline } from '../message.ts';

/**
 * Cases: `gen` koho čeho, `acc` koho co, `ins` s kým čím, `nom` kdo co in small letters. Of tiles also `on`, where
 * something is, `onto`, where it goes, and `from`, where it comes from, all with the preposition that the place has:
 * "na moři", "do lesa", "ze savany"; `onup`, `ontoup` and `fromup` begin a sentence.
 */

/** Common nouns: a sentence has them in small letters, though a heading begins with a capital. */
const COMMON: Forms = {
  // Animals
  savci: { gen: 'savců', acc: 'savce', ins: 'savci' },
  plazi: { gen: 'plazů', acc: 'plazy', ins: 'plazy' },
  ptáci: { gen: 'ptáků', acc: 'ptáky', ins: 'ptáky' },
  obojživelníci: { gen: 'obojživelníků', acc: 'obojživelníky', ins: 'obojživelníky' },
  pavoukovci: { gen: 'pavoukovců', acc: 'pavoukovce', ins: 'pavoukovci' },
  hmyz: { gen: 'hmyzu', acc: 'hmyz', ins: 'hmyzem' },
  hlavonožci: { gen: 'hlavonožců', acc: 'hlavonožce', ins: 'hlavonožci' },
  ryby: { gen: 'ryb', acc: 'ryby', ins: 'rybami' },
  korýši: { gen: 'korýšů', acc: 'korýše', ins: 'korýši' },

  // Elements
  tráva: { gen: 'trávy', acc: 'trávu' },
  larvy: { gen: 'larev', acc: 'larvy' },
  maso: { gen: 'masa', acc: 'maso' },
  semena: { gen: 'semen', acc: 'semena' },
  slunce: { gen: 'slunce', acc: 'slunce' },
  voda: { gen: 'vody', acc: 'vodu' },
  řasy: { gen: 'řas', acc: 'řasy' },
  mnohoštětinatci: { gen: 'mnohoštětinatců', acc: 'mnohoštětinatce' },
  plankton: { gen: 'planktonu', acc: 'plankton' },
  houbovci: { gen: 'houbovců', acc: 'houbovce' },
  plži: { gen: 'plžů', acc: 'plže' },

  // Terrains, alone or with a hex, and a tile of none in particular
  moře: { gen: 'moře', acc: 'moře', on: 'na moři', onto: 'na moře', from: 'z\u00a0moře' },
  mokřad: { gen: 'mokřadu', acc: 'mokřad', on: 'na mokřadu', onto: 'na mokřad', from: 'z\u00a0mokřadu' },
  savana: { gen: 'savany', acc: 'savanu', on: 'na savaně', onto: 'na savanu', from: 'ze savany' },
  džungle: {
    gen: 'džungle',
    acc: 'džungli',
    on: 'v\u00a0džungli',
    onto: 'do džungle',
    from: 'z\u00a0džungle',
  },
  les: { gen: 'lesa', acc: 'les', on: 'v\u00a0lese', onto: 'do lesa', from: 'z\u00a0lesa' },
  poušť: { gen: 'pouště', acc: 'poušť', on: 'na poušti', onto: 'na poušť', from: 'z\u00a0pouště' },
  hory: { gen: 'hor', acc: 'hory', on: 'v\u00a0horách', onto: 'do hor', from: 'z\u00a0hor' },
  tundra: { gen: 'tundry', acc: 'tundru', on: 'v\u00a0tundře', onto: 'do tundry', from: 'z\u00a0tundry' },
  souš: { gen: 'souše', acc: 'souš', on: 'na souši', onto: 'na souš', from: 'ze souše' },
  'chaluhový les': {
    gen: 'chaluhového lesa',
    acc: 'chaluhový les',
    on: 'v\u00a0chaluhovém lese',
    onto: 'do chaluhového lesa',
    from: 'z\u00a0chaluhového lesa',
  },
  útes: { gen: 'útesu', acc: 'útes', on: 'na útesu', onto: 'na útes', from: 'z\u00a0útesu' },
  hora: { gen: 'hory', acc: 'horu', on: 'na hoře', onto: 'na horu', from: 'z\u00a0hory' },
  louka: { gen: 'louky', acc: 'louku', on: 'na louce', onto: 'na louku', from: 'z\u00a0louky' },
  pláň: { gen: 'pláně', acc: 'pláň', on: 'na pláni', onto: 'na pláň', from: 'z\u00a0pláně' },
  oceán: { gen: 'oceánu', acc: 'oceán', on: 'v\u00a0oceánu', onto: 'do oceánu', from: 'z\u00a0oceánu' },
  vývěr: { gen: 'vývěru', acc: 'vývěr', on: 'na vývěru', onto: 'na vývěr', from: 'z\u00a0vývěru' },
  gejzír: { gen: 'gejzíru', acc: 'gejzír', on: 'na gejzíru', onto: 'na gejzír', from: 'z\u00a0gejzíru' },
  'černý kuřák': {
    gen: 'černého kuřáka',
    acc: 'černého kuřáka',
    on: 'na černém kuřákovi',
    onto: 'na černého kuřáka',
    from: 'z\u00a0černého kuřáka',
  },
  dílek: { gen: 'dílku', acc: 'dílek', on: 'na dílku', onto: 'na dílek', from: 'z\u00a0dílku' },

  // What Immigrants may cost
  'jedna figurka': { gen: 'jedné figurky' },
  'všechny kostky až na jednu na každém dílku': { gen: 'všech kostek až na jednu na každém dílku' },
};

/** Names keep their capital. */
const NAMES: Forms = {
  // Traits of Evolution, alone or with the number of the card
  Masožravec: { gen: 'Masožravce', acc: 'Masožravce' },
  Spolupráce: { gen: 'Spolupráce', acc: 'Spolupráci' },
  'Obrana stáda': { gen: 'Obrany stáda', acc: 'Obranu stáda' },
  'Tuková tkáň': { gen: 'Tukové tkáně', acc: 'Tukovou tkáň' },
  Plodnost: { gen: 'Plodnosti', acc: 'Plodnost' },
  'Tvrdý krunýř': { gen: 'Tvrdého krunýře', acc: 'Tvrdý krunýř' },
  Rohy: { gen: 'Rohů', acc: 'Rohy' },
  Inteligence: { gen: 'Inteligence', acc: 'Inteligenci' },
  'Dlouhý krk': { gen: 'Dlouhého krku', acc: 'Dlouhý krk' },
  'Lov ve smečce': { gen: 'Lovu ve smečce', acc: 'Lov ve smečce' },
  Mrchožrout: { gen: 'Mrchožrouta', acc: 'Mrchožrouta' },
  Symbióza: { gen: 'Symbiózy', acc: 'Symbiózu' },
  'Varovné volání': { gen: 'Varovného volání', acc: 'Varovné volání' },
};

/** Who is asked together with the verb, for the questions of Marine: `must`, `may`. */
const ASKED: Forms = {
  Vy: { must: 'Musíte', may: 'Můžete' },
  Plazi: { must: 'Plazi musí', may: 'Plazi mohou' },
  Hlavonožci: { must: 'Hlavonožci musí', may: 'Hlavonožci mohou' },
  Ryby: { must: 'Ryby musí', may: 'Ryby mohou' },
  Korýši: { must: 'Korýši musí', may: 'Korýši mohou' },
};

/** A hex without a tile has no name but its letter and number. */
const PLACES: Readonly<Record<string, string>> = { on: 'na ', onto: 'na ', from: 'z\u00a0' };
const AT_START = 'up';

const lower = (text: string): string => text.toLocaleLowerCase('cs');
const upper = (text: string): string => text.toLocaleUpperCase('cs');
const common = declineBy(COMMON, 'cs');
const named = declineBy({ ...NAMES, ...ASKED }, 'cs');
const words = Object.keys(COMMON);

function isCommon(word: string): boolean {
  const small = lower(word);
  return words.some((known) => small === known || small.startsWith(`${known} `));
}

export const decline: Decline = (word, form) => {
  if (form.endsWith(AT_START)) {
    const said = decline(word, form.slice(0, -AT_START.length));
    return upper(said.charAt(0)) + said.slice(1);
  }
  if (form === 'must' || form === 'may' || !isCommon(word)) {
    const place = PLACES[form];
    return place === undefined ? named(word, form) : place + word;
  }
  return common(lower(word.charAt(0)) + word.slice(1), form);
};
