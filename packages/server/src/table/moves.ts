import { Draft, isRefusal, type Preview, preview, type Refusal, type Seat, type Wire } from '@clade/engine';
import { conflict, refusedBy } from '../problem.ts';
import type { Play } from './play.ts';
import { botOf, takenBack } from './record.ts';
import { refusalSentence } from './refusal-sentence.ts';
import { ownSeat } from './seating.ts';
import type { Writer } from './writer.ts';

/** A refusal of the rules with what it says. */
export type SaidRefusal = Refusal & { readonly sentence: string };

/** What people do at their seats: moves that they draft, take back and confirm, and what they ask about moves. */
export class Moves {
  readonly #play: Play;
  readonly #writer: Writer;

  constructor(play: Play, writer: Writer) {
    this.#play = play;
    this.#writer = writer;
  }

  /** Adds a move to the seat's draft; at the first draw, reveal or end of doubt it commits by itself. */
  move(
    user: string,
    n: number,
    drafted: number,
    given: Wire | string,
    key: string | undefined,
    sure: boolean,
  ): Promise<void> {
    const play = this.#play;
    return this.#writer.once(user, key, async (mark) => {
      const seat = ownSeat(play.record, user);
      this.#refuseStandIn(seat);
      const draft = play.extended(seat, n, drafted, given);
      if ((sure && play.isAlone()) || draft.opened() !== undefined) await play.commit([draft], mark);
      else if (sure) await play.confirm(draft, mark);
      else await play.keep(draft, mark);
    });
  }

  confirm(user: string, n: number, key: string | undefined): Promise<void> {
    const play = this.#play;
    return this.#writer.once(user, key, async (mark) => {
      const seat = ownSeat(play.record, user);
      this.#refuseStandIn(seat);
      play.playing();
      play.refuseStale(n);
      const draft = play.drafts.get(seat);
      if (draft === undefined || draft.length === 0)
        throw conflict('nothing', 'There is nothing to confirm.');
      if (draft.confirmed) throw conflict('confirmed', 'You have confirmed already.');
      await play.confirm(draft, mark);
    });
  }

  /** Takes back moves that are not in the log: all but the first `to`. A confirmed simultaneous choice is withdrawn. */
  undo(user: string, n: number, to: number, key: string | undefined): Promise<void> {
    const play = this.#play;
    return this.#writer.once(user, key, async (mark) => {
      const seat = ownSeat(play.record, user);
      const state = play.playing();
      play.refuseStale(n);
      const draft = play.drafts.get(seat);
      if (draft === undefined || to < 0 || to > draft.length || (to === draft.length && !draft.confirmed)) {
        throw conflict('nothing', 'There is nothing to take back that far.');
      }
      const shorter = new Draft(play.game, seat, state);
      shorter.restore(draft.wires.slice(0, to), false);
      await play.keep(shorter, mark, takenBack(play.record, user, seat));
    });
  }

  #refuseStandIn(seat: Seat): void {
    if (botOf(this.#play.record.seats[seat]) !== undefined)
      throw conflict('stand-in', 'A bot plays for you; take the seat back first.');
  }

  /** Why a move would be refused for this person now; undefined when it is legal. */
  explain(user: string, given: Wire | string): SaidRefusal | undefined {
    const play = this.#play;
    const seat = ownSeat(play.record, user);
    const state = play.drafts.get(seat)?.now ?? play.playing();
    const move = play.read(state, given);
    const refused = isRefusal(move) ? move : play.game.explain(state, seat, move);
    return refused && { ...refused, sentence: refusalSentence(refused, play.game, seat, state) };
  }

  /** What a move would do for this person now: nothing that could not be known before. */
  preview(user: string, given: Wire | string): Preview {
    const play = this.#play;
    const seat = ownSeat(play.record, user);
    const draft = play.drafts.get(seat) ?? new Draft(play.game, seat, play.playing());
    const move = play.read(draft.now, given);
    const seen = isRefusal(move) ? move : preview(play.game, draft, move);
    if (isRefusal(seen)) throw refusedBy(seen, refusalSentence(seen, play.game, seat, draft.now));
    return seen;
  }
}
