import type { Hint } from '@clade/bots';
import { Draft, isRefusal, type Move, plainRefusal, type Seat, type Wire } from '@clade/engine';
import { conflict, Problem } from '../problem.ts';
import type { Play } from './play.ts';
import { ownSeat } from './seating.ts';
import type { BotQuestion } from './thinkers.ts';

/** What a bot would do in place of a person, by what their seat may know. */
export interface HintAdvice {
  readonly seat: Seat;
  readonly moves: readonly { readonly move: Wire; readonly chance: number; readonly points: number }[];
  /** Why the first of them. */
  readonly reasons: Hint['reasons'];
  /** What moves of the person's own would bring. */
  readonly mine?: Hint['mine'];
}

/** Thinks half a second, and plays well; the page asks the same on a device. */
const ADVISER = 'skilled';

/**
 * Advice for people at a table. Each seat is thought for once in a position, and about one position at a time: who asks
 * again meanwhile is refused, so that nobody keeps the bots from playing.
 */
export class Advisers {
  readonly #play: Play;
  readonly #advise: (question: BotQuestion) => Promise<Hint | undefined>;
  readonly #given = new Map<Seat, { readonly place: string; readonly advice: Promise<HintAdvice> }>();
  readonly #thinking = new Set<Seat>();

  constructor(play: Play, advise: (question: BotQuestion) => Promise<Hint | undefined>) {
    this.#play = play;
    this.#advise = advise;
  }

  /** With moves of the person's own: about the table before their draft, and what these would bring. */
  async ask(user: string, mine?: readonly Wire[]): Promise<HintAdvice> {
    const { game, record, secret, drafts } = this.#play;
    const seat = ownSeat(record, user);
    const drafted = drafts.get(seat);
    const draft = (mine === undefined && drafted) || new Draft(game, seat, this.#play.playing());
    // Nobody asks a bot behind the backs of other people.
    if (record.seats.some(({ kind }, other) => other !== seat && kind !== 'bot'))
      throw conflict('company', 'Other people play at this table.');
    if (drafted?.confirmed || !draft.isAsked()) throw conflict('not-playing', 'You are asked nothing now.');
    const plan = mine?.map((wire) => game.fromWire(wire));
    const strange = plan?.find(isRefusal);
    if (strange) throw new Problem(422, strange.code, plainRefusal(strange));
    const place = JSON.stringify([record.n, draft.wires, mine]);
    const given = this.#given.get(seat);
    if (given?.place === place) return given.advice;
    if (this.#thinking.has(seat))
      throw new Problem(429, 'too-many-requests', 'A bot is still thinking about your last question.');
    const seed = `${secret.seed}/hint ${record.n} ${draft.length} ${seat}`;
    const state = game.clone(draft.now);
    // The person waits, whoever the host is.
    const from = { host: user, table: record.id, people: true };
    const wanted = (): boolean => this.#play.record.status === 'playing';
    const question = { from, game, state, seat, bot: ADVISER, seed, wanted };
    const advice = this.#think(plan ? { ...question, mine: plan as readonly Move[] } : question);
    this.#given.set(seat, { place, advice });
    advice.catch(() => this.#given.delete(seat));
    return advice;
  }

  async #think(question: BotQuestion): Promise<HintAdvice> {
    const { game, seat } = question;
    this.#thinking.add(seat);
    try {
      const hint = await this.#advise(question);
      if (hint === undefined) throw new Problem(503, 'unavailable', 'The bot could not say.');
      return {
        seat,
        moves: hint.moves.map(({ move, chance, points }) => ({ move: game.toWire(move), chance, points })),
        reasons: hint.reasons,
        ...(hint.mine ? { mine: hint.mine } : {}),
      };
    } finally {
      this.#thinking.delete(seat);
    }
  }
}
