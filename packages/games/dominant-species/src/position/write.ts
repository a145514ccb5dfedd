import {
  BOXED_PAWNS,
  HEXES,
  isIn,
  listNames,
  OWNER,
  PAWNS,
  PLAYERS,
  REASON,
  ROUND,
  unlessEmpty,
  type Written,
  writeAnimals,
  writeBoxes,
  writeEarth,
  writeForced,
  writeStock,
} from '@clade/earth';
import { type Position, type State, VERSION, writeRandom } from '@clade/engine';
import { ANIMAL_IDS, ELEMENTS } from '../animals.ts';
import { phaseOf } from '../asked.ts';
import { CARD_IDS } from '../card-ids.ts';
import { SPACE_NAMES } from '../display.ts';
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
import { WORLD } from '../world.ts';
import { writeFrames } from './frames.ts';

/** The whole state as docs/position-format.md; `readPosition` turns it back. */
export function writePosition(s: State): Position {
  const choosing = phaseOf(s) === 'choosing';
  return {
    game: 'dominant-species',
    rules: String(s[VERSION]),
    options: configOf(s).options,
    players: s[PLAYERS],
    random: writeRandom(s),
    forced: writeForced(s),
    ...(choosing
      ? { phase: 'choosing', animals: writeAnimals(WORLD, s, (a) => ({ seat: s[OWNER + a] })) }
      : {
          round: s[ROUND],
          ...writeFrames(s),
          ...writeEnd(s),
          animals: writeAnimals(WORLD, s, (a) => writeAnimal(s, a)),
          ...writeTable(s),
        }),
  };
}

function writeEnd(s: State): Written {
  return {
    ...(s[ICE_AGE_TAKEN] !== 0 ? { lastRound: true } : {}),
    ...(s[REASON] !== 0 ? { end: REASONS[s[REASON]] } : {}),
  };
}

function writeAnimal(s: State, a: number): Written {
  return {
    ...writeStock(WORLD, s, a),
    pawns: s[PAWNS + a],
    boxedPawns: s[BOXED_PAWNS + a],
    elements: listNames(ELEMENTS, (k) => disksOf(s, a, k)),
  };
}

function writeTable(s: State): Written {
  const spaces: Written = {};
  for (const [i, name] of SPACE_NAMES.entries())
    if (s[SPACE + i] !== 0) spaces[name] = ANIMAL_IDS[s[SPACE + i] - 1];
  const safe: Written = {};
  const scored: string[] = [];
  for (let hex = 0; hex < HEXES; hex++) {
    const name = MAP.hexNames[hex];
    if (s[SAFE + hex] > 0) safe[name] = s[SAFE + hex];
    if (isIn(s[SCORED + (hex >> 5)], hex)) scored.push(name);
  }
  const protectedKinds: Written = {};
  for (const [a, id] of ANIMAL_IDS.entries()) {
    if (s[PROTECTED + a] !== 0)
      protectedKinds[id] = ELEMENTS.filter((_, k) => (s[PROTECTED + a] & (1 << k)) !== 0);
  }
  return {
    initiative: ANIMAL_IDS.flatMap((_, i) => (s[TRACK + i] === 0 ? [] : [ANIMAL_IDS[s[TRACK + i] - 1]])),
    spaces,
    boxes: writeBoxes(WORLD, s),
    ...writeEarth(WORLD, s, () => ({})),
    ...unlessEmpty('scored', scored),
    ...(s[SAFE_ANIMAL] > 0 ? { safe: { [ANIMAL_IDS[s[SAFE_ANIMAL] - 1]]: safe } } : {}),
    ...unlessEmpty('protected', protectedKinds),
    cards: {
      faceUp: CARD_IDS.filter((_, i) => (s[FACE_UP] & (1 << i)) !== 0),
      deck: CARD_IDS.filter((_, i) => (s[DECK] & (1 << i)) !== 0),
    },
  };
}
