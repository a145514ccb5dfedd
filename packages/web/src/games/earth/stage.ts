import type { Target } from '@clade/board';
import type { ChoiceState } from '@clade/board/hex';
import type { Line, Snapshot } from '../../table/table.ts';
import type { Turn } from '../../table/turn.ts';
import type { Say } from '../../text/text.tsx';
import type { Names } from '../game-ui.ts';
import { baseOf } from './base.ts';
import { type Choice, choiceOf } from './choice.ts';
import type { EarthGame } from './game.ts';
import { question } from './press.ts';
import type { Spot } from './spots.ts';

/** Everything that is needed to draw a table of a hex game. */
export interface EarthStage<View> {
  readonly game: EarthGame;
  readonly snapshot: Snapshot;
  readonly turn?: Turn;
  readonly names: Names;
  readonly say: Say;
  readonly phone: boolean;
  /** Replay: what happened in the line that is shown. */
  readonly line?: Line;
  /** As if the choice were confirmed. */
  readonly view: View;
  /** Before the choice. */
  readonly base: View;
  /** What the choice under the pointer would lead to. */
  readonly ahead?: View;
  readonly choice: Choice;
}

export interface StageInput {
  readonly snapshot: Snapshot;
  readonly turn?: Turn | undefined;
  readonly names: Names;
  readonly say: Say;
  readonly phone: boolean;
  readonly line?: Line | undefined;
}

export function stageOf<View>(game: EarthGame, about: StageInput): EarthStage<View> {
  const { snapshot, turn, line, ...rest } = about;
  const base = baseOf(snapshot) as View;
  const { waiting, considered } = turn ?? {};
  const foreseen = considered?.foreseen?.view as View | undefined;
  const settled = waiting !== undefined && considered?.move === waiting;
  return {
    ...rest,
    game,
    snapshot,
    ...(turn ? { turn } : {}),
    ...(line ? { line } : {}),
    view:
      settled && foreseen !== undefined ? asAsked(foreseen, snapshot.view as View) : (snapshot.view as View),
    base,
    ...(!settled && foreseen !== undefined ? { ahead: foreseen } : {}),
    choice: choiceOf(snapshot, turn, game),
  };
}

/** What is asked, by what and of whom, stays as it is until the choice is confirmed. */
const PRESENT = ['round', 'phase', 'cursor', 'turn', 'asked'];

function asAsked<View>(foreseen: View, now: View): View {
  const kept = Object.entries(now as object).filter(([key]) => PRESENT.includes(key));
  return { ...foreseen, ...Object.fromEntries(kept) };
}

/** How a spot stands in the present choice. */
export function stateOf(
  { choice, turn }: Pick<EarthStage<unknown>, 'choice' | 'turn'>,
  spot: Spot,
): ChoiceState {
  if (choice.asked.has(spot)) return 'asked';
  if (choice.chosen.has(spot)) return 'selected';
  if (choice.open.has(spot)) {
    const looked = turn?.considered?.move;
    return looked !== undefined && looked !== turn?.waiting && choice.open.get(spot)?.includes(looked)
      ? 'hovered'
      : 'legal';
  }
  return 'plain';
}

/** The target of a spot that may be pressed, or may be asked about; nothing where a press would mean nothing. */
export function targetOf(
  stage: Pick<EarthStage<unknown>, 'choice' | 'game'>,
  spot: Spot,
  label: string,
  askable = false,
): Target | undefined {
  const { choice, game } = stage;
  if (choice.open.has(spot)) return { id: spot, label, ...(choice.chosen.has(spot) ? { chosen: true } : {}) };
  if (choice.held.includes(spot)) return { id: spot, label, chosen: true };
  if (!askable || question(spot, choice.held, choice.legal, game.verbs) === undefined) return undefined;
  return { id: spot, label, refused: true };
}

/** State and target of a spot together, for scenes. */
export function lit(
  stage: Pick<EarthStage<unknown>, 'choice' | 'game' | 'turn'>,
  spot: Spot,
  label: string,
  askable = false,
): { readonly state: ChoiceState; readonly target?: Target } {
  const target = targetOf(stage, spot, label, askable);
  const state = stateOf(stage, spot);
  if (target === undefined) return { state };
  return { state: state === 'plain' && target.refused ? 'refused' : state, target };
}
