/** Bytes of a request. */
export const BODY_LIMIT = 64 * 1024;
/** A log of a long game. */
export const LOG_LIMIT = 4 * 1024 * 1024;
