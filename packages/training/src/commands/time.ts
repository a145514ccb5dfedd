import { parseArgs } from 'node:util';
import { askBot, makeBot } from '@clade/bots/training';
import { firstSeat, isRefusal, legalMoves, type Move, plainRefusal, Rng } from '@clade/engine';
import { BadCommand, trainedGame, whole } from '../input.ts';

interface Action {
  ms: number;
  questions: string[];
}

/**
 * `time evolution --bot expert --games 4`: how long a bot thinks about its whole actions in live play, with the clock on,
 * against beginners. A whole action lasts until another player moves or the bot is asked something that does not belong to
 * what it did last; `--through` lets it go on through moves of others, to the next turn of one's own. One without a choice
 * does not count.
 */
export function time(argv: readonly string[]): void {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      bot: { type: 'string', default: 'expert' },
      players: { type: 'string', default: '4' },
      games: { type: 'string', default: '4' },
      seed: { type: 'string', default: 'think' },
      through: { type: 'boolean', default: false },
    },
  });
  const { game, policySet, config } = trainedGame(positionals[0], values.players);
  const games = whole('games', values.games);
  const thinker = makeBot(values.bot, { game: game.id, now: () => performance.now() });
  if (isRefusal(thinker)) throw new BadCommand(plainRefusal(thinker));
  const beginner = makeBot('beginner');
  if (isRefusal(beginner)) throw new BadCommand(plainRefusal(beginner));

  const policy = policySet.make();
  const actions: Action[] = [];
  for (let n = 0; n < games; n++) {
    const s = game.inOrder(game.setup(config, `${values.seed}/${n}`));
    const own = n % config.players;
    const rng = new Rng(`${values.seed}/${n}`);
    let previous: Move | undefined;
    let action: Action = { ms: 0, questions: [] };
    const close = (): void => {
      if (action.questions.length > 0) actions.push(action);
      action = { ms: 0, questions: [] };
    };
    for (let pending = game.pending(s); pending !== 0; pending = game.pending(s)) {
      const seat = firstSeat(pending);
      if (seat !== own) {
        if (!values.through) close();
        game.apply(s, seat, askBot(game, s, seat, beginner, rng));
        continue;
      }
      if (previous !== undefined && !policy.continues(s, seat, previous)) close();
      const begun = performance.now();
      previous = askBot(game, s, seat, thinker, rng);
      const ms = performance.now() - begun;
      action.ms += ms;
      if (legalMoves(game, s, seat).length > 1)
        action.questions.push(`${game.decision(s, seat).kind} ${ms.toFixed(0)}`);
      game.apply(s, seat, previous);
    }
    close();
    process.stderr.write(`game ${n + 1} of ${games}: ${report(actions)}\n`);
  }
  const longest = actions.reduce((a, b) => (b.ms > a.ms ? b : a), { ms: 0, questions: [] });
  process.stdout.write(`${report(actions)}\nlongest: ${longest.questions.join(', ')} ms\n`);
}

function report(actions: readonly Action[]): string {
  const times = actions.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (share: number): string =>
    `${((times[Math.floor(share * times.length)] ?? 0) / 1000).toFixed(2)} s`;
  return `${times.length} actions, median ${at(0.5)}, 99 of 100 within ${at(0.99)}, longest ${at(1 - 1 / times.length)}`;
}
