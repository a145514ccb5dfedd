import type { GameEvent } from '@clade/engine';
import {
  type EvoEvent,
  type EvoView,
  knownTable,
  type PlayerView,
  type Species,
  sizes,
  threats,
} from '@clade/evolution';
import { phrase, sequence, type Value } from '../../phrase.ts';
import type { Consequence } from '../../wording.ts';
import { type Figures, figureAt } from '../figures.ts';
import { cardName, figureName, figureOf, type Speech, traitName } from '../names.ts';
import type { EvoMove } from '../wire.ts';
import { knownOf } from './known.ts';

type Played = Extract<EvoMove, { verb: 'trait' | 'species' | 'body' | 'population' }>;

/** What a card would do where it is held. `after` is the table with it. */
export function cardLines(
  speech: Speech,
  view: EvoView,
  move: Played,
  events: readonly GameEvent[],
  after: { readonly view: EvoView; readonly figures: Figures } | undefined,
): Consequence[] {
  const me = view.viewer;
  const row = (view.players[me] as PlayerView).species;
  const lines: Consequence[] = [];
  if (move.verb === 'species') {
    lines.push({ symbol: 'new-species', text: phrase('evo.then.new-species', { side: move.side }) });
  } else {
    const species = row[move.species] as Species;
    const name = figureName(figureAt(speech.figures, me, move.species), speech.names);
    if (move.verb === 'trait') {
      const text = phrase('evo.then.gets', { fig: name, trait: traitName(move.card.trait) });
      lines.push({ symbol: `trait-${move.card.trait}`, text });
    } else {
      const from = move.verb === 'body' ? species.bodySize : species.population;
      const text = phrase('evo.then.grows', { fig: name, what: move.verb, from, to: from + 1 });
      lines.push({ symbol: move.verb === 'body' ? 'body-size' : 'population', text });
    }
  }
  const leaves = leaving(move, row);
  if (leaves) {
    lines.push({
      symbol: 'discard',
      text: phrase('evo.then.leaves', { card: cardName(leaves) }),
    });
  }
  const replaced = events.find((event) => event.type === 'trait-replaced') as
    | Extract<EvoEvent, { type: 'trait-replaced' }>
    | undefined;
  if (replaced && replaced.fatToBag > 0) {
    lines.push({ symbol: 'bag', text: phrase('evo.then.fat-bag', { n: replaced.fatToBag }) });
  }
  if (move.verb !== 'species' && after) {
    const figure = figureAt(speech.figures, me, move.species);
    lines.push(...threatLine(speech, figure, view, after));
  }
  if (after) lines.push(pointsLine(view, after.view));
  return lines;
}

/** The card that goes to the discards: the one that pays, or the one that is replaced. */
function leaving(move: Played, row: readonly Species[]) {
  if (move.verb !== 'trait') return move.card;
  const old = row[move.species]?.traits.find(({ id }) => id !== undefined && id === move.replaced);
  return old?.id !== undefined && old.food !== undefined ? { trait: old.id, food: old.food } : undefined;
}

function pointsLine(view: EvoView, after: EvoView): Consequence {
  const from = view.players[view.viewer]?.score ?? 0;
  const to = after.players[view.viewer]?.score ?? from;
  if (from === to) return { symbol: 'points', text: phrase('evo.then.points.same', { to }) };
  return {
    symbol: 'points',
    text: phrase('evo.then.points', { from, to }),
    ...(to > from ? { tone: 'gain' as const } : {}),
  };
}

/** Which known carnivores of others can attack a species of mine, now and then. */
export function threatLine(
  speech: Speech,
  figure: number,
  view: EvoView | undefined,
  after: { readonly view: EvoView; readonly figures: Figures },
): Consequence[] {
  const me = after.view.viewer;
  const then = hunters({ ...speech, figures: after.figures }, after.view, figure);
  const now = view && hunters(speech, view, figure);
  const name = figureOf(speech, me, figure);
  const values = { fig: name, after: then.text };
  if (now === undefined || now.key === then.key) {
    return [{ symbol: 'trait-carnivore', text: phrase('evo.then.threats.same', values) }];
  }
  return [{ symbol: 'trait-carnivore', text: phrase('evo.then.threats', { ...values, before: now.text }) }];
}

function hunters(
  speech: Speech,
  view: EvoView,
  figure: number,
): { readonly key: string; readonly text: Value } {
  const { figures } = speech;
  const me = view.viewer;
  const species = (figures.rows[me] ?? []).indexOf(figure);
  if (species < 0) return { key: '', text: phrase('evo.then.safe') };
  const known = view.phase === 'feeding' ? knownOf(view) : knownTable(view);
  const target = { seat: me, species };
  const found = threats(known, target).filter(({ seat }) => seat !== me);
  if (found.length === 0) return { key: '', text: phrase('evo.then.safe') };
  const { defence } = sizes(known, target);
  const names = found.map(({ seat, species: place, attackSize, price }) => {
    const hunter = figureOf(speech, seat, figureAt(figures, seat, place));
    return price > 0
      ? phrase('evo.then.threat.paid', { fig: hunter, price })
      : phrase('evo.then.threat', { fig: hunter, attack: attackSize, defence });
  });
  return { key: found.map((t) => `${t.seat}:${t.species}:${t.price}`).join(), text: sequence(names) };
}
