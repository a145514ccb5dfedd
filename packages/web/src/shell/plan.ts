import type { OptionValue } from '@clade/engine';
import type { SentPace } from '@clade/protocol';
import type { LocalSetup } from '../local/local.ts';

/** Who is to sit on a seat: I, somebody else at this device, a bot, or somebody elsewhere who comes by a link. */
export type SeatPlan =
  | { readonly kind: 'me' | 'link' }
  | { readonly kind: 'here'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string };

export type SeatKind = SeatPlan['kind'];

/** A table that is being put together. */
export interface Plan {
  readonly game: string;
  readonly seats: readonly SeatPlan[];
  /** Only what differs from the default. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Who may find the table: who has the link, or everybody, who then may also take its free seats. */
  readonly visibility: 'link' | 'public';
  /** Where a table for me and bots alone is played. */
  readonly online: boolean;
  /** On the server: none when there is no clock. */
  readonly pace?: SentPace | undefined;
  /** On the server: how many moves spectators are behind. */
  readonly delay?: number;
}

/** How many moves spectators may be behind. */
export const DELAYS = [0, 5, 20, 60] as const;

/** Where the table will be: on the server when somebody elsewhere is to sit there, or when it is wished. */
export function placeOf({ seats, online }: Plan): 'device' | 'server' {
  if (seats.some(({ kind }) => kind === 'link')) return 'server';
  return online && !seats.some(({ kind }) => kind === 'here') ? 'server' : 'device';
}

/** How many people are still to come. */
export function awaited({ seats }: Plan): number {
  return seats.filter(({ kind }) => kind === 'link').length;
}

/** Gives a seat to somebody; there is one me, so the seat that was mine gets what this one had. */
export function withSeat(plan: Plan, index: number, seat: SeatPlan): Plan {
  const before = plan.seats[index];
  const seats = plan.seats.map((other, i) => {
    if (i === index) return seat;
    return seat.kind === 'me' && other.kind === 'me' && before ? before : other;
  });
  return { ...plan, seats };
}

/** Every seat that waits for somebody gets a bot, so that the game can begin at once. */
export function withBotsInstead(plan: Plan, bot: string): Plan {
  const seats = plan.seats.map((seat): SeatPlan => (seat.kind === 'link' ? { kind: 'bot', bot } : seat));
  return { ...plan, seats };
}

/** Me against some bots. */
export function soloPlan(game: string, bots: number, bot: string, options: Plan['options'] = {}): Plan {
  const others = Array.from({ length: bots }, (): SeatPlan => ({ kind: 'bot', bot }));
  return { game, seats: [{ kind: 'me' }, ...others], options, visibility: 'link', online: false };
}

/** What `createLocal` needs. */
export function localSetup(
  plan: Plan,
  name: string,
  names: {
    readonly me: string;
    readonly bot: (seat: number, bot: string) => string;
    readonly here: (seat: number) => string;
  },
): LocalSetup {
  return {
    game: plan.game,
    name,
    options: plan.options,
    seats: plan.seats.map((seat, i) => {
      if (seat.kind === 'bot') return { kind: 'bot', name: names.bot(i, seat.bot), bot: seat.bot };
      if (seat.kind === 'here') return { kind: 'person', name: seat.name.trim() || names.here(i) };
      return { kind: 'person', name: names.me };
    }),
  };
}

/** What the server needs (`POST /api/tables`). */
export function remoteSetup(plan: Plan, name: string): unknown {
  return {
    game: plan.game,
    name,
    options: plan.options,
    visibility: plan.visibility,
    ...(plan.pace ? { pace: plan.pace } : {}),
    ...(plan.delay ? { delay: plan.delay } : {}),
    seats: plan.seats.map((seat) => {
      if (seat.kind === 'bot') return seat;
      return { kind: seat.kind === 'link' && plan.visibility === 'public' ? 'open' : seat.kind };
    }),
  };
}
