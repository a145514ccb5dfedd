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
import { HEX_SET, TILE, TILES } from '../columns.ts';
import { lowest } from '../sets.ts';
import type { World } from '../world.ts';
import { choose } from './choose.ts';

export interface PickHex {
  readonly kind: string;
  readonly rule: string;
  readonly verb: number;
  readonly wayOut?: Move;
  readonly repeat?: boolean;
  readonly enter?: Step['enter'];
  /** A column of the state that is 0 exactly where `fits` holds, if there is one: quicker for many tiles. */
  readonly column?: number;
  /** May this hex be chosen? Only hexes with a tile are asked about. */
  fits(s: State, f: number, hex: number): boolean;
  /** Why a tile may not. */
  explain(s: State, f: number, hex: number): Refusal;
  pick(s: State, f: number, hex: number, emit: Emit | undefined): void;
}

/** Chooses a tile of Earth. */
export function pickHex(w: World, q: PickHex): Step {
  const { column } = q;
  return choose({
    kind: q.kind,
    rule: q.rule,
    verb: q.verb,
    wayOut: q.wayOut,
    repeat: q.repeat,
    enter: q.enter,
    moves(s, f, out, enough) {
      for (let w = 0; w < HEX_SET; w++) {
        for (let rest = s[TILES + w]; rest !== 0 && out.n < enough; rest &= rest - 1) {
          const hex = w * 32 + lowest(rest);
          if (column === undefined ? q.fits(s, f, hex) : s[column + hex] === 0)
            out.add(packMove(q.verb, hex));
        }
      }
    },
    take: (s, f, move, emit) => q.pick(s, f, operandA(move), emit),
    explain(s, f, move) {
      const hex = operandA(move);
      return refuseNoTile(w, s, hex, q.rule) ?? (q.fits(s, f, hex) ? undefined : q.explain(s, f, hex));
    },
  });
}

export function refuseNoTile(w: World, s: State, hex: number, rule: string): Refusal | undefined {
  if (s[TILE + hex] !== 0) return undefined;
  const name = w.map.hexNames[hex];
  return refusal('no-tile', rule, `There is no tile on ${name}.`, { hex: name });
}

/** Why a tile may not be chosen, with its name. */
export function refuseTile(
  w: World,
  hex: number,
  code: string,
  rule: string,
  sentence: (name: string) => string,
  facts: Refusal['facts'] = {},
): Refusal {
  const name = w.map.hexNames[hex];
  return refusal(code, rule, sentence(name), { hex: name, ...facts });
}
