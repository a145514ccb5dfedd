import { declineBy, type Forms } from '../forms.ts';
import type { Decline } from '../message.ts';
import { isGenus } from '../names.ts';

/**
 * Hungarian forms. A case may follow an article: `{tile_sup}` "C2 tengeren", `{animal_the}` "a halak", `{animal_capdat}`
 * "A halaknak"; `low` and `up` are the first letter alone. Names of players have no case: sentences keep them as they
 * are.
 */

/** On it, off it, onto it, from it; the rest follows from the vowels of the word. */
function place(on: string, stem: string, vowels: 'back' | 'front'): Forms[string] {
  const [del, sub, abl] = vowels === 'back' ? ['ról', 'ra', 'tól'] : ['ről', 're', 'től'];
  return { sup: on, del: stem + del, sub: stem + sub, abl: stem + abl };
}

const inflect = declineBy(
  {
    Emlősök: { acc: 'emlősöket', dat: 'emlősöknek' },
    Hüllők: { acc: 'hüllőket', dat: 'hüllőknek' },
    Madarak: { acc: 'madarakat', dat: 'madaraknak' },
    Kétéltűek: { acc: 'kétéltűeket', dat: 'kétéltűeknek' },
    Pókfélék: { acc: 'pókféléket', dat: 'pókféléknek' },
    Rovarok: { acc: 'rovarokat', dat: 'rovaroknak' },
    Fejlábúak: { acc: 'fejlábúakat', dat: 'fejlábúaknak' },
    Halak: { acc: 'halakat', dat: 'halaknak' },
    Rákok: { acc: 'rákokat', dat: 'rákoknak' },
    Tenger: place('tengeren', 'tenger', 'front'),
    Mocsár: place('mocsáron', 'mocsár', 'back'),
    Szavanna: place('szavannán', 'szavanná', 'back'),
    Dzsungel: place('dzsungelen', 'dzsungel', 'front'),
    Erdő: place('erdőn', 'erdő', 'front'),
    Sivatag: place('sivatagon', 'sivatag', 'back'),
    Hegység: place('hegységen', 'hegység', 'front'),
    Tundra: place('tundrán', 'tundrá', 'back'),
    Szárazföld: place('szárazföldön', 'szárazföld', 'front'),
    Moszaterdő: place('moszaterdőn', 'moszaterdő', 'front'),
    Zátony: place('zátonyon', 'zátony', 'back'),
    'Tenger alatti hegy': place('tenger alatti hegyen', 'tenger alatti hegy', 'front'),
    Tengerifű: place('tengerifűn', 'tengerifű', 'front'),
    Homok: place('homokon', 'homok', 'back'),
    Óceán: place('óceánon', 'óceán', 'back'),
    Kürtő: place('kürtőn', 'kürtő', 'front'),
    Gejzír: place('gejzíren', 'gejzír', 'front'),
    Füstölő: place('füstölőn', 'füstölő', 'front'),
    'egy lapka': place('egy lapkán', 'egy lapká', 'back'),
  },
  'hu',
);

/** Endings of a hex that stands alone, by how its digit is read: "C3-on", "C5-ön". */
const DIGITS: Forms = Object.fromEntries(
  Array.from(['', 'en', 'n', 'on', 'en', 'ön', 'on', 'en', 'on', 'en'], (on, digit) => [
    String(digit),
    place(on, '', [3, 6, 8].includes(digit) ? 'back' : 'front'),
  ]),
);

const TILE = /^([A-Z]\d) (.+)$/;
const HEX = /^[A-Z](\d)$/;
/** Begins with the label of a hex, whose letter stays a capital: "C3", "C3-on", "C3 erdőn". */
const LABELLED = /^[A-Z]\d(?!\d)/;

/** Names of science, alone or before the owner: "Damalops (Tomek)". */
const NAME = /^[A-Z][a-z]+(?= \(|$)/;
/** A species without one: "8. faj". */
const NUMBERED = /^\w+\.\u00a0faj(?= \(|$)/;

function genusIn(word: string): string | undefined {
  const [name] = NAME.exec(word) ?? [];
  return name !== undefined && isGenus(name) ? name : undefined;
}

/** "Murinust", "Basilodont", "Antilát", "Damalopsot", "Ranidyxot", "Gyrinyxet" */
function accusative(genus: string): string {
  if (genus.endsWith('a')) return `${genus.slice(0, -1)}át`;
  if (/(?:ops|um)$/.test(genus)) return `${genus}ot`;
  if (genus.endsWith('x')) return genus + (/[aou]/i.test(genus) ? 'ot' : 'et');
  return `${genus}t`;
}

function inCase(word: string, form: string): string {
  if (form === 'acc') {
    const genus = genusIn(word);
    if (genus !== undefined) return accusative(genus) + word.slice(genus.length);
    if (NUMBERED.test(word)) return word.replace(NUMBERED, '$&t');
  }
  const [, hex, terrain] = TILE.exec(word) ?? [];
  if (hex !== undefined && terrain !== undefined) return `${hex} ${inflect(terrain, form)}`;
  const ending = DIGITS[HEX.exec(word)?.[1] ?? '']?.[form];
  return ending === undefined ? inflect(word, form) : `${word}-${ending}`;
}

/** "az" stands before a vowel that is heard: "az erdő", "az F3", "az 5". */
const VOWEL_FIRST = /^(?:[aáeéiíoóöőuúüű]|[FLMNRSXY]\d|5|1(?!\d))/iu;

/** Labels and names of science keep their capital. */
function small(said: string, word: string): string {
  const kept = LABELLED.test(word) || genusIn(word) !== undefined;
  return kept ? said : said.charAt(0).toLocaleLowerCase('hu') + said.slice(1);
}

const FORM = /^(the|cap|low|up)?([a-z]*)$/;

export const decline: Decline = (word, form) => {
  const [, before, ending = ''] = FORM.exec(form) ?? [];
  const said = ending === '' ? word : inCase(word, ending);
  if (before === 'up') return said.charAt(0).toLocaleUpperCase('hu') + said.slice(1);
  if (before === 'low') return small(said, word);
  // "egy lapka" has an article already.
  if (said.startsWith('egy ')) return said;
  const article = VOWEL_FIRST.test(said) ? 'az' : 'a';
  if (before === 'the') return `${article} ${small(said, word)}`;
  if (before === 'cap') return `${article === 'az' ? 'Az' : 'A'} ${small(said, word)}`;
  return said;
};
