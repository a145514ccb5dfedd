let pointed: Element | null = null;

/** Has this the focus because a pointer pressed it? Enter means Confirm there, not the same thing once more. */
export function isPointed(element: Element | null): boolean {
  return element !== null && element === pointed;
}

/** A press of a pointer leaves the focus where it was made; a key that takes the focus elsewhere ends that. */
export function notePointed(element: Element | null): void {
  pointed = element;
}
