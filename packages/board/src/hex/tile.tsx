import { memo } from 'react';
import { same } from '../same.ts';
import { arrange, hasTabs } from './arrange.ts';
import { hasWords, labelAt, type MapDetail, textSize } from './detail.ts';
import { centreOf, hexPoints, type Point, round, SIDE } from './geometry.ts';
import type { AnimalSymbol, HexScene, PillScene, TerrainSymbol, TileScene } from './scene.ts';
import { Token, Warning } from './token.tsx';

/** Everything on one hex but the disks at its corners. Pointers go through it: `hit-areas.tsx` catches them. */

/** What stirs on a hex: its tile. */
export function hexStir(key: string): string {
  return `tile:${key}`;
}

interface HexProps {
  readonly hex: HexScene;
  readonly detail: MapDetail;
  /** Side on the screen, at most that of the design. */
  readonly side: number;
}

/** Terrain of a hex, below all pieces. */
export const Ground = memo(function Ground({ hex }: { readonly hex: HexScene }) {
  const at = centreOf(hex);
  const { tile } = hex;
  if (tile === undefined) return <polygon className="hex-empty" points={hexPoints(at, SIDE - 5)} />;
  const full = hexPoints(at, SIDE - 1.2);
  return (
    <g className={tile.coming ? 'coming' : tile.still ? 'still' : undefined} data-stir={hexStir(hex.key)}>
      <Terrain at={at} terrain={tile.under ?? tile.terrain} side={SIDE - 1.2} />
      {tile.under !== undefined ? (
        <g className="cover">
          <Terrain at={at} terrain={tile.terrain} side={SIDE * 0.88} />
          <polygon className={`cover-edge ti-${tile.terrain}`} points={hexPoints(at, SIDE * 0.88)} />
        </g>
      ) : null}
      <polygon className="hex" points={full} />
    </g>
  );
}, same);

function Terrain({
  at,
  terrain,
  side,
}: {
  readonly at: Point;
  readonly terrain: TerrainSymbol;
  readonly side: number;
}) {
  const points = hexPoints(at, side);
  return (
    <>
      <polygon className={`t-${terrain}`} points={points} />
      <polygon points={points} fill={`url(#tp-${terrain})`} />
      <polygon points={points} fill={`url(#tf-${terrain})`} />
    </>
  );
}

/** Pieces, marks and words of a hex. */
export const OnHex = memo(function OnHex({ hex, detail, side }: HexProps) {
  const at = centreOf(hex);
  return (
    <g transform={`translate(${round(at.x)} ${round(at.y)})`}>
      <HexMark hex={hex} />
      {hex.tile === undefined ? null : (
        <OnTile at={hex.key} tile={hex.tile} detail={detail} side={side} pill={hex.pill} />
      )}
      {hex.pill === undefined ? null : <Pill pill={hex.pill} side={side} low={hasTabs(hex)} />}
    </g>
  );
}, same);

/** How the hex stands in the present choice. */
function HexMark({ hex }: { readonly hex: HexScene }) {
  const origin = { x: 0, y: 0 };
  if (hex.state === 'plain') return null;
  if (hex.state === 'refused') return null;
  const points = hexPoints(origin, SIDE - (hex.state === 'touched' ? 4 : 3.2));
  if (hex.state === 'touched') {
    return (
      <>
        <polygon className="tgt-prev-ink" points={points} />
        <polygon className="tgt-prev" points={points} />
      </>
    );
  }
  if (hex.state === 'asked') return <polygon className="tgt-asked" points={points} />;
  return (
    <g className={`tgt ${hex.state} ${hex.tile === undefined ? 'blank' : ''}`}>
      <polygon className="tgt-wash" points={points} />
      <polygon className="tgt-line" points={points} />
    </g>
  );
}

interface OnTileProps {
  /** Key of the hex. */
  readonly at: string;
  readonly tile: TileScene;
  readonly detail: MapDetail;
  readonly side: number;
  readonly pill?: PillScene;
}

function OnTile({ at, tile, detail, side, pill }: OnTileProps) {
  if (detail === 'terrain') return <Leader at={at} tile={tile} side={side} />;
  const { size, rows, placed } = arrange(tile, side);
  return (
    <>
      {tile.vent === undefined || rows > 1 ? null : <VentMark vent={tile.vent} />}
      {placed.map(({ piece, left, top }) => (
        <Token key={piece.animal} at={at} token={piece} size={size} side={side} x={left} y={top} />
      ))}
      {placed.map(({ piece, left, top }) =>
        piece.endangered ? <Warning key={piece.animal} size={size} x={left} y={top} /> : null,
      )}
      <Crowns at={at} tile={tile} y={(size.tab > 0 ? -0.76 : -0.655) * SIDE} />
      {detail === 'full' && pill === undefined ? <TileLabel tile={tile} side={side} rows={rows} /> : null}
    </>
  );
}

