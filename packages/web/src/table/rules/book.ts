/**
 * A rule book as the page holds it: made at build time from docs/rules (build/rules.ts), so that no markdown is read in
 * the browser and nothing but these few kinds of elements can come of it.
 */
export interface Book {
  readonly title: string;
  readonly sections: readonly RuleSection[];
}

export interface RuleSection {
  /** Rule id, or made of the number where the heading has none. */
  readonly id: string;
  /** 1 for the parts of the book, 2 and more for what is under them. */
  readonly level: number;
  readonly title: readonly RulePiece[];
  readonly blocks: readonly Block[];
}

export type Block =
  | ({ readonly kind: 'text' } & Clause)
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Item[] }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly RulePiece[])[];
      readonly rows: readonly RuleRow[];
    }
  | { readonly kind: 'code'; readonly text: string };

interface Clause {
  /** Ids that this defines; a range "X to Y" defines several. */
  readonly rules: readonly string[];
  readonly text: readonly RulePiece[];
}

export interface Item extends Clause {
  readonly blocks: readonly Block[];
}

export interface RuleRow {
  readonly rules: readonly string[];
  readonly cells: readonly (readonly RulePiece[])[];
}

/** Part of a sentence: text, emphasis, code, or another rule that is cited. */
export type RulePiece =
  | string
  | { readonly kind: 'strong' | 'em'; readonly of: readonly RulePiece[] }
  | { readonly kind: 'code' | 'rule'; readonly text: string };

/** What a rule says, found by its id. */
export interface RuleFound {
  readonly id: string;
  /** The headings it stands under, the nearest last. */
  readonly under: readonly RuleSection[];
  /** The clause it is a part of: `EVO-6.16` of `EVO-6.16.1`. */
  readonly within?: RuleFound;
  readonly text: readonly RulePiece[];
  /** A row of a table has a column for each part of its text. */
  readonly cells?: readonly { readonly head: readonly RulePiece[]; readonly text: readonly RulePiece[] }[];
}

/** Every rule of a book by id. */
export function indexRules(book: Book): ReadonlyMap<string, RuleFound> {
  const found = new Map<string, RuleFound>();
  const path: RuleSection[] = [];
  for (const section of book.sections) {
    while (path.length > 0 && (path.at(-1)?.level ?? 0) >= section.level) path.pop();
    const under = [...path, section];
    path.push(section);
    found.set(section.id, { id: section.id, under: path.slice(0, -1), text: headingText(section) });
    for (const block of section.blocks) collect(block, under, found);
  }
  return found;
}

/** A heading says its title, and the text right under it where that has no number of its own. */
function headingText(section: RuleSection): readonly RulePiece[] {
  const [first] = section.blocks;
  if (first?.kind !== 'text' || first.rules.length > 0) return section.title;
  return [{ kind: 'strong', of: section.title }, ' ', ...first.text];
}

function collect(
  block: Block,
  under: readonly RuleSection[],
  found: Map<string, RuleFound>,
  within?: RuleFound,
): void {
  const add = (id: string, rule: Pick<RuleFound, 'text' | 'cells'>): void => {
    found.set(id, { id, under, ...(within ? { within } : {}), ...rule });
  };
  if (block.kind === 'text') for (const id of block.rules) add(id, { text: block.text });
  if (block.kind === 'list')
    for (const item of block.items) {
      for (const id of item.rules) add(id, { text: item.text });
      const parent = found.get(item.rules[0] ?? '') ?? within;
      for (const inner of item.blocks) collect(inner, under, found, parent);
    }
  if (block.kind === 'table')
    for (const row of block.rows) {
      const cells = row.cells.map((text, i) => ({ head: block.head[i] ?? [], text })).slice(1);
      for (const id of row.rules) add(id, { text: row.cells.slice(1).flat(), cells });
    }
}

/** The name that a clause begins with, in bold: "Symbiosis." */
export function nameOf(rule: RuleFound | undefined): string | undefined {
  const first = rule?.text[0];
  if (first === undefined || typeof first === 'string' || first.kind !== 'strong') return undefined;
  return plainText(first.of);
}

/** The pieces as plain text. */
export function plainText(pieces: readonly RulePiece[]): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      return 'text' in piece ? piece.text : plainText(piece.of);
    })
    .join('');
}

/** A rule by its id, or the nearest one above it: `EVO-6.1.9` without an entry is told by `EVO-6.1`. */
export function findRule(rules: ReadonlyMap<string, RuleFound>, id: string): RuleFound | undefined {
  for (let at = id; at.includes('-'); at = at.slice(0, Math.max(at.lastIndexOf('.'), 0))) {
    const found = rules.get(at);
    if (found) return found;
  }
  return undefined;
}
