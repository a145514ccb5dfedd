/** Whether `npm run test:long` asks: then everything is tried, otherwise a sample (docs/testing.md). */
export const LONG = process.env.TEST_TIER === 'long';