function VentMark({ vent }: { readonly vent: 'geyser' | 'smoker' }) {
  return <use className="vent-mark" href={`#vent-${vent}`} x={-12} y={-45} width={24} height={24} />;
}

/** As in the terminal. A line through numbers of this size would make them unreadable. */
const SCORED = '✓';

interface TileLabelProps {
  readonly tile: TileScene;
  readonly side: number;
  readonly rows: number;
}

function TileLabel({ tile, side, rows }: TileLabelProps) {
  const font = textSize(11.5, side);
  const y = labelAt(side) * SIDE;
  const [first, ...others] = tile.values;
  if (tile.vent !== undefined && rows > 1) {
    // No room for mark and word: the mark stands for the word.
    const mark = font * 1.25;
    return (
      <>
        <use
          className="vent-mark"
          href={`#vent-${tile.vent}`}
          x={round(-mark)}
          y={round(y - mark * 0.86)}
          width={round(mark)}
          height={round(mark)}
        />
        <text className="lab t-vent" x={round(font * 0.4)} y={round(y)} fontSize={round(font)}>
          <tspan className="v1">{first}</tspan>
        </text>
      </>
    );
  }
  return (
    <text className={`lab t-${tile.terrain}`} y={round(y)} fontSize={round(font)}>
      <tspan className="nm">{tile.code}</tspan> {tile.scored ? SCORED : null}
      <tspan className="v1">{first}</tspan>
      {others.length === 0 ? null : <tspan>{` ${others.join(' ')}`}</tspan>}
    </text>
  );
}

interface PillProps {
  readonly pill: PillScene;
  readonly side: number;
  /** On the edge of the tile, below tokens with tabs. */
  readonly low: boolean;
}

function Pill({ pill, side, low }: PillProps) {
  const text = hasWords(side) ? pill.text : pill.short;
  if (text === undefined) return null;
  const font = low ? 10.6 : textSize(12, side);
  const width = font * (0.56 * Math.max(2, text.length) + 0.7);
  const height = font * 1.3;
  const y = (low ? 0.71 : labelAt(side) - 0.02) * SIDE;
  return (
    <g className={`pill ${pill.look}`}>
      <rect
        x={round(-width / 2)}
        y={round(y - height / 2)}
        width={round(width)}
        height={round(height)}
        rx={round(height / 2)}
      />
      <text y={round(y + font * 0.35)} fontSize={round(font)}>
        {text}
      </text>
    </g>
  );
}

/** Seen from far away: only who dominates, or the vent. */
function Leader({ at, tile, side }: Pick<OnTileProps, 'at' | 'tile' | 'side'>) {
  if (tile.dominant === undefined) return null;
  return (
    <Crown
      at={at}
      animal={tile.dominant.animal}
      coming={tile.dominant.coming}
      y={0}
      scale={Math.min(2.4, (22 * SIDE) / side / 20)}
    />
  );
}

/** Who dominates; in a replay, where that has just changed, beside who did before. */
interface CrownsProps {
  readonly at: string;
  readonly tile: TileScene;
  readonly y: number;
}

function Crowns({ at, tile: { dominant, deposed }, y }: CrownsProps) {
  if (deposed === undefined)
    return dominant === undefined ? null : (
      <Crown at={at} animal={dominant.animal} coming={dominant.coming} y={y} scale={0.88} />
    );
  const x = dominant === undefined ? 0 : 11;
  return (
    <g className="deposed">
      <rect className="dm-changed" x={-x - 12} y={round(y - 12.5)} width={2 * x + 24} height={25} rx={12.5} />
      <g transform={`translate(${-x} 0)`}>
        <Crown animal={deposed} y={y} scale={0.8} />
        <path className="dm-struck" d={`M-8 ${round(y + 9)}L8 ${round(y - 9)}`} />
      </g>
      {dominant === undefined ? null : (
        <g transform={`translate(${x} 0)`}>
          <Crown animal={dominant.animal} y={y} scale={0.8} />
        </g>
      )}
    </g>
  );
}

interface CrownProps {
  readonly at?: string;
  readonly animal: AnimalSymbol;
  readonly coming?: boolean;
  readonly y: number;
  readonly scale: number;
}

const SHIELD = 'M-10-9.5-4.7-5.2 0-11.5 4.7-5.2 10-9.5V5.5L0 11.5-10 5.5z';

/** Who dominates: a shield with a crown for its upper edge, in the colour of the animal. */
function Crown({ at, animal, coming, y, scale }: CrownProps) {
  return (
    <g
      className={`dom an-${animal}`}
      transform={`translate(0 ${round(y)}) scale(${round(scale * 100) / 100})`}
      data-sight={at === undefined ? undefined : `crown:${at}`}
    >
      <path className={coming ? 'dm-halo coming' : 'dm-halo'} d={SHIELD} />
      <path className="dm" d={SHIELD} />
      <use href={`#${animal}`} x={-6.8} y={-6} width={13.6} height={13.6} />
    </g>
  );
}
