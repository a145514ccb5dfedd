import type { GameEvent, Seat } from '@clade/engine';
import type { Card, EvoEvent, EvoView } from '@clade/evolution';
import { HeardBefore } from '../../heard.ts';
import { both, type Phrase, phrase, sequence, signed, type Value } from '../../phrase.ts';
import type { Line, Names, Routine, Sentence } from '../../wording.ts';
import { afterEvent, type Figures, figuresIn, NO_FIGURES } from '../figures.ts';
import { cardName, type Speech, speciesFor } from '../names.ts';
import {
  beginAttack,
  beginPaid,
  beginTook,
  deed,
  joinTook,
  type LogDeed,
  lossOf,
  type PaidAttack,
  readAttack,
  revealed,
  routineOf,
  secretOf,
  sentence,
  starved,
} from './deed.ts';
import { BEFORE, type Time, timeAfter, timeIn, timeOf } from './section.ts';

const HEARD = new HeardBefore<Story>();

/** The log from the deal on, in sentences. */
export function tellLines(lines: readonly Line[], names: Names, start?: unknown): readonly Sentence[] {
  const teller = new Teller(names);
  const before = start === undefined ? teller.story : storyAt(start as EvoView);
  return HEARD.tell(lines, names, before, (line, story) => {
    teller.story = story;
    teller.hear(line);
    return { told: teller.told.splice(0), story: teller.story };
  });
}

/** "7 plain meals, 9 food" */
export function foldName(kind: Routine['kind'], told: readonly Pick<Sentence, 'routine'>[]): Phrase {
  const food = told.reduce((sum, { routine }) => sum + (routine?.food ?? 0), 0);
  return phrase(`evo.fold.${kind}`, { n: told.length, food });
}

/** Where the story stands between two lines. */
interface Story {
  readonly figures: Figures;
  readonly time: Time;
  readonly paid: PaidAttack | undefined;
}

/** Where it stands at a table without a past. */
function storyAt(view: EvoView): Story {
  return { figures: figuresIn(view), time: timeIn(view), paid: undefined };
}

/** What happened, of events that are not lines of a log: of a draft, or foreseen. `figures` are those before them. */
export function tellEvents(
  events: readonly GameEvent[],
  figures: Figures,
  names: Names,
): readonly Sentence[] {
  const teller = new Teller(names, figures);
  teller.hear({ n: 0, seat: -1, events });
  return teller.told;
}

/** Events without a sentence. */
const SILENT: ReadonlySet<EvoEvent['type']> = new Set(['skipped', 'round-ended']);

class Teller {
  readonly told: Sentence[] = [];
  readonly #names: Names;
  #figures: Figures;
  #time: Time = BEFORE;
  #n = 0;
  #open: LogDeed | undefined;
  /** When the event that is told happens, and when the open sentence began. */
  #when: Time = BEFORE;
  #begun: Time = BEFORE;
  #paid: PaidAttack | undefined;

  constructor(names: Names, figures = NO_FIGURES) {
    this.#names = names;
    this.#figures = figures;
  }

  get story(): Story {
    return { figures: this.#figures, time: this.#time, paid: this.#paid };
  }

  set story({ figures, time, paid }: Story) {
    this.#figures = figures;
    this.#time = time;
    this.#paid = paid;
  }

  get #speech(): Speech {
    return { names: this.#names, figures: this.#figures };
  }

  hear(line: Line): void {
    this.#n = line.n;
    for (let i = 0; i < line.events.length; i++) {
      const event = line.events[i] as EvoEvent;
      const next = line.events[i + 1] as EvoEvent | undefined;
      this.#when = timeOf(this.#time, event);
      // What a card is discarded for stands in the next event, which may bring a new number.
      if (event.type === 'card-discarded' && next !== undefined) {
        this.#advance(event);
        const before = this.#figures;
        this.#figures = afterEvent(before, next);
        const paid = beginPaid(this.#speech, event.card, next);
        if (paid !== undefined) {
          this.#begin(paid);
          paid.rules.add(event.rule).add(next.rule);
          this.#time = timeAfter(this.#time, next);
          i++;
          continue;
        }
        this.#figures = before;
        this.#tell(event);
        continue;
      }
      if (event.type === 'species-replaced' || event.type === 'species-created') {
        this.#advance(event);
        this.#tell(event);
        continue;
      }
      this.#tell(event);
      this.#advance(event);
    }
    this.#close();
  }

  #advance(event: EvoEvent): void {
    this.#figures = afterEvent(this.#figures, event);
    this.#time = timeAfter(this.#time, event);
  }

  #begin(next: LogDeed): void {
    this.#close();
    this.#open = next;
    this.#begun = this.#when;
  }

