import { type Game, isPending, plainRefusal, type Refusal, type Seat, type State } from '@clade/engine';
import { loadTexts } from '@clade/text';
import { type Seen, textOf, type Wording } from '@clade/wording';
import { dominantSpeciesWording } from '@clade/wording/dominant-species';
import { marineWording } from '@clade/wording/dominant-species-marine';
import { evolutionWording } from '@clade/wording/evolution';

const WORDINGS: Readonly<Record<string, Wording>> = {
  'dominant-species': dominantSpeciesWording,
  'dominant-species-marine': marineWording,
  evolution: evolutionWording,
};
const TEXTS = await loadTexts('en', ['evolution', 'dominant-species', 'dominant-species-marine'], {
  onHole: () => undefined,
});

/**
 * Why a move is refused, in English, for people who read what their program was answered. Code, rule and facts are the
 * answer: a page words them in its own language.
 */
export function refusalSentence(refused: Refusal, game: Game, seat: Seat, state: State): string {
  const wording = WORDINGS[game.id];
  const code = refused.code === 'not-json' ? 'malformed' : refused.code;
  const said =
    wording &&
    textOf(TEXTS, wording.refusal({ ...refused, code }, seenBy(game, seat, state), namesFor(seat)));
  if (said === undefined || said === '') return plainRefusal(refused);
  const reason = typeof refused.facts.reason === 'string' ? `: ${refused.facts.reason}` : '';
  return `${said.charAt(0).toUpperCase()}${said.slice(1).replace(/\.$/, '')}${reason}.`;
}

function namesFor(viewer: Seat) {
  return { viewer, of: (seat: Seat): string => `player ${seat + 1}` };
}

/** The table as the seat sees it; species have the numbers of their places. */
function seenBy(game: Game, seat: Seat, state: State): Seen {
  const view = game.view(state, seat);
  return {
    viewer: seat,
    config: game.config(state),
    view,
    start: view,
    ...(isPending(game.pending(state), seat) ? { decision: game.decision(state, seat) } : {}),
    lines: [],
    draft: { moves: [], events: [] },
  };
}
