import * as engine from '@clade/engine';
import {
  type Emit,
  type Move,
  operandA,
  operandB,
  packMove,
  type Refusal,
  refusal,
  type State,
  type Step,
} from '@clade/engine';
import * as columns from '../columns.ts';
import { isContested, isOvercrowded } from '../counts.ts';
import { eliminateCubes } from '../cubes.ts';
import * as grid from '../grid.ts';
import { isIn, lowest } from '../sets.ts';
import { ELIMINATE } from '../verbs.ts';
import type { World } from '../world.ts';
import { choose, forcedAsked } from './choose.ts';
import { refuseNoTile } from './hex.ts';
import { takesInOrder } from './order.ts';

const { A, ASK, C, NEXT } = engine;
const { ANIMALS, CUBES, HEX_SET, TILE } = columns;
const { HEXES } = grid;

export interface PickVictim {
  readonly kind: string;
  readonly rule: string;
  readonly wayOut?: Move;
  readonly repeat?: boolean;
  readonly enter?: Step['enter'];
  /** Tiles where a cube may be eliminated, one word of the set (sets.ts). */
  among(s: State, f: number, w: number): number;
  /** Why not on this one. */
  explain(s: State, f: number, hex: number): Refusal;
  /** The last elimination of the same action (order.ts). */
  readonly last?: (s: State, f: number) => Move;
  /** After the elimination. */
  done?(s: State, f: number, move: Move, emit: Emit | undefined): void;
}

const nothingYet = (): Move => 0;

/** Eliminates a cube of another animal on one of several tiles. */
export function pickVictim(w: World, q: PickVictim): Step {
  const { among, last = nothingYet, done } = q;
  const firstOf = (s: State, f: number): Move => (takesInOrder(s) ? last(s, f) : 0);
  return choose({
    kind: q.kind,
    rule: q.rule,
    verb: ELIMINATE,
    wayOut: q.wayOut,
    repeat: q.repeat,
    enter: q.enter,
    moves(s, f, out, enough) {
      const own = s[f + A];
      const first = firstOf(s, f);
      for (let w = 0; w < HEX_SET; w++) {
        for (let rest = among(s, f, w) | 0; rest !== 0 && out.n < enough; rest &= rest - 1) {
          const hex = w * 32 + lowest(rest);
          for (let a = 0; a < ANIMALS; a++) {
            const move = packMove(ELIMINATE, hex, a);
            if (a !== own && s[CUBES + hex * ANIMALS + a] > 0 && move >= first) out.add(move);
          }
        }
      }
    },
    take(s, f, move, emit) {
      eliminateCubes(w, s, operandA(move), operandB(move), 1, q.rule, emit);
      done?.(s, f, move, emit);
    },
    explain(s, f, move) {
      const hex = operandA(move);
      return (
        refuseNoTile(w, s, hex, q.rule) ??
        (isIn(among(s, f, hex >> 5), hex) ? undefined : q.explain(s, f, hex)) ??
        refuseVictim(w, s, hex, operandB(move), s[f + A], q.rule) ??
        refuseEarlier(w, move, firstOf(s, f), q.rule)
      );
    },
  });
}

/** The same eliminations are entered in one way only. */
function refuseEarlier(w: World, move: Move, last: Move, rule: string): Refusal | undefined {
  if (move >= last) return undefined;
  const facts = { hex: w.map.hexNames[operandA(move)], last: w.words.describe(last) };
  return refusal('order', rule, facts);
}

/** `spared` cannot be chosen; -1 spares nobody. */
function refuseVictim(
  w: World,
  s: State,
  hex: number,
  victim: number,
  spared: number,
  rule: string,
): Refusal | undefined {
  const animal = w.animals[victim];
  const facts = { hex: w.map.hexNames[hex], animal };
  if (victim === spared) return refusal('own-cube', rule, facts);
  if (s[CUBES + hex * ANIMALS + victim] > 0) return undefined;
  return refusal('no-cubes', rule, { ...facts, cubes: 0 });
}

export interface EachTile {
  readonly kind: string;
  readonly rule: string;
  /** Register that walks over the hexes; it must be 0 before. */
  readonly cursor: number;
  /** Does a cube leave this tile? */
  where(s: State, f: number, hex: number): boolean;
  /** Are the acting animal's own cubes safe? */
  readonly sparesOwn: boolean;
}

/** On every tile of a kind one cube is eliminated; the acting animal says whose. */
export function eachTile(w: World, q: EachTile): Step {
  const { cursor, where, sparesOwn } = q;
  const spared = (s: State, f: number): number => (sparesOwn ? s[f + A] : -1);
  const step: Step = choose({
    kind: q.kind,
    rule: q.rule,
    verb: ELIMINATE,
    repeat: true,
    enter(s, f, emit) {
      for (; s[f + cursor] < HEXES; s[f + cursor]++) {
        const hex = s[f + cursor];
        if (s[TILE + hex] === 0 || !where(s, f, hex)) continue;
        let only = -1;
        let animals = 0;
        for (let a = 0; a < ANIMALS; a++) {
          if (a === spared(s, f) || s[CUBES + hex * ANIMALS + a] === 0) continue;
          only = a;
          animals++;
        }
        if (animals > 1 || (animals === 1 && forcedAsked(s))) return ASK;
        if (animals === 1) eliminateCubes(w, s, hex, only, 1, q.rule, emit);
      }
      s[f + cursor] = 0;
      return NEXT;
    },
    moves(s, f, out) {
      const hex = s[f + cursor];
      for (let a = 0; a < ANIMALS; a++) {
        if (a !== spared(s, f) && s[CUBES + hex * ANIMALS + a] > 0) out.add(packMove(ELIMINATE, hex, a));
      }
    },
    take(s, f, move, emit) {
      eliminateCubes(w, s, operandA(move), operandB(move), 1, q.rule, emit);
      s[f + cursor]++;
    },
    explain(s, f, move) {
      const asked = s[f + cursor];
      const hex = operandA(move);
      const names = w.map.hexNames;
      if (hex !== asked) {
        return refusal('other-tile', q.rule, { hex: names[hex], asked: names[asked] });
      }
      return refuseVictim(w, s, hex, operandB(move), spared(s, f), q.rule);
    },
  });
  return step;
}

/** Predator: one opposing cube of your choice on every tile that you share. Register C walks over the tiles. */
export function eachShared(w: World, kind: string, rule: string): Step {
  return eachTile(w, {
    kind,
    rule,
    cursor: C,
    sparesOwn: true,
    where: (s, f, hex) => isContested(s, hex, s[f + A]),
  });
}

/** Biomass: one cube of your choice on every tile with more cubes than disks. Register C walks over the tiles. */
export function eachOvercrowded(w: World, kind: string, rule: string): Step {
  return eachTile(w, {
    kind,
    rule,
    cursor: C,
    sparesOwn: false,
    where: (s, _f, hex) => isOvercrowded(s, hex),
  });
}
