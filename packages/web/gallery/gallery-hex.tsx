import { Sprite, Targets } from '@clade/board';
import {
  AnimalMark,
  type AnimalSymbol,
  type ChoiceState,
  Display,
  type DisplayScene,
  ElementCounts,
  ElementMark,
  type ElementSymbol,
  FocusCard,
  Hexlet,
  type HexScene,
  type MapScene,
  PlayerPanel,
  ScoreStrip,
  StaticMap,
  Stepper,
  type TerrainSymbol,
  TileStacks,
  Track,
} from '@clade/board/hex';
import { dsDisplay, dsFocus, dsMap, dsPanels, dsStacks, dsSteppers } from './gallery-hex-ds.ts';
import { marinePanels } from './gallery-hex-marine.ts';
import { DsPhone, DsTable, MarineTable, SHEETS } from './gallery-hex-tables.tsx';
import { animalName, elementName, loneHex, terrainName, VALUES } from './gallery-hex-words.ts';
import { Part, Piece, Shelf } from './part.tsx';
import { useText } from './text.tsx';

/** The hex games in every state; needs the texts of `gallery-hex`. */
export default function GalleryHex() {
  return (
    <Targets className="gh">
      <Sprite sheets={SHEETS} />
      <Tiles />
      <States />
      <Parts />
      <Tables />
    </Targets>
  );
}

/** A few hexes as a map of their own. */
function mapOf(label: string, hexes: readonly HexScene[], more: Partial<MapScene> = {}): MapScene {
  return { label, hexes, disks: [], corners: [], columns: [], ...more };
}

const CROWDS = [
  ['ma2', 'ma'],
  ['ma2 am1', 'am'],
  ['bi2 ar1! in3', 'in'],
  ['ma1 bi3 am4 in2', 'am'],
  ['ma2 re1 bi2 am4 ar3', undefined],
  ['ma1! re2 bi1 am12 ar2 in3', 'am'],
] as const;

function Tiles() {
  const say = useText();
  const tile = (
    tokens: string,
    dominant: string | undefined,
    terrain: TerrainSymbol,
    more: Partial<HexScene> = {},
  ) => loneHex(say, { terrain, tokens, ...(dominant === undefined ? {} : { dominant }) }, more);
  return (
    <Part id="hex-tiles" title={say('gh.title')}>
      <Shelf title={say('gh.tiles')}>
        {CROWDS.map(([tokens, dominant]) => {
          const hex = tile(tokens, dominant, 'savannah');
          return <StaticMap key={tokens} scene={mapOf(hex.label, [hex])} side={57} />;
        })}
      </Shelf>
      <Shelf title={say('gh.terrains')}>
        {(Object.keys(VALUES) as TerrainSymbol[]).map((terrain) => {
          const hex = loneHex(say, { terrain, tokens: '' });
          return <StaticMap key={terrain} scene={mapOf(hex.label, [hex])} side={50} />;
        })}
        <Covered />
      </Shelf>
      <Shelf title={say('gh.detail')}>
        {[72, 57, 50, 44, 36, 31, 26].map((side) => (
          <Piece key={side} name={say('gh.detail.side', { side })}>
            <StaticMap scene={corner(dsMap(say))} side={side} />
          </Piece>
        ))}
      </Shelf>
    </Part>
  );
}

/** Small tiles on top of others, alone and crowded. */
function Covered() {
  const say = useText();
  const hexes = [
    loneHex(say, { terrain: 'tundra', under: 'jungle', tokens: 'ma1 bi1 ar1', dominant: 'bi' }),
    loneHex(say, { terrain: 'vent', under: 'land', vent: 'geyser', tokens: 'Re2' }),
    loneHex(say, { terrain: 'vent', under: 'ocean', vent: 'smoker', tokens: 'Re1 Ce1 Fi1! Cr2' }),
  ];
  return hexes.map((hex) => <StaticMap key={hex.label} scene={mapOf(hex.label, [hex])} side={57} />);
}

/** Four neighbours of the six-animal position, with the disks between them. */
function corner(map: MapScene): MapScene {
  const some = new Set(['C2', 'C3', 'D2', 'D3']);
  return {
    ...map,
    hexes: map.hexes.filter((hex) => some.has(hex.key)),
    disks: map.disks.filter((disk) => ['C22', 'C31', 'D22', 'C32', 'B12'].includes(disk.key)),
    columns: [],
  };
}

const STATES: readonly ChoiceState[] = ['plain', 'legal', 'hovered', 'selected', 'refused', 'asked'];

function States() {
  const say = useText();
  return (
    <Part id="hex-states" title={say('gh.states')}>
      <Shelf title={say('gh.states')}>
        {[...STATES, 'touched' as const].map((state) => (
          <Piece key={state} name={say(`gh.state.${state}`)}>
            <HexInState state={state} />
          </Piece>
        ))}
      </Shelf>
      <Shelf title={say('gh.display')} look="gh-display">
        <Display
          scene={displayInStates(dsDisplay(say), say('gh.display.states'), (state) =>
            say(`gh.state.${state}`),
          )}
        />
      </Shelf>
    </Part>
  );
}

