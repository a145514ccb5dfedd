import type { SpeciesScene } from '@clade/board/evolution';
import type { Seat } from '@clade/engine';
import { type Place, sizes } from '@clade/evolution';
import { figureName } from '../speech.ts';
import type { Deed } from './deeds.ts';
import { speciesScene } from './species.ts';
import type { Stage } from './stage.ts';
import { sayDeed } from './tags.ts';

/** A species of the focus strip: whose it is and how it stands now; without a board it has died out. */
export interface LiveSpecies {
  readonly name: string;
  readonly seat?: Seat;
  readonly board?: SpeciesScene;
}

/** What others do, for a phone: who acts, on whom, the comparison, and what else changes. */
export interface LiveScene {
  readonly actor: LiveSpecies;
  readonly target?: LiveSpecies;
  /** "6 > 1", where it is still known. */
  readonly compared?: string;
  readonly changes: readonly {
    readonly key: number;
    readonly name: string;
    readonly text: string;
    readonly tone: Deed['state'];
  }[];
}

const FIRST: readonly Deed['state'][] = ['acting', 'attacked', 'lost', 'gained', 'plain'];
/** There is room for so many changes; the rest is in the log. */
const MOST = 4;

/** Undefined when nothing was done to any species. */
export function liveScene(stage: Stage): LiveScene | undefined {
  const { deeds } = stage;
  const [arc] = deeds.arcs;
  const done = [...deeds.by].sort(([, a], [, b]) => FIRST.indexOf(a.state) - FIRST.indexOf(b.state));
  const from = arc?.from ?? done[0]?.[0];
  if (from === undefined) return undefined;
  const places = placesOf(stage);
  const live = (figure: number): LiveSpecies => {
    const place = places.get(figure);
    const name = figureName(stage, figure);
    if (place === undefined) return { name };
    return { name, seat: place.seat, board: speciesScene(stage, place.seat, place.species, 'M') };
  };
  const compared = arc && comparison(stage, places.get(arc.from), places.get(arc.to));
  return {
    actor: live(from),
    ...(arc ? { target: live(arc.to) } : {}),
    ...(compared ? { compared } : {}),
    changes: done
      .filter(([figure]) => figure !== from && figure !== arc?.to)
      .slice(0, MOST)
      .map(([key, { what, state }]) => ({
        key,
        name: figureName(stage, key),
        text: sayDeed(stage, what),
        tone: state,
      })),
  };
}

function placesOf({ figures }: Stage): ReadonlyMap<number, Place> {
  return new Map(
    figures.rows.flatMap((row, seat) =>
      row.map((figure, species): [number, Place] => [figure, { seat, species }]),
    ),
  );
}

/** The view is of after the attack: where a loss has changed the sizes, they are not shown. */
function comparison(stage: Stage, from: Place | undefined, to: Place | undefined): string | undefined {
  if (from === undefined || to === undefined) return undefined;
  const { attack } = sizes(stage.choice.known, from);
  const { defence } = sizes(stage.choice.known, to);
  return attack > defence ? stage.say('evo.tag.attack', { attack, defence }) : undefined;
}
