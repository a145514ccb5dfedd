import type { State } from '@clade/engine';
import { CARD_IDS, CLADOGENESIS } from '../card-ids.ts';
import { alternative, READING } from '../options.ts';
import { pushDiscard, pushSlot } from '../resolve.ts';
import { inPile, slotOf, topDiscard } from '../row.ts';
import { card } from './card.ts';
import { pickCard } from './steps.ts';

const RULE = 'DSM-6.3.8';

/** OPT-11, as bits. */
const ANY_DISCARD = 1;
const LOWEST_SLOT = 2;

/** Part 1 never resolves Cladogenesis itself out of the pile. */
function isCopied(s: State, c: number): boolean {
  if (c === CLADOGENESIS) return false;
  return (alternative(s, READING.cladogenesisCards) & ANY_DISCARD) !== 0 ? inPile(s, c) : topDiscard(s) === c;
}

function isNext(s: State, c: number): boolean {
  const slot = slotOf(s, c);
  if (c === CLADOGENESIS || slot === 0) return false;
  if ((alternative(s, READING.cladogenesisCards) & LOWEST_SLOT) === 0) return true;
  return !CARD_IDS.some(
    (_, other) => other !== CLADOGENESIS && slotOf(s, other) > 0 && slotOf(s, other) < slot,
  );
}

export const cladogenesis = card({
  id: 'cladogenesis',
  rule: RULE,
  provenance: 'reconstructed',
  confidence: 'medium',
  steps: [
    pickCard({
      kind: 'cladogenesis-discard',
      rule: RULE,
      where: 'out of the discard pile now',
      fits: isCopied,
      take: pushDiscard,
    }),
    pickCard({
      kind: 'cladogenesis-row',
      rule: RULE,
      where: 'as another card of the row',
      fits: isNext,
      take: (s, animal, c) => pushSlot(s, animal, slotOf(s, c)),
    }),
  ],
});
