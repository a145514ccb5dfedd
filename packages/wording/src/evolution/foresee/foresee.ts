import type { Wire } from '@clade/engine';
import { type EvoView, outcome } from '@clade/evolution';
import { phrase, signed } from '../../phrase.ts';
import type { Consequence, Foreshown, Names, Seen } from '../../wording.ts';
import { afterEvents, afterPlan, type Figures, figuresAfter, figuresOf } from '../figures.ts';
import { tellEvents } from '../log/teller.ts';
import { isPlanning, moveName } from '../move.ts';
import { cardName, figureName, type Speech, traitName } from '../names.ts';
import { readWire } from '../wire.ts';
import { cardLines, threatLine } from './cards.ts';
import { feedingLines, starvingLine } from './feeding.ts';
import { knownOf } from './known.ts';

/** What a choice would do, as the lines of "If you confirm". */
export function foreseen(what: Foreshown, seen: Seen, names: Names): readonly Consequence[] {
  if (what.moves.length === 0 || seen.view === null) return [];
  if (what.drafted) return drafted(what, seen, names);
  const view = seen.view as EvoView;
  const speech: Speech = { names, figures: figuresOf(seen) };
  const move = what.moves[what.moves.length - 1] as Wire;
  return [...moveLines(speech, view, move, what, seen), ...thenLines(speech, view, move, what)];
}

function moveLines(
  speech: Speech,
  view: EvoView,
  wire: Wire,
  what: Foreshown,
  seen: Seen,
): readonly Consequence[] {
  const move = readWire(wire);
  switch (move.verb) {
    case 'food': {
      const text = phrase('evo.then.food-card', {
        food: signed(move.card.food),
        hole: view.wateringHole,
        n: view.players.length - 1,
      });
      return [{ symbol: 'watering-hole', text }];
    }
    case 'trait':
    case 'species':
    case 'body':
    case 'population':
      return cardLines(speech, view, move, what.events, afterOf(what, seen, wire));
    case 'leaf': {
      const name = figureName(speech.figures.rows[view.viewer]?.[move.species] ?? 0, speech.names);
      const text = phrase('evo.then.leaf', { trait: traitName(move.trait), fig: name });
      const told = tellEvents(what.events, speech.figures, speech.names);
      return [
        { symbol: `trait-${move.trait}`, text },
        ...told.map((line) => ({ symbol: line.symbol ?? 'food-plant', text: line.text })),
      ];
    }
    case 'eat':
    case 'attack':
      return [...feedingLines(speech, view, wire), ...starvingLine(speech, view, wire)];
    case 'use':
      return [
        { symbol: 'discard', text: phrase('evo.then.use', { card: cardName(move.card) }) },
        ...feedingLines(speech, view, wire),
      ];
    case 'pay': {
      const paid = phrase('evo.then.pay', { card: cardName(move.card) });
      const attack = view.attack?.due === 1 ? feedingLines(speech, view, view.attack.move) : [];
      return [{ symbol: 'discard', text: paid }, ...attack];
    }
    case 'stop': {
      const planning = isPlanning(seen);
      const n = planning ? view.plan.length : (view.players[view.viewer]?.handSize ?? 0);
      return [{ symbol: 'hand', text: phrase(planning ? 'evo.then.plan' : 'evo.then.end-turn', { n }) }];
    }
    case 'pass':
      return [
        { symbol: 'hourglass', text: phrase('evo.then.pass') },
        ...starvingLine(speech, view, undefined),
      ];
    case 'decline':
      return [{ symbol: 'hand', text: phrase('evo.then.decline') }];
  }
}

/** The table after a card, with its numbers; in quick play the plan stands in the view alone. */
function afterOf(
  what: Foreshown,
  seen: Seen,
  move: Wire,
): { readonly view: EvoView; readonly figures: Figures } | undefined {
  if (what.view === undefined) return undefined;
  const view = what.view as EvoView;
  const now = figuresOf(seen);
  const figures = isPlanning(seen)
    ? afterPlan(plainFigures(seen), view.viewer, [...(seen.view as EvoView).plan, move])
    : afterEvents(now, what.events);
  return { view, figures };
}

/** The numbers without what is only planned. */
function plainFigures(seen: Seen): Figures {
  return afterEvents(figuresAfter(seen.lines), seen.draft.events.flat());
}

/** What others are bound to do next, as far as it is no choice and lies open. */
function thenLines(speech: Speech, view: EvoView, wire: Wire, what: Foreshown): readonly Consequence[] {
  const { names } = speech;
  if (wire[0] !== 'eat' && wire[0] !== 'attack' && wire[0] !== 'use') return [];
  // The first event of an attack and of Intelligence tells the move itself.
  const own = outcome(knownOf(view), view.viewer, wire).length + (wire[0] === 'eat' ? 0 : 1);
  const before = afterEvents(speech.figures, what.events.slice(0, own));
  return tellEvents(what.events.slice(own), before, names)
    .filter(({ tone }) => tone === 'attack')
    .map(({ whole }) => ({ symbol: 'attack', text: phrase('evo.then.forced', { what: whole }) }));
}

/** The moves of the draft, one after the other, and where they leave the species they touched. */
function drafted(what: Foreshown, seen: Seen, names: Names): readonly Consequence[] {
  const view = seen.view as EvoView;
  const figures = figuresOf(seen);
  const speech: Speech = { names, figures };
  const told = tellEvents(what.events, figuresAfter(seen.lines), names);
  const lines: Consequence[] =
    told.length > 0
      ? told.map(({ symbol, text, tone }) => ({
          symbol: symbol ?? (tone === 'attack' ? 'attack' : 'confirm'),
          text,
        }))
      : what.moves.map((move) => ({ symbol: 'confirm', text: moveName(move, seen, names) }));
  if (view.phase !== 'play') return lines;
  const touched = new Set<number>();
  for (const [i, wire] of what.moves.entries()) {
    const move = readWire(wire);
    if (move.verb !== 'trait' && move.verb !== 'body') continue;
    const figure = figuresBefore(seen, i).rows[view.viewer]?.[move.species];
    if (figure !== undefined) touched.add(figure);
  }
  for (const figure of touched) lines.push(...threatLine(speech, figure, undefined, { view, figures }));
  return lines;
}

/** The numbers that the i-th move of the draft found. */
function figuresBefore({ lines, draft, view, viewer }: Seen, i: number): Figures {
  const told = afterEvents(figuresAfter(lines), draft.events.slice(0, i).flat());
  const { plan } = view as EvoView;
  return afterPlan(told, viewer, plan.slice(0, Math.max(0, plan.length - draft.moves.length + i)));
}
