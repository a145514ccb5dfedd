import type { MoveList, Seat, State } from '@clade/engine';
import {
  CARNIVORE_BIT,
  DEFENSIVE_HERDING_BIT,
  GROW_BODY,
  GROW_POPULATION,
  HAND_N,
  KIND_TRAIT,
  MAX_SIZE,
  NEW_LEFT,
  NEW_RIGHT,
  PACK_HUNTING_BIT,
  playAction,
  playKind,
  playReplaced,
  playSpecies,
  STOP,
  TRAITS,
} from '@clade/evolution/packed';
import type { Outlook } from './outlook.ts';
import { MOST_ROW } from './row.ts';
import { defends, rowWorth, WHOLE_ROW } from './row-worth.ts';

const N_TRAITS = TRAITS.length;
/** Longest run of body growth that is planned at once. */
const MAX_RUN = 3;
/** A card spent on growth should be the one whose own trait is missed least. */
const MISSED = 0.02;
const UNKNOWN = -1e9;

/** Gains by what is done; the card that is discarded for growth plays no part. */
const populationGain = new Float64Array(MOST_ROW);
const bodyGain = new Float64Array(MOST_ROW);
/** By trait, then place. */
const traitGain = new Float64Array(N_TRAITS * MOST_ROW);
const lossOf = new Float64Array(N_TRAITS * MOST_ROW);
const bestTrait = new Float64Array(N_TRAITS);

/** EVO-3.4: what each way to play a card adds to the worth of the row. */
export function ratePlay(s: State, seat: Seat, outlook: Outlook, legal: MoveList, out: Float64Array): void {
  const { row } = outlook;
  const cards = s[HAND_N + seat];
  const right = newWorth(outlook, cards, false);
  const left = row.n > 0 ? newWorth(outlook, cards, true) : right;
  const before = rowWorth(outlook, cards, WHOLE_ROW);
  populationGain.fill(UNKNOWN, 0, row.n);
  bodyGain.fill(UNKNOWN, 0, row.n);
  for (let t = 0; t < N_TRAITS; t++) {
    traitGain.fill(UNKNOWN, t * MOST_ROW, t * MOST_ROW + row.n);
    lossOf.fill(UNKNOWN, t * MOST_ROW, t * MOST_ROW + row.n);
    bestTrait[t] = 0;
  }
  for (let m = 0; m < legal.n; m++) {
    const move = legal.at[m];
    if (move === STOP) {
      out[m] = 0;
      continue;
    }
    const place = playSpecies(move);
    switch (playAction(move)) {
      case NEW_LEFT:
        out[m] = left - before;
        break;
      case NEW_RIGHT:
        out[m] = right - before;
        break;
      case GROW_BODY:
        if (bodyGain[place] === UNKNOWN) bodyGain[place] = bodyRun(outlook, place, 0, cards, before);
        out[m] = bodyGain[place];
        break;
      case GROW_POPULATION:
        if (populationGain[place] === UNKNOWN) {
          row.population[place]++;
          const herd = (row.traits[place] & DEFENSIVE_HERDING_BIT) !== 0;
          populationGain[place] = rowWorth(outlook, cards - 1, place, herd) - before;
          row.population[place]--;
        }
        out[m] = populationGain[place];
        break;
      default: {
        const trait = KIND_TRAIT[playKind(move)];
        const replaced = playReplaced(move);
        const at = trait * MOST_ROW + place;
        if (traitGain[at] === UNKNOWN) traitGain[at] = traitRun(outlook, place, trait, cards, before);
        out[m] = traitGain[at];
        if (replaced >= 0) out[m] -= traitLoss(outlook, place, replaced, cards, before);
        if (out[m] > bestTrait[trait]) bestTrait[trait] = out[m];
      }
    }
  }
  for (let m = 0; m < legal.n; m++) {
    const move = legal.at[m];
    if (move === STOP || playAction(move) > GROW_POPULATION) continue;
    out[m] -= MISSED * bestTrait[KIND_TRAIT[playKind(move)]];
  }
}

function newWorth(outlook: Outlook, cards: number, left: boolean): number {
  outlook.row.insert(left);
  const worth = rowWorth(outlook, cards - 1, WHOLE_ROW);
  outlook.row.remove(left);
  return worth;
}

function traitRun(outlook: Outlook, place: number, trait: number, cards: number, before: number): number {
  const { traits } = outlook.row;
  const kept = traits[place];
  const bit = 1 << trait;
  if ((kept & bit) !== 0) return 0;
  traits[place] = kept | bit;
  let gain = rowWorth(outlook, cards - 1, place, defends(trait)) - before;
  // A hunter needs the size to hunt: body growth is planned together with the trait.
  if ((bit & (CARNIVORE_BIT | PACK_HUNTING_BIT)) !== 0)
    gain = Math.max(gain, bodyRun(outlook, place, 1, cards, before));
  traits[place] = kept;
  return gain;
}

/** What a species would be worth less without one of its traits. */
function traitLoss(outlook: Outlook, place: number, trait: number, cards: number, before: number): number {
  const at = trait * MOST_ROW + place;
  if (lossOf[at] === UNKNOWN) {
    outlook.row.traits[place] &= ~(1 << trait);
    lossOf[at] = before - rowWorth(outlook, cards, place, defends(trait));
    outlook.row.traits[place] |= 1 << trait;
  }
  return lossOf[at];
}

/** The best gain per card of growing the body by some steps, after `spent` cards. */
function bodyRun(outlook: Outlook, place: number, spent: number, cards: number, before: number): number {
  const { body } = outlook.row;
  const from = body[place];
  // Only a hunter has a use for several steps at once.
  const run = outlook.row.carnivore(place) ? MAX_RUN : 1;
  const steps = Math.min(run, MAX_SIZE - from, cards - spent);
  let gain = UNKNOWN;
  for (let n = 1; n <= steps; n++) {
    body[place] = from + n;
    gain = Math.max(gain, (rowWorth(outlook, cards - n - spent, place) - before) / (n + spent));
  }
  body[place] = from;
  return gain;
}
