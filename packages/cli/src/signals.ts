/** Waits for a signal to stop. Further ones change nothing: the end is on its way. */
export function signalled(): { readonly happened: Promise<void>; forget(): void } {
  let stop = (): void => undefined;
  const happened = new Promise<void>((done) => {
    stop = done;
  });
  const heard = (): void => stop();
  process.on('SIGINT', heard);
  process.on('SIGTERM', heard);
  return {
    happened,
    forget: () => {
      process.off('SIGINT', heard);
      process.off('SIGTERM', heard);
    },
  };
}

/** 0 when it was done in time. */
export async function within(seconds: number, work: Promise<void>): Promise<number> {
  const timer = setTimeout(() => process.exit(1), seconds * 1000);
  await work;
  clearTimeout(timer);
  return 0;
}
