import type { Decision, Seat, State, Wire } from '@clade/engine';
import { type EvoView, evolution, type Species, TRAIT_TEXTS, type TraitId } from '@clade/evolution';
import type { Choice, Option } from '../entry.ts';
import { cardWord, traitWord } from '../names/evolution.ts';
import { say, textOf } from '../speech.ts';
import { plainNames } from '../story.ts';

/** Longer flat lists than this are split by species. */
const LONG = 12;

export function askEvolution(s: State, decision: Decision): string {
  const view = evolution.view(s, decision.seat);
  switch (decision.kind) {
    case 'food-card':
      return say('cli.ask.food-card');
    case 'play-card':
      return say('cli.ask.play-card');
    case 'plan-card':
      return say('cli.ask.plan-card');
    case 'leaf-order':
      return say('cli.ask.leaf-order');
    case 'feed':
      return say(decision.optional ? 'cli.ask.feed.may' : 'cli.ask.feed.must', { n: view.wateringHole });
    case 'intelligence':
      return windowQuestion(view, decision.seat);
    case 'payment':
      return say('cli.ask.payment', { n: view.attack?.due ?? 0 });
    default:
      return say('cli.ask.choose');
  }
}

/** The Intelligence window precedes somebody's feeding turn. */
function windowQuestion({ window }: EvoView, seat: Seat): string {
  if (window === null) return say('cli.ask.intelligence.next');
  const whose = window.active === seat ? say('cli.your') : plainNames.whose(window.active);
  return say('cli.ask.intelligence', { whose });
}

export function menuOfEvolution(s: State, decision: Decision, options: readonly Option[]): Choice[] {
  const view = evolution.view(s, decision.seat);
  const ends = options.filter(({ wire }) => wire.length === 1);
  const rest = options.filter(({ wire }) => wire.length > 1);
  return [...body(view, decision, rest), ...ends.flatMap(({ move, wire }) => end(decision, move, wire))];
}

function body(view: EvoView, decision: Decision, options: readonly Option[]): Choice[] {
  const seat = decision.seat;
  switch (decision.kind) {
    case 'food-card':
    case 'payment':
      return options.map(({ move, wire }) => ({
        label: cardLabel(view, wire, 1),
        hint: cardHint(wire, 1),
        move,
      }));
    case 'play-card':
    case 'plan-card':
      return byCard(view, seat, options);
    case 'feed':
      return bySpecies(view, seat, options, 1, (wire) => feedLabel(view, seat, wire));
    case 'intelligence':
      return bySpecies(view, seat, options, 1, (wire) => useLabel(view, seat, wire));
    default:
      return options.map(({ move, wire }) => ({ label: leafLabel(wire), move }));
  }
}

/** Ways to end, by their own letters, so that a number typed twice never ends anything. */
function end(decision: Decision, move: number, wire: Wire): Choice[] {
  switch (wire[0]) {
    case 'stop':
      return [
        {
          key: 'e',
          label: say(decision.kind === 'plan-card' ? 'cli.ask.end.plan' : 'cli.ask.end.turn'),
          move,
        },
      ];
    case 'pass':
      return [{ key: 'p', label: say('cli.ask.end.pass'), move }];
    default:
      return [
        { key: 'd', label: say('cli.ask.end.decline'), move },
        { key: 'dd', label: say('cli.ask.end.decline-all'), move, standing: true },
      ];
  }
}

function cardLabel(view: EvoView, wire: Wire, at: number): string {
  const hand = view.players[view.viewer]?.hand ?? [];
  const copies = hand.filter((c) => c.trait === wire[at] && c.food === wire[at + 1]).length;
  const card = cardWord({ trait: String(wire[at]), food: Number(wire[at + 1]) });
  return copies > 1 ? say('cli.ask.copies', { card, n: copies }) : card;
}

function cardHint(wire: Wire, at: number): string {
  const trait = wire[at] as TraitId;
  return textOf(TRAIT_TEXTS[trait].summary, `evo.trait.${trait}.text`);
}

