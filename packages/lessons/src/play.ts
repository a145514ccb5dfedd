import {
  applyChecked,
  EngineBug,
  type Game,
  type GameEvent,
  isPending,
  isRefusal,
  legalMoves,
  type Move,
  plainRefusal,
  type Refusal,
  type Seat,
  SPECTATOR,
  type State,
  seatsOf,
  type Wire,
} from '@clade/engine';
import {
  type Chapter,
  LEARNER,
  type LessonStep,
  type LookStep,
  type MoveStep,
  type Scripted,
} from './format.ts';

/** After so many tries a step that is done alone is lit. */
export const TRIES = 2;

/**
 * What became of a try.
 * - `right`: it was played or seen;
 * - `wrong`: legal or visible, but not this: nothing is played, and `say` names the line that tells why;
 * - `other`: legal, and as good: nothing is played, the lit thing comes first;
 * - `refused`: against the rules, with their own explanation.
 */
export type Verdict =
  | { readonly is: 'right' }
  | { readonly is: 'other' }
  | { readonly is: 'wrong'; readonly say: string }
  | { readonly is: 'refused'; readonly why: Refusal };

/** What happened at one move. */
export interface LessonLine {
  readonly n: number;
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
  /** The table after it; nobody changes it any more. */
  readonly state: State;
}

interface Point {
  readonly step: number;
  readonly state: State;
  readonly lines: number;
}

/**
 * A chapter as it is played: the table, the step, and what the coach answers. It asks the rules for everything, knows
 * no screen and no clock, and changes only when it is told something.
 */
export class LessonPlay {
  readonly game: Game;
  readonly chapter: Chapter;
  #step = 0;
  #stage: 'asks' | 'after' | 'over' = 'asks';
  #tries = 0;
  #mistakes = 0;
  #state: State;
  #then = 0;
  /** What the present step still needs once its first move is made. */
  #rest: readonly Wire[] | undefined;
  readonly #lines: LessonLine[] = [];
  /** Where each step began, the present one last. */
  readonly #points: Point[] = [];

  constructor(game: Game, chapter: Chapter) {
    const state = game.readPosition(chapter.position);
    if (isRefusal(state)) throw new EngineBug(`chapter "${chapter.id}": ${plainRefusal(state)}`);
    this.game = game;
    this.chapter = chapter;
    this.#state = state;
    this.#lines.push({ n: 0, seat: SPECTATOR, events: [], state: game.clone(state) });
    this.#begin(0);
  }

  get state(): State {
    return this.#state;
  }

  get lines(): readonly LessonLine[] {
    return this.#lines;
  }

