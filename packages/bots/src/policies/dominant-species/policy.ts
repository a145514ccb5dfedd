import { bonus, dominantSpecies, SCORING } from '@clade/dominant-species';
import {
  animalAsked,
  FIRST_SPACE,
  phaseOf,
  REGRESSION_BOX,
  SECTION_OF,
  SPACE,
  SPACES,
  STATE_WORDS,
  TRACK,
  WASTELAND_BOX,
} from '@clade/dominant-species/packed';
import * as earth from '@clade/earth';
import { disksAround, elementsOf, tilesBeside } from '@clade/earth';
import * as engine from '@clade/engine';
import {
  type Move,
  type MoveList,
  moveVerb,
  operandA,
  packMove,
  type Rng,
  type Seat,
  SKIP_VERB,
  type State,
  top,
} from '@clade/engine';
import { type Tier, TOP_TIER } from '../../search/policy.ts';
import { cascade, colonise, exodus, impact } from '../earth/effects.ts';
import { EarthPolicy } from '../earth/policy.ts';
import { cardWorth } from './cards.ts';
import { disksOf } from './elements.ts';
import { DsEvaluation, PRESENCE, roundsAfter } from './evaluation.ts';
import { COUNT, FIRST_ANIMAL } from './features.ts';
import type { PolicyParams } from './params.ts';
import { arrivals, limitOn, SpaceWorth, wasteGain } from './spaces.ts';
import { SPREAD } from './weights.ts';

const { ANIMALS, HAS, KINDS, OWNER, PAWNS, PLACE, POINTS, POOL, ROUND, STACK_TOP, TILE } = earth;
const { A, DEPTH } = engine;

/** DS-4.1.1: animals as they fare best when greedy plays them all. */
const FAVOURITES: readonly number[] = [0, -3, -4, -5, -2, -1];
/** Noise of the policy on placements, in points, and how far the first guess about a placement is trusted. */
const PLACEMENT_NOISE = 0.7;
const TRUST = 0.2;
const GLACIATION = 6;

/** Dominant Species as the search sees it. */
export class DsPolicy extends EarthPolicy<DsEvaluation> {
  readonly #params: PolicyParams;
  readonly #spaces: readonly SpaceWorth[];
  readonly #read = new Uint8Array(ANIMALS);
  readonly #presence = new Float64Array(PRESENCE);

  constructor(weights: Float64Array, params: PolicyParams) {
    super(dominantSpecies, weights, new DsEvaluation(params), STATE_WORDS, TRUST * PLACEMENT_NOISE);
    this.#params = params;
    const best = (s: State, kind: number): number => this.bestSpeciation(s, kind);
    this.#spaces = Array.from({ length: ANIMALS }, () => new SpaceWorth(params, best));
  }

  protected override isTurn(kind: string): boolean {
    return kind === 'placement' || kind === 'animal';
  }

  /** The best alone search more than where pawns go: what they do there, cards above all. */
  tierFor(s: State, seat: Seat): Tier {
    const kind = this.kindOf(s, seat);
    return this.isTurn(kind) || kind === 'initiative-space' || kind === 'instinct' ? 1 : TOP_TIER;
  }

  protected override animalAsked(s: State): number {
    return animalAsked(s);
  }

  protected override speciationLimit(s: State, hex: number): number {
    return limitOn(s, hex);
  }

