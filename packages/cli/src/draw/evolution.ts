import { SPECTATOR, type State } from '@clade/engine';
import { type EvoView, evolution, type PlayerView, type Species, type TraitCard } from '@clade/evolution';
import {
  evolutionWording,
  type Figures,
  figureAt,
  figureName,
  figuresIn,
  figuresOf,
} from '@clade/wording/evolution';
import { EVERYTHING, type Paper, type Viewer } from '../entry.ts';
import { cardWord, traitWord } from '../names/evolution.ts';
import { said, say } from '../speech.ts';
import { namesFor, playerName, seenBy } from '../story.ts';
import { padTo, widthOf, wrap } from '../text.ts';

/** The whole table: piles, then one row of species after another, the viewer's own last. */
export function drawEvolution(s: State, viewer: Viewer, paper: Paper): string[] {
  const view = viewOf(s, viewer);
  const full = drawTable(s, view, viewer, paper, false);
  return full.length <= (paper.height ?? full.length) ? full : drawTable(s, view, viewer, paper, true);
}

function drawTable(s: State, view: EvoView, viewer: Viewer, paper: Paper, dense: boolean): string[] {
  const lines = heading(view, paper);
  const shift = typeof viewer === 'number' && viewer >= 0 ? viewer + 1 : 0;
  const n = view.players.length;
  for (let i = 0; i < n; i++) {
    const player = view.players[(i + shift) % n];
    if (player) lines.push(...drawPlayer(view, player, viewer, paper, dense));
  }
  const past = paper.past ?? { lines: [], start: view };
  const plan = view.plan.map((wire) =>
    said(evolutionWording.move(wire, seenBy(evolution, s, view.viewer, past), namesFor(view.viewer))),
  );
  if (plan.length > 0)
    lines.push(...wrap(`  ${say('cli.draw.planned', { list: plan.join('; ') })}`, paper.width, '    '));
  return lines;
}

function viewOf(s: State, viewer: Viewer): EvoView {
  if (viewer !== EVERYTHING) return evolution.view(s, viewer);
  const view = evolution.view(s, SPECTATOR);
  const players = view.players.map((p) => evolution.view(s, p.seat).players[p.seat] ?? p);
  return { ...view, players };
}

/** The numbers of the species; a table without a past counts them as they lie. */
function figuresFor(view: EvoView, { past }: Paper): Figures {
  return past === undefined
    ? figuresIn(view)
    : figuresOf({ ...past, view, draft: { moves: [], events: [] } });
}

function heading(view: EvoView, { width, style }: Paper): string[] {
  const last =
    view.lastRound === null
      ? ''
      : view.lastRound === view.round
        ? say('cli.draw.last-round')
        : say('cli.draw.last-round.is', { n: view.lastRound });
  const parts = [
    style.bold(say('cli.draw.round', { n: view.round })),
    style.bold(say('cli.draw.phase', { phase: view.phase })),
    style.cyan(say('cli.draw.hole', { n: view.wateringHole })),
    say('cli.draw.draw-pile', { n: view.drawPile }),
    say('cli.draw.discard', { n: view.discard.length }),
    ...(view.removed > 0 ? [say('cli.draw.removed', { n: view.removed })] : []),
    ...(view.bank === null ? [] : [say('cli.draw.bank', { n: view.bank })]),
    ...(view.freeBoards < 10 ? [say('cli.draw.boards', { n: view.freeBoards })] : []),
    ...(last === '' ? [] : [style.yellow(style.bold(last))]),
  ];
  return wrap(parts.join(' · '), width, '  ');
}

function drawPlayer(
  view: EvoView,
  player: PlayerView,
  viewer: Viewer,
  paper: Paper,
  dense: boolean,
): string[] {
  const { style, width, names } = paper;
  const figures = figuresFor(view, paper);
  const figs = player.species.map((_, place) => nameAndNumber(figureAt(figures, player.seat, place), paper));
  const own = player.seat === viewer;
  const acts = view.toAct.includes(player.seat);
  const name = names[player.seat] ?? playerName(player.seat);
  const title = `${acts ? '▶' : ' '} ${own ? style.green(style.bold(name)) : style.bold(name)}`;
  const marks = [
    ...(view.first === player.seat && view.phase !== 'over' ? [say('cli.draw.first')] : []),
    ...(player.foodCard
      ? [
          say('cli.draw.food-card', {
            card: cardWord(player.foodCard),
          }),
        ]
      : player.foodChosen
        ? [say('cli.draw.food-down')]
        : []),
    ...(player.planClosed ? [say('cli.draw.plan-ready')] : []),
  ];
  const sums = say('cli.draw.sums', { bag: player.bag, cards: player.handSize, points: player.score });
  const left = [title, ...marks.map((m) => style.dim(m))].join(' · ');
  const gap = Math.min(width, 90) - widthOf(left) - widthOf(sums);
  const lines = gap >= 2 ? [left + ' '.repeat(gap) + sums] : wrap(`${left} · ${sums}`, width, '    ');
  if (player.species.length === 0) lines.push(style.dim(`    ${say('cli.draw.no-species')}`));
  lines.push(
    ...(dense ? denseRow(view, player.species, figs, paper) : fullRow(view, player.species, figs, paper)),
  );
  // Where room is short the hand is left to the menu, if that lists the cards anyway.
  const listed = dense && own && acts && (view.phase === 'food' || view.phase === 'play');
  if (player.hand && player.hand.length > 0 && !listed) lines.push(...drawHand(player.hand, paper));
  return lines;
}

