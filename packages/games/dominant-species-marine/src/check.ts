import {
  ANIMALS,
  ARRIVED,
  animalsInPlay,
  BOXED_PAWNS,
  checkCounts,
  checkDisks,
  checkPoints,
  checkTiles,
  cubesOnEarth,
  type DiskRules,
  ELIMINATED,
  elementsOf,
  FLAGS,
  HEXES,
  KINDS,
  OWNER,
  PAWNS,
  POOL,
  TILE,
  type TileRules,
} from '@clade/earth';
import { assert, DEPTH, OP, type State, top } from '@clade/engine';
import {
  CUBES_OF_AN_ANIMAL,
  DISKS_OF_A_KIND,
  PAWNS_AT_START,
  PAWNS_OF_AN_ANIMAL,
  PLANKTON,
  PRINTED,
} from './animals.ts';
import { phaseOf, tileInHand } from './asked.ts';
import { ASTEROID, CARDS_IN_BOX, ICONS_OF_A_KIND, REMOVED_CARDS } from './card-ids.ts';
import { CARDS } from './cards/index.ts';
import { disksAt, freeSpaces, ON_BOARD, ON_TRAIT } from './disks.ts';
import {
  COMPETITION_CHIPS,
  DISPLAY_SPACES,
  EVOLUTION_CHIPS,
  FEEDER_SPACE,
  REGRESSION_SQUARES,
  SLOTS,
  SPACES,
  SPECIAL_ONLY,
  SPECIATION_DISKS,
} from './display.ts';
import { alternative, READING } from './options.ts';
import { derivePawnSets } from './pawns.ts';
import { DEAL_TRAITS_OP, TURNS_OP } from './phases/ops.ts';
import { discarded, discardedSlot, inRow } from './row.ts';
import {
  ALTERNATE_BOARDS,
  ASTEROID_RESOLVED,
  BUDDED,
  CAPTURED,
  CHAIN,
  CHIP_BAG,
  COMPETITION_CHIP,
  CONTROL,
  COPIED,
  DEALT,
  DECK_LEFT,
  DISCARD_N,
  EVOLUTION_CHIP,
  FISH_LEFT,
  HELD,
  KEPT,
  LENGTH,
  LIVE_FISH,
  LOOK,
  REGRESSION_CUBE,
  ROW,
  ROW_ICONS,
  SKELETON,
  SKELETONS_LEFT,
  SPACE,
  SPACE_SET,
  SPECIAL_AT,
  SPECIAL_PAWN,
  SPECIALS,
  SPECIATION_DISK,
  STANDING,
  SUPERHEROES,
  TARGET,
  TURN_CAP,
  TURNS,
  VENT_SIDE,
  WORKING,
} from './state.ts';
import { CHIPS_OF_A_TERRAIN, TERRAINS, TILES_IN_BOX, VENT, VENT_TILES } from './terrain.ts';
import {
  BOTTOM_FEEDER,
  DEALT_TRAITS,
  EXAPTATION,
  PHENOTYPIC_PLASTICITY,
  RAM_FEEDER,
  TRAIT_IDS,
} from './trait-ids.ts';
import { hasTrait, traitDeck, workingTraits } from './traits/trait.ts';
import { WORLD } from './world.ts';

const DISKS: DiskRules = {
  count: 'DSM-A.7',
  onEarth: 'DSM-2.9',
  ofAKind: DISKS_OF_A_KIND,
  printed(s, kind) {
    let printed = 0;
    for (let a = 0; a < ANIMALS; a++) {
      if (s[OWNER + a] < 0) continue;
      if ((s[FLAGS] & ALTERNATE_BOARDS) === 0) printed += PRINTED[a][kind];
      if (kind === PLANKTON && hasTrait(s, a, RAM_FEEDER)) printed++;
    }
    return printed;
  },
  elsewhere(s, kind) {
    let disks = 0;
    for (let i = 0; i < SPECIATION_DISKS; i++) if (s[SPECIATION_DISK + i] === kind + 1) disks++;
    return disks;
  },
};

const TILES: TileRules = {
  count: 'DSM-A.7',
  printed: 'DSM-2.1',
  under: 'DSM-1.3.3',
  connected: 'DSM-A.7',
  large: TILES_IN_BOX,
  small: VENT_TILES,
  inHand: tileInHand,
};

/** DSM-A.7, and that everything kept by the way equals what a fresh look finds. */
export function check(s: State): void {
  if (phaseOf(s) === 'choosing') return;
  checkDisks(s, DISKS);
  checkTiles(WORLD, s, TILES);
  checkCounts(s, 'DSM-1.6.3', 'DSM-1.6.7');
  for (let a = 0; a < ANIMALS; a++) checkAnimal(s, a);
  assert(s[TURNS] >= 0 && s[TURNS] <= s[TURN_CAP], `DSM-5.1.4: ${s[TURNS]} turns`);
  checkPawns(s);
  checkVents(s);
  checkChips(s);
  checkCards(s);
  checkTraits(s);
}

