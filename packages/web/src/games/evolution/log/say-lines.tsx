import type { GameEvent, Seat } from '@clade/engine';
import type { EvoEvent } from '@clade/evolution';
import type { ReactNode } from 'react';
import type { Line } from '../../../table/table.ts';
import type { Say } from '../../../text/text.tsx';
import type { Names, Routine, Told } from '../../game-ui.ts';
import { afterEvent, type Figures, NO_FIGURES } from '../figures.ts';
import { cardName, foodNumber, listOf, type Speech, sequence, speciesFor, textOf } from '../speech.tsx';
import {
  beginAttack,
  beginPaid,
  beginTook,
  type Deed,
  deed,
  joinTook,
  lossOf,
  type PaidAttack,
  readAttack,
  revealed,
  routineOf,
  secretOf,
  sentence,
  starved,
} from './deed.tsx';
import { BEFORE, type Time, timeAfter, timeOf } from './section.ts';

/** The log from the deal on, in sentences. What was said of a line once is said again as it was. */
export function sayLines(lines: readonly Line[], names: Names, say: Say): readonly Told[] {
  const said = saidBefore(names, say);
  const teller = new Teller(names, say);
  const told: Told[] = [];
  for (const line of lines) {
    let heard = said.get(line);
    if (heard === undefined) {
      teller.hear(line);
      heard = { told: teller.told.splice(0), story: teller.story };
      said.set(line, heard);
    } else teller.story = heard.story;
    told.push(...heard.told);
  }
  return told;
}

/** "7 plain meals, 9 food" */
export function sayFold(kind: Routine['kind'], told: readonly Told[], say: Say): string {
  const food = told.reduce((sum, { routine }) => sum + (routine?.food ?? 0), 0);
  return say(`evo.fold.${kind}`, { n: told.length, food });
}

/** What a line was told as, and where the story stood after it: a line has one past. */
interface Heard {
  readonly told: readonly Told[];
  readonly story: Story;
}

/** Where the story stands between two lines. */
interface Story {
  readonly figures: Figures;
  readonly time: Time;
  readonly paid: PaidAttack | undefined;
}

const SAID = new WeakMap<Say, WeakMap<Names, WeakMap<Line, Heard>>>();

function saidBefore(names: Names, say: Say): WeakMap<Line, Heard> {
  const byNames = SAID.get(say) ?? new WeakMap<Names, WeakMap<Line, Heard>>();
  SAID.set(say, byNames);
  const said = byNames.get(names) ?? new WeakMap<Line, Heard>();
  byNames.set(names, said);
  return said;
}

/** What happened, of events that are not lines of a log: of a draft, or foreseen. `figures` are those before them. */
export function sayEvents(
  events: readonly GameEvent[],
  figures: Figures,
  names: Names,
  say: Say,
): readonly Told[] {
  const teller = new Teller(names, say, figures);
  teller.hear({ n: 0, seat: -1, events });
  return teller.told;
}

class Teller {
  readonly told: Told[] = [];
  readonly #names: Names;
  readonly #say: Say;
  #figures: Figures;
  #time: Time = BEFORE;
  #n = 0;
  #open: Deed | undefined;
  /** When the event that is told happens, and when the open sentence began. */
  #when: Time = BEFORE;
  #begun: Time = BEFORE;
  #paid: PaidAttack | undefined;

