import { MAP } from '@clade/dominant-species';
import type { Key } from '../../text/text.tsx';
import type { EarthGame } from '../earth/game.ts';
import { earthMap } from '../earth/places.ts';
import { fitsRun } from '../earth/seen.ts';
import { EARTH_VERBS } from '../earth/spots.ts';
import { COMPETITION } from './competition.ts';

/** Dominant Species as the shared gestures see it. */
export const GAME: EarthGame = {
  prefix: 'ds',
  map: earthMap(MAP),
  verbs: {
    ...EARTH_VERBS,
    use: [],
    protect: ['kind'],
    discard: ['kind'],
    glaciate: ['hex'],
    tile: ['hex'],
    keep: ['corner'],
    spare: ['animal'],
    lose: ['kind'],
    replace: ['animal', 'hex'],
    'give-up': ['kind'],
    send: ['animal', 'hex', 'count'],
    save: ['hex'],
  },
  counted: {
    'speciation-cubes': 'most',
    'aquatic-cubes': 'most',
    'hibernation-cubes': 'most',
    arrivals: 'none',
    'mass-exodus': 'none',
  },
  leading: new Set(['speciation', 'aquatic-corner', 'hibernation-tile', 'mass-exodus-tile']),
  gathered: new Set(['migration', 'fecundity', 'evolution']),
  bundled: { competition: COMPETITION },
  fits: (run, move, now) =>
    // Evolution names each animal once (DS-6.9.1).
    move[0] === 'replace' ? !run.some((other) => other[1] === move[1]) : fitsRun(run, move, now),
  word: (say, _kind, name) => say(`ds.loss.${name}` as Key),
};
