import { FoodCards, Hand, Piles, PlayerRow, WateringHole } from '@clade/board/evolution';
import { useLayoutEffect } from 'react';
import { namesFor } from '../layout.ts';
import { OpenHand } from '../open-hand.tsx';
import { PlaceList, placeGroups } from '../place-list.tsx';
import { PlanBox } from '../plan-box.tsx';
import { foodCards, holeScene, pilesScene } from '../scene/centre.ts';
import { type HandLook, handScene } from '../scene/hand.ts';
import { playerScene } from '../scene/player.ts';
import type { Stage } from '../scene/stage.ts';
import { useWidth } from '../use-width.ts';
import './phone-table.css';

interface PhoneTableProps {
  readonly stage: Stage;
  readonly hand: HandLook;
  readonly pane: string | undefined;
}

/** One column with all species at once; the hand and the places of a card come up from below. */
export function PhoneTable({ stage, hand, pane }: PhoneTableProps) {
  const { rivals, me, say, snapshot, names } = stage;
  const [ref, width] = useWidth(390);
  const places = placeGroups(stage).length > 0;
  const open = me !== undefined && (places || pane === 'hand');
  // What comes up from below leaves my own row in sight.
  const below = places ? 'places' : open ? 'hand' : '';
  useLayoutEffect(() => {
    const rows = ref.current?.parentElement;
    if (below !== '' && rows) rows.scrollTop = rows.scrollHeight;
  }, [below, ref]);
  const row = (seat: number) => {
    const { length } = stage.view.players[seat]?.species ?? [];
    return (
      <PlayerRow
        key={seat}
        scene={playerScene(stage, seat, 'S')}
        size="S"
        compact
        names={namesFor('S', width - 12, length)}
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
              <Hand scene={handScene(stage, me, hand)} layout="grid" compact />
              <PlanBox snapshot={snapshot} names={names} say={say} />
            </>
          )}
        </div>
      )}
    </div>
  );
}
