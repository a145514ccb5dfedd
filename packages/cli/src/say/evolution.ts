import type { GameEvent, Seat } from '@clade/engine';
import type { Card, EvoEvent } from '@clade/evolution';
import type { Names, Said } from '../entry.ts';
import { cardWord, traitWord } from '../names/evolution.ts';
import { say } from '../speech.ts';
import { listOf, lower, signed } from '../text.ts';

/** Of no interest between two moves: nothing was done, or the table shows it. */
const QUIET: ReadonlySet<string> = new Set(['skipped', 'declined', 'turn-ended', 'round-ended']);
const QUIET_OF_OTHERS: ReadonlySet<string> = new Set(['food-chosen', 'plan-closed']);

export function quietInEvolution(event: GameEvent, reader: Seat): boolean {
  return QUIET.has(event.type) || (QUIET_OF_OTHERS.has(event.type) && event.seat !== reader);
}

/** The secret part of an event, where the reader may know it. */
function secretOf(event: EvoEvent): { card?: Card; cards?: Card[]; actions?: number } {
  return (event.secret ?? {}) as { card?: Card; cards?: Card[]; actions?: number };
}

type Took = Extract<EvoEvent, { type: 'took' }>;

function took(e: Took): string {
  const food = e.meat ? say('cli.evo.meat', { n: e.count }) : say('cli.evo.plants', { n: e.count });
  const n = e.species + 1;
  if (e.cause === 'eat') return say('cli.evo.fed', { n, what: fatOf(e, foragedOf(e, food)) });
  const bank = e.source === 'bank' && !e.meat;
  const taken =
    e.cause === 'attack'
      ? say(bank ? 'cli.evo.took.bank' : 'cli.evo.took', { what: food, n })
      : say(bank ? 'cli.evo.took.bank.by' : 'cli.evo.took.by', { what: food, n, trait: traitWord(e.cause) });
  return fatOf(e, foragedOf(e, taken));
}

function foragedOf({ foraging }: Took, what: string): string {
  return foraging ? say('cli.evo.foraging', { what, trait: traitWord('foraging') }) : what;
}

function fatOf({ toFat }: Took, what: string): string {
  return toFat > 0 ? say('cli.evo.fat', { what, n: toFat }) : what;
}

