import {
  ANIMALS,
  ARRIVED,
  animalsInPlay,
  BOXED_PAWNS,
  CUBES,
  checkCounts,
  checkDisks,
  checkPoints,
  checkTiles,
  cubesOnEarth,
  type DiskRules,
  ELIMINATED,
  elementsOf,
  HAS,
  HEXES,
  KINDS,
  OWNER,
  PAWNS,
  POOL,
  type TileRules,
} from '@clade/earth';
import { assert, type State } from '@clade/engine';
import { CUBES_OF_AN_ANIMAL, DISKS_OF_A_KIND, MAX_ELEMENTS, PAWNS_OF_AN_ANIMAL, PRINTED } from './animals.ts';
import { phaseOf } from './asked.ts';
import { FACE_UP_CARDS, ICE_AGE, LONG_CARDS, SHORT_CARDS } from './card-ids.ts';
import { countCards } from './deck.ts';
import { SPACES } from './display.ts';
import { DECK, DOMINANT, FACE_UP, isLongDeck, SAFE, SAFE_ANIMAL, SPACE, TRACK } from './state.ts';
import { TILES_IN_BOX, TUNDRA_TILES } from './terrain.ts';
import { dominantOn, WORLD } from './world.ts';

const DISKS: DiskRules = {
  count: 'DS-5.16.1',
  onEarth: 'DS-5.16.5',
  ofAKind: DISKS_OF_A_KIND,
  // The home kind of animal k is kind k.
  printed: (s, kind) => (s[OWNER + kind] >= 0 ? PRINTED[kind] : 0),
  elsewhere: () => 0,
};

const TILES: TileRules = {
  count: 'DS-5.16.4',
  printed: 'DS-2.2.2',
  under: 'DS-1.4.2',
  connected: 'DS-5.16.7',
  large: TILES_IN_BOX,
  small: TUNDRA_TILES,
  inHand: () => -1,
};

/** DS-5.16, and that everything kept by the way equals what a fresh look finds. */
export function check(s: State): void {
  if (phaseOf(s) === 'choosing') return;
  checkDisks(s, DISKS);
  checkAnimals(s);
  checkTiles(WORLD, s, TILES);
  checkCounts(s, 'DS-2.3.6', 'DS-5.6.1');
  checkDominance(s);
  checkCards(s);
  checkSafe(s);
}

/** DS-5.16.2, DS-5.16.3, DS-5.16.6, DS-5.16.8. */
function checkAnimals(s: State): void {
  const count = animalsInPlay(s);
  const onTrack = new Set<number>();
  for (let i = 0; i < ANIMALS; i++) {
    assert(s[TRACK + i] > 0 === i < count, 'DS-4.1.2: a gap on the initiative track');
    if (s[TRACK + i] > 0) onTrack.add(s[TRACK + i] - 1);
  }
  for (let a = 0; a < ANIMALS; a++) {
    if (s[OWNER + a] < 0) {
      assert(cubesOnEarth(s, a) === 0 && elementsOf(s, a) === 0, `DS-4.1.1: animal ${a} is not in play`);
      continue;
    }
    assert(onTrack.has(a), `DS-4.1.2: animal ${a} is not on the initiative track`);
    const cubes = s[POOL + a] + cubesOnEarth(s, a) + s[ELIMINATED + a];
    assert(cubes === CUBES_OF_AN_ANIMAL[count] - 1, `DS-5.16.2: animal ${a} has ${cubes} cubes`);
    assert(s[POOL + a] >= 0 && s[ELIMINATED + a] >= 0, `DS-5.16.2: a negative count of animal ${a}`);
    let pawns = s[PAWNS + a] + s[BOXED_PAWNS + a];
    for (let i = 0; i < SPACES; i++) if (s[SPACE + i] === a + 1) pawns++;
    assert(pawns === PAWNS_OF_AN_ANIMAL, `DS-5.16.3: animal ${a} has ${pawns} pawns`);
    assert(s[PAWNS + a] >= 0 && s[BOXED_PAWNS + a] >= 0, `DS-5.16.3: a negative count of animal ${a}`);
    assert(elementsOf(s, a) <= MAX_ELEMENTS, `DS-5.16.6: animal ${a} has ${elementsOf(s, a)} elements`);
    assert(s[HAS + a * KINDS + a] >= PRINTED[a], `DS-5.16.6: animal ${a} has lost a printed element`);
    for (let k = 0; k < KINDS; k++) assert(s[HAS + a * KINDS + k] >= 0, `DS-5.16.6: animal ${a}, kind ${k}`);
    checkPoints(s, a, 'DS-5.16.8');
  }
}

/** DS-5.6.4: dominance, recomputed from scratch. */
function checkDominance(s: State): void {
  for (let hex = 0; hex < HEXES; hex++) {
    assert(s[DOMINANT + hex] === dominantOn(s, hex), `DS-5.6.4: dominance on hex ${hex}`);
  }
}

/** DS-5.16.9. */
function checkCards(s: State): void {
  const all = isLongDeck(s) ? LONG_CARDS : SHORT_CARDS;
  assert((s[DECK] & s[FACE_UP]) === 0, 'DS-5.16.9: a card is both in the deck and face up');
  assert(((s[DECK] | s[FACE_UP]) & ~all) === 0, 'DS-5.16.9: a card that is not in this deck');
  assert(countCards(s[FACE_UP]) <= FACE_UP_CARDS, 'DS-3.5.4: more than five cards lie face up');
  const iceAgeInDeck = (s[DECK] & (1 << ICE_AGE)) !== 0;
  assert(iceAgeInDeck || s[DECK] === 0, 'DS-5.16.9: Ice Age has left the deck before another card');
}

/** DS-5.7.3. */
function checkSafe(s: State): void {
  for (let hex = 0; hex < HEXES; hex++) {
    const safe = s[SAFE + hex];
    const owner = s[SAFE_ANIMAL] - 1;
    assert(
      safe >= 0 && (safe === 0 || safe <= s[CUBES + hex * ANIMALS + owner]),
      `DS-5.7.3: safe cubes on hex ${hex}`,
    );
    if (phaseOf(s) === 'planning')
      assert(s[ARRIVED + hex] === 0, `cubes still count as arrived on hex ${hex}`);
    if (phaseOf(s) === 'planning') assert(safe === 0, 'DS-5.9.1.5: safety outlives Extinction');
  }
}
