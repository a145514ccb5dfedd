import type { ReactNode } from 'react';
import './table.css';

interface HexTableProps {
  /** Left of the map: Marine's evolution row. */
  readonly row?: ReactNode;
  readonly map: ReactNode;
  /** Under the map: what follows. */
  readonly then?: ReactNode;
  readonly display: ReactNode;
  /** Under the display: cards, targets. */
  readonly below?: ReactNode;
  readonly panels: ReactNode;
  readonly log: ReactNode;
}

/** A hex game on a screen: the map takes what the others leave. Nothing scrolls from 1280 x 720 on. */
export function HexTable({ row, map, then, display, below, panels, log }: HexTableProps) {
  return (
    <div className={row === undefined ? 'hex-table' : 'hex-table with-row'}>
      {row === undefined ? null : <div className="ht-row">{row}</div>}
      <div className="ht-map">
        <div className="ht-earth">{map}</div>
        {then}
      </div>
      <div className="ht-display">
        {display}
        {below}
      </div>
      <div className="ht-side">
        <div className="ht-panels">{panels}</div>
        <div className="ht-log">{log}</div>
      </div>
    </div>
  );
}
