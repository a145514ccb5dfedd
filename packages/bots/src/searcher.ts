import { EngineBug, type Move } from '@clade/engine';
import type { Bot, BotAsked } from './bot.ts';
import { policySetOf } from './policies.ts';
import { type Compared, compare } from './search/compare.ts';
import { type Policy, type PolicySet, type Tier, TOP_TIER } from './search/policy.ts';
import { betterIn, type Reason, reasonsFor } from './search/reasons.ts';
import { type Budget, search } from './search/search.ts';
import type { Rated, Thought } from './search/thought.ts';

/** A level of the search: how long it thinks about a whole action, how much it sees, how far it looks. */
export interface Level {
  readonly name: string;
  /** Milliseconds for a whole action on one core, turned into simulations by the policy set's speed. */
  readonly ms: number;
  /** Most candidates. */
  readonly width: number;
  /** Decisions that it looks ahead where everything is open. */
  readonly depth: number;
  /** What it thinks with, and which questions it leaves to the policy. */
  readonly tier: Tier;
}

export interface SearcherOptions {
  /** Factor on the simulations, for measuring at a fraction of the counts. */
  readonly scale?: number;
  /** A clock in milliseconds: live play stops when a whole action takes longer than the level means it to. */
  readonly now?: () => number;
}

/**
 * Part of the level's time that the clock of live play allows. Each question of a whole action has its own part of it, and
 * in a long action the parts add up to more than one: with this, one in a hundred takes twice the level's time.
 */
const PATIENCE = 0.65;

/** Candidates that are looked at to say why, even by a level that does not search. */
const TO_TELL = 4;

/** Worlds in which two plans are compared: by the simulations of the level, within these. */
const FEWEST_WORLDS = 16;
const MOST_WORLDS = 64;

/** A bot that can say why. */
export interface Searcher extends Bot {
  consider(asked: BotAsked): Opinion;
  /** What one plan brings less than another, and in what. */
  compare(asked: BotAsked, best: readonly Move[], mine: readonly Move[]): Comparison;
}

export interface Comparison extends Compared {
  readonly reasons: readonly Reason[];
}

export interface Opinion {
  readonly thought: Thought;
  readonly reasons: readonly Reason[];
}

/** A bot that searches; which policies it needs follows from the game that it is asked about. */
export function searcher(
  name: string,
  level: Level,
  style: string | undefined,
  { scale = 1, now }: SearcherOptions,
): Searcher {
  const policies = new Map<string, { policySet: PolicySet; policy: Policy; budget: Budget }>();

  function equip(game: string): { policySet: PolicySet; policy: Policy; budget: Budget } {
    let kit = policies.get(game);
    if (kit === undefined) {
      const policySet = policySetOf(game);
      if (policySet === undefined) throw new EngineBug(`no policies for the game ${game}`);
      const way = policySet.styles.find((t) => t.name === style);
      if (style !== undefined && way === undefined)
        throw new EngineBug(`the bots of ${game} have no style ${style}`);
      const simulations = Math.max(1, Math.round(level.ms * policySet.speed * scale));
      const { width, depth, tier } = level;
      const clock = now === undefined ? {} : { clock: { now, limit: level.ms * PATIENCE } };
      kit = {
        policySet,
        policy: policySet.make(way, tier),
        budget: { simulations, width, depth, tier, ...clock },
      };
      policies.set(game, kit);
    }
    return kit;
  }

  return {
    name,
    choose(asked: BotAsked): Move {
      const { policy, budget } = equip(asked.game.id);
      return search(asked, policy, budget).move;
    },
    consider(asked) {
      const { policySet, policy, budget } = equip(asked.game.id);
      const wide = { ...budget, width: Math.max(TO_TELL, budget.width), tier: TOP_TIER, firsts: TO_TELL };
      const thought = bestFirst(search(asked, policy, wide));
      return { thought, reasons: reasonsFor(policySet, policy, thought) };
    },
    compare(asked, best, mine) {
      const { policySet, policy, budget } = equip(asked.game.id);
      const worlds = Math.min(MOST_WORLDS, Math.max(FEWEST_WORLDS, Math.round(budget.simulations / 8)));
      const compared = compare(asked, policy, best, mine, worlds);
      const { features: better } = compared.best;
      return { ...compared, reasons: betterIn(policySet, policy, better, compared.mine.features) };
    },
  };
}

/** In the order of the chances as they are told, in whole per cent; of equals the one with more points first. */
function bestFirst(thought: Thought): Thought {
  const percent = ({ chance }: Rated): number => Math.round(100 * chance);
  const rated = [...thought.rated].sort((a, b) => percent(b) - percent(a) || b.points - a.points);
  return { ...thought, move: rated[0]?.move ?? thought.move, rated };
}
