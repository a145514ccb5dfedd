import {
  type Emit,
  type Move,
  operandA,
  packMove,
  type Refusal,
  refusal,
  type State,
  type Step,
} from '@clade/engine';
import * as columns from '../columns.ts';
import { HEX_CORNERS } from '../grid.ts';
import { addEach, isIn, lowest, spotsOf } from '../sets.ts';
import { PUT, REMOVE, TAKE } from '../verbs.ts';
import type { World } from '../world.ts';
import { choose, type Question } from './choose.ts';

const { ALL_KINDS, CORNER_SET, DISK, KINDS, TOUCH, VACANT } = columns;

export interface TakeKind {
  readonly kind: string;
  readonly rule: string;
  readonly verb?: number;
  readonly wayOut?: Move;
  readonly enter?: Step['enter'];
  /** What is chosen from, for the refusal: `the Adaptation slots`. */
  readonly from: string;
  /** How many disks of a kind may be taken. */
  count(s: State, f: number, kind: number): number;
  take(s: State, f: number, kind: number, emit: Emit | undefined): void;
}

/** Chooses one of the kinds that lie somewhere. */
export function takeKind(w: World, q: TakeKind): Step {
  const { verb = TAKE, count, take } = q;
  return choose({
    kind: q.kind,
    rule: q.rule,
    verb,
    wayOut: q.wayOut,
    enter: q.enter,
    moves(s, f, out, enough) {
      for (let k = 0; k < KINDS && out.n < enough; k++) if (count(s, f, k) > 0) out.add(packMove(verb, k));
    },
    take: (s, f, move, emit) => take(s, f, operandA(move), emit),
    explain(s, f, move) {
      const element = operandA(move);
      if (count(s, f, element) > 0) return undefined;
      return refusal('no-such-disk', q.rule, { element: w.kinds[element], count: 0 });
    },
  });
}

export interface PutDisk {
  readonly kind: string;
  readonly rule: string;
  readonly wayOut?: Move;
  /** Asked only when this holds. */
  ready(s: State, f: number): boolean;
  /** The one tile whose corners count; -1 for all of Earth. */
  hex(s: State, f: number): number;
  put(s: State, f: number, corner: number, emit: Emit | undefined): void;
}

/** Chooses a vacant corner of Earth, or of one tile. */
export function putDisk(w: World, q: PutDisk): Step {
  const { ready, hex: hexOf, put } = q;
  return choose({
    kind: q.kind,
    rule: q.rule,
    verb: PUT,
    wayOut: q.wayOut,
    moves(s, f, out, enough) {
      if (!ready(s, f)) return;
      const hex = hexOf(s, f);
      if (hex < 0) {
        for (let w = 0; w < CORNER_SET; w++) addEach(out, PUT, w, s[VACANT + w], enough);
        return;
      }
      for (let i = hex * 6; i < hex * 6 + 6; i++) {
        const corner = HEX_CORNERS[i];
        if (s[DISK + corner] === 0) out.add(packMove(PUT, corner));
      }
    },
    take: (s, f, move, emit) => put(s, f, operandA(move), emit),
    explain(s, f, move) {
      const corner = operandA(move);
      return refuseCorner(w, s, corner) ?? refuseOtherTile(w, corner, hexOf(s, f), q.rule);
    },
  });
}

function refuseCorner(w: World, s: State, corner: number): Refusal | undefined {
  const name = w.map.cornerNames[corner];
  if (s[TOUCH + corner] === 0) {
    return refusal('not-on-earth', w.cornerRules.onEarth, {
      corner: name,
      tiles: 0,
    });
  }
  if (s[DISK + corner] === 0) return undefined;
  const element = w.kinds[s[DISK + corner] - 1];
  return refusal('taken-corner', w.cornerRules.vacant, {
    corner: name,
    element,
  });
}

function refuseOtherTile(w: World, corner: number, hex: number, rule: string): Refusal | undefined {
  if (hex < 0) return undefined;
  for (let i = hex * 6; i < hex * 6 + 6; i++) if (HEX_CORNERS[i] === corner) return undefined;
  const facts = { corner: w.map.cornerNames[corner], hex: w.map.hexNames[hex] };
  return refusal('other-tile', rule, facts);
}

export interface PickDisk {
  readonly kind: string;
  readonly rule: string;
  readonly verb?: number;
  readonly wayOut?: Move;
  readonly repeat?: boolean;
  readonly all?: Question['all'];
  readonly enter?: Step['enter'];
  /** Kinds of which a disk may be chosen, as bits; all without it. */
  readonly kinds?: (s: State, f: number) => number;
  /** May this disk of one of them, which lies on Earth, be chosen? All may without it. */
  readonly fits?: (s: State, f: number, corner: number, element: number) => boolean;
  /** Why it may not. */
  explain(s: State, f: number, corner: number, element: number): Refusal;
  pick(s: State, f: number, corner: number, emit: Emit | undefined): void;
}

const allKinds = (): number => ALL_KINDS;

/** Chooses a disk that lies on Earth. */
export function pickDisk(w: World, q: PickDisk): Step {
  const { verb = REMOVE, kinds: kindsOf = allKinds, fits, pick } = q;
  return choose({
    kind: q.kind,
    rule: q.rule,
    verb,
    wayOut: q.wayOut,
    repeat: q.repeat,
    all: q.all,
    enter: q.enter,
    moves(s, f, out, enough) {
      const kinds = kindsOf(s, f);
      for (let w = 0; w < CORNER_SET; w++) {
        const corners = spotsOf(s, kinds, w) | 0;
        if (fits === undefined) addEach(out, verb, w, corners, enough);
        else {
          for (let rest = corners; rest !== 0 && out.n < enough; rest &= rest - 1) {
            const c = w * 32 + lowest(rest);
            if (fits(s, f, c, s[DISK + c] - 1)) out.add(packMove(verb, c));
          }
        }
      }
    },
    take: (s, f, move, emit) => pick(s, f, operandA(move), emit),
    explain(s, f, move) {
      const corner = operandA(move);
      const element = s[DISK + corner] - 1;
      if (element < 0) {
        const name = w.map.cornerNames[corner];
        return refusal('no-disk', q.rule, { corner: name });
      }
      const may = isIn(kindsOf(s, f), element) && (fits === undefined || fits(s, f, corner, element));
      return may ? undefined : q.explain(s, f, corner, element);
    },
  });
}
