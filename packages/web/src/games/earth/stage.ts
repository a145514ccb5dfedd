import { type Target, targetKeys } from '@clade/board';
import type { ChoiceState } from '@clade/board/hex';
import { baseOf } from '../../table/base.ts';
import type { Line, Snapshot } from '../../table/table.ts';
import type { Turn } from '../../table/turn.ts';
import type { Say } from '../../text/text.tsx';
import type { Names } from '../game-ui.ts';
import { type Choice, choiceOf } from './choice.ts';
import type { EarthGame } from './game.ts';
import { noteSpot } from './kept.ts';
import { signed } from './lexicon.ts';
import type { Overlay } from './overlay/use-overlay.ts';
import { question } from './press.ts';
import type { EarthView } from './seen.ts';
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
  /** `base` is the table before the line. */
  readonly past: boolean;
  /** Replay: Earth is shown without its empty places. */
  readonly replay?: boolean;
  /** As if the choice were confirmed. */
  readonly view: View;
  /** Before the choice. */
  readonly base: View;
  /** What the choice under the pointer would lead to. */
  readonly ahead?: View;
  readonly choice: Choice;
  /** A tile is being scored. */
  readonly scoring: boolean;
  /** What the map tells besides: by choice of the reader, or because the question is about it. */
  readonly overlay?: Overlay;
  /** The digits of what may be pressed; a phone has none. */
  readonly keys: ReadonlyMap<Spot, string>;
}

export interface StageInput {
  readonly snapshot: Snapshot;
  readonly turn?: Turn | undefined;
  readonly names: Names;
  readonly say: Say;
  readonly phone: boolean;
  readonly line?: Line | undefined;
  readonly overlay?: Overlay | undefined;
  /** Replay: the view before the line. */
  readonly before?: unknown;
  readonly replay?: boolean | undefined;
}

export function stageOf<View>(game: EarthGame, about: StageInput): EarthStage<View> {
  const { snapshot, turn, line, before, replay, overlay: wanted, ...rest } = about;
  const base = (before ?? baseOf(snapshot)) as View;
  const choice = choiceOf(snapshot, turn, game);
  const { waiting, considered } = turn ?? {};
  const foreseen = considered?.foreseen?.view as View | undefined;
  const scoring = (turn?.legal ?? []).some(({ move }) => move[0] === 'score');
  const overlay = scoring ? 'points' : wanted;
  const settled = waiting !== undefined && considered?.move === waiting;
  return {
    ...rest,
    game,
    snapshot,
    ...(turn ? { turn } : {}),
    ...(line ? { line } : {}),
    past: line !== undefined && before !== undefined,
    ...(replay ? { replay } : {}),
    view:
      settled && foreseen !== undefined ? asAsked(foreseen, snapshot.view as View) : (snapshot.view as View),
    base,
    ...(!settled && foreseen !== undefined ? { ahead: foreseen } : {}),
    choice,
    scoring,
    ...(overlay === undefined ? {} : { overlay }),
    keys: about.phone ? NO_KEYS : keysOf(choice),
  };
}

/** What overlays tell of: the table as it would be, but a tile that is being scored as it is before that. */
export function toldView<View>({ scoring, view, snapshot }: EarthStage<View>): View {
  return scoring ? (snapshot.view as View) : view;
}

const NO_KEYS: ReadonlyMap<Spot, string> = new Map();
const KEYS = new WeakMap<Choice, ReadonlyMap<Spot, string>>();

function keysOf(choice: Choice): ReadonlyMap<Spot, string> {
  let keys = KEYS.get(choice);
  if (keys === undefined) {
    const spots = [...choice.open.keys()];
    keys = new Map(targetKeys(spots.length).map((key, i) => [spots[i] as Spot, key]));
    KEYS.set(choice, keys);
  }
  return keys;
}

/** What is asked, by what and of whom, stays as it is until the choice is confirmed. */
const PRESENT = ['round', 'phase', 'cursor', 'turn', 'asked'];

function asAsked<View>(foreseen: View, now: View): View {
  const known = ASKED.get(foreseen as object);
  if (known?.now === now) return known.view as View;
  const kept = Object.entries(now as object).filter(([key]) => PRESENT.includes(key));
  const view = { ...foreseen, ...Object.fromEntries(kept) };
  ASKED.set(foreseen as object, { now, view });
  return view;
}

/** The same view for the same choice: what was worked out for it stays. */
const ASKED = new WeakMap<object, { readonly now: unknown; readonly view: unknown }>();

/** How a spot stands in the present choice. */
export function stateOf(
  { choice, turn }: Pick<EarthStage<unknown>, 'choice' | 'turn'>,
  spot: Spot,
): ChoiceState {
  noteSpot(spot);
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
  stage: Pick<EarthStage<unknown>, 'choice' | 'game' | 'keys'>,
  spot: Spot,
  label: string,
  askable = false,
): Target | undefined {
  const { choice, game } = stage;
  const key = stage.keys.get(spot);
  if (choice.open.has(spot))
    return {
      id: spot,
      label,
      ...(key === undefined ? {} : { key }),
      ...(choice.chosen.has(spot) ? { chosen: true } : {}),
    };
  if (choice.held.includes(spot)) return { id: spot, label, chosen: true };
  if (!askable || question(spot, choice.held, choice.legal, game.verbs) === undefined) return undefined;
  return { id: spot, label, refused: true };
}

/** State and target of a spot together, for scenes. */
export function lit(
  stage: Pick<EarthStage<unknown>, 'choice' | 'game' | 'turn' | 'keys'>,
  spot: Spot,
  label: string,
  askable = false,
): { readonly state: ChoiceState; readonly target?: Target } {
  const target = targetOf(stage, spot, label, askable);
  const state = stateOf(stage, spot);
  if (target === undefined) return { state };
  return { state: state === 'plain' && target.refused ? 'refused' : state, target };
}

/** What the choice that is shown adds to the points of an animal. */
export function gainOf(stage: EarthStage<unknown>, animal: string): { readonly gain?: string } {
  const points = (view: unknown): number =>
    (view as EarthView).animals.find((one) => one.animal === animal)?.points ?? 0;
  const n = points(stage.view) - points(stage.base);
  return n === 0 ? {} : { gain: signed(stage.say, n) };
}
