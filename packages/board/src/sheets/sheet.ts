/** Drawings that are put into the document together, so that `<use href="#id">` finds them. */
export interface Sheet {
  readonly name: string;
  /** What stands inside the hidden `svg`: `symbol` elements or definitions. */
  readonly markup: string;
  /** Names of the drawings, as `Glyph` takes them. */
  readonly ids: readonly string[];
}

/**
 * Id of a drawing in the document. Drawings of the games have the prefix of their kind; the others get one, so that
 * `log` or `table` do not meet an element of the page that has this id.
 */
export function glyphId(id: string): string {
  return /^(?:ds|m|el|vent|trait|mtrait)-/.test(id) ? id : `g-${id}`;
}

/** A sheet of a file of symbols; `rename` gives symbols of the same name in two files names of their own. */
export function sheetOf(name: string, file: string, rename: Readonly<Record<string, string>> = {}): Sheet {
  const symbols = file.match(/<symbol .*?<\/symbol>/gs) ?? [];
  const ids: string[] = [];
  const named = symbols.map((symbol) =>
    symbol.replace(/ id="([^"]+)"/, (_, own: string) => {
      const id = rename[own] ?? own;
      ids.push(id);
      return ` id="${glyphId(id)}"`;
    }),
  );
  return { name, markup: named.join(''), ids };
}
