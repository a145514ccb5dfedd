/** Gives the reader a file. */
export function saveFile(name: string, content: BlobPart, type = 'application/x-ndjson'): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** A name that every file system takes. */
export function logName(game: string, table: string, at: number): string {
  const day = new Date(at).toISOString().slice(0, 10);
  const plain = table
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${[day, game, plain].filter((part) => part !== '').join('-')}.jsonl`;
}
