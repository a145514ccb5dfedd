import type { Wire } from '@clade/engine';

/**
 * Everything that can be pressed is a spot: `hex:C3`, `corner:C3-C4-D3`, `token:C3:birds` (the cubes of an animal on a
 * tile), `kind:water`, `animal:birds`, `count:2`, `card:…`, `space:…`, `stack:1`, or a word of one game's own. A move is
 * made by pressing its spots one after the other; what may be pressed follows from the legal moves alone.
 */
export type Spot = string;

/** `hex`, `corner`, `kind`, `animal`, `count`, `card`, `space`, `stack`, or a kind of one game's own. */
export type NounKind = string;

/** Kinds of the nouns of each verb (docs/log-format.md). */
export type Verbs = Readonly<Record<string, readonly NounKind[]>>;

/** Verbs of both hex games. */
export const EARTH_VERBS: Verbs = {
  take: ['kind'],
  put: ['corner'],
  remove: ['corner'],
  speciate: ['corner'],
  add: ['hex', 'count'],
  stack: ['stack'],
  lay: ['hex'],
  bring: ['hex', 'count'],
  move: ['hex', 'hex'],
  eliminate: ['hex', 'animal'],
  score: ['hex'],
  card: ['card'],
  place: ['space'],
  animal: ['animal'],
};

/** What ends a choice without choosing: buttons of the prompt. */
const WAYS_OUT: ReadonlySet<string> = new Set(['forgo', 'stop', 'skip']);

export function isWayOut(move: Wire): boolean {
  return WAYS_OUT.has(String(move[0]));
}

/** A move without a noun, like a way out, is a button. */
export function isButton(move: Wire, verbs: Verbs): boolean {
  return isWayOut(move) || verbs[String(move[0])]?.length === 0;
}

export function spot(kind: NounKind, ...names: readonly unknown[]): Spot {
  return [kind, ...names].join(':');
}

export function kindOf(of: Spot): string {
  return of.slice(0, of.indexOf(':'));
}

/** The names behind the kind: `['C3', 'birds']` of a token. */
export function namesOf(of: Spot): readonly string[] {
  return of.split(':').slice(1);
}

/** The orders of presses that make a move. A hex with an animal is one press on that token, or the hex and then whose. */
export function paths(move: Wire, verbs: Verbs): readonly (readonly Spot[])[] {
  const [verb, ...nouns] = move;
  const kinds = verbs[String(verb)];
  if (kinds === undefined) throw new Error(`no verb "${String(verb)}"`);
  if (kinds.length === 0) return [];
  const straight = nouns.map((noun, i) => spot(kinds[i] ?? 'word', nounName(noun)));
  const hex = kinds.indexOf('hex');
  const animal = kinds.indexOf('animal');
  // Two of a kind are a pair, but from a hex to a hex there is a direction.
  if (kinds.length === 2 && kinds[0] === kinds[1] && hex < 0) return [straight, straight.toReversed()];
  if (kinds.length !== 2 || hex < 0 || animal < 0) return [straight];
  return [[spot('token', nouns[hex], nouns[animal])], hex < animal ? straight : straight.toReversed()];
}

/** What is pressed for a move; nothing for a button. */
export function spotsIn(verbs: Verbs): (move: Wire) => readonly Spot[] {
  return (move) => (isButton(move, verbs) ? [] : (paths(move, verbs)[0] ?? []));
}

function nounName(noun: unknown): string {
  return Array.isArray(noun) ? noun.join('+') : String(noun);
}
