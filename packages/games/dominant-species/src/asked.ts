import { topOpFrom } from '@clade/earth';
import { A, C, D, DEPTH, FRAME_WORDS, FRAMES, OP, type State, top } from '@clade/engine';
import { CARD_IDS } from './card-ids.ts';
import { OPS } from './phases/index.ts';
import { CARD_OP, CHOOSING_OP, EXTINCTION_OP, PLANNING_OP } from './phases/ops.ts';

export type Phase = 'choosing' | 'planning' | 'execution' | 'extinction' | 'over';

/** Address of the frame right above the round's, which says the phase. */
const PHASE_FRAME = FRAMES + FRAME_WORDS;

export function phaseOf(s: State): Phase {
  if (s[DEPTH] === 0) return 'over';
  if (s[FRAMES + OP] === CHOOSING_OP) return 'choosing';
  switch (s[PHASE_FRAME + OP]) {
    case PLANNING_OP:
      return 'planning';
    case EXTINCTION_OP:
      return 'extinction';
    default:
      return 'execution';
  }
}

/** Place in the programme of what is being executed or was the last; -1 outside of Execution. */
export function cursorOf(s: State): number {
  return phaseOf(s) === 'execution' ? s[PHASE_FRAME + C] - 1 : -1;
}

/** The animal that the present question is about; -1 when nobody is asked, or an animal is still to be chosen. */
export function animalAsked(s: State): number {
  if (s[DEPTH] === 0 || s[FRAMES + OP] === CHOOSING_OP) return -1;
  const f = top(s);
  switch (OPS[s[f + OP]].decision(s, f, 0).kind) {
    case 'arrivals':
      return Math.floor(s[f + D] / 6);
    case 'disease':
    case 'immigrants':
      return s[f + C];
    case 'card':
      return s[f + D] - 1;
    default:
      return s[f + A];
  }
}

/** The card that is being carried out; -1 without one. */
export function cardAsked(s: State): number {
  return topOpFrom(s, CARD_OP, CARD_IDS.length);
}
