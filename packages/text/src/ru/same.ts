/** Messages that are rightly the same as in English. */
export const same: readonly string[] = [
  // Product
  'app.name',
  // Keys as they are printed on keyboards
  'key.Backspace',
  'key.End',
  'key.Enter',
  'key.Escape',
  'key.Home',
  // A number that rules call X
  'm.x',
  // Numbers, names and signs without words
  'ds.space',
  'earth.gene-pool.change',
  'earth.stack.left',
  'text.section',
  // A rule
];