/** First the card, then what to do with it. */
function byCard(view: EvoView, seat: Seat, options: readonly Option[]): Choice[] {
  const groups = Map.groupBy(options, ({ wire }) => `${wire[1]} ${wire[2]}`);
  return [...groups.values()].map((group) => {
    const [first] = group as [Option, ...Option[]];
    const sub = [...group]
      .sort(byUse)
      .map(({ move, wire }) => ({ label: playLabel(view, seat, wire), move }));
    return { label: cardLabel(view, first.wire, 1), hint: cardHint(first.wire, 1), sub };
  });
}

const USES = ['trait', 'population', 'body', 'species'];

function byUse(a: Option, b: Option): number {
  return USES.indexOf(String(a.wire[0])) - USES.indexOf(String(b.wire[0]));
}

function playLabel(view: EvoView, seat: Seat, wire: Wire): string {
  const place = Number(wire[3]);
  const species = view.players[seat]?.species[place];
  switch (wire[0]) {
    case 'species':
      return say('cli.ask.new-species', { side: String(wire[3]) });
    case 'body':
      return say('cli.ask.body', { n: place + 1, value: next(species?.bodySize) });
    case 'population':
      return say('cli.ask.population', { n: place + 1, value: next(species?.population) });
    default:
      return wire[4] === undefined
        ? say('cli.ask.put', { n: place + 1 })
        : say('cli.ask.put.replacing', { n: place + 1, trait: traitWord(String(wire[4])) });
  }
}

function next(size = 0): number {
  return size + 1;
}

function bySpecies(
  view: EvoView,
  seat: Seat,
  options: readonly Option[],
  at: number,
  label: (wire: Wire) => string,
): Choice[] {
  const flat = options.map(({ move, wire }) => ({ label: label(wire), move }));
  if (flat.length <= LONG) return flat;
  const groups = Map.groupBy(options, ({ wire }) => Number(wire[at]));
  if (groups.size < 2) return flat;
  return [...groups].flatMap(([place, group]): Choice[] => {
    const sub = group.map(({ move, wire }) => ({ label: label(wire), move }));
    if (sub.length === 1) return sub;
    return [
      {
        label: say('cli.ask.species', { n: place + 1, facts: facts(view.players[seat]?.species[place]) }),
        hint: say('cli.n.options', { n: sub.length }),
        sub,
      },
    ];
  });
}

function facts(species: Species | undefined): string {
  if (species === undefined) return '';
  const { bodySize: body, food, population } = species;
  return say('cli.ask.facts', { body, food, population });
}

function feedLabel(view: EvoView, seat: Seat, wire: Wire): string {
  const own = view.players[seat]?.species[Number(wire[1])];
  const n = Number(wire[1]) + 1;
  if (wire[0] === 'eat')
    return say('cli.ask.eat', { n, food: own?.food ?? 0, population: own?.population ?? 0 });
  const targetSeat = Number(wire[2]);
  const target = view.players[targetSeat]?.species[Number(wire[3])];
  const values = {
    whose: targetSeat === seat ? say('cli.ask.own') : plainNames.whose(targetSeat),
    target: Number(wire[3]) + 1,
    prey: preyText(target),
    n,
  };
  if (!Array.isArray(wire[4])) return say('cli.ask.attack', values);
  const list = wire[4].map((trait) => traitWord(String(trait))).join(', ');
  return say('cli.ask.attack.negating', { ...values, list, cards: wire[4].length });
}

function preyText(target: Species | undefined): string {
  const values = { body: target?.bodySize ?? 0, population: target?.population ?? 0 };
  const horned = target?.traits.some((t) => t.id === 'horns');
  return say(horned ? 'cli.ask.prey.horns' : 'cli.ask.prey', values);
}

function useLabel(view: EvoView, seat: Seat, wire: Wire): string {
  const species = view.players[seat]?.species[Number(wire[1])];
  return say('cli.ask.use', {
    card: cardLabel(view, wire, 2),
    n: Number(wire[1]) + 1,
    facts: facts(species),
  });
}

function leafLabel(wire: Wire): string {
  return say('cli.ask.leaf', { trait: traitWord(String(wire[2])), n: Number(wire[1]) + 1 });
}
