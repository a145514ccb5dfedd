import { bonus, CARD_IDS, dominantSpecies, SCORING } from '@clade/dominant-species';
import {
  animalAsked,
  FIRST_SPACE,
  GLACIATION_SPACES,
  ICE_AGE_TAKEN,
  phaseOf,
  SPACE,
  STATE_WORDS,
  TRACK,
  WASTELAND_BOX,
} from '@clade/dominant-species/packed';
import * as earth from '@clade/earth';
import { elementsOf, tilesBeside } from '@clade/earth';
import * as engine from '@clade/engine';
import { type MoveList, moveVerb, operandA, operandB, packMove, type Rng, SKIP_VERB, type Seat, type State } from '@clade/engine';
import { EarthMind } from '../earth/mind.ts';
import { cardWorth } from './cards.ts';
import { DsEyes, roundsAfter } from './eyes.ts';
import type { Leanings } from './leanings.ts';
import { arrivals, limitOn, SpaceWorth, wasteGain } from './spaces.ts';
import { SPREAD } from './weights.ts';

const { ANIMALS, BOXED_PAWNS, KINDS, OWNER, PAWNS, PLACE, PLAYERS, POINTS, POOL, ROUND, STACK_TOP } = earth;
const { DEPTH } = engine;

/** DS-4.1.1: animals as they fare best when greedy plays them all. */
const FAVOURITES: readonly number[] = [0, -3, -4, -5, -2, -1];
/** Noise of the policy on placements, in points, and how far the first guess about a placement is trusted. */
const PLACEMENT_NOISE = 2;
const TRUST = 0.5;
