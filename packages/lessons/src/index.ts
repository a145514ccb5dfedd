export * from './format.ts';
export * from './hexes.ts';
export * from './keys.ts';
export * from './play.ts';
export * from './read.ts';
