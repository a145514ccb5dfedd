import { DEPTH, type Seat, type State } from '@clade/engine';
import { characterOf } from './characters.ts';
import { readBot } from './names.ts';
import type { Policy, PolicySet } from './search/policy.ts';
import { TOPICS, type Topic } from './topics.ts';

/** What a character has just come to weigh otherwise: something to say a word about. */
export interface Remark {
  /** Of the character. */
  readonly seat: Seat;
  /** `loss`: what it has less of than before. */
  readonly topic: Topic | 'loss';
  /** The feature that counts most in it. */
  readonly feature: string;
  /** Points that this feature adds to, or takes from, what the character expects. */
  readonly points: number;
}

/** Looks at one line of a log: whose it is, and the table before it and after it. */
export type Remarks = (by: Seat, before: State, after: State) => Remark | undefined;

/** Points that are worth a word: what happens all the time must be large. */
const WORTH_A_WORD: Readonly<Record<Remark['topic'], number>> = {
  prey: 0.7,
  shelter: 0.8,
  // A new species is one for who likes many of them.
  herd: 3.25,
  food: 3,
  score: 5,
  rule: 3,
  diet: 2,
  spread: 2.5,
  loss: 2,
};

const ALL_TOPICS: readonly Topic[] = [...new Set(Object.values(TOPICS).map(({ topic }) => topic))];

/**
 * What the characters at a table would remark on: each weighs the open table with its own weights before and after a line,
 * and the one for whom it changes most has the word. It reads nothing that lies face down, so what is said is as open as
 * the table. Undefined where no character sits.
 */
export function remarksBy(policySet: PolicySet, bots: readonly (string | undefined)[]): Remarks | undefined {
  const speakers = bots.flatMap((bot, seat) =>
    characterOf(bot) === undefined ? [] : [new Speaker(policySet, seat, bot as string)],
  );
  if (speakers.length === 0) return undefined;
  return (by, before, after) => {
    if (after[DEPTH] === 0) return undefined;
    const then = policySet.opened(before);
    const now = policySet.opened(after);
    if (then === undefined || now === undefined) return undefined;
    let loudest: Heard | undefined;
    for (const speaker of speakers) {
      const heard = speaker.weigh(then, now);
      // Who gives something up does not complain about it.
      if (heard?.remark.topic === 'loss' && heard.remark.seat === by) continue;
      if (heard && heard.weight > (loudest?.weight ?? 1)) loudest = heard;
    }
    return loudest?.remark;
  };
}

interface Heard {
  readonly remark: Remark;
  /** How many times more than what is worth a word. */
  readonly weight: number;
}

/** How much more there is of what a feature counts, and the points that makes. */
interface Shift {
  readonly feature: string;
  readonly more: number;
  readonly points: number;
}

/** Made once for each style: only their weights and features are read. */
const policies = new Map<string, Policy>();

function policyOf(policySet: PolicySet, style: string | undefined): Policy {
  const key = `${policySet.game} ${style}`;
  let policy = policies.get(key);
  if (policy === undefined) {
    policy = policySet.make(policySet.styles.find(({ name }) => name === style));
    policies.set(key, policy);
  }
  return policy;
}

class Speaker {
  readonly #policySet: PolicySet;
  readonly #seat: Seat;
  readonly #policy: Policy;
  readonly #before: Float64Array;
  readonly #after: Float64Array;

  constructor(policySet: PolicySet, seat: Seat, bot: string) {
    this.#policySet = policySet;
    this.#seat = seat;
    this.#policy = policyOf(policySet, readBot(bot).style);
    this.#before = new Float64Array(policySet.features.length);
    this.#after = new Float64Array(policySet.features.length);
  }

  weigh(before: State, after: State): Heard | undefined {
    this.#policy.measure(before, this.#seat, this.#before);
    this.#policy.measure(after, this.#seat, this.#after);
    if (this.#isLast()) return undefined;
    const shifts = this.#shifts();
    const seat = this.#seat;
    let loudest: Heard | undefined;
    for (const about of ALL_TOPICS) {
      const points = sum(shifts, about);
      const topic = points < 0 ? 'loss' : about;
      const weight = Math.abs(points) / WORTH_A_WORD[topic];
      const main = weight > (loudest?.weight ?? 0) ? mainOf(shifts, about, Math.sign(points)) : undefined;
      if (main) loudest = { remark: { seat, topic, ...main }, weight };
    }
    return loudest;
  }

  /**
   * The points that each thing makes more than before. What counts for rounds to come does so at the rate of the later
   * table: that rounds go by is nothing to speak of.
   */
  #shifts(): Shift[] {
    const { features } = this.#policySet;
    const found = new Map<string, Shift>();
    features.forEach(({ id, common, untold }, k) => {
      const feature = id.replace(/-(next|later)$/, '');
      if (common || untold || !(feature in TOPICS)) return;
      const base = id.endsWith('-later') ? this.#baseOf(feature) : k;
      const more = this.#after[base] - this.#before[base];
      const rate = base === k ? 1 : rateOf(this.#before, this.#after, base, k);
      const points = (found.get(feature)?.points ?? 0) + this.#policy.weights[k] * rate * more;
      found.set(feature, { feature, points, more });
    });
    return [...found.values()].filter(({ more }) => more !== 0);
  }

  /** The last round has just begun: what counted for rounds to come counts no more, and nothing has been lost. */
  #isLast(): boolean {
    return this.#policySet.features.some(
      ({ common }, k) => common && this.#before[k] > 0 && this.#after[k] === 0,
    );
  }

  #baseOf(feature: string): number {
    const { features } = this.#policySet;
    const next = features.findIndex(({ id }) => id === `${feature}-next`);
    return next >= 0 ? next : features.findIndex(({ id }) => id === feature);
  }
}

/** How many times what stands now counts for rounds to come. */
function rateOf(before: Float64Array, after: Float64Array, base: number, later: number): number {
  if (after[base] !== 0) return after[later] / after[base];
  return before[base] === 0 ? 0 : before[later] / before[base];
}

function sum(shifts: readonly Shift[], topic: Topic): number {
  let points = 0;
  for (const shift of shifts) if (TOPICS[shift.feature]?.topic === topic) points += shift.points;
  return points;
}

/** What makes most of the change, if it is told as what it is: more of something good, or less of it. */
function mainOf(
  shifts: readonly Shift[],
  topic: Topic,
  sign: number,
): Pick<Remark, 'feature' | 'points'> | undefined {
  let main: Pick<Remark, 'feature' | 'points'> | undefined;
  for (const { feature, points, more } of shifts) {
    const told = TOPICS[feature];
    if (told?.topic !== topic || Math.sign(points) !== sign) continue;
    if (Math.sign(more) * (told.less ? -1 : 1) !== sign) continue;
    if (Math.abs(points) > Math.abs(main?.points ?? 0)) main = { feature, points };
  }
  return main;
}
