import { Glyph, KeyMarks, Sprite, type Target, Targets, Travel } from '@clade/board';
import {
  Cards,
  type CardsScene,
  type CountScene,
  Counts,
  Display,
  type DisplayScene,
  DominationBoxes,
  type DominationScene,
  type ElementCount,
  ElementCounts,
  FocusCard,
  type FocusScene,
  type FurniturePart,
  Hexlet,
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
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Dialog } from '../../table/dialog.tsx';
import { RuleLink } from '../../table/rules/rule-link.tsx';
import type { Line } from '../../table/table.ts';
import { useBrisk } from '../../table/watch/use-brisk.ts';
import type { Say } from '../../text/text.tsx';
import type { BoardProps } from '../game-ui.ts';
import { useLastTime } from './last-time.ts';
import { OverlayList, OverlayTools, PointsLegend } from './overlay/overlay-tools.tsx';
import { useOverlayKeys } from './overlay/use-overlay.ts';
import { EarthReplay } from './replay/earth-replay.tsx';
import { cuesBetween } from './scene/cues.ts';
import type { EarthLook } from './scene/look.ts';
import { placesOf, placesToShow } from './scene/map.ts';
import { kindOf } from './spots.ts';
import type { EarthStage } from './stage.ts';
import { useFilling, usePresses } from './use-presses.ts';
import './earth.css';

export const EARTH_SHEETS = [symbols, icons, terrain, hexes];

/** What a game draws, for the shared layouts to place. */
export interface EarthScenes {
  readonly map: MapScene;
  /** Earth as overlays tell of it. */
  readonly told: EarthLook;
  readonly title: string;
  readonly note: string;
  readonly stacks: readonly StackScene[];
  readonly counts: readonly CountScene[];
  readonly bag: readonly ElementCount[];
  focus(hex: string): FocusScene | undefined;
  readonly display: DisplayScene;
  readonly cards: CardsScene;
  /** The cards have a column beside the map: Marine's evolution row. */
  readonly beside?: boolean;
  /** Marine: what is to be reached in each element. */
  readonly targets?: DominationScene;
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
  const brisk = useBrisk(snapshot);
  const [bag, setBag] = useState(false);
  const [listed, setListed] = useState(false);
  useOverlayKeys();
  useFilling(snapshot, turn, game);
  useLastTime(stage);
  const needed = usePane(stage, phone, openPane);
  const panels = scenes.panels.map((panel) => <PlayerPanel key={panel.key} scene={panel} />);
  const list = <OverlayList stage={stage} look={scenes.told} />;
  const earth = { stage, scenes, openPane, onList: () => setListed(true) };
  const lit = useMemo(() => litParts(scenes), [scenes]);
  const display = <Display scene={scenes.display} />;
  const cards = <Cards scene={scenes.cards} layout={scenes.beside && !phone ? 'column' : 'row'} />;
  const targets = scenes.targets && <DominationBoxes scene={scenes.targets} />;
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
      ghost={(source) => {
        const tile = scenes.stacks.find(({ target }) => target?.id === source)?.terrain;
        return tile === undefined ? <Glyph id="cube" size={22} /> : <Hexlet terrain={tile} size={46} />;
      }}
    >
      <Sprite sheets={EARTH_SHEETS} />
      {phone || turn === undefined ? null : <KeyMarks />}
      <Travel
        className="earth-stage"
        stamp={stampOf(stage)}
        moment={snapshot}
        cues={cuesBetween}
        brisk={brisk}
      >
        {stage.replay ? (
          <EarthReplay
            stage={stage}
            map={<Earth {...earth} phone={phone} />}
            head={<Scores panels={scenes.panels} say={say} />}
            display={display}
            below={
              <>
                <Cards scene={scenes.cards} layout="row" />
                {targets}
              </>
            }
            panels={panels}
            log={
              <>
                {list}
                {log}
              </>
            }
          />
        ) : phone ? (
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
                content: <Earth {...earth} phone />,
              },
              {
                id: 'display',
                label: say('earth.pane.display'),
                symbol: 'pawn',
                ...(needed === 'display' && pane !== 'display' ? { news: say('earth.pane.news') } : {}),
                content: (
                  <>
                    {/* The cards lie above the display while one of them is chosen. */}
                    {lit.has('cards') && cards}
                    {display}
                    {!lit.has('cards') && cards}
                    {targets}
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
            cards={cards}
            beside={scenes.beside ?? false}
            map={<Earth {...earth} phone={false} />}
            then={<div className="earth-then">{foreseen}</div>}
            display={display}
            targets={targets}
            panels={panels}
            log={
              <>
                {list}
                {log}
              </>
            }
            lit={lit}
            names={{
              cards: scenes.cards.title,
              display: scenes.display.title,
              seats: say('earth.pane.players'),
            }}
          />
        )}
        {note}
      </Travel>
      {listed && stage.overlay !== undefined && (
        <Dialog
          title={say(`earth.${stage.overlay}.title`)}
          className="panel-sheet"
          onClose={() => setListed(false)}
        >
          {list}
        </Dialog>
      )}
      {bag && (
        <Dialog title={say('earth.bag.title')} onClose={() => setBag(false)}>
          <ElementCounts elements={scenes.bag} />
        </Dialog>
      )}
    </Targets>
  );
}

