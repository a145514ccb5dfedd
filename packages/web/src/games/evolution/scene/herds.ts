import type { HerdScene, SpeciesScene } from '@clade/board/evolution';
import type { Seat } from '@clade/engine';
import type { PlayerView, Species } from '@clade/evolution';
import { figureAt } from '@clade/wording/evolution';
import { plainList } from '../../../text/phrase.tsx';
import { crowded, type Herd, type Row, roomy } from '../layout.ts';
import { linksOf } from './links.ts';
import { type Stage, speciesKey } from './stage.ts';
import { standingOf } from './tags.ts';

/** Alike neighbours become a herd from so many on; where boards would be too narrow, two are enough. */
const MANY = 3;
const FEW = 2;

/**
 * A row as it can be drawn in this width: which neighbours stand as one herd. Where there is room nobody does: one sees
 * and reaches a board sooner than a cell. A herd opens when one of its species may be
 * chosen; where there is no room for that, its cells are the choice.
 */
export function rowOf(stage: Stage, seat: Seat, width: number): Row {
  const { length: species } = (stage.view.players[seat] as PlayerView).species;
  if (roomy(width, species)) return { species, herds: [] };
  const runs = runsOf(stage, seat);
  const ways = [
    runs.filter(({ count, open }) => count >= MANY && !open),
    runs.filter(({ count }) => count >= MANY),
    runs.filter(({ count }) => count >= FEW),
  ].map((herds): Row => ({ species, herds }));
  return ways.find((row) => !crowded(width, row)) ?? (ways.at(-1) as Row);
}

/** A row of thumbnails: alike neighbours are one only where there are more species than fit. */
export function thumbRow(stage: Stage, seat: Seat, fits: number): Row {
  const { length: species } = (stage.view.players[seat] as PlayerView).species;
  return { species, herds: species > fits ? runsOf(stage, seat) : [] };
}

/** Neighbours that are alike with nothing between them, as far as none of them stands out. */
function runsOf(stage: Stage, seat: Seat): Herd[] {
  const { species } = stage.view.players[seat] as PlayerView;
  const linked = new Set(linksOf(stage, seat).map(({ gap }) => gap));
  const runs: Herd[] = [];
  let from = 0;
  for (let place = 1; place <= species.length; place++) {
    const goesOn =
      place < species.length &&
      !linked.has(place - 1) &&
      alike(species[place - 1] as Species, species[place] as Species) &&
      !standsOut(stage, seat, place - 1) &&
      !standsOut(stage, seat, place);
    if (goesOn) continue;
    const count = place - from;
    if (count >= FEW) {
      const places = Array.from({ length: count }, (_, i) => from + i);
      runs.push({ from, count, open: places.some((i) => isOpen(stage, seat, i)) });
    }
    from = place;
  }
  return runs;
}

/** Equal in everything that a board shows but food. What lies face-down may be anything. */
function alike(a: Species, b: Species): boolean {
  return (
    a.bodySize === b.bodySize &&
    a.population === b.population &&
    a.fat === b.fat &&
    a.traits.length === b.traits.length &&
    a.traits.every(
      ({ id, faceDown }) =>
        id !== undefined &&
        b.traits.some((other) => other.id === id && (other.faceDown ?? false) === (faceDown ?? false)),
    )
  );
}

/** It acts, is hit or is chosen: it has a board of its own. */
function standsOut(stage: Stage, seat: Seat, place: number): boolean {
  if (speciesKey(figureAt(stage.figures, seat, place)) === stage.opened) return true;
  const { state } = standingOf(stage, seat, place, 'S');
  return state !== 'plain' && state !== 'gained' && !CELLS.has(state);
}

/** States that a cell can show. */
const CELLS: ReadonlySet<string> = new Set(['legal', 'own', 'refused', 'holds']);

function isOpen(stage: Stage, seat: Seat, place: number): boolean {
  const { state, pressed } = standingOf(stage, seat, place, 'S');
  return pressed === 'open' || state === 'holds';
}

/** What a herd of a row says; `species` are the scenes of the whole row. */
export function herdScene(
  { say, view }: Stage,
  species: readonly SpeciesScene[],
  { from, count }: Herd,
  across: number,
): HerdScene {
  const members = species.slice(from, from + count);
  const names = members.map(({ name }) => name.genus);
  const fed = members.filter(({ food }) => food.eaten >= food.needed).length;
  return {
    from,
    count,
    across,
    name: names.join(', '),
    times: say('evo.herd.times', { n: count }),
    each: say('evo.herd.each'),
    bare: say('evo.herd.no-traits'),
    ...(view.phase === 'feeding' ? { fed: say('evo.herd.fed', { fed, n: count }) } : {}),
    // Two herds of one size are told apart by their members.
    label: `${plainList(say, names)}: ${say('evo.herd.label', { n: count })}`,
  };
}

/** A species that shows its places only on a board of its own: in a herd a press opens it, and a drop is taken. */
export function inHerd(stage: Stage, scene: SpeciesScene, place: number): SpeciesScene {
  const places = scene.growth !== undefined || scene.places.some(({ target }) => target !== undefined);
  if (!places) return scene;
  const { growth: _, ...rest } = scene;
  return {
    ...rest,
    places: scene.places.map(({ target: __, ...other }) => other as (typeof scene.places)[number]),
    target: { id: `open:${place}`, label: stage.say('evo.herd.open', { name: scene.label }) },
  };
}
