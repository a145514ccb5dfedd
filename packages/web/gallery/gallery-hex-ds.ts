import {
  type CardsScene,
  type CountScene,
  type DiskScene,
  type DisplayScene,
  type ElementSymbol,
  type FocusScene,
  type HexScene,
  lostKey,
  type MapScene,
  type PanelScene,
  poolKey,
  type SectionScene,
  type SpaceNote,
  type SpaceScene,
  type StackScene,
  type StepperScene,
  type TerrainSymbol,
} from '@clade/board/hex';
import {
  animalName,
  animalOf,
  type Columns,
  columnLetters,
  elementName,
  printed,
  terrainName,
  tileLabel,
  tileScene,
} from './gallery-hex-words.ts';
import type { Key, Say } from './text.tsx';

/** Dominant Species with six animals in round 6: Amphibians place new species around a water disk. */

const COLUMNS: Columns = [
  [0, 3],
  [-1, 3],
  [-2, 3],
  [-2, 2],
  [-3, 2],
  [-3, 1],
  [-3, 0],
];

type TileLine = readonly [
  hex: string,
  terrain: TerrainSymbol,
  tokens: string,
  dominant?: string,
  under?: TerrainSymbol,
];

const TILES: readonly TileLine[] = [
  ['A2', 'jungle', 'ma2 am1', 'am'],
  ['A3', 'mountain', 'bi2 ar1', 'bi'],
  ['B2', 'savannah', 'bi2 ar1! in3', 'in'],
  ['B3', 'sea', 'ma2 re1 bi2 am4 ar3'],
  ['B4', 'desert', 'ma1 ar2', 'ma'],
  ['C2', 'sea', 'ma1 bi3 am4+ in2', 'am'],
  ['C3', 'jungle', 'ma1 bi2 am3+ ar4 in1'],
  ['C4', 'tundra', 'ma1 ar1', 'ar', 'forest'],
  ['C5', 'tundra', 'am1', 'am', 'sea'],
  ['D1', 'forest', 'bi4 ar2'],
  ['D2', 'wetland', 'ma1! re2 bi1 am3+ ar2 in3', 'am'],
  ['D3', 'tundra', 'ma1 bi1 ar1', 'bi', 'sea'],
  ['D4', 'tundra', 'ma2!', undefined, 'mountain'],
  ['D5', 'jungle', 're2 ar3'],
  ['E2', 'sea', 'ma3 re1 bi2 in2', 'in'],
  ['E3', 'savannah', 'ma2 re3 bi1 am2 ar1! in4', 'in'],
  ['E4', 'tundra', 're1 bi1', 'bi', 'desert'],
  ['E5', 'tundra', 'am1 ar1! in1', 'in', 'wetland'],
  ['E6', 'forest', 'in2', 'in'],
  ['F2', 'mountain', 'ma1 re3', 're'],
  ['F3', 'wetland', 're2 bi1 am1 in3', 'in'],
  ['F4', 'sea', 'ma1 re4 am3 in1'],
  ['G2', 'savannah', 'ma2 re2 in2'],
  ['G3', 'sea', 'bi1 am3', 'am'],
];

const DISKS =
  'C31grub D31grass C32seed D21grass E31sun B31grub D11seed E12meat F12sun F31grass G22meat E51sun E41seed B12sun A12grass B32meat A31seed A34grub C52grub D52sun E52grass B42sun C11grub A13meat G31seed D22water C22water E21water F41water A22water';

const SELECTED: ReadonlyMap<string, readonly [added: number, most: number]> = new Map([
  ['C2', [4, 4]],
  ['C3', [1, 3]],
  ['D2', [2, 4]],
]);

export function dsMap(say: Say): MapScene {
  const tiles = new Map(TILES.map((line) => [line[0], line]));
  const at = printed(COLUMNS);
  const hexes = [...at].map(([key, place]): HexScene => {
    const line = tiles.get(key);
    const tile =
      line &&
      tileScene(say, {
        terrain: line[1],
        tokens: line[2],
        ...(line[3] === undefined ? {} : { dominant: line[3] }),
        ...(line[4] === undefined ? {} : { under: line[4] }),
      });
    const chosen = SELECTED.get(key);
    const label = tileLabel(say, key, tile);
    return {
      key,
      ...place,
      label,
      ...(tile === undefined ? {} : { tile }),
      state: chosen === undefined ? 'plain' : 'selected',
      ...(chosen === undefined
        ? {}
        : {
            pill: { text: say('gh.new', { n: chosen[0], most: chosen[1] }), look: 'strong' as const },
            target: { id: key, label: say('gh.more', { tile: key }), chosen: true },
          }),
    };
  });
  return {
    label: say('gh.map'),
    hexes,
    disks: DISKS.split(' ').map((word) => disk(say, word, at)),
    corners: [],
    columns: columnLetters(COLUMNS),
  };
}