/** `Damalops (12)`: what it is called by, and its short id. */
function nameAndNumber(figure: number, { past = { lines: [] } }: Paper): string {
  const name = said(figureName(figure, past));
  return figure > 0 ? `${name} (${figure})` : name;
}

const MAX_SIZE = 6;
/** `Gomphotherium (12)`. */
const FIG = 18;

/** One line for each species. */
function fullRow(
  view: EvoView,
  row: readonly Species[],
  figs: readonly string[],
  { width, style }: Paper,
): string[] {
  return row.flatMap((species, place) => {
    const food =
      width >= WIDE
        ? `  ${say('cli.draw.food', { food: species.food, population: species.population })}`
        : '';
    const meal = padTo(pips(view, species, style), MAX_SIZE);
    const body = padTo(bodyText(species), 8);
    const fig = padTo(figs[place] ?? '', FIG);
    const head = `${String(place + 1).padStart(4)}  ${fig}  ${body}  ${popText(species)}${food} ${meal}  `;
    return wrap(head + traitsText(species, style), width, ' '.repeat(widthOf(head))).map((l) => l.trimEnd());
  });
}

const WIDE = 100;
const SLOT = 26;

/** Several species beside each other, on a grid of equal slots. */
function denseRow(
  view: EvoView,
  row: readonly Species[],
  figs: readonly string[],
  { width, style }: Paper,
): string[] {
  const slots = Math.max(1, Math.floor((width - 1) / SLOT));
  const lines: string[] = [];
  let line = '';
  let used = 0;
  row.forEach((species, place) => {
    const meal = pips(view, species, style);
    const traits = traitsText(species, style);
    const head = ` ${figs[place]} ${bodyText(species)} ${popText(species)} ${meal}`;
    const cell = traits === '' ? head : `${head} ${traits}`;
    const takes = Math.min(slots, Math.ceil((widthOf(cell) + 1) / SLOT));
    if (used + takes > slots) {
      lines.push(line);
      line = '';
      used = 0;
    }
    line += padTo(cell, takes * SLOT);
    used += takes;
  });
  if (used > 0) lines.push(line);
  return lines.flatMap((l) => wrap(l.trimEnd(), width, '      '));
}

function bodyText(species: Species): string {
  const shell = species.traits.some((t) => t.id === 'hard-shell') ? '+4' : '';
  return say('cli.draw.body', { n: `${species.bodySize}${shell}` });
}

function popText({ population }: Species): string {
  return say('cli.draw.pop', { n: population });
}

/** Food eaten and food wanted. */
function pips(view: EvoView, { food, population }: Species, style: Paper['style']): string {
  const all = '●'.repeat(food) + '○'.repeat(Math.max(0, population - food));
  return view.phase === 'feeding' && food < population ? style.yellow(all) : all;
}

function traitsText(species: Species, style: Paper['style']): string {
  return species.traits.map((t) => traitText(t, species, style)).join(', ');
}

function traitText(card: TraitCard, species: Species, style: Paper['style']): string {
  if (card.id === undefined) return '[?]';
  const name = card.id === 'carnivore' ? style.red(traitWord('carnivore').toUpperCase()) : traitWord(card.id);
  const fat = card.id === 'fat-tissue' ? ` ${species.fat}/${species.bodySize}` : '';
  return card.faceDown ? `[${name}]${fat}` : name + fat;
}

function drawHand(hand: readonly { trait: string; food: number }[], { width, style }: Paper): string[] {
  const groups = Map.groupBy(hand, cardWord);
  const cards = [...groups].map(([name, same]) => (same.length > 1 ? `${name} ×${same.length}` : name));
  return wrap(`     ${style.dim(say('cli.draw.hand'))} ${cards.join(', ')}`, width, '           ');
}
