import type { Wire } from '@clade/engine';
import type { Legal } from '../../table/table.ts';
import { isButton, kindOf, namesOf, paths, type Spot, spot, type Verbs } from './spots.ts';

/** What pressing a spot leads to. */
export type Act =
  | { readonly act: 'hold'; readonly held: readonly Spot[] }
  | { readonly act: 'play'; readonly move: Wire }
  | { readonly act: 'ask'; readonly move: Wire }
  | { readonly act: 'none' };

const KNOWN = new WeakMap<Wire, ReturnType<typeof paths>>();

/** The paths of a move of a legal list, which is asked again and again while a hand moves over the board. */
function pathsOf(move: Wire, verbs: Verbs): ReturnType<typeof paths> {
  let known = KNOWN.get(move);
  if (known === undefined) {
    known = isButton(move, verbs) ? [] : paths(move, verbs);
    KNOWN.set(move, known);
  }
  return known;
}

interface Fit {
  readonly move: Wire;
  /** All its spots are pressed. */
  readonly whole: boolean;
}

/** The moves whose presses begin with these. */
function fitting(pressed: readonly Spot[], legal: readonly Legal[], verbs: Verbs): Fit[] {
  const fits: Fit[] = [];
  for (const { move } of legal) {
    const begun = pathsOf(move, verbs).filter((path) => pressed.every((one, i) => path[i] === one));
    if (begun.length > 0) fits.push({ move, whole: begun.some((path) => path.length === pressed.length) });
  }
  return fits;
}

/** Where only one move is left its last presses are saved, but a cube never moves before it is told where to. */
function mayShorten(move: Wire): boolean {
  return move[0] !== 'move';
}

/** Goes on from what is pressed; undefined when it leads nowhere. */
function pressOn(
  pressed: readonly Spot[],
  legal: readonly Legal[],
  verbs: Verbs,
): Exclude<Act, { readonly act: 'ask' | 'none' }> | undefined {
  const fits = fitting(pressed, legal, verbs);
  const whole = fits.filter((fit) => fit.whole);
  if (whole.length === 1 && whole[0]) return { act: 'play', move: whole[0].move };
  const [only] = fits;
  if (fits.length === 1 && only && mayShorten(only.move)) return { act: 'play', move: only.move };
  return fits.length > 0 ? { act: 'hold', held: pressed } : undefined;
}

/** A token stands for its hex, and a hex for what is held of it, where only that leads on. */
function aliases(pressed: Spot): readonly Spot[] {
  if (kindOf(pressed) !== 'token') return [pressed];
  const [hex = '', animal = ''] = namesOf(pressed);
  return [pressed, spot('hex', hex), spot('animal', animal)];
}

/** Presses a spot while others are held. */
export function press(pressed: Spot, held: readonly Spot[], legal: readonly Legal[], verbs: Verbs): Act {
  // Pressing it once more lets it go, with what was pressed after it.
  const names = aliases(pressed);
  const again = held.findIndex((one) => names.includes(one));
  if (again >= 0) {
    // From a hex to itself nothing moves.
    return { act: 'hold', held: held.slice(0, again) };
  }
  // What was pressed last may be pressed anew: another goal of the same cube, another cube.
  for (let kept = held.length; kept >= 0; kept--) {
    for (const name of names) {
      const act = pressOn([...held.slice(0, kept), name], legal, verbs);
      if (act !== undefined) return act;
    }
  }
  const move = question(pressed, held, legal, verbs);
  return move === undefined ? { act: 'none' } : { act: 'ask', move };
}

/** Drops what was lifted at one spot on another. */
export function drop(from: Spot, to: Spot, legal: readonly Legal[], verbs: Verbs): Act {
  const lifted = press(from, [], legal, verbs);
  if (from === to) return lifted.act === 'hold' ? { act: 'hold', held: [] } : { act: 'none' };
  if (lifted.act === 'hold') return press(to, lifted.held, legal, verbs);
  return lifted.act === 'play' ? lifted : { act: 'none' };
}

/** The spots that go on from what is held, each with the moves that it still leads to. */
export function openSpots(
  held: readonly Spot[],
  legal: readonly Legal[],
  verbs: Verbs,
): ReadonlyMap<Spot, readonly Wire[]> {
  const spots = new Map<Spot, Wire[]>();
  for (const { move } of legal) {
    for (const path of pathsOf(move, verbs)) {
      const next = path[held.length];
      if (next === undefined || !held.every((one, i) => path[i] === one)) continue;
      const moves = spots.get(next);
      if (moves === undefined) spots.set(next, [move]);
      else if (moves.at(-1) !== move) moves.push(move);
    }
  }
  return spots;
}

/**
 * The move that somebody has in mind who presses a spot that leads nowhere, to ask the rules about: that of the legal
 * moves which is nearest to it, with the pressed noun in its place.
 */
export function question(
  pressed: Spot,
  held: readonly Spot[],
  legal: readonly Legal[],
  verbs: Verbs,
): Wire | undefined {
  const fits = fitting(held, legal, verbs).map(({ move }) => move);
  for (const move of fits.length > 0 ? fits : legal.map((one) => one.move)) {
    if (isButton(move, verbs)) continue;
    const kinds = verbs[String(move[0])] ?? [];
    const at = kinds.findIndex((kind, i) => i >= held.length && kind === kindOf(pressed));
    if (kindOf(pressed) === 'token') {
      const [hex, animal] = namesOf(pressed);
      if (kinds.includes('hex')) {
        return move.map((noun, i) =>
          i > 0 && kinds[i - 1] === 'hex' ? hex : i > 0 && kinds[i - 1] === 'animal' ? animal : noun,
        ) as Wire;
      }
    }
    if (at < 0) continue;
    const [name = ''] = namesOf(pressed);
    const value = typeof move[at + 1] === 'number' ? Number(name) : name;
    return move.map((noun, i) => (i === at + 1 ? value : noun)) as Wire;
  }
  return undefined;
}
