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
import { addEach, isIn, lowest } from '../sets.ts';
import type { World } from '../world.ts';
import { choose } from './choose.ts';

const { HEX_SET, TILE, TILES } = columns;

export interface PickHex {
  readonly kind: string;
  readonly rule: string;
  readonly verb: number;
  readonly wayOut?: Move;
  readonly repeat?: boolean;
  readonly enter?: Step['enter'];
  /** Tiles outside of which none may be chosen, one word of the set (sets.ts); all of Earth without it. */
  readonly among?: (s: State, f: number, w: number) => number;
  /** May this one of them be chosen? All may without it. */
  readonly fits?: (s: State, f: number, hex: number) => boolean;
  /** Why a tile may not. */
  explain(s: State, f: number, hex: number): Refusal;
  pick(s: State, f: number, hex: number, emit: Emit | undefined): void;
}

const allTiles = (s: State, _f: number, w: number): number => s[TILES + w];

/** Chooses a tile of Earth. */
export function pickHex(w: World, q: PickHex): Step {
  const { verb, among = allTiles, fits, pick } = q;
  return choose({
    kind: q.kind,
    rule: q.rule,
    verb,
    wayOut: q.wayOut,
    repeat: q.repeat,
    enter: q.enter,
    moves(s, f, out, enough) {
      for (let w = 0; w < HEX_SET; w++) {
        const hexes = among(s, f, w) | 0;
        if (fits === undefined) addEach(out, verb, w, hexes, enough);
        else {
          for (let rest = hexes; rest !== 0 && out.n < enough; rest &= rest - 1) {
            const hex = w * 32 + lowest(rest);
            if (fits(s, f, hex)) out.add(packMove(verb, hex));
          }
        }
      }
    },
    take: (s, f, move, emit) => pick(s, f, operandA(move), emit),
    explain(s, f, move) {
      const hex = operandA(move);
      const may = isIn(among(s, f, hex >> 5), hex) && (fits === undefined || fits(s, f, hex));
      return refuseNoTile(w, s, hex, q.rule) ?? (may ? undefined : q.explain(s, f, hex));
    },
  });
}

export function refuseNoTile(w: World, s: State, hex: number, rule: string): Refusal | undefined {
  if (s[TILE + hex] !== 0) return undefined;
  const name = w.map.hexNames[hex];
  return refusal('no-tile', rule, { hex: name });
}

/** Why a tile may not be chosen, with its name. */
export function refuseTile(
  w: World,
  hex: number,
  code: string,
  rule: string,
  facts: Refusal['facts'] = {},
): Refusal {
  const name = w.map.hexNames[hex];
  return refusal(code, rule, { hex: name, ...facts });
}
