/**
 * Something that can be chosen. Boards draw it, make it a button for keyboard and screen reader, and hand its `id` back:
 * a click, a tap, Enter, the digit and a drop all mean the same.
 */
export interface Target {
  /** Given back by `onPick`, `onHover` and `onDrop`; the caller decides what it means. */
  readonly id: string;
  /** Accessible name of the button: what choosing it does. */
  readonly label: string;
  /** The key that chooses it as it is shown, e.g. `3` or `⇧1`. */
  readonly key?: string;
  /** Chosen already: the button is pressed. */
  readonly chosen?: boolean;
  /** May not be chosen; asking tells why. The button stays reachable. */
  readonly refused?: boolean;
}
