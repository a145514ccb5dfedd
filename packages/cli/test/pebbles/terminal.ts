import { pebbles } from '@clade/engine/testing';
import { keyOf, type Phrase } from '@clade/wording';
import type { Shown } from '../../src/entry.ts';

/** The toy game has no messages: what stands in for them is said. */
function plain(text: string): Phrase {
  return { key: keyOf(''), or: text };
}

/** How the terminal shows the toy game. */
const shown: Shown = {
  draw: (s) => [`Heap: ${(pebbles.view(s, 0) as { heap: number }).heap}`],
  legend: 'cli.draw.legend',
  wording: {
    tell: () => [],
    fold: () => plain(''),
    move: (wire) => plain(wire.join(' ')),
    question: (_asked, { decision }) => plain(`Pebbles: ${decision?.kind}?`),
    foresee: () => [],
    cards: () => [],
    source: plain,
    result: () => plain('The game is over'),
    refusal: ({ code }) => code,
  },
  group: () => undefined,
  hint: () => '',
  cards: () => [],
  glossary: () => [],
  cover: () => undefined,
  expected: {},
};
export default shown;
