import {
  COMPETITION_CUBES,
  type ElementId,
  type MarineView,
  MIGRATION_CUBES,
  type PawnView,
  SECTIONS,
  type SectionId,
} from '@clade/dominant-species-marine';
import {
  boxOf,
  elementCode,
  elementPaint,
  isSpecialOnly,
  letterOf,
  type MigrationValues,
  sectionTitle,
  spacesOf,
  terrainCode,
  terrainPaint,
} from '../../names/dominant-species-marine.ts';
import { elementList } from '../../names/elements.ts';
import { say } from '../../speech.ts';
import type { TextStyle } from '../../text.ts';
import { type DisplaySection, emptySpace, spaceText } from '../display.ts';
import type { DrawnPlaces } from './places.ts';

/** `R`, or `R·sun` for a special pawn. */
export function pawnText({ animal, special }: PawnView, style: TextStyle): string {
  const letter = letterOf(animal, style);
  return special === null ? letter : `${letter}·${elementPaint(special, style)(elementCode(special))}`;
}

/** `[ ]`, `{ }` for special pawns only, `+` where a basic pawn of the reader may go, `<F>` for a pawn that it could bump. */
function drawSpace(view: MarineView, space: string, places: DrawnPlaces, style: TextStyle): string {
  const brackets = isSpecialOnly(space) ? '{}' : '[]';
  const pawn = view.spaces[space];
  if (pawn === undefined) {
    return places.basic.has(space)
      ? spaceText(style.bold('+'), brackets)
      : emptySpace(false, style, brackets);
  }
  const bumped = places.basic.has(space) || places.special.has(space);
  return spaceText(pawnText(pawn, style), bumped ? '<>' : brackets);
}

/** The twelve sections; `current` is the one whose action is being carried out. */
export function drawSections(
  view: MarineView,
  current: string | undefined,
  places: DrawnPlaces,
  values: MigrationValues,
  style: TextStyle,
): DisplaySection[] {
  return SECTIONS.map(({ id, spaces }) => {
    const marks = marksOf(view, id, values, style);
    const texts = Array.from({ length: spacesOf(view, id) }, (_, i) => {
      const name = spaces === 1 ? id : `${id}-${i + 1}`;
      return (marks[i] ?? '') + drawSpace(view, name, places, style);
    });
    const glue = marks.length > 0 && id !== 'competition' && id !== 'evolution' ? ' ' : '';
    const notes = notesOf(view, id, style);
    return { title: sectionTitle(id), current: current === id, spaces: texts, glue, notes };
  });
}

/** What stands before each space. */
function marksOf(view: MarineView, section: SectionId, values: MigrationValues, style: TextStyle): string[] {
  const element = (e: ElementId | null): string =>
    e === null ? style.dim(say('cli.none')) : elementPaint(e, style)(elementCode(e));
  switch (section) {
    case 'autotrophs':
      return [say('cli.map.smoker'), say('cli.map.geyser')];
    case 'speciation':
      return [...view.speciation.map(element), say('cli.m.any')];
    case 'tectonics':
      return [say('cli.map.edge'), say('cli.m.any')];
    case 'migration':
      return [...(MIGRATION_CUBES[values] ?? []).map(String), say('cli.map.all')];
    case 'competition':
      return [
        ...view.chips.competition.map(
          (t, i) => terrainPaint(t, style)(terrainCode(t)) + COMPETITION_CUBES[i],
        ),
        '1+1',
      ];
    case 'evolution':
      return view.chips.evolution.map((t) => terrainPaint(t, style)(terrainCode(t)));
    default:
      return [];
  }
}

function notesOf(view: MarineView, section: SectionId, style: TextStyle): string[] {
  const paint = (element: string, text: string): string => elementPaint(element as ElementId, style)(text);
  const box = boxOf(view, section);
  const notes = box === undefined ? [] : [elementList(box, paint)];
  switch (section) {
    case 'regression':
      return [
        ...notes,
        say('cli.map.safe', {
          list: view.regression.map((animal) => (animal === null ? '–' : letterOf(animal, style))).join(' '),
        }),
      ];
    case 'wanderlust':
      return [
        ...notes,
        say('cli.map.tiles', { list: view.stacks.map((stack) => stackText(stack, style)).join(' ') }),
      ];
    case 'tectonics':
      return [say('cli.map.vents', { n: view.ventsLeft })];
    default:
      return notes;
  }
}

/** `KEL+6`: the tile on top and how many lie below it. */
function stackText({ top, left }: MarineView['stacks'][number], style: TextStyle): string {
  return `${top === null ? '---' : terrainPaint(top, style)(terrainCode(top))}+${left}`;
}
