import {
  configure,
  firstSeat,
  type Game,
  isRefusal,
  MoveList,
  plainRefusal,
  Rng,
  type State,
  unattended,
} from '@clade/engine';
import { bytesEach, rate, type Sampled } from './measure.ts';

/** Random play with full legality, copies, whole games and memory, for some player counts of a game. */
export function gameRows(game: Game, counts: readonly number[], scale: number): Sampled[] {
  return counts.flatMap((players) => rowsFor(game, players, scale));
}

/** Decisions of one sample of random play: so many games are played that they come to about this. */
const DECISIONS = 120_000;

function rowsFor(game: Game, players: number, scale: number): Sampled[] {
  const config = configure(game, players, unattended(game));
  if (isRefusal(config)) throw new Error(plainRefusal(config));
  const start = game.setup(config, 'bench');
  const length = playOn(game, game.clone(start), new Rng('halfway'), new MoveList());
  const middle = after(game, start, length / 2);
  const rng = new Rng('bench');
  const list = new MoveList();
  const pool = game.clone(start);
  const starts = Array.from({ length: 32 }, (_, i) => game.setup(config, `bench ${i}`));
  const about = { game: game.id, players };
  const games = Math.ceil((DECISIONS / length) * scale);
  const copies = Math.ceil(400_000 * scale);
  return [
    {
      ...about,
      name: 'random play, full legality',
      unit: 'decisions/s',
      sample: () =>
        rate(() => {
          let n = 0;
          for (let i = 0; i < games; i++) {
            game.copyInto(pool, starts[i % starts.length] as State);
            n += playOn(game, pool, rng, list);
          }
          return n;
        }),
    },
    {
      ...about,
      name: 'whole games with set-up',
      unit: 'games/s',
      sample: () =>
        rate(() => {
          for (let i = 0; i < games; i++) playOn(game, game.setup(config, `whole ${i}`), rng, list);
          return games;
        }),
    },
    {
      ...about,
      name: 'copy into a pooled state',
      unit: 'copies/s',
      sample: () =>
        rate(() => {
          for (let i = 0; i < copies; i++) game.copyInto(pool, middle);
          return copies;
        }),
    },
    {
      ...about,
      name: 'clone',
      unit: 'clones/s',
      sample: () =>
        rate(() => {
          let kept = 0;
          for (let i = 0; i < copies / 4; i++) kept += game.clone(middle).length;
          return kept / middle.length;
        }),
    },
    {
      ...about,
      name: 'memory of a state',
      unit: 'bytes',
      sample: () => bytesEach(() => game.clone(middle), 2000),
    },
  ];
}

/** Plays uniformly random legal moves to the end; the lowest pending seat goes first. */
function playOn(game: Game, s: State, rng: Rng, list: MoveList): number {
  let n = 0;
  for (let pending = game.pending(s); pending !== 0; pending = game.pending(s)) {
    const seat = firstSeat(pending);
    game.legalMoves(s, seat, list);
    game.apply(s, seat, list.at[rng.below(list.n)] as number);
    n++;
  }
  return n;
}

/** The state after so many moves of a random game. */
function after(game: Game, start: State, moves: number): State {
  const rng = new Rng('halfway');
  const list = new MoveList();
  const s = game.clone(start);
  for (let i = 0; i < moves; i++) {
    const seat = firstSeat(game.pending(s));
    game.legalMoves(s, seat, list);
    game.apply(s, seat, list.at[rng.below(list.n)] as number);
  }
  return s;
}