function disk(say: Say, word: string, at: ReadonlyMap<string, { q: number; r: number }>): DiskScene {
  const hex = at.get(word.slice(0, 2)) ?? { q: 0, r: 0 };
  const element = word.slice(3) as ElementSymbol;
  const key = word.slice(0, 3);
  const label = say('gh.disk', { element: elementName(say, element), corner: key });
  const state = element !== 'water' ? 'plain' : key === 'C22' ? 'selected' : 'legal';
  return {
    key,
    ...hex,
    corner: Number(word[2]) as DiskScene['corner'],
    element,
    label,
    state,
    ...(state === 'plain'
      ? {}
      : { target: { id: key, label: say('gh.pick', { what: label }), chosen: state === 'selected' } }),
  };
}

interface SectionWords {
  readonly id: string;
  readonly pawns: string;
  readonly state?: SectionScene['state'];
  readonly notes?: readonly (readonly SpaceNote[])[];
  readonly free?: readonly [animal: string, side: 'left' | 'right'];
  readonly queue?: boolean;
  readonly flow?: boolean;
  readonly ends?: SectionScene['ends'];
}

/** `am . ar`: who stands on the spaces; `am*` acts. */
function spaces(say: Say, { id, pawns, notes = [], state }: SectionWords): SpaceScene[] {
  const section = say(`gh.section.${id}` as Key);
  return pawns.split(' ').map((word, i): SpaceScene => {
    const key = `${id}-${i + 1}`;
    const free = word === '.';
    const animal = free ? undefined : animalOf(word.slice(0, 2));
    return {
      key,
      label:
        animal === undefined
          ? say('gh.space', { section, n: i + 1 })
          : say('gh.space.taken', { section, n: i + 1, animal: animalName(say, animal) }),
      shape: 'circle',
      state: 'plain',
      notes: notes[i] ?? [],
      ...(animal === undefined ? {} : { pawn: { key: `pawn-${key}`, animal } }),
      ...(state === 'now' && word.endsWith('*') ? { acting: true } : {}),
    };
  });
}

function elementPlaces(say: Say, id: string, words: string, boxed = false): SectionScene['ends'][number] {
  return {
    kind: 'elements',
    label: say('gh.box', { section: say(`gh.section.${id}` as Key) }),
    box: boxed,
    anchor: `box:${id}`,
    places: words
      .split(' ')
      .filter((word) => word !== '')
      .map((word, i) =>
        word === '.'
          ? null
          : {
              key: `${id}-disk-${i}`,
              element: word as ElementSymbol,
              label: elementName(say, word as ElementSymbol),
              state: 'plain' as const,
            },
      ),
  };
}

