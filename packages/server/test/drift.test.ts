import { type SentTable, schemas } from '@clade/protocol';
import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { Ready, type Routes } from '../src/http/routes.ts';

/**
 * Fields that one side knows and the other does not, planted: the type check of the project fails when one of them
 * compiles, for then the line above it expects an error in vain.
 */

const routes: Routes<object> = async (http) => {
  const schema = { response: { 200: schemas.Proof } };
  const dealt = { seed: '', salt: '', secret: '', shares: [], commitment: '' };
  const proof = { ...dealt, kept: true, moves: 0, replayed: true };
  http.get('/whole', { schema }, async () => proof);
  http.get('/text', { schema }, async () => new Ready<typeof proof>(JSON.stringify(proof)));
  const { kept: _, ...without } = proof;
  // @ts-expect-error The page reads a field that the server does not send.
  http.get('/less', { schema }, async () => without);
  // @ts-expect-error The same in an answer that is text already.
  http.get('/less-text', { schema }, async () => new Ready<typeof without>(JSON.stringify(without)));
  // @ts-expect-error A field of another type.
  http.get('/other', { schema }, async () => ({ ...proof, moves: '0' }));
};

/** The page reads what the server never sent: the moment of the last move by another name. */
function lastMoved(table: SentTable): unknown {
  // @ts-expect-error No such field.
  return table.updatedAt ?? table.movedAt;
}

/** The server builds an answer with a field that the page does not know. */
function renamed(table: SentTable): SentTable {
  // @ts-expect-error No such field.
  return { ...table, updatedAt: 1 };
}

test('a field that nobody has agreed on is refused by the shape as well', () => {
  const done = Compile(schemas.Done);
  expect(done.Check({ ok: true })).toBe(true);
  expect(done.Check({ ok: true, updatedAt: 1 })).toBe(false);
  expect([
    typeof routes,
    lastMoved({ movedAt: 2 } as SentTable),
    Object.keys(renamed({} as SentTable)),
  ]).toEqual(['function', 2, ['updatedAt']]);
});
