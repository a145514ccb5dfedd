import { EngineBug, type Move } from '@clade/engine';
import type { Asked, Bot } from './bot.ts';
import { brainOf } from './brains.ts';
import { BEST, type Brain, type Grade, type Mind } from './search/brain.ts';
import { type Reason, reasonsFor } from './search/reasons.ts';
import { type Budget, search } from './search/search.ts';
import type { Rated, Thought } from './search/thought.ts';

/** A level of the search: how long it thinks about a whole action, how much it sees, how far it looks. */
export interface Level {
  readonly name: string;
  /** Milliseconds for a whole action on one core, turned into simulations by the brain's speed. */
  readonly ms: number;
  /** Most candidates. */
  readonly width: number;
  /** Decisions that it looks ahead where everything is open. */
  readonly depth: number;
  /** What it thinks with, and which questions it leaves to the policy. */
  readonly grade: Grade;
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

/** A bot that can say why. */
export interface Searcher extends Bot {
  consider(asked: Asked): Opinion;
}

export interface Opinion {
  readonly thought: Thought;
  readonly reasons: readonly Reason[];
}

/** A bot that searches; which brain it needs follows from the game that it is asked about. */
export function searcher(
  name: string,
  level: Level,
  temperament: string | undefined,
  { scale = 1, now }: SearcherOptions,
): Searcher {
  const minds = new Map<string, { brain: Brain; mind: Mind; budget: Budget }>();

  function equip(game: string): { brain: Brain; mind: Mind; budget: Budget } {
    let kit = minds.get(game);
    if (kit === undefined) {
      const brain = brainOf(game);
      if (brain === undefined) throw new EngineBug(`no brain for the game ${game}`);
      const way = brain.temperaments.find((t) => t.name === temperament);
      if (temperament !== undefined && way === undefined)
        throw new EngineBug(`the bots of ${game} have no temperament ${temperament}`);
      const simulations = Math.max(1, Math.round(level.ms * brain.speed * scale));
      const { width, depth, grade } = level;
      const clock = now === undefined ? {} : { clock: { now, limit: level.ms * PATIENCE } };
      kit = {
        brain,
        mind: brain.mind(way, grade),
        budget: { simulations, width, depth, grade, ...clock },
      };
      minds.set(game, kit);
    }
    return kit;
  }

  return {
    name,
    choose(asked: Asked): Move {
      const { mind, budget } = equip(asked.game.id);
      return search(asked, mind, budget).move;
    },
    consider(asked) {
      const { brain, mind, budget } = equip(asked.game.id);
      const wide = { ...budget, width: Math.max(TO_TELL, budget.width), grade: BEST, firsts: TO_TELL };
      const thought = bestFirst(search(asked, mind, wide));
      return { thought, reasons: reasonsFor(brain, mind, thought) };
    },
  };
}

/** In the order of the chances as they are told, in whole per cent; of equals the one with more points first. */
function bestFirst(thought: Thought): Thought {
  const percent = ({ chance }: Rated): number => Math.round(100 * chance);
  const rated = [...thought.rated].sort((a, b) => percent(b) - percent(a) || b.points - a.points);
  return { ...thought, move: rated[0]?.move ?? thought.move, rated };
}