export function dsDisplay(say: Say): DisplayScene {
  const elementNote = (element: ElementSymbol): SpaceNote[] => [
    { kind: 'element', element, label: elementName(say, element) },
  ];
  const tiles = (...terrains: TerrainSymbol[]): SpaceNote[] =>
    terrains.map((terrain) => ({ kind: 'terrain', terrain, label: terrainName(say, terrain), size: 10.5 }));
  const lines: readonly SectionWords[] = [
    {
      id: 'initiative',
      pawns: '.',
      state: 'done',
      ends: [
        {
          kind: 'track',
          label: say('gh.order'),
          places: ['in', 'am', 'ar', 're', 'bi', 'ma'].map(animalOf).map((animal) => ({
            key: `initiative-${animal}`,
            animal,
            label: animalName(say, animal),
          })),
        },
      ],
    },
    {
      id: 'adaptation',
      pawns: '. . .',
      state: 'done',
      flow: true,
      ends: [elementPlaces(say, 'adaptation', 'sun . . meat')],
    },
    {
      id: 'regression',
      pawns: '. .',
      state: 'done',
      free: ['re', 'right'],
      ends: [elementPlaces(say, 'regression', 'grub seed', true)],
    },
    {
      id: 'abundance',
      pawns: '. .',
      state: 'done',
      flow: true,
      ends: [elementPlaces(say, 'abundance', '. grub . water')],
    },
    {
      id: 'wasteland',
      pawns: '.',
      state: 'done',
      flow: true,
      ends: [elementPlaces(say, 'wasteland', 'meat sun', true)],
    },
    { id: 'depletion', pawns: '.', state: 'done', ends: [elementPlaces(say, 'depletion', 'grass', true)] },
    {
      id: 'glaciation',
      pawns: '. ma in .',
      state: 'done',
      queue: true,
      ends: [{ kind: 'text', terrain: 'tundra', text: say('gh.tundra-left', { n: 6 }), elements: [] }],
    },
    {
      id: 'speciation',
      pawns: '. . . am* ar in',
      state: 'now',
      notes: (['meat', 'sun', 'seed', 'water', 'grub', 'grass'] as const).map(elementNote),
      free: ['in', 'right'],
    },
    {
      id: 'wanderlust',
      pawns: 'bi am .',
      ends: [elementPlaces(say, 'wanderlust', 'seed grass water sun')],
    },
    {
      id: 'migration',
      pawns: 'bi . ma re . ar',
      notes: ['7', '6', '5', '4', '3', '2'].map((text) => [{ kind: 'text', text, strong: true }]),
      free: ['bi', 'right'],
    },
    {
      id: 'competition',
      pawns: 'in . ar . re . am',
      notes: [
        tiles('tundra', 'jungle', 'wetland'),
        tiles('tundra', 'wetland', 'desert'),
        tiles('tundra', 'desert', 'forest'),
        tiles('tundra', 'forest', 'savannah'),
        tiles('tundra', 'savannah', 'mountain'),
        tiles('tundra', 'mountain', 'sea'),
        tiles('tundra', 'sea', 'jungle'),
      ],
      free: ['ar', 'left'],
    },
    {
      id: 'domination',
      pawns: 'am in bi ma .',
      ends: [{ kind: 'text', symbol: 'card', text: say('gh.cards-below', { n: 5 }), elements: [] }],
    },
  ];
  return {
    title: say('gh.display'),
    note: say('gh.taken', { taken: 19, all: 41 }),
    sections: lines.map((line, i) => ({
      key: line.id,
      number: i + 1,
      name: say.narrow(`gh.section.${line.id}` as Key),
      state: line.state ?? 'plain',
      ...(line.state === 'now' ? { note: say('gh.now') } : {}),
      spaces: spaces(say, line),
      ...(line.queue ? { queue: true } : {}),
      ...(line.flow ? { flow: true } : {}),
      free:
        line.free === undefined
          ? []
          : [
              {
                animal: animalOf(line.free[0]),
                label: say('gh.free', { animal: animalName(say, animalOf(line.free[0])) }),
                side: line.free[1],
                state: 'plain',
              },
            ],
      ends: line.ends ?? [],
    })),
  };
}

export function dsCards(say: Say): CardsScene {
  const cards = [
    ['aquatic', 'sea', 'el-water'],
    ['cold-snap', 'tundra', 'survival'],
    ['metamorphosis', 'savannah', 'cube'],
    ['niche-biomes', 'mountain', 'dominance'],
    ['predator', 'jungle', 'endangered'],
  ] as const;
  return {
    title: say('gh.cards'),
    note: { symbol: 'card-deck', text: say('gh.cards.left', { n: 4 }) },
    empty: 0,
    cards: cards.map(([key, terrain, symbol]) => {
      const name = say.narrow(`gh.card.${key}`);
      const text = say(`gh.card.${key}.text`);
      return {
        key,
        name,
        text,
        label: say('gh.card.label', { name, text }),
        terrain,
        symbol,
        state: 'plain',
        tip: text,
      };
    }),
  };
}

type PanelLine = readonly [
  animal: string,
  who: string,
  mark: 'you' | 'bot' | 'online',
  score: number,
  elements: string,
  pawns: readonly [number, number],
  counts: readonly [number, number, number],
  dominates: number,
  survival?: true,
];

/** `water:` is printed. */
const PANELS: readonly PanelLine[] = [
  ['in', 'Fern', 'bot', 71, 'grass: grass: water sun seed .', [0, 4], [7, 24, 3], 6],
  ['am', '', 'you', 66, 'water: water: water: grub grass .', [1, 5], [9, 19, 6], 4],
  ['ar', 'Marek', 'online', 52, 'grub: grub: seed meat . .', [1, 4], [4, 22, 8], 1],
  ['re', 'Tarn', 'bot', 47, 'sun: sun: meat water grass .', [2, 4], [5, 21, 8], 1],
  ['bi', 'Zsófi', 'online', 63, 'seed: seed: grub sun water .', [1, 4], [4, 23, 7], 3],
  ['ma', 'Bruno', 'online', 58, 'meat: meat: sun seed . .', [0, 3], [5, 21, 8], 1, true],
];

