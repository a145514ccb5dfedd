import file from '../drawings/icons.svg?raw';
import { sheetOf } from './sheet.ts';

/** Icons of the tables and the pages. */
export const icons = sheetOf('icons', file);
