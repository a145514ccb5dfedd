import { below, type Emit, RNG, type State } from '@clade/engine';
import { CARD_IDS, FACE_UP_CARDS, ICE_AGE } from './card-ids.ts';
import { DECK, FACE_UP, STACK_LEFT, STACK_TOP, UNSEEN_TILES } from './state.ts';
import { LARGE_TERRAINS, STACKS, TERRAINS } from './terrain.ts';

/** Face-down cards and tiles lie in no order: what comes next is drawn when it is turned up (DS-5.14). */

export function countCards(cards: number): number {
  let count = 0;
  for (let rest = cards; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** DS-5.9.4.1: turns up cards until five lie face up or the deck is empty. */
export function turnUpCards(s: State, rule: string, emit: Emit | undefined): void {
  for (let n = countCards(s[FACE_UP]); n < FACE_UP_CARDS && s[DECK] !== 0; n++) {
    const card = drawCard(s);
    s[DECK] &= ~(1 << card);
    s[FACE_UP] |= 1 << card;
    if (emit) emit({ type: 'card-revealed', rule, card: CARD_IDS[card] });
  }
}

/** DS-4.3.3: Ice Age is always the last. */
function drawCard(s: State): number {
  let rest = s[DECK] & ~(1 << ICE_AGE);
  if (rest === 0) return ICE_AGE;
  for (let skip = below(s, RNG, countCards(rest)); skip > 0; skip--) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}

/** DS-5.9.4.9: turns up the top tile of each stack that shows none. */
export function turnUpTiles(s: State, rule: string, emit: Emit | undefined): void {
  for (let i = 0; i < STACKS; i++) {
    if (s[STACK_TOP + i] !== 0 || s[STACK_LEFT + i] === 0) continue;
    const terrain = drawTile(s);
    s[STACK_LEFT + i]--;
    s[STACK_TOP + i] = terrain + 1;
    if (emit) emit({ type: 'tile-revealed', rule, stack: i + 1, terrain: TERRAINS[terrain] });
  }
}

/** Draws one of the tiles that nobody has seen; returns its terrain. */
export function drawTile(s: State): number {
  let count = 0;
  for (let t = 0; t < LARGE_TERRAINS; t++) count += s[UNSEEN_TILES + t];
  let nth = below(s, RNG, count);
  let terrain = 0;
  while (nth >= s[UNSEEN_TILES + terrain]) nth -= s[UNSEEN_TILES + terrain++];
  s[UNSEEN_TILES + terrain]--;
  return terrain;
}
