import { dominantSpeciesMarine, type MarineView } from '@clade/dominant-species-marine';
import {
  configure,
  type GameEvent,
  isRefusal,
  legalMoves,
  type Move,
  plainRefusal,
  Rng,
  redact,
  type Seat,
  type State,
  seatsToAct,
  type Wire,
} from '@clade/engine';
import type { Line, Snapshot } from '../../src/table/table.ts';

/** Tables of Marine as a page would see them, made of states of the engine. */

const GAME = dominantSpeciesMarine;

export const VARIANTS: readonly [players: number, options: Record<string, unknown>][] = [
  [2, { length: 'short' }],
  [2, { animals: 2, assignment: 'choose', length: 'short', opt1: 'b' }],
  [3, { earth: 'random', boards: 'alternate', length: 'short', opt4: 'a', opt12: 'a', opt17: 'a' }],
  [4, { length: 'epic', superheroes: true, opt5: 'a', opt11: 'a', opt24: 'a' }],
  [4, { length: 'long', superheroes: 'with-exaptation', opt20: 'a', opt23: 'a' }],
];

export const NAMES = ['Mara', 'Tomek', 'Ilona', 'Heron'];

/** Games that end although nobody looks after them. */
const UNATTENDED = { roundCap: 40, turnCap: 200 };

function start(players: number, options: Record<string, unknown>, seed: string): Course {
  const config = configure(GAME, players, { ...UNATTENDED, ...options });
  if (isRefusal(config)) throw new Error(plainRefusal(config));
  const events: GameEvent[] = [];
  const state = GAME.setup(config, seed, (e) => events.push(e));
  return new Course(state, [{ n: 0, seat: -1, events }]);
}

/** A game in progress with everything that happened in it. */
export class Course {
  readonly state: State;
  readonly lines: Line[];

  constructor(state: State, lines: Line[] = [{ n: 0, seat: -1, events: [] }]) {
    this.state = state;
    this.lines = lines;
  }

  make(seat: Seat, move: Move): Line {
    const events: GameEvent[] = [];
    GAME.apply(this.state, seat, move, (e) => events.push(e));
    const line = { n: this.lines.length, seat, events };
    this.lines.push(line);
    return line;
  }

  /** One random move of a random seat; undefined when the game is over. */
  step(rng: Rng): Line | undefined {
    const seats = seatsToAct(GAME, this.state);
    if (seats.length === 0) return undefined;
    const seat = seats[rng.below(seats.length)] as Seat;
    const moves = legalMoves(GAME, this.state, seat);
    return this.make(seat, moves[rng.below(moves.length)] as Move);
  }

  linesFor(viewer: Seat): Line[] {
    return this.lines.map((line) => ({ ...line, events: line.events.map((e) => redact(e, viewer)) }));
  }

  view(viewer: Seat): MarineView {
    return GAME.view(this.state, viewer);
  }

  snapshot(viewer: Seat, lines = this.linesFor(viewer)): Snapshot {
    const { state } = this;
    const waitingFor = seatsToAct(GAME, state);
    const asked = waitingFor.includes(viewer);
    const config = GAME.config(state);
    const result = GAME.result(state);
    return {
      where: 'local',
      id: 'test',
      game: GAME.id,
      name: 'Thursday table',
      config,
      status: result ? 'finished' : 'playing',
      seats: Array.from({ length: config.players }, (_, seat) => ({
        kind: seat === 3 ? 'bot' : 'person',
        name: NAMES[seat] as string,
        here: seat === viewer,
        ...(seat === 3 ? { bot: 'strong' } : {}),
      })),
      commitment: '',
      viewer,
      n: this.lines.length - 1,
      view: this.view(viewer),
      draft: { moves: [], events: [], confirmed: false },
      ...(asked ? { decision: GAME.decision(state, viewer) } : {}),
      legal: asked ? legalOf(state, viewer) : [],
      waitingFor,
      lines,
      scores: GAME.scores(state),
      ...(result ? { result } : {}),
      busy: false,
      connected: true,
    };
  }
}

function legalOf(s: State, seat: Seat): { move: Wire; words: string }[] {
  return legalMoves(GAME, s, seat).map((move) => ({
    move: GAME.toWire(move),
    words: GAME.describe(s, move),
  }));
}

/** Plays a random game and looks at it after the deal and after every line. */
export function wholeGame(
  players: number,
  options: Record<string, unknown>,
  seed: string,
  look: (course: Course, line: Line) => void,
): Course {
  const rng = new Rng(seed);
  const course = start(players, options, seed);
  look(course, course.lines[0] as Line);
  for (let line = course.step(rng); line !== undefined; line = course.step(rng)) look(course, line);
  return course;
}
