import { MAP, type MarineView } from '@clade/dominant-species-marine';
import type { Wire } from '@clade/engine';
import type { Snapshot } from '../../table/table.ts';
import type { EarthGame } from '../earth/game.ts';
import { earthMap } from '../earth/places.ts';
import { EARTH_VERBS, type Verbs } from '../earth/spots.ts';
import { nounName } from './nouns.ts';
import { pawnThreats } from './threats.ts';

/** Nouns of the verbs of Marine. */
const VERBS: Verbs = {
  ...EARTH_VERBS,
  keep: ['trait'],
  'keep-two': ['trait', 'trait'],
  trait: ['trait'],
  drop: ['trait'],
  retrieve: [],
  special: ['pawn'],
  use: [],
  settle: ['place'],
  lose: ['kind', 'place'],
  swap: ['corner'],
  exchange: ['kind'],
  vent: ['hex'],
  side: ['side'],
  source: ['source'],
  control: ['kind'],
  protect: ['kind'],
  tile: ['hex'],
  spare: ['animal'],
  send: ['animal', 'hex', 'count'],
  return: ['hex', 'animal'],
  terrain: ['terrain'],
  lift: ['corner'],
  feed: ['kind', 'box'],
};

export const MARINE: EarthGame = {
  prefix: 'm',
  map: earthMap(MAP),
  verbs: VERBS,
  counted: {
    'speciation-cubes': 'most',
    arrivals: 'none',
    'mass-exodus': 'none',
    'profligate-carnivore-cubes': 'most',
    'terrestrial-cubes': 'most',
  },
  leading: new Set(['speciation', 'mass-exodus-tile', 'terrestrial-corner']),
  gathered: new Set([
    'migration',
    'competition',
    'fecundity',
    'profligate-carnivore',
    'solar-radiation-cube',
    'trophic-cascade-disk',
  ]),
  fits,
  threats: pawnThreats,
  word: nounName,
};

const SPECIAL_COMPETITION = 'competition-4';

/** An answer that was legal at first and that is still there to be given: no cube and no disk is used twice. */
function fits(run: readonly Wire[], move: Wire, now: Snapshot): boolean {
  const view = now.view as MarineView;
  const cubes = (hex: unknown, animal: string): number =>
    (view.tiles.find((tile) => tile.hex === hex)?.cubes as Readonly<Record<string, number>>)?.[animal] ?? 0;
  const [verb, a, b] = move;
  switch (verb) {
    case 'move': {
      const animal = view.asked?.animal ?? '';
      const gone = run.filter(([, from]) => from === a).length;
      const come = run.filter(([, , to]) => to === a).length;
      // Cubes that have just arrived stay (DSM-5.13.2).
      return cubes(a, animal) + gone - come > gone;
    }
    case 'eliminate':
    case 'return':
      return cubes(a, String(b)) > 0 && (now.decision?.kind !== 'competition' || competes(run, move, now));
    case 'remove':
      return view.corners.some(({ corner }) => corner === a);
    case 'add':
      return !run.some(([, hex]) => hex === a);
    default:
      return false;
  }
}

/** DSM-5.14: a space with a number takes cubes of one tile, the special one of two. */
function competes(run: readonly Wire[], move: Wire, now: Snapshot): boolean {
  const space = now.draft.moves.findLast(([verb]) => verb === 'place')?.[1];
  return space === SPECIAL_COMPETITION || run.every(([, hex]) => hex === move[1]);
}
