import { configure, firstSeat, type Game, isRefusal, MoveList, Rng, type State } from '@clade/engine';
import { bytesEach, rate, type Sampled } from './measure.ts';

/** Random play with full legality, copies, whole games and memory, for every player count of a game. */
export function gameRows(game: Game, scale: number): Sampled[] {
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
  return counts.flatMap((players) => rowsFor(game, players, scale));
}

function rowsFor(game: Game, players: number, scale: number): Sampled[] {
  const config = configure(game, players);
  if (isRefusal(config)) throw new Error(config.sentence);
  const start = game.setup(config, 'bench');
  const middle = halfway(game, start);
  const rng = new Rng('bench');
  const list = new MoveList();
  const pool = game.clone(start);
  const starts = Array.from({ length: 32 }, (_, i) => game.setup(config, `bench ${i}`));
  const about = { game: game.id, players };
  const games = Math.ceil(600 * scale);
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

/** A state from the middle of a random game. */
function halfway(game: Game, start: State): State {
  const length = playOn(game, game.clone(start), new Rng('halfway'), new MoveList());
  const rng = new Rng('halfway');
  const list = new MoveList();
  const s = game.clone(start);
  for (let i = 0; i < length / 2; i++) {
    const seat = firstSeat(game.pending(s));
    game.legalMoves(s, seat, list);
    game.apply(s, seat, list.at[rng.below(list.n)] as number);
  }
  return s;
}
