import type { Move, TableView } from './connection.ts';

/**
 * The mind of the bot, and the place to put your own: it knows what its seat may know (`view`), what it is asked and
 * under which rule (`decision`), and every legal answer, as data and in words. This one knows no game: it would rather
 * do something than pass, and apart from that throws dice.
 */
export function chooseMove({ legal }: Pick<TableView, 'legal'>): Move {
  const deeds = legal.filter(({ move }) => !PASSING.has(String(move[0])));
  const among = deeds.length > 0 ? deeds : legal;
  const chosen = among[Math.floor(Math.random() * among.length)];
  if (chosen === undefined) throw new Error('a question without an answer');
  return chosen.move;
}

const PASSING = new Set(['pass', 'stop', 'decline']);
