import * as earth from '@clade/earth';
import { notAsked } from '@clade/earth';
import * as engine from '@clade/engine';
import { defineOp, operandA, pop } from '@clade/engine';
import { placePawn } from '../pawns.ts';
import { refuseSpace } from '../refusals.ts';
import * as state from '../state.ts';
import { vacantSpaces } from '../vacant.ts';
import { WORLD } from '../world.ts';

const { ANIMALS, OWNER, PAWNS, PLACE } = earth;
const { A, C, SEAT } = engine;
const { TRACK } = state;

/**
 * DS-5.2: along the initiative track, round and round, every animal with a pawn places one. Register A is the animal to
 * place, C its place on the track.
 */
export const planning = defineOp({
  name: 'planning',
  step(s, f) {
    let place = s[f + C];
    for (let i = 0; i < ANIMALS; i++, place++) {
      // DS-4.1.2: the markers have no gaps, so the first empty place is behind the last marker.
      if (place === ANIMALS || s[TRACK + place] === 0) place = 0;
      const animal = s[TRACK + place] - 1;
      if (s[PAWNS + animal] === 0) continue; // DS-5.2.2
      s[f + A] = animal;
      s[f + C] = place;
      s[f + SEAT] = s[OWNER + animal];
      return false;
    }
    pop(s);
    return true;
  },
  decision: (_s, _f, seat) => ({
    seat,
    kind: 'placement',
    rule: 'DS-5.2.1',
    source: 'planning',
    optional: false,
    group: 0,
  }),
  moves(s, _f, _seat, out) {
    vacantSpaces(s, 0, out);
  },
  take(s, f, _seat, move, emit) {
    placePawn(s, s[f + A], operandA(move), 'DS-5.2.1', emit);
    s[f + C]++;
  },
  explain(s, _f, _seat, move) {
    return notAsked(WORLD, move, PLACE, 'DS-5.2.3') ?? refuseSpace(s, operandA(move), 'DS-5.2.5');
  },
});
