import type { PrintedMap } from '@clade/earth';
import type { Paper } from '../entry.ts';
import { say } from '../speech.ts';
import { type TextStyle, widthOf, wrap } from '../text.ts';
import { beside, type DisplaySection, drawDisplay, wrapShort } from './display.ts';
import { drawHexMap, type HexPicture, hexMapWidths } from './hex-map.ts';

/** The parts of a table of a hex game; how they are arranged depends on the room. */
export interface HexTable {
  readonly heading: readonly string[];
  readonly map: PrintedMap;
  readonly picture: HexPicture;
  readonly sections: readonly DisplaySection[];
  readonly cards: readonly { readonly name: string; readonly summary: string }[];
  /** More about the table, which stands beside the map where there is room for it. */
  readonly facts?: readonly string[];
  /** The animals' panel, as wide as the paper. */
  readonly animals: readonly string[];
}

/** Columns that the display needs beside the map. */
const PANEL = 46;
const GAP = 2;
/** Columns from which on the display may stand in two columns of its own. */
const TWO_COLUMNS = 2 * PANEL + GAP;

/** The table in full; where the paper is too low for that, with less said about the cards. */
export function drawHexTable(table: HexTable, paper: Paper): string[] {
  const full = arranged(table, paper, false);
  return full.length <= (paper.height ?? full.length) ? full : arranged(table, paper, true);
}

function arranged(table: HexTable, { width, style }: Paper, dense: boolean): string[] {
  const { heading, map, picture, sections, cards, facts = [], animals } = table;
  if (picture.tiles.size === 0) return [...heading, ...animals];
  const below = [...facts, ...animals];
  const mapWidth = hexMapWidths(map, picture).find((columns) => width - columns - GAP >= PANEL);
  if (mapWidth !== undefined) {
    const at = mapWidth + GAP;
    const earth = drawHexMap(map, picture, mapWidth, style);
    const display = drawDisplay(sections, width - at, style);
    const texts = (lines: number): string[] => drawCards(cards, width - at, style, lines);
    // As much about the cards as fits beside the map.
    const room = [3, 2].find((lines) => display.length + texts(lines).length <= earth.length) ?? 2;
    const panel = [...display, ...texts(dense ? 1 : room)];
    const fits = facts.every((line) => widthOf(line) <= width - at);
    if (!fits || panel.length + facts.length > earth.length)
      return [...heading, ...beside(earth, panel, at), ...below];
    return [...heading, ...beside(earth, [...panel, ...facts], at), ...animals];
  }
  return [
    ...heading,
    ...drawHexMap(map, picture, width, style),
    ...(dense && width >= TWO_COLUMNS ? inTwo(sections, width, style) : drawDisplay(sections, width, style)),
    ...(dense ? cardNames(cards, width, style) : drawCards(cards, width, style, 2)),
    ...below,
  ];
}

/** The display in two columns, where lines are dear. */
function inTwo(sections: readonly DisplaySection[], width: number, style: TextStyle): string[] {
  const half = sections.length / 2;
  const left = drawDisplay(sections.slice(0, half), PANEL, style);
  return beside(left, drawDisplay(sections.slice(half), width - PANEL - GAP, style, half), PANEL + GAP);
}

const NAMES = 16;

/** Name and effect, in at most so many lines each; the effects in a column of their own where the names are short. */
function drawCards(cards: HexTable['cards'], width: number, style: TextStyle, lines: number): string[] {
  const short = cards.every(({ name }) => name.length < NAMES - 2);
  return cards.flatMap(({ name, summary }) => {
    const title = `  ${short ? name.padEnd(NAMES - 2) : `${name}  `}`;
    const indent = ' '.repeat(short ? NAMES : 6);
    const [first = '', ...rest] = wrapShort(title + summary, width, indent, lines);
    return [style.bold(title) + first.slice(title.length), ...rest];
  });
}

function cardNames(cards: HexTable['cards'], width: number, style: TextStyle): string[] {
  return wrap(
    `  ${say('cli.map.cards', { list: cards.map(({ name }) => style.bold(name)).join(', ') })}`,
    width,
    '    ',
  );
}
