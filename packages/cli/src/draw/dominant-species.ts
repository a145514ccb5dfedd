import {
  type AnimalId,
  type AnimalView,
  CARDS,
  COMPETITION_TERRAINS,
  type DsView,
  dominantSpecies,
  type ElementId,
  MAP,
  MIGRATION_CUBES,
  SCORING,
  SECTIONS,
  type SectionId,
  TERRAINS,
} from '@clade/dominant-species';
import { SPECTATOR, type State } from '@clade/engine';
import { EVERYTHING, type Paper, type Viewer } from '../entry.ts';
import {
  animalPaint,
  boxOf,
  cubesText,
  elementCode,
  elementPaint,
  LETTERS,
  presentOn,
  sectionOf,
  spaceMarks,
  spaceTitle,
  terrainCode,
  terrainPaint,
} from '../names/dominant-species.ts';
import { elementsText } from '../names/earth.ts';
import { elementList } from '../names/elements.ts';
import { capital, clip, columns, type Style, widthOf, wrap } from '../text.ts';
import { type DisplaySection, emptySpace, spaceText } from './display.ts';
import { earthPicture } from './earth.ts';
import type { HexPicture, Ink } from './hex-map.ts';
import { drawHexTable, type HexTable } from './hex-table.ts';

export const LEGEND_OF_DOMINANT_SPECIES =
  'In the table ▶ marks who is to act and what is carried out. C3 SAV 742 is a savannah tile on hex C3 whose first three animals score 7, 4 and 2; ✓ instead of the blank: scored this round. M3 is three cubes of the mammals, the animal that scores first coming first; * dominates, ! is endangered, ~ has cubes that Extinction passes over. An element is written along the edge from the corner it lies on. Animals are listed in the order of initiative; pawns 2+3: two to place, three on the display; [ ] around printed elements.';

export function drawDominantSpecies(s: State, viewer: Viewer, paper: Paper): string[] {
  const view = dominantSpecies.view(s, viewer === EVERYTHING ? SPECTATOR : viewer);
  const table: HexTable = {
    heading: heading(view, paper),
    map: MAP,
    picture: pictureOf(view, paper.style),
    sections: sections(view, paper.style),
    cards: CARDS.filter((card) => view.cards.faceUp.includes(card.id)),
    animals: drawAnimals(view, viewer, paper),
  };
  return drawHexTable(table, paper);
}

const PHASES = {
  choosing: 'choice of animals',
  planning: 'planning',
  execution: 'execution',
  extinction: 'extinction',
  over: 'over',
};

function heading(view: DsView, { width, style }: Paper): string[] {
  const { cursor, survival, tundraLeft, cards } = view;
  const at = view.phase === 'execution' && cursor !== null ? `: ${spaceTitle(cursor)}` : '';
  const parts = [
    style.bold(`Round ${view.round}`),
    style.bold(PHASES[view.phase] + at),
    `Survival: ${survival === null ? 'nobody' : animalPaint(survival, style)(survival)}`,
    `tundra left ${tundraLeft}`,
    `deck ${cards.deck}`,
    `bag ${elementList(view.bag)}`,
    ...(view.lastRound ? [style.yellow(style.bold('LAST ROUND'))] : []),
  ];
  return wrap(parts.join(' · '), width, '  ');
}

// Earth.

function pictureOf(view: DsView, style: Style): HexPicture {
  const faces = view.tiles.map((tile) => ({
    hex: tile.hex,
    code: terrainCode(tile.terrain),
    paint: terrainPaint(tile.terrain, style),
    values: SCORING[TERRAINS.indexOf(tile.terrain)] ?? [],
    ...(tile.scored ? { mark: '✓' } : {}),
    cubes: presentOn(tile).map((animal) => ({
      text: cubesText(tile, animal) + ((tile.safe ?? 0) > 0 && view.safeAnimal === animal ? '~' : ''),
      paint: animalPaint(animal, style),
    })),
  }));
  const ink = (element: ElementId): Ink => ({
    text: elementCode(element),
    paint: elementPaint(element, style),
  });
  return earthPicture(MAP, faces, view.corners, ink, style);
}

// The action display.

