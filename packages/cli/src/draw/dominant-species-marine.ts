import {
  type AnimalId,
  CARDS,
  dominantSpeciesMarine,
  type ElementId,
  MAP,
  type MarineView,
  SCORING,
} from '@clade/dominant-species-marine';
import { SPECTATOR, type State, seatsToAct } from '@clade/engine';
import { EVERYTHING, type Paper, type Viewer } from '../entry.ts';
import {
  animalPaint,
  cardName,
  cubesText,
  doubt,
  elementCode,
  elementPaint,
  LETTERS,
  migrationValues,
  presentOn,
  terrainCode,
  terrainIndex,
  terrainPaint,
  tilesOf,
  traitName,
} from '../names/dominant-species-marine.ts';
import { type Style, wrap } from '../text.ts';
import { earthPicture } from './earth.ts';
import type { HexPicture, Ink } from './hex-map.ts';
import { drawHexTable, type HexTable } from './hex-table.ts';
import { drawAnimals, drawElements } from './marine/animals.ts';
import { drawSections } from './marine/display.ts';
import { placesFor } from './marine/places.ts';

export const LEGEND_OF_MARINE =
  'In the table ▶ marks who is to act and what is carried out. D4 REE 632 is a reef tile on hex D4 whose first three animals score 6, 3 and 2 (LAN land, KEL kelp, SMT seamount, GRA seagrass, SAN sand, OCE ocean, SMO smoker, GEY geyser). R3 is three cubes of the reptiles, the animal that scores first coming first; K are the crustaceans; ! is endangered. An element is written along the edge from the corner it lies on. [ ] is an action space, { } one for special pawns only, + where your next basic pawn may go; [R] is a basic pawn of the reptiles, [R·sun] the special pawn of sun under their control, <F> a pawn that you could bump. The first Evolution space reaches the card in slot 1, the fifth all five. ?low, ?medium, ?high: a text that was reconstructed, and how sure it is. In the rows of values 2×3=6: two elements of a kind, three tiles with it; * dominates. Animals are listed in turn order; pawns 2+3: two to place, three on the display; chain: the Food Chain cube, which goes right at a Retrieve; [ ] around printed elements.';

export function drawMarine(s: State, viewer: Viewer, paper: Paper): string[] {
  const view = viewFor(s, viewer);
  const { style } = paper;
  const [seat] = seatsToAct(dominantSpeciesMarine, s);
  const current = seat === undefined ? undefined : dominantSpeciesMarine.decision(s, seat).source;
  const values = migrationValues(dominantSpeciesMarine.config(s).options.opt1);
  const table: HexTable = {
    heading: heading(view, paper),
    map: MAP,
    picture: pictureOf(view, style),
    sections: drawSections(view, current, placesFor(s, viewer), values, style),
    cards: rowOf(view),
    facts: drawElements(view, style),
    animals: drawAnimals(view, viewer, paper),
  };
  return drawHexTable(table, paper);
}

/** What a seat sees; those who see everything look into all hands. */
function viewFor(s: State, viewer: Viewer): MarineView {
  if (viewer !== EVERYTHING) return dominantSpeciesMarine.view(s, viewer);
  const open = dominantSpeciesMarine.view(s, SPECTATOR);
  const views = Array.from({ length: open.players }, (_, seat) => dominantSpeciesMarine.view(s, seat));
  return {
    ...open,
    animals: open.animals.map((a) => views[a.seat]?.animals.find((b) => b.animal === a.animal) ?? a),
    look: views.find((view) => view.look !== null)?.look ?? null,
  };
}

const PHASES = {
  choosing: 'choice of animals',
  traits: 'choice of traits',
  'set-up': 'set-up',
  turns: 'turns',
  reseed: 'Reseed',
  over: 'over',
};

function heading(view: MarineView, { width, style }: Paper): string[] {
  const { turn, survival, discard } = view;
  const top = discard.at(-1);
  const phase = view.phase === 'turns' && turn !== null ? `turn of the ${turn}` : PHASES[view.phase];
  const parts = [
    style.bold(`Round ${view.round}`),
    style.bold(phase),
    `Survival: ${survival === null ? 'nobody' : animalPaint(survival, style)(survival)}${ventCubes(view)}`,
    `deck ${view.deck}`,
    `discard ${top === undefined ? 'empty' : `${discard.length}, on top ${cardName(top)}`}`,
    ...(view.look === null ? [] : [`traits to choose from: ${view.look.map(traitName).join(', ')}`]),
    ...(view.tileInHand === null ? [] : [`${view.tileInHand} tile in hand`]),
    ...(view.lastRound ? [style.yellow(style.bold('LAST ROUND'))] : []),
  ];
  return wrap(parts.join(' · '), width, '  ');
}

/** DSM-5.17.4: the cubes on vents decide who holds Survival. */
function ventCubes(view: MarineView): string {
  const sum = (animal: AnimalId): number =>
    tilesOf(view, 'vent').reduce((n, tile) => n + (tile.cubes[animal] ?? 0), 0);
  const counts = view.animals.filter(({ animal }) => sum(animal) > 0);
  if (counts.length === 0) return '';
  return ` (on vents ${counts.map(({ animal }) => `${LETTERS[animal]}${sum(animal)}`).join(' ')})`;
}

function pictureOf(view: MarineView, style: Style): HexPicture {
  const faces = view.tiles.map((tile) => ({
    hex: tile.hex,
    code: terrainCode(tile.terrain, tile.side),
    paint: terrainPaint(tile.terrain, style),
    values: SCORING[terrainIndex(tile.terrain)] ?? [],
    cubes: presentOn(view, tile).map((animal) => ({
      text: cubesText(tile, animal),
      paint: animalPaint(animal, style),
    })),
  }));
  const ink = (element: ElementId): Ink => ({
    text: elementCode(element),
    paint: elementPaint(element, style),
  });
  return earthPicture(MAP, faces, view.corners, ink, style);
}

/** The Evolution row from slot 1 on: what a card does, and what it does while it lies there. */
function rowOf(view: MarineView): HexTable['cards'] {
  return view.row.flatMap(({ slot, card }) => {
    const text = CARDS.find((c) => c.id === card);
    if (text === undefined) return [];
    const lower = text.inPlay === undefined ? '' : ` In play${spaced(doubt(text.lower))}: ${text.inPlay}`;
    const mark = view.asked?.card === card ? '▶' : '';
    return [
      {
        name: `${mark}${slot} ${text.name}${spaced(doubt(text))}`,
        summary: text.summary + lower,
      },
    ];
  });
}

function spaced(text: string): string {
  return text === '' ? '' : ` ${text}`;
}
