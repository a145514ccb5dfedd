import { dominantSpeciesMarine, SECTIONS, SPECIATION_LIMIT } from '@clade/dominant-species-marine';
import {
  ASTEROID_RESOLVED,
  animalAsked,
  CHAIN,
  CONTROL,
  controllerOn,
  ECOLOGICAL_NICHE,
  EVOLUTION_CHIP,
  HADOPELAGIC,
  hasTrait,
  RETRIEVE,
  SECTION_OF,
  SLOTS,
  SPACE_SET,
  SPACES,
  SPECIAL,
  STANDING,
  STATE_WORDS,
  slotOf,
} from '@clade/dominant-species-marine/packed';
import * as earth from '@clade/earth';
import { animalsInPlay } from '@clade/earth';
import * as engine from '@clade/engine';
import {
  MoveList,
  moveVerb,
  operandA,
  operandB,
  type Rng,
  type Seat,
  SKIP_VERB,
  type State,
  top,
} from '@clade/engine';
import type { Net } from '../../net/net.ts';
import { pickBest } from '../../search/pick.ts';
import { type Policy, REFUSED, type Tier, TOP_TIER } from '../../search/policy.ts';
import { EarthPolicy } from '../earth/policy.ts';
import { cardWorth, eventWorth, RowWorth } from './cards.ts';
import { Cycle } from './cycle.ts';
import { MarineEvaluation, roundsAfter } from './evaluation.ts';
import { Lookahead } from './lookahead.ts';
import { measure } from './measure.ts';
import { NET_INPUTS, outputOf, readNetInputs } from './net-inputs.ts';
import type { OpponentModel } from './opponent-model.ts';
import type { PolicyParams } from './params.ts';
import { newTile, stackGain } from './spaces.ts';
import { rateBestOf, rateExodus, rateTolls } from './tolls.ts';
import type { Traits } from './traits.ts';
import { ventGain } from './vents.ts';
import { SPREAD } from './weights.ts';

const { ANIMALS, DISK, OWNER, PAWNS, ROUND, STACK_TOP, TILE } = earth;
const { D, DEPTH } = engine;

/** Noise of the policy on turns, in points, and how far the first guess about a turn is trusted. */
const TURN_NOISE = 0.3;
const TRUST = 0.5;
/** DSM-6.4.11: the target that the pawn of Pack Hunters starts with. */
const START_TARGET = 2;
/** What a Retrieve without a pawn on the display is rated. */
const NOTHING_BACK = -50;
/** Steps of the clock in a round. */
const ROUND_STEPS = 64;
/** Turns around the table that a rollout goes. */
const TURNS_AHEAD = 2;

/** Questions that are not looked at ahead: turns have done so, animals and traits come before all, the others are plans. */
const NOT_AHEAD: ReadonlySet<string> = new Set([
  'turn',
  'special-space',
  'animal',
  'trait',
  'migration',
  'fecundity',
  'arrivals',
]);

/** What a player may have beyond its parameters. */
export interface PolicyOptions {
  /** Adds to the ratings of turns what it has learnt. */
  readonly policyNet?: Net;
  /** Looks one action ahead. */
  readonly looksAhead?: boolean;
  /** What it thinks that traits are worth; by chance, if nothing else is said. */
  readonly traits?: Traits | undefined;
  /** Whom it takes the others for; without it, all play like this policy. */
  readonly opponents?: OpponentModel;
}

/** The lowest tier that is trained. */
export const TRAINED: Tier = 2;
/** Part of the count for a question that is one of a row. */
const IN_A_ROW = 0.15;

/** Marine as the search sees it. */
export class MarinePolicy extends EarthPolicy<MarineEvaluation> {
  readonly #params: PolicyParams;
  readonly #cycle: Cycle;
  readonly #row = new RowWorth();
  /** Spaces for a special pawn, and what they are rated. */
  readonly #spaces = new MoveList();
  readonly #worth = new Float64Array(SPACES);
  readonly #policyNet: Net | undefined;
  readonly #netInputs = new Float32Array(NET_INPUTS);
  readonly #lookahead: Lookahead | undefined;
  readonly #opponents: OpponentModel | undefined;

