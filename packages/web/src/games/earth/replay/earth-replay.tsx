import { type ReactNode, useState } from 'react';
import type { EarthStage } from '../stage.ts';
import { Did } from './did.tsx';
import './earth-replay.css';

interface EarthReplayProps {
  readonly stage: EarthStage<unknown>;
  readonly map: ReactNode;
  /** Scores in one line, where the graph has no room for them. */
  readonly head: ReactNode;
  readonly display: ReactNode;
  /** Under the display: cards, targets. */
  readonly below: ReactNode;
  readonly panels: ReactNode;
  readonly log: ReactNode;
}

const TABS = ['log', 'display', 'players'] as const;

/**
 * A hex game that is looked at: the map with its marks, what the move did, the log. The display has a column of its own
 * where there is room, else a tab, as the animals have always.
 */
export function EarthReplay({ stage, map, head, display, below, panels, log }: EarthReplayProps) {
  const { say } = stage;
  const [tab, setTab] = useState<(typeof TABS)[number]>('log');
  return (
    <div className="earth-replay" data-tab={tab}>
      <div className="er-head">{head}</div>
      <div className="er-map">{map}</div>
      <div className="er-display">
        <div className="er-scroll">
          {display}
          <div className="er-cards">{below}</div>
        </div>
      </div>
      <Did stage={stage} />
      <div className="er-side">
        <div className="er-tabs" role="tablist" aria-label={say('earth.panes')}>
          {TABS.map((id) => (
            <button
              key={id}
              type="button"
              role="tab"
              aria-selected={tab === id}
              data-id={id}
              onClick={() => setTab(id)}
            >
              {say(`earth.pane.${id}`)}
            </button>
          ))}
        </div>
        <div className="er-log" hidden={tab === 'players'}>
          {log}
        </div>
        {tab === 'players' && <div className="er-players">{panels}</div>}
      </div>
    </div>
  );
}
