import { type Character, characterOf, charactersOf } from '@clade/bots/characters';
import { BOT_LEVELS, readBot } from '@clade/bots/names';
import type { Plan, SeatPlan } from './plan.ts';

/** Tables put together of characters: who is seated, sent away or drawn. */

const bot = (id: string): SeatPlan => ({ kind: 'bot', bot: id });

const isBot = (seat: SeatPlan): boolean => seat.kind === 'bot';

export function sits({ seats }: Plan, id: string): boolean {
  return seats.some((seat) => seat.kind === 'bot' && seat.bot === id);
}

/** A tap on a face: whoever sits is sent away, another takes a seat when one is left. */
export function tapped(plan: Plan, id: string, most: number): Plan {
  if (sits(plan, id))
    return { ...plan, seats: plan.seats.filter((seat) => seat.kind !== 'bot' || seat.bot !== id) };
  return plan.seats.length < most ? { ...plan, seats: [...plan.seats, bot(id)] } : plan;
}

/** The number of a level, from the weakest. */
export function rankOf(name: string): number {
  return BOT_LEVELS.indexOf(readBot(name).level);
}

/** The highest level at a table; nothing where no bot sits. */
export function strongestAt({ seats }: Plan): string | undefined {
  const ranks = seats.flatMap((seat) => (seat.kind === 'bot' ? [rankOf(seat.bot)] : []));
  return ranks.length === 0 ? undefined : BOT_LEVELS[Math.max(...ranks)];
}

/** How many sit with somebody who has not said how many. */
const USUAL_OTHERS = 3;
/** How likely a character is drawn, by how far its level is from the one wanted. */
const LIKELY = [6, 3, 1];
/** Draws after which the same table again is accepted: where there are no others. */
const TRIES = 20;

/**
 * Characters for every seat that no person has, near a level, and others than sit there now where that is possible; at
 * least three where nobody was seated.
 */
export function surprised(plan: Plan, most: number, level: string, random: () => number): Plan {
  const people = plan.seats.filter((seat) => !isBot(seat));
  const bots = plan.seats.length - people.length;
  const free = most - people.length;
  const count = Math.min(free, bots > 0 ? bots : USUAL_OTHERS);
  const now = idsAt(plan);
  for (let left = TRIES; ; left--) {
    const drawn = draw(charactersOf(plan.game), count, rankOf(level), random);
    const next = { ...plan, seats: [...people, ...drawn.map(({ id }) => bot(id))] };
    if (left === 0 || idsAt(next) !== now) return next;
  }
}

/** Who sits at a table, in one word. */
function idsAt({ seats }: Plan): string {
  const ids = seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.bot] : []));
  return ids.sort().join(' ');
}

function draw(
  from: readonly Character[],
  count: number,
  rank: number,
  random: () => number,
): readonly Character[] {
  const rest = [...from];
  const drawn: Character[] = [];
  while (drawn.length < count && rest.length > 0) {
    const weights = rest.map((one) => LIKELY[Math.abs(rankOf(one.id) - rank)] ?? 1);
    let at = random() * weights.reduce((sum, weight) => sum + weight, 0);
    const hit = weights.findIndex((weight) => {
      at -= weight;
      return at < 0;
    });
    drawn.push(...rest.splice(Math.max(0, hit), 1));
  }
  // From the weakest to the strongest, as they are shown.
  return drawn.sort((a, b) => from.indexOf(a) - from.indexOf(b));
}

/** Opponents of an easy table. */
const EASY = 2;

/** Me and the weakest characters of a game. */
export function easyTable(game: string): Plan {
  return tableWith(game, charactersOf(game).slice(0, EASY));
}

/** Me and the first characters of a game: what somebody finds who has not chosen yet. */
export function firstTable(game: string, most: number): Plan {
  return tableWith(game, charactersOf(game).slice(0, Math.min(USUAL_OTHERS, most - 1)));
}

function tableWith(game: string, characters: readonly Character[]): Plan {
  const seats: SeatPlan[] = [{ kind: 'me' }, ...characters.map(({ id }) => bot(id))];
  return { game, seats, options: {}, visibility: 'link', online: false };
}

/** The character that was seated last. */
export function lastSeated({ seats }: Plan): Character | undefined {
  return seats.flatMap((seat) => (seat.kind === 'bot' ? (characterOf(seat.bot) ?? []) : [])).at(-1);
}