  /** Pawns are placed by one look at Earth, which does not change meanwhile: all of them, whoever comes next. */
  override advance(s: State, seat: Seat, rng: Rng): void {
    if (this.kindOf(s, seat) !== 'placement') {
      super.advance(s, seat, rng);
      return;
    }
    this.#read.fill(0);
    const round = s[ROUND];
    while (s[DEPTH] > 0 && s[ROUND] === round && phaseOf(s) === 'planning') {
      const animal = s[top(s) + A];
      const owner = s[OWNER + animal];
      if (this.#read[animal] === 0) {
        this.#read[animal] = 1;
        this.evaluation.look(s, owner, animal);
        this.#spaces[animal].read(this.evaluation);
      }
      this.game.apply(s, owner, packMove(PLACE, this.#bestSpace(s, animal, owner, rng)));
    }
  }

  /** The best vacant space with some noise, which is the same in one world whatever else happens. */
  #bestSpace(s: State, animal: number, owner: Seat, rng: Rng): number {
    const spaces = this.#spaces[animal];
    const salt = rng.words[0] ^ Math.imul(owner + 1 + 8 * s[PAWNS + animal], 0x9e3779b1);
    let best = -1;
    let found = Number.NEGATIVE_INFINITY;
    for (let space = 0; space < SPACES; space++) {
      if (s[SPACE + space] !== 0) continue;
      let x = Math.imul(space ^ salt, 0x85ebca6b);
      x = Math.imul(x ^ (x >>> 15), 0xc2b2ae35);
      const noise = PLACEMENT_NOISE * ((x >>> 8) / 0x1000000);
      const worth = (space === 0 ? spaces.initiative(s) : spaces.at(s, space)) + noise;
      if (worth <= found) continue;
      found = worth;
      best = space;
    }
    return best;
  }

  protected override rateOwn(
    kind: string,
    s: State,
    seat: Seat,
    legal: MoveList,
    out: Float64Array,
  ): boolean {
    const { evaluation } = this;
    const w = this.#params;
    switch (kind) {
      case 'animal':
        for (let m = 0; m < legal.n; m++) out[m] = FAVOURITES[operandA(legal.at[m])];
        return true;
      case 'placement':
      case 'initiative-space':
      case 'instinct':
        this.#ratePlacement(kind, s, legal, out);
        return true;
      case 'initiative':
        for (let m = 0; m < legal.n; m++) out[m] = moveVerb(legal.at[m]) >= SKIP_VERB ? -3 : 0;
        return true;
      case 'adaptation':
        this.#rateKinds(legal, out, (k) => evaluation.elementGain(evaluation.animal, k, 1));
        return true;
      case 'protection':
        this.#rateKinds(legal, out, (k) => -evaluation.elementGain(evaluation.animal, k, -1));
        return true;
      case 'abundance':
      case 'habitat-disk':
      case 'wanderlust-disk':
      case 'aquatic-disk':
        this.#rateKinds(legal, out, (k) => evaluation.bestPut(k));
        return true;
      case 'wasteland':
        this.#rateKinds(legal, out, (k) => (s[WASTELAND_BOX + k] === 1 ? -wasteGain(evaluation, k) : 0));
        return true;
      case 'wanderlust':
        for (let m = 0; m < legal.n; m++)
          out[m] =
            moveVerb(legal.at[m]) >= SKIP_VERB
              ? -3
              : 0.15 * SCORING[s[STACK_TOP + operandA(legal.at[m])] - 1][0];
        return true;
      case 'wanderlust-hex':
        for (let m = 0; m < legal.n; m++) {
          const hex = operandA(legal.at[m]);
          const gain = this.gainOf(s, seat, legal.at[m]);
          out[m] =
            gain +
            evaluation.stakes[evaluation.animal] * bonus(tilesBeside(s, hex)) +
            arrivals(s, evaluation.animal, hex);
        }
        return true;
      case 'domination':
        for (let m = 0; m < legal.n; m++)
          out[m] = moveVerb(legal.at[m]) >= SKIP_VERB ? 0 : evaluation.scoring(operandA(legal.at[m]));
        return true;
      case 'card':
        for (let m = 0; m < legal.n; m++) out[m] = cardWorth(evaluation, w, operandA(legal.at[m]));
        return true;
      case 'catastrophe-tile':
        for (let m = 0; m < legal.n; m++) out[m] = impact(evaluation, operandA(legal.at[m]));
        return true;
      case 'mass-exodus-tile':
        for (let m = 0; m < legal.n; m++) out[m] = exodus(evaluation, operandA(legal.at[m]));
        return true;
      case 'blight-tile':
        for (let m = 0; m < legal.n; m++) {
          const hex = operandA(legal.at[m]);
          out[m] = cascade(evaluation, hex, disksAround(s, hex) - 1);
        }
        return true;
      case 'hibernation-tile':
        for (let m = 0; m < legal.n; m++)
          out[m] = evaluation.cubeGain(operandA(legal.at[m]), evaluation.animal, 4);
        return true;
      case 'aquatic-tile':
        for (let m = 0; m < legal.n; m++) out[m] = colonise(evaluation, operandA(legal.at[m]));
        return true;
      case 'immigrants':
        // A pawn is gone for good.
        for (let m = 0; m < legal.n; m++)
          out[m] =
            operandA(legal.at[m]) === KINDS ? -w.pawn * evaluation.rounds : this.gainOf(s, seat, legal.at[m]);
        return true;
      case 'save':
        for (let m = 0; m < legal.n; m++)
          out[m] =
            moveVerb(legal.at[m]) >= SKIP_VERB
              ? 0
              : 0.5 + 0.05 * SCORING[s[TILE + operandA(legal.at[m])] - 1][0];
        return true;
      default:
        return false;
    }
  }

  #rateKinds(legal: MoveList, out: Float64Array, gain: (kind: number) => number): void {
    for (let m = 0; m < legal.n; m++)
      out[m] = moveVerb(legal.at[m]) >= SKIP_VERB ? 0 : gain(operandA(legal.at[m]));
  }

