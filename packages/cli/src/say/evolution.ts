import type { GameEvent, Seat } from '@clade/engine';
import type { Card, EvoEvent } from '@clade/evolution';
import type { Names, Said } from '../entry.ts';
import { count, listOf, lower } from '../text.ts';

/** Of no interest between two moves: nothing was done, or the table shows it. */
const QUIET: ReadonlySet<string> = new Set(['skipped', 'declined', 'turn-ended', 'round-ended']);
const QUIET_OF_OTHERS: ReadonlySet<string> = new Set(['food-chosen', 'plan-closed']);

export function quietInEvolution(event: GameEvent, reader: Seat): boolean {
  return QUIET.has(event.type) || (QUIET_OF_OTHERS.has(event.type) && event.seat !== reader);
}

function cardName(card: Card): string {
  return `${card.trait} ${card.food}`;
}

/** The secret part of an event, where the reader may know it. */
function secretOf(event: EvoEvent): { card?: Card; cards?: Card[]; actions?: number } {
  return (event.secret ?? {}) as { card?: Card; cards?: Card[]; actions?: number };
}

const CAUSES = {
  eat: '',
  attack: '',
  'long-neck': ' (long-neck)',
  intelligence: ' (intelligence)',
  scavenger: ' (scavenger)',
  cooperation: ' (cooperation)',
};

type Took = Extract<EvoEvent, { type: 'took' }>;

function took(e: Took): string {
  const what = e.meat ? `${e.count} meat` : `${e.count} plant food`;
  const from = e.source === 'bank' && !e.meat ? ' from the bank' : '';
  const how = e.foraging ? ' (foraging)' : '';
  const fat = e.toFat > 0 ? `, ${e.toFat} of it as fat` : '';
  return e.cause === 'eat'
    ? `fed species ${e.species + 1}: ${what}${how}${fat}`
    : `took ${what}${from} for species ${e.species + 1}${CAUSES[e.cause]}${how}${fat}`;
}

/** What happened at an Evolution table, in English; species are counted from 1. */
export function sayEvolution(event: GameEvent, names: Names): Said {
  const e = event as EvoEvent;
  const by = (text: string): Said => ({ seat: (e as { seat: number }).seat, text });
  switch (e.type) {
    case 'round-started':
      return { text: `Round ${e.round} began; ${lower(names.who(e.first))} ${goes(names, e.first)} first.` };
    case 'dealt':
    case 'drawn': {
      const { cards } = secretOf(e);
      const which = cards === undefined ? '' : ` (${cards.map(cardName).join(', ')})`;
      const item = `${count(e.count, 'card')}${which}`;
      return { ...by(`drew ${item}`), gather: { title: 'Drawn', noun: '', item } };
    }
    case 'reshuffled':
      return { text: `The draw pile ran out and was shuffled anew: round ${e.lastRound} is the last.` };
    case 'food-chosen': {
      const { card } = secretOf(e);
      return by(card === undefined ? 'put a food card face-down' : `chose ${cardName(card)} as food`);
    }
    case 'trait-played': {
      const { card } = secretOf(e);
      const what = card === undefined ? 'a trait' : cardName(card);
      return by(`put ${what} face-down on species ${e.species + 1}`);
    }
    case 'trait-replaced': {
      const fat = e.fatToBag > 0 ? `, its ${e.fatToBag} fat went to the bag` : '';
      return by(`took ${cardName(e.card)} off species ${e.species + 1}${fat}`);
    }
    case 'card-discarded':
      return { ...by(`discarded ${cardName(e.card)}`), opens: true };
    case 'species-created':
      return by(`created a species on the ${e.side}`);
    case 'species-replaced':
      return by('got a new species, having none left');
    case 'grown': {
      const what = e.what === 'body' ? 'body size' : 'population';
      return by(`grew the ${what} of species ${e.species + 1} to ${e.value}`);
    }
    case 'void': {
      const { card } = secretOf(e);
      const what = card === undefined ? 'a planned card' : cardName(card);
      return by(`took ${what} back, as no species board was left`);
    }
    case 'turn-ended':
      return by('ended the turn');
    case 'plan-closed': {
      const { actions } = secretOf(e);
      return by(
        actions === undefined ? 'finished planning' : `finished planning ${count(actions, 'action')}`,
      );
    }
    case 'traits-revealed':
      return {
        ...by(`turned up ${listOf(e.traits)} on species ${e.species + 1}`),
        gather: { title: 'Turned up', noun: '', item: `${listOf(e.traits)} (species ${e.species + 1})` },
      };
    case 'food-revealed': {
      const cards = e.cards.map(({ seat, card }) => `${lower(names.who(seat))} ${cardName(card)}`);
      const sum = e.cards.reduce((n, { card }) => n + card.food, 0);
      const sign = sum < 0 ? `${sum}` : `+${sum}`;
      return { text: `Food cards: ${cards.join(', ')}. Watering hole ${e.before} ${sign} = ${e.after}.` };
    }
    case 'fertile':
      return by(`gained population on species ${e.species + 1}, now ${e.population} (fertile)`);
    case 'fat-used':
      return by(`moved ${e.count} fat to the board of species ${e.species + 1} (fat-tissue)`);
    case 'took': {
      const plain = e.cause === 'eat' && e.count === 1 && e.toFat === 0;
      if (!plain) return by(took(e));
      return { ...by(took(e)), gather: { title: 'Fed', noun: 'species', item: `${e.species + 1}` } };
    }
    case 'intelligence-used':
      return by(`discarded ${cardName(e.card)} for intelligence of species ${e.species + 1}`);
    case 'declined':
      return by('declined to use intelligence');
    case 'passed':
      return by('passed');
    case 'skipped':
      return by('had nothing to feed');
    case 'attacked': {
      const target = `${names.whose(e.target.seat)} species ${e.target.species + 1}`;
      const negated = e.negated.length > 0 ? `, negating ${listOf(e.negated)}` : '';
      const forced = e.forced ? ' (the only option)' : '';
      return by(`attacked ${target} with species ${e.species + 1}${negated}${forced}`);
    }
    case 'population-lost': {
      const bag = e.toBag > 0 ? `, ${e.toBag} food went to the bag` : '';
      return by(`lost population on species ${e.species + 1}, now ${e.population}${bag}`);
    }
    case 'extinct': {
      const bag = e.toBag > 0 ? `, ${e.toBag} food went to the bag` : '';
      const traits = e.traits.length > 0 ? ` with ${listOf(e.traits.map(cardName))}` : '';
      return by(`lost species ${e.species + 1}${traits} to extinction${bag}`);
    }
    case 'starved':
      return by(`saw species ${e.species + 1} starve from population ${e.from} to ${e.to}`);
    case 'bagged': {
      const what = e.fat ? 'fat' : 'food';
      const gather = { title: `Into the bags (${what})`, noun: '', item: `${e.count}` };
      return { ...by(`put ${e.count} ${what} into the bag`), gather };
    }
    case 'round-ended':
      return { text: `Round ${e.round} ended.` };
    case 'game-ended':
      return {
        text: `The game ended: ${e.scores.map((n, seat) => `${lower(names.who(seat))} ${n}`).join(', ')}.`,
      };
  }
}

function goes(names: Names, seat: number): string {
  return names.who(seat) === 'You' ? 'go' : 'goes';
}