export function dsPanels(say: Say): PanelScene[] {
  return PANELS.map(([code, name, mark, score, elements, pawns, counts, dominates, survival]): PanelScene => {
    const animal = animalOf(code);
    const who = mark === 'you' ? say('gh.you') : name;
    return {
      key: animal,
      animal,
      code: say(`gh.code.${animal}` as Key),
      name: animalName(say, animal),
      label: say('gh.panel', { animal: animalName(say, animal), who, score }),
      who: {
        name: who,
        mark: mark === 'bot' ? 'bot' : 'online',
        label: say(mark === 'bot' ? 'gh.bot' : 'gh.online'),
      },
      score,
      elements: elements.split(' ').map((word, i) => {
        if (word === '.') return null;
        const element = word.replace(':', '') as ElementSymbol;
        const isPrinted = word.endsWith(':') ? { printed: true } : {};
        return { key: `${animal}-${i}`, element, label: elementName(say, element), ...isPrinted };
      }),
      pawns: {
        available: pawns[0],
        all: pawns[1],
        label: say('gh.pawns', { available: pawns[0], all: pawns[1] }),
      },
      counts: [
        { symbol: 'cube', value: counts[0], text: say('gh.pool'), anchor: poolKey(animal) },
        { value: counts[1], text: say('gh.earth') },
        { value: counts[2], text: say('gh.lost'), anchor: lostKey(animal) },
      ],
      dominates: { value: dominates, label: say('gh.dominates', { n: dominates }) },
      ...(survival ? { survival: say('gh.survival') } : {}),
      traits: [],
      ...(mark === 'you' ? { own: true, acting: true } : {}),
    };
  });
}

export function dsStacks(say: Say): StackScene[] {
  const stacks: readonly (readonly [TerrainSymbol, number])[] = [
    ['savannah', 3],
    ['wetland', 2],
    ['mountain', 2],
  ];
  return stacks.map(([terrain, left], i) => ({
    key: String(i),
    terrain,
    code: say(`gh.short.${terrain}` as Key),
    left,
    leftText: say('gh.times', { n: left }),
    label: say('gh.stack', { terrain: terrainName(say, terrain), n: left }),
    state: 'plain',
  }));
}

export function dsCounts(say: Say): CountScene[] {
  return [
    { key: 'tundra', terrain: 'tundra', value: 6, text: say('gh.count.tundra') },
    {
      key: 'bag',
      symbol: 'element-bag',
      value: 62,
      text: say('gh.count.disks'),
      anchor: 'bag',
      target: { id: 'bag', label: say('gh.count.open') },
    },
  ];
}

export function dsSteppers(say: Say): StepperScene[] {
  const lines = [
    ['C2', 'sea', 4, 4],
    ['C3', 'jungle', 1, 3],
    ['D2', 'wetland', 2, 4],
  ] as const;
  return lines.map(([hex, terrain, value, most]) => {
    const tile = `${terrainName(say, terrain)} ${hex}`;
    return {
      key: hex,
      label: tile,
      terrain,
      name: terrainName(say, terrain),
      place: hex,
      value,
      of: say('gh.of', { n: most }),
      less: { id: `less-${hex}`, label: say('gh.less', { tile }) },
      ...(value < most
        ? {
            more: { id: `more-${hex}`, label: say('gh.more', { tile }) },
            most: { id: `most-${hex}`, label: say('gh.most', { tile }) },
          }
        : {}),
      lessLabel: say('gh.no-less', { tile }),
      moreLabel: say('gh.no-more', { tile }),
    };
  });
}

export function dsFocus(say: Say): FocusScene {
  const lines = [
    ['am', 4, 3, 1, 9],
    ['bi', 3, 2, 2, 5],
    ['in', 2, 1, 3, 3],
    ['ma', 1, 0, 4, 2],
  ] as const;
  return {
    about: 'C2',
    label: say('gh.focus'),
    terrain: 'sea',
    title: `${terrainName(say, 'sea')} C2`,
    note: say('gh.focus.note'),
    elements: (['water', 'grub', 'sun'] as const).map((element, i) => ({
      element,
      count: 2 - (i > 0 ? 1 : 0),
      label: say('gh.elements', { count: 2 - (i > 0 ? 1 : 0), element: elementName(say, element) }),
    })),
    animals: lines.map(([code, cubes, level, place, points]) => ({
      animal: animalOf(code),
      name: animalName(say, animalOf(code)),
      count: say('gh.focus.cubes', { n: cubes }),
      level: say('gh.focus.level', { n: level }),
      place: say('gh.focus.place', { n: place, points }),
      ...(code === 'am' ? { dominant: say('gh.focus.dominant') } : {}),
      ...(level === 0 ? { endangered: say('gh.focus.endangered') } : {}),
    })),
    lines: [say('gh.focus.line')],
  };
}
