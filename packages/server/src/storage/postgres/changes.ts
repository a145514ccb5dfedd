import type { ChangeRow, WrittenRow } from '../rows.ts';

/** Nodes tell each other what they have written: who, up to which notice, and whose drafts. */
export const NEWS = 'clade_news';

/** Changes in one commit; what is told of them must fit into one message. */
export const MOST_CHANGES = 200;

/** What the statement gives back for each change that was written. */
export interface ChangeResult {
  readonly id: string;
  readonly base: number | null;
  readonly line: number | null;
}

/**
 * Carries out many changes of different tables at once. A change whose table has another version by now is left out
 * with everything that belongs to it, and does not come back. Numbers of notices are given while the row of the last
 * number is held, which it is until the commit: nobody sees a higher number before a lower one. Nodes are told by the
 * same commit.
 */
export const WRITE_CHANGES = `
WITH change AS (
  SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::text[], $6::bytea[], $7::int[], $40::text[])
    AS c (id, based_on, status, visibility, doc, asked, last, host)
), counted AS (
  UPDATE numbers SET last = last + $8::int WHERE $8::int > 0 RETURNING last - $8::int AS base
), updated AS (
  UPDATE tables t SET
    version = c.based_on + 1, status = c.status, visibility = c.visibility, host = c.host,
    doc = c.doc,
    asked = coalesce(c.asked, t.asked),
    told = CASE WHEN c.last > 0 THEN (SELECT base FROM counted) + c.last ELSE t.told END,
    listed = CASE
      WHEN c.status = 'playing' THEN t.listed
      WHEN c.last > 0 THEN (SELECT base FROM counted) + c.last
      ELSE t.told
    END
  FROM change c WHERE t.id = c.id AND t.version = c.based_on
  RETURNING t.id, t.version, t.told, t.status IN ('finished', 'cancelled') AS over
), entered AS (
  INSERT INTO entries (table_id, n, seat, move, hash, at)
  SELECT id, n, seat, move, hash, at
  FROM unnest($9::text[], $10::int[], $11::int[], $12::text[], $13::text[], $14::bigint[])
    AS e (id, n, seat, move, hash, at) JOIN updated USING (id)
), draft AS (
  SELECT * FROM unnest($15::text[], $16::int[], $17::int[], $18::text[], $19::boolean[])
    AS d (id, seat, base, moves, confirmed) JOIN updated USING (id)
), drafted AS (
  INSERT INTO drafts (table_id, seat, base, moves, confirmed)
  SELECT id, seat, base, moves, confirmed FROM draft WHERE moves IS NOT NULL
  ON CONFLICT (table_id, seat)
    DO UPDATE SET base = excluded.base, moves = excluded.moves, confirmed = excluded.confirmed
), undrafted AS (
  DELETE FROM drafts o USING draft d WHERE o.table_id = d.id AND o.seat = d.seat AND d.moves IS NULL
), said AS (
  INSERT INTO chat (table_id, user_id, name, text, at)
  SELECT id, who, name, text, at
  FROM unnest($20::text[], $21::text[], $22::text[], $23::text[], $24::bigint[])
    AS s (id, who, name, text, at) JOIN updated USING (id)
  RETURNING id AS line, table_id
), noticed AS (
  INSERT INTO notices (seq, table_id, kind, from_n, n, version)
  SELECT (SELECT base FROM counted) + place, v.id, kind, coalesce(line - 1, from_n), coalesce(line, n), version
  FROM unnest($25::text[], $26::int[], $27::text[], $28::bigint[], $29::bigint[])
    AS v (id, place, kind, from_n, n) JOIN updated USING (id)
  LEFT JOIN said ON kind = 'chat' AND table_id = v.id
), person AS (
  SELECT * FROM unnest($31::text[], $32::text[]) AS p (id, who) JOIN updated USING (id)
), gone AS (
  DELETE FROM members m USING updated u
  WHERE m.table_id = u.id AND u.id = ANY ($30::text[])
    AND NOT EXISTS (SELECT 1 FROM person p WHERE p.id = m.table_id AND p.who = m.user_id)
), come AS (
  INSERT INTO members (user_id, table_id, over)
  SELECT DISTINCT who, id, CASE WHEN over
    THEN coalesce((SELECT max(m.over) FROM members m WHERE m.table_id = id AND m.over > 0), told) ELSE 0 END
  FROM person ON CONFLICT DO NOTHING
), ended AS (
  UPDATE members m SET over = u.told FROM updated u WHERE m.table_id = u.id AND u.over AND m.over = 0
    AND NOT (u.id = ANY ($30::text[]) AND NOT EXISTS (SELECT 1 FROM person p WHERE p.id = m.table_id AND p.who = m.user_id))
), job AS (
  SELECT count(
    CASE
      WHEN at IS NULL THEN graphile_worker.remove_job(kind || ':' || key)::text
      ELSE put_job(kind, key, to_timestamp(at / 1000.0), data::json)::text
    END
  ) AS jobs
  FROM unnest($33::text[], $34::text[], $35::text[], $36::bigint[], $37::text[])
    AS j (id, kind, key, at, data) JOIN updated USING (id)
)
SELECT u.id, (SELECT base FROM counted) AS base, line, (SELECT jobs FROM job) AS jobs,
  (SELECT pg_notify('${NEWS}', $38::text || ' ' || coalesce((SELECT base FROM counted) + $8::int, 0) || ' ' || $39::text)::text)
FROM updated u LEFT JOIN said ON table_id = u.id`;

