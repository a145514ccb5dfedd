/** Does the reader pay for what is fetched? */
export function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/** Milliseconds after which the page is not waited for any more. */
const LONGEST_BUSY = 2000;

/** When the page has nothing else to do. */
export function idle(): Promise<void> {
  return new Promise((done) => {
    // Safari has none.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: LONGEST_BUSY });
    else setTimeout(done, LONGEST_BUSY / 10);
  });
}
