import file from '../drawings/symbols.svg?raw';
import { sheetOf } from './sheet.ts';

/** Animals, elements and pieces of the hex games, and the tools of every table. Evolution has a bag and a deck of its own. */
export const symbols = sheetOf('symbols', file, { bag: 'element-bag', deck: 'card-deck' });