  constructor(names: Names, say: Say, figures = NO_FIGURES) {
    this.#names = names;
    this.#say = say;
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
    return { say: this.#say, names: this.#names, figures: this.#figures };
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

  #begin(next: Deed): void {
    this.#close();
    this.#open = next;
    this.#begun = this.#when;
  }

  #close(): void {
    const open = this.#open;
    this.#open = undefined;
    if (open === undefined) return;
    const say = this.#say;
    const text = sentence(this.#speech, open);
    const words = textOf(text);
    const { round, section } = this.#begun;
    const routine = routineOf(open);
    const told: Told = {
      n: this.#n,
      round,
      text,
      plain: open.seat === undefined ? words : say('evo.log.by', { who: this.#who(open.seat), what: words }),
      group: say('evo.group', { round, section: say(`evo.section.${section}`) }),
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
  #gather(
    kind: EvoEvent['type'],
    symbol: string,
    item: ReactNode,
    head: (list: ReactNode) => ReactNode,
  ): void {
    const open = this.#open;
    if (open?.kind === kind && open.symbol === symbol) {
      const items = GATHERED.get(open) ?? [];
      items.push(item);
      this.#open = { ...open, head: head(sequence(items)) };
      GATHERED.set(this.#open, items);
      return;
    }
    this.#begin(deed(kind, head(sequence([item])), { symbol }));
    GATHERED.set(this.#open as Deed, [item]);
  }

  /** The same for one player's species. */
  #gatherOf(
    seat: Seat,
    kind: EvoEvent['type'],
    item: ReactNode,
    head: (list: ReactNode) => ReactNode,
    tone?: Told['tone'],
  ): void {
    const open = this.#open;
    const items = open?.kind === kind && open.seat === seat ? (GATHERED.get(open) ?? []) : [];
    items.push(item);
    const next = deed(kind, head(sequence(items)), { seat, ...(tone ? { tone } : {}) });
    if (items.length === 1) this.#begin(next);
    else this.#open = next;
    GATHERED.set(next, items);
  }

  #each(seat: Seat, n: number | string): ReactNode {
    return this.#say('evo.log.each', { who: this.#who(seat), n });
  }

  #tell(e: EvoEvent): void {
    const say = this.#say;
    const speech = this.#speech;
    const own = (place: number, seat: Seat): ReactNode => speciesFor(speech, seat, seat, place);
    switch (e.type) {
      case 'round-started':
        this.#begin(
          deed(
            e.type,
            e.first === this.#names.viewer
              ? say('evo.log.round-started.you', { round: e.round })
              : say('evo.log.round-started', { round: e.round, who: this.#who(e.first) }),
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
          deed(e.type, say('evo.log.reshuffled', { lastRound: e.lastRound }), { symbol: 'last-round' }),
        );
        return;
      case 'food-chosen': {
        const { card } = secretOf(e);
        const head = card
          ? say('evo.log.food-chosen.known', { card: cardName(say, card) })
          : say('evo.log.food-chosen');
        this.#begin(deed(e.type, head, { seat: e.seat }));
        return;
      }
      case 'trait-replaced': {
        const values = { card: cardName(say, e.card), fig: own(e.species, e.seat) };
        const head =
          e.fatToBag > 0
            ? say.rich('evo.log.trait-replaced.fat', { ...values, fat: e.fatToBag })
            : say.rich('evo.log.trait-replaced', values);
        this.#begin(deed(e.type, head, { seat: e.seat }));
        return;
      }
      case 'trait-played': {
        const { card } = secretOf(e);
        const fig = own(e.species, e.seat);
        const head = card
          ? say.rich('evo.log.trait-played.known', { card: cardName(say, card), fig })
          : say.rich('evo.log.trait-played', { fig });
        const open = this.#open;
        if (open?.kind !== 'trait-replaced') this.#begin(deed(e.type, head, { seat: e.seat }));
        else this.#open = deed(e.type, say.rich('evo.log.and', { head, rest: open.head }), { seat: e.seat });
        return;
      }
      case 'card-discarded':
        this.#begin(
          deed(e.type, say('evo.log.card-discarded', { card: cardName(say, e.card) }), { seat: e.seat }),
        );
        return;
      case 'species-created':
      case 'grown':
        this.#begin(beginPaid(speech, undefined, e) as Deed);
        return;
      case 'species-replaced':
        this.#begin(
          deed(e.type, say.rich('evo.log.species-replaced', { fig: own(e.species, e.seat) }), {
            seat: e.seat,
          }),
        );
        return;
      case 'void': {
        const { card } = secretOf(e);
        const head = card ? say('evo.log.void.known', { card: cardName(say, card) }) : say('evo.log.void');
        this.#begin(deed(e.type, head, { seat: e.seat }));
        return;
      }
      case 'plan-closed': {
        const { actions } = secretOf(e);
        const head =
          actions === undefined
            ? say('evo.log.plan-closed')
            : say('evo.log.plan-closed.known', { n: actions });
        this.#begin(deed(e.type, head, { seat: e.seat }));
        return;
      }
      case 'turn-ended':
      case 'declined':
      case 'passed':
        this.#begin(deed(e.type, say(`evo.log.${e.type}`), { seat: e.seat }));
        return;
      case 'traits-revealed':
        this.#gatherOf(e.seat, e.type, revealed(speech, e), (list) =>
          say.rich('evo.log.traits-revealed', { list }),
        );
        return;
      case 'food-revealed': {
        const { before, after } = e;
        const cards = e.cards.map(({ seat, card }) => this.#each(seat, foodNumber(card.food)));
        const head =
          cards.length === 0
            ? say('evo.log.food-revealed.none', { before, after })
            : say.rich('evo.log.food-revealed', { list: sequence(cards), before, after });
        this.#begin(deed(e.type, head, { symbol: 'watering-hole' }));
        return;
      }
      case 'fertile': {
        const head = say.rich('evo.log.fertile', { fig: own(e.species, e.seat), population: e.population });
        this.#begin(deed(e.type, head, { seat: e.seat, tone: 'gain' }));
        return;
      }
      case 'fat-used':
        this.#begin(
          deed(e.type, say.rich('evo.log.fat-used', { fig: own(e.species, e.seat), n: e.count }), {
            seat: e.seat,
          }),
        );
        return;
      case 'took':
        this.#took(e);
        return;
      case 'intelligence-used': {
        const head = say.rich('evo.log.intelligence-used', {
          card: cardName(say, e.card),
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
          say.rich(e.fat ? 'evo.log.bagged.fat' : 'evo.log.bagged', { list }),
        );
        return;
      case 'game-ended':
        this.#begin(
          deed(
            e.type,
            say.rich('evo.log.game-ended', {
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
    const say = this.#say;
    this.#gather('dealt', 'deck', this.#each(e.seat, e.count), (list) => say.rich('evo.log.dealt', { list }));
    const { cards } = secretOf(e);
    if (cards === undefined || cards.length === 0 || e.seat !== this.#names.viewer) return;
    // The own cards stand before the sentence that goes on gathering.
    const gathering = this.#open;
    this.#open = deed('drawn', say.rich('evo.log.got', { cards: this.#cards(cards) }), { seat: e.seat });
    this.#close();
    this.#open = gathering;
  }

  #cards(cards: readonly { readonly trait: string; readonly food: number }[]): ReactNode {
    return listOf(
      this.#say,
      cards.map((card) => cardName(this.#say, card as Parameters<typeof cardName>[1])),
    );
  }

  /** EVO-7.1.3: cards for an extinction join what caused it. */
  #drawn(e: Extract<EvoEvent, { type: 'dealt' | 'drawn' }>): void {
    const say = this.#say;
    const { cards } = secretOf(e);
    const what =
      cards !== undefined && cards.length > 0
        ? say.rich('evo.log.drawn.known', { cards: this.#cards(cards) })
        : say('evo.log.drawn', { n: e.count });
    const open = this.#open;
    if (open?.seat === e.seat) open.rest.push(what);
    else if (open?.kind === 'attacked') {
      open.rest.push(say.rich('evo.log.by', { who: this.#who(e.seat), what }));
    } else this.#begin(deed(e.type, what, { seat: e.seat }));
  }

  /** The sentence of the attack that is being carried out, also when its cards were paid in earlier lines. */
  #attack(): Deed | undefined {
    if (this.#open?.kind === 'attacked') return this.#open;
    const paid = this.#paid;
    if (paid === undefined) return undefined;
    this.#paid = undefined;
    const head = this.#say.rich('evo.log.attack-of', { attacker: paid.attacker, target: paid.target });
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

/** Items of a sentence that gathers. */
const GATHERED = new WeakMap<Deed, ReactNode[]>();
