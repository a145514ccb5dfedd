import { iconSize, type TokenSize } from './detail.ts';
import { round } from './geometry.ts';
import { nameOf, type TokenScene } from './scene.ts';

/** Counted cubes of one animal on a tile. */

export interface PlacedToken<T> {
  readonly piece: T;
  readonly left: number;
  readonly top: number;
}

/** Never more than two rows: 1, 2, 2+1, 2+2, 3+2, 3+3. */
export function tokenRows<T>(tokens: readonly T[], columns: number): readonly (readonly T[])[] {
  return tokens.length <= columns ? [tokens] : [tokens.slice(0, columns), tokens.slice(columns)];
}

/** Tokens around the middle of their tile, each row centred. */
export function placeTokens<T>(tokens: readonly T[], size: TokenSize): readonly PlacedToken<T>[] {
  const rows = tokenRows(tokens, size.columns);
  const height = rows.length * size.height + (rows.length - 1) * size.gapY + size.tab;
  return rows.flatMap((row, y) => {
    const width = row.length * size.width + (row.length - 1) * size.gapX;
    return row.map((piece, x) => ({
      piece,
      left: x * (size.width + size.gapX) - width / 2,
      top: y * (size.height + size.gapY) - height / 2,
    }));
  });
}

interface TokenProps {
  /** Key of the hex. */
  readonly at: string;
  readonly token: TokenScene;
  readonly size: TokenSize;
  /** Side on the screen, at most that of the design. */
  readonly side: number;
  readonly x: number;
  readonly y: number;
}

export function Token({ at, token, size, side, x, y }: TokenProps) {
  const { width, height, font } = size;
  const { animal, count, endangered, change, state = 'plain' } = token;
  const box = { x: round(x), y: round(y), width: round(width), height: round(height) };
  const icon = iconSize(size, count, side);
  // The number stands in the middle of what the silhouette leaves.
  const text = x + (width + (icon === 0 ? 0 : icon + 1.6)) / 2;
  const middle = y + (height - (endangered ? 0 : 2)) / 2;
  const collar = change === 'coming' || state === 'selected';
  return (
    <g
      className={`token an-${animal} ${endangered ? 'weak' : ''} ${count === 0 ? 'none-left' : ''}`}
      data-sight={`token:${at}:${nameOf(animal)}`}
    >
      {token.tab === undefined ? null : <Tab tab={token.tab} box={box} height={size.tab} />}
      {state === 'legal' || state === 'hovered' ? <Frame {...box} by={3.4} kind={`lit ${state}`} /> : null}
      <rect className="tk-halo" {...grown(box, 1.6)} rx={5.6} />
      {endangered ? (
        <>
          <rect className="tk-paper" {...box} rx={4} />
          <rect className="tk-hatch" {...box} rx={4} />
          <rect className="tk-veil" {...grown(box, -2.6)} rx={3} />
          <rect className="tk-end" {...box} rx={4} />
        </>
      ) : (
        <>
          <rect className="tk" {...box} rx={4} />
          <path className="tk-side" d={lowerEdge(box)} />
        </>
      )}
      {icon === 0 ? null : (
        <use
          href={`#${animal}`}
          x={round(x + 1.6)}
          y={round(middle - icon / 2)}
          width={round(icon)}
          height={round(icon)}
        />
      )}
      <text className="tk-n" x={round(text)} y={round(middle + font * 0.35)} fontSize={round(font)}>
        {count}
      </text>
      {collar ? <Frame {...box} by={COLLAR} kind="coming" /> : null}
      {change === 'left' ? <rect className="tk-left" {...grown(box, COLLAR)} rx={6.4} /> : null}
      {change === 'happened' ? <Frame {...box} by={COLLAR} kind="happened" /> : null}
      {state === 'refused' || state === 'asked' ? <rect className="tk-no" {...grown(box, 1)} rx={5} /> : null}
    </g>
  );
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface TabProps {
  readonly tab: NonNullable<TokenScene['tab']>;
  /** Of the token. */
  readonly box: Box;
  readonly height: number;
}

const TAB_TEXT = 10.4;

/** Points, hanging from the lower edge of a token. */
function Tab({ tab, box, height }: TabProps) {
  const from = box.y + box.height - 4;
  return (
    <g className={`tab ${tab.look}`}>
      <rect
        x={box.x - 1.2}
        y={from}
        width={box.width + 2.4}
        height={height + 5.2}
        rx={5}
        className="tab-halo"
      />
      <rect className="tab-box" x={box.x} y={from} width={box.width} height={height + 4} rx={4} />
      <text
        className="tab-t"
        x={round(box.x + box.width / 2)}
        y={round(box.y + box.height + height / 2 + TAB_TEXT * 0.36)}
        fontSize={TAB_TEXT}
      >
        {tab.text}
      </text>
    </g>
  );
}

function grown(box: Box, by: number): Box {
  return {
    x: round(box.x - by),
    y: round(box.y - by),
    width: round(box.width + 2 * by),
    height: round(box.height + 2 * by),
  };
}

/** The darker lower edge that makes a cube of a rectangle. */
function lowerEdge({ x, y, width, height }: Box): string {
  const top = round(y + height - 3.4);
  return `M${round(x + 0.8)} ${top}h${round(width - 1.6)}v.4a2.4 2.4 0 0 1-2.4 2.4h${round(6.4 - width)}a2.4 2.4 0 0 1-2.4-2.4z`;
}

/** From the edge of a token to the collar around it. */
export const COLLAR = 2.4;

/** A line between two hairlines, so that it can be seen without its colour. */
function Frame({ by, kind, ...box }: Box & { readonly by: number; readonly kind: string }) {
  return (
    <>
      <rect className={`tk-frame-ink ${kind}`} {...grown(box, by)} rx={6.4} />
      <rect className={`tk-frame ${kind}`} {...grown(box, by)} rx={6.4} />
    </>
  );
}

/** So near to the middle of a tile its crown covers what stands above a token. */
const UNDER_CROWN = 8;

/** At the upper right corner of an endangered token, or at the left one where the right one lies under the crown. */
export function Warning({ size, x, y }: Pick<TokenProps, 'size' | 'x' | 'y'>) {
  const right = x + size.width;
  const at = Math.abs(right) < UNDER_CROWN ? x + 1 : right - 1;
  return (
    <g transform={`translate(${round(at)} ${round(y + 0.2)})`}>
      <path className="tk-warn" d="M0-6.2l5.6 9.8h-11.2z" />
      <path className="tk-warn-i" d="M0-2.8v2.9M0 1.9v.01" />
    </g>
  );
}
