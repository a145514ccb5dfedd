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
import { cardName, cardText } from '@clade/wording/dominant-species';
import { EVERYTHING, type Paper, type Viewer } from '../entry.ts';
import {
  animalPaint,
  animalWord,
  boxOf,
  cubesText,
  elementCode,
  elementPaint,
  LETTERS,
  presentOn,
  sectionOf,
  sectionTitle,
  spaceMarks,
  spaceTitle,
  terrainCode,
  terrainPaint,
} from '../names/dominant-species.ts';
import { elementsText, terrainWord } from '../names/earth.ts';
import { elementList } from '../names/elements.ts';
import { said, say } from '../speech.ts';
import { playerName } from '../story.ts';
import { clip, columns, type TextStyle, widthOf, wrap } from '../text.ts';
import { type DisplaySection, emptySpace, spaceText } from './display.ts';
import { earthPicture, shortName } from './earth.ts';
import type { HexPicture, Ink } from './hex-map.ts';
import { drawHexTable, type HexTable } from './hex-table.ts';

export function drawDominantSpecies(s: State, viewer: Viewer, paper: Paper): string[] {
  const view = dominantSpecies.view(s, viewer === EVERYTHING ? SPECTATOR : viewer);
  const table: HexTable = {
    heading: heading(view, paper),
    map: MAP,
    picture: pictureOf(view, paper.style),
    sections: sections(view, paper.style),
    cards: CARDS.filter((card) => view.cards.faceUp.includes(card.id)).map(({ id }) => ({
      name: said(cardName(id)),
      summary: said(cardText(id)),
    })),
    animals: drawAnimals(view, viewer, paper),
  };
  return drawHexTable(table, paper);
}

function heading(view: DsView, { width, style }: Paper): string[] {
  const { cursor, survival, tundraLeft, cards } = view;
  const phase = say('cli.map.phase.ds', { phase: view.phase });
  const at =
    view.phase === 'execution' && cursor !== null
      ? say('cli.map.phase.at', { phase, space: spaceTitle(cursor) })
      : phase;
  const holder =
    survival === null ? say('cli.map.nobody') : animalPaint(survival, style)(animalWord(survival));
  const parts = [
    style.bold(say('cli.map.round', { n: view.round })),
    style.bold(at),
    say('cli.map.survival', { who: holder }),
    say('cli.map.tundra', { n: tundraLeft }),
    say('cli.map.deck', { n: cards.deck }),
    say('cli.map.bag', { list: elementList(view.bag) }),
    ...(view.lastRound ? [style.yellow(style.bold(say('cli.map.last-round')))] : []),
  ];
  return wrap(parts.join(' · '), width, '  ');
}

// Earth.

function pictureOf(view: DsView, style: TextStyle): HexPicture {
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

function sections(view: DsView, style: TextStyle): DisplaySection[] {
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
    return { title: sectionTitle(id), current, spaces: marked(id, texts), glue, notes };
  });
}

/** Each terrain but tundra is shared by two spaces beside each other (DS-3.3). */
const RING = COMPETITION_TERRAINS.map(([, terrain]) => TERRAINS[terrain] ?? '');

function ring(i: number): string {
  return terrainWord(RING[i] ?? '').slice(0, 3);
}

/** Spaces with what they are for. Those of Competition stand between their two terrains. */
function marked(section: SectionId, spaces: readonly string[]): string[] {
  switch (section) {
    case 'speciation':
      return spaces.map((space, i) => `${spaceMarks(section)[i]}${space}`);
    case 'migration':
      return spaces.map((space, i) => `${MIGRATION_CUBES[i]}${space}`);
    case 'competition':
      return spaces.map((space, i) => ring(i) + space + (i === spaces.length - 1 ? ring(0) : ''));
    default:
      return [...spaces];
  }
}

function notesOf(view: DsView, section: SectionId, style: TextStyle): string[] {
  const free = (animal: AnimalId, text: string): string[] =>
    view.animals.some((a) => a.animal === animal) ? [style.dim(text)] : [];
  switch (section) {
    case 'initiative':
      return [
        say('cli.map.order', {
          list: view.initiative.map((a) => animalPaint(a, style)(LETTERS[a])).join(' '),
        }),
      ];
    case 'regression':
      return free('reptiles', say('cli.map.reptiles'));
    case 'speciation':
      return free('insects', say('cli.map.insects'));
    case 'wanderlust':
      return [
        say('cli.map.tiles', {
          list: view.stacks
            .map(({ top, left }) => {
              return `${top === null ? '---' : terrainPaint(top, style)(terrainCode(top))}+${left}`;
            })
            .join(' '),
        }),
      ];
    case 'competition':
      return free('arachnids', say('cli.map.arachnids'));
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
    `  ${say('cli.map.head.animal')}`,
    wide ? say('cli.map.head.player') : '',
    say('cli.map.head.points'),
    say('cli.map.head.pool'),
    say('cli.map.head.lost'),
    say('cli.map.head.pawns'),
    say('cli.map.head.tiles'),
    say('cli.map.head.elements'),
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
  style: TextStyle,
): (string | number)[] {
  const mine = a.seat === viewer;
  const asked = view.asked?.animal === a.animal;
  const paint = animalPaint(a.animal, style);
  const name = `${asked ? '▶' : ' '} ${paint(LETTERS[a.animal])} ${mine ? style.bold(animalWord(a.animal)) : animalWord(a.animal)}`;
  const dominated = view.tiles.filter((tile) => tile.dominant === a.animal).length;
  return [
    name,
    wide ? (names[a.seat] ?? playerName(a.seat)) : clip(shortName(names, a.seat), 11),
    a.points,
    a.pool,
    a.eliminated,
    `${a.pawns.available}+${a.pawns.display}`,
    dominated,
    elementsText(a.elements, a.printed, elementList),
  ];
}
