import { type DsView, dominantSpecies } from '@clade/dominant-species';
import {
  configure,
  type GameEvent,
  isRefusal,
  legalMoves,
  type Move,
  plainRefusal,
  Rng,
  type Seat,
  type State,
  seatsToAct,
  type Wire,
} from '@clade/engine';
import type { Line, Snapshot } from '../../src/table/table.ts';

/** Tables of Dominant Species as a page would see them, made of states of the engine. */

export const VARIANTS: readonly [players: number, options: Record<string, unknown>][] = [
  [2, {}],
  [3, { earth: 'random', assignment: 'choose' }],
  [4, { deck: 'long' }],
  [5, {}],
  [6, { deck: 'long' }],
  [3, { animals: 2 }],
  [2, { animals: 3, assignment: 'choose' }],
];

export const NAMES = ['Mara', 'Tomek', 'Ilona', 'Heron', 'Anouk', 'Jana'];

export function start(players: number, options: Record<string, unknown>, seed: string): Course {
  const config = configure(dominantSpecies, players, options);
  if (isRefusal(config)) throw new Error(plainRefusal(config));
  const events: GameEvent[] = [];
  const state = dominantSpecies.setup(config, seed, (e) => events.push(e));
  return new Course(state, [{ n: 0, seat: -1, events }]);
}

/** A game in progress with everything that happened in it. */
export class Course {
  readonly state: State;
  readonly lines: Line[];

  constructor(state: State, lines: Line[]) {
    this.state = state;
    this.lines = lines;
  }

  make(seat: Seat, move: Move): Line {
    const events: GameEvent[] = [];
    dominantSpecies.apply(this.state, seat, move, (e) => events.push(e));
    const line = { n: this.lines.length, seat, events };
    this.lines.push(line);
    return line;
  }

  /** One random move; undefined when the game is over. */
  step(rng: Rng): Line | undefined {
    const [seat] = seatsToAct(dominantSpecies, this.state);
    if (seat === undefined) return undefined;
    const moves = legalMoves(dominantSpecies, this.state, seat);
    return this.make(seat, moves[rng.below(moves.length)] as Move);
  }

  view(): DsView {
    return dominantSpecies.view(this.state, -1);
  }

  snapshot(viewer: Seat): Snapshot {
    return snapshotOf(this.state, viewer, this.lines);
  }
}

function snapshotOf(state: State, viewer: Seat, lines: readonly Line[]): Snapshot {
  const waitingFor = seatsToAct(dominantSpecies, state);
  const asked = waitingFor.includes(viewer);
  const config = dominantSpecies.config(state);
  const result = dominantSpecies.result(state);
  return {
    where: 'local',
    id: 'test',
    game: 'dominant-species',
    name: 'Thursday table',
    config,
    status: result ? 'finished' : 'playing',
    seats: Array.from({ length: config.players }, (_, seat) => ({
      kind: seat === 3 ? 'bot' : 'person',
      name: NAMES[seat] as string,
      here: seat === viewer,
    })),
    commitment: '',
    viewer,
    n: lines.length - 1,
    view: dominantSpecies.view(state, viewer),
    draft: { moves: [], events: [], confirmed: false },
    ...(asked ? { decision: dominantSpecies.decision(state, viewer) } : {}),
    legal: asked ? legalOf(state, viewer) : [],
    waitingFor,
    lines,
    scores: dominantSpecies.scores(state),
    ...(result ? { result } : {}),
    busy: false,
    connected: true,
  };
}

function legalOf(s: State, seat: Seat): { move: Wire; words: string }[] {
  return legalMoves(dominantSpecies, s, seat).map((move) => ({
    move: dominantSpecies.toWire(move),
    words: dominantSpecies.describe(s, move),
  }));
}

/** Plays a random game and looks at it after the deal and after every line. */
export function wholeGame(
  players: number,
  options: Record<string, unknown>,
  seed: string,
  look: (course: Course, line: Line) => void,
  most = Number.POSITIVE_INFINITY,
): Course {
  const rng = new Rng(seed);
  const course = start(players, options, seed);
  look(course, course.lines[0] as Line);
  for (let line = course.step(rng); line !== undefined && line.n < most; line = course.step(rng))
    look(course, line);
  return course;
}
