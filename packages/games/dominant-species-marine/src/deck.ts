import { below, type Emit, RNG, type State } from '@clade/engine';
import { ASTEROID, CARD_IDS } from './card-ids.ts';
import { CARDS } from './cards/index.ts';
import { SLOTS } from './display.ts';
import { alternative, READING } from './options.ts';
import { drawCard, unseenCards } from './row.ts';
import { DECK_LEFT, FISH_LEFT, LIVE_FISH, ROW, ROW_ICONS, SKELETON, SKELETONS_LEFT } from './state.ts';

/** DSM-6.1.6: the icons of a card; OPT-2 deals them among the 34 other cards, which is drawn when a card is turned up. */
function iconsOf(s: State, card: number, unseen: number): number {
  if (alternative(s, READING.eventIcons) === 0) {
    const { extinction, survival } = CARDS[card];
    return (extinction ? SKELETON : 0) | (survival ? LIVE_FISH : 0);
  }
  if (card === ASTEROID) return 0;
  let icons = 0;
  if (below(s, RNG, unseen) < s[SKELETONS_LEFT]) {
    s[SKELETONS_LEFT]--;
    icons |= SKELETON;
  }
  if (below(s, RNG, unseen) < s[FISH_LEFT]) {
    s[FISH_LEFT]--;
    icons |= LIVE_FISH;
  }
  return icons;
}

/** DSM-5.15.8: a new card into the lowest empty slot, which is the last; returns the slot from 0, or -1 without a card. */
export function turnUpCard(s: State, rule: string, emit: Emit | undefined): number {
  if (s[DECK_LEFT] === 0) return -1;
  let slot = 0;
  while (slot < SLOTS && s[ROW + slot] !== 0) slot++;
  if (slot === SLOTS) return -1;
  const unseen = unseenCards(s);
  const card = drawCard(s, unseen);
  s[ROW + slot] = card + 1;
  // Cards that may still carry an icon: all that nobody has seen but Asteroid.
  s[ROW_ICONS + slot] = iconsOf(s, card, unseen.length - (unseen.includes(ASTEROID) ? 1 : 0));
  if (emit) emit({ type: 'card-revealed', rule, card: CARD_IDS[card], slot: slot + 1 });
  return slot;
}

/** DSM-5.15.9: what a card says when it enters play. */
export function enterPlay(s: State, slot: number, emit: Emit | undefined): void {
  CARDS[s[ROW + slot] - 1].enters?.(s, emit);
}
