import type { EvoView } from '@clade/evolution';
import type { ReactNode } from 'react';
import type { Refused, Snapshot } from '../../table/table.ts';
import type { Key, Say } from '../../text/text.tsx';
import type { Names } from '../game-ui.ts';
import { figuresOf } from './figures.ts';
import { cardName, isTrait, listOf, type Speech, speciesFor, speciesOf, traitName } from './speech.tsx';

/** Why something is refused, in the reader's words; a reason that is no reason of the rules stays as it was sent. */
export function sayRefusal(refused: Refused, snapshot: Snapshot, names: Names, say: Say): ReactNode {
  const key = keyOf(refused);
  if (!say.texts.has(key)) return refused.sentence;
  const speech: Speech = { say, names, figures: figuresOf(snapshot) };
  return say.rich(key as Key, values(refused, snapshot, speech));
}

function keyOf({ code, facts }: Refused): string {
  return code === 'no-room' && facts?.fat !== undefined ? 'evo.no.no-room.fat' : `evo.no.${code}`;
}

/** The facts with their places, seats, cards and traits as people name them; people count from 1 in facts. */
function values({ facts = {} }: Refused, snapshot: Snapshot, speech: Speech): Record<string, ReactNode> {
  const { say, names } = speech;
  const me = snapshot.viewer;
  const all: Record<string, ReactNode> = {};
  for (const [name, fact] of Object.entries(facts)) {
    all[name] = typeof fact === 'object' ? fact.join(', ') : typeof fact === 'boolean' ? String(fact) : fact;
  }
  // What is said of one species is said of mine: "your" would begin the sentence in vain.
  const own = (place: number): ReactNode => speciesFor(speech, me, me, place - 1);
  if (typeof facts.species === 'number') all.fig = own(facts.species);
  if (Array.isArray(facts.species)) {
    all.n = facts.species.length;
    all.list = listOf(say, (facts.species as number[]).map(own));
  }
  if (typeof facts.attacker === 'number') all.attacker = speciesOf(speech, me, facts.attacker - 1);
  if (typeof facts.target === 'number' && typeof facts.targetSeat === 'number') {
    all.target = speciesOf(speech, facts.targetSeat - 1, facts.target - 1);
  }
  if (isTrait(facts.trait)) all.trait = traitName(say, facts.trait);
  if (typeof facts.trait === 'string') {
    const negated = `evo.negated.${facts.trait}`;
    if (say.texts.has(negated)) all.negated = say(negated as Key);
  }
  if (typeof facts.card === 'string') all.card = cardFact(say, facts.card);
  if (typeof facts.last === 'string') all.last = cardFact(say, facts.last);
  if (Array.isArray(facts.waitingFor)) {
    all.who = listOf(
      say,
      (facts.waitingFor as number[]).map((seat) => names.of(seat - 1)),
    );
  }
  const { decision } = snapshot;
  all.asked = say(`evo.asked.${decision?.kind ?? 'none'}` as Key);
  return all;
}

/** `horns 3`, as the rules name a card. */
function cardFact(say: Say, fact: string): string {
  const [trait, food] = fact.split(' ');
  return isTrait(trait) ? cardName(say, { trait, food: Number(food) }) : fact;
}

/** The species that a refused move speaks of: the target of an attack, else the one that would act. */
export function refusedPlace(
  move: readonly unknown[],
  view: EvoView,
): { readonly seat: number; readonly species: number } | undefined {
  const [verb, a, b, c] = move;
  const mine = (species: unknown) =>
    typeof species === 'number' ? { seat: view.viewer, species } : undefined;
  switch (verb) {
    case 'attack':
      return { seat: b as number, species: c as number };
    case 'eat':
    case 'use':
    case 'leaf':
      return mine(a);
    case 'trait':
    case 'body':
    case 'population':
      return mine(c);
    default:
      return undefined;
  }
}
