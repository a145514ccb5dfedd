/** One server-sent event. */
export interface SentEvent {
  readonly id?: number;
  readonly event: string;
  readonly data: string;
}

/** Reads the text of an event stream as it comes, in pieces of any size. */
export class EventText {
  #rest = '';

  /** The events that are complete now. Comments (signs of life) are none. */
  feed(text: string): SentEvent[] {
    this.#rest += text;
    const blocks = this.#rest.split(/\r?\n\r?\n/);
    this.#rest = blocks.pop() ?? '';
    return blocks.flatMap((block) => readBlock(block) ?? []);
  }
}

function readBlock(block: string): SentEvent | undefined {
  let id: number | undefined;
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon === 0) continue;
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'id' && /^\d+$/.test(value)) id = Number(value);
    else if (field === 'event') event = value;
    else if (field === 'data') data.push(value);
  }
  return data.length === 0
    ? undefined
    : { ...(id === undefined ? {} : { id }), event, data: data.join('\n') };
}
