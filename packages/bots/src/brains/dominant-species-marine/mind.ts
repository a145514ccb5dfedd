import { dominantSpeciesMarine, SPECIATION_LIMIT, TRAIT_IDS } from '@clade/dominant-species-marine';
import {
  animalAsked,
  CHAIN,
  CONTROL,
  DISPLAY_SPACES,
  ECOLOGICAL_NICHE,
  HADOPELAGIC,
  hasTrait,
  RETRIEVE,
  SPACE_SET,
  SPECIAL,
  STANDING,
  STATE_WORDS,
  specialsAtHand,
  TARGET,
} from '@clade/dominant-species-marine/packed';
import * as earth from '@clade/earth';
import { animalsInPlay, elementsOf, lowest } from '@clade/earth';
import * as engine from '@clade/engine';
import { type MoveList, moveVerb, operandA, operandB, type Seat, SKIP_VERB, type State } from '@clade/engine';
import { TRAIT_WORTH } from '../../greedy/dominant-species-marine/weights.ts';
import { EarthMind } from '../earth/mind.ts';
import { cardWorth } from './cards.ts';
import { Cycle } from './cycle.ts';
import { MarineEyes, roundsAfter } from './eyes.ts';
import type { Leanings } from './leanings.ts';
import { newTile, stackGain, ventGain } from './spaces.ts';
import { SPREAD } from './weights.ts';

const { ANIMALS, KINDS, OWNER, PAWNS, POINTS, POOL, ROUND, STACK_TOP, TILE } = earth;
const { DEPTH } = engine;

/** Noise of the policy on turns, in points, and how far the first guess about a turn is trusted. */
const TURN_NOISE = 0.3;
const TRUST = 0.5;
/** DSM-6.4 by trait number. */
const TRAITS: readonly number[] = TRAIT_IDS.map((id) => TRAIT_WORTH[id]);
/** What a Retrieve without a pawn on the display is rated. */
const NOTHING_BACK = -50;
/** Steps of the clock in a round. */
const ROUND_STEPS = 64;
/** Turns around the table that a rollout goes. */
const TURNS_AHEAD = 2;

/** Marine as the search sees it. */
export class MarineMind extends EarthMind<MarineEyes> {
  readonly #leanings: Leanings;
  readonly #cycle: Cycle;
  readonly #presence = new Float64Array(5);

  constructor(weights: Float64Array, leanings: Leanings) {
    super(dominantSpeciesMarine, weights, new MarineEyes(leanings), STATE_WORDS, TRUST * TURN_NOISE);
    this.#leanings = leanings;
    this.#cycle = new Cycle(leanings, (s, kind) => this.bestSpeciation(s, kind));
  }

  protected override isTurn(kind: string): boolean {
    return kind === 'turn' || kind === 'animal' || kind === 'trait';
  }

  protected override animalAsked(s: State, seat: Seat): number {
    return animalAsked(s, seat);
  }

  /** DSM-5.10.2, DSM-6.4.7. */
  protected override speciationLimit(s: State, hex: number, kind: number): number {
    const limit = SPECIATION_LIMIT[s[TILE + hex] - 1];
    const owner = s[CONTROL + kind] - 1;
    if (owner < 0 || !hasTrait(s, owner, ECOLOGICAL_NICHE)) return limit;
    return owner === this.eyes.animal ? limit + 1 : limit - 1;
  }

