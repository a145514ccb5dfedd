/** What one compares of a commitment: its digits, without the version in front. */
export function fingerprint(commitment: string): string {
  return commitment.slice(commitment.indexOf('.') + 1);
}