/** A tile, a blank hex, a disk, a free corner and a token in one state. */
function HexInState({ state }: { readonly state: HexScene['state'] }) {
  const say = useText();
  const part = state === 'touched' ? 'plain' : state;
  const tile = loneHex(say, { terrain: 'jungle', tokens: 'ma1 bi2 am3', dominant: 'am' });
  const tokens = tile.tile?.tokens.map((token, i) => (i === 1 ? { ...token, state: part } : token)) ?? [];
  const hexes: HexScene[] = [
    {
      ...tile,
      state,
      ...(state === 'selected'
        ? { pill: { text: say('gh.new', { n: 2, most: 4 }), look: 'strong' as const } }
        : {}),
      ...(tile.tile === undefined ? {} : { tile: { ...tile.tile, tokens } }),
    },
    { key: 'D3', q: 1, r: 0, label: say('gh.blank', { hex: 'D3' }), state },
  ];
  const map = mapOf(say(`gh.state.${state}`), hexes, {
    disks: [
      { key: 'a', q: 0, r: 0, corner: 5, element: 'water', label: elementName(say, 'water'), state: part },
    ],
    corners:
      part === 'plain'
        ? []
        : [{ key: 'b', q: 0, r: 0, corner: 3, label: say('gh.corner', { corner: 'C2' }), state: part }],
  });
  return <StaticMap scene={map} side={57} />;
}

/** The display with every state on the spaces of Migration, marks of bumping and of order, and a closed space. */
function displayInStates(
  scene: DisplayScene,
  title: string,
  name: (state: ChoiceState) => string,
): DisplayScene {
  return {
    ...scene,
    title,
    sections: scene.sections.map((section) => ({
      ...section,
      spaces: section.spaces.map((space, i) => {
        const state = STATES[i % STATES.length] ?? 'plain';
        const target = { id: space.key, label: name(state) };
        if (section.key === 'migration') return state === 'plain' ? space : { ...space, state, target };
        if (section.key === 'wanderlust') return { ...space, order: String(i + 1) };
        if (section.key === 'domination' && space.pawn !== undefined) {
          return { ...space, state: 'legal' as const, bump: true, target };
        }
        if (section.key === 'adaptation') return { ...space, closed: i === 2 };
        if (section.key === 'abundance') {
          return {
            ...space,
            shape: 'diamond' as const,
            state: i === 0 ? ('legal' as const) : ('refused' as const),
            target,
          };
        }
        return space;
      }),
    })),
  };
}

const ELEMENTS: readonly ElementSymbol[] = [
  'meat',
  'sun',
  'seed',
  'water',
  'grub',
  'grass',
  'algae',
  'worms',
  'plankton',
  'sponges',
  'gastropods',
];

function Parts() {
  const say = useText();
  const panels = [...dsPanels(say), ...marinePanels(say)];
  const animals: readonly AnimalSymbol[] = panels.map((panel) => panel.animal);
  const close = { label: say('gh.close'), onClick: () => undefined };
  return (
    <Part id="hex-parts" title={say('gh.parts')}>
      <Shelf title={say('gh.stacks')}>
        {animals.map((animal) => (
          <AnimalMark key={animal} animal={animal} size={30} label={animalName(say, animal)} />
        ))}
        {ELEMENTS.map((element) => (
          <ElementMark key={element} element={element} size={24} label={elementName(say, element)} />
        ))}
        {(Object.keys(VALUES) as TerrainSymbol[]).map((terrain) => (
          <Hexlet key={terrain} terrain={terrain} size={24} label={terrainName(say, terrain)} />
        ))}
        <div className="gh-stacks">
          <TileStacks
            label={say('gh.stacks')}
            stacks={[...dsStacks(say), { ...stateless(say('gh.stacks')) }]}
          />
        </div>
        <Track
          label={say('gh.order')}
          places={animals
            .slice(0, 6)
            .map((animal) => ({ key: animal, animal, label: animalName(say, animal) }))}
        />
      </Shelf>
      <Shelf title={say('gh.scores')} look="gh-panels">
        {panels.map((panel) => (
          <PlayerPanel key={panel.key} scene={panel} />
        ))}
      </Shelf>
      <Shelf title={say('gh.focus')}>
        <FocusCard scene={dsFocus(say)} close={close} />
        <ElementCounts elements={dsFocus(say).elements} />
        {dsSteppers(say).map((stepper) => (
          <Stepper key={stepper.key} scene={stepper} />
        ))}
        <div className="gh-strip">
          <ScoreStrip
            label={say('gh.scores')}
            scores={dsPanels(say).map(({ key, animal, score, label, acting }) => ({
              key,
              animal,
              score,
              label,
              ...(acting ? { acting } : {}),
            }))}
          />
        </div>
      </Shelf>
    </Part>
  );
}

/** A stack that is used up. */
function stateless(label: string) {
  return { key: 'none', code: '', left: 0, leftText: '', label, state: 'plain' as const };
}

function Tables() {
  const say = useText();
  return (
    <Part id="hex-tables" title={say('gh.tables')}>
      <Shelf title={say('gh.table.ds')} look="gh-frame">
        <DsTable />
      </Shelf>
      <Shelf title={say('gh.table.marine')} look="gh-frame">
        <MarineTable />
      </Shelf>
      <Shelf title={say('gh.table.phone')} look="gh-frame phone">
        <DsPhone />
      </Shelf>
    </Part>
  );
}
