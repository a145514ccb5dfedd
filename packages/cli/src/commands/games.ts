import { charactersOf } from '@clade/bots';
import { type CardInWords, cardTexts } from '../cards.ts';
import { type Command, JSON_OPTION, printJson } from '../command.ts';
import { offered, playerRange } from '../config.ts';
import type { Entry } from '../entry.ts';
import { columns, count, wrap } from '../text.ts';

export const games: Command = {
  name: 'games',
  summary: 'list the games with their player counts and table options',
  positionals: [],
  options: { cards: { text: 'list the cards of each game instead' }, json: JSON_OPTION },
  run(args, { io, registry }) {
    const cards = args.flag('cards');
    if (args.flag('json')) printJson(io, registry.map(cards ? cardsDocument : gameDocument));
    else {
      const width = Math.max(40, io.columns);
      const lines = registry.flatMap((entry, i) => [
        ...(i > 0 ? [''] : []),
        ...(cards ? cardLines(entry, width) : gameLines(entry, width)),
      ]);
      io.out(`${lines.join('\n')}\n`);
    }
    return 0;
  },
};

function gameDocument({ game }: Entry): unknown {
  const { id, title, rules, seats } = game;
  const characters = charactersOf(id).map(({ id, name, bot }) => ({ id, name, bot }));
  return { id, title, rules, players: seats, options: offered(game), characters };
}

function cardsDocument(entry: Entry): unknown {
  return { id: entry.game.id, cards: cardTexts(entry) };
}

function gameLines({ game }: Entry, width: number): string[] {
  const lines = [`${game.id}  ${game.title}, ${playerRange(game)} players, rules version ${game.rules}`, ''];
  for (const option of offered(game)) {
    const values = option.values
      .map((v) => (v === option.default ? `${v} (default)` : String(v)))
      .join(' | ');
    lines.push(`  ${option.name} = ${values}`);
    lines.push(...wrap(`      ${option.summary} [${option.rule}]`, width, '      '));
  }
  return lines;
}

function cardLines(entry: Entry, width: number): string[] {
  const cards = cardTexts(entry);
  const total = cards.reduce((n, c) => n + c.copies, 0);
  const kinds = [...Map.groupBy(cards, (c) => c.kind)].flatMap(([kind, group]) =>
    kind === undefined ? [] : [count(group.length, kind)],
  );
  const sorts = kinds.length === 0 ? '' : `: ${kinds.join(', ')}`;
  const lines = [`${entry.game.id}  ${total} cards${sorts}`, ''];
  const heads = columns(
    cards.map((c) => {
      const details = Object.entries(c.details).map(([name, numbers]) => `${name} ${numbers.join(' ')}`);
      return [`  ${c.id}`, c.copies, `× ${details.join('; ')}`.trimEnd(), `[${c.rule}]`, sourceOf(c)];
    }),
  );
  cards.forEach((card, i) => {
    lines.push(heads[i] ?? '', ...wrap(`      ${card.name}: ${card.summary}`, width, '      '));
  });
  return lines;
}

/** Where the text of a card comes from, for games that do not have all of them in print. */
function sourceOf({ kind, provenance, confidence }: CardInWords): string {
  if (provenance === undefined) return '';
  return `${kind ?? 'card'}, ${provenance}, ${confidence} confidence`;
}
