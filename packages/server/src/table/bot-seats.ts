import { type Move, type Seat, seatsOf } from '@clade/engine';
import type { Play } from './play.ts';
import { botOf, havePeople, type TableRecord } from './record.ts';
import type { AskedMoment, Asker, ThinkersTable } from './thinkers.ts';
import type { Writer } from './writer.ts';

/** The seats of a table at which bots play, and what they may do there. */
export class BotSeats implements ThinkersTable {
  readonly #play: Play;
  readonly #writer: Writer;

  constructor(play: Play, writer: Writer) {
    this.#play = play;
    this.#writer = writer;
  }

  get alive(): boolean {
    return this.#writer.alive;
  }

  waiting(): { seat: Seat; bot: string }[] {
    const { game, record, state, drafts } = this.#play;
    if (record.status !== 'playing' || state === undefined) return [];
    return seatsOf(game.pending(state)).flatMap((seat) => {
      const bot = botOf(record.seats[seat]);
      return bot === undefined || drafts.get(seat)?.confirmed ? [] : [{ seat, bot }];
    });
  }

  question(seat: Seat, bot: string): ReturnType<ThinkersTable['question']> {
    const { game, record, secret, drafts } = this.#play;
    const draft = drafts.get(seat);
    const at = { n: record.n, drafted: draft?.length ?? 0 };
    // Everything has been said, by the person who went away or before the server stopped; it only has to count.
    if (draft !== undefined && !draft.isAsked()) return { asked: undefined, at };
    const state = game.clone(draft?.now ?? this.#play.playing());
    const seed = `${secret.seed}/bot ${at.n} ${at.drafted} ${seat}`;
    const wanted = (): boolean => this.#isWanted(seat, at);
    return { asked: { from: askerOf(record), game, state, seat, bot, seed, wanted }, at };
  }

  #isWanted(seat: Seat, { n, drafted }: AskedMoment): boolean {
    const { record, drafts } = this.#play;
    if (!this.alive || record.status !== 'playing' || record.n !== n) return false;
    return this.#isBots(seat) && (drafts.get(seat)?.length ?? 0) === drafted;
  }

  answer(seat: Seat, { n, drafted }: AskedMoment, move: Move): Promise<void> {
    return this.#writer.serial(async () => {
      if (!this.#isBots(seat)) return;
      await this.#play.answer(this.#play.extended(seat, n, drafted, this.#play.game.toWire(move)));
    });
  }

  conclude(seat: Seat, { n }: AskedMoment): Promise<void> {
    return this.#writer.serial(async () => {
      const draft = this.#play.drafts.get(seat);
      if (!this.#isBots(seat) || draft === undefined || draft.confirmed) return;
      this.#play.refuseStale(n);
      await this.#play.confirm(draft, undefined);
    });
  }

  /** False when the person is back. */
  #isBots(seat: Seat): boolean {
    return botOf(this.#play.record.seats[seat]) !== undefined;
  }
}

/** Who waits for the bots of a table. */
function askerOf(record: TableRecord): Asker {
  return { host: record.host, table: record.id, people: havePeople(record) };
}
