import {
  ANIMALS,
  ARRIVED,
  BOX,
  BOXED_PAWNS,
  CORNERS,
  CUBES,
  DISK,
  ELIMINATED,
  FLAGS,
  FORCED_ASKED,
  HEXES,
  KINDS,
  OWNER,
  PARTS,
  PAWNS,
  PLAYERS,
  POOL,
  REASON,
  ROUND,
  SOURCES,
  STACK_LEFT,
  STACK_TOP,
  STACKS,
  TILE,
  UNDER,
} from '@clade/earth';
import { type Position, type State, writeRandom } from '@clade/engine';
import { ANIMAL_IDS, ELEMENTS } from '../animals.ts';
import { phaseOf } from '../asked.ts';
import { CARD_IDS } from '../card-ids.ts';
import { BOXES, SPACE_NAMES } from '../display.ts';
import { disksOf } from '../elements.ts';
import { MAP } from '../map.ts';
import { configOf } from '../options.ts';
import {
  DECK,
  FACE_UP,
  ICE_AGE_TAKEN,
  PROTECTED,
  REASONS,
  SAFE,
  SAFE_ANIMAL,
  SCORED,
  SPACE,
  TRACK,
} from '../state.ts';
import { TERRAINS, TUNDRA } from '../terrain.ts';
import { POINT_SOURCES } from '../world.ts';
import { writeFrames } from './frames.ts';
import { listNames } from './names.ts';

type Written = Record<string, unknown>;

/** The whole state as docs/position-format.md; `readPosition` turns it back. */
export function writePosition(s: State): Position {
  const choosing = phaseOf(s) === 'choosing';
  return {
    game: 'dominant-species',
    options: configOf(s).options,
    players: s[PLAYERS],
    random: writeRandom(s),
    forced: (s[FLAGS] & FORCED_ASKED) !== 0 ? 'ask' : 'auto',
    ...(choosing
      ? { phase: 'choosing', animals: seatsOnly(s) }
      : { round: s[ROUND], ...writeFrames(s), ...writeEnd(s), animals: writeAnimals(s), ...writeTable(s) }),
  };
}

/** In the order of the choices: a player's first animals, then the second ones. */
function seatsOnly(s: State): Written {
  const out: Written = {};
  for (let a = 0; a < ANIMALS; a++) if (s[OWNER + a] >= 0) out[ANIMAL_IDS[a]] = { seat: s[OWNER + a] };
  return out;
}

function writeEnd(s: State): Written {
  return {
    ...(s[ICE_AGE_TAKEN] !== 0 ? { lastRound: true } : {}),
    ...(s[REASON] !== 0 ? { end: REASONS[s[REASON]] } : {}),
  };
}

function writeAnimals(s: State): Written {
  const out: Written = {};
  for (let a = 0; a < ANIMALS; a++) {
    if (s[OWNER + a] < 0) continue;
    const points: Written = {};
    for (const [i, name] of POINT_SOURCES.entries()) {
      if (s[PARTS + a * SOURCES + i] !== 0) points[name] = s[PARTS + a * SOURCES + i];
    }
    out[ANIMAL_IDS[a]] = {
      seat: s[OWNER + a],
      points,
      pool: s[POOL + a],
      eliminated: s[ELIMINATED + a],
      pawns: s[PAWNS + a],
      boxedPawns: s[BOXED_PAWNS + a],
      elements: listNames(ELEMENTS, (k) => disksOf(s, a, k)),
    };
  }
  return out;
}

function writeTable(s: State): Written {
  const spaces: Written = {};
  for (const [i, name] of SPACE_NAMES.entries())
    if (s[SPACE + i] !== 0) spaces[name] = ANIMAL_IDS[s[SPACE + i] - 1];
  const boxes = BOXES.map((box, i) => [box, listNames(ELEMENTS, (k) => s[BOX + i * KINDS + k])]);
  const tiles: Written = {};
  const cubes: Written = {};
  const arrived: Written = {};
  const safe: Written = {};
  const scored: string[] = [];
  for (let hex = 0; hex < HEXES; hex++) {
    if (s[TILE + hex] === 0) continue;
    const name = MAP.hexNames[hex];
    const terrain = TERRAINS[s[TILE + hex] - 1];
    tiles[name] = s[TILE + hex] === TUNDRA + 1 ? { terrain, under: TERRAINS[s[UNDER + hex] - 1] } : terrain;
    const present: Written = {};
    for (const [a, id] of ANIMAL_IDS.entries()) {
      if (s[CUBES + hex * ANIMALS + a] > 0) present[id] = s[CUBES + hex * ANIMALS + a];
    }
    if (Object.keys(present).length > 0) cubes[name] = present;
    if (s[ARRIVED + hex] > 0) arrived[name] = s[ARRIVED + hex];
    if (s[SAFE + hex] > 0) safe[name] = s[SAFE + hex];
    if (s[SCORED + hex] > 0) scored.push(name);
  }
  const corners: Written = {};
  for (let c = 0; c < CORNERS; c++)
    if (s[DISK + c] > 0) corners[MAP.cornerNames[c]] = ELEMENTS[s[DISK + c] - 1];
  const protectedKinds: Written = {};
  for (const [a, id] of ANIMAL_IDS.entries()) {
    if (s[PROTECTED + a] !== 0)
      protectedKinds[id] = ELEMENTS.filter((_, k) => (s[PROTECTED + a] & (1 << k)) !== 0);
  }
  return {
    initiative: ANIMAL_IDS.flatMap((_, i) => (s[TRACK + i] === 0 ? [] : [ANIMAL_IDS[s[TRACK + i] - 1]])),
    spaces,
    boxes: Object.fromEntries(boxes),
    tiles,
    corners,
    cubes,
    ...(scored.length > 0 ? { scored } : {}),
    ...(Object.keys(arrived).length > 0 ? { arrived } : {}),
    ...(s[SAFE_ANIMAL] > 0 ? { safe: { [ANIMAL_IDS[s[SAFE_ANIMAL] - 1]]: safe } } : {}),
    ...(Object.keys(protectedKinds).length > 0 ? { protected: protectedKinds } : {}),
    stacks: Array.from({ length: STACKS }, (_, i) => ({
      top: s[STACK_TOP + i] === 0 ? null : TERRAINS[s[STACK_TOP + i] - 1],
      left: s[STACK_LEFT + i],
    })),
    cards: {
      faceUp: CARD_IDS.filter((_, i) => (s[FACE_UP] & (1 << i)) !== 0),
      deck: CARD_IDS.filter((_, i) => (s[DECK] & (1 << i)) !== 0),
    },
  };
}
