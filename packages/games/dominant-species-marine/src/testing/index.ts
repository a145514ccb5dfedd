export { dominantSpeciesMarine } from '../index.ts';
