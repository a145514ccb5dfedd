import type { Seat, Wire } from '@clade/engine';
import type { Card, EvoView } from '@clade/evolution';
import { readWire } from '@clade/wording/evolution';
import type { Legal } from '../../table/table.ts';

/**
 * Gestures as a pure model. Everything on the board that can be pressed is a spot; a move is made by pressing its
 * spots one after the other. Clicks, taps, keys and drops are presses; a drag presses its two ends. What may be pressed
 * follows from the legal moves alone.
 */
export type Spot =
  | `card:${string}:${number}`
  | `species:${Seat}:${number}`
  | `place:${number}`
  | `trait:${number}:${string}`
  | `grow:${'body' | 'population'}:${number}`
  | `end:${'left' | 'right'}`
  | 'hole'
  /** Which traits Intelligence ignores: names with commas, or nothing. */
  | `negate:${string}`;

export const cardSpot = ({ trait, food }: Card): Spot => `card:${trait}:${food}`;
export const speciesSpot = (seat: Seat, species: number): Spot => `species:${seat}:${species}`;

/** What pressing a spot leads to. */
export type Act =
  | { readonly act: 'hold'; readonly held: readonly Spot[] }
  | { readonly act: 'play'; readonly move: Wire }
  | { readonly act: 'ask'; readonly move: Wire }
  | { readonly act: 'none' };

/**
 * The orders of presses that make a move. Moves of the prompt's buttons (end turn, pass, decline) have none. A rival's
 * species may be pressed before the attacker; an own one is prey only when the attacker is held, so that nobody eats
 * the own herd by mistake.
 */
export function paths(wire: Wire, me: Seat): readonly (readonly Spot[])[] {
  const move = readWire(wire);
  switch (move.verb) {
    case 'food': {
      const card = cardSpot(move.card);
      return [[card], [card, 'hole']];
    }
    case 'pay':
      return [[cardSpot(move.card)]];
    case 'trait': {
      const card = cardSpot(move.card);
      const board = speciesSpot(me, move.species);
      if (move.replaced === undefined)
        return [
          [card, board],
          [card, `place:${move.species}`],
        ];
      const old: Spot = `trait:${move.species}:${move.replaced}`;
      return [
        [card, old],
        [card, board, old],
      ];
    }
    case 'species':
      return [[cardSpot(move.card), `end:${move.side}`]];
    case 'body':
    case 'population':
      return [[cardSpot(move.card), `grow:${move.verb}:${move.species}`]];
    case 'leaf':
      return [[`trait:${move.species}:${move.trait}`]];
    case 'eat': {
      const board = speciesSpot(me, move.species);
      return [[board], [board, 'hole']];
    }
    case 'attack': {
      const attacker = speciesSpot(me, move.species);
      const prey = speciesSpot(move.target.seat, move.target.species);
      const negate: Spot = `negate:${move.negated.join(',')}`;
      if (move.target.seat === me) return [[attacker, prey, negate]];
      return [
        [attacker, prey, negate],
        [prey, attacker, negate],
      ];
    }
    case 'use': {
      const board = speciesSpot(me, move.species);
      const card = cardSpot(move.card);
      return [
        [board, card],
        [card, board],
      ];
    }
    default:
      return [];
  }
}

const PATHS = new WeakMap<Wire, { readonly me: Seat; readonly paths: ReturnType<typeof paths> }>();

/** The paths of a move of a legal list, which is asked again and again while a hand moves over the board. */
function pathsOf(move: Wire, me: Seat): ReturnType<typeof paths> {
  let known = PATHS.get(move);
  if (known?.me !== me) {
    known = { me, paths: paths(move, me) };
    PATHS.set(move, known);
  }
  return known.paths;
}

/** Where only one move is left, its last presses can be saved: not with cards, where each press is a decision. */
function mayShorten(wire: Wire, pressed: number): boolean {
  return wire[0] === 'attack' || wire[0] === 'use' || (pressed > 1 && wire[0] === 'trait');
}

interface Fit {
  readonly move: Wire;
  /** All its spots are pressed. */
  readonly whole: boolean;
}

/** The moves whose presses begin with these. */
function fitting(pressed: readonly Spot[], legal: readonly Legal[], me: Seat): Fit[] {
  const fits: Fit[] = [];
  for (const { move } of legal) {
    const begun = pathsOf(move, me).filter((path) => pressed.every((spot, i) => path[i] === spot));
    if (begun.length > 0) fits.push({ move, whole: begun.some((path) => path.length === pressed.length) });
  }
  return fits;
}

/** Presses a spot while others are held. */
export function press(spot: Spot, held: readonly Spot[], legal: readonly Legal[], view: EvoView): Act {
  const me = view.viewer;
  // Pressing it once more lets it go, with what was pressed after it.
  if (held.includes(spot)) return { act: 'hold', held: held.slice(0, held.indexOf(spot)) };
  let act = pressOn([...held, spot], legal, me);
  // What was pressed last may be pressed anew: another prey of the same attacker, another card.
  for (let kept = held.length - 1; act === undefined && kept >= 0; kept--) {
    if (mayTurnTo(spot, held.slice(kept), me)) act = pressOn([...held.slice(0, kept), spot], legal, me);
  }
  if (act !== undefined) return act;
  const move = question(spot, held, legal, view);
  return move === undefined ? { act: 'none' } : { act: 'ask', move };
}

