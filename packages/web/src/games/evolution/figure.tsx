import { Sprite } from '@clade/board';
import { Card, PlayerRow, WateringHole } from '@clade/board/evolution';
import { icons } from '@clade/board/sheets/icons';
import { traits } from '@clade/board/sheets/traits';
import { SPECTATOR } from '@clade/engine';
import type { EvoView, PlayerView } from '@clade/evolution';
import { useMemo } from 'react';
import type { Snapshot } from '../../table/table.ts';
import { useText } from '../../text/text.tsx';
import type { FigureProps } from '../game-ui.ts';
import { holeScene } from './scene/centre.ts';
import { cardScene } from './scene/hand.ts';
import { playerScene } from './scene/player.ts';
import { stageOf } from './scene/stage.ts';
import './evolution.css';

const SHEETS = [icons, traits];

/** Species get their numbers as if they had come to the table one after the other. */
function numbered(snapshot: Snapshot): Snapshot {
  const { players } = snapshot.view as EvoView;
  const came = players.flatMap(({ seat, species }) =>
    species.slice(1).map((_, i) => ({ type: 'species-created', rule: 'EVO-3.4.5', seat, species: i + 1 })),
  );
  const dealt = players.map(({ seat }) => ({ type: 'dealt', rule: 'EVO-3.2.1', seat }));
  return { ...snapshot, lines: [{ n: 0, seat: SPECTATOR, events: [...dealt, ...came] }] };
}

/** Rows, the watering hole and a hand of a position, as a picture. */
export function EvolutionFigure({ snapshot, names, draw, whole }: FigureProps) {
  const say = useText();
  const stage = useMemo(() => stageOf({ snapshot: numbered(snapshot), names, say }), [snapshot, names, say]);
  const { players } = stage.view;
  const rows = whole ? players.map(({ seat }) => seat) : (draw.rows ?? []);
  const hand = draw.hand === undefined || whole ? undefined : (players[draw.hand] as PlayerView).hand;
  return (
    <div className={whole ? 'evo figure-evo whole' : 'evo figure-evo'} inert>
      <Sprite sheets={SHEETS} />
      {(whole || draw.hole) && (
        <WateringHole scene={holeScene(stage, { named: true })} width={whole ? 150 : 220} />
      )}
      {rows.map((seat) => (
        <PlayerRow
          key={seat}
          scene={{ ...playerScene(stage, seat, whole ? 'S' : 'M'), chips: [] }}
          size={whole ? 'S' : 'M'}
          names={whole ? 'none' : undefined}
        />
      ))}
      {hand && (
        <div className="figure-hand">
          {hand.map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal cards have no identity but their place
            <Card key={i} scene={cardScene(stage, card, `figure-${i}`)} />
          ))}
        </div>
      )}
    </div>
  );
}
