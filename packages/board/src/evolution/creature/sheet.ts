import { disc, linePath, type PenPoint, type Placement, placed, shapePath } from './pen.ts';

/** What a shape is filled with, as a word; colours belong to the style sheet. */
export type Fill =
  | 'hide'
  | 'hide-far'
  | 'hide-dark'
  | 'hide-light'
  | 'hide-crest'
  | 'echo'
  | 'herd'
  | 'pack'
  | 'bone'
  | 'bone-far'
  | 'leaf'
  | 'leaf-dry'
  | 'earth'
  | 'fat'
  | 'shell'
  | 'egg'
  | 'bird'
  | 'berry'
  | 'skin'
  | 'paper'
  | 'eye'
  | 'glint'
  | 'ink'
  | 'hole'
  | 'maw'
  | 'stone';

/** `outline` is painted under its fill, so that one line runs round shapes that unite. */
export type StrokeLine = 'outline' | 'ink' | 'bone' | 'cut';

export interface CreatureMark {
  /** In tenths of a unit of the frame. */
  readonly d: string;
  readonly fill?: Fill;
  readonly line?: StrokeLine;
  readonly width?: number;
  readonly dash?: string;
  readonly opacity?: number;
  readonly transform?: string;
  /** What moves by itself: one of the herd. */
  readonly part?: 'echo-one';
}

/** How fine the drawing is, not how large: `s` up to 60 px wide, `m` up to 150, `l` above. */
export type Detail = 's' | 'm' | 'l';

interface Pen {
  readonly outline: number;
  readonly line: number;
  /** 0: nothing is hatched. */
  readonly hatch: number;
}

const PENS: Readonly<Record<Detail, Pen>> = {
  s: { outline: 2.1, line: 1.7, hatch: 0 },
  m: { outline: 1.25, line: 1.05, hatch: 0.62 },
  l: { outline: 0.95, line: 0.8, hatch: 0.46 },
};

type Looks = Pick<CreatureMark, 'dash' | 'opacity'>;

/** Collects the marks of one picture. Widths are in units of the frame. */
export class CreatureSheet {
  readonly marks: CreatureMark[] = [];
  readonly detail: Detail;
  readonly small: boolean;
  readonly pen: Pen;

  constructor(detail: Detail) {
    this.detail = detail;
    this.small = detail === 's';
    this.pen = PENS[detail];
  }

  put(mark: CreatureMark): void {
    const { width } = mark;
    this.marks.push(width === undefined ? mark : { ...mark, width: Math.round(width * 100) / 10 });
  }

  shape(fill: Fill, points: readonly PenPoint[], at: Placement, width = this.pen.line): void {
    this.put({ d: shapePath(points, at), fill, line: 'ink', width });
  }

  /** A shape without a line. */
  patch(fill: Fill, shapes: readonly (readonly PenPoint[])[], at: Placement): void {
    if (shapes.length > 0) this.put({ d: shapes.map((points) => shapePath(points, at)).join(''), fill });
  }

  lines(
    list: readonly (readonly PenPoint[])[],
    at: Placement,
    width = this.pen.line,
    { line = 'ink', ...looks }: Looks & { readonly line?: StrokeLine } = {},
  ): void {
    if (list.length > 0 && width > 0)
      this.put({ d: list.map((points) => linePath(points, at)).join(''), line, width, ...looks });
  }

  dot(fill: Fill, point: PenPoint, radius: number, at: Placement): void {
    const [x, y] = placed(point, at);
    this.put({ d: disc(x, y, radius), fill });
  }
}
