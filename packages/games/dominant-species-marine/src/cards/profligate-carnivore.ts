import {
  ADD,
  ANIMALS,
  ARRIVED,
  choose,
  cubesOn,
  ELIMINATE,
  eliminateCubes,
  HEXES,
  POOL,
  placeCubes,
  takesInOrder,
} from '@clade/earth';
import {
  A,
  C,
  D,
  isAtLeast,
  type Move,
  type MoveList,
  NEXT,
  operandA,
  operandB,
  packMove,
  type Refusal,
  refusal,
  type State,
} from '@clade/engine';
import { ANIMAL_IDS } from '../animals.ts';
import { MAP } from '../map.ts';
import { alternative, READING } from '../options.ts';
import { firstPick } from '../picks.ts';
import { WORDS } from '../words.ts';
import { WORLD } from '../world.ts';
import { card } from './card.ts';
import { needsX } from './steps.ts';

const RULE = 'DSM-6.3.27';

/** OPT-5: cubes anywhere, or only where you are; your own cubes do not change while others are eliminated. */
function isHunted(s: State, hex: number, you: number): boolean {
  return alternative(s, READING.profligateCarnivoreReach) === 0 || cubesOn(s, hex, you) > 0;
}

/** Opposing cubes that may be named from a move on, by default all. */
function preyFrom(s: State, you: number, first = 0): number {
  let prey = 0;
  for (let hex = operandA(first); hex < HEXES; hex++) {
    if (!isHunted(s, hex, you)) continue;
    for (let a = 0; a < ANIMALS; a++) {
      if (a !== you && packMove(ELIMINATE, hex, a) >= first) prey += cubesOn(s, hex, a);
    }
  }
  return prey;
}

/** The first cube that may be named. */
function firstPrey(s: State, f: number): Move {
  if (!takesInOrder(s)) return 0;
  return firstPick(s, s[f + C], s[f + D], (first) => preyFrom(s, s[f + A], first));
}

/** Where cubes are named in the order of the map, enough must be left behind. */
function hunt(s: State, f: number, out: MoveList): void {
  const you = s[f + A];
  const first = firstPrey(s, f);
  let prey = preyFrom(s, you, first);
  if (s[f + D] === 0 || prey === 0) return;
  const needed = takesInOrder(s) ? Math.min(s[f + D], prey) : 1;
  for (let hex = operandA(first); hex < HEXES && prey >= needed; hex++) {
    if (!isHunted(s, hex, you)) continue;
    for (let a = 0; a < ANIMALS; a++) {
      const move = packMove(ELIMINATE, hex, a);
      const cubes = cubesOn(s, hex, a);
      if (a === you || cubes === 0 || move < first) continue;
      if (prey >= needed) out.add(move);
      prey -= cubes;
    }
  }
}

function explainHunt(s: State, f: number, move: number): Refusal | undefined {
  const you = s[f + A];
  const hex = operandA(move);
  const animal = operandB(move);
  const facts = { hex: MAP.hexNames[hex], animal: ANIMAL_IDS[animal] };
  if (animal === you) return refusal('own-cube', RULE, facts);
  if (cubesOn(s, hex, animal) === 0) {
    return refusal('no-cubes', RULE, { ...facts, cubes: 0 });
  }
  if (!isHunted(s, hex, you)) {
    return refusal('absent', RULE, { ...facts, you: ANIMAL_IDS[you], cubes: 0 });
  }
  if (!takesInOrder(s)) return undefined;
  const first = firstPrey(s, f);
  if (move < first) {
    const last = WORDS.describe(s[f + C]);
    return refusal('order', RULE, { ...facts, last });
  }
  const behind = preyFrom(s, you, move);
  const needed = Math.min(s[f + D], preyFrom(s, you, first));
  if (behind >= needed) return undefined;
  return refusal('too-few', RULE, { ...facts, needed, behind });
}

/** The first tile where a cube was eliminated and none of yours has come yet; -1 when there is none. */
function tileAsked(s: State): number {
  for (let hex = 0; hex < HEXES; hex++) if (s[ARRIVED + hex] > 0) return hex;
  return -1;
}

/** Fewest and most cubes for a tile: what you have must be used up. */
function fewest(s: State, you: number, hex: number): number {
  let later = 0;
  for (let h = hex + 1; h < HEXES; h++) later += s[ARRIVED + h];
  return Math.min(Math.max(0, s[POOL + you] - later), most(s, you, hex));
}

function most(s: State, you: number, hex: number): number {
  return Math.min(s[ARRIVED + hex], s[POOL + you]);
}

function explainPlace(s: State, f: number, move: number): Refusal | undefined {
  const you = s[f + A];
  const asked = tileAsked(s);
  const facts = { hex: MAP.hexNames[operandA(move)], asked: MAP.hexNames[asked] };
  if (operandA(move) !== asked) {
    return refusal('other-tile', RULE, facts);
  }
  const count = operandB(move);
  const limits = { fewest: fewest(s, you, asked), most: most(s, you, asked) };
  if (count >= limits.fewest && count <= limits.most) return undefined;
  return refusal('limit', RULE, { ...facts, ...limits, count, pool: s[POOL + you] });
}

const HUNT = choose({
  kind: 'profligate-carnivore',
  rule: RULE,
  verb: ELIMINATE,
  repeat: true,
  all: (s, f) => preyFrom(s, s[f + A]) <= s[f + D],
  moves: hunt,
  take(s, f, move, emit) {
    const hex = operandA(move);
    eliminateCubes(WORLD, s, hex, operandB(move), 1, RULE, emit);
    s[ARRIVED + hex]++;
    s[f + C] = move;
    s[f + D]--;
  },
  explain: explainHunt,
});

/**
 * Register C is the last elimination, D how many are left. DSM-9.4.1: all eliminations come first; ARRIVED counts them
 * by tile until your cubes take their places.
 */
export const profligateCarnivore = card({
  id: 'profligate-carnivore',
  rule: RULE,
  provenance: 'printed',
  confidence: 'medium',
  usesX: true,
  extinction: true,
  steps: [
    needsX(),
    {
      ...HUNT,
      enter(s, f, emit) {
        const way = HUNT.enter(s, f, emit);
        // What comes next is the same whatever was the last elimination.
        if (way === NEXT && isAtLeast(s, 2)) s[f + C] = 0;
        return way;
      },
    },
    choose({
      kind: 'profligate-carnivore-cubes',
      rule: RULE,
      verb: ADD,
      repeat: true,
      moves(s, f, out) {
        const hex = tileAsked(s);
        if (hex < 0) return;
        const limit = most(s, s[f + A], hex);
        for (let count = fewest(s, s[f + A], hex); count <= limit; count++)
          out.add(packMove(ADD, hex, count));
      },
      take(s, f, move, emit) {
        const hex = operandA(move);
        s[ARRIVED + hex] = 0;
        if (operandB(move) > 0) placeCubes(WORLD, s, hex, s[f + A], operandB(move), RULE, emit);
      },
      explain: explainPlace,
    }),
  ],
});
