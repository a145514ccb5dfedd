import { declineBy, type Forms } from '../forms.ts';
import type { Decline } from '../message.ts';

/**
 * Cases: `gen` kogo czego, `dat` komu czemu, `acc` kogo co, `ins` z kim czym, `nom` kto co in small letters, `cap` with a
 * capital. Of places also `on`, where something is, and `onto`, where it goes, both with their preposition: "na morzu", "do lasu".
 */

/** Common nouns: a sentence has them in small letters, though a heading begins with a capital. */
const COMMON: Forms = {
  // Animals
  ssaki: { gen: 'ssaków', dat: 'ssakom', ins: 'ssakami' },
  gady: { gen: 'gadów', dat: 'gadom', ins: 'gadami' },
  ptaki: { gen: 'ptaków', dat: 'ptakom', ins: 'ptakami' },
  płazy: { gen: 'płazów', dat: 'płazom', ins: 'płazami' },
  pajęczaki: { gen: 'pajęczaków', dat: 'pajęczakom', ins: 'pajęczakami' },
  owady: { gen: 'owadów', dat: 'owadom', ins: 'owadami' },
  głowonogi: { gen: 'głowonogów', dat: 'głowonogom', ins: 'głowonogami' },
  ryby: { gen: 'ryb', dat: 'rybom', ins: 'rybami' },
  skorupiaki: { gen: 'skorupiaków', dat: 'skorupiakom', ins: 'skorupiakami' },

  // Elements
  trawa: { gen: 'trawy', acc: 'trawę', ins: 'trawą' },
  pędraki: { gen: 'pędraków', ins: 'pędrakami' },
  mięso: { gen: 'mięsa', ins: 'mięsem' },
  nasiona: { gen: 'nasion', ins: 'nasionami' },
  słońce: { gen: 'słońca', ins: 'słońcem' },
  woda: { gen: 'wody', acc: 'wodę', ins: 'wodą' },
  glony: { gen: 'glonów', ins: 'glonami' },
  robaki: { gen: 'robaków', ins: 'robakami' },
  plankton: { gen: 'planktonu', ins: 'planktonem' },
  gąbki: { gen: 'gąbek', ins: 'gąbkami' },
  ślimaki: { gen: 'ślimaków', ins: 'ślimakami' },

  // Terrains, and a tile of none in particular
  kafel: { gen: 'kafla', on: 'na kaflu', onto: 'na kafel' },
  morze: { gen: 'morza', on: 'na morzu', onto: 'na morze' },
  mokradła: { gen: 'mokradeł', on: 'na mokradłach', onto: 'na mokradła' },
  sawanna: { gen: 'sawanny', acc: 'sawannę', on: 'na sawannie', onto: 'na sawannę' },
  dżungla: { gen: 'dżungli', acc: 'dżunglę', on: 'w dżungli', onto: 'do dżungli' },
  las: { gen: 'lasu', on: 'w lesie', onto: 'do lasu' },
  pustynia: { gen: 'pustyni', acc: 'pustynię', on: 'na pustyni', onto: 'na pustynię' },
  góry: { gen: 'gór', on: 'w górach', onto: 'w góry' },
  tundra: { gen: 'tundry', acc: 'tundrę', on: 'na tundrze', onto: 'na tundrę' },
  ląd: { gen: 'lądu', on: 'na lądzie', onto: 'na ląd' },
  wodorosty: { gen: 'wodorostów', on: 'w wodorostach', onto: 'w wodorosty' },
  rafa: { gen: 'rafy', acc: 'rafę', on: 'na rafie', onto: 'na rafę' },
  'góra podwodna': {
    gen: 'góry podwodnej',
    acc: 'górę podwodną',
    on: 'na górze podwodnej',
    onto: 'na górę podwodną',
  },
  'łąka podwodna': {
    gen: 'łąki podwodnej',
    acc: 'łąkę podwodną',
    on: 'na łące podwodnej',
    onto: 'na łąkę podwodną',
  },
  piaski: { gen: 'piasków', on: 'na piaskach', onto: 'na piaski' },
  ocean: { gen: 'oceanu', on: 'na oceanie', onto: 'na ocean' },
  komin: { gen: 'komina', on: 'na kominie', onto: 'na komin' },
  gejzer: { gen: 'gejzeru', on: 'na gejzerze', onto: 'na gejzer' },
  dymnik: { gen: 'dymnika', on: 'na dymniku', onto: 'na dymnik' },
};

/** Names of cards keep their capital: "Odrzuć Zasadzkę +4". Those that are missing here are the same in both cases. */
const NAMES: Forms = {
  Zasadzka: { acc: 'Zasadzkę' },
  Drapieżnik: { acc: 'Drapieżnika' },
  Wspinaczka: { acc: 'Wspinaczkę' },
  Współpraca: { acc: 'Współpracę' },
  'Tkanka tłuszczowa': { acc: 'Tkankę tłuszczową' },
  'Twarda skorupa': { acc: 'Twardą skorupę' },
  Inteligencja: { acc: 'Inteligencję' },
  'Długa szyja': { acc: 'Długą szyję' },
  Padlinożerca: { acc: 'Padlinożercę' },
  Symbioza: { acc: 'Symbiozę' },
};

const common = declineBy(COMMON, 'pl');
const named = declineBy(NAMES, 'pl');
const nouns = Object.keys(COMMON);

/** "Morze D4" is a noun with something after it; "D4" is none. */
function isNoun(word: string): boolean {
  return nouns.some((noun) => word === noun || word.startsWith(`${noun} `));
}

export const decline: Decline = (word, form) => {
  const [first = ''] = word;
  if (form === 'cap') return first.toLocaleUpperCase('pl') + word.slice(first.length);
  const small = first.toLocaleLowerCase('pl') + word.slice(first.length);
  if (isNoun(small)) return common(small, form);
  // A hex without a tile has only its name.
  return form === 'on' || form === 'onto' ? `na ${word}` : named(word, form);
};
