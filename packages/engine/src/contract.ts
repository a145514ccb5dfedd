import { EngineBug } from './bug.ts';
import { Draft, preview } from './draft.ts';
import { redact } from './events.ts';
import {
  type Emit,
  type Game,
  type GameEvent,
  isRefusal,
  type Move,
  MoveList,
  plainRefusal,
  type Refusal,
  type Seat,
  SPECTATOR,
  seatsOf,
  type Wire,
} from './game.ts';
import { type Log, type LoggedMove, logHeader, parseLog, replay, writeLog } from './log.ts';
import { applyChecked, legalMoves } from './moves.ts';
import type { Config } from './options.ts';
import { Rng } from './rng.ts';
import { RNG, RNG_WORDS, type State, stateFromJson, stateToJson } from './state.ts';

/**
 * What every game promises by implementing `Game`, as checks that any fuzzer or test can run on any state. A broken
 * promise throws `EngineBug`, whose message begins with `contract <name of the check>`.
 */
function breach(check: string, problem: string): never {
  throw new EngineBug(`contract ${check}: ${problem}`);
}

const HIGHEST_MOVE = 2 ** 30 - 1;
/** No game can list this; a game that does not clear the list it is given leaves it behind. */
const STRAY = -1;

/** Cheap enough for every move of a fuzz: somebody can move or the game is over, and the invariants hold. */
export function checkDecision(game: Game, s: State, rng: Rng): void {
  game.check(s);
  const { players } = game.config(s);
  const pending = game.pending(s);
  if (pending < 0 || pending >= 1 << players)
    breach('pending', `mask ${pending} names seats not at the table`);
  const result = game.result(s);
  if (pending === 0) checkResult(game, s, players);
  else if (result !== undefined) breach('result', 'there is a result while somebody is to act');
  const list = new MoveList();
  for (let seat = 0; seat < players; seat++) {
    list.clear();
    list.add(STRAY);
    game.legalMoves(s, seat, list);
    if ((pending & (1 << seat)) === 0) {
      if (list.n !== 0) breach('idle-moves', `seat ${seat} is not to act and has ${list.n} moves`);
      continue;
    }
    checkList(list, seat);
    const { seat: asked, kind, rule, group } = game.decision(s, seat);
    if (asked !== seat || kind === '' || rule === '' || !Number.isInteger(group) || group < 0) {
      breach('decision', `seat ${seat} is asked ${JSON.stringify(game.decision(s, seat))}`);
    }
    checkWire(game, list.at[rng.below(list.n)]);
  }
}

function checkList(list: MoveList, seat: Seat): void {
  if (list.n === 0) breach('moves-none', `seat ${seat} is to act and has no move`);
  for (let i = 0; i < list.n; i++) {
    const move = list.at[i];
    if (move < 0 || move > HIGHEST_MOVE) breach('moves-range', `move ${move} of seat ${seat}`);
    if (i > 0 && move <= list.at[i - 1])
      breach('moves-order', `${list.at[i - 1]} before ${move}, seat ${seat}`);
  }
}

function checkResult(game: Game, s: State, players: number): void {
  const result = game.result(s);
  if (result === undefined) breach('stuck', 'nobody is to act and there is no result');
  const { standings, winners, reason } = result;
  const seats = standings.map((x) => x.seat).sort((a, b) => a - b);
  if (reason === '' || seats.length !== players || seats.some((seat, i) => seat !== i)) {
    breach('result', 'the standings do not name a reason and every seat once');
  }
  const scores = game.scores(s);
  for (const { seat, score, parts } of standings) {
    const sum = Object.values(parts).reduce((a, b) => a + b, 0);
    if (sum !== score) breach('result', `the parts of seat ${seat} add up to ${sum}, its score is ${score}`);
    if (scores[seat] !== score)
      breach('result', `seat ${seat} has ${score} points, but scores() says ${scores[seat]}`);
  }
  const best = standings.filter((x) => x.rank === 1).map((x) => x.seat);
  if (!sameJson(best, winners))
    breach('result', `rank 1 has ${best.join()}, the winners are ${winners.join()}`);
}