  #ratePlacement(kind: string, s: State, legal: MoveList, out: Float64Array): void {
    const spaces = this.#spaces[this.evaluation.animal];
    spaces.read(this.evaluation);
    for (let m = 0; m < legal.n; m++) {
      const space = operandA(legal.at[m]);
      let worth = space === 0 ? spaces.initiative(s) : spaces.at(s, space);
      // DS-6.17: behind the cursor the pawn acts in the next round, if there is one.
      if (kind === 'instinct' && space <= this.evaluation.cursor)
        worth *= this.#params.waits * this.evaluation.later;
      out[m] = TRUST * worth;
    }
  }

  /** Which section a pawn should go to first is what the first look knows least. */
  groupOf(move: Move): number {
    return moveVerb(move) === PLACE ? SECTION_OF[operandA(move)] : Number.NaN;
  }

  protected override measureAnimal(s: State, animal: number, out: Float64Array): void {
    out.fill(0);
    out[0] = s[POINTS + animal];
    if (s[DEPTH] === 0) return;
    const rounds = roundsAfter(s, 0, this.#params.cardsPerRound);
    const { evaluation } = this;
    evaluation.look(s, s[OWNER + animal], animal);
    const presence = this.#presence;
    evaluation.presence(animal, presence);
    const survival = evaluation.survivalOf(animal);
    let place = 0;
    let behind = 0;
    for (let i = 0; i < ANIMALS; i++) {
      if (s[TRACK + i] === animal + 1) place = i;
      if (s[TRACK + i] !== 0) behind = i;
    }
    let pawns = s[PAWNS + animal];
    let waiting = 0;
    for (let space = 0; space < SPACES; space++) {
      if (s[SPACE + space] !== animal + 1) continue;
      pawns++;
      if (SECTION_OF[space] === GLACIATION && space > FIRST_SPACE[GLACIATION]) waiting++;
    }
    let kinds = 0;
    let threats = 0;
    for (let k = 0; k < KINDS; k++) {
      if (s[HAS + animal * KINDS + k] > 0) kinds++;
      if (s[REGRESSION_BOX + k] > 0 && disksOf(s, animal, k) > 0) threats++;
    }
    out[1] = out[0];
    for (let k = 0; k < PRESENCE; k++) out[2 + k] = presence[k];
    out[10] = Math.min(12, s[POOL + animal]);
    out[11] = elementsOf(s, animal);
    out[12] = kinds;
    out[13] = threats;
    out[14] = behind - place;
    out[15] = survival;
    out[16] = waiting;
    out[1 + FIRST_ANIMAL + animal] = 1;
    for (let k = 1; k <= COUNT; k++) out[COUNT + k] = out[k] * rounds;
    out[2 * COUNT + 1] = pawns * rounds;
    out[2 * COUNT + 2] = rounds;
  }

  spread(s: State): number {
    if (s[DEPTH] === 0) return SPREAD[0];
    const rounds = 1 + Math.round(roundsAfter(s, 0, this.#params.cardsPerRound));
    return SPREAD[Math.min(rounds, SPREAD.length - 1)];
  }

  /** Rounds: a pawn pays when it is executed, so rollouts go to the end of the round. */
  clock(s: State): number {
    return s[ROUND];
  }

  horizon(): number {
    return 1;
  }

  share(s: State, seat: Seat): number {
    switch (this.kindOf(s, seat)) {
      case 'placement':
      case 'initiative-space':
      case 'instinct':
        return 1;
      case 'card':
        return 0.4;
      default:
        // There are many such questions in a round, and their rollouts are short.
        return 0.15;
    }
  }
}