  #close(): void {
    const open = this.#open;
    this.#open = undefined;
    if (open === undefined) return;
    const text = sentence(open);
    const { round, section } = this.#begun;
    const routine = routineOf(open);
    const told: Sentence = {
      n: this.#n,
      round,
      text,
      whole: open.seat === undefined ? text : phrase('evo.log.by', { who: this.#who(open.seat), what: text }),
      group: phrase('evo.group', { round, section: phrase(`evo.section.${section}`) }),
      rules: [...open.rules],
      touches: [...open.touches],
      ...(open.seat === undefined ? {} : { seat: open.seat }),
      ...(open.symbol === undefined ? {} : { symbol: open.symbol }),
      ...(open.tone === undefined ? {} : { tone: open.tone }),
      ...(routine ? { routine } : {}),
    };
    this.told.push(told);
  }

  #who(seat: Seat): string {
    return this.#names.of(seat);
  }

  /** "Tomek 6, Ilona 5": gathered in one sentence of the table. */
  #gather(kind: EvoEvent['type'], symbol: string, item: Value, head: (list: Value) => Value): void {
    const open = this.#open;
    const items =
      open !== undefined && open.kind === kind && open.symbol === symbol ? [...open.items, item] : [item];
    this.#gatherIn(deed(kind, head(sequence(items)), { symbol, items }));
  }

  /** The same for one player's species. */
  #gatherOf(
    seat: Seat,
    kind: EvoEvent['type'],
    item: Value,
    head: (list: Value) => Value,
    tone?: Sentence['tone'],
  ): void {
    const open = this.#open;
    const items =
      open !== undefined && open.kind === kind && open.seat === seat ? [...open.items, item] : [item];
    this.#gatherIn(deed(kind, head(sequence(items)), { seat, items, ...(tone ? { tone } : {}) }));
  }

  #gatherIn(next: LogDeed): void {
    if (next.items.length === 1) this.#begin(next);
    else this.#open = { ...next, rules: this.#open?.rules ?? next.rules };
  }

  #each(seat: Seat, n: number | string): Value {
    return phrase('evo.log.each', { who: this.#who(seat), n });
  }

  #tell(e: EvoEvent): void {
    this.#say(e);
    if (!SILENT.has(e.type)) this.#open?.rules.add(e.rule);
  }

  #say(e: EvoEvent): void {
    const speech = this.#speech;
    const own = (place: number, seat: Seat): Value => speciesFor(speech, seat, seat, place);
    switch (e.type) {
      case 'round-started':
        this.#begin(
          deed(
            e.type,
            e.first === this.#names.viewer
              ? phrase('evo.log.round-started.you', { round: e.round })
              : phrase('evo.log.round-started', { round: e.round, who: this.#who(e.first) }),
            { symbol: 'first-player' },
          ),
        );
        return;
      case 'dealt':
        this.#dealt(e);
        return;
      case 'drawn':
        this.#drawn(e);
        return;
      case 'reshuffled':
        this.#begin(
          deed(e.type, phrase('evo.log.reshuffled', { lastRound: e.lastRound }), { symbol: 'last-round' }),
        );
        return;
      case 'food-chosen': {
        const { card } = secretOf(e);
        const head = card
          ? phrase('evo.log.food-chosen.known', { card: cardName(card) })
          : phrase('evo.log.food-chosen');
        this.#begin(deed(e.type, head, { seat: e.seat }));
        return;
      }
      case 'trait-replaced': {
        const values = { card: cardName(e.card), fig: own(e.species, e.seat) };
        const head =
          e.fatToBag > 0
            ? phrase('evo.log.trait-replaced.fat', { ...values, fat: e.fatToBag })
            : phrase('evo.log.trait-replaced', values);
        this.#begin(deed(e.type, head, { seat: e.seat }));
        return;
      }
      case 'trait-played': {
        const { card } = secretOf(e);
        const fig = own(e.species, e.seat);
        const head = card
          ? phrase('evo.log.trait-played.known', { card: cardName(card), fig })
          : phrase('evo.log.trait-played', { fig });
        const open = this.#open;
        if (open?.kind !== 'trait-replaced') this.#begin(deed(e.type, head, { seat: e.seat }));
        else {
          const both = deed(e.type, phrase('evo.log.and', { head, rest: open.head }), { seat: e.seat });
          this.#open = { ...both, rules: open.rules };
        }
        return;
      }
      case 'card-discarded':
        this.#begin(
          deed(e.type, phrase('evo.log.card-discarded', { card: cardName(e.card) }), { seat: e.seat }),
        );
        return;
      case 'species-created':
      case 'grown':
        this.#begin(beginPaid(speech, undefined, e) as LogDeed);
        return;
      case 'species-replaced':
        this.#begin(
          deed(e.type, phrase('evo.log.species-replaced', { fig: own(e.species, e.seat) }), {
            seat: e.seat,
          }),
        );
        return;
      case 'void': {
        const { card } = secretOf(e);
        const head = card ? phrase('evo.log.void.known', { card: cardName(card) }) : phrase('evo.log.void');
        this.#begin(deed(e.type, head, { seat: e.seat }));
        return;
      }
      case 'plan-closed': {
        const { actions } = secretOf(e);
        const head =
          actions === undefined
            ? phrase('evo.log.plan-closed')
            : phrase('evo.log.plan-closed.known', { n: actions });
        this.#begin(deed(e.type, head, { seat: e.seat }));
        return;
      }
      case 'turn-ended':
      case 'declined':
      case 'passed':
        this.#begin(deed(e.type, phrase(`evo.log.${e.type}`), { seat: e.seat }));
        return;
      case 'traits-revealed':
        this.#gatherOf(e.seat, e.type, revealed(speech, e), (list) =>
          phrase('evo.log.traits-revealed', { list }),
        );
        return;
      case 'food-revealed': {
        const { before, after } = e;
        const cards = e.cards.map(({ seat, card }) => this.#each(seat, signed(card.food)));
        const head =
          cards.length === 0
            ? phrase('evo.log.food-revealed.none', { before, after })
            : phrase('evo.log.food-revealed', { list: sequence(cards), before, after });
        this.#begin(deed(e.type, head, { symbol: 'watering-hole' }));
        return;
      }
      case 'fertile': {
        const head = phrase('evo.log.fertile', { fig: own(e.species, e.seat), population: e.population });
        this.#begin(deed(e.type, head, { seat: e.seat, tone: 'gain' }));
        return;
      }
      case 'fat-used':
        this.#begin(
          deed(e.type, phrase('evo.log.fat-used', { fig: own(e.species, e.seat), n: e.count }), {
            seat: e.seat,
          }),
        );
        return;
      case 'took':
        this.#took(e);
        return;
      case 'intelligence-used': {
        const head = phrase('evo.log.intelligence-used', {
          card: cardName(e.card),
          fig: own(e.species, e.seat),
        });
        this.#begin(deed(e.type, head, { seat: e.seat }));
        return;
      }
      case 'attacked':
        this.#paid = e.negated.length > 0 ? readAttack(speech, e) : undefined;
        this.#begin(beginAttack(speech, e));
        return;
      case 'population-lost':
      case 'extinct':
        this.#lost(e);
        return;
      case 'starved':
        this.#gatherOf(e.seat, e.type, starved(speech, e), (list) => list, 'loss');
        return;
      case 'bagged':
        this.#gather(e.type, e.fat ? 'fat' : 'bag', this.#each(e.seat, e.count), (list) =>
          phrase(e.fat ? 'evo.log.bagged.fat' : 'evo.log.bagged', { list }),
        );
        return;
      case 'game-ended':
        this.#begin(
          deed(
            e.type,
            phrase('evo.log.game-ended', {
              list: sequence(e.scores.map((n, seat) => this.#each(seat, n))),
            }),
            { symbol: 'first-player' },
          ),
        );
        return;
      case 'skipped':
      case 'round-ended':
        return;
    }
  }

  #dealt(e: Extract<EvoEvent, { type: 'dealt' | 'drawn' }>): void {
    this.#gather('dealt', 'deck', this.#each(e.seat, e.count), (list) => phrase('evo.log.dealt', { list }));
    const { cards } = secretOf(e);
    if (cards === undefined || cards.length === 0 || e.seat !== this.#names.viewer) return;
    // The own cards stand before the sentence that goes on gathering.
    const gathering = this.#open;
    this.#open = deed('drawn', phrase('evo.log.got', { cards: this.#cards(cards) }), { seat: e.seat });
    this.#open.rules.add(e.rule);
    this.#close();
    this.#open = gathering;
  }

  #cards(cards: readonly { readonly trait: string; readonly food: number }[]): Value {
    return both(cards.map((card) => cardName(card as Card)));
  }

  /** EVO-7.1.3: cards for an extinction join what caused it. */
  #drawn(e: Extract<EvoEvent, { type: 'dealt' | 'drawn' }>): void {
    const { cards } = secretOf(e);
    const what =
      cards !== undefined && cards.length > 0
        ? phrase('evo.log.drawn.known', { cards: this.#cards(cards) })
        : phrase('evo.log.drawn', { n: e.count });
    const open = this.#open;
    if (open?.seat === e.seat) open.rest.push(what);
    else if (open?.kind === 'attacked') {
      open.rest.push(phrase('evo.log.by', { who: this.#who(e.seat), what }));
    } else this.#begin(deed(e.type, what, { seat: e.seat }));
  }

  /** The sentence of the attack that is being carried out, also when its cards were paid in earlier lines. */
  #attack(): LogDeed | undefined {
    if (this.#open?.kind === 'attacked') return this.#open;
    const paid = this.#paid;
    if (paid === undefined) return undefined;
    this.#paid = undefined;
    const head = phrase('evo.log.attack-of', { attacker: paid.attacker, target: paid.target });
    this.#begin(deed('attacked', head, { seat: paid.seat, tone: 'attack', prey: paid.prey }));
    if (paid.targetSeat !== paid.seat) this.#open?.touches.add(paid.targetSeat);
    return this.#open;
  }

  #lost(e: Extract<EvoEvent, { type: 'population-lost' | 'extinct' }>): void {
    // A population of 0 is said by the extinction that follows.
    if (e.type === 'population-lost' && e.population === 0) {
      this.#attack();
      return;
    }
    const starvedBefore = this.#time.section === 'end' && e.type === 'extinct';
    if (starvedBefore) return;
    const open = this.#attack();
    if (open === undefined) {
      this.#begin(deed(e.type, lossOf(this.#speech, e.seat, e), { seat: e.seat, tone: 'loss' }));
      return;
    }
    open.rest.push(lossOf(this.#speech, open.seat ?? -1, e, open.prey));
    if (e.seat !== open.seat) open.touches.add(e.seat);
  }

  #took(e: Extract<EvoEvent, { type: 'took' }>): void {
    const follows = e.cause === 'cooperation' || e.cause === 'scavenger' || e.cause === 'attack';
    const open =
      e.cause === 'attack' || e.cause === 'scavenger' ? (this.#attack() ?? this.#open) : this.#open;
    const joins =
      open !== undefined &&
      ((follows && (open.kind === 'took' || open.kind === 'attacked' || open.kind === 'intelligence-used')) ||
        (e.cause === 'intelligence' && open.kind === 'intelligence-used'));
    if (joins) joinTook(this.#speech, open, e);
    else this.#begin(beginTook(this.#speech, e));
  }
}
