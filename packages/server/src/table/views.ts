import { type Dealt, type LoggedMove, passedOver, proveDeal, type Seat } from '@clade/engine';
import { forbidden, notFound } from '../problem.ts';
import type { ToldLine } from './history.ts';
import type { Play } from './play.ts';
import { lastLineFor } from './record.ts';
import { owing, type PastView, type Recheck, type TableView, tableView, viewerOf } from './shown.ts';
import type { Writer } from './writer.ts';

/** Views kept as text until the table changes. */
const MOST_TEXTS = 8;

/** What people and spectators may know of a table, now and before. */
export class Views {
  readonly #play: Play;
  readonly #writer: Writer;
  /** Views as text, by person, of one version of the table. */
  #texts = { version: -1, of: new Map<string | undefined, string>() };

  constructor(play: Play, writer: Writer) {
    this.#play = play;
    this.#writer = writer;
  }

  /** What a person, or a spectator, may know now. */
  view(user: string | undefined): TableView {
    return tableView(this.#play, user);
  }

  /** The same as JSON; who moves and listens gets it twice. */
  text(user: string | undefined): string {
    if (this.#texts.version !== this.#writer.version || this.#texts.of.size > MOST_TEXTS)
      this.#texts = { version: this.#writer.version, of: new Map() };
    let text = this.#texts.of.get(user);
    if (text === undefined) {
      text = JSON.stringify(this.view(user));
      this.#texts.of.set(user, text);
    }
    return text;
  }

  /** Seats that still owe a choice, and since which line it has been their turn. */
  turns(): { readonly seat: Seat; readonly since: number }[] {
    const { history } = this.#play;
    return owing(this.#play).map((seat) => ({ seat, since: history.lastOfOthers(seat) }));
  }

  /** What happened behind a number of the log, up to another, as this person may know it. */
  since(user: string | undefined, after: number, to: number): ToldLine[] {
    const { history, record } = this.#play;
    return history.since(viewerOf(record, user), after, Math.min(to, lastLineFor(record, user)));
  }

  /** Line 0: how the game was dealt, as this person may know it. */
  dealt(user: string | undefined): ToldLine[] {
    const { history, record, state } = this.#play;
    return state === undefined ? [] : [history.dealt(viewerOf(record, user))];
  }

  /** The table as it was after line n, and what happened there, as this person may know it. */
  at(user: string | undefined, n: number): PastView {
    const { game, history, record } = this.#play;
    const present = this.#play.begun();
    if (n > lastLineFor(record, user)) throw notFound('line');
    const state = n === record.n ? present : history.stateAt(n);
    const viewer = viewerOf(record, user);
    return {
      n,
      view: game.view(state, viewer),
      lines: n === 0 ? [history.dealt(viewer)] : history.since(viewer, n - 1, n),
      scores: game.scores(state),
    };
  }

  /** The moves that count with what they were dealt from; only for tables that are over. */
  finishedLog(): { moves: readonly LoggedMove[]; dealt: Required<Dealt> } {
    const { history, record } = this.#play;
    if (record.status === 'playing' || record.status === 'open') {
      throw forbidden('The seed and the whole log are shown when the game is over.');
    }
    return { moves: history.live(), dealt: this.#dealt };
  }

  /** What the game was dealt from. */
  get #dealt(): Required<Dealt> {
    const { record, secret } = this.#play;
    const { commitment, deal } = record;
    const { seed, salt } = secret;
    return { seed: this.#play.seedOf(record), salt, secret: seed, commitment, shares: deal?.shares ?? [] };
  }

  /** Is the deal what was promised? */
  get kept(): boolean {
    return proveDeal(this.#dealt).broken === undefined;
  }

  /** Deals a game that is over once more, replays every move that counts with its hash, and opens the commitment. */
  recheck(): Recheck {
    const { moves, dealt } = this.finishedLog();
    const { history } = this.#play;
    const broken = history.broken();
    const passed = passedOver(moves);
    return {
      ...dealt,
      kept: this.kept,
      moves: moves.length,
      ...(passed.length === 0 ? {} : { passed }),
      replayed: broken === undefined,
      ...(broken === undefined ? {} : { broken }),
    };
  }
}
