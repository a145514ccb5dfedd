/** Kinds of questions that the coach has explained at a table; a page that is opened anew tells them again. */
const told = new Map<string, Set<string>>();

/** Is this kind of question new at this table? Once it is asked, it is not any more. */
export function isNewKind(table: string, kind: string): boolean {
  const known = told.get(table) ?? new Set();
  told.set(table, known);
  if (known.has(kind)) return false;
  known.add(kind);
  return true;
}
