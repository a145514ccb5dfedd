import type { Wire } from '@clade/engine';
import {
  type EvoEvent,
  type EvoView,
  outcome,
  type PlayerView,
  priceOf,
  type Species,
} from '@clade/evolution';
import { both, phrase, sequence, type Value } from '../../phrase.ts';
import type { Consequence } from '../../wording.ts';
import { afterEvent, type Figures, figureAt } from '../figures.ts';
import { figureName, negatedList, type Speech, speciesFor, speciesOf, traitName } from '../names.ts';
import { readWire } from '../wire.ts';
import { knownOf } from './known.ts';

type Of<T extends EvoEvent['type']> = Extract<EvoEvent, { type: T }>;

/** Food and population of a species while a move is carried out. */
interface Plate {
  food: number;
  population: number;
}

/**
 * What a feeding move or a use of Intelligence does by itself: who eats and who loses. All of it follows from what lies
 * open, so it is told also where cards will be drawn.
 */
export function feedingLines(speech: Speech, view: EvoView, move: Wire): Consequence[] {
  const events = outcome(knownOf(view), view.viewer, move);
  const end = eaten(speech.figures, view, events);
  const lines: Consequence[] = [];
  const losses: Consequence[] = [];
  const scavengers: Value[] = [];
  let figures = speech.figures;
  const flush = (): void => {
    if (scavengers.length > 0) {
      lines.push({
        symbol: 'trait-scavenger',
        text: phrase('evo.then.scavengers', { list: both([...scavengers]) }),
      });
    }
    scavengers.length = 0;
  };
  for (const e of events) {
    const now = { ...speech, figures };
    if (e.type === 'took') {
      if (e.cause === 'scavenger') scavengers.push(speciesOf(now, e.seat, e.species));
      else {
        flush();
        lines.push(tookLine(now, view, move, e, end));
      }
    } else if (e.type === 'population-lost' || e.type === 'extinct') {
      losses.push(...lossLines(now, view, e));
    }
    figures = afterEvent(figures, e);
  }
  flush();
  // Who eats first, then who loses: in whatever order the table plays it, that is what people ask.
  return [...priceLines(view, move), ...lines, ...losses];
}

/** At the beginning of a line an own species needs no "your". */
function nameOf(speech: Speech, e: { readonly seat: number; readonly species: number }): Value {
  return speciesFor(speech, speech.names.viewer, e.seat, e.species);
}

/** Food and population by figure when all is done. */
function eaten(before: Figures, view: EvoView, events: readonly EvoEvent[]): ReadonlyMap<number, Plate> {
  const plates = new Map<number, Plate>();
  for (const { seat, species } of view.players) {
    for (const [place, { food, population }] of species.entries()) {
      plates.set(figureAt(before, seat, place), { food, population });
    }
  }
  let figures = before;
  for (const e of events) {
    const plate =
      typeof e.species === 'number' ? plates.get(figureAt(figures, e.seat as number, e.species)) : undefined;
    if (plate && e.type === 'took') plate.food += e.count - e.toFat;
    if (plate && e.type === 'population-lost') {
      plate.population = e.population;
      plate.food = Math.min(plate.food, e.population);
    }
    figures = afterEvent(figures, e);
  }
  return plates;
}

function tookLine(
  speech: Speech,
  view: EvoView,
  move: Wire,
  e: Of<'took'>,
  end: ReadonlyMap<number, Plate>,
): Consequence {
  const plate = end.get(figureAt(speech.figures, e.seat, e.species));
  const fed =
    plate === undefined
      ? ''
      : phrase(plate.food >= plate.population ? 'evo.then.fed' : 'evo.then.hungry', {
          food: plate.food,
          population: plate.population,
        });
  const values = { fig: nameOf(speech, e), n: e.count, fed };
  let text: Value;
  if (e.cause === 'attack') {
    const target = targetOf(view, move);
    text = phrase('evo.then.takes.of', { ...values, all: target?.bodySize ?? e.count });
  } else if (e.cause === 'eat') text = phrase('evo.then.takes', values);
  else text = phrase('evo.then.takes.by', { ...values, trait: traitName(e.cause) });
  if (e.foraging) text = phrase('evo.then.foraging', { what: text });
  if (e.toFat > 0) text = phrase('evo.then.fat', { what: text, n: e.toFat });
  const symbol = e.cause === 'cooperation' ? 'trait-cooperation' : e.meat ? 'food-meat' : 'food-plant';
  return { symbol, text };
}

function targetOf(view: EvoView, wire: Wire): Species | undefined {
  const move = readWire(wire);
  if (move.verb !== 'attack') return undefined;
  return view.players[move.target.seat]?.species[move.target.species];
}

function lossLines(speech: Speech, view: EvoView, e: Of<'population-lost'> | Of<'extinct'>): Consequence[] {
  const lines: Consequence[] = [];
  const mine = e.seat === view.viewer;
  const tone = mine ? ({ tone: 'loss' } as const) : {};
  if (e.type === 'extinct') {
    lines.push({
      symbol: 'extinct',
      text: phrase('evo.then.extinct', { fig: nameOf(speech, e) }),
      ...tone,
    });
    const n = e.traits.length;
    if (n > 0) {
      const text = mine
        ? phrase('evo.then.you-draw', { n })
        : phrase('evo.then.draws', { who: speech.names.of(e.seat), n });
      lines.push({ symbol: 'hand', text });
    }
  } else if (e.population > 0) {
    const text = phrase('evo.then.population', {
      fig: nameOf(speech, e),
      from: e.population + 1,
      to: e.population,
    });
    lines.push({ symbol: e.rule === 'EVO-6.11' ? 'trait-horns' : 'population', text, ...tone });
  }
  if (e.toBag > 0) {
    const bag = (view.players[e.seat] as PlayerView).bag + e.toBag;
    const text = mine
      ? phrase('evo.then.your-bag', { n: e.toBag, bag })
      : phrase('evo.then.bag', { n: e.toBag, bag, who: speech.names.of(e.seat) });
    lines.push({ symbol: 'bag', text });
  }
  return lines;
}

/** What Intelligence costs and ignores. */
function priceLines(view: EvoView, wire: Wire): Consequence[] {
  const move = readWire(wire);
  if (move.verb !== 'attack' || move.negated.length === 0 || view.attack !== null) return [];
  const hand = view.players[view.viewer]?.handSize ?? 0;
  return [
    {
      symbol: 'trait-intelligence',
      text: phrase('evo.then.ignores', { negated: negatedList(move.negated) }),
    },
    {
      symbol: 'hand',
      text: phrase('evo.then.price', { n: priceOf(view.config.options, move.negated), hand }),
      tone: 'loss',
    },
  ];
}

/** My species that would starve if feeding ended after this move. */
export function starvingLine(speech: Speech, view: EvoView, move: Wire | undefined): Consequence[] {
  const events = move === undefined ? [] : outcome(knownOf(view), view.viewer, move);
  const end = eaten(speech.figures, view, events);
  let figures = speech.figures;
  for (const e of events) figures = afterEvent(figures, e);
  const list = (figures.rows[view.viewer] ?? []).flatMap((figure) => {
    const plate = end.get(figure);
    if (plate === undefined || plate.food >= plate.population) return [];
    const name = figureName(figure, speech.names);
    if (plate.food === 0) return [phrase('evo.then.starve.extinct', { fig: name })];
    return [phrase('evo.then.starve', { fig: name, food: plate.food, population: plate.population })];
  });
  if (list.length === 0) return [];
  return [{ symbol: 'population', text: phrase('evo.then.starves', { list: sequence(list) }) }];
}
