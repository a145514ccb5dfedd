import { legalMoves } from '@clade/engine';
import { pebbles } from '@clade/engine/testing';
import type { Shown } from '../../src/entry.ts';

/** How the terminal shows the toy game. */
const shown: Shown = {
  draw: (s) => [`Heap: ${(pebbles.view(s, 0) as { heap: number }).heap}`],
  legend: 'cli.draw.legend',
  say: ({ type }) => ({ text: type }),
  quiet: () => false,
  ask: (_s, { kind }) => `Pebbles: ${kind}?`,
  menu: (s, { seat }) =>
    legalMoves(pebbles, s, seat).map((move) => ({ label: pebbles.describe(s, move), move })),
  cards: () => [],
  glossary: () => [],
  cover: () => undefined,
  expected: {},
};
export default shown;
