import { FoodCards, Hand, Piles, PlayerRow, WateringHole } from '@clade/board/evolution';
import { useLayoutEffect, useRef } from 'react';
import { namesFor } from '../layout.ts';
import { OpenHand } from '../open-hand.tsx';
import { PlaceList, placeGroups } from '../place-list.tsx';
import { PlanBox } from '../plan-box.tsx';
import { foodCards, holeScene, pilesScene } from '../scene/centre.ts';
import { type HandLook, handScene } from '../scene/hand.ts';
import { rowOf } from '../scene/herds.ts';
import { playerScene } from '../scene/player.ts';
import type { Stage } from '../scene/stage.ts';
import type { Space } from '../use-space.ts';
import './phone-table.css';

interface PhoneTableProps {
  readonly stage: Stage;
  readonly space: Space;
  readonly hand: HandLook;
  readonly pane: string | undefined;
}

/** One column with all species at once; the hand and the places of a card come up from below. */
export function PhoneTable({ stage, space, hand, pane }: PhoneTableProps) {
  const { rivals, me, say, snapshot, names } = stage;
  const { width } = space;
  const ref = useRef<HTMLDivElement>(null);
  const places = placeGroups(stage).length > 0;
  const open = me !== undefined && (places || pane === 'hand');
  // What comes up from below leaves my own row in sight.
  const below = places ? 'places' : open ? 'hand' : '';
  useLayoutEffect(() => {
    const rows = ref.current?.parentElement;
    if (below !== '' && rows) rows.scrollTop = rows.scrollHeight;
  }, [below]);
  const row = (seat: number) => {
    const species = rowOf(stage, seat, width - 12);
    return (
      <PlayerRow
        key={seat}
        scene={playerScene(stage, seat, 'S', { herds: species.herds })}
        size="S"
        compact
        names={namesFor('S', width - 12, species)}
        aside={me === undefined ? <OpenHand stage={stage} seat={seat} /> : undefined}
      />
    );
  };
  return (
    <div className="evo-phone">
      <div className="evo-scroll">
        <div ref={ref} className="evo-rows">
          {rivals.map(row)}
          <section className="evo-strip" aria-label={say('evo.board.table')}>
            <WateringHole scene={holeScene(stage, { lifted: hand.lifted })} width={116} />
            <Piles scene={pilesScene(stage)} />
            <FoodCards title={say('evo.board.foods')} scenes={foodCards(stage)} />
          </section>
          {me !== undefined && row(me)}
        </div>
      </div>
      {open && (
        <div className="evo-pane">
          {places ? (
            <PlaceList stage={stage} />
          ) : (
            <>
              <Hand scene={handScene(stage, me, hand)} layout="grid" />
              <PlanBox snapshot={snapshot} names={names} say={say} />
            </>
          )}
        </div>
      )}
    </div>
  );
}
