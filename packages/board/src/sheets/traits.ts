import file from '../drawings/traits.svg?raw';
import { sheetOf } from './sheet.ts';

/** Evolution's traits (`trait-<id>`) and table symbols. */
export const traits = sheetOf('traits', file);