/** While an attacker is held every species is judged as its prey: pressing one that is none asks why. */
function mayTurnTo(spot: Spot, dropped: readonly Spot[], me: Seat): boolean {
  return !(dropped[0]?.startsWith(`species:${me}:`) && spot.startsWith('species:'));
}

function pressOn(pressed: readonly Spot[], legal: readonly Legal[], me: Seat): Act | undefined {
  const fits = fitting(pressed, legal, me);
  const whole = fits.filter((fit) => fit.whole);
  if (whole.length === 1 && whole[0]) return { act: 'play', move: whole[0].move };
  const [only] = fits;
  if (fits.length === 1 && only && mayShorten(only.move, pressed.length))
    return { act: 'play', move: only.move };
  return fits.length > 0 ? { act: 'hold', held: pressed } : undefined;
}

/** Drops what was lifted at one spot on another. */
export function drop(from: Spot, to: Spot, legal: readonly Legal[], view: EvoView): Act {
  const lifted = pressOn([from], legal, view.viewer);
  return press(to, lifted?.act === 'hold' ? lifted.held : [from], legal, view);
}

/** The spots that go on from what is held, each with the moves that it still leads to. */
export function continuations(
  held: readonly Spot[],
  legal: readonly Legal[],
  me: Seat,
): ReadonlyMap<Spot, readonly Wire[]> {
  const spots = new Map<Spot, Wire[]>();
  for (const { move } of legal) {
    for (const path of pathsOf(move, me)) {
      const next = path[held.length];
      if (next === undefined || !held.every((spot, i) => path[i] === spot)) continue;
      const moves = spots.get(next);
      if (moves === undefined) spots.set(next, [move]);
      else if (moves.at(-1) !== move) moves.push(move);
    }
  }
  return spots;
}

/** The move that somebody has in mind who presses a spot that leads nowhere, to ask the rules about. */
function question(
  spot: Spot,
  held: readonly Spot[],
  legal: readonly Legal[],
  view: EvoView,
): Wire | undefined {
  const me = view.viewer;
  const [kind, a, b] = spot.split(':');
  const card = held.find((s) => s.startsWith('card:'))?.split(':');
  const paid = card ? [card[1] as string, Number(card[2])] : undefined;
  const carnivore = attackerOf(held, legal, view);
  switch (kind) {
    case 'species': {
      const seat = Number(a);
      const species = Number(b);
      if (view.phase === 'play') return paid && seat === me ? ['trait', ...paid, species] : undefined;
      if (view.step === 'window' && seat === me) return askUse(species, paid, view);
      if (view.phase !== 'feeding') return undefined;
      const hunting = held.some((s) => s.startsWith(`species:${me}:`));
      if (seat === me && !hunting) {
        return isCarnivore(view, species) ? askAttack(species, view) : ['eat', species];
      }
      return carnivore === undefined ? undefined : ['attack', carnivore, seat, species];
    }
    case 'place':
      return paid ? ['trait', ...paid, Number(a)] : undefined;
    case 'trait':
      if (view.step === 'leaf') return ['leaf', Number(a), String(b)];
      return paid ? ['trait', ...paid, Number(a), String(b)] : undefined;
    case 'grow':
      return paid ? [String(a), ...paid, Number(b)] : undefined;
    case 'end':
      return paid ? ['species', ...paid, String(a)] : undefined;
    case 'card':
      if (view.step === 'pay') return ['pay', String(a), Number(b)];
      return undefined;
    default:
      return undefined;
  }
}

function isCarnivore(view: EvoView, species: number): boolean {
  const own = view.players[view.viewer]?.species[species];
  return own?.traits.some((trait) => trait.id === 'carnivore') ?? false;
}

/** The attacker in hand, or one that could attack something, or any carnivore of mine. */
function attackerOf(held: readonly Spot[], legal: readonly Legal[], view: EvoView): number | undefined {
  const me = view.viewer;
  const spot = held.find((s) => s.startsWith(`species:${me}:`));
  if (spot) return Number(spot.split(':')[2]);
  const attack = legal.find(({ move }) => move[0] === 'attack');
  if (attack) return attack.move[1] as number;
  const any = view.players[me]?.species.findIndex((_, i) => isCarnivore(view, i)) ?? -1;
  return any < 0 ? undefined : any;
}

/** A carnivore that can attack nobody: ask about the first species of the next player who has one. */
function askAttack(species: number, view: EvoView): Wire | undefined {
  const { players, viewer } = view;
  for (let i = 1; i <= players.length; i++) {
    const player = players[(viewer + i) % players.length];
    const target = player?.species.findIndex((_, place) => player.seat !== viewer || place !== species) ?? -1;
    if (player && target >= 0) return ['attack', species, player.seat, target];
  }
  return undefined;
}

function askUse(species: number, paid: (string | number)[] | undefined, view: EvoView): Wire | undefined {
  const first = view.players[view.viewer]?.hand?.[0];
  const card = paid ?? (first ? [first.trait, first.food] : undefined);
  return card ? ['use', species, ...card] : undefined;
}
