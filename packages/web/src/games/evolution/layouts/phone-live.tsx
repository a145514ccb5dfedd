import { Glyph, SeatMark, seatColour, seatInk } from '@clade/board';
import { Hand, Piles, SpeciesBoard, Thumbs, WateringHole } from '@clade/board/evolution';
import type { CSSProperties } from 'react';
import { seatLetter } from '../../../shell/names.ts';
import { holeScene, pilesScene } from '../scene/centre.ts';
import { handScene } from '../scene/hand.ts';
import { thumbRow } from '../scene/herds.ts';
import { type LiveScene, type LiveSpecies, liveScene } from '../scene/live.ts';
import { playerScene } from '../scene/player.ts';
import type { Stage } from '../scene/stage.ts';
import type { Space } from '../use-space.ts';
import './phone-live.css';

interface PhoneLiveProps {
  readonly stage: Stage;
  readonly space: Space;
}

/** Width of everything in a line of thumbnails but these, and the least of one. */
const BESIDE = 126;
const THUMB = 37;

/** A phone while others act: who does what to whom, the whole table small, my hand to read. */
export function PhoneLive({ stage, space }: PhoneLiveProps) {
  const { rivals, me, say } = stage;
  const live = liveScene(stage);
  const fits = Math.max(1, Math.floor((space.width - BESIDE) / THUMB));
  const row = (seat: number) => {
    const { herds } = thumbRow(stage, seat, fits);
    return <Thumbs key={seat} scene={playerScene(stage, seat, 'S', { herds, terse: true })} />;
  };
  return (
    <div className={rivals.length > 3 ? 'evo-live many' : 'evo-live'}>
      {live && <FocusStrip live={live} stage={stage} />}
      <section className="evo-live-table" aria-label={say('evo.board.table')}>
        {rivals.map(row)}
        {me !== undefined && row(me)}
        <div className="evo-live-water">
          <WateringHole scene={holeScene(stage)} width={86} />
          <Piles scene={pilesScene(stage)} />
        </div>
      </section>
      {me !== undefined && <Hand scene={handScene(stage, me)} layout="swipe" />}
    </div>
  );
}

/** Who acts at the left, on whom at the right, the comparison between, what else changes below. */
function FocusStrip({ live, stage }: { readonly live: LiveScene; readonly stage: Stage }) {
  const { actor, target, compared, changes } = live;
  return (
    <section
      className={target ? 'evo-focus duel' : 'evo-focus meal'}
      data-still=""
      aria-label={stage.say('evo.live.now')}
    >
      <div className="evo-duel">
        <Side of={actor} stage={stage} />
        {target && (
          <>
            <span className="evo-strike">
              {compared !== undefined && <b>{compared}</b>}
              <svg viewBox="0 0 52 18" aria-hidden="true">
                <path className="line" d="M2 9h36" />
                <path className="arrowhead" d="M50 9 36 2v14z" />
              </svg>
            </span>
            <Side of={target} stage={stage} />
          </>
        )}
      </div>
      {changes.length > 0 && (
        <ul className="evo-changes">
          {changes.map(({ key, name, text, tone }) => (
            <li key={key} className={tone}>
              <em>{name}</em> {text}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Side({ of: { name, seat, board }, stage }: { readonly of: LiveSpecies; readonly stage: Stage }) {
  if (board === undefined || seat === undefined)
    return (
      <p className="evo-gone">
        <Glyph id="extinct" className="l" />
        <em>{name}</em> {stage.say('evo.live.extinct')}
      </p>
    );
  const who = stage.names.of(seat);
  const style = { '--seat': seatColour(seat), '--seat-on': seatInk(seat) } as CSSProperties;
  return (
    <div className="evo-one" style={style}>
      <p>
        <SeatMark seat={seat} letter={seatLetter(who)} size={16} />{' '}
        {seat === stage.me ? stage.say('evo.board.you') : who}
      </p>
      <SpeciesBoard scene={board} size="M" names="short" />
    </div>
  );
}