  get step(): LessonStep {
    return this.chapter.steps[this.#step] as LessonStep;
  }

  /** Number of the step, from 0. */
  get at(): number {
    return this.#step;
  }

  /** `asks`: the step waits; `after`: it is done, and the second line stands; `over`: the chapter is done. */
  get stage(): 'asks' | 'after' | 'over' {
    return this.#stage;
  }

  /** Is the thing to press lit? */
  get isLit(): boolean {
    return this.#stage === 'asks' && this.step.kind !== 'game' && (!this.step.alone || this.#tries >= TRIES);
  }

  get stars(): 1 | 2 | 3 {
    const [three, two] = this.chapter.stars;
    return this.#mistakes <= three ? 3 : this.#mistakes <= two ? 2 : 1;
  }

  /** Moves that the learner may make by the rules. */
  legal(): Move[] {
    return isPending(this.game.pending(this.#state), LEARNER)
      ? legalMoves(this.game, this.#state, LEARNER)
      : [];
  }

  /** The moves that the step waits for, the lit one first. */
  expected(): readonly Wire[] {
    return this.#rest ?? (this.step.kind === 'move' ? this.step.moves : []);
  }

  /** Can these moves, which are not confirmed yet, still become what the step waits for? */
  canBecome(wires: readonly Wire[]): boolean {
    const { step } = this;
    if (this.#stage !== 'asks' || step.kind === 'look') return false;
    if (step.kind === 'game') return true;
    const rest = this.#rest ?? step.rest ?? [];
    const wanted = [
      ...(this.#rest ? [rest] : step.moves.map((move) => [move, ...rest])),
      ...(step.branches ?? []).flatMap(({ moves }) => moves.map((move) => [move])),
    ];
    return wanted.some((all) => isPartOf(wires.map(uncounted), all.map(uncounted)));
  }

  /** The learner makes several moves as one choice: all of them, or none. */
  chooseAll(wires: readonly Wire[]): Verdict {
    const back = this.#bookmark();
    let verdict: Verdict = { is: 'other' };
    for (const wire of wires) {
      verdict = this.choose(wire);
      if (verdict.is === 'right') continue;
      back();
      break;
    }
    return verdict;
  }

  /** Goes back to where the chapter stands now, also from a later step; only what was tried stays counted. */
  #bookmark(): () => void {
    const [state, lines, points] = [this.game.clone(this.#state), this.#lines.length, this.#points.length];
    const [step, stage, then, rest] = [this.#step, this.#stage, this.#then, this.#rest];
    return () => {
      this.#state = state;
      this.#lines.length = lines;
      this.#points.length = points;
      this.#step = step;
      this.#stage = stage;
      this.#then = then;
      this.#rest = rest;
    };
  }

  /** The learner makes a move. */
  choose(wire: Wire): Verdict {
    const move = this.game.fromWire(wire);
    if (isRefusal(move)) return this.#missed({ is: 'refused', why: move });
    if (!this.legal().includes(move)) {
      const why = this.game.explain(this.#state, LEARNER, move);
      if (why === undefined) throw new EngineBug(`nothing speaks against ${JSON.stringify(wire)}`);
      return this.#missed({ is: 'refused', why });
    }
    const { step } = this;
    if (this.#stage !== 'asks' || step.kind === 'look') return { is: 'other' };
    if (step.kind === 'game') {
      this.#make(LEARNER, move);
      this.#endGame();
      return { is: 'right' };
    }
    if (includes(this.expected(), wire)) {
      const rest = this.#rest === undefined ? (step.rest ?? []) : without(this.#rest, wire);
      if (rest.length === 0) return this.#right(move, step.follow);
      this.#make(LEARNER, move);
      this.#rest = rest;
      return { is: 'right' };
    }
    const branch =
      this.#rest === undefined ? step.branches?.find(({ moves }) => includes(moves, wire)) : undefined;
    if (branch) {
      this.#then = this.#numberOf(branch.to);
      return this.#right(move, branch.follow);
    }
    const wrong = step.wrong?.find(({ moves }) => includes(moves, wire));
    if (wrong) return this.#missed({ is: 'wrong', say: wrong.say });
    // Nothing is lit that could come first: every move that is not right has a reason.
    if (step.alone) return this.#missed({ is: 'wrong', say: 'wrong' });
    return { is: 'other' };
  }

  /** The learner points at something, by its id on the board. */
  look(at: string): Verdict {
    const { step } = this;
    if (this.#stage !== 'asks' || step.kind !== 'look') return { is: 'other' };
    if (at === step.at) {
      this.#done();
      return { is: 'right' };
    }
    const wrong = step.wrong?.find((one) => one.at === at);
    if (wrong) return this.#missed({ is: 'wrong', say: wrong.say });
    // Whoever does not find it is shown it in the end, but it costs nothing.
    this.#tries += 1;
    return { is: 'other' };
  }

  /** Whoever gives up is shown the thing; it costs as a mistake does. */
  reveal(): void {
    if (this.isLit || this.#stage !== 'asks') return;
    this.#mistakes += 1;
    this.#tries = TRIES;
  }

  /** To the beginning of a step, by the right moves; where that cannot be done, as far as it goes. */
  goTo(step: number): void {
    while (this.#step < step && this.#stage !== 'over') {
      if (this.step.kind === 'game' || this.help().is !== 'right') return;
      this.next();
    }
  }

  /** Does what is lit, as Enter does. */
  help(): Verdict {
    const { step } = this;
    if (step.kind === 'look') return this.look(step.at);
    let verdict: Verdict = { is: 'other' };
    if (step.kind !== 'move') return verdict;
    do verdict = this.choose(this.#due());
    while (verdict.is === 'right' && this.#stage === 'asks' && this.step === step);
    return verdict;
  }

  /** Goes on from the second line; false while the step still waits. */
  next(): boolean {
    if (this.#stage !== 'after') return false;
    if (this.#then >= this.chapter.steps.length) this.#stage = 'over';
    else this.#begin(this.#then);
    return true;
  }

  /** One step back, to where it began; false at the beginning of the chapter. */
  back(): boolean {
    if (this.#stage === 'asks' && this.#lines.length === this.#points.at(-1)?.lines) this.#points.pop();
    const point = this.#points.pop();
    if (point === undefined) {
      this.#begin(0);
      return false;
    }
    this.#state = this.game.clone(point.state);
    this.#lines.length = point.lines;
    this.#begin(point.step);
    return true;
  }

  /** The rival whose bot must answer now; undefined when the learner is asked or nothing more is played. */
  rival(): { readonly seat: Seat; readonly bot: string } | undefined {
    if (this.step.kind !== 'game' || this.#stage !== 'asks') return undefined;
    const asked = seatsOf(this.game.pending(this.#state)).find((seat) => seat !== LEARNER);
    return this.chapter.rivals.find(({ seat }) => seat === asked);
  }

  /** The answer of a rival's bot. */
  answer(seat: Seat, move: Move): void {
    this.#make(seat, move);
    this.#endGame();
  }

  /** The first of the expected moves that the rules take now. */
  #due(): Wire {
    const legal = this.legal().map((move) => this.game.toWire(move));
    const expected = this.expected();
    return expected.find((wire) => includes(legal, wire)) ?? (expected[0] as Wire);
  }

  #begin(step: number): void {
    this.#step = step;
    this.#rest = undefined;
    this.#stage = 'asks';
    this.#tries = 0;
    this.#then = step + 1;
    this.#points.push({ step, state: this.game.clone(this.#state), lines: this.#lines.length });
    this.#endGame();
  }

  #missed<V extends Verdict>(verdict: V): V {
    if (this.#stage !== 'asks') return verdict;
    this.#tries += 1;
    this.#mistakes += 1;
    return verdict;
  }

  #right(move: Move, follow: readonly Scripted[] = []): Verdict {
    this.#make(LEARNER, move);
    for (const { seat, move: wire } of follow) {
      const scripted = this.game.fromWire(wire);
      if (isRefusal(scripted)) throw new EngineBug(plainRefusal(scripted));
      this.#make(seat, scripted);
    }
    this.#done();
    return { is: 'right' };
  }

  #make(seat: Seat, move: Move): void {
    const events: GameEvent[] = [];
    const refused = applyChecked(this.game, this.#state, seat, move, (event) => events.push(event));
    if (refused)
      throw new EngineBug(`chapter "${this.chapter.id}", step ${this.#step + 1}: ${plainRefusal(refused)}`);
    this.#lines.push({ n: this.#lines.length, seat, events, state: this.game.clone(this.#state) });
  }

  #done(): void {
    this.#stage = 'after';
    if (this.step.flows) this.next();
  }

  #endGame(): void {
    if (this.step.kind === 'game' && this.game.pending(this.#state) === 0) this.#done();
  }

  #numberOf(id: string): number {
    return this.chapter.steps.findIndex((step) => step.id === id);
  }
}

/** What can be tried at a step, for tests and lists: its wrong moves by the rules. */
export function otherMoves(play: LessonPlay): Wire[] {
  const { step } = play;
  if (step.kind !== 'move') return [];
  const right = [...play.expected(), ...(step.branches ?? []).flatMap(({ moves }) => moves)];
  return play
    .legal()
    .map((move) => play.game.toWire(move))
    .filter((wire) => !includes(right, wire));
}

function includes(list: MoveStep['moves'], wire: Wire): boolean {
  const key = JSON.stringify(wire);
  return list.some((one) => JSON.stringify(one) === key);
}

/** A count can still be changed before it is confirmed. */
function uncounted(wire: Wire): Wire {
  return wire.length > 2 && typeof wire.at(-1) === 'number' ? wire.slice(0, -1) : wire;
}

function isPartOf(some: readonly Wire[], all: readonly Wire[]): boolean {
  let left = all;
  return some.every((wire) => {
    if (!includes(left, wire)) return false;
    left = without(left, wire);
    return true;
  });
}

function without(list: readonly Wire[], wire: Wire): readonly Wire[] {
  const key = JSON.stringify(wire);
  const at = list.findIndex((one) => JSON.stringify(one) === key);
  return list.filter((_, i) => i !== at);
}

/** What can be pointed at in a step that waits for a look, the right thing first. */
export function sights({ at, wrong = [] }: LookStep): string[] {
  return [at, ...wrong.map((one) => one.at)];
}
