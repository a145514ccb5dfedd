import type { Decision, Seat, State, Wire } from '@clade/engine';
import { type EvoView, evolution, type Species, TRAIT_TEXTS, type TraitId } from '@clade/evolution';
import type { Choice, Option } from '../entry.ts';
import { count } from '../text.ts';

/** Longer flat lists than this are split by species. */
const LONG = 12;

export function askEvolution(s: State, decision: Decision): string {
  const view = evolution.view(s, decision.seat);
  switch (decision.kind) {
    case 'food-card':
      return 'Choose a food card: its number counts for the watering hole.';
    case 'play-card':
      return 'Play a card, or end your turn.';
    case 'plan-card':
      return 'Plan your card turn (all plan at the same time), or finish planning.';
    case 'leaf-order':
      return 'Choose which of your leaf effects acts next.';
    case 'feed': {
      const duty = decision.optional ? 'Feed, attack, or pass.' : 'You must feed a hungry species.';
      return `${duty} The watering hole has ${view.wateringHole}.`;
    }
    case 'intelligence':
      return `Before ${turnOf(view, decision.seat)} feeding turn: use intelligence, or decline.`;
    case 'payment': {
      const due = view.attack?.due ?? 0;
      return `Pay ${count(due, 'card')} for intelligence.`;
    }
    default:
      return 'Choose.';
  }
}

/** Whose feeding turn the Intelligence window precedes. */
function turnOf({ window }: EvoView, seat: Seat): string {
  if (window === null) return 'the next';
  return window.active === seat ? 'your' : `player ${window.active + 1}'s`;
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
      return [{ key: 'e', label: decision.kind === 'plan-card' ? 'finish planning' : 'end turn', move }];
    case 'pass':
      return [{ key: 'p', label: 'pass', move }];
    default:
      return [
        { key: 'd', label: 'decline', move },
        { key: 'dd', label: 'decline for the rest of this round', move, standing: true },
      ];
  }
}

function cardLabel(view: EvoView, wire: Wire, at: number): string {
  const hand = view.players[view.viewer]?.hand ?? [];
  const copies = hand.filter((c) => c.trait === wire[at] && c.food === wire[at + 1]).length;
  return `${wire[at]} ${wire[at + 1]}${copies > 1 ? ` (${copies} of them)` : ''}`;
}

function cardHint(wire: Wire, at: number): string {
  return TRAIT_TEXTS[wire[at] as TraitId].summary;
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
      return `discard it for a new species on the ${wire[3]}`;
    case 'body':
      return `discard it: body size of species ${place + 1} to ${next(species?.bodySize)}`;
    case 'population':
      return `discard it: population of species ${place + 1} to ${next(species?.population)}`;
    default:
      return `put it on species ${place + 1}${wire[4] === undefined ? '' : `, replacing ${wire[4]}`}`;
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
        label: `species ${place + 1} (${facts(view.players[seat]?.species[place])})`,
        hint: count(sub.length, 'option'),
        sub,
      },
    ];
  });
}

function facts(species: Species | undefined): string {
  if (species === undefined) return '';
  return `body ${species.bodySize}, food ${species.food} of ${species.population}`;
}

function feedLabel(view: EvoView, seat: Seat, wire: Wire): string {
  const own = view.players[seat]?.species[Number(wire[1])];
  if (wire[0] === 'eat')
    return `feed species ${Number(wire[1]) + 1} (food ${own?.food} of ${own?.population})`;
  const targetSeat = Number(wire[2]);
  const target = view.players[targetSeat]?.species[Number(wire[3])];
  const whose = targetSeat === seat ? 'your own' : `player ${targetSeat + 1}'s`;
  const negated = Array.isArray(wire[4])
    ? `, negating ${wire[4].join(', ')} for ${count(wire[4].length, 'card')}`
    : '';
  const prey = `body ${target?.bodySize}, pop ${target?.population}${horns(target)}`;
  return `attack ${whose} species ${Number(wire[3]) + 1} (${prey}) with species ${Number(wire[1]) + 1}${negated}`;
}

function horns(target: Species | undefined): string {
  return target?.traits.some((t) => t.id === 'horns') ? ', HORNS' : '';
}

function useLabel(view: EvoView, seat: Seat, wire: Wire): string {
  const species = view.players[seat]?.species[Number(wire[1])];
  return `discard ${cardLabel(view, wire, 2)}: species ${Number(wire[1]) + 1} (${facts(species)}) takes 2`;
}

function leafLabel(wire: Wire): string {
  return `${wire[2]} of species ${Number(wire[1]) + 1}`;
}
