import { Glyph } from '@clade/board';
import type { ReactNode } from 'react';
import type { Mark } from '../../games/game-ui.ts';
import { useText } from '../../text/text.tsx';
import { PLAYBACK_SPEEDS, type Playback, type Speed } from './playback.ts';
import { type RoundSpan, roundStep } from './timeline.ts';

interface ControlsProps {
  readonly at: number;
  readonly last: number;
  readonly spans: readonly RoundSpan[];
  readonly playback: Playback;
  readonly marks: readonly { readonly n: number; readonly mark: Mark }[];
  readonly phone: boolean;
  readonly onStep: (n: number) => void;
  readonly children?: ReactNode;
}

/** Steps by line and by round, playing with a speed, and what the marks mean. */
export function Controls({ at, last, spans, playback, marks, phone, onStep, children }: ControlsProps) {
  const say = useText();
  const { playing, start, stop } = playback;
  const rounds = (direction: 1 | -1) => () => onStep(roundStep(spans, at, direction));
  return (
    <fieldset className="ctl" aria-label={say('back.controls')}>
      <button
        type="button"
        className="icon"
        aria-label={say('replay.first')}
        disabled={at === 0}
        onClick={() => onStep(0)}
      >
        <Glyph id="first" />
      </button>
      {!phone && (
        <button type="button" disabled={at === 0} onClick={rounds(-1)}>
          {say('replay.round-back')}
        </button>
      )}
      <button
        type="button"
        aria-label={say('replay.back')}
        disabled={at === 0}
        onClick={() => onStep(at - 1)}
      >
        <Glyph id="step-back" />
        {!phone && <kbd>{say('key.ArrowLeft')}</kbd>}
      </button>
      <button type="button" className="go" onClick={playing ? stop : start}>
        <Glyph id={playing ? 'pause' : 'play'} />
        <span className={phone ? 'hidden-text' : undefined}>
          {playing ? say('replay.pause') : say('replay.play')}
        </span>
      </button>
      <button
        type="button"
        aria-label={say('replay.on')}
        disabled={at === last}
        onClick={() => onStep(at + 1)}
      >
        {!phone && <kbd>{say('key.ArrowRight')}</kbd>}
        <Glyph id="step" />
      </button>
      {!phone && (
        <button type="button" disabled={at === last} onClick={rounds(1)}>
          {say('replay.round-on')}
        </button>
      )}
      <button
        type="button"
        className="icon"
        aria-label={say('replay.last')}
        disabled={at === last}
        onClick={() => onStep(last)}
      >
        <Glyph id="last" />
      </button>
      {!phone && <SpeedPicker playback={playback} />}
      {children}
      {!phone && <Legend marks={marks} />}
    </fieldset>
  );
}

function Legend({ marks }: { readonly marks: ControlsProps['marks'] }) {
  const say = useText();
  const kinds = new Map(marks.map(({ mark }) => [mark.kind, mark]));
  return (
    <ul className="mark-legend" aria-label={say('replay.legend')}>
      {[...kinds.values()].map(({ kind, symbol, label }) => (
        <li key={kind}>
          <span className="moment-mark" data-kind={kind}>
            <Glyph id={symbol} size={14} />
          </span>
          {label}
        </li>
      ))}
    </ul>
  );
}

export function SpeedPicker({ playback: { speed, setSpeed } }: { readonly playback: Playback }) {
  const say = useText();
  return (
    <select
      className="select sm bare"
      aria-label={say('replay.speed-label')}
      value={speed}
      onChange={({ target }) => setSpeed(Number(target.value) as Speed)}
    >
      {PLAYBACK_SPEEDS.map((one) => (
        <option key={one} value={one}>
          {say('replay.speed', { speed: one })}
        </option>
      ))}
    </select>
  );
}
