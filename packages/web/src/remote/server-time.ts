/** Clocks are the server's; this device may be wrong. */
let ahead = 0;

/** The `Date` of an answer, which has whole seconds: a device that differs by less is right. */
export function noteServerTime(date: string | null, now = Date.now()): void {
  const theirs = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(theirs)) return;
  ahead = Math.abs(theirs - now) < 2000 ? 0 : theirs - now;
}

/** What the server's clock shows, as far as this page knows. */
export function serverNow(now = Date.now()): number {
  return now + ahead;
}
