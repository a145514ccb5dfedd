import { Glyph, Sprite, Targets, Travel } from '@clade/board';
import {
  type CountScene,
  Counts,
  type ElementCount,
  ElementCounts,
  FocusCard,
  type FocusScene,
  HexMap,
  HexTable,
  hexes,
  type MapScene,
  MapTitle,
  type MapWords,
  type PanelScene,
  Panes,
  PlaceNote,
  PlayerPanel,
  ScoreStrip,
  type StackScene,
  TileStacks,
} from '@clade/board/hex';
import { icons } from '@clade/board/sheets/icons';
import { symbols } from '@clade/board/sheets/symbols';
import { terrain } from '@clade/board/sheets/terrain';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Dialog } from '../../table/dialog.tsx';
import { RuleLink } from '../../table/rules/rule-link.tsx';
import type { Say } from '../../text/text.tsx';
import type { BoardProps } from '../game-ui.ts';
import { useLastTime } from './last-time.ts';
import { placesToShow } from './scene/map.ts';
import { kindOf } from './spots.ts';
import type { EarthStage } from './stage.ts';
import { useFilling, usePresses } from './use-presses.ts';
import './earth.css';

export const EARTH_SHEETS = [symbols, icons, terrain, hexes];

/** What a game draws, for the shared layouts to place. */
export interface EarthScenes {
  readonly map: MapScene;
  readonly title: string;
  readonly note: string;
  readonly stacks: readonly StackScene[];
  readonly counts: readonly CountScene[];
  readonly bag: readonly ElementCount[];
  focus(hex: string): FocusScene | undefined;
  /** Left of the map: Marine's evolution row. */
  readonly row?: ReactNode;
  readonly display: ReactNode;
  readonly below?: ReactNode;
  readonly panels: readonly PanelScene[];
  /** Why a move was refused. */
  readonly refusal?: ReactNode;
  /** Phone: more tabs than map, actions, animals and log. */
  readonly tabs?: readonly {
    readonly id: string;
    readonly label: string;
    readonly symbol: string;
    readonly content: ReactNode;
  }[];
}

interface EarthBoardProps extends Pick<BoardProps, 'log' | 'foreseen' | 'phone' | 'pane' | 'openPane'> {
  readonly stage: EarthStage<unknown>;
  readonly scenes: EarthScenes;
}

/** The table of a hex game: everything below the prompt bar. */
export function EarthBoard({ stage, scenes, log, foreseen, phone, pane, openPane }: EarthBoardProps) {
  const { snapshot, turn, game, say } = stage;
  const presses = usePresses(stage);
  const [bag, setBag] = useState(false);
  useFilling(snapshot, turn, game);
  useLastTime(stage);
  const needed = usePane(stage, phone, openPane);
  const panels = scenes.panels.map((panel) => <PlayerPanel key={panel.key} scene={panel} />);
  const refused = turn?.refused;
  const note = !phone && refused && presses.pressed !== undefined && (
    <PlaceNote
      about={presses.pressed}
      title={say('earth.note')}
      text={scenes.refusal}
      rule={refused.why.rule && <RuleLink id={refused.why.rule} />}
    />
  );
  return (
    <Targets
      className="earth"
      onPick={(id) => (id === 'bag' ? setBag(true) : presses.onPick(id))}
      onHover={presses.onHover}
      onLift={presses.onLift}
      onDrop={presses.onDrop}
      ghost={() => <Glyph id="cube" size={22} />}
    >
      <Sprite sheets={EARTH_SHEETS} />
      <Travel className="earth-stage" stamp={stampOf(stage)}>
        {phone ? (
          <Panes
            label={say('earth.panes')}
            open={pane ?? needed ?? 'map'}
            onOpen={openPane}
            head={<Scores panels={scenes.panels} say={say} />}
            panes={[
              {
                id: 'map',
                label: say('earth.pane.map'),
                symbol: 'fit',
                bare: true,
                ...(needed === 'map' && pane !== undefined && pane !== 'map'
                  ? { news: say('earth.pane.news') }
                  : {}),
                content: <Earth stage={stage} scenes={scenes} phone openPane={openPane} />,
              },
              {
                id: 'display',
                label: say('earth.pane.display'),
                symbol: 'pawn',
                ...(needed === 'display' && pane !== 'display' ? { news: say('earth.pane.news') } : {}),
                content: (
                  <>
                    {scenes.display}
                    {scenes.below}
                    <div className="earth-furniture">
                      <TileStacks label={say('earth.stacks')} stacks={scenes.stacks.map(unlit)} />
                      <Counts counts={scenes.counts} />
                    </div>
                  </>
                ),
              },
              ...(scenes.tabs ?? []),
              { id: 'players', label: say('earth.pane.players'), symbol: 'dominance', content: panels },
              { id: 'log', label: say('earth.pane.log'), symbol: 'log', content: log },
            ]}
          />
        ) : (
          <HexTable
            row={scenes.row}
            map={<Earth stage={stage} scenes={scenes} phone={false} openPane={openPane} />}
            then={<div className="earth-then">{foreseen}</div>}
            display={scenes.display}
            below={scenes.below}
            panels={panels}
            log={log}
          />
        )}
        {note}
      </Travel>
      {bag && (
        <Dialog title={say('earth.bag.title')} onClose={() => setBag(false)}>
          <ElementCounts elements={scenes.bag} />
        </Dialog>
      )}
    </Targets>
  );
}

