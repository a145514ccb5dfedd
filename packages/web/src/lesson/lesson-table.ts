import {
  Draft,
  type Game,
  isPending,
  isRefusal,
  legalMoves,
  type Move,
  preview,
  redact,
  type Seat,
  type State,
  seatsOf,
  type Wire,
} from '@clade/engine';
import { type Chapter, LEARNER, LessonPlay, type LessonStep, type Verdict } from '@clade/lessons';
import { begunEvent } from '@clade/wording';
import {
  type Advice,
  type Foreseen,
  type Line,
  type Moment,
  NOT_NOW,
  type Proof,
  type Refused,
  type Snapshot,
  type Table,
} from '../table/table.ts';

/** What a lesson needs from its surroundings. */
export interface LessonEnv {
  /** Asks the bot of a rival; answers with a legal move. */
  think(state: State, seat: Seat, bot: string, seed: string): Promise<Move>;
  /** What a good bot would do in the learner's place, and what moves of the learner's own would bring. */
  advise(
    state: State,
    seed: string,
    mine?: readonly Move[],
  ): Promise<Pick<Advice, 'reasons' | 'mine'> & { readonly moves: AdvisedMoves }>;
  /** How the learner is called. */
  readonly name: string;
}

type AdvisedMoves = readonly { readonly move: Move; readonly chance: number; readonly points: number }[];

/** Where a chapter stands; a new object whenever anything has changed. */
export interface LessonState {
  readonly chapter: Chapter;
  /** Number of the step, from 0. */
  readonly at: number;
  readonly step: LessonStep;
  readonly stage: LessonPlay['stage'];
  readonly isLit: boolean;
  /** What became of the last try; undefined before it. */
  readonly verdict?: Verdict;
  readonly stars: 1 | 2 | 3;
  /** Kind of the question of a real game. */
  readonly asked?: string;
}

/** The chapter does not take this now; the coach says why, so the table is silent. */
const NO: Refused = { code: NOT_NOW, sentence: 'Something else comes first.' };

/**
 * A chapter of a lesson as a table: the same board, prompt and keys as anywhere, but what is played is held against the
 * step. Rivals do what is written, and where nothing is written their bots play.
 */
export class LessonTable implements Table {
  readonly evenly = { each: 400, all: 3000 };
  readonly #env: LessonEnv;
  readonly #play: LessonPlay;
  readonly #listeners = new Set<() => void>();
  #draft: Draft;
  #verdict: Verdict | undefined;
  #snapshot: Snapshot;
  #lesson: LessonState;
  #thinking = false;
  #closed = false;

  constructor(game: Game, chapter: Chapter, env: LessonEnv, from = 0) {
    this.#env = env;
    this.#play = new LessonPlay(game, chapter);
    this.#play.goTo(from);
    this.#draft = this.#newDraft();
    this.#snapshot = this.#look();
    this.#lesson = this.#describe();
    void this.#letRivalsPlay();
  }

  // What is shown

  snapshot(): Snapshot {
    return this.#snapshot;
  }

  lesson = (): LessonState => this.#lesson;

  subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  #changed(): void {
    this.#snapshot = this.#look();
    this.#lesson = this.#describe();
    for (const listener of this.#listeners) listener();
  }

  #newDraft(): Draft {
    return new Draft(this.#play.game, LEARNER, this.#play.game.clone(this.#play.state));
  }

  /** May something be chosen on the board? Not while something is pointed at, or a line is read. */
  #asks(): boolean {
    const { stage, step, game } = this.#play;
    if (stage !== 'asks' || step.kind === 'look') return false;
    return isPending(game.pending(this.#draft.now), LEARNER);
  }

  #look(): Snapshot {
    const { game, chapter, lines, step, stage, state } = this.#play;
    const { now } = this.#draft;
    const asked = this.#asks();
    const waits = step.kind === 'game' && stage === 'asks';
    return {
      where: 'local',
      id: `lesson-${game.id}-${chapter.id}`,
      game: game.id,
      name: '',
      config: game.config(state),
      status: 'playing',
      seats: Array.from({ length: game.config(state).players }, (_, seat) => {
        const rival = chapter.rivals.find((one) => one.seat === seat);
        if (rival === undefined) return { kind: 'person', name: this.#env.name, here: true };
        return { kind: 'bot', name: rival.name, here: false, bot: rival.bot };
      }),
      commitment: '',
      viewer: LEARNER,
      n: lines.length - 1,
      view: game.view(now, LEARNER),
      draft: { moves: this.#draft.wires, events: this.#draft.events, confirmed: false },
      ...(asked ? { decision: game.decision(now, LEARNER) } : {}),
      legal: asked
        ? legalMoves(game, now, LEARNER).map((move) => ({
            move: game.toWire(move),
            words: game.describe(now, move),
          }))
        : [],
      waitingFor: waits ? seatsOf(game.pending(state)) : [],
      lines: lines.map(
        ({ n, seat, events, state: after }): Line =>
          n === 0
            ? { n, seat, events: [begunEvent(game, after)] }
            : { n, seat, events: events.map((event) => redact(event, LEARNER)) },
      ),
      scores: game.scores(now),
      busy: this.#thinking,
      connected: true,
    };
  }

  #describe(): LessonState {
    const { chapter, at, step, stage, isLit, stars } = this.#play;
    const asked = this.#snapshot.decision?.kind;
    return {
      chapter,
      at,
      step,
      stage,
      isLit,
      stars,
      ...(this.#verdict ? { verdict: this.#verdict } : {}),
      ...(asked === undefined ? {} : { asked }),
    };
  }

  // What the learner does

  async play(wire: Wire, sure = false): Promise<Refused | undefined> {
    if (!this.#asks()) return NO;
    const draft = this.#draft.copy();
    const move = this.#play.game.fromWire(wire);
    const refused = isRefusal(move) ? move : draft.add(move);
    if (refused) {
      this.#refuse(wire);
      return refused;
    }
    if (!sure && this.#play.canBecome(draft.wires)) {
      this.#draft = draft;
      this.#verdict = undefined;
      this.#changed();
      return undefined;
    }
    return this.#judge(draft.wires);
  }

  async confirm(): Promise<Refused | undefined> {
    return this.#draft.length === 0 ? NO : this.#judge(this.#draft.wires);
  }

  #judge(wires: readonly Wire[]): Refused | undefined {
    const verdict = this.#play.chooseAll(this.#inOrder(wires));
    this.#settle(verdict);
    return verdict.is === 'right' ? undefined : NO;
  }

  /** What the step begins with comes first, if the rules take it in that order. */
  #inOrder(wires: readonly Wire[]): readonly Wire[] {
    const { step } = this.#play;
    if (step.kind !== 'move' || wires.length < 2) return wires;
    const firsts = step.moves.map((move) => JSON.stringify(move));
    const at = wires.findIndex((wire) => firsts.includes(JSON.stringify(wire)));
    if (at <= 0) return wires;
    const sorted = [wires[at] as Wire, ...wires.filter((_, i) => i !== at)];
    return this.#newDraft().restore(sorted, false) ? sorted : wires;
  }

  #settle(verdict: Verdict): void {
    this.#verdict = verdict;
    this.#draft = this.#newDraft();
    this.#changed();
    void this.#letRivalsPlay();
  }

