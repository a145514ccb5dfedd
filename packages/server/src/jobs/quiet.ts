import { Logger } from 'graphile-worker';

/** What the queue has to say about its everyday is not said; what fails is told to who put it in. */
export const QUIET = new Logger(() => () => undefined);
