import {
  ANIMALS,
  ARRIVED,
  CUBES,
  choose,
  forcedAsked,
  HEXES,
  isTile,
  moveCubes,
  NEIGHBOURS,
} from '@clade/earth';
import {
  ASK,
  auto,
  C,
  D,
  NEXT,
  operandA,
  operandB,
  operandC,
  packMove,
  type Refusal,
  refusal,
  type State,
} from '@clade/engine';
import { ANIMAL_IDS } from '../animals.ts';
import { SAFE, SAFE_ANIMAL } from '../state.ts';
import { SEND } from '../words.ts';
import { WORLD } from '../world.ts';
import { card } from './card.ts';
import { anyTile, hexName, pickTile } from './steps.ts';

/** Register D: animal * 6 + neighbour that is asked for; the safe cubes of the tile wait above it. */
const ASKED = 64;

function animalAsked(s: State, f: number): number {
  return Math.floor((s[f + D] % ASKED) / 6);
}

function goalAsked(s: State, f: number): number {
  return NEIGHBOURS[s[f + C] * 6 + ((s[f + D] % ASKED) % 6)];
}

/** Is there no other tile to go to behind this one? */
function isLastGoal(s: State, f: number): boolean {
  for (let i = ((s[f + D] % ASKED) % 6) + 1; i < 6; i++) {
    const hex = NEIGHBOURS[s[f + C] * 6 + i];
    if (hex >= 0 && isTile(s, hex)) return false;
  }
  return true;
}

function send(s: State, f: number, count: number, emit: Parameters<typeof moveCubes>[7]): void {
  const animal = animalAsked(s, f);
  const goal = goalAsked(s, f);
  if (count > 0) {
    moveCubes(WORLD, s, s[f + C], goal, animal, count, 'DS-6.19.1', emit);
    if (s[SAFE_ANIMAL] === animal + 1) s[ARRIVED + goal] += count;
  }
  s[f + D]++;
}

/** DS-5.7.4: safe cubes stay safe; the goals are filled in order with the unsafe ones first. */
function carrySafety(s: State, safe: number): void {
  let unsafe = -safe;
  for (let hex = 0; hex < HEXES; hex++) unsafe += s[ARRIVED + hex];
  for (let hex = 0; hex < HEXES; hex++) {
    const first = Math.min(unsafe, s[ARRIVED + hex]);
    s[SAFE + hex] += s[ARRIVED + hex] - first;
    unsafe -= first;
    s[ARRIVED + hex] = 0;
  }
}

function explainSend(s: State, f: number, move: number): Refusal | undefined {
  const animal = animalAsked(s, f);
  const goal = goalAsked(s, f);
  const facts = { animal: ANIMAL_IDS[operandA(move)], hex: hexName(operandB(move)) };
  if (operandA(move) !== animal || operandB(move) !== goal) {
    const asked = { askedAnimal: ANIMAL_IDS[animal], askedHex: hexName(goal) };
    const sentence = `The question is how many ${asked.askedAnimal} go to ${asked.askedHex}.`;
    return refusal('other-question', 'DS-6.19.4', sentence, { ...facts, ...asked });
  }
  const cubes = s[CUBES + s[f + C] * ANIMALS + animal];
  const count = operandC(move);
  if (count > cubes) {
    const sentence = `There are ${cubes} ${facts.animal} left to send, not ${count}.`;
    return refusal('too-few', 'DS-6.19.1', sentence, { ...facts, cubes, count });
  }
  if (count === cubes || !isLastGoal(s, f)) return undefined;
  const sentence = `All cubes leave the tile: the last ${cubes} ${facts.animal} go to ${facts.hex}.`;
  return refusal('all-leave', 'DS-6.19.1', sentence, { ...facts, cubes, count });
}

/** Register C is the tile. */
export const massExodus = card(
  'mass-exodus',
  'Mass Exodus',
  'DS-6.19.1',
  'Pick a tile and move every cube on it to adjacent tiles of your choice.',
  [
    pickTile({
      kind: 'mass-exodus-tile',
      rule: 'DS-6.19.1',
      ...anyTile(),
      pick(s, f, hex) {
        s[f + C] = hex;
        s[f + D] = s[SAFE + hex] * ASKED;
      },
    }),
    choose({
      kind: 'mass-exodus',
      rule: 'DS-6.19.4',
      verb: SEND,
      repeat: true,
      enter(s, f, emit) {
        for (; s[f + D] % ASKED < ANIMALS * 6; s[f + D]++) {
          const goal = goalAsked(s, f);
          const cubes = s[CUBES + s[f + C] * ANIMALS + animalAsked(s, f)];
          if (cubes === 0 || goal < 0 || !isTile(s, goal)) continue;
          if (!isLastGoal(s, f) || forcedAsked(s)) return ASK;
          send(s, f, cubes, emit);
          s[f + D]--; // the loop counts on
        }
        return NEXT;
      },
      moves(s, f, out) {
        const animal = animalAsked(s, f);
        const cubes = s[CUBES + s[f + C] * ANIMALS + animal];
        for (let count = isLastGoal(s, f) ? cubes : 0; count <= cubes; count++) {
          out.add(packMove(SEND, animal, goalAsked(s, f), count));
        }
      },
      take: (s, f, move, emit) => send(s, f, operandC(move), emit),
      explain: explainSend,
    }),
    auto('DS-5.7.4', (s, f) => carrySafety(s, Math.floor(s[f + D] / ASKED))),
  ],
);
