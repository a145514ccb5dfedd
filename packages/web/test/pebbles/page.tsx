import type { BoardProps, GameUi } from '../../src/games/game-ui.ts';

interface Heap {
  readonly heap: number;
}

function Board({ snapshot }: BoardProps) {
  return <p>{`Heap: ${(snapshot.view as Heap).heap}`}</p>;
}

/** How the page shows the toy game: only what every game has to bring. */
const ui: GameUi = {
  id: 'pebbles',
  sheets: [],
  Board,
  inWords: () => [],
  prompt: ({ snapshot }) => ({
    what: `Pebbles: ${snapshot.decision?.kind ?? 'wait'}?`,
    buttons: snapshot.legal.map(({ move, words }) => ({ label: words, move })),
  }),
  sayQuestion: ({ decision }) => `Pebbles: ${decision?.kind ?? 'wait'}?`,
  sayLines: () => [],
  begins: () => false,
  beat: () => 'plain',
  sayFold: () => '',
  sayMove: (move) => move.join(' '),
  sayRefusal: ({ sentence }) => sentence,
  sayForeseen: () => [],
  sayReason: () => undefined,
  sources: [],
  tieBreaks: () => [],
  mark: () => undefined,
  openView: (views) => views[0],
  phase: () => ({ round: 1, steps: [] }),
  Figure: () => null,
  cards: () => [],
  aid: () => [],
};
export default ui;
