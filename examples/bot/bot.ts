import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { chooseMove } from './choose.ts';
import { Connection, type Move, Refused, type TableView } from './connection.ts';

/**
 * A bot that plays over the HTTP interface (docs/bot-api.md). It takes the seat of a link, plays until the game is over
 * and says how it went:
 *
 *   CLADE_TOKEN=clade_... node examples/bot/bot.ts "http://127.0.0.1:8080/join/<table>?invite=<invite>"
 *
 * With --poll 1000 it asks every second instead of listening to the stream.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { poll: { type: 'string' } },
    allowPositionals: true,
  });
  const link = URL.parse(positionals[0] ?? '');
  const table = link?.pathname.split('/').at(-1);
  const token = process.env.CLADE_TOKEN;
  if (!link || !table || !token) {
    process.stderr.write(
      'usage: CLADE_TOKEN=... node examples/bot/bot.ts [--poll milliseconds] <link to a seat>\n',
    );
    process.exitCode = 2;
    return;
  }
  const server = new Connection(link.origin, token);
  await takeSeat(server, table, link.searchParams.get('invite') ?? undefined);
  const moments = values.poll ? server.poll(table, Number(values.poll)) : server.listen(table);
  for await (const view of moments) {
    const now = await playTurn(server, table, view);
    if (now.table.status === 'finished' || now.table.status === 'cancelled') {
      process.stdout.write(
        `${JSON.stringify({ status: now.table.status, seat: now.seat, ...now.result })}\n`,
      );
      return;
    }
  }
}

/** Sits down; a bot that is started again sits there already. */
async function takeSeat(server: Connection, table: string, invite: string | undefined): Promise<void> {
  try {
    await server.post(`/api/tables/${table}/join`, invite === undefined ? {} : { invite });
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'seated') {
      const { seat } = await server.table(table);
      if (seat === null) throw error;
    }
  }
}

/**
 * Answers every question that this seat is asked, and confirms. A move is a draft at first; nobody else sees it until
 * it is confirmed, or until it draws or reveals something.
 */
async function playTurn(server: Connection, table: string, seen: TableView): Promise<TableView> {
  let view = seen;
  for (;;) {
    const move = view.decision === null ? undefined : chooseMove(view);
    const unsent = view.draft.moves.length > 0 && !view.draft.confirmed;
    if (move === undefined && !unsent) return view;
    try {
      view = move === undefined ? await confirm(server, table, view) : await make(server, table, view, move);
    } catch (error) {
      // The table has moved on since this view of it: look again.
      if (!(error instanceof Refused) || error.status !== 409) throw error;
      view = await server.table(table);
    }
  }
}

/** The key makes a repetition harmless: a request that got no answer is sent again as it was. */
function make(server: Connection, table: string, { n, draft }: TableView, move: Move): Promise<TableView> {
  const body = { n, drafted: draft.moves.length, move, key: randomUUID() };
  return server.post(`/api/tables/${table}/moves`, body);
}

function confirm(server: Connection, table: string, { n }: TableView): Promise<TableView> {
  return server.post(`/api/tables/${table}/confirm`, { n, key: randomUUID() });
}

await main();
