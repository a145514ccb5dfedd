import type { Choice } from './choice.ts';
import type { Spot } from './spots.ts';
import type { EarthStage } from './stage.ts';

/**
 * Parts of a scene that stay as they are while a hand passes over the table. A table is drawn again for every look of a
 * hand, and nearly all of it is as it was.
 */

/** What a part may hang on, besides the choice and what is pointed at. */
const ABOUT = [
  'snapshot',
  'view',
  'base',
  'line',
  'past',
  'replay',
  'overlay',
  'scoring',
  'say',
  'names',
  'phone',
] as const;
type About = Pick<EarthStage<unknown>, (typeof ABOUT)[number]>;

interface Part {
  readonly made: unknown;
  /** Spots whose state it shows. */
  readonly spots: ReadonlySet<Spot>;
}

const KEPT = new WeakMap<Choice, { readonly about: About; readonly parts: Map<string, Part> }>();

/** Spots that are asked about while a part is made. */
let noted: Set<Spot> | undefined;

export function noteSpot(spot: Spot): void {
  noted?.add(spot);
}

/** Makes a part of the scene, or finds it as it was made before: anew only when the pointer is at something in it. */
export function keptScene<T>(stage: EarthStage<unknown>, key: string, make: () => T): T {
  let entry = KEPT.get(stage.choice);
  if (entry === undefined || ABOUT.some((name) => entry?.about[name] !== stage[name])) {
    entry = { about: stage, parts: new Map() };
    KEPT.set(stage.choice, entry);
  }
  const known = entry.parts.get(key);
  if (known && !isLookedAt(stage, known.spots)) return known.made as T;
  const outer = noted;
  const spots = new Set<Spot>();
  noted = spots;
  const made = make();
  noted = outer;
  if (!isLookedAt(stage, spots)) entry.parts.set(key, { made, spots });
  return made;
}

/** Is one of these below the pointer? */
function isLookedAt({ choice, turn }: EarthStage<unknown>, spots: ReadonlySet<Spot>): boolean {
  const looked = turn?.considered?.move;
  if (looked === undefined || looked === turn?.waiting) return false;
  for (const spot of spots) if (choice.open.get(spot)?.includes(looked)) return true;
  return false;
}