function checkAnimal(s: State, a: number): void {
  const inPlay = s[OWNER + a] >= 0;
  if (!inPlay) {
    assert(cubesOnEarth(s, a) === 0 && elementsOf(s, a) === 0, `DSM-4.3.1: animal ${a} is not in play`);
    return;
  }
  let squares = 0;
  for (let i = 0; i < REGRESSION_SQUARES; i++) if (s[REGRESSION_CUBE + i] === a + 1) squares++;
  const cubes = s[POOL + a] + cubesOnEarth(s, a) + s[ELIMINATED + a] + squares + 1;
  assert(cubes === CUBES_OF_AN_ANIMAL, `DSM-A.7: animal ${a} has ${cubes} cubes`);
  assert(s[POOL + a] >= 0 && s[ELIMINATED + a] >= 0, `DSM-A.7: a negative count of animal ${a}`);
  assert(s[CHAIN + a] === 0 || s[CHAIN + a] === 1, `DSM-3.6: the Food Chain cube of animal ${a}`);
  checkPoints(s, a, 'DSM-5.19.5');
  for (const place of [ON_BOARD, ON_TRAIT]) {
    assert(freeSpaces(s, a, place) >= 0, `DSM-5.8.2: too many elements of animal ${a} at place ${place}`);
    for (let k = 0; k < KINDS; k++)
      assert(disksAt(s, a, k, place) >= 0, `DSM-5.8.3: animal ${a} lacks a printed element of kind ${k}`);
  }
  let pawns = s[PAWNS + a] + s[BOXED_PAWNS + a];
  for (let i = 0; i < SPACES; i++) if (s[SPACE + i] === a + 1) pawns++;
  assert(pawns === PAWNS_OF_AN_ANIMAL, `DSM-1.5.1: animal ${a} has ${pawns} pawns`);
  const boxed = PAWNS_OF_AN_ANIMAL - PAWNS_AT_START[animalsInPlay(s)] - s[BUDDED + a];
  assert(s[PAWNS + a] >= 0 && s[BOXED_PAWNS + a] === boxed, `DSM-4.1.8: pawns of animal ${a} in the box`);
}

function checkPawns(s: State): void {
  const anew = Int32Array.from(s);
  derivePawnSets(anew);
  for (let i = STANDING; i < SPECIALS + SPACE_SET; i++)
    assert(s[i] === anew[i], `word ${i - STANDING} of the sets of spaces`);
  const spaces = new Array<number>(KINDS).fill(0);
  for (let i = 0; i < SPACES; i++) {
    const pawn = s[SPACE + i];
    if (pawn >= SPECIAL_PAWN) {
      assert(spaces[pawn - SPECIAL_PAWN] === 0, `DSM-A.7: special pawn ${pawn} stands on two spaces`);
      spaces[pawn - SPECIAL_PAWN] = i + 1;
    } else if (i < DISPLAY_SPACES) {
      assert(pawn === 0 || SPECIAL_ONLY[i] === 0, `DSM-5.2.2: a basic pawn on the special space ${i}`);
    } else assert(pawn === 0 || pawn === i - FEEDER_SPACE + 1, `DSM-5.2.6: a strange pawn on space ${i}`);
    if (pawn !== 0 && i >= FEEDER_SPACE)
      assert(hasTrait(s, i - FEEDER_SPACE, BOTTOM_FEEDER), `DSM-5.2.6: space ${i} is on no card`);
  }
  for (let k = 0; k < KINDS; k++) {
    assert(spaces[k] === s[SPECIAL_AT + k], `the special pawn ${k} stands elsewhere than noted`);
    const controller = s[CONTROL + k] - 1;
    assert(controller < 0 || s[OWNER + controller] >= 0, `DSM-A.7: nobody controls pawn ${k}`);
    assert(controller >= 0 || spaces[k] === 0, `DSM-A.7: the uncontrolled pawn ${k} has left its place`);
    assert(s[TARGET + k] >= 1, `DSM-5.16.6: target ${s[TARGET + k]} of kind ${k}`);
    if ((s[CAPTURED] & (1 << k)) !== 0) assert(spaces[k] > 0, `pawn ${k} was captured nowhere`);
  }
}

function checkVents(s: State): void {
  for (let hex = 0; hex < HEXES; hex++) {
    const isVent = s[TILE + hex] === VENT + 1;
    assert(isVent === s[VENT_SIDE + hex] > 0, `DSM-1.3.2: the side of the vent on hex ${hex}`);
    if (phaseOf(s) === 'turns' && s[top(s) + OP] === TURNS_OP)
      assert(s[ARRIVED + hex] === 0, `cubes still count as arrived on hex ${hex}`);
  }
}