function sections(view: DsView, style: Style): DisplaySection[] {
  const paint = (element: string, text: string): string => elementPaint(element as ElementId, style)(text);
  return SECTIONS.map(({ id, spaces }) => {
    const texts = Array.from({ length: spaces }, (_, place) => {
      const name = spaces === 1 ? id : `${id}-${place + 1}`;
      const animal = view.spaces[name];
      const pawn = animal === undefined ? undefined : animalPaint(animal, style)(LETTERS[animal]);
      return pawn === undefined ? emptySpace(view.cursor === name, style) : spaceText(pawn);
    });
    const current = view.cursor !== null && sectionOf(view.cursor).section === id;
    const box = boxOf(view, id);
    const notes = [...(box === undefined ? [] : [elementList(box, paint)]), ...notesOf(view, id, style)];
    const glue = id === 'speciation' || id === 'migration' ? ' ' : '';
    return { title: capital(id), current, spaces: marked(id, texts), glue, notes };
  });
}

/** Each terrain but tundra is shared by two spaces beside each other (DS-3.3). */
const RING = COMPETITION_TERRAINS.map(([, terrain]) => (TERRAINS[terrain] ?? '').slice(0, 3));

/** Spaces with what they are for. Those of Competition stand between their two terrains. */
function marked(section: SectionId, spaces: readonly string[]): string[] {
  switch (section) {
    case 'speciation':
      return spaces.map((space, i) => `${spaceMarks(section)[i]}${space}`);
    case 'migration':
      return spaces.map((space, i) => `${MIGRATION_CUBES[i]}${space}`);
    case 'competition':
      return spaces.map((space, i) => RING[i] + space + (i === spaces.length - 1 ? RING[0] : ''));
    default:
      return [...spaces];
  }
}

function notesOf(view: DsView, section: SectionId, style: Style): string[] {
  const free = (animal: AnimalId, text: string): string[] =>
    view.animals.some((a) => a.animal === animal) ? [style.dim(text)] : [];
  switch (section) {
    case 'initiative':
      return [`order ${view.initiative.map((a) => animalPaint(a, style)(LETTERS[a])).join(' ')}`];
    case 'regression':
      return free('reptiles', 'reptiles protect one');
    case 'speciation':
      return free('insects', 'then insects +1');
    case 'wanderlust':
      return [
        `tiles ${view.stacks.map(({ top, left }) => `${top === null ? '---' : terrainPaint(top, style)(terrainCode(top))}+${left}`).join(' ')}`,
      ];
    case 'competition':
      return free('arachnids', 'first arachnids');
    default:
      return [];
  }
}

// Animals.

function drawAnimals(view: DsView, viewer: Viewer, { names, width, style }: Paper): string[] {
  const order = view.initiative.length > 0 ? view.initiative : view.animals.map((a) => a.animal);
  const animals = order.flatMap((id) => view.animals.filter((a) => a.animal === id));
  if (animals.length === 0) return [];
  const wide = width >= WIDE;
  const rows = animals.map((a) => animalRow(view, a, viewer, names, wide, style));
  const head = [
    '  animal',
    wide ? 'player' : '',
    'points',
    'pool',
    'lost',
    'pawns',
    'tiles*',
    'elements [printed]',
  ];
  return columns([head.map((cell) => style.dim(cell)), ...rows], wide ? '  ' : ' ').flatMap((line) =>
    // What does not fit are elements.
    wrap(line, width, ' '.repeat(Math.max(4, widthOf(line.slice(0, line.lastIndexOf('['))) + 1))),
  );
}

/** From here on names of players are written out. */
const WIDE = 100;

function animalRow(
  view: DsView,
  a: AnimalView,
  viewer: Viewer,
  names: readonly string[],
  wide: boolean,
  style: Style,
): (string | number)[] {
  const mine = a.seat === viewer;
  const asked = view.asked?.animal === a.animal;
  const paint = animalPaint(a.animal, style);
  const name = `${asked ? '▶' : ' '} ${paint(LETTERS[a.animal])} ${mine ? style.bold(a.animal) : a.animal}`;
  const player = names[a.seat] ?? `Player ${a.seat + 1}`;
  const dominated = view.tiles.filter((tile) => tile.dominant === a.animal).length;
  return [
    name,
    wide ? player : clip(player.replace('Player ', 'P'), 11),
    a.points,
    a.pool,
    a.eliminated,
    `${a.pawns.available}+${a.pawns.display}`,
    dominated,
    elementsText(a.elements, a.printed, elementList),
  ];
}
