export * as schemas from './schemas.ts';
