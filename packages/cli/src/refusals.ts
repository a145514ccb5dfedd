import { CARDS } from '@clade/dominant-species';
import type { Fact, Refusal } from '@clade/engine';
import { sentenceOf } from './bad-input.ts';
import * as ds from './names/dominant-species.ts';
import * as marine from './names/dominant-species-marine.ts';
import { elementWord, nameIn, terrainWord } from './names/earth.ts';
import { cardWord, traitWord } from './names/evolution.ts';
import { knows, locale, say } from './speech.ts';
import { plainNames } from './story.ts';
import { capital, listOf } from './text.ts';

type Facts = NonNullable<Refusal['facts']>;
type Values = Record<string, string | number>;

/** How a game words the refusals of its rules. */
interface Wording {
  /** Keys that may have the sentence, the first that exists has it. */
  keys(code: string, facts: Facts): readonly string[];
  /** Ids and numbers of the facts as people name them. */
  values(code: string, facts: Facts, asked: string): Values;
}

const WORDINGS: Readonly<Record<string, Wording>> = {
  evolution: { keys: evolutionKeys, values: evolutionValues },
  'dominant-species': {
    keys: (code, facts) => [`ds.no.${code}`, earthKey(code, facts)],
    // The Mammals alone save cubes (DS-5.9.1.2).
    values: (code, facts) =>
      earthValues(code === 'not-endangered' ? { animal: 'mammals', ...facts } : facts, DS_NAMES),
  },
  'dominant-species-marine': {
    keys: (code, facts) => [`m.no.${marineCode(code, facts)}`, earthKey(code, facts)],
    values: (code, facts) => ({ ...earthValues(facts, MARINE_NAMES), ...marineValues(code, facts) }),
  },
};

/**
 * Why a move is refused while a question of the kind `asked` is open. In English the rules say it themselves; other
 * languages have a message for it.
 */
export function refusalText(game: string, refused: Refusal, asked: string): string {
  const text = locale() === 'en' ? undefined : worded(WORDINGS[game], refused, asked);
  if (text === undefined) return sentenceOf(refused);
  return refused.rule === '' ? text : `${text} [${refused.rule}]`;
}

function worded(
  wording: Wording | undefined,
  { code, facts = {} }: Refusal,
  asked: string,
): string | undefined {
  const key = wording?.keys(code, facts).find(knows);
  if (wording === undefined || key === undefined) return undefined;
  return capital(say(key as never, wording.values(code, facts, asked)));
}

/** Facts that are read as they are. */
function plain(facts: Facts): Values {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'number' ? fact : String(fact)]),
  );
}

// Evolution: people count from 1 in facts.

function evolutionKeys(code: string, facts: Facts): readonly string[] {
  return [code === 'no-room' && facts.fat !== undefined ? 'evo.no.no-room.fat' : `evo.no.${code}`];
}

function evolutionValues(_: string, facts: Facts, asked: string): Values {
  const { species, attacker, target, targetSeat, trait, card, last, waitingFor } = facts;
  const all = plain(facts);
  if (typeof species === 'number') all.fig = speciesText(species);
  if (Array.isArray(species)) {
    all.n = species.length;
    all.list = listOf(species.map(speciesText));
  }
  if (typeof attacker === 'number') all.attacker = speciesText(attacker);
  if (typeof target === 'number' && typeof targetSeat === 'number')
    all.target = say('cli.ask.species', { n: target, facts: plainNames.whose(targetSeat - 1) });
  if (typeof trait === 'string') {
    all.trait = traitWord(trait);
    all.negated = knows(`evo.negated.${trait}`) ? say(`evo.negated.${trait}` as never) : all.trait;
  }
  if (typeof card === 'string') all.card = cardText(card);
  if (typeof last === 'string') all.last = cardText(last);
  if (Array.isArray(waitingFor)) all.who = listOf(waitingFor.map((seat) => plainNames.who(Number(seat) - 1)));
  all.asked = say((knows(`evo.asked.${asked}`) ? `evo.asked.${asked}` : 'evo.asked.none') as never);
  return all;
}

function speciesText(n: Fact): string {
  return say('cli.evo.species', { n: Number(n) });
}

/** `horns 3`, as the rules name a card. */
function cardText(fact: string): string {
  const [trait = '', food] = fact.split(' ');
  return food === undefined ? traitWord(trait) : cardWord({ trait, food: Number(food) });
}

// Both hex games.

interface EarthNames {
  animal(id: string): string;
  space(id: string): string;
  card(id: string): string;
}

const DS_NAMES: EarthNames = {
  animal: ds.animalWord,
  space: ds.spaceTitle,
  card: (id) => nameIn(CARDS, id, 'ds.card'),
};

const MARINE_NAMES: EarthNames = {
  animal: marine.animalWord,
  space: marine.spaceTitle,
  card: marine.cardName,
};

function earthKey(code: string, facts: Facts): string {
  return `earth.no.${code}${code === 'other-tile' && facts.corner !== undefined ? '.corner' : ''}`;
}

function earthValues(facts: Facts, names: EarthNames): Values {
  const words: Readonly<Record<string, (id: string) => string>> = {
    animal: names.animal,
    askedAnimal: names.animal,
    element: elementWord,
    needed: elementWord,
    terrain: terrainWord,
    space: names.space,
    card: names.card,
  };
  const all = { ...plain(facts), ...wordedFacts(facts, words) };
  const hex = all.hex ?? all.from ?? all.to;
  return hex === undefined ? all : { ...all, hex };
}

function wordedFacts(facts: Facts, words: Readonly<Record<string, (id: string) => string>>): Values {
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, fact]) => {
      const word = words[name];
      return word === undefined || typeof fact !== 'string' ? [] : [[name, word(fact)]];
    }),
  );
}

/** One code of the rules where people would say two things. */
function marineCode(code: string, facts: Facts): string {
  if (code === 'no-pawn' && facts.element !== undefined) return 'no-special-pawn';
  if (code === 'other-element' && facts.corner === undefined) return 'other-kind';
  if (code === 'no-cubes' && facts.source !== undefined) return 'no-cube-there';
  if (code === 'limit' && facts.fewest !== undefined) return 'range';
  if (code === 'controlled' && facts.corner !== undefined) return 'controlled-disk';
  return code;
}

/** Facts that only Marine has. */
function marineValues(code: string, facts: Facts): Values {
  const asked: Readonly<Record<string, (id: string) => string>> = {
    'other-element': elementWord,
    'other-terrain': terrainWord,
  };
  const chosen: Values =
    code === 'other-tile' && typeof facts.chosen === 'string' ? { asked: facts.chosen } : {};
  const own = wordedFacts(facts, {
    holder: marine.animalWord,
    trait: marine.traitName,
    first: marine.spaceTitle,
    last: marine.spaceTitle,
    ...(asked[code] === undefined ? {} : { asked: asked[code] }),
  });
  return { ...own, ...chosen };
}
