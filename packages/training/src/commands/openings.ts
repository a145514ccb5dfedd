import { parseArgs } from 'node:util';
import { CHARACTERS } from '@clade/bots/characters';
import { askBot, type Bot, makeBot } from '@clade/bots/training';
import { type Config, firstSeat, type Game, isRefusal, plainRefusal, Rng } from '@clade/engine';
import { BadCommand, trainedGame, whole } from '../input.ts';

/**
 * `openings dominant-species --games 60 --first 3`: where the characters of a hex game place their first pawns, and how far
 * their choices lie apart: the share of pawns that one would have to move to make the choices of the other (total
 * variation). What is marked is more than when the same games are dealt out to the two by chance, in 19 of 20 cases. The
 * other seats are beginners.
 */
export function openings(argv: readonly string[]): void {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      players: { type: 'string', default: '4' },
      games: { type: 'string', default: '60' },
      first: { type: 'string', default: '3' },
      scale: { type: 'string', default: '0.02' },
      seed: { type: 'string', default: 'openings' },
    },
  });
  const { game, config } = trainedGame(positionals[0], values.players);
  const games = whole('games', values.games);
  const first = whole('first', values.first);
  const others = bot('beginner', game, 1);
  const found = CHARACTERS.filter((one) => one.game === game.id).map(({ id }) => {
    const own = bot(id, game, Number(values.scale));
    const played = Array.from({ length: games }, (_, n) =>
      placesOf(game, config, own, others, n % config.players, first, `${values.seed}/${n}`),
    );
    return { id, played };
  });
  for (const { id, played } of found) {
    const most = [...sharesOf(played)].sort(([, a], [, b]) => b - a).slice(0, 5);
    const list = most.map(([place, share]) => `${place} ${(100 * share).toFixed(0)} %`);
    process.stdout.write(`${id}: ${list.join(', ')}\n`);
  }
  found.forEach((one, i) => {
    const apart = found.map((other, j) => {
      if (i === j) return '  .  ';
      const mark = isMoreThanChance(one.played, other.played, new Rng('chance')) ? '*' : ' ';
      return `${apartBy(one.played, other.played).toFixed(2)}${mark}`;
    });
    process.stdout.write(`${one.id.padEnd(18)} ${apart.join(' ')}\n`);
  });
}

function bot(name: string, game: Game, scale: number): Bot {
  const made = makeBot(name, { game: game.id, scale });
  if (isRefusal(made)) throw new BadCommand(plainRefusal(made));
  return made;
}

/** The actions that a seat places its first pawns on. */
function placesOf(
  game: Game,
  config: Config,
  own: Bot,
  others: Bot,
  at: number,
  first: number,
  seed: string,
): string[] {
  const s = game.inOrder(game.setup(config, seed));
  const rng = new Rng(seed);
  const places: string[] = [];
  for (let pending = game.pending(s); pending !== 0 && places.length < first; pending = game.pending(s)) {
    const seat = firstSeat(pending);
    const move = askBot(game, s, seat, seat === at ? own : others, rng);
    const [verb, place] = game.toWire(move);
    // `adaptation-2` is a space of Adaptation.
    if (seat === at && verb === 'place') places.push(String(place).replace(/-\d+$/, ''));
    game.apply(s, seat, move);
  }
  return places;
}

/** Where the pawns of one went, game by game. */
type Played = readonly (readonly string[])[];

function sharesOf(played: Played): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const place of played.flat()) counts.set(place, (counts.get(place) ?? 0) + 1);
  const all = played.flat().length;
  return new Map([...counts].map(([place, n]) => [place, n / all]));
}

function apartBy(one: Played, other: Played): number {
  const [a, b] = [sharesOf(one), sharesOf(other)];
  let sum = 0;
  for (const place of new Set([...a.keys(), ...b.keys()]))
    sum += Math.abs((a.get(place) ?? 0) - (b.get(place) ?? 0));
  return sum / 2;
}

const DEALS = 400;

/** Are two further apart than when their games are mixed and dealt out to them? */
function isMoreThanChance(one: Played, other: Played, rng: Rng): boolean {
  const all = [...one, ...other];
  const order = all.map((_, i) => i);
  const apart = apartBy(one, other);
  let further = 0;
  for (let deal = 0; deal < DEALS; deal++) {
    rng.shuffle(order, order.length);
    const dealt = order.map((i) => all[i] as readonly string[]);
    if (apartBy(dealt.slice(0, one.length), dealt.slice(one.length)) >= apart) further++;
  }
  return further < DEALS / 20;
}
