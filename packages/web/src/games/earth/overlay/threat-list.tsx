import { Glyph } from '@clade/board';
import type { EarthLook } from '../scene/look.ts';
import type { EarthStage } from '../stage.ts';
import { threatsTo } from './threats.ts';

interface ThreatListProps {
  readonly stage: EarthStage<unknown>;
  readonly look: EarthLook;
}

/** What the reader may lose, the worst first. */
export function ThreatList({ stage, look }: ThreatListProps) {
  const { say } = stage;
  const threats = threatsTo(stage, look);
  return (
    <section className="threat-list" aria-label={say('earth.threats.title')}>
      <header>
        <h2>{say('earth.threats.title')}</h2>
      </header>
      {threats.length === 0 ? (
        <p>{say('earth.threats.none')}</p>
      ) : (
        <ul>
          {threats.map(({ key, symbol, text }) => (
            <li key={key}>
              <Glyph id={symbol} size={16} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
