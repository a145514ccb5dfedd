import { CONTROL, hasTrait, specialsAtHand, TARGET } from '@clade/dominant-species-marine/packed';
import * as earth from '@clade/earth';
import { elementsOf } from '@clade/earth';
import type { State } from '@clade/engine';
import * as engine from '@clade/engine';
import { type MarineEvaluation, roundsAfter } from './evaluation.ts';

const { ANIMALS, KINDS, OWNER, PAWNS, POINTS, POOL } = earth;
const { A, B, DEPTH, FRAMES } = engine;

/** Register B of the program of turns while a pawn or its space is being chosen. */
const CHOOSING = 1;

const presence = new Float64Array(5);

/** The features of an animal, in the order of features.ts. */
export function measure(
  s: State,
  animal: number,
  evaluation: MarineEvaluation,
  cardsPerRound: number,
  out: Float64Array,
): void {
  out.fill(0);
  out[0] = s[POINTS + animal];
  if (s[DEPTH] === 0) return;
  const rounds = roundsAfter(s, cardsPerRound);
  const more = rounds > 0 ? 1 : 0;
  evaluation.survey(s, animal);
  evaluation.presence(animal, presence);
  let targets = 0;
  let specials = 0;
  for (let k = 0; k < KINDS; k++) {
    if (s[CONTROL + k] !== animal + 1) continue;
    targets += s[TARGET + k];
    specials++;
  }
  let traits = 0;
  const { worth } = evaluation.traits;
  for (let t = 0; t < worth.length; t++) if (hasTrait(s, animal, t)) traits += worth[t];
  let hand = s[PAWNS + animal];
  for (let rest = specialsAtHand(s, animal); rest !== 0; rest &= rest - 1) hand++;
  const pool = Math.min(12, s[POOL + animal]) * Math.min(1, rounds);
  const elements = elementsOf(s, animal);
  out[1] = s[POINTS + animal] * rounds;
  out[2] = presence[0];
  out[3] = presence[0] * rounds;
  out[4] = presence[1] * more;
  out[5] = presence[1] * rounds;
  out[6] = presence[2] * more;
  out[7] = presence[2] * rounds;
  out[8] = presence[3] * more;
  out[9] = presence[3] * rounds;
  out[10] = elements * more;
  out[11] = elements * rounds;
  out[12] = pool;
  out[13] = pool * rounds;
  out[14] = targets;
  out[15] = targets * rounds;
  out[16] = specials * more;
  out[17] = presence[4];
  out[18] = hand;
  out[19] = hand * rounds;
  out[20] = evaluation.survivalOf(animal);
  out[21] = traits * more;
  out[22] = turnsBefore(s, animal);
  out[23] = rounds;
}

/** DSM-5.1.1: animals whose turn comes before the next one of an animal; turns go up the food chain. */
function turnsBefore(s: State, animal: number): number {
  const acting = s[FRAMES + A];
  // Whoever is in the middle of a turn comes last.
  const first = s[FRAMES + B] <= CHOOSING ? acting : acting - 1;
  let before = 0;
  for (let i = 0; i < ANIMALS; i++) {
    const a = (first - i + ANIMALS) % ANIMALS;
    if (a === animal) return before;
    if (s[OWNER + a] >= 0) before++;
  }
  return before;
}