  #refuse(wire: Wire): void {
    if (this.#draft.length > 0) return;
    const verdict = this.#play.choose(wire);
    if (verdict.is === 'refused') this.#verdict = verdict;
    this.#changed();
  }

  async undo(keep: number): Promise<Refused | undefined> {
    const draft = this.#newDraft();
    draft.restore(this.#draft.wires.slice(0, keep), false);
    this.#draft = draft;
    this.#changed();
    return undefined;
  }

  async preview(wire: Wire): Promise<Foreseen | Refused> {
    const move = this.#play.game.fromWire(wire);
    return isRefusal(move) ? move : preview(this.#play.game, this.#draft, move);
  }

  async explain(wire: Wire): Promise<Refused | undefined> {
    const { game } = this.#play;
    const move = game.fromWire(wire);
    const why = isRefusal(move) ? move : game.explain(this.#draft.now, LEARNER, move);
    if (why) this.#refuse(wire);
    return why;
  }

  // What the lesson adds

  /** Something on the table is pointed at, by its id. */
  point(at: string): void {
    if (this.#play.step.kind === 'look' && this.#play.stage === 'asks') this.#settle(this.#play.look(at));
  }

  /** Does what is lit. */
  help(): void {
    if (this.#play.isLit) this.#settle(this.#play.help());
  }

  /** Lights what is to be found alone. */
  reveal(): void {
    this.#play.reveal();
    this.#verdict = undefined;
    this.#changed();
  }

  next(): void {
    if (!this.#play.next()) return;
    this.#verdict = undefined;
    this.#draft = this.#newDraft();
    this.#changed();
    void this.#letRivalsPlay();
  }

  /** One step back; false at the beginning of the chapter. */
  back(): boolean {
    const went = this.#play.back();
    this.#verdict = undefined;
    this.#draft = this.#newDraft();
    this.#changed();
    return went;
  }

  async #letRivalsPlay(): Promise<void> {
    if (this.#thinking) return;
    for (let rival = this.#play.rival(); rival && !this.#closed; rival = this.#play.rival()) {
      const { seat, bot } = rival;
      const { state, lines, chapter } = this.#play;
      this.#thinking = true;
      const last = lines.at(-1);
      const move = await this.#env.think(state, seat, bot, `${chapter.id} ${lines.length}`).finally(() => {
        this.#thinking = false;
      });
      // The learner has gone back meanwhile, and perhaps on again in another way.
      if (this.#closed || this.#play.lines.at(-1) !== last) continue;
      this.#play.answer(seat, move);
      const drafted = this.#draft.wires;
      this.#draft = this.#newDraft();
      this.#draft.restore(drafted, false);
      this.#changed();
    }
  }

  // What every table has

  async at(n: number): Promise<Moment> {
    const { game, lines } = this.#play;
    const state = lines[n]?.state ?? this.#play.state;
    return { n, view: game.view(state, LEARNER), scores: game.scores(state) };
  }

  async hint(_?: number, mine?: readonly Wire[]): Promise<Advice | Refused> {
    const { game, state, chapter, lines } = this.#play;
    if (mine === undefined && !this.#asks()) return NO;
    const plan = mine?.map((wire) => game.fromWire(wire));
    const strange = plan?.find(isRefusal);
    if (strange) return strange;
    const seed = `${chapter.id} ${lines.length} advice`;
    const advice = await this.#env.advise(state, seed, plan as readonly Move[] | undefined);
    const { moves, ...rest } = advice;
    return {
      ...rest,
      seat: LEARNER,
      moves: moves.map(({ move, chance, points }) => ({ move: game.toWire(move), chance, points })),
    };
  }

  async course(): Promise<undefined> {
    return undefined;
  }

  async exportLog(): Promise<undefined> {
    return undefined;
  }

  async verify(): Promise<Proof | Refused> {
    return NO;
  }

  sit(): void {
    // Only the learner sits here.
  }

  close(): void {
    this.#closed = true;
    this.#listeners.clear();
  }
}
