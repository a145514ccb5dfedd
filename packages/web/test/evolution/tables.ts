import {
  configure,
  type GameEvent,
  isRefusal,
  legalMoves,
  type Move,
  type Position,
  plainRefusal,
  Rng,
  redact,
  type Seat,
  type State,
  seatsToAct,
  type Wire,
} from '@clade/engine';
import { type EvoView, evolution } from '@clade/evolution';
import type { Line, Snapshot } from '../../src/table/table.ts';

/** Tables of Evolution as a page would see them, made of states of the engine. */

export const VARIANTS: readonly [players: number, options: Record<string, unknown>][] = [
  [2, {}],
  [3, { replaceOnlyWhenFull: false, passIsPermanent: true, foodBankLimit: 180 }],
  [4, { callersProtected: true, preyLossFirst: false, replacementAfterLastRound: true }],
  [4, { quickPlay: true, deck: 'DE110' }],
  [5, { scavengerNeedsMeat: false, negateHorns: false, fatEligible: false, intelligenceTiming: 'ownTurn' }],
  [6, {}],
  [6, { speciesBoardLimit: null }],
];

export const NAMES = ['Mara', 'Tomek', 'Ilona', 'Heron', 'Anouk', 'Jana'];

export function start(players: number, options: Record<string, unknown>, seed: string): Course {
  const config = configure(evolution, players, options);
  if (isRefusal(config)) throw new Error(plainRefusal(config));
  const events: GameEvent[] = [];
  const state = evolution.setup(config, seed, (e) => events.push(e));
  return new Course(state, [{ n: 0, seat: -1, events }]);
}

/** A species in the notation of the rule book's section 8. */
export function sp(
  bodySize: number,
  population: number,
  food = 0,
  traits: readonly (string | { readonly id: string; readonly faceDown: boolean })[] = [],
  fat = 0,
): Position {
  return { bodySize, population, food, fat, traits };
}

/** A table that begins with a hand-written position: its species get their numbers row by row, the first ones first. */
export function from(position: Position): Course {
  const state = evolution.readPosition({ game: 'evolution', ...position });
  if (isRefusal(state)) throw new Error(plainRefusal(state));
  const { players, first, round } = evolution.view(state, -1);
  const rule = 'EVO-2.1';
  const events: GameEvent[] = [{ type: 'round-started', rule, round, first }];
  for (const { seat } of players) events.push({ type: 'dealt', rule, seat, count: 4 });
  for (const { seat, species } of players) {
    for (let place = 1; place < species.length; place++) {
      events.push({ type: 'species-created', rule, seat, species: place, side: 'right' });
    }
  }
  return new Course(state, [{ n: 0, seat: -1, events }]);
}

/** Positions of questions that random play seldom asks. */
export function rarePositions(): Course[] {
  const clever = ['carnivore', 'intelligence'];
  const prey = sp(2, 2, 2, ['burrowing', 'climbing', 'horns']);
  const hand = [
    { trait: 'ambush', food: 1 },
    { trait: 'foraging', food: 3 },
    { trait: 'horns', food: 3 },
    { trait: 'horns', food: 3 },
  ];
  const paying = (due: number): Course =>
    from({
      phase: 'feeding',
      step: 'pay',
      attack: { move: ['attack', 0, 1, 0, ['burrowing', 'climbing']], due },
      players: [{ hand, species: [sp(5, 3, 0, clever)] }, { species: [prey] }, {}],
    });
  return [
    paying(2),
    paying(1),
    from({
      phase: 'feeding',
      step: 'leaf',
      leftOver: true,
      wateringHole: 3,
      players: [
        {
          hand: 2,
          species: [{ ...sp(1, 1, 0, ['fertile', 'long-neck', 'foraging']), leaf: ['fertile', 'long-neck'] }],
        },
        {},
        {},
      ],
    }),
    // Nobody is hungry: storing fat is no duty.
    from({
      phase: 'feeding',
      wateringHole: 4,
      players: [
        { hand: 2, species: [sp(2, 2, 2, ['fat-tissue']), sp(5, 1, 1, ['carnivore', 'fat-tissue'])] },
        {},
        {},
      ],
    }),
    // Two attackers, one of them clever, and prey with several protections beside own prey.
    from({
      phase: 'feeding',
      options: { negateNeighbourCall: true },
      wateringHole: 3,
      players: [
        { hand: 4, species: [sp(5, 3, 0, clever), sp(2, 2, 0), sp(6, 2, 0, ['carnivore', 'ambush'])] },
        {
          species: [
            sp(1, 1, 0, ['warning-call']),
            sp(2, 2, 2, ['burrowing', 'climbing', 'horns']),
            sp(1, 2, 0, ['symbiosis', 'hard-shell', 'defensive-herding']),
            sp(3, 1, 0),
          ],
        },
        { species: [sp(4, 3, 1, ['symbiosis']), sp(5, 4, 1, ['hard-shell'])] },
      ],
    }),
    // Intelligence of two plant eaters, two of the cards alike.
    from({
      phase: 'feeding',
      step: 'window',
      wateringHole: 3,
      players: [
        { hand, species: [sp(2, 3, 0, ['intelligence']), sp(1, 2, 0, ['intelligence', 'foraging'])] },
        {},
        {},
      ],
    }),
  ];
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
    evolution.apply(this.state, seat, move, (e) => events.push(e));
    const line = { n: this.lines.length, seat, events };
    this.lines.push(line);
    return line;
  }

  play(seat: Seat, wire: Wire): Line {
    const move = legalMoves(evolution, this.state, seat).find(
      (one) => JSON.stringify(evolution.toWire(one)) === JSON.stringify(wire),
    );
    if (move === undefined) throw new Error(`not legal: ${String(wire)}`);
    return this.make(seat, move);
  }

  /** One random move of a random seat; undefined when the game is over. */
  step(rng: Rng): Line | undefined {
    const seats = seatsToAct(evolution, this.state);
    if (seats.length === 0) return undefined;
    const seat = seats[rng.below(seats.length)] as Seat;
    const moves = legalMoves(evolution, this.state, seat);
    return this.make(seat, moves[rng.below(moves.length)] as Move);
  }

  linesFor(viewer: Seat): Line[] {
    return this.lines.map((line) => ({ ...line, events: line.events.map((e) => redact(e, viewer)) }));
  }

  view(viewer: Seat): EvoView {
    return evolution.view(this.state, viewer);
  }

  snapshot(viewer: Seat, lines = this.linesFor(viewer)): Snapshot {
    const { state } = this;
    const waitingFor = seatsToAct(evolution, state);
    const asked = waitingFor.includes(viewer);
    const config = evolution.config(state);
    const result = evolution.result(state);
    return {
      where: 'local',
      id: 'test',
      game: 'evolution',
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
      ...(asked ? { decision: evolution.decision(state, viewer) } : {}),
      legal: asked ? legalOf(state, viewer) : [],
      waitingFor,
      lines,
      scores: evolution.scores(state),
      ...(result ? { result } : {}),
      busy: false,
      connected: true,
    };
  }
}

function legalOf(s: State, seat: Seat): { move: Wire; words: string }[] {
  return legalMoves(evolution, s, seat).map((move) => ({
    move: evolution.toWire(move),
    words: evolution.describe(s, move),
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
