import { Sprite, Targets, Travel } from '@clade/board';
import { type ArcScene, Arcs, Card, fossilOf, Note } from '@clade/board/evolution';
import { icons } from '@clade/board/sheets/icons';
import { traits } from '@clade/board/sheets/traits';
import type { Wire } from '@clade/engine';
import type { Card as CardKind } from '@clade/evolution';
import { figureAt } from '@clade/wording/evolution';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { RuleLink } from '../../table/rules/rule-link.tsx';
import type { Snapshot } from '../../table/table.ts';
import { useBrisk } from '../../table/watch/use-brisk.ts';
import { useText } from '../../text/text.tsx';
import type { BoardProps } from '../game-ui.ts';
import { Discards } from './discards.tsx';
import { LargeTable } from './layouts/large-table.tsx';
import { OpenTable } from './layouts/open-table.tsx';
import { PhoneLive } from './layouts/phone-live.tsx';
import { PhoneTable } from './layouts/phone-table.tsx';
import { SmallTable } from './layouts/small-table.tsx';
import { TabletTable } from './layouts/tablet-table.tsx';
import { cuesBetween } from './scene/cues.ts';
import { cardScene, spotOfId } from './scene/hand.ts';
import { noteScene } from './scene/note.ts';
import { type Stage, speciesKey, stageOf } from './scene/stage.ts';
import { useGestures } from './use-gestures.ts';
import { type Space, useSpace } from './use-space.ts';
import './evolution.css';

const SHEETS = [icons, traits];

/** What the board has until it is measured. */
const DESK: Space = { width: 1280, height: 660 };
const PHONE: Space = { width: 390, height: 620 };

/** Higher than this for its width, seats stand two by two; below this width they need a tablet's order. */
const UPRIGHT = 0.75;
const NARROW = 1240;

function isUpright({ width, height }: Space): boolean {
  return height > width * UPRIGHT;
}

/** Spectators and replays lie as on a desk, as long as all seats stand side by side with the log. */
function isTablet(space: Space, open: boolean): boolean {
  return isUpright(space) ? space.width < NARROW : space.width < NARROW && !open;
}

/** The table of Evolution: everything below the prompt bar. */
export function EvolutionBoard(props: BoardProps) {
  return (
    <>
      <Sprite sheets={SHEETS} />
      {props.snapshot.view !== null && <Shown {...props} />}
    </>
  );
}

function Shown({ snapshot, turn, names, line, log, foreseen, phone, pane, openPane }: BoardProps) {
  const say = useText();
  const [discards, setDiscards] = useState(false);
  const [opened, setOpened] = useState<string>();
  const stage = useMemo(
    () =>
      stageOf({ snapshot, turn, names, say, line, phone, opened: turn?.held.length ? opened : undefined }),
    [snapshot, turn, names, say, line, phone, opened],
  );
  const gestures = useGestures(stage);
  useHandPane(stage, phone, openPane);
  const [ref, space] = useSpace(phone ? PHONE : DESK);
  const note = noteScene(stage);
  const brisk = useBrisk(snapshot);
  const refused = turn?.refused?.move;
  const moment = { snapshot, refused };
  const sides = { space, log, foreseen };
  const hand = { pressed: gestures.pressed, lifted: gestures.lifted };
  let table: ReactNode;
  const live = phone && snapshot.watching !== undefined && stage.me !== undefined;
  if (live) table = <PhoneLive stage={stage} space={space} />;
  else if (phone) table = <PhoneTable stage={stage} space={space} hand={hand} pane={pane} />;
  else if (isTablet(space, stage.me === undefined))
    table = <TabletTable stage={stage} hand={hand} upright={isUpright(space)} {...sides} />;
  else if (stage.me === undefined) table = <OpenTable stage={stage} {...sides} />;
  else if (stage.view.players.length > 4) table = <SmallTable stage={stage} hand={hand} {...sides} />;
  else table = <LargeTable stage={stage} hand={hand} {...sides} />;
  return (
    <div ref={ref} className="evo-room">
      <Targets
        className="evo"
        onPick={(id) => {
          if (id === 'discards') setDiscards(true);
          else if (id.startsWith('open:'))
            setOpened(speciesKey(figureAt(stage.figures, snapshot.viewer, Number(id.slice('open:'.length)))));
          else gestures.onPick(id);
        }}
        onHover={gestures.onHover}
        onLift={gestures.onLift}
        onDrop={gestures.onDrop}
        ghost={(id) => <Ghost id={id} stage={stage} />}
      >
        {/* Between the small table and the large one nothing travels. */}
        <Travel
          key={live ? 'live' : 'boards'}
          className="evo-stage"
          stamp={stampOf(snapshot, refused)}
          moment={moment}
          cues={cuesBetween}
          fossil={fossilOf}
          brisk={brisk}
        >
          {table}
          {!phone && <Arcs arcs={arcsOf(stage)} />}
          {!phone && note && <Note scene={note} rule={note.rule && <RuleLink id={note.rule} />} />}
        </Travel>
        {discards && <Discards view={stage.view} say={say} onClose={() => setDiscards(false)} />}
      </Targets>
    </div>
  );
}

/** Pieces travel when the table has changed, not when a hand moves over it. */
function stampOf({ n, draft, viewer }: Snapshot, refused: Wire | undefined): string {
  return `${n}/${draft.moves.length}/${viewer}/${refused ?? ''}`;
}

/** What is dragged: the card, or nothing more than the pointer for a species. */
function Ghost({ id, stage }: { readonly id: string; readonly stage: Stage }) {
  const [kind, trait, food] = spotOfId(id).split(':');
  if (kind !== 'card') return null;
  const card = { trait, food: Number(food) } as CardKind;
  return <Card scene={cardScene(stage, card, id)} />;
}

/** From attackers to their prey: what is chosen, what is pointed at, what happened. */
function arcsOf({ choice, view, figures, deeds }: Stage): ArcScene[] {
  const happened = deeds.arcs.map(
    ({ from, to }): ArcScene => ({ from: speciesKey(from), to: speciesKey(to), tone: 'happened' }),
  );
  const attack = choice.looked?.[0] === 'attack' ? choice.looked : view.attack?.move;
  if (attack === undefined || view.viewer < 0) return happened;
  const [, species, seat, target] = attack as [string, number, number, number];
  const from = figureAt(figures, view.attack ? (view.toAct[0] ?? view.viewer) : view.viewer, species);
  const to = figureAt(figures, seat, target);
  return [...happened, { from: speciesKey(from), to: speciesKey(to), tone: 'choice' }];
}

const NEEDS_HAND: ReadonlySet<string> = new Set([
  'food-card',
  'play-card',
  'plan-card',
  'payment',
  'intelligence',
]);

/** On the phone the hand opens by itself when the question is about cards. */
function useHandPane(stage: Stage, phone: boolean, openPane: BoardProps['openPane']): void {
  const { kind } = stage.choice;
  useEffect(() => {
    if (phone && kind !== undefined) openPane(NEEDS_HAND.has(kind) ? 'hand' : undefined);
  }, [phone, kind, openPane]);
}