/** DSM-1.3.4. */
function checkChips(s: State): void {
  const chips = Array.from(s.subarray(CHIP_BAG, CHIP_BAG + TERRAINS.length));
  for (let i = 0; i < COMPETITION_CHIPS; i++) chips[s[COMPETITION_CHIP + i] - 1]++;
  for (let i = 0; i < EVOLUTION_CHIPS; i++) {
    chips[s[EVOLUTION_CHIP + i] - 1]++;
    assert(i === 0 || s[EVOLUTION_CHIP + i - 1] <= s[EVOLUTION_CHIP + i], 'DSM-1.3.5: chips out of order');
  }
  for (const [t, n] of chips.entries())
    assert(n === CHIPS_OF_A_TERRAIN, `DSM-A.7: ${n} chips of terrain ${t}`);
}

function checkCards(s: State): void {
  const seen = new Set<number>();
  let row = 0;
  for (let i = 0; i < SLOTS; i++) {
    const card = s[ROW + i] - 1;
    if (card < 0) {
      assert(s[ROW_ICONS + i] === 0, `icons without a card in slot ${i + 1}`);
      continue;
    }
    assert(i === row++, 'DSM-A.7: a gap in the Evolution row');
    seen.add(card);
    if (alternative(s, READING.eventIcons) !== 0) continue;
    const { extinction, survival } = CARDS[card];
    const icons = (extinction ? SKELETON : 0) | (survival ? LIVE_FISH : 0);
    assert(s[ROW_ICONS + i] === icons, `DSM-6.1.6: icons of the card in slot ${i + 1}`);
  }
  for (let i = 0; i < s[DISCARD_N]; i++) {
    seen.add(discarded(s, i));
    assert(discardedSlot(s, i) >= 1 && discardedSlot(s, i) <= SLOTS, `OPT-6: slot of discard ${i}`);
  }
  assert(seen.size === row + s[DISCARD_N], 'DSM-5.15.8: a card lies in two places');
  const inPlay = phaseOf(s) === 'traits' || phaseOf(s) === 'set-up' ? 0 : seen.size;
  const deck = CARDS_IN_BOX - REMOVED_CARDS[s[LENGTH]];
  assert(s[DECK_LEFT] + inPlay === deck, `DSM-4.2.1: ${s[DECK_LEFT]} and ${seen.size} of ${deck} cards`);
  const rest = CARDS_IN_BOX - seen.size - (seen.has(ASTEROID) ? 0 : 1);
  assert(s[SKELETONS_LEFT] >= 0 && s[SKELETONS_LEFT] <= Math.min(rest, ICONS_OF_A_KIND), 'OPT-2: skeletons');
  assert(s[FISH_LEFT] >= 0 && s[FISH_LEFT] <= Math.min(rest, ICONS_OF_A_KIND), 'OPT-2: live fish');
  // In the middle of its resolution Asteroid still lies in the row.
  if (s[ASTEROID_RESOLVED] !== 0)
    assert(seen.has(ASTEROID), 'DSM-5.18.1: Asteroid was resolved and has not been seen');
  else if (s[top(s) + OP] === TURNS_OP && s[DEPTH] > 0)
    assert(!seen.has(ASTEROID) || inRow(s, ASTEROID), 'DSM-5.18.1: Asteroid was discarded in vain');
}

function countBits(bits: number): number {
  return TRAIT_IDS.filter((_, t) => (bits & (1 << t)) !== 0).length;
}

function checkTraits(s: State): void {
  const choosing = s[DEPTH] > 0 && s[top(s) + OP] === DEAL_TRAITS_OP;
  const keeps = (s[FLAGS] & SUPERHEROES) !== 0 ? 2 : 1;
  let taken = s[LOOK];
  for (let a = 0; a < ANIMALS; a++) {
    const inPlay = s[OWNER + a] >= 0;
    assert(s[WORKING + a] === workingTraits(s, a), `DSM-6.4.0: the traits of animal ${a} that work`);
    assert((taken & (s[HELD + a] | s[DEALT + a])) === 0, `a trait of animal ${a} lies in two places`);
    taken |= s[HELD + a] | s[DEALT + a];
    assert(countBits(s[DEALT + a]) === (choosing && inPlay ? DEALT_TRAITS : 0), `DSM-4.1.11: hand of ${a}`);
    assert((s[KEPT + a] & ~s[DEALT + a]) === 0, `DSM-4.1.11: animal ${a} keeps what it was not dealt`);
    assert(s[KEPT + a] === 0 || countBits(s[KEPT + a]) === keeps, `DSM-4.8.1: traits kept by animal ${a}`);
    if (!choosing && inPlay) assert(countBits(s[HELD + a]) === keeps, `DSM-4.1.11: traits of animal ${a}`);
    const exapts = (s[HELD + a] & (1 << EXAPTATION)) !== 0;
    assert(s[COPIED + a] === 0 || exapts, `DSM-6.4.8: animal ${a} copies without Exaptation`);
    if (!hasTrait(s, a, PHENOTYPIC_PLASTICITY))
      assert(freeSpaces(s, a, ON_TRAIT) === 0, `DSM-6.4.12: disks of animal ${a} on no card`);
  }
  assert((taken & ~traitDeck(s)) === 0, 'DSM-4.1.11: a trait that is not in the deck');
}
