import {
  type CardsScene,
  type ChoiceState,
  type CountScene,
  type DiskScene,
  type DisplayScene,
  type DominationScene,
  type ElementSymbol,
  type HexScene,
  lostKey,
  type MapScene,
  type PanelScene,
  poolKey,
  type SectionScene,
  type SpaceNote,
  type SpaceScene,
  type StackScene,
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

/** Marine with four animals in round 5: Cephalopods look at the third space of Evolution. */

const COLUMNS: Columns = [
  [0, 3],
  [-1, 3],
  [-2, 3],
  [-3, 3],
  [-3, 2],
  [-3, 1],
  [-3, 0],
];

type Vent = 'geyser' | 'smoker';

/** With a vent the terrain is what lies under it. */
const TILES: readonly (readonly [hex: string, terrain: TerrainSymbol, tokens: string, vent?: Vent])[] = [
  ['B1', 'land', 'Re1'],
  ['B2', 'seagrass', 'Re2 Fi1'],
  ['B3', 'sand', 'Ce1 Fi3'],
  ['B4', 'ocean', 'Ce1 Cr2'],
  ['C1', 'land', 'Re1 Fi1 Cr1!', 'geyser'],
  ['C2', 'kelp', 'Re3 Fi1 Cr2'],
  ['C3', 'kelp', 'Re1 Ce1 Fi3'],
  ['C4', 'seamount', 'Re1 Ce1 Fi1'],
  ['C5', 'seamount', 'Ce2 Fi1 Cr1'],
  ['C6', 'ocean', 'Cr1'],
  ['D1', 'land', 'Re2', 'geyser'],
  ['D2', 'land', 'Re2 Fi1'],
  ['D3', 'land', 'Re4 Fi2 Cr1'],
  ['D4', 'reef', 'Re2 Ce1 Fi1 Cr2'],
  ['D5', 'ocean', 'Ce1 Fi2 Cr1'],
  ['D6', 'ocean', 'Re1 Ce1 Cr2'],
  ['D7', 'ocean', 'Fi1! Cr3', 'smoker'],
  ['E1', 'land', 'Re1 Ce1'],
  ['E2', 'reef', 'Re2 Ce1 Cr2'],
  ['E3', 'seagrass', 'Re1 Ce2 Cr1'],
  ['E4', 'sand', 'Ce1 Cr3'],
  ['E5', 'seagrass', 'Ce3 Fi2'],
  ['E6', 'ocean', 'Re1 Ce1 Fi1', 'smoker'],
  ['F1', 'land', 'Fi1 Cr1', 'geyser'],
  ['F2', 'kelp', 'Ce3 Fi1! Cr1'],
  ['F3', 'seamount', 'Re1! Ce2 Fi1'],
  ['F4', 'reef', 'Re1 Ce2! Fi1! Cr1'],
  ['F5', 'ocean', 'Re1 Ce1 Cr1', 'smoker'],
  ['G3', 'sand', 'Ce1 Cr1'],
];

const DISKS =
  'C31sun D32algae D41gastropods D42worms C41plankton C32sponges B21algae C12sun E21worms D21sponges F22gastropods F31plankton F42worms E52gastropods D61plankton C52sun B51worms B41gastropods A22plankton A11sun B31algae D62worms F11algae D15sponges G31algae D12plankton';

export function marineMap(say: Say): MapScene {
  const tiles = new Map(TILES.map((line) => [line[0], line]));
  const at = printed(COLUMNS);
  return {
    label: say('gh.map.marine'),
    hexes: [...at].map(([key, place]): HexScene => {
      const line = tiles.get(key);
      const vent = line?.[3];
      const tile =
        line &&
        tileScene(say, {
          terrain: vent === undefined ? line[1] : 'vent',
          tokens: line[2],
          ...(vent === undefined ? {} : { vent, under: line[1] }),
        });
      return {
        key,
        ...place,
        label: tileLabel(say, key, tile),
        ...(tile === undefined ? {} : { tile }),
        state: tile?.terrain === 'seamount' ? 'touched' : 'plain',
      };
    }),
    disks: DISKS.split(' ').map((word): DiskScene => {
      const element = word.slice(3) as ElementSymbol;
      const key = word.slice(0, 3);
      return {
        key,
        ...(at.get(word.slice(0, 2)) ?? { q: 0, r: 0 }),
        corner: Number(word[2]) as DiskScene['corner'],
        element,
        label: say('gh.disk', { element: elementName(say, element), corner: key }),
        state: 'plain',
      };
    }),
    corners: [],
    columns: columnLetters(COLUMNS),
  };
}

interface SectionWords {
  readonly id: string;
  /** `Cr . x o h <sun:Re>`: pawn, free, refused, legal, hovered, diamond; `<..>` is a special pawn. */
  readonly spaces: string;
  readonly notes?: readonly (readonly SpaceNote[])[];
  readonly flow?: boolean;
  readonly ends?: SectionScene['ends'];
}

const STATES: Readonly<Record<string, ChoiceState>> = { x: 'refused', a: 'asked', o: 'legal', h: 'hovered' };

function space(say: Say, id: string, word: string, i: number, notes: readonly SpaceNote[]): SpaceScene {
  const key = `${id}-${i + 1}`;
  const section = say(`gh.section.${id}` as Key);
  const what = say('gh.space', { section, n: i + 1 });
  const special = /^(\w+):(\w\w)$/.exec(word);
  const state = STATES[word] ?? 'plain';
  const refused = state === 'refused' || state === 'asked';
  const animal = special ? animalOf(special[2] ?? '') : /^[A-Z]/.test(word) ? animalOf(word) : undefined;
  return {
    key,
    label: animal ? say('gh.space.taken', { section, n: i + 1, animal: animalName(say, animal) }) : what,
    shape: word === '<>' || special ? 'diamond' : 'circle',
    state,
    notes,
    ...(animal === undefined
      ? {}
      : {
          pawn: { key: `pawn-${key}`, animal, ...(special ? { special: special[1] as ElementSymbol } : {}) },
        }),
    ...(state === 'plain'
      ? {}
      : { target: { id: key, label: say(refused ? 'gh.refused' : 'gh.pick', { what }), refused } }),
  };
}

export function marineDisplay(say: Say): DisplayScene {
  const text = (words: string, strong = true): SpaceNote => ({ kind: 'text', text: words, strong });
  const chip = (n: string, terrain: TerrainSymbol): SpaceNote[] => [
    text(n),
    { kind: 'terrain', terrain, label: terrainName(say, terrain) },
  ];
  const element = (id: ElementSymbol): SpaceNote[] => [
    { kind: 'element', element: id, label: elementName(say, id) },
  ];
  const disks = (id: string, words: string, box = false): SectionScene['ends'][number] => ({
    kind: 'elements',
    label: say('gh.box', { section: say(`gh.section.${id}` as Key) }),
    box,
    anchor: `box:${id}`,
    places: words.split(' ').map((word, i) =>
      word === '.'
        ? null
        : {
            key: `${id}-disk-${i}`,
            element: word as ElementSymbol,
            label: elementName(say, word as ElementSymbol),
            state: 'plain' as const,
          },
    ),
  });
  const lines: readonly SectionWords[] = [
    { id: 'abundance', spaces: 'Cr Fi x', flow: true, ends: [disks('abundance', 'sun . worms .')] },
    {
      id: 'autotrophs',
      spaces: 'Re x',
      flow: true,
      notes: [
        [{ kind: 'symbol', symbol: 'vent-smoker', label: terrainName(say, 'smoker') }],
        [{ kind: 'symbol', symbol: 'vent-geyser', label: terrainName(say, 'geyser') }],
      ],
      ends: [disks('autotrophs', 'sponges algae', true)],
    },
    { id: 'depletion', spaces: 'x', ends: [disks('depletion', 'plankton', true)] },
    { id: 'adaptation', spaces: 'a Fi <>', flow: true, ends: [disks('adaptation', '. sun gastropods .')] },
    {
      id: 'regression',
      spaces: 'Cr x',
      ends: [
        {
          kind: 'squares',
          label: say('gh.squares', { section: say('gh.section.regression') }),
          places: ['m-crustaceans', null],
        },
        disks('regression', 'worms', true),
      ],
    },
    {
      id: 'speciation',
      spaces: 'Ce Re x Fi <>',
      notes: [
        element('plankton'),
        element('sun'),
        element('algae'),
        element('worms'),
        [text(say('gh.any'), false)],
      ],
    },
    { id: 'wanderlust', spaces: 'Ce Cr <>', ends: [disks('wanderlust', 'worms . plankton sponges')] },
    {
      id: 'tectonics',
      spaces: 'o sun:Re',
      ends: [{ kind: 'text', symbol: 'vent-smoker', text: say('gh.vents-left', { n: 6 }), elements: [] }],
    },
    {
      id: 'migration',
      spaces: 'o Re o <>',
      notes: [[text('1')], [text('3')], [text('5')], [text(say('gh.all'), false)]],
    },
    {
      id: 'competition',
      spaces: 'o Fi o <>',
      notes: [chip('1', 'reef'), chip('2', 'sand'), chip('3', 'kelp'), [text(say('gh.one-and-one'), false)]],
    },
    {
      id: 'evolution',
      spaces: 'Cr o h o plankton:Fi',
      notes: [
        chip('1', 'land'),
        chip('2', 'kelp'),
        chip('3', 'seamount'),
        chip('4', 'ocean'),
        chip('5', 'vent'),
      ],
    },
    {
      id: 'domination',
      spaces: 'o o o',
      ends: [
        {
          kind: 'text',
          text: say('gh.may-take'),
          elements: (['sponges', 'gastropods'] as const).map((id) => ({
            element: id,
            label: elementName(say, id),
          })),
        },
      ],
    },
  ];
  return {
    title: say('gh.display.marine'),
    note: say('gh.taken', { taken: 15, all: 37 }),
    sections: lines.map((line, i) => ({
      key: line.id,
      number: i + 1,
      name: say.narrow(`gh.section.${line.id}` as Key),
      state: 'plain',
      spaces: line.spaces.split(' ').map((word, n) => space(say, line.id, word, n, line.notes?.[n] ?? [])),
      ...(line.flow ? { flow: true } : {}),
      free: [],
      ends: line.ends ?? [],
    })),
  };
}

export function marineRow(say: Say): CardsScene {
  const cards = [
    ['trophic-cascade', 'kelp', 'el-algae', '5', undefined, 'plain'],
    ['fecundity', 'seagrass', 'cube', '4', 'survival', 'plain'],
    ['monotypic-habitat', 'reef', 'dominance', '3', 'in-play', 'legal'],
    ['niche-construction', 'ocean', 'el-sponges', '2', undefined, 'legal'],
    ['disease', 'vent', 'endangered', '1', 'extinction', 'legal'],
  ] as const;
  return {
    title: say('gh.evolution'),
    note: { symbol: 'card-deck', text: say('gh.evolution.left', { deck: 9, used: 11 }) },
    empty: 0,
    cards: cards.map(([key, terrain, symbol, slot, foot, state]) => {
      const name = say.narrow(`gh.card.${key}`);
      const text = say(`gh.card.${key}.text`);
      const footSymbol = foot === 'survival' ? 'survival' : foot === 'extinction' ? 'endangered' : undefined;
      return {
        key,
        name,
        text,
        tip: text,
        label: say('gh.card.label', { name, text }),
        terrain,
        symbol,
        slot,
        state,
        ...(state === 'plain' ? {} : { target: { id: key, label: say('gh.pick', { what: name }) } }),
        ...(foot === undefined
          ? {}
          : { foot: { text: say(`gh.card.${foot}`), ...(footSymbol ? { symbol: footSymbol } : {}) } }),
      };
    }),
  };
}

export function marineTargets(say: Say): DominationScene {
  const boxes = [
    ['algae', undefined, 5, 0],
    ['worms', 'Cr', 18, 0],
    ['plankton', 'Fi', 24, 10],
    ['sponges', undefined, 4, 5],
    ['gastropods', 'Ce', 20, 22],
    ['sun', 'Re', 12, 0],
  ] as const;
  return {
    title: say('gh.targets'),
    note: say('gh.targets.note'),
    boxes: boxes.map(([element, code, number, own]) => {
      const controller = code === undefined ? undefined : animalOf(code);
      const who = controller === undefined ? say('gh.nobody') : animalName(say, controller);
      return {
        key: element,
        element,
        ...(controller === undefined ? {} : { controller }),
        number,
        note: say('gh.targets.you', { n: own }),
        label: say('gh.targets.label', { element: elementName(say, element), n: number, who, own }),
        state: own > number ? 'legal' : 'plain',
        ...(own > number
          ? { target: { id: element, label: say('gh.pick', { what: elementName(say, element) }) } }
          : {}),
      };
    }),
  };
}

const PANELS = [
  [
    'Cr',
    'Petra',
    'online',
    41,
    'worms: worms: algae: gastropods worms .',
    0,
    [5, 27, 2],
    'worms',
    'bottom-feeder',
  ],
  [
    'Fi',
    'Reed',
    'bot',
    47,
    'plankton: plankton: algae: sun plankton .',
    0,
    [8, 25, 1],
    'plankton',
    'seasonal-migrants',
  ],
  [
    'Ce',
    '',
    'you',
    44,
    'gastropods: gastropods: sponges: plankton . .',
    2,
    [7, 27, 0],
    'gastropods',
    'camouflage',
  ],
  ['Re', 'Ondřej', 'online', 39, 'sun: sun: sponges: algae worms .', 1, [5, 28, 1], 'sun', 'resilience'],
] as const;

export function marinePanels(say: Say): PanelScene[] {
  return PANELS.map(([code, name, mark, score, elements, pawns, counts, special, trait]): PanelScene => {
    const animal = animalOf(code);
    const who = mark === 'you' ? say('gh.you') : name;
    return {
      key: animal,
      animal,
      code,
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
      pawns: { available: pawns, all: 4, label: say('gh.pawns', { available: pawns, all: 4 }) },
      counts: [
        { symbol: 'cube', value: counts[0], text: say('gh.pool'), anchor: poolKey(animal) },
        { value: counts[1], text: say('gh.earth') },
        { value: counts[2], text: say('gh.lost'), anchor: lostKey(animal) },
      ],
      specials: [{ element: special, label: say('gh.special', { element: elementName(say, special) }) }],
      traits: [{ name: say(`gh.trait.${trait}`), text: say(`gh.trait.${trait}.text`) }],
      ...(mark === 'you' ? { own: true, acting: true } : {}),
    };
  });
}

export function marineStacks(say: Say): StackScene[] {
  const stacks: readonly (readonly [TerrainSymbol, number])[] = [
    ['kelp', 3],
    ['sand', 2],
    ['ocean', 2],
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

export function marineCounts(say: Say): CountScene[] {
  return [
    { key: 'vents', symbol: 'vent-geyser', value: 6, text: say('gh.count.vents') },
    { key: 'bag', symbol: 'element-bag', value: 66, text: say('gh.count.bag'), anchor: 'bag' },
    { key: 'survival', symbol: 'survival', value: 'Cr', text: say('gh.card.survival') },
  ];
}
