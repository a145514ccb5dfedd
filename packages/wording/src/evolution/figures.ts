import type { GameEvent, Seat, Wire } from '@clade/engine';
import type { EvoEvent, EvoView } from '@clade/evolution';
import { BEGUN } from '../begun.ts';
import type { Line, Seen } from '../wording.ts';

/**
 * Each species gets the next number of the game for life ("fig. 8"). Places shift when species come and go; an event's
 * places are those at the moment it is told, so folding the events of all lines keeps the numbers with their species.
 */
export interface Figures {
  /** Numbers by seat, from left to right. In quick play a species that is only planned has -1, -2, ... */
  readonly rows: readonly (readonly number[])[];
  /** The number of the next new species. */
  readonly next: number;
}

export const NO_FIGURES: Figures = { rows: [], next: 1 };

/** Of a table without a past: from left to right, one player after the other. */
export function figuresIn(view: EvoView | null | undefined): Figures {
  let next = 1;
  return { rows: view?.players.map(({ species }) => species.map(() => next++)) ?? [], next };
}

export function afterEvent(figures: Figures, event: GameEvent): Figures {
  if (event.type === BEGUN) return figures.rows.length > 0 ? figures : lyingThere(event.view as EvoView);
  const e = event as EvoEvent;
  switch (e.type) {
    case 'dealt':
      // The first deal shows who sits at the table; everybody begins with one species (EVO-2.1.1).
      if (figures.rows[e.seat] !== undefined) return figures;
      return { rows: put(figures.rows, e.seat, [e.seat + 1]), next: Math.max(figures.next, e.seat + 2) };
    case 'species-created':
    case 'species-replaced':
      return {
        rows: put(figures.rows, e.seat, rowOf(figures, e.seat).toSpliced(e.species, 0, figures.next)),
        next: figures.next + 1,
      };
    case 'extinct':
      return { ...figures, rows: put(figures.rows, e.seat, rowOf(figures, e.seat).toSpliced(e.species, 1)) };
    default:
      return figures;
  }
}

/** A table that goes on from a position: the first species of each seat, then the second ones. */
function lyingThere({ players }: EvoView): Figures {
  const rows: number[][] = players.map(() => []);
  let next = 1;
  for (let place = 0; players.some(({ species }) => place < species.length); place++)
    for (const [seat, { species }] of players.entries()) if (place < species.length) rows[seat]?.push(next++);
  return { rows, next };
}

export function afterEvents(figures: Figures, events: readonly GameEvent[]): Figures {
  return events.reduce(afterEvent, figures);
}

/** A line of a log has one past, so what was folded up to it can be kept with it. */
const KEPT = new WeakMap<Line, Figures>();

/** The numbers after the last of the lines, which are all lines from the deal or from the start on. */
export function figuresAfter(lines: readonly Line[], start = NO_FIGURES): Figures {
  let from = lines.length;
  let figures: Figures | undefined;
  while (figures === undefined && from > 0) {
    figures = KEPT.get(lines[from - 1] as Line);
    if (figures === undefined) from--;
  }
  let now = figures ?? start;
  for (const line of lines.slice(from)) {
    now = afterEvents(now, line.events);
    KEPT.set(line, now);
  }
  return now;
}

/** A view in which everything is open may hold the plans of all seats. */
export type ShownView = EvoView & { readonly plans?: readonly (readonly Wire[])[] };

/** The numbers of what a table shows: the lines, the draft, and in quick play what is planned. */
export function figuresOf({
  view: shown,
  lines,
  start,
  draft,
}: Pick<Seen, 'view' | 'lines' | 'start' | 'draft'>): Figures {
  const view = shown as ShownView | null;
  const after = afterEvents(
    figuresAfter(lines, figuresIn(start as EvoView | undefined)),
    draft.events.flat(),
  );
  if (view === null) return after;
  const plans = view.plans ?? view.players.map(({ seat }) => (seat === view.viewer ? view.plan : []));
  return plans.reduce((figures, plan, seat) => afterPlan(figures, seat, plan), after);
}

/** EVO-3.4.9: planned species come to the table, and to their numbers, when all plans are carried out. */
export function afterPlan(figures: Figures, seat: Seat, plan: readonly Wire[]): Figures {
  let row = rowOf(figures, seat);
  let planned = 0;
  for (const [verb, , , side] of plan) {
    if (verb !== 'species') continue;
    planned++;
    row = side === 'left' ? [-planned, ...row] : [...row, -planned];
  }
  return planned === 0 ? figures : { ...figures, rows: put(figures.rows, seat, row) };
}

function rowOf(figures: Figures, seat: Seat): readonly number[] {
  return figures.rows[seat] ?? [];
}

/** Number of the species at a place; 0 where there is none. */
export function figureAt(figures: Figures, seat: Seat, species: number): number {
  return rowOf(figures, seat)[species] ?? 0;
}

function put(rows: Figures['rows'], seat: Seat, row: readonly number[]): Figures['rows'] {
  const copy = rows.slice();
  copy[seat] = row;
  return copy;
}