function checkWire(game: Game, move: Move): void {
  const wire = game.toWire(move);
  const back = game.fromWire(JSON.parse(JSON.stringify(wire)));
  if (back !== move) breach('wire', `${JSON.stringify(wire)} is read as ${show(back)}, not ${move}`);
}

function show(read: Move | Refusal): string {
  return isRefusal(read) ? `"${plainRefusal(read)}"` : String(read);
}

/** How many of the samples taken of states with something to hide differ from the state. */
export interface SampleTally {
  hidden: number;
  changed: number;
}

export interface DeepOptions {
  /** Moves recorded at other decisions: well-formed, and usually not legal here. */
  readonly strangers?: readonly Move[];
  readonly tally?: SampleTally;
}

/** Everything else that can be asked of one state; takes milliseconds. The state stays as it is. */
export function checkDeep(game: Game, s: State, rng: Rng, options: DeepOptions = {}): void {
  const before = new Int32Array(s);
  const { players } = game.config(s);
  const legal = Array.from({ length: players }, (_, seat) => legalMoves(game, s, seat));
  for (const moves of legal) checkWords(game, s, moves);
  const tries = [...pick(options.strangers ?? [], 12, rng), ...perturbed(game, legal.flat(), options, rng)];
  for (const move of tries) {
    checkWire(game, move);
    checkParse(game, s, move);
  }
  checkExplanations(game, s, legal, tries);
  checkRefused(game, s, legal, pick(tries, 4, rng));
  checkInOrder(game, s, legal);
  checkCopies(game, s, rng);
  checkEmit(game, s, legal, rng);
  checkSaves(game, s, rng);
  for (let viewer = SPECTATOR; viewer < players; viewer++) {
    checkSecrets(game, s, viewer, tries, rng, options.tally);
  }
  if (!sameWords(s, before)) breach('questions', 'asking questions changed the state');
}

/** A search that plays in order has an answer to every question, and none that the table does not take. */
function checkInOrder(game: Game, s: State, legal: readonly (readonly Move[])[]): void {
  const t = game.inOrder(s);
  for (const [seat, moves] of legal.entries()) {
    const ordered = legalMoves(game, t, seat);
    if (ordered.length === 0 && moves.length > 0) breach('order', `nothing is left to seat ${seat} in order`);
    const strange = ordered.find((move) => !moves.includes(move));
    if (strange !== undefined) breach('order', `${game.describe(s, strange)} is legal in order only`);
  }
}

function checkWords(game: Game, s: State, moves: readonly Move[]): void {
  const seen = new Map<string, Move>();
  for (const move of moves) {
    const words = game.describe(s, move);
    const other = seen.get(words);
    if (other !== undefined) breach('describe', `moves ${other} and ${move} are both "${words}"`);
    seen.set(words, move);
  }
  for (const move of moves) {
    checkParse(game, s, move);
    checkWire(game, move);
  }
}

function checkParse(game: Game, s: State, move: Move): void {
  const words = game.describe(s, move);
  const back = game.parse(s, words);
  if (back !== move) breach('parse', `"${words}" is read as ${show(back)}, not ${move}`);
}

/** Well-formed moves that differ from known ones in an operand. */
function perturbed(game: Game, moves: readonly Move[], options: DeepOptions, rng: Rng): Move[] {
  const wires = pick([...moves, ...(options.strangers ?? [])], 24, rng).map((move) => game.toWire(move));
  const operands = wires.flat();
  const out: Move[] = [];
  for (const wire of wires) {
    const parts: Wire[number][] = [...wire];
    const at = rng.below(parts.length + 1);
    const old = parts[at];
    parts[at] =
      typeof old === 'number' ? old + [-1, 1, 2][rng.below(3)] : (operands[rng.below(operands.length)] ?? '');
    const move = game.fromWire(parts);
    if (!isRefusal(move)) out.push(move);
    else if (move.code === '') breach('refusal', `empty words for ${JSON.stringify(parts)}`);
  }
  return out;
}

