import { Sprite, Targets, Travel } from '@clade/board';
import {
  AnimalMark,
  Cards,
  Counts,
  Display,
  DominationBoxes,
  FocusCard,
  HexMap,
  HexTable,
  hexes,
  MapTitle,
  type MapWords,
  type PanelScene,
  Panes,
  PlayerPanel,
  ScoreStrip,
  Stepper,
  Then,
  TileStacks,
} from '@clade/board/hex';
import { icons } from '@clade/board/sheets/icons';
import { symbols } from '@clade/board/sheets/symbols';
import { terrain } from '@clade/board/sheets/terrain';
import { useState } from 'react';
import {
  dsCards,
  dsCounts,
  dsDisplay,
  dsFocus,
  dsMap,
  dsPanels,
  dsStacks,
  dsSteppers,
} from './gallery-hex-ds.ts';
import {
  marineCounts,
  marineDisplay,
  marineMap,
  marinePanels,
  marineRow,
  marineStacks,
  marineTargets,
} from './gallery-hex-marine.ts';
import { type Say, useText } from './text.tsx';
import './gallery-hex.css';

/** Whole tables of the gallery; nothing can be played here. */

export const SHEETS = [symbols, icons, terrain, hexes];

function mapWords(say: Say): MapWords {
  return {
    zoomIn: say('gh.zoom-in'),
    zoomOut: say('gh.zoom-out'),
    fit: say('gh.fit'),
    overview: say('gh.overview'),
    beyond: (count, side) => say('gh.beyond', { count, side }),
  };
}

function partNames(say: Say) {
  return { cards: dsCards(say).title, display: say('gh.pane.display'), seats: say('gh.pane.players') };
}

function thenItems(say: Say) {
  const b = (inside: React.ReactNode[]) => <b>{inside}</b>;
  return [
    { key: 'sea', symbol: 'dominance', content: say.rich('gh.then.sea', { b }) },
    { key: 'wetland', content: say.rich('gh.then.wetland', { b }) },
    { key: 'jungle', content: say.rich('gh.then.jungle', { b }) },
  ];
}