  protected override rateOwn(
    kind: string,
    s: State,
    seat: Seat,
    legal: MoveList,
    out: Float64Array,
  ): boolean {
    const { eyes } = this;
    const w = this.#leanings;
    switch (kind) {
      case 'animal':
        for (let m = 0; m < legal.n; m++) out[m] = -operandA(legal.at[m]);
        return true;
      case 'trait':
        // With Superheroes two are kept, and the second is higher than the first.
        for (let m = 0; m < legal.n; m++) {
          const second = operandB(legal.at[m]);
          out[m] = TRAITS[operandA(legal.at[m])] + (second > 0 ? TRAITS[second] : 0);
        }
        return true;
      case 'exaptation':
      case 'gene-expression':
        for (let m = 0; m < legal.n; m++) out[m] = wayOut(legal, m) ? 0 : TRAITS[operandA(legal.at[m])];
        return true;
      case 'gene-expression-replaced':
        for (let m = 0; m < legal.n; m++) out[m] = -TRAITS[operandA(legal.at[m])];
        return true;
      case 'turn':
      case 'special-space':
        this.#rateTurn(kind, s, legal, out);
        return true;
      case 'regression':
        for (let m = 0; m < legal.n; m++) out[m] = wayOut(legal, m) ? -1 : 0;
        return true;
      case 'adaptation':
        for (let m = 0; m < legal.n; m++)
          out[m] = wayOut(legal, m) ? 0 : eyes.elementGain(eyes.animal, operandA(legal.at[m]), 1);
        return true;
      case 'resilience':
        for (let m = 0; m < legal.n; m++)
          out[m] = wayOut(legal, m) ? 0 : -eyes.elementGain(eyes.animal, operandA(legal.at[m]), -1);
        return true;
      case 'abundance':
      case 'wanderlust-disk':
      case 'habitat-disk':
      case 'terrestrial-disk':
        for (let m = 0; m < legal.n; m++) out[m] = wayOut(legal, m) ? 0 : eyes.bestPut(operandA(legal.at[m]));
        return true;
      case 'autotrophs':
        // What replaces the disk is the next question.
        for (let m = 0; m < legal.n; m++)
          out[m] = wayOut(legal, m) ? 0 : 0.5 + 0.5 * eyes.liftGain(operandA(legal.at[m]));
        return true;
      case 'wanderlust':
        for (let m = 0; m < legal.n; m++)
          out[m] = wayOut(legal, m) ? 0 : stackGain(eyes, s[STACK_TOP + operandA(legal.at[m])] - 1);
        return true;
      case 'wanderlust-hex':
        for (let m = 0; m < legal.n; m++) {
          const hex = operandA(legal.at[m]);
          const gain = this.gainOf(s, seat, legal.at[m]);
          out[m] = gain + newTile(eyes, s, eyes.animal, hex, this.trial[TILE + hex] - 1);
        }
        return true;
      case 'tectonics':
        for (let m = 0; m < legal.n; m++)
          out[m] = wayOut(legal, m) ? 0 : ventGain(eyes, operandA(legal.at[m]));
        return true;
      case 'evolution':
        for (let m = 0; m < legal.n; m++)
          out[m] = wayOut(legal, m) ? 0 : eyes.scoring(operandA(legal.at[m]), w.card);
        return true;
      case 'card':
      case 'bottom-feeder':
      case 'cladogenesis-row':
      case 'cladogenesis-discard':
      case 'ancient-lineage':
        for (let m = 0; m < legal.n; m++)
          out[m] = wayOut(legal, m) ? 0 : cardWorth(eyes, w, operandA(legal.at[m]));
        return true;
      case 'domination':
        for (let m = 0; m < legal.n; m++)
          out[m] = wayOut(legal, m) ? 0 : eyes.takeover(operandA(legal.at[m]));
        return true;
      case 'pack-hunters':
        for (let m = 0; m < legal.n; m++) out[m] = wayOut(legal, m) ? 0 : eyes.value(operandA(legal.at[m]));
        return true;
      case 'asteroid-tile':
      case 'mass-exodus-tile':
      case 'solar-radiation-tile':
      case 'trophic-cascade-tile':
      case 'omnivore-tile':
        // What others have there is lost, and what we have.
        for (let m = 0; m < legal.n; m++)
          out[m] = wayOut(legal, m) ? 0 : -0.5 * eyes.at(operandA(legal.at[m]));
        return true;
      case 'terrestrial-tile':
        for (let m = 0; m < legal.n; m++)
          out[m] = wayOut(legal, m) ? 0 : eyes.cubeGain(operandA(legal.at[m]), eyes.animal, 4);
        return true;
      default:
        return false;
    }
  }