/** `explain` refuses exactly what is not legal, and says why. */
function checkExplanations(game: Game, s: State, legal: readonly Move[][], tries: readonly Move[]): void {
  for (const [seat, moves] of legal.entries()) {
    for (const move of moves) {
      const refused = game.explain(s, seat, move);
      if (refused)
        breach('explain-legal', `"${game.describe(s, move)}" is legal, yet: ${plainRefusal(refused)}`);
    }
    for (const move of tries) {
      if (moves.includes(move)) continue;
      const refused = game.explain(s, seat, move);
      if (!refused) {
        breach('explain-illegal', `nothing is said against "${game.describe(s, move)}" by seat ${seat}`);
      }
      if (refused.code === '' || refused.rule === '') {
        breach('refusal', `${JSON.stringify(refused)} for "${game.describe(s, move)}"`);
      }
    }
  }
}

function checkRefused(game: Game, s: State, legal: readonly Move[][], tries: readonly Move[]): void {
  for (const [seat, moves] of legal.entries()) {
    for (const move of tries) {
      if (moves.includes(move)) continue;
      const t = new Int32Array(s);
      const events: GameEvent[] = [];
      if (!applyChecked(game, t, seat, move, (e) => events.push(e)))
        breach('apply-checked', 'carries it out');
      if (!sameWords(s, t) || events.length > 0) breach('apply-checked', 'a refused move left traces');
    }
  }
}

/** How far copies are played on. */
const AHEAD = 6;

function checkCopies(game: Game, s: State, rng: Rng): void {
  const before = new Int32Array(s);
  const copy = game.clone(s);
  if (!sameWords(copy, s)) breach('clone', 'the copy differs');
  const second = game.clone(copy);
  advance(game, copy, rng, AHEAD);
  if (!sameWords(s, before)) breach('clone', 'playing on with the copy changed the original');
  if (!sameWords(second, before)) breach('clone', 'playing on with the original changed the copy');
  game.copyInto(copy, s);
  if (!sameWords(copy, before)) breach('copy-into', 'the copy differs');
  advance(game, copy, rng, AHEAD);
  if (!sameWords(s, before)) breach('copy-into', 'playing on with the copy changed the original');
}

/** Every word of a state is copied and none is shared; run it once for each shape of state. */
export function checkClone(game: Game, s: State): void {
  const t = new Int32Array(s);
  const pooled = new Int32Array(s.length);
  for (let i = 0; i < t.length; i++) {
    t[i] = ~t[i];
    const copy = game.clone(t);
    game.copyInto(pooled, t);
    if (copy.length !== t.length || copy[i] !== t[i]) breach('clone', `word ${i} is forgotten`);
    if (pooled[i] !== t[i]) breach('copy-into', `word ${i} is forgotten`);
    t[i] = s[i];
    if (copy[i] === t[i]) breach('clone', `word ${i} is shared`);
    if (pooled[i] === t[i]) breach('copy-into', `word ${i} is shared`);
  }
}

/** Whether somebody listens makes no difference to what happens. */
function checkEmit(game: Game, s: State, legal: readonly Move[][], rng: Rng): void {
  const seats = seatsOf(game.pending(s));
  if (seats.length === 0) return;
  const seat = seats[rng.below(seats.length)];
  const move = legal[seat][rng.below(legal[seat].length)];
  const silent = new Int32Array(s);
  const told = new Int32Array(s);
  game.apply(silent, seat, move);
  game.apply(told, seat, move, checkEvent);
  if (game.hash(silent) === game.hash(s))
    breach('hash', `"${game.describe(s, move)}" leaves the hash as it was`);
  if (!sameWords(silent, told))
    breach('emit', `"${game.describe(s, move)}" ends elsewhere when events are wanted`);
  checkHalves(game, s, seat, move, silent);
}