  constructor(
    weights: Float64Array,
    params: PolicyParams,
    { policyNet, looksAhead = false, traits, opponents }: PolicyOptions = {},
  ) {
    super(
      dominantSpeciesMarine,
      weights,
      new MarineEvaluation(params, traits),
      STATE_WORDS,
      TRUST * TURN_NOISE,
    );
    this.#params = params;
    this.#policyNet = policyNet;
    this.#lookahead = looksAhead
      ? new Lookahead(new MarinePolicy(weights, params, { policyNet, traits }))
      : undefined;
    this.#opponents = opponents;
    this.#cycle = new Cycle(params, (s, kind) => this.bestSpeciation(s, kind));
  }

  /** A special pawn is chosen and placed by one look: nothing on Earth or on the display changes in between. */
  override advance(s: State, seat: Seat, rng: Rng): void {
    if (this.kindOf(s, seat) !== 'turn') {
      super.advance(s, seat, rng);
      return;
    }
    const move = this.choose(s, seat, rng);
    this.game.apply(s, seat, move);
    if (moveVerb(move) !== SPECIAL) return;
    const legal = this.#spaces;
    this.game.legalMoves(s, seat, legal);
    this.#rateTurn('special-space', s, seat, legal, this.#worth);
    this.game.apply(s, seat, legal.at[pickBest(this.#worth, legal.at, legal.n, this.turnNoise, seat, rng)]);
  }

  override rate(s: State, seat: Seat, legal: MoveList, out: Float64Array): void {
    super.rate(s, seat, legal, out);
    if (legal.n > 1 && !NOT_AHEAD.has(this.kindOf(s, seat))) this.#lookahead?.look(s, seat, legal, out);
  }

  /** Is a player asked where its next pawn goes? */
  asksTurn(s: State, seat: Seat): boolean {
    return this.kindOf(s, seat) === 'turn';
  }

  protected override isTurn(kind: string): boolean {
    return kind === 'turn' || kind === 'animal' || kind === 'trait';
  }

  /** Where pawns go: most plans of a beam are ways to use the best two or three spaces. */
  forks(s: State, seat: Seat): boolean {
    const kind = this.kindOf(s, seat);
    return kind === 'turn' || kind === 'special-space';
  }

  /** Where pawns go, trained players play by the network; only the top tier searches it too. The others do not search cubes. */
  tierFor(s: State, seat: Seat): Tier {
    if (this.#policyNet === undefined) return this.share(s, seat) > IN_A_ROW ? 0 : TRAINED;
    return this.forks(s, seat) ? TOP_TIER : 0;
  }

  opponents(s: State, seat: Seat, rng: Rng, out: Policy[]): void {
    const kind = this.kindOf(s, seat);
    this.#opponents?.draw(s, seat, rng, kind === 'animal' || kind === 'trait', out);
  }

  protected override animalAsked(s: State, seat: Seat): number {
    return animalAsked(s, seat);
  }

  /** DSM-5.10.2, DSM-6.4.7. */
  protected override speciationLimit(s: State, hex: number, kind: number): number {
    const limit = SPECIATION_LIMIT[s[TILE + hex] - 1];
    const owner = s[CONTROL + kind] - 1;
    if (owner < 0 || !hasTrait(s, owner, ECOLOGICAL_NICHE)) return limit;
    return owner === this.evaluation.animal ? limit + 1 : limit - 1;
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
        for (let m = 0; m < legal.n; m++) out[m] = -operandA(legal.at[m]);
        return true;
      case 'trait':
        // With Superheroes two are kept, and the second is higher than the first.
        for (let m = 0; m < legal.n; m++) {
          const second = operandB(legal.at[m]);
          out[m] =
            evaluation.traits.worth[operandA(legal.at[m])] +
            (second > 0 ? evaluation.traits.worth[second] : 0);
        }
        return true;
      case 'exaptation':
      case 'gene-expression':
        for (let m = 0; m < legal.n; m++)
          out[m] = wayOut(legal, m) ? 0 : evaluation.traits.worth[operandA(legal.at[m])];
        return true;
      case 'gene-expression-replaced':
        for (let m = 0; m < legal.n; m++) out[m] = -evaluation.traits.worth[operandA(legal.at[m])];
        return true;
      case 'turn':
      case 'special-space':
        this.#cycle.read(evaluation);
        this.#rateTurn(kind, s, seat, legal, out);
        return true;
      case 'regression':
        for (let m = 0; m < legal.n; m++) out[m] = wayOut(legal, m) ? -1 : 0;
        return true;
      case 'adaptation':
        for (let m = 0; m < legal.n; m++)
          out[m] = wayOut(legal, m) ? 0 : evaluation.elementGain(evaluation.animal, operandA(legal.at[m]), 1);
        return true;
      case 'resilience':
        for (let m = 0; m < legal.n; m++)
          out[m] = wayOut(legal, m)
            ? 0
            : -evaluation.elementGain(evaluation.animal, operandA(legal.at[m]), -1);
        return true;
      case 'abundance':
      case 'wanderlust-disk':
      case 'habitat-disk':
      case 'terrestrial-disk':
        for (let m = 0; m < legal.n; m++)
          out[m] = wayOut(legal, m) ? 0 : evaluation.bestPut(operandA(legal.at[m]));
        return true;
      case 'autotrophs':
        // What replaces the disk is the next question.
        for (let m = 0; m < legal.n; m++)
          out[m] = wayOut(legal, m) ? 0 : 0.5 + 0.5 * evaluation.liftGain(operandA(legal.at[m]));
        return true;
      case 'wanderlust':
        for (let m = 0; m < legal.n; m++)
          out[m] = wayOut(legal, m) ? 0 : stackGain(evaluation, s[STACK_TOP + operandA(legal.at[m])] - 1);
        return true;
      case 'wanderlust-hex':
        for (let m = 0; m < legal.n; m++) {
          const hex = operandA(legal.at[m]);
          const gain = this.gainOf(s, seat, legal.at[m]);
          out[m] = gain + newTile(evaluation, hex, this.trial[TILE + hex] - 1);
        }
        return true;
      case 'tectonics':
        for (let m = 0; m < legal.n; m++)
          out[m] = wayOut(legal, m) ? 0 : ventGain(evaluation, operandA(legal.at[m]));
        return true;
      case 'evolution':
        this.#rateEvolution(s, legal, out);
        return true;
      case 'card':
      case 'bottom-feeder':
      case 'cladogenesis-row':
      case 'cladogenesis-discard':
      case 'ancient-lineage':
        for (let m = 0; m < legal.n; m++)
          out[m] = wayOut(legal, m)
            ? 0
            : cardWorth(evaluation, w, operandA(legal.at[m]), slotOf(s, operandA(legal.at[m])));
        return true;
      case 'domination':
        for (let m = 0; m < legal.n; m++)
          out[m] = wayOut(legal, m) ? 0 : evaluation.takeover(operandA(legal.at[m]));
        return true;
      case 'pack-hunters':
        for (let m = 0; m < legal.n; m++)
          out[m] = wayOut(legal, m) ? 0 : evaluation.given(operandA(legal.at[m]), START_TARGET);
        return true;
      case 'mass-exodus':
        this.trial.set(s);
        this.game.take(this.trial, seat, legal.at[legal.n - 1]);
        rateExodus(evaluation, this.trial, legal, out);
        return true;
      case 'profligate-carnivore':
        this.rateByVerb(s, seat, legal, out);
        rateBestOf(s[top(s) + D], legal, out);
        return true;
      case 'niche-construction-disk':
        for (let m = 0; m < legal.n; m++) {
          const corner = operandA(legal.at[m]);
          out[m] = wayOut(legal, m)
            ? 0
            : evaluation.liftGain(corner) + evaluation.bestPut(s[DISK + corner] - 1);
        }
        return true;
      case 'niche-construction-corner':
        // The disk leaves its old corner only now.
        for (let m = 0; m < legal.n; m++) out[m] = this.gainOf(s, seat, legal.at[m]);
        return true;
      default:
        return rateTolls(kind, evaluation, legal, out);
    }
  }

  /** DSM-5.15: the tile to score; who thrives there resolves the best card in reach. */
  #rateEvolution(s: State, legal: MoveList, out: Float64Array): void {
    const { evaluation } = this;
    const place = placeInEvolution(s, evaluation.animal, legal);
    this.#row.read(evaluation, this.#params);
    const card = this.#row.best[place] + eventWorth(evaluation);
    for (let m = 0; m < legal.n; m++)
      out[m] = wayOut(legal, m) ? 0 : evaluation.scoring(operandA(legal.at[m]), card);
  }

  #rateTurn(kind: string, s: State, seat: Seat, legal: MoveList, out: Float64Array): void {
    const cycle = this.#cycle;
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
    const net = this.#policyNet;
    if (net !== undefined) {
      this.netInputs(s, this.#netInputs);
      net.read(this.#netInputs);
      for (let m = 0; m < legal.n; m++)
        if (out[m] > REFUSED) out[m] += net.output(outputOf(legal.at[m], kind !== 'turn'));
    }
    this.#lookahead?.look(s, seat, legal, out);
  }

  /** What the turn that was rated last is felt by. */
  netInputs(s: State, out: Float32Array): void {
    readNetInputs(s, this.evaluation.animal, this.#cycle, this.evaluation.rounds, out);
  }

  /** DSM-5.3: a Retrieve brings back the pawns; with Hadopelagic and all pawns out it is followed by a turn. */
  #retrieve(s: State): number {
    const cycle = this.#cycle;
    // A Retrieve of nothing is a turn given away, and all could give theirs away for ever.
    if (cycle.standing === 0) return NOTHING_BACK;
    // DSM-5.18.2: the Retrieve that ends the game takes their turns from the others too.
    if (this.#endsGame(s)) return (this.#params.rivals - 1) * cycle.turn;
    if (cycle.pawns + cycle.specials > 0) return 0;
    return hasTrait(s, this.evaluation.animal, HADOPELAGIC) ? cycle.turn : 0;
  }

  #endsGame(s: State): boolean {
    if (s[ASTEROID_RESOLVED] === 0) return false;
    for (let a = 0; a < ANIMALS; a++)
      if (s[OWNER + a] >= 0 && (s[CHAIN + a] === 0) !== (a === this.evaluation.animal)) return false;
    return true;
  }

  protected override measureAnimal(s: State, animal: number, out: Float64Array): void {
    measure(s, animal, this.evaluation, this.#params.cardsPerRound, out);
  }

  spread(s: State): number {
    if (s[DEPTH] === 0) return SPREAD[0];
    return SPREAD[Math.min(1 + Math.round(roundsAfter(s, this.#params.cardsPerRound)), SPREAD.length - 1)];
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
    // A turn counts when its action is over: what a pawn has cost and not yet brought would look like a loss.
    if (s[DEPTH] > 1) steps--;
    return s[ROUND] * ROUND_STEPS + Math.min(ROUND_STEPS - 1, steps);
  }

  horizon(s: State): number {
    return TURNS_AHEAD * Math.max(2, animalsInPlay(s));
  }

  /** What a pawn does in all is worth as much thought as where it goes; of a long row each question gets less. */
  share(s: State, seat: Seat): number {
    switch (this.kindOf(s, seat)) {
      case 'turn':
        return 0.5;
      case 'animal':
      case 'trait':
        return 0.4;
      case 'card':
      case 'domination':
      case 'mass-exodus-tile':
        return 0.35;
      case 'special-space':
        return 0.3;
      case 'speciation-cubes':
      case 'arrivals':
      case 'competition':
      case 'fecundity':
      case 'biomass':
      case 'asteroid-beside':
        return IN_A_ROW;
      case 'migration':
      case 'mass-exodus':
        return 0.06;
      default:
        return 0.25;
    }
  }
}

const EVOLUTION = SECTION_OF.indexOf(SECTIONS.findIndex(({ id }) => id === 'evolution'));

/** The Evolution space that is being used, from 0: known by its terrain and, of two alike, by the pawn furthest right. */
function placeInEvolution(s: State, animal: number, legal: MoveList): number {
  let place = 0;
  for (let m = 0; m < legal.n; m++) {
    if (wayOut(legal, m)) continue;
    const terrain = s[TILE + operandA(legal.at[m])];
    for (let i = 0; i < SLOTS; i++)
      if (s[EVOLUTION_CHIP + i] === terrain && controllerOn(s, EVOLUTION + i) === animal) place = i;
    break;
  }
  return place;
}

function wayOut(legal: MoveList, m: number): boolean {
  return moveVerb(legal.at[m]) >= SKIP_VERB;
}
