import type { Wire } from '@clade/engine';
import { type EvoView, outcome } from '@clade/evolution';
import { signed } from '@clade/wording';
import {
  afterEvents,
  afterPlan,
  type Figures,
  figuresAfter,
  figuresOf,
  isPlanning,
  readWire,
  tellEvents,
} from '@clade/wording/evolution';
import type { Snapshot } from '../../../table/table.ts';
import { TAGS } from '../../../text/phrase.tsx';
import type { Say } from '../../../text/text.tsx';
import type { Consequence, Foreshown, Names } from '../../game-ui.ts';
import { knownOf } from '../scene/choice.ts';
import { cardName, fig, type PageSpeech, traitName } from '../speech.tsx';
import { sayMove, sayTold } from '../worded.ts';
import { cardLines, threatLine } from './cards.tsx';
import { feedingLines, starvingLine } from './feeding.tsx';

/** What a choice would do, as the lines of "If you confirm". */
export function sayForeseen(
  what: Foreshown,
  snapshot: Snapshot,
  names: Names,
  say: Say,
): readonly Consequence[] {
  if (what.moves.length === 0 || snapshot.view === null) return [];
  if (what.drafted) return drafted(what, snapshot, names, say);
  const view = snapshot.view as EvoView;
  const speech: PageSpeech = { say, names, figures: figuresOf(snapshot) };
  const move = what.moves[what.moves.length - 1] as Wire;
  return [...moveLines(speech, view, move, what, snapshot), ...thenLines(speech, view, move, what)];
}

function moveLines(
  speech: PageSpeech,
  view: EvoView,
  wire: Wire,
  what: Foreshown,
  snapshot: Snapshot,
): readonly Consequence[] {
  const { say } = speech;
  const move = readWire(wire);
  switch (move.verb) {
    case 'food': {
      const text = say('evo.then.food-card', {
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
      return cardLines(speech, view, move, what.events, afterOf(what, snapshot, wire));
    case 'leaf': {
      const name = fig(speech, speech.figures.rows[view.viewer]?.[move.species] ?? 0);
      const text = say.rich('evo.then.leaf', { trait: traitName(say, move.trait), fig: name });
      const told = sayTold(tellEvents(what.events, speech.figures, speech.names), say);
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
        { symbol: 'discard', text: say.rich('evo.then.use', { card: cardName(say, move.card), ...TAGS }) },
        ...feedingLines(speech, view, wire),
      ];
    case 'pay': {
      const paid = say.rich('evo.then.pay', { card: cardName(say, move.card), ...TAGS });
      const attack = view.attack?.due === 1 ? feedingLines(speech, view, view.attack.move) : [];
      return [{ symbol: 'discard', text: paid }, ...attack];
    }
    case 'stop': {
      const planning = isPlanning(snapshot);
      const n = planning ? view.plan.length : (view.players[view.viewer]?.handSize ?? 0);
      return [{ symbol: 'hand', text: say(planning ? 'evo.then.plan' : 'evo.then.end-turn', { n }) }];
    }
    case 'pass':
      return [{ symbol: 'hourglass', text: say('evo.then.pass') }, ...starvingLine(speech, view, undefined)];
    case 'decline':
      return [{ symbol: 'hand', text: say('evo.then.decline') }];
  }
}

/** The table after a card, with its numbers; in quick play the plan stands in the view alone. */
function afterOf(
  what: Foreshown,
  snapshot: Snapshot,
  move: Wire,
): { readonly view: EvoView; readonly figures: Figures } | undefined {
  if (what.view === undefined) return undefined;
  const view = what.view as EvoView;
  const now = figuresOf(snapshot);
  const figures = isPlanning(snapshot)
    ? afterPlan(plainFigures(snapshot), view.viewer, [...(snapshot.view as EvoView).plan, move])
    : afterEvents(now, what.events);
  return { view, figures };
}

/** The numbers without what is only planned. */
function plainFigures(snapshot: Snapshot): Figures {
  return afterEvents(figuresAfter(snapshot.lines), snapshot.draft.events.flat());
}

/** What others are bound to do next, as far as it is no choice and lies open. */
function thenLines(speech: PageSpeech, view: EvoView, wire: Wire, what: Foreshown): readonly Consequence[] {
  const { say, names } = speech;
  if (wire[0] !== 'eat' && wire[0] !== 'attack' && wire[0] !== 'use') return [];
  // The first event of an attack and of Intelligence tells the move itself.
  const own = outcome(knownOf(view), view.viewer, wire).length + (wire[0] === 'eat' ? 0 : 1);
  const before = afterEvents(speech.figures, what.events.slice(0, own));
  return sayTold(tellEvents(what.events.slice(own), before, names), say)
    .filter(({ tone }) => tone === 'attack')
    .map(({ plain }) => ({ symbol: 'attack', text: say('evo.then.forced', { what: plain }) }));
}

/** The moves of the draft, one after the other, and where they leave the species they touched. */
function drafted(what: Foreshown, snapshot: Snapshot, names: Names, say: Say): readonly Consequence[] {
  const view = snapshot.view as EvoView;
  const figures = figuresOf(snapshot);
  const speech: PageSpeech = { say, names, figures };
  const told = sayTold(tellEvents(what.events, figuresAfter(snapshot.lines), names), say);
  const lines: Consequence[] =
    told.length > 0
      ? told.map(({ symbol, text, tone }) => ({
          symbol: symbol ?? (tone === 'attack' ? 'attack' : 'confirm'),
          text,
        }))
      : what.moves.map((move) => ({ symbol: 'confirm', text: sayMove(move, snapshot, names, say) }));
  if (view.phase !== 'play') return lines;
  const touched = new Set<number>();
  for (const [i, wire] of what.moves.entries()) {
    const move = readWire(wire);
    if (move.verb !== 'trait' && move.verb !== 'body') continue;
    const figure = figuresBefore(snapshot, i).rows[view.viewer]?.[move.species];
    if (figure !== undefined) touched.add(figure);
  }
  for (const figure of touched) lines.push(...threatLine(speech, figure, undefined, { view, figures }));
  return lines;
}

/** The numbers that the i-th move of the draft found. */
function figuresBefore({ lines, draft, view, viewer }: Snapshot, i: number): Figures {
  const told = afterEvents(figuresAfter(lines), draft.events.slice(0, i).flat());
  const { plan } = view as EvoView;
  return afterPlan(told, viewer, plan.slice(0, Math.max(0, plan.length - draft.moves.length + i)));
}