function Log({ panels }: { readonly panels: readonly PanelScene[] }) {
  const say = useText();
  const lines = ['gh.log.took', 'gh.log.placed', 'gh.log.froze'] as const;
  return (
    <section className="box log">
      <h2>{say('gh.log')}</h2>
      <ol>
        {lines.map((line, i) => {
          const panel = panels[i];
          return panel === undefined ? null : (
            <li key={line}>
              <AnimalMark animal={panel.animal} size={16} />
              <span>{say('gh.log.line', { animal: panel.name, text: say(line) })}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface DsEarthProps {
  readonly phone?: boolean;
  readonly onSwipe?: (to: 'left' | 'right') => void;
}

function DsEarth({ phone = false, onSwipe }: DsEarthProps) {
  const say = useText();
  const [looked, setLooked] = useState<string>();
  const close = { label: say('gh.close'), onClick: () => setLooked(undefined) };
  return (
    <HexMap
      scene={phone ? { ...dsMap(say), label: say('gh.map.phone') } : dsMap(say)}
      words={mapWords(say)}
      phone={phone}
      onSwipe={onSwipe}
      show={phone ? ['C2', 'C3', 'D2'] : []}
      onInspect={(hex) => setLooked(hex)}
      {...(looked === undefined
        ? {}
        : { card: { about: looked, content: <FocusCard scene={dsFocus(say)} close={close} /> } })}
    >
      <MapTitle title={say('gh.round', { n: 6 })} note={say('gh.executes')} />
      {phone ? null : <TileStacks label={say('gh.stacks')} stacks={dsStacks(say)} />}
      {phone ? null : <Counts counts={dsCounts(say)} />}
    </HexMap>
  );
}

export function DsTable() {
  const say = useText();
  const panels = dsPanels(say);
  return (
    <Targets className="gh-table">
      <Sprite sheets={SHEETS} />
      <header className="gh-prompt">
        <h1>{say('gh.prompt')}</h1>
        <div className="steppers">
          {dsSteppers(say).map((stepper) => (
            <Stepper key={stepper.key} scene={stepper} />
          ))}
        </div>
        <button type="button" className="go">
          {say('gh.confirm')}
        </button>
      </header>
      <Travel stamp={0} moment={0} className="gh-fill">
        <HexTable
          map={<DsEarth />}
          then={<Then title={say('gh.then')} items={thenItems(say)} />}
          display={<Display scene={dsDisplay(say)} />}
          cards={<Cards scene={dsCards(say)} layout="row" />}
          names={partNames(say)}
          panels={panels.map((panel) => <PlayerPanel key={panel.key} scene={panel} />)}
          log={<Log panels={panels} />}
        />
      </Travel>
    </Targets>
  );
}

export function MarineTable() {
  const say = useText();
  const panels = marinePanels(say);
  return (
    <Targets className="gh-table">
      <Sprite sheets={SHEETS} />
      <header className="gh-prompt">
        <h1>{say('gh.prompt')}</h1>
        <button type="button" className="go">
          {say('gh.confirm')}
        </button>
      </header>
      <HexTable
        cards={<Cards scene={marineRow(say)} layout="column" />}
        beside
        names={partNames(say)}
        map={
          <HexMap scene={marineMap(say)} words={mapWords(say)}>
            <MapTitle title={say('gh.round', { n: 5 })} note={say('gh.turn')} />
            <TileStacks label={say('gh.stacks')} stacks={marineStacks(say)} />
            <Counts counts={marineCounts(say)} />
          </HexMap>
        }
        display={<Display scene={marineDisplay(say)} />}
        targets={<DominationBoxes scene={marineTargets(say)} />}
        panels={panels.map((panel) => <PlayerPanel key={panel.key} scene={panel} />)}
        log={<Log panels={panels} />}
      />
    </Targets>
  );
}

export function DsPhone() {
  const say = useText();
  const [open, setOpen] = useState('map');
  const panels = dsPanels(say);
  return (
    <Targets className="gh-table">
      <Sprite sheets={SHEETS} />
      <Panes
        label={say('gh.panes')}
        open={open}
        onOpen={setOpen}
        head={
          <ScoreStrip
            label={say('gh.scores')}
            scores={panels.map(({ key, animal, score, label, acting, own }) => ({
              key,
              animal,
              score,
              label,
              ...(acting ? { acting } : {}),
              ...(own ? { own } : {}),
            }))}
          />
        }
        sheet={
          <div className="gh-sheet">
            <h1>{say('gh.prompt')}</h1>
            <div className="steppers">
              {dsSteppers(say).map((stepper) => (
                <Stepper key={stepper.key} scene={stepper} />
              ))}
            </div>
            <Then title={say('gh.then')} items={thenItems(say)} />
            <button type="button" className="go big">
              {say('gh.confirm')}
            </button>
          </div>
        }
        panes={[
          {
            id: 'map',
            label: say('gh.pane.map'),
            symbol: 'fit',
            bare: true,
            content: <DsEarth phone onSwipe={(to) => to === 'right' && setOpen('display')} />,
          },
          {
            id: 'display',
            label: say('gh.pane.display'),
            symbol: 'pawn',
            content: (
              <>
                <Display scene={dsDisplay(say)} />
                <Cards scene={dsCards(say)} layout="row" />
              </>
            ),
          },
          {
            id: 'players',
            label: say('gh.pane.players'),
            symbol: 'dominance',
            content: panels.map((panel) => <PlayerPanel key={panel.key} scene={panel} />),
          },
          { id: 'log', label: say('gh.pane.log'), symbol: 'log', content: <Log panels={panels} /> },
        ]}
      />
    </Targets>
  );
}
