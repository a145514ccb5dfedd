import { Glyph } from '@clade/board';
import type { Say } from '../../../text/text.tsx';
import { signed } from '../lexicon.ts';
import type { EarthLook } from '../scene/look.ts';
import type { EarthStage } from '../stage.ts';
import { BestTiles } from './best-tiles.tsx';
import { ThreatList } from './threat-list.tsx';
import { OVERLAY_KEYS, toggleOverlay } from './use-overlay.ts';
import './overlay.css';

/** As on the tile. */
const SCORED = '✓';

const SYMBOLS = { points: 'eye', threats: 'endangered' } as const;

interface OverlayToolsProps {
  readonly stage: EarthStage<unknown>;
  readonly onList: () => void;
}

/** Beside the buttons of the map: what it tells besides, and the same as a list where that has no place of its own. */
export function OverlayTools({ stage, onList }: OverlayToolsProps) {
  const { say, overlay, scoring, snapshot } = stage;
  const plays = snapshot.viewer >= 0;
  return (
    <>
      {overlay !== undefined && plays && (
        <button
          type="button"
          className="tool overlay-list"
          aria-label={say(`earth.${overlay}.list`)}
          data-tip={say(`earth.${overlay}.list`)}
          onClick={onList}
        >
          <Glyph id="log" size={18} />
        </button>
      )}
      {OVERLAY_KEYS.filter(({ action }) => plays || action === 'points').map(({ action, keys }) => (
        <button
          key={action}
          type="button"
          className="tool"
          data-overlay={action}
          aria-label={say(`earth.${action}.title`)}
          data-tip={`${say(`earth.${action}.title`)} (${String(keys[0]).toUpperCase()})`}
          aria-pressed={overlay === action}
          // What the question is about cannot be switched off.
          disabled={scoring && action === 'points'}
          onClick={() => toggleOverlay(action)}
        >
          <Glyph id={SYMBOLS[action]} size={18} />
        </button>
      ))}
    </>
  );
}

interface OverlayListProps {
  readonly stage: EarthStage<unknown>;
  readonly look: EarthLook;
}

/** What the overlay tells, as a list; nothing where it tells nothing. */
export function OverlayList({ stage, look }: OverlayListProps) {
  if (stage.overlay === undefined || stage.snapshot.viewer < 0) return null;
  return stage.overlay === 'points' ? (
    <BestTiles stage={stage} look={look} />
  ) : (
    <ThreatList stage={stage} look={look} />
  );
}

/** What the tabs below the tokens mean. */
export function PointsLegend({ say }: { readonly say: Say }) {
  return (
    <ul className="points-legend">
      <li>
        <b className="own">{signed(say, 9)}</b>
        {say('earth.points.legend.own')}
      </li>
      <li>
        <b>{signed(say, 5)}</b>
        {say('earth.points.legend.rival')}
      </li>
      <li>
        <b className="scored">{SCORED}</b>
        {say('earth.points.legend.scored')}
      </li>
    </ul>
  );
}
