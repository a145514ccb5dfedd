import {
  A,
  ASK,
  auto,
  C,
  D,
  type Emit,
  MoveList,
  NEXT,
  operandA,
  operandB,
  packMove,
  type Refusal,
  refusal,
  SEAT,
  type State,
  type Step,
} from '@clade/engine';
import { ANIMALS, BAG, KINDS, OWNER } from '../columns.ts';
import { bagCount, elementsOf } from '../elements.ts';
import type { World } from '../world.ts';
import { choose, forcedAsked } from './choose.ts';
import { takeKind } from './disk.ts';

/** The disks of an animal, which can be lost; printed elements cannot. They lie in one place or in several. */
export interface OwnDisks {
  /** Operands: kind, place. */
  readonly verb: number;
  readonly places: readonly string[];
  count(s: State, animal: number, kind: number, place: number): number;
  /** To the bag. */
  lose(s: State, animal: number, kind: number, place: number, rule: string, emit: Emit | undefined): void;
  /** From wherever the caller took it. */
  gain(s: State, animal: number, kind: number, place: number, rule: string, emit: Emit | undefined): void;
}

/** A disk and its place in one register; 0 is none. */
export function packDisk(kind: number, place: number): number {
  return 1 + kind + place * KINDS;
}

export function diskKind(disk: number): number {
  return (disk - 1) % KINDS;
}

export function diskPlace(disk: number): number {
  return Math.floor((disk - 1) / KINDS);
}

const scratch = new MoveList();

export function ownDisks(s: State, disks: OwnDisks, animal: number, out: MoveList): void {
  for (let k = 0; k < KINDS; k++) {
    for (let place = 0; place < disks.places.length; place++)
      if (disks.count(s, animal, k, place) > 0) out.add(packMove(disks.verb, k, place));
  }
}

/** Why an animal cannot lose a disk. */
export function refuseLoss(
  w: World,
  s: State,
  disks: OwnDisks,
  animal: number,
  move: number,
  rule: string,
): Refusal | undefined {
  const kind = operandA(move);
  const place = operandB(move);
  if (disks.count(s, animal, kind, place) > 0) return undefined;
  const facts = { animal: w.animals[animal], element: w.kinds[kind], disks: 0 };
  return refusal('no-such-disk', rule, facts);
}

export interface PickOwnDisk {
  readonly kind: string;
  readonly rule: string;
  readonly printedRule: string;
  /** Asked only when this holds. */
  ready(s: State, f: number): boolean;
}

/** Chooses one of your own disks into register C, packed. */
export function pickOwnDisk(w: World, disks: OwnDisks, q: PickOwnDisk): Step {
  return choose({
    kind: q.kind,
    rule: q.rule,
    verb: disks.verb,
    moves(s, f, out) {
      if (q.ready(s, f)) ownDisks(s, disks, s[f + A], out);
    },
    take(s, f, move) {
      s[f + C] = packDisk(operandA(move), operandB(move));
    },
    explain: (s, f, move) => refuseLoss(w, s, disks, s[f + A], move, q.printedRule),
  });
}

export interface Exchange {
  /** Beginning of the names of the questions. */
  readonly name: string;
  readonly rule: string;
  readonly printedRule: string;
  readonly chosenRule: string;
}

/**
 * Metamorphosis: one of your disks for a disk of your choice from the bag, on the same space. Register C is the disk
 * that goes; it returns to the bag only behind the choice of the new one.
 */
export function exchange(w: World, disks: OwnDisks, q: Exchange): Step[] {
  return [
    pickOwnDisk(w, disks, {
      kind: `${q.name}-out`,
      rule: q.rule,
      printedRule: q.printedRule,
      ready: (s) => bagCount(s) > 0,
    }),
    takeKind(w, {
      kind: `${q.name}-in`,
      rule: q.chosenRule,
      from: 'the bag',
      count: (s, f, kind) => (s[f + C] > 0 ? s[BAG + kind] : 0),
      take(s, f, kind, emit) {
        s[BAG + kind]--;
        const place = diskPlace(s[f + C]);
        disks.lose(s, s[f + A], diskKind(s[f + C]), place, q.rule, emit);
        disks.gain(s, s[f + A], kind, place, q.rule, emit);
      },
    }),
  ];
}

export interface RichLose {
  readonly kind: string;
  readonly rule: string;
  readonly printedRule: string;
  /** Who is affected is fixed at the start. */
  readonly fixedRule: string;
}

/**
 * Disease: every animal with more elements than you loses a disk of its player's choice. Register D is the affected
 * animals as bits, C the animal that chooses, down the food chain.
 */
export function richLose(w: World, disks: OwnDisks, q: RichLose): Step[] {
  const lose = (s: State, animal: number, move: number, emit: Emit | undefined): void =>
    disks.lose(s, animal, operandA(move), operandB(move), q.rule, emit);
  return [
    auto(q.fixedRule, (s, f) => {
      s[f + D] = 0;
      for (let a = 0; a < ANIMALS; a++) {
        if (s[OWNER + a] >= 0 && elementsOf(s, a) > elementsOf(s, s[f + A])) s[f + D] |= 1 << a;
      }
    }),
    choose({
      kind: q.kind,
      rule: q.rule,
      verb: disks.verb,
      repeat: true,
      enter(s, f, emit) {
        for (; s[f + C] < ANIMALS; s[f + C]++) {
          const animal = s[f + C];
          if ((s[f + D] & (1 << animal)) === 0) continue;
          scratch.clear();
          ownDisks(s, disks, animal, scratch);
          if (scratch.n > 1 || (scratch.n === 1 && forcedAsked(s))) {
            s[f + SEAT] = s[OWNER + animal];
            return ASK;
          }
          if (scratch.n === 1) lose(s, animal, scratch.at[0], emit);
        }
        return NEXT;
      },
      moves: (s, f, out) => ownDisks(s, disks, s[f + C], out),
      take(s, f, move, emit) {
        lose(s, s[f + C], move, emit);
        s[f + C]++;
      },
      explain: (s, f, move) => refuseLoss(w, s, disks, s[f + C], move, q.printedRule),
    }),
  ];
}