/** `take` and `proceed` are `apply` in two halves. */
function checkHalves(game: Game, s: State, seat: Seat, move: Move, whole: State): void {
  const halves = new Int32Array(s);
  game.take(halves, seat, move);
  game.proceed(halves);
  if (!sameWords(halves, whole)) breach('halves', `"${game.describe(s, move)}" ends elsewhere in two halves`);
}

const checkEvent: Emit = (event) => {
  if (event.type === '' || event.rule === '' || !sameJson(event, JSON.parse(JSON.stringify(event)))) {
    breach('event', `${JSON.stringify(event)} lacks a type or a rule, or is not plain JSON`);
  }
};

/** A state survives JSON, and so does the position that describes it. */
function checkSaves(game: Game, s: State, rng: Rng): void {
  const saved = stateFromJson(JSON.parse(JSON.stringify(stateToJson(s))) as number[]);
  playAlike(game, s, saved, rng, 'json');
  const position: unknown = JSON.parse(JSON.stringify(game.writePosition(s)));
  const read = game.readPosition(position);
  if (isRefusal(read)) breach('position', `its own writing is refused: ${plainRefusal(read)}`);
  if (game.hash(read) !== game.hash(s)) breach('position', 'reading the written position gives another hash');
  playAlike(game, s, read, rng, 'position');
}

/** Plays the same random moves on copies of two states that must not differ. */
function playAlike(game: Game, s: State, t: State, rng: Rng, check: string): void {
  const a = new Int32Array(s);
  const b = new Int32Array(t);
  for (let i = 0; i < AHEAD; i++) {
    const seats = seatsOf(game.pending(a));
    if (!sameJson(seats, seatsOf(game.pending(b)))) breach(check, 'other seats are to act');
    for (const seat of seats) {
      if (!sameJson(legalMoves(game, a, seat), legalMoves(game, b, seat)))
        breach(check, 'other moves are legal');
    }
    if (seats.length === 0) return;
    const seat = seats[rng.below(seats.length)];
    const moves = legalMoves(game, a, seat);
    const move = moves[rng.below(moves.length)];
    game.apply(a, seat, move);
    game.apply(b, seat, move);
    if (game.hash(a) !== game.hash(b)) breach(check, `play goes on differently after ${i + 1} moves`);
  }
}

/**
 * A viewer cannot tell `s` from its samples: the same bytes in the view and in every answer, before and after an own
 * move that shows nothing new. Samples that agree with `s` also agree with each other.
 */
function checkSecrets(
  game: Game,
  s: State,
  viewer: Seat,
  tries: readonly Move[],
  rng: Rng,
  tally: SampleTally | undefined,
): void {
  const view = game.view(s, viewer);
  if (!sameJson(view, JSON.parse(JSON.stringify(view))))
    breach('view-json', `the view of ${viewer} is not plain JSON`);
  const known = answers(game, s, viewer, tries);
  for (let i = 0; i < 2; i++) {
    const t = game.sample(s, viewer, rng);
    game.check(t);
    const told = answers(game, t, viewer, tries);
    for (const [question, answer] of Object.entries(known)) {
      if (told[question] !== answer) breach(`sample-${question}`, differing(viewer, answer, told[question]));
    }
    if (sameRange(s, t, RNG, RNG + RNG_WORDS))
      breach('sample-random', 'the sample repeats the draws of the state');
    if (tally && game.hasSecrets(s) && game.hidden(s, viewer) > 0) {
      tally.hidden++;
      if (!sameRange(s, t, RNG + RNG_WORDS, s.length)) tally.changed++;
    }
    checkHash(game, s, t);
    if (viewer === SPECTATOR) continue;
    checkOwnMove(game, s, t, viewer, rng);
    checkPreviews(game, s, t, viewer);
  }
}

/** Two worlds have two hashes, also when they differ in nothing but a secret. */
function checkHash(game: Game, s: State, world: State): void {
  const t = new Int32Array(world);
  t.set(s.subarray(RNG, RNG + RNG_WORDS), RNG);
  if (game.hash(t) === game.hash(s) && !sameWords(s, t)) breach('hash', 'another world has the same hash');
}

