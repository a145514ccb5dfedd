/** Bytes of a request. */
export const BODY_LIMIT = 64 * 1024;
/** A log of a long game. */
export const LOG_LIMIT = 4 * 1024 * 1024;
/** Streams of all people together. */
export const MOST_STREAMS = 5000;
const MINUTE = '1 minute';

interface Rate {
  readonly max: number;
  readonly timeWindow: string;
}

/** Requests that cost more than others have a share of what one address may ask in a minute. */
export function rates(
  perMinute: number,
): Readonly<Record<'guest' | 'table' | 'chat' | 'log' | 'import' | 'hint', Rate>> {
  const share = (part: number): Rate => ({
    max: Math.max(1, Math.ceil(perMinute * part)),
    timeWindow: MINUTE,
  });
  return {
    /** New guests: 60 of 1,200. */
    guest: share(0.05),
    table: share(0.05),
    chat: share(0.025),
    /** A bot thinks half a second for each. */
    hint: share(0.05),
    /** Logs are read and replayed whole. */
    log: share(0.01),
    /** What comes in stays: as many in a day as other new tables in a minute. */
    import: { ...share(0.05), timeWindow: '1 day' },
  };
}
