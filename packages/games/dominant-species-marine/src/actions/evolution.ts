import {
  ANIMALS,
  CARD,
  CUBES,
  choose,
  HEX_SET,
  LANDS,
  pickHex,
  refuseTile,
  SCORE,
  terrainOf,
} from '@clade/earth';
import { A, C, D, effect, FORGO, operandA, refusal, type State } from '@clade/engine';
import { CARD_IDS } from '../card-ids.ts';
import { solarBonus } from '../cards/solar-radiation.ts';
import { EVOLUTION_SPACE } from '../display.ts';
import { pushSlot } from '../resolve.ts';
import { listRow, slotOf } from '../row.ts';
import { scoreTile } from '../score.ts';
import { FROM_TILES } from '../sources.ts';
import { EVOLUTION_CHIP } from '../state.ts';
import { TERRAINS } from '../terrain.ts';
import { isThriving } from '../thriving.ts';
import { WORLD } from '../world.ts';

/** Place of the action space from the left, from 0. Register D is the action space. */
function placeOf(s: State, f: number): number {
  return s[f + D] - EVOLUTION_SPACE;
}

function terrainAsked(s: State, f: number): number {
  return s[EVOLUTION_CHIP + placeOf(s, f)] - 1;
}

/** DSM-5.15.6: may the acting animal resolve a card after scoring the tile in register C? */
function earnsCard(s: State, f: number): boolean {
  const hex = s[f + C];
  return s[CUBES + hex * ANIMALS + s[f + A]] > 0 && isThriving(s, hex, s[f + A]);
}

/** DSM-5.15: a tile is scored, then perhaps a card is resolved. */
export const evolution = effect(WORLD, 'evolution', 'evolution', [
  pickHex(WORLD, {
    kind: 'evolution',
    rule: 'DSM-5.15.1',
    verb: SCORE,
    wayOut: FORGO,
    among: (s, f, w) => s[LANDS + terrainAsked(s, f) * HEX_SET + w],
    explain(s, f, hex) {
      const facts = { terrain: TERRAINS[terrainOf(s, hex)], asked: TERRAINS[terrainAsked(s, f)] };
      return refuseTile(WORLD, hex, 'other-terrain', 'DSM-5.15.1', facts);
    },
    pick(s, f, hex, emit) {
      scoreTile(s, hex, FROM_TILES, 'DSM-5.15.3', emit, solarBonus(s));
      s[f + C] = hex;
    },
  }),
  choose({
    kind: 'card',
    rule: 'DSM-5.15.6',
    verb: CARD,
    moves(s, f, out) {
      if (earnsCard(s, f)) listRow(s, placeOf(s, f) + 1, out);
    },
    take: (s, f, move) => pushSlot(s, s[f + A], slotOf(s, operandA(move))),
    explain(s, f, move) {
      const card = CARD_IDS[operandA(move)];
      const slot = slotOf(s, operandA(move));
      const value = placeOf(s, f) + 1;
      if (slot === 0) {
        return refusal('not-in-row', 'DSM-5.15.6', { card });
      }
      if (slot <= value) return undefined;
      return refusal('slot', 'DSM-5.15.6', { card, slot, value });
    },
  }),
]);