/** Parts of the table in which something can be chosen now. */
function litParts({ cards, display, targets, panels }: EarthScenes): ReadonlySet<FurniturePart> {
  const parts: readonly (readonly [FurniturePart, unknown])[] = [
    ['cards', [cards, targets]],
    ['display', display],
    ['seats', panels],
  ];
  return new Set(parts.flatMap(([part, scene]) => (hasTarget(scene) ? [part] : [])));
}

/** Most of a scene is that of the picture before. */
const LIT = new WeakMap<object, boolean>();

function hasTarget(scene: unknown): boolean {
  if (typeof scene !== 'object' || scene === null) return false;
  const known = LIT.get(scene);
  if (known !== undefined) return known;
  const { target } = scene as { readonly target?: Target };
  const lit = (target !== undefined && !target.refused) || Object.values(scene).some(hasTarget);
  LIT.set(scene, lit);
  return lit;
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
  /** Shows what the overlay tells as a list. */
  readonly onList: () => void;
}

function Earth({ stage, scenes, phone, openPane, onList }: EarthProps) {
  const { say } = stage;
  const [looked, setLooked] = useState<{ hex: string; how: 'hover' | 'press' }>();
  const focus = looked && scenes.focus(looked.hex);
  const { line } = stage;
  // What somebody does on the map is not covered by what was looked up before.
  useEffect(() => {
    if (phone && line && placesOf(line).length > 0) setLooked(undefined);
  }, [phone, line]);
  const close = { label: say('earth.close'), onClick: () => setLooked(undefined) };
  return (
    <HexMap
      scene={scenes.map}
      words={mapWords(say)}
      phone={phone}
      show={phone ? placesToShow(stage) : []}
      tools={<OverlayTools stage={stage} onList={onList} />}
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
      {phone || stage.overlay !== 'points' ? null : <PointsLegend say={say} />}
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

/** What can only be looked at. */
const PANE_OF_SIGHTS: Readonly<Record<string, string>> = {
  ...PANE_OF,
  crown: 'map',
  row: 'display',
  kind: 'display',
  target: 'display',
  animal: 'players',
  points: 'players',
  elements: 'players',
  pawns: 'players',
  pool: 'players',
};

/** Phone: the pane in which something lies. */
export function paneOf(id: string): string | undefined {
  return PANE_OF_SIGHTS[kindOf(id)];
}

/** Where somebody else's line is seen: on the map, or where pawns and cards are. */
function paneOfLine(line: Line | undefined): string | undefined {
  if (line === undefined) return undefined;
  if (placesOf(line).length > 0) return 'map';
  return line.events.some(({ type }) => /^(pawn|card|element|disk|initiative)/.test(type))
    ? 'display'
    : undefined;
}

/** On the phone the part that the question is about, or in which another player acts, opens by itself. */
function usePane(
  stage: EarthStage<unknown>,
  phone: boolean,
  openPane: BoardProps['openPane'],
): string | undefined {
  const { choice, snapshot, line, turn } = stage;
  const first = [...choice.open.keys()].find((open) => PANE_OF[kindOf(open)] !== undefined);
  const followed = turn && paneOfLine(line);
  const needed = followed ?? (choice.counters.length > 0 ? 'map' : first && PANE_OF[kindOf(first)]);
  const question = `${snapshot.n} ${choice.kind ?? ''}`;
  const told = useRef('');
  useEffect(() => {
    if (!phone || needed === undefined || told.current === question) return;
    told.current = question;
    openPane(needed);
  }, [phone, needed, question, openPane]);
  return needed;
}