/** A stack to look at: it is chosen on the map. */
function unlit({ target: _target, ...stack }: StackScene): StackScene {
  return { ...stack, key: `${stack.key}-shown`, state: 'plain' };
}

/** Pieces travel when the table has changed, not when a hand moves over it. */
function stampOf({ snapshot, turn, view }: EarthStage<unknown>): string {
  const { n, draft, viewer } = snapshot;
  const waits = turn?.waiting !== undefined && view !== snapshot.view;
  return `${n}/${JSON.stringify(draft.moves)}/${viewer}/${waits ? JSON.stringify(turn?.waiting) : ''}`;
}

function mapWords(say: Say): MapWords {
  return {
    zoomIn: say('earth.map.zoom-in'),
    zoomOut: say('earth.map.zoom-out'),
    fit: say('earth.map.fit'),
    overview: say('earth.map.overview'),
    beyond: (count, side) => say('earth.map.beyond', { count, side }),
  };
}

interface EarthProps {
  readonly stage: EarthStage<unknown>;
  readonly scenes: EarthScenes;
  readonly phone: boolean;
  readonly openPane: BoardProps['openPane'];
}

function Earth({ stage, scenes, phone, openPane }: EarthProps) {
  const { say } = stage;
  const [looked, setLooked] = useState<{ hex: string; how: 'hover' | 'press' }>();
  const focus = looked && scenes.focus(looked.hex);
  const close = { label: say('earth.close'), onClick: () => setLooked(undefined) };
  return (
    <HexMap
      scene={scenes.map}
      words={mapWords(say)}
      phone={phone}
      show={phone ? placesToShow(stage) : []}
      onInspect={(hex, how) => setLooked(hex === undefined ? undefined : { hex, how })}
      {...(phone ? { onSwipe: (to: 'left' | 'right') => to === 'right' && openPane('display') } : {})}
      {...(focus === undefined
        ? {}
        : {
            card: {
              about: focus.about,
              content: <FocusCard scene={focus} {...(looked?.how === 'press' ? { close } : {})} />,
            },
          })}
    >
      <MapTitle title={scenes.title} note={scenes.note} />
      {phone && !scenes.stacks.some(({ target }) => target) ? null : (
        <TileStacks label={say('earth.stacks')} stacks={scenes.stacks} />
      )}
      {phone ? null : <Counts counts={scenes.counts} />}
    </HexMap>
  );
}

function Scores({ panels, say }: { readonly panels: readonly PanelScene[]; readonly say: Say }) {
  return (
    <ScoreStrip
      label={say('earth.scores')}
      scores={panels.map(({ key, animal, name, score, acting, own }) => ({
        key,
        animal,
        score,
        label: say('earth.log.scored', { animal: name, points: score }),
        ...(acting ? { acting } : {}),
        ...(own ? { own } : {}),
      }))}
    />
  );
}

const PANE_OF: Readonly<Record<string, string>> = {
  hex: 'map',
  corner: 'map',
  token: 'map',
  stack: 'map',
  space: 'display',
  card: 'display',
  trait: 'display',
};

/** On the phone the part that the question is about opens by itself. */
function usePane(
  stage: EarthStage<unknown>,
  phone: boolean,
  openPane: BoardProps['openPane'],
): string | undefined {
  const { choice, snapshot } = stage;
  const first = [...choice.open.keys()].find((open) => PANE_OF[kindOf(open)] !== undefined);
  const needed = choice.counters.length > 0 ? 'map' : first && PANE_OF[kindOf(first)];
  const question = `${snapshot.n} ${choice.kind ?? ''}`;
  const told = useRef('');
  useEffect(() => {
    if (!phone || needed === undefined || told.current === question) return;
    told.current = question;
    openPane(needed);
  }, [phone, needed, question, openPane]);
  return needed;
}
