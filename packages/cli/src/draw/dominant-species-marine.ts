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
import { cardText, inPlayText } from '@clade/wording/dominant-species-marine';
import { EVERYTHING, type Paper, type Viewer } from '../entry.ts';
import {
  animalPaint,
  animalWord,
  cardName,
  cubesText,
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
import { terrainWord } from '../names/earth.ts';
import { said, say } from '../speech.ts';
import { type TextStyle, wrap } from '../text.ts';
import { earthPicture } from './earth.ts';
import type { HexPicture, Ink } from './hex-map.ts';
import { drawHexTable, type HexTable } from './hex-table.ts';
import { drawAnimals, drawElements } from './marine/animals.ts';
import { drawSections } from './marine/display.ts';
import { placesFor } from './marine/places.ts';

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

function heading(view: MarineView, { width, style }: Paper): string[] {
  const { turn, survival, discard } = view;
  const top = discard.at(-1);
  const phase =
    view.phase === 'turns' && turn !== null
      ? say('cli.map.turn', { animal: animalWord(turn) })
      : say('cli.map.phase.m', { phase: view.phase.replaceAll('-', '_') });
  const who = survival === null ? say('cli.map.nobody') : animalPaint(survival, style)(animalWord(survival));
  const vents = ventCubes(view);
  const parts = [
    style.bold(say('cli.map.round', { n: view.round })),
    style.bold(phase),
    vents === '' ? say('cli.map.survival', { who }) : say('cli.map.survival.vents', { who, list: vents }),
    say('cli.map.deck', { n: view.deck }),
    top === undefined
      ? say('cli.map.discard.empty')
      : say('cli.map.discard.top', { n: discard.length, card: cardName(top) }),
    ...(view.look === null ? [] : [say('cli.map.look', { list: view.look.map(traitName).join(', ') })]),
    ...(view.tileInHand === null
      ? []
      : [say('cli.map.tile-in-hand', { terrain: terrainWord(view.tileInHand) })]),
    ...(view.lastRound ? [style.yellow(style.bold(say('cli.map.last-round')))] : []),
  ];
  return wrap(parts.join(' · '), width, '  ');
}

/** DSM-5.17.4: the cubes on vents decide who holds Survival. */
function ventCubes(view: MarineView): string {
  const sum = (animal: AnimalId): number =>
    tilesOf(view, 'vent').reduce((n, tile) => n + (tile.cubes[animal] ?? 0), 0);
  const counts = view.animals.filter(({ animal }) => sum(animal) > 0);
  return counts.map(({ animal }) => `${LETTERS[animal]}${sum(animal)}`).join(' ');
}

function pictureOf(view: MarineView, style: TextStyle): HexPicture {
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
    const lower = text.inPlay === undefined ? '' : ` ${said(inPlayText(card))}`;
    const mark = view.asked?.card === card ? '▶' : '';
    return [
      {
        name: `${mark}${slot} ${cardName(card)}`,
        summary: said(cardText(card, slot)) + lower,
      },
    ];
  });
}
