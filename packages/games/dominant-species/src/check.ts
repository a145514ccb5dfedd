import {
  ANIMALS,
  AROUND,
  ARRIVED,
  BAG,
  CORNER_HEXES,
  CORNERS,
  CUBES,
  cubesOnEarth,
  DISK,
  ELIMINATED,
  elementsOf,
  HAS,
  HEX_CORNERS,
  HEXES,
  isConnected,
  KINDS,
  LEVEL,
  OWNER,
  PARTS,
  POINTS,
  POOL,
  SOURCES,
  TILE,
  TOUCH,
  UNDER,
} from '@clade/earth';
import { assert, type State } from '@clade/engine';
import { CUBES_OF_AN_ANIMAL, DISKS_OF_A_KIND, MAX_ELEMENTS, PAWNS_OF_AN_ANIMAL, PRINTED } from './animals.ts';
import { phaseOf } from './asked.ts';
import { FACE_UP_CARDS, ICE_AGE, LONG_CARDS, SHORT_CARDS } from './card-ids.ts';
import { countCards } from './deck.ts';
import { BOXES, SPACES } from './display.ts';
import { PRINTED_HEX } from './map.ts';
import {
  animalsInPlay,
  BOX,
  BOXED_PAWNS,
  DECK,
  DOMINANT,
  FACE_UP,
  isLongDeck,
  PAWNS,
  SAFE,
  SAFE_ANIMAL,
  SPACE,
  STACK_LEFT,
  STACK_TOP,
  TRACK,
  TUNDRA_LEFT,
  UNSEEN_TILES,
} from './state.ts';
import { LARGE_TERRAINS, STACKS, TILES_IN_BOX, TUNDRA, TUNDRA_TILES } from './terrain.ts';
import { dominantOn } from './world.ts';

/** DS-5.16, and that everything kept by the way equals what a fresh look finds. */
export function check(s: State): void {
  if (phaseOf(s) === 'choosing') return;
  checkDisks(s);
  checkAnimals(s);
  checkTiles(s);
  checkDerived(s);
  checkCards(s);
  checkSafe(s);
}

/** DS-5.16.1, DS-5.16.5. */
function checkDisks(s: State): void {
  const kinds = new Array<number>(KINDS).fill(0);
  for (let c = 0; c < CORNERS; c++) {
    if (s[DISK + c] === 0) continue;
    kinds[s[DISK + c] - 1]++;
    assert(s[TOUCH + c] > 0, `DS-5.16.5: the disk on corner ${c} touches no tile`);
  }
  for (let k = 0; k < KINDS; k++) {
    let sum = kinds[k] + s[BAG + k];
    assert(s[BAG + k] >= 0, `DS-5.16.1: ${s[BAG + k]} disks of kind ${k} in the bag`);
    for (let box = 0; box < BOXES.length; box++) {
      assert(s[BOX + box * KINDS + k] >= 0, `DS-5.16.1: a negative count in box ${box}`);
      sum += s[BOX + box * KINDS + k];
    }
    for (let a = 0; a < ANIMALS; a++) sum += s[HAS + a * KINDS + k];
    if (s[OWNER + k] >= 0) sum -= PRINTED[k];
    assert(sum === DISKS_OF_A_KIND, `DS-5.16.1: ${sum} disks of kind ${k}`);
  }
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
    assert(s[POINTS + a] >= 0, `DS-5.16.8: animal ${a} has ${s[POINTS + a]} points`);
    let parts = 0;
    for (let i = 0; i < SOURCES; i++) parts += s[PARTS + a * SOURCES + i];
    assert(parts === s[POINTS + a], `the sources of animal ${a} add up to ${parts}, not ${s[POINTS + a]}`);
  }
}

/** DS-5.16.4, DS-5.16.7. */
function checkTiles(s: State): void {
  const tiles = new Array<number>(LARGE_TERRAINS).fill(0);
  let tundra = s[TUNDRA_LEFT];
  let unseen = 0;
  for (let hex = 0; hex < HEXES; hex++) {
    if (s[TILE + hex] === 0) {
      for (let a = 0; a < ANIMALS; a++)
        assert(s[CUBES + hex * ANIMALS + a] === 0, `cubes on the empty hex ${hex}`);
      continue;
    }
    assert(PRINTED_HEX[hex] === 1, `DS-2.2.2: a tile on hex ${hex}, which is not printed`);
    const isTundra = s[TILE + hex] === TUNDRA + 1;
    assert(isTundra === s[UNDER + hex] > 0, `DS-1.4.2: hex ${hex} and what lies under it`);
    if (isTundra) tundra++;
    tiles[(isTundra ? s[UNDER + hex] : s[TILE + hex]) - 1]++;
  }
  for (let i = 0; i < STACKS; i++) {
    if (s[STACK_TOP + i] > 0) tiles[s[STACK_TOP + i] - 1]++;
    unseen += s[STACK_LEFT + i];
  }
  for (let t = 0; t < LARGE_TERRAINS; t++) {
    tiles[t] += s[UNSEEN_TILES + t];
    unseen -= s[UNSEEN_TILES + t];
    assert(tiles[t] === TILES_IN_BOX[t], `DS-5.16.4: ${tiles[t]} tiles of terrain ${t}`);
  }
  assert(unseen === 0, 'DS-5.16.4: the stacks hold other than the unseen tiles');
  assert(tundra === TUNDRA_TILES, `DS-5.16.4: ${tundra} tundra tiles`);
  assert(isConnected(s), 'DS-5.16.7: Earth is not connected');
}

/** DS-5.6: dominance, adaptation level and the counts they rest on, recomputed from scratch. */
function checkDerived(s: State): void {
  for (let c = 0; c < CORNERS; c++) {
    let touch = 0;
    for (let i = c * 3; i < c * 3 + 3 && CORNER_HEXES[i] >= 0; i++)
      if (s[TILE + CORNER_HEXES[i]] !== 0) touch++;
    assert(touch === s[TOUCH + c], `corner ${c} touches ${touch} tiles, not ${s[TOUCH + c]}`);
  }
  for (let hex = 0; hex < HEXES; hex++) {
    const around = new Array<number>(KINDS).fill(0);
    for (let i = hex * 6; i < hex * 6 + 6; i++)
      if (s[DISK + HEX_CORNERS[i]] > 0) around[s[DISK + HEX_CORNERS[i]] - 1]++;
    for (let k = 0; k < KINDS; k++) {
      assert(around[k] === s[AROUND + hex * KINDS + k], `DS-2.3.6: disks of kind ${k} around hex ${hex}`);
    }
    for (let a = 0; a < ANIMALS; a++) {
      let level = 0;
      for (let k = 0; k < KINDS; k++) level += s[HAS + a * KINDS + k] * around[k];
      assert(level === s[LEVEL + hex * ANIMALS + a], `DS-5.6.1: the level of animal ${a} on hex ${hex}`);
      assert(s[CUBES + hex * ANIMALS + a] >= 0, `a negative count of cubes on hex ${hex}`);
    }
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