  #rateTurn(kind: string, s: State, legal: MoveList, out: Float64Array): void {
    const cycle = this.#cycle;
    cycle.read(this.eyes);
    for (let m = 0; m < legal.n; m++) {
      const move = legal.at[m];
      switch (moveVerb(move)) {
        case RETRIEVE:
          out[m] = TRUST * this.#retrieve(s);
          break;
        case SPECIAL:
          out[m] = TRUST * cycle.bestSpecial();
          break;
        default: {
          const worth = cycle.place(operandA(move), kind === 'special-space');
          out[m] = worth < -500 ? worth : TRUST * worth;
        }
      }
    }
  }

  /** DSM-5.3: a Retrieve brings back the pawns; with Hadopelagic and all pawns out it is followed by a turn. */
  #retrieve(s: State): number {
    const cycle = this.#cycle;
    // A Retrieve of nothing is a turn given away, and all could give theirs away for ever.
    if (cycle.standing === 0) return NOTHING_BACK;
    if (cycle.pawns + cycle.specials > 0) return 0;
    return hasTrait(s, this.eyes.animal, HADOPELAGIC) ? cycle.turn : 0;
  }

  protected override measureAnimal(s: State, animal: number, out: Float64Array): void {
    out.fill(0);
    out[0] = s[POINTS + animal];
    if (s[DEPTH] === 0) return;
    const rounds = roundsAfter(s, this.#leanings.cardsPerRound);
    const root = Math.sqrt(rounds);
    const more = Math.min(1, rounds);
    const { eyes } = this;
    eyes.look(s, s[OWNER + animal], animal);
    const presence = this.#presence;
    eyes.presence(animal, presence);
    const survival = eyes.survivalOf(animal);
    let targets = 0;
    let specials = 0;
    for (let k = 0; k < KINDS; k++) {
      if (s[CONTROL + k] !== animal + 1) continue;
      targets += s[TARGET + k];
      specials++;
    }
    let last = -1;
    let standing = 0;
    for (let i = 0; i < SPACE_SET; i++) {
      for (let rest = s[STANDING + animal * SPACE_SET + i]; rest !== 0; rest &= rest - 1) {
        const space = i * 32 + lowest(rest);
        standing++;
        if (space < DISPLAY_SPACES) last = Math.max(last, space);
      }
    }
    let hand = s[PAWNS + animal];
    for (let rest = specialsAtHand(s, animal); rest !== 0; rest &= rest - 1) hand++;
    out[1] = presence[0];
    out[2] = presence[0] * root;
    out[3] = presence[1] * root;
    out[4] = presence[2] * root;
    out[5] = presence[3] * root;
    out[6] = elementsOf(s, animal) * root;
    out[7] = Math.min(12, s[POOL + animal]) * more;
    out[8] = targets;
    out[9] = specials * root;
    out[10] = presence[4];
    out[11] = (hand + standing - specials) * root;
    out[12] = hand;
    out[13] = ((DISPLAY_SPACES - 1 - last) / DISPLAY_SPACES) * Math.min(4, s[PAWNS + animal]);
    out[14] = survival;
    out[15] = survival * root;
    out[16] = rounds;
  }

  spread(s: State): number {
    if (s[DEPTH] === 0) return SPREAD[0];
    return SPREAD[Math.min(1 + Math.round(roundsAfter(s, this.#leanings.cardsPerRound)), SPREAD.length - 1)];
  }

  /** Rounds, and in them about a step for each turn: pawns on the display, all of them once an animal has retrieved. */
  clock(s: State): number {
    let steps = 0;
    for (let a = 0; a < ANIMALS; a++) {
      if (s[OWNER + a] < 0) continue;
      let out = 0;
      for (let w = 0; w < SPACE_SET; w++)
        for (let rest = s[STANDING + a * SPACE_SET + w]; rest !== 0; rest &= rest - 1) out++;
      steps += s[CHAIN + a] === 0 ? out : s[PAWNS + a] + out + 1;
    }
    return s[ROUND] * ROUND_STEPS + Math.min(ROUND_STEPS - 1, steps);
  }

  horizon(s: State, far: number): number {
    return far * TURNS_AHEAD * Math.max(2, animalsInPlay(s));
  }

  share(s: State, seat: Seat): number {
    switch (this.kindOf(s, seat)) {
      case 'turn':
        return 0.6;
      case 'animal':
      case 'trait':
        return 0.3;
      case 'migration':
      case 'speciation-cubes':
      case 'arrivals':
      case 'competition':
        return 0.15;
      default:
        return 0.25;
    }
  }
}

function wayOut(legal: MoveList, m: number): boolean {
  return moveVerb(legal.at[m]) >= SKIP_VERB;
}