/** What happened at an Evolution table; species are counted from 1. */
export function sayEvolution(event: GameEvent, names: Names): Said {
  const e = event as EvoEvent;
  const by = (text: string): Said => ({ seat: (e as { seat: number }).seat, text });
  switch (e.type) {
    case 'round-started':
      return {
        text: say('cli.evo.round', {
          round: e.round,
          who: lower(names.who(e.first)),
          you: String(names.who(e.first) === say('cli.you')),
        }),
      };
    case 'dealt':
    case 'drawn': {
      const { cards } = secretOf(e);
      const item =
        cards === undefined
          ? say('cli.evo.cards', { n: e.count })
          : say('cli.evo.cards.known', { n: e.count, list: cards.map(cardWord).join(', ') });
      return {
        ...by(say('cli.evo.drew', { what: item })),
        gather: { title: say('cli.evo.drawn'), noun: '', item },
      };
    }
    case 'reshuffled':
      return { text: say('cli.evo.reshuffled', { round: e.lastRound }) };
    case 'food-chosen': {
      const { card } = secretOf(e);
      return by(
        card === undefined ? say('cli.evo.food-down') : say('cli.evo.food-chosen', { card: cardWord(card) }),
      );
    }
    case 'trait-played': {
      const { card } = secretOf(e);
      const n = e.species + 1;
      return by(
        card === undefined
          ? say('cli.evo.trait-played.secret', { n })
          : say('cli.evo.trait-played', { card: cardWord(card), n }),
      );
    }
    case 'trait-replaced': {
      const values = { card: cardWord(e.card), n: e.species + 1 };
      return by(
        e.fatToBag > 0
          ? say('cli.evo.trait-replaced.fat', { ...values, fat: e.fatToBag })
          : say('cli.evo.trait-replaced', values),
      );
    }
    case 'card-discarded':
      return { ...by(say('cli.evo.discarded', { card: cardWord(e.card) })), opens: true };
    case 'species-created':
      return by(say('cli.evo.created', { side: e.side }));
    case 'species-replaced':
      return by(say('cli.evo.replaced'));
    case 'grown': {
      return by(say('cli.evo.grown', { what: e.what, n: e.species + 1, value: e.value }));
    }
    case 'void': {
      const { card } = secretOf(e);
      return by(
        card === undefined ? say('cli.evo.void.secret') : say('cli.evo.void', { card: cardWord(card) }),
      );
    }
    case 'turn-ended':
      return by(say('cli.evo.turn-ended'));
    case 'plan-closed': {
      const { actions } = secretOf(e);
      return by(
        actions === undefined ? say('cli.evo.planned') : say('cli.evo.planned.known', { n: actions }),
      );
    }
    case 'traits-revealed':
      return {
        ...by(say('cli.evo.revealed', { list: listOf(e.traits.map(traitWord)), n: e.species + 1 })),
        gather: {
          title: say('cli.evo.revealed.title'),
          noun: '',
          item: say('cli.evo.revealed.item', { list: listOf(e.traits.map(traitWord)), n: e.species + 1 }),
        },
      };
    case 'food-revealed': {
      const cards = e.cards.map(({ seat, card }) =>
        say('cli.evo.food.card', { who: lower(names.who(seat)), card: cardWord(card) }),
      );
      const sum = e.cards.reduce((n, { card }) => n + card.food, 0);
      return {
        text: say('cli.evo.food', {
          list: cards.join(', '),
          before: e.before,
          sum: signed(sum),
          after: e.after,
        }),
      };
    }
    case 'fertile':
      return by(
        say('cli.evo.fertile', { n: e.species + 1, population: e.population, trait: traitWord('fertile') }),
      );
    case 'fat-used':
      return by(
        say('cli.evo.fat-used', { count: e.count, n: e.species + 1, trait: traitWord('fat-tissue') }),
      );
    case 'took': {
      const plain = e.cause === 'eat' && e.count === 1 && e.toFat === 0;
      if (!plain) return by(took(e));
      return {
        ...by(took(e)),
        gather: { title: say('cli.evo.fed.title'), noun: say('cli.evo.fed.noun'), item: `${e.species + 1}` },
      };
    }
    case 'intelligence-used':
      return by(say('cli.evo.used', { card: cardWord(e.card), n: e.species + 1 }));
    case 'declined':
      return by(say('cli.evo.declined'));
    case 'passed':
      return by(say('cli.evo.passed'));
    case 'skipped':
      return by(say('cli.evo.skipped'));
    case 'attacked': {
      const values = {
        whose: names.whose(e.target.seat),
        target: e.target.species + 1,
        n: e.species + 1,
      };
      const what =
        e.negated.length > 0
          ? say('cli.evo.attacked.negating', { ...values, list: listOf(e.negated.map(traitWord)) })
          : say('cli.evo.attacked', values);
      return by(e.forced ? say('cli.evo.forced', { what }) : what);
    }
    case 'population-lost': {
      const what = say('cli.evo.lost', { n: e.species + 1, population: e.population });
      return by(toBag(what, e.toBag));
    }
    case 'extinct': {
      const n = e.species + 1;
      const what =
        e.traits.length > 0
          ? say('cli.evo.extinct.with', { n, list: listOf(e.traits.map(cardWord)) })
          : say('cli.evo.extinct', { n });
      return by(toBag(what, e.toBag));
    }
    case 'starved':
      return by(say('cli.evo.starved', { n: e.species + 1, from: e.from, to: e.to }));
    case 'bagged': {
      const fat = String(e.fat);
      const gather = { title: say('cli.evo.bagged.title', { fat }), noun: '', item: `+${e.count}` };
      return { ...by(say('cli.evo.bagged', { n: e.count, fat })), gather };
    }
    case 'round-ended':
      return { text: say('cli.evo.round-ended', { round: e.round }) };
    case 'game-ended':
      return {
        text: say('cli.evo.ended', {
          list: e.scores
            .map((n, seat) => say('cli.evo.score', { who: lower(names.who(seat)), n }))
            .join(', '),
        }),
      };
  }
}

function toBag(what: string, n: number): string {
  return n > 0 ? say('cli.evo.to-bag', { what, n }) : what;
}
