import { targetKey } from '@clade/board';
import type { Size } from '@clade/board/evolution';
import type { Seat } from '@clade/engine';
import { outcome, type PlayerView } from '@clade/evolution';
import { afterEvent, type Figures, figureAt, figuresOf, type ShownView } from '@clade/wording/evolution';
import type { Line, Snapshot } from '../../../table/table.ts';
import type { Turn } from '../../../table/turn.ts';
import type { Say } from '../../../text/text.tsx';
import type { Names } from '../../game-ui.ts';
import { cardSpot, type Spot, speciesSpot } from '../gestures.ts';
import type { PageSpeech } from '../speech.ts';
import { type Choice, choiceOf } from './choice.ts';
import { type Deeds, deedsOf } from './deeds.ts';
import { originsOf } from './origins.ts';

/** Everything that the scenes of one moment are made of. */
export interface Stage extends PageSpeech {
  readonly snapshot: Snapshot;
  readonly view: ShownView;
  readonly figures: Figures;
  readonly names: Names;
  readonly say: Say;
  readonly turn: Turn | undefined;
  /** Places are listed under the thumb, boards are whole targets. */
  readonly phone: boolean;
  readonly choice: Choice;
  /** Seats as they sit around the table: the rivals clockwise from me, then me. Without me, all from the first seat. */
  readonly rivals: readonly Seat[];
  /** The seat whose row is below; undefined for spectators and replays. */
  readonly me: Seat | undefined;
  readonly keys: ReadonlyMap<Spot, string>;
  /** Food that the move that is looked at brings, by figure, and from the water. */
  readonly coming: ReadonlyMap<number, number>;
  readonly fromHole: number;
  /** Where the food came from that appeared last: the water, or the key of a species. */
  readonly origins: ReadonlyMap<number, string>;
  /** The species that was taken out of its herd, by key. */
  readonly opened: string | undefined;
  /** Replay: what the shown line did, by figure. */
  readonly deeds: Deeds;
}

export interface StageInput {
  readonly snapshot: Snapshot;
  readonly turn?: Turn | undefined;
  readonly names: Names;
  readonly say: Say;
  readonly line?: Line | undefined;
  readonly phone?: boolean;
  readonly opened?: string | undefined;
}

export function stageOf({ snapshot, turn, names, say, line, phone = false, opened }: StageInput): Stage {
  const view = snapshot.view as ShownView;
  const figures = figuresOf(snapshot);
  const choice = choiceOf(snapshot, turn);
  // A replay shows all rows alike, whoever looks.
  const past = snapshot.where === 'replay' || (line !== undefined && turn === undefined);
  const me = past || view.viewer < 0 ? undefined : view.viewer;
  const { length } = view.players;
  const rivals =
    me === undefined
      ? view.players.map(({ seat }) => seat)
      : Array.from({ length: length - 1 }, (_, i) => (me + 1 + i) % length);
  const { coming, fromHole } = comingWith(choice, figures, view);
  return {
    snapshot,
    view,
    figures,
    names,
    say,
    turn,
    phone,
    choice,
    rivals,
    me,
    // A phone has no digits to press.
    keys: keysOf(choice, view, rivals, phone ? undefined : me),
    coming,
    fromHole,
    opened,
    origins: new Map(
      [...originsOf(snapshot)].map(([eater, from]) => [eater, from === 'hole' ? from : speciesKey(from)]),
    ),
    deeds: deedsOf(line, snapshot.lines),
  };
}

/** The digits of the targets, in the order in which they stand on the table. */
function keysOf(
  { open }: Choice,
  view: ShownView,
  rivals: readonly Seat[],
  me: Seat | undefined,
): ReadonlyMap<Spot, string> {
  const keys = new Map<Spot, string>();
  if (me === undefined) return keys;
  const give = (spot: Spot): void => {
    const key = open.has(spot) && !keys.has(spot) ? targetKey(keys.size) : undefined;
    if (key !== undefined) keys.set(spot, key);
  };
  for (const seat of rivals) {
    for (const place of (view.players[seat] as PlayerView).species.keys()) give(speciesSpot(seat, place));
  }
  const own = view.players[me] as PlayerView;
  give('end:left');
  for (const [place, { traits }] of own.species.entries()) {
    // A free place is the whole board: it needs no key of its own.
    give(speciesSpot(me, place));
    give(`grow:body:${place}`);
    give(`grow:population:${place}`);
    for (const { id } of traits) if (id !== undefined) give(`trait:${place}:${id}`);
  }
  give('end:right');
  for (const card of own.hand ?? []) give(cardSpot(card));
  return keys;
}

/** What a feeding move brings, said by the rules at once; the shell asks for the rest. */
function comingWith(
  { looked, known }: Choice,
  figures: Figures,
  view: ShownView,
): { coming: ReadonlyMap<number, number>; fromHole: number } {
  const coming = new Map<number, number>();
  let fromHole = 0;
  if (looked === undefined || view.phase !== 'feeding') return { coming, fromHole };
  let now = figures;
  for (const event of outcome(known, view.viewer, looked)) {
    if (event.type === 'took') {
      const figure = figureAt(now, event.seat, event.species);
      coming.set(figure, (coming.get(figure) ?? 0) + event.count - event.toFat);
      if (event.source === 'watering-hole') fromHole += event.count;
    }
    now = afterEvent(now, event);
  }
  return { coming, fromHole };
}

/** A species by its figure, as long as it lives: for travels, arcs and notes. */
export function speciesKey(figure: number): string {
  return figure < 0 ? `planned-${-figure}` : `fig-${figure}`;
}

export const SIZE_KEY: Readonly<Record<Size, 'l' | 'm' | 's'>> = { L: 'l', M: 'm', S: 's' };