/** What a seat is shown of a move before it makes it: some of its moves. */
function checkPreviews(game: Game, s: State, t: State, seat: Seat): void {
  const legal = legalMoves(game, s, seat);
  for (const i of new Set([0, legal.length >> 1, legal.length - 1])) {
    const move = legal[i];
    if (move === undefined) continue;
    const [here, there] = [s, t].map((world) => preview(game, new Draft(game, seat, world), move));
    if (!sameJson(here, there))
      breach('sample-preview', differing(seat, JSON.stringify(here), JSON.stringify(there)));
  }
}

/** Everything a viewer can ask, as text. */
function answers(game: Game, s: State, viewer: Seat, tries: readonly Move[]): Record<string, string> {
  const pending = game.pending(s);
  const legal = viewer === SPECTATOR ? [] : legalMoves(game, s, viewer);
  const asked = legal.length > 0 ? game.decision(s, viewer) : null;
  const seat = viewer === SPECTATOR ? undefined : viewer;
  return {
    view: JSON.stringify(game.view(s, viewer)),
    pending: JSON.stringify([pending, game.result(s) ?? null, game.scores(s)]),
    hidden: String(game.hidden(s, viewer)),
    moves: JSON.stringify(legal),
    decision: JSON.stringify(asked),
    words: JSON.stringify([...legal, ...tries].map((move) => game.describe(s, move))),
    explain: JSON.stringify(
      seat === undefined ? [] : tries.map((move) => game.explain(s, seat, move) ?? null),
    ),
  };
}

function checkOwnMove(game: Game, s: State, t: State, seat: Seat, rng: Rng): void {
  const legal = legalMoves(game, s, seat);
  if (legal.length === 0) return;
  const move = legal[rng.below(legal.length)];
  const here = tellMove(game, s, seat, move);
  // What is drawn or turned up in `s` may differ in a sample.
  if (!sameRange(s, here.after, RNG, RNG + RNG_WORDS) || game.hidden(here.after, seat) < game.hidden(s, seat))
    return;
  const there = tellMove(game, t, seat, move);
  const words = game.describe(s, move);
  if (here.events !== there.events)
    breach('sample-events', `${words}: ${differing(seat, here.events, there.events)}`);
  if (here.view !== there.view)
    breach('sample-events', `${words}: ${differing(seat, here.view, there.view)}`);
}

function tellMove(
  game: Game,
  s: State,
  seat: Seat,
  move: Move,
): { after: State; events: string; view: string } {
  const after = new Int32Array(s);
  const events: GameEvent[] = [];
  game.apply(after, seat, move, (e) => events.push(redact(e, seat)));
  return { after, events: JSON.stringify(events), view: JSON.stringify(game.view(after, seat)) };
}

function differing(viewer: Seat, a: string, b: string | undefined): string {
  let i = 0;
  while (a[i] === b?.[i]) i++;
  const from = Math.max(0, i - 40);
  return `for viewer ${viewer} "...${a.slice(from, i + 40)}" became "...${b?.slice(from, i + 40)}"`;
}

export interface GameCheckOptions {
  /** One decision in about this many is checked deeply; 0 checks none so. */
  readonly deepEvery?: number;
  /** A game that takes more moves than this does not end. */
  readonly maxMoves?: number;
  /** Gets the moves as they are made, so that a failure leaves a log behind. */
  readonly moves?: LoggedMove[];
}

export interface GameCheck {
  readonly log: Log;
  readonly state: State;
  /** Decisions that were checked deeply. */
  readonly deep: number;
}

/** Plays one random game, checking all of the above on the way, and replays its log. */
export function checkGame(
  game: Game,
  config: Config,
  seed: string,
  options: GameCheckOptions = {},
): GameCheck {
  const moves = options.moves ?? [];
  try {
    return playChecked(game, config, seed, options, moves);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const table = `${game.id}, ${config.players} players, seed "${seed}"`;
    throw new EngineBug(`${why} (${table}, after move ${moves.length})`, { cause: error });
  }
}

