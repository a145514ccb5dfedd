import type { Value } from '../phrase.ts';
import { both, keyOf, type Phrase, phrase } from '../phrase.ts';
import type { Names, Refused, Seen } from '../wording.ts';
import { figuresOf } from './figures.ts';
import { cardName, isTrait, type Speech, speciesFor, speciesOf, traitName } from './names.ts';

/** Why something is refused, in the reader's words; a reason that is no reason of the rules stays as it was sent. */
export function refusalText(refused: Refused, seen: Seen, names: Names): Value {
  const said = phrase(keyOfRefusal(refused), valuesOf(refused, seen, { names, figures: figuresOf(seen) }));
  return refused.sentence === undefined ? said : { ...said, or: refused.sentence };
}

function keyOfRefusal({ code, facts }: Refused): Phrase['key'] {
  return code === 'no-room' && facts?.fat !== undefined ? 'evo.no.no-room.fat' : keyOf(`evo.no.${code}`);
}

/** The facts with their places, seats, cards and traits as people name them; people count from 1 in facts. */
function valuesOf(
  { facts = {} }: Refused,
  { viewer, decision }: Seen,
  speech: Speech,
): Record<string, Value> {
  const all: Record<string, Value> = {};
  for (const [name, fact] of Object.entries(facts)) {
    all[name] = typeof fact === 'object' ? fact.join(', ') : typeof fact === 'boolean' ? String(fact) : fact;
  }
  // What is said of one species is said of mine: "your" would begin the sentence in vain.
  const own = (place: number): Phrase => speciesFor(speech, viewer, viewer, place - 1);
  const { species, attacker, target, targetSeat, trait, card, last, waitingFor } = facts;
  if (typeof species === 'number') all.fig = own(species);
  if (Array.isArray(species)) {
    all.n = species.length;
    all.list = both((species as number[]).map(own));
  }
  if (typeof attacker === 'number') all.attacker = speciesOf(speech, viewer, attacker - 1);
  if (typeof target === 'number' && typeof targetSeat === 'number') {
    all.target = speciesOf(speech, targetSeat - 1, target - 1);
  }
  if (isTrait(trait)) all.trait = traitName(trait);
  if (typeof trait === 'string')
    all.negated = { ...phrase(keyOf(`evo.negated.${trait}`)), or: all.trait ?? trait };
  if (typeof card === 'string') all.card = cardFact(card);
  if (typeof last === 'string') all.last = cardFact(last);
  if (Array.isArray(waitingFor)) {
    all.who = both((waitingFor as number[]).map((seat) => speech.names.of(seat - 1)));
  }
  all.asked = phrase(keyOf(`evo.asked.${decision?.kind ?? 'none'}`));
  return all;
}

/** `horns 3`, as the rules name a card. */
function cardFact(fact: string): Value {
  const [trait, food] = fact.split(' ');
  return isTrait(trait) ? cardName({ trait, food: Number(food) }) : fact;
}
