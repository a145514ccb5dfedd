import { randomBytes } from 'node:crypto';
import type { Bot } from '@clade/bots';
import type { Seat } from '@clade/engine';
import { GAME } from '../args.ts';
import { BadInput } from '../bad-input.ts';
import { readBots } from '../bots.ts';
import { type Command, SET_OPTION } from '../command.ts';
import { readConfig } from '../config.ts';
import { Session } from '../play/session.ts';
import { TerminalTable } from '../play/table.ts';
import { findEntry } from '../registry.ts';
import { LANGUAGE_OPTION, languageFor, say, speak } from '../speech.ts';
import { count } from '../text.ts';

const PLAYERS = 3;
const LEVEL = 'beginner';

export const play: Command = {
  name: 'play',
  summary: 'play in the terminal against bots',
  positionals: [GAME],
  options: {
    players: { value: 'N', text: `players at the table, you included (default: ${PLAYERS})` },
    bots: {
      value: 'a,b,..',
      text: `opponents clockwise from you; one name serves for all (default: ${LEVEL})`,
    },
    seat: { value: 'n', text: 'your place, from 1 (default: 1)' },
    seed: { value: 'S', text: 'seed of the deal (default: a new one each time)' },
    set: SET_OPTION,
    lang: LANGUAGE_OPTION,
  },
  notes: ['Type ? in the game for help.'],
  async run(args, { io, registry }) {
    const entry = findEntry(registry, args.positional(0));
    await speak(languageFor(args.value('lang')));
    const level = readBots(args.value('bots') ?? LEVEL, entry.game.id, () => performance.now());
    const players = args.integer('players', 0) ?? (level.length > 1 ? level.length + 1 : PLAYERS);
    const config = readConfig(entry.game, players, args.values('set'));
    const seat = (args.integer('seat', 1, players) ?? 1) - 1;
    const seed = args.value('seed') ?? randomBytes(16).toString('hex');
    const bots = seated(level, seat, players);
    const names = Array.from({ length: players }, (_, s) => {
      if (s === seat) return say('cli.player.you', { n: s + 1 });
      return say('cli.player.bot', { n: s + 1, bot: bots.get(s)?.name ?? '' });
    });
    await new TerminalTable(io, entry, new Session(entry.game, config, seed, { seat, bots }), names).run();
    return 0;
  },
};

/** Opponents from the left of the person on. */
function seated(bots: readonly Bot[], seat: Seat, players: number): Map<Seat, Bot> {
  if (bots.length !== 1 && bots.length !== players - 1) {
    throw new BadInput(
      `${players} players need ${count(players - 1, 'opponent')} (or one name for all), not ${bots.length}.`,
    );
  }
  const places = new Map<Seat, Bot>();
  for (let i = 1; i < players; i++) {
    const bot = bots[bots.length === 1 ? 0 : i - 1];
    if (bot) places.set((seat + i) % players, bot);
  }
  return places;
}
