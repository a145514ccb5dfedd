import { legalMoves, type Seat, seatsOf } from '@clade/engine';
import type { Order, WantedOrder } from '@clade/protocol';
import { asked, ordered, stillMeant } from '../orders/orders.ts';
import type { Play } from './play.ts';
import { withOrders } from './record.ts';
import { ownSeat } from './seating.ts';
import type { Writer } from './writer.ts';

/** What people have left as answers at a table, and how it is done. */
export class StandingOrders {
  readonly #play: Play;
  readonly #writer: Writer;

  constructor(play: Play, writer: Writer) {
    this.#play = play;
    this.#writer = writer;
  }

  /** What a person has left; nobody else learns of it. */
  of(user: string): readonly Order[] {
    ownSeat(this.#play.record, user);
    return this.#play.record.orders?.[user] ?? [];
  }

  /** Puts other answers in the place of those that a person has left. */
  async set(user: string, wanted: readonly WantedOrder[]): Promise<void> {
    const { record } = this.#play;
    ownSeat(record, user);
    this.#play.playing();
    const orders = ordered(record.game, wanted, record.orders?.[user] ?? []);
    await this.#writer.write(withOrders(record, user, orders), {});
  }

  /** One question to one person whose orders may have an answer; the next one wakes them again. */
  async obey(): Promise<void> {
    const { game, record, state, drafts } = this.#play;
    if (record.status !== 'playing' || state === undefined) return;
    for (const seat of seatsOf(game.pending(state))) {
      const sitting = this.#play.record.seats[seat];
      const user = sitting?.kind === 'person' && sitting.standIn === undefined ? sitting.user : '';
      // Who has begun to answer goes on alone.
      if (this.#play.record.orders?.[user] === undefined || drafts.has(seat)) continue;
      if (await this.#obeyOf(seat, user)) return;
    }
  }

  async #obeyOf(seat: Seat, user: string): Promise<boolean> {
    const { game, record } = this.#play;
    const state = this.#play.playing();
    const before = record.orders?.[user] ?? [];
    const meant = stillMeant(record.game, before, game.view(state, seat), seat);
    const legal = legalMoves(game, state, seat).map((move) => game.toWire(move));
    const { orders, answer } = asked(record.game, meant, game.decision(state, seat), legal);
    const next = withOrders(record, user, orders);
    if (answer === undefined) {
      if (orders.some((order, i) => order !== before[i])) await this.#writer.write(next, {}, undefined, seat);
      return false;
    }
    const draft = this.#play.extended(seat, record.n, 0, answer.move);
    // A choice of several parts is left begun: the rest is the person's.
    await this.#play.answer(draft, {
      ...next,
      obeyed: [...(next.obeyed ?? []), { seat, order: answer.by }],
    });
    return true;
  }
}