/** The values of the statement: columns, as long as there are rows of their kind. */
export function changeValues(rows: readonly ChangeRow[], node: string): unknown[] {
  const columns = Array.from({ length: 40 }, (): unknown[] => []);
  const put = (from: number, ...values: readonly unknown[]): void => {
    for (const [i, value] of values.entries()) columns[from + i - 1]?.push(value);
  };
  let numbers = 0;
  const drafts: string[] = [];
  for (const row of rows) {
    const { id, chat, notices } = row;
    for (const [kind, from, n] of notices) put(25, id, ++numbers, kind, from, n);
    if (chat) {
      put(20, id, ...chat);
      put(25, id, ++numbers, 'chat', 0, 0); // the numbers of the line come from the line
    }
    const last = notices.length > 0 || chat ? numbers : 0;
    const asked = row.asked && Buffer.from(row.asked);
    put(1, id, row.basedOn, row.status, row.visibility, row.doc, asked, last);
    put(40, row.host);
    for (const entry of row.entries) put(9, id, ...entry);
    for (const draft of row.drafts) {
      put(15, id, ...draft);
      drafts.push(`${id}/${draft[0]}`);
    }
    if (row.people) put(30, id);
    for (const person of row.people ?? []) put(31, id, person);
    for (const job of row.jobs ?? []) put(33, id, ...job);
  }
  const values: unknown[] = columns;
  values[7] = numbers;
  values[37] = node;
  values[38] = drafts.join(',');
  return values;
}

/** The numbers that one change was given; those of the batch were given in the order of its rows. */
export function numbersOf(
  rows: readonly ChangeRow[],
  results: readonly ChangeResult[],
): Map<string, WrittenRow> {
  const found = new Map(results.map((result) => [result.id, result]));
  const written = new Map<string, WrittenRow>();
  let place = 0;
  for (const { id, notices, chat } of rows) {
    const count = notices.length + (chat ? 1 : 0);
    const result = found.get(id);
    if (result !== undefined) {
      const first = (result.base ?? 0) + place + 1;
      const seqs = Array.from({ length: count }, (_, i) => first + i);
      written.set(id, result.line === null ? { seqs } : { seqs, line: result.line });
    }
    place += count;
  }
  return written;
}
