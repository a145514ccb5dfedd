import file from '../drawings/marine-traits.svg?raw';
import { sheetOf } from './sheet.ts';

/** The traits of Dominant Species: Marine (`mtrait-<id>`). */
export const marineTraits = sheetOf('marine-traits', file);
