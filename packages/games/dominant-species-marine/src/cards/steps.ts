import {
  AROUND,
  CARD,
  choose,
  countTiles,
  cubesOn,
  gainPoints,
  HEX_CORNERS,
  HEX_SET,
  HOMES,
  KINDS,
  type PickHex,
  pickHex,
  refuseTile,
  TILES,
  type TileRule,
  tileOfYours,
} from '@clade/earth';
import {
  A,
  auto,
  D,
  type Emit,
  END,
  type Move,
  NEXT,
  operandA,
  packMove,
  type Refusal,
  refusal,
  type State,
  type Step,
} from '@clade/engine';
import { CARD_IDS } from '../card-ids.ts';
import { MAP } from '../map.ts';
import { alternative, READING } from '../options.ts';
import { FROM_CARDS } from '../sources.ts';
import { TILE_CHOICE } from '../words.ts';
import { WORLD } from '../world.ts';

/** Step words that several cards share. */

/** DSM-6.1.7: where a card says just "a tile", any tile may be picked. */
export const ANY_TILE = 'DSM-6.1.7';

/** You pick a tile. */
export function pickTile(q: Omit<PickHex, 'verb'>): Step {
  return pickHex(WORLD, { verb: TILE_CHOICE, ...q });
}

/** The rest is skipped when there is nothing to do it with (DSM-6.1.2). */
export function endIf(rule: string, nothing: (s: State, f: number) => boolean): Step {
  return { ...auto(rule, () => undefined), enter: (s, f) => (nothing(s, f) ? END : NEXT) };
}

/** DSM-6.1.5: with an X of 0 the card does nothing. */
export function needsX(): Step {
  return endIf('DSM-6.1.5', (s, f) => s[f + D] === 0);
}

/** OPT-20: a tile you occupy, or any tile. */
export function yourTile(rule: string): TileRule {
  return {
    ...tileOfYours(WORLD, rule),
    among: (s, f, w) =>
      alternative(s, READING.fertilePlace) === 0 ? s[HOMES + s[f + A] * HEX_SET + w] : s[TILES + w],
  };
}

/** You earn points. */
export function earn(rule: string, points: (s: State, animal: number) => number): Step {
  return gainPoints(WORLD, FROM_CARDS, rule, points);
}

/** 1 VP for each tile you occupy that has a disk of one kind; how many, and whether you eat it, does not matter. */
export function earnTilesWith(rule: string, kind: number): Step {
  return earn(rule, (s, animal) =>
    countTiles(s, (hex) => cubesOn(s, hex, animal) > 0 && s[AROUND + hex * KINDS + kind] > 0),
  );
}

export function isCornerOf(hex: number, corner: number): boolean {
  return HEX_CORNERS.subarray(hex * 6, hex * 6 + 6).includes(corner);
}

/** Why a disk of another tile may not be picked. */
export function refuseOtherTile(hex: number, corner: number, rule: string): Refusal {
  const name = MAP.cornerNames[corner];
  return refuseTile(WORLD, hex, 'other-tile', rule, { corner: name });
}

export interface PickCard {
  readonly kind: string;
  readonly rule: string;
  readonly wayOut?: Move;
  readonly enter?: Step['enter'];
  /** Where cards are chosen from, for the refusal: `out of the discard pile`. */
  readonly where: string;
  fits(s: State, card: number): boolean;
  take(s: State, animal: number, card: number, emit: Emit | undefined): void;
}

/** You pick an Evolution card to resolve. */
export function pickCard(q: PickCard): Step {
  return choose({
    kind: q.kind,
    rule: q.rule,
    verb: CARD,
    wayOut: q.wayOut,
    enter: q.enter,
    moves(s, _f, out) {
      for (let card = 0; card < CARD_IDS.length; card++) if (q.fits(s, card)) out.add(packMove(CARD, card));
    },
    take: (s, f, move, emit) => q.take(s, s[f + A], operandA(move), emit),
    explain(s, _f, move) {
      const card = operandA(move);
      if (q.fits(s, card)) return undefined;
      return refusal('other-card', q.rule, { card: CARD_IDS[card] });
    },
  });
}