/** Samples of states with secrets after which a game whose samples never differ is said not to sample at all. */
const ENOUGH_SAMPLES = 8;

function playChecked(
  game: Game,
  config: Config,
  seed: string,
  options: GameCheckOptions,
  moves: LoggedMove[],
): GameCheck {
  const { deepEvery = 10, maxMoves = 5000 } = options;
  const rng = new Rng(`check ${seed}`);
  const tally: SampleTally = { hidden: 0, changed: 0 };
  const strangers: Move[] = [];
  let deep = 0;
  const s = game.setup(config, seed);
  if (!sameWords(s, game.setup(config, seed, checkEvent))) breach('setup', 'the same seed deals differently');
  if (!sameJson(game.config(s), config)) breach('config', 'the state forgets what it was set up with');
  if (deepEvery > 0) checkClone(game, s);
  for (;;) {
    checkDecision(game, s, rng);
    const seats = seatsOf(game.pending(s));
    // The first and the last position are always looked at: they are where the edges are.
    if (deepEvery > 0 && (moves.length === 0 || seats.length === 0 || rng.below(deepEvery) === 0)) {
      checkDeep(game, s, rng, { strangers, tally });
      deep++;
    }
    if (seats.length === 0) break;
    if (moves.length === maxMoves) breach('endless', `the game goes on after ${maxMoves} moves`);
    const seat = seats[rng.below(seats.length)];
    const legal = legalMoves(game, s, seat);
    const move = legal[rng.below(legal.length)];
    remember(strangers, legal[rng.below(legal.length)], rng);
    game.apply(s, seat, move);
    moves.push({ n: moves.length + 1, seat, move: game.toWire(move), hash: game.hash(s) });
  }
  if (tally.hidden >= ENOUGH_SAMPLES && tally.changed === 0)
    breach('sample-same', 'no sample differs from its state');
  const seats = Array.from({ length: config.players }, () => 'random');
  const log: Log = { header: logHeader(game, config, seats, seed), moves };
  checkReplay(game, log, s);
  return { log, state: s, deep };
}

const STRANGERS = 64;

function remember(strangers: Move[], move: Move, rng: Rng): void {
  if (strangers.length < STRANGERS) strangers.push(move);
  else strangers[rng.below(STRANGERS)] = move;
}

function checkReplay(game: Game, log: Log, s: State): void {
  const read = parseLog(writeLog(log));
  if (isRefusal(read)) breach('log', plainRefusal(read));
  if (read.seal !== 'intact') breach('log', `the seal of a fresh log is ${read.seal}`);
  const again = replay(game, read);
  if (isRefusal(again)) breach('replay', plainRefusal(again));
  if (again.diverged) breach('replay', plainRefusal(again.diverged.reason));
  if (!sameWords(again.state, s)) breach('replay', 'the log leads to another state');
}

function advance(game: Game, s: State, rng: Rng, moves: number): void {
  for (let i = 0; i < moves; i++) {
    const seats = seatsOf(game.pending(s));
    if (seats.length === 0) return;
    const seat = seats[rng.below(seats.length)];
    const legal = legalMoves(game, s, seat);
    game.apply(s, seat, legal[rng.below(legal.length)]);
  }
}

/** Up to `n` entries, drawn without order. */
function pick<T>(from: readonly T[], n: number, rng: Rng): T[] {
  if (from.length <= n) return [...from];
  return Array.from({ length: n }, () => from[rng.below(from.length)]);
}

function sameWords(a: State, b: State): boolean {
  return a.length === b.length && sameRange(a, b, 0, a.length);
}

function sameRange(a: State, b: State, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Equal plain data: the same keys, nothing `undefined`, no object that JSON would change. */
function sameJson(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return a === b;
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  const names = Object.keys(a);
  if (names.length !== Object.keys(b).length) return false;
  return names.every(
    (name) =>
      name in b && sameJson((a as Record<string, unknown>)[name], (b as Record<string, unknown>)[name]),
  );
}
