import type { GameEvent, Seat } from '@clade/engine';
import type { Card, EvoEvent } from '@clade/evolution';
import { both, type PhraseValues, phrase, sequence, type Value } from '../../phrase.ts';
import type { Routine, Sentence } from '../../wording.ts';
import { figureAt } from '../figures.ts';
import { cardName, figureOf, negatedList, type Speech, speciesFor, traitName } from '../names.ts';

type Of<T extends EvoEvent['type']> = Extract<EvoEvent, { type: T }>;
type Took = Of<'took'>;

/** A sentence of the log in the making: what was done, then what followed from it. */
export interface LogDeed {
  readonly seat?: Seat;
  readonly symbol?: string;
  readonly head: Value;
  readonly rest: Value[];
  /** Food that others got by it, by species. */
  readonly gains: Map<string, { readonly name: Value; count: number }>;
  readonly touches: Set<Seat>;
  /** What it gathers in its head: "Tomek 6, Ilona 5". */
  readonly items: readonly Value[];
  /** Rules of the events in it. */
  readonly rules: Set<string>;
  tone?: Sentence['tone'];
  /** Kind of the event that began it: what may join depends on it. */
  readonly kind: EvoEvent['type'];
  /** Figure of the attacked species, which is named in the head. */
  readonly prey?: number;
  /** A meal that nobody but the eater has to do with: its food. */
  readonly meal?: number;
}

export function deed(
  kind: EvoEvent['type'],
  head: Value,
  more: Partial<Pick<LogDeed, 'seat' | 'symbol' | 'tone' | 'prey' | 'meal' | 'items'>> = {},
): LogDeed {
  return { kind, head, items: [], ...more, rest: [], gains: new Map(), touches: new Set(), rules: new Set() };
}

/** The secret part of an event, where the reader may know it. */
export function secretOf(event: GameEvent): { card?: Card; cards?: Card[]; actions?: number } {
  return (event.secret ?? {}) as { card?: Card; cards?: Card[]; actions?: number };
}

/** The whole sentence. */
export function sentence({ head, rest, gains }: LogDeed): Value {
  const more = [...rest, ...[...gains.values()].map(({ name, count }) => gain(name, count))];
  if (more.length === 0) return head;
  return phrase('evo.log.more', { head, rest: sequence(more) });
}

function gain(fig: Value, n: number): Value {
  return phrase('evo.log.gain', { fig, n });
}

export function beginTook(speech: Speech, e: Took): LogDeed {
  const fig = speciesFor(speech, e.seat, e.seat, e.species);
  const what = phrase(`evo.log.took.${e.cause}`, { fig, n: e.count });
  const plain = e.cause === 'eat' && e.toFat === 0;
  return deed('took', stored(what, e), { seat: e.seat, ...(plain ? { meal: e.count } : {}) });
}

function stored(what: Value, e: Took): Value {
  return e.toFat > 0 ? phrase('evo.log.fat', { what, n: e.toFat }) : what;
}

/** What of it a quiet log tells with others of its kind. */
export function routineOf({ kind, meal, gains, touches }: LogDeed): Routine | undefined {
  if (kind === 'declined') return { kind };
  if (meal === undefined || touches.size > 0) return undefined;
  const shared = [...gains.values()].reduce((food, { count }) => food + count, 0);
  return { kind: 'meal', food: meal + shared };
}

/** Food taken because of something else joins its sentence. */
export function joinTook(speech: Speech, open: LogDeed, e: Took): void {
  if (e.seat !== open.seat) open.touches.add(e.seat);
  if (e.cause === 'attack') {
    open.rest.push(stored(phrase('evo.log.meat', { n: e.count }), e));
    return;
  }
  const figure = figureAt(speech.figures, e.seat, e.species);
  const key = `${e.seat} ${figure}`;
  const before = open.gains.get(key)?.count ?? 0;
  const name = speciesFor(speech, open.seat ?? -1, e.seat, e.species);
  open.gains.set(key, { name, count: before + e.count });
}

/** An attack whose cards are paid in later lines. */
export interface PaidAttack {
  readonly seat: Seat;
  readonly attacker: Value;
  readonly target: Value;
  readonly targetSeat: Seat;
  readonly prey: number;
}

export function readAttack(speech: Speech, e: Of<'attacked'>): PaidAttack {
  return {
    seat: e.seat,
    attacker: speciesFor(speech, e.seat, e.seat, e.species),
    // One's own prey is named as such, so that nobody reads over it.
    target: figureOf(speech, e.target.seat, figureAt(speech.figures, e.target.seat, e.target.species)),
    targetSeat: e.target.seat,
    prey: figureAt(speech.figures, e.target.seat, e.target.species),
  };
}

export function beginAttack(speech: Speech, e: Of<'attacked'>): LogDeed {
  const { attacker, target, prey } = readAttack(speech, e);
  const plain =
    e.negated.length === 0
      ? phrase('evo.log.attacked', { attacker, target })
      : phrase('evo.log.attacked.negating', { attacker, target, negated: negatedList(e.negated) });
  const head = e.forced ? phrase('evo.log.forced', { what: plain }) : plain;
  const open = deed('attacked', head, { seat: e.seat, tone: 'attack', prey });
  if (e.target.seat !== e.seat) open.touches.add(e.target.seat);
  return open;
}

/** What a species loses; the one that was attacked is named already. */
export function lossOf(
  speech: Speech,
  actor: Seat,
  e: Of<'population-lost'> | Of<'extinct'>,
  prey?: number,
): Value {
  const named = figureAt(speech.figures, e.seat, e.species) === prey;
  const fig = named ? '' : speciesFor(speech, actor, e.seat, e.species);
  const what =
    e.type === 'extinct'
      ? phrase(named ? 'evo.log.extinct.prey' : 'evo.log.extinct', { fig })
      : phrase(named ? 'evo.log.population-lost.prey' : 'evo.log.population-lost', {
          fig,
          population: e.population,
        });
  return e.toBag > 0 ? phrase('evo.log.to-bag', { what, n: e.toBag }) : what;
}

/** What a discarded card was for, where the next event tells it. */
export function beginPaid(speech: Speech, card: Card | undefined, next: EvoEvent): LogDeed | undefined {
  if (next.type !== 'species-created' && next.type !== 'grown') return undefined;
  const fig = speciesFor(speech, next.seat, next.seat, next.species);
  const paid = card && cardName(card);
  const key = next.type === 'grown' ? (`evo.log.grown.${next.what}` as const) : 'evo.log.species-created';
  const values: PhraseValues = next.type === 'grown' ? { fig, value: next.value } : { fig, side: next.side };
  const head = paid ? phrase(key, { ...values, card: paid }) : phrase(`${key}.plain`, values);
  return deed(next.type, head, { seat: next.seat });
}

/** "turns up Horns and Climbing on fig. 8, Ambush on fig. 11" */
export function revealed(speech: Speech, e: Of<'traits-revealed'>): Value {
  return phrase('evo.log.traits-revealed.one', {
    traits: both(e.traits.map(traitName)),
    fig: speciesFor(speech, e.seat, e.seat, e.species),
  });
}

export function starved(speech: Speech, e: Of<'starved'>): Value {
  const fig = speciesFor(speech, e.seat, e.seat, e.species);
  return e.to === 0
    ? phrase('evo.log.starved.extinct', { fig })
    : phrase('evo.log.starved', { fig, from: e.from, to: e.to });
}
