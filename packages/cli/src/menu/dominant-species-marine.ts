import {
  ANIMAL_IDS,
  type AnimalId,
  type AnimalView,
  bonus,
  CARDS,
  dominantSpeciesMarine,
  ELEMENTS,
  type ElementId,
  MAP,
  type MarineView,
  PRINTED,
  SCORING,
  type SectionId,
  type TerrainId,
  TRAITS,
  type WhatIf,
  whatIf,
} from '@clade/dominant-species-marine';
import { CORNER_HEXES, NEIGHBOURS } from '@clade/earth';
import type { Decision, State } from '@clade/engine';
import type { Choice, Option } from '../entry.ts';
import {
  boxOf,
  cardName,
  cubesText,
  dominationOf,
  doubt,
  isFeeder,
  LETTERS,
  type MigrationValues,
  migrationValues,
  presentOn,
  sectionOf,
  spaceMarks,
  spacesOf,
  spaceTitle,
  terrainIndex,
  terrainName,
  tilesOf,
  traitName,
} from '../names/dominant-species-marine.ts';
import { elementList } from '../names/elements.ts';
import { capital, count, listOf } from '../text.ts';
import {
  choices,
  consequences,
  counted,
  type DisplayNames,
  type EarthTable,
  earthMenu,
  placements,
} from './earth.ts';
import { type HexSight, noun, sightOf, tileText } from './hexes.ts';
import { isWayOut, waysOut } from './shared.ts';

export function menuOfMarine(s: State, decision: Decision, options: readonly Option[]): Choice[] {
  const view = dominantSpeciesMarine.view(s, decision.seat);
  const own = view.animals.find((a) => a.animal === view.asked?.animal);
  const tiles = view.tiles.map((tile) => ({
    hex: tile.hex,
    terrain: terrainName(tile),
    cubes: presentOn(view, tile).map((animal) => cubesText(tile, animal)),
  }));
  const sight = sightOf(MAP, tiles, view.corners, ({ move }) => {
    const changes = whatIf(s, decision.seat, move);
    return consequences(changes, valuesOf(changes, own?.animal));
  });
  const answers = options.filter((option) => !isWayOut(option));
  const table = dominantSpeciesMarine.config(s).options;
  const values = migrationValues(table.opt1);
  const discardedX = table.opt6 === 'default' ? '0' : 'the slot it had';
  return [...body({ view, own, sight, values, discardedX }, decision.kind, answers), ...waysOut(options)];
}

interface Seen {
  readonly view: MarineView;
  /** The animal that is asked. */
  readonly own: AnimalView | undefined;
  readonly sight: HexSight;
  readonly values: MigrationValues;
  /** OPT-6: the X of a card out of the discard pile. */
  readonly discardedX: string;
}

function body(seen: Seen, kind: string, options: readonly Option[]): Choice[] {
  const { view, own, sight } = seen;
  const each = (label: (option: Option) => string, hint: HexSight['hint'] = sight.hint): Choice[] =>
    choices(options, label, hint);
  const what = (option: Option): string => noun(option, 1);
  switch (options[0]?.wire[0]) {
    case 'place':
    case 'special':
    case 'retrieve':
      return turnMenu(seen, options);
    case 'animal':
      return each(what, (option) => animalHint(what(option) as AnimalId));
    case 'keep':
    case 'trait':
    case 'drop':
      return each(
        (option) => traitName(what(option)),
        (option) => traitHint(what(option)),
      );
    case 'keep-two':
      return each(
        (option) => `${traitName(what(option))} and ${traitName(noun(option, 2))}`,
        (option) => [what(option), noun(option, 2)].map(traitHint).join(' '),
      );
    case 'take':
    case 'protect':
      return each((option) => `${noun(option, 0)} ${counted(what(option), sourceOf(view, kind))}`);
    case 'exchange':
      return each((option) =>
        what(option) === 'nothing'
          ? 'nothing: the disk goes to the bag'
          : `${counted(what(option), view.boxes.autotrophs)} from the Autotrophs box`,
      );
    case 'feed':
      return each((option) => `take ${what(option)} from the ${capital(noun(option, 2))} box`);
    case 'use':
      return each(() => 'put a cube on Regression');
    case 'settle':
      return each((option) => PLACES[what(option)] ?? what(option));
    case 'lose':
      return each((option) => `give up ${what(option)}${placeText(own, noun(option, 2))}`);
    case 'side':
      return each((option) => `${what(option)} side up`);
    case 'source':
      return each((option) =>
        what(option) === 'pool'
          ? `a cube of the gene pool (${own?.pool ?? 0} there)`
          : `an eliminated cube (${own?.eliminated ?? 0} of them)`,
      );
    case 'control':
      return each(
        (option) => `the pawn of ${what(option)}, ${pawnPlace(seen, what(option))}`,
        (option) => controlHint(seen, kind, what(option)),
      );
    case 'terrain':
      return each((option) => `${what(option)}: ${hexList(view, what(option) as TerrainId)}`);
    case 'card':
      return earthMenu(earthTable(seen), kind, bySlot(view, options));
    case 'score':
      return each(
        (option) => tileText(sight, what(option)),
        (option) => [sight.hint(option), cardFor(seen, what(option))].filter(Boolean).join('; '),
      );
    default:
      return earthMenu(earthTable(seen), kind, options);
  }
}

const PLACES: Readonly<Record<string, string>> = {
  board: 'on the board',
  card: 'on Phenotypic Plasticity',
};

/** Where a disk lies is only said by who has disks in both places. */
function placeText(own: AnimalView | undefined, place: string): string {
  return own === undefined || Object.keys(own.onTrait).length === 0 ? '' : ` ${PLACES[place] ?? ''}`;
}

const ONE_CUBE: ReadonlySet<string> = new Set(['fecundity', 'camouflage']);

function earthTable({ view, sight, own, discardedX }: Seen): EarthTable {
  return {
    sight,
    stacks: view.stacks,
    oneCube: ONE_CUBE,
    values: (terrain) => SCORING[terrainIndex(terrain as TerrainId)] ?? [],
    // DSM-5.11.4: the new tile and its neighbours of the same terrain.
    laid(hex) {
      const at = MAP.hexNames.indexOf(hex) * 6;
      const beside = Array.from(NEIGHBOURS.subarray(at, at + 6), (h) => MAP.hexNames[h]);
      const alike = tilesOf(view, view.tileInHand ?? undefined).filter((tile) => beside.includes(tile.hex));
      return `+${bonus(1 + alike.length)} ${own?.animal ?? ''}`;
    },
    card(id) {
      const slot = view.row.find(({ card }) => card === id)?.slot;
      const text = CARDS.find((card) => card.id === id);
      const mark = doubt(text);
      const x = text?.usesX === true ? ` (X is ${slot ?? discardedX})` : '';
      return {
        name: `${slot === undefined ? '' : `slot ${slot}: `}${cardName(id)}`,
        hint: `${mark === '' ? '' : `${mark} `}${text?.summary ?? ''}${x}`,
      };
    },
  };
}

// Animals and traits.

/** DSM-1.1: the printed elements, and how early the animal acts and wins ties. */
function animalHint(animal: AnimalId): string {
  const rank = ANIMAL_IDS.indexOf(animal);
  const printed = ELEMENTS.map((element, k): [string, number] => [element, PRINTED[rank]?.[k] ?? 0]);
  const elements = elementList(Object.fromEntries(printed.filter(([, n]) => n > 0)));
  return `${elements}; ${rank + 1} of ${ANIMAL_IDS.length} in the Food Chain`;
}

function traitHint(id: string): string {
  const trait = TRAITS.find((t) => t.id === id);
  const mark = doubt(trait);
  return `${mark === '' ? '' : `${mark} `}${trait?.summary ?? ''}`;
}

// Pawns.

/** Sections and spaces for a basic pawn or the special one in hand, then special pawns, then Retrieve by its letter. */
function turnMenu(seen: Seen, options: readonly Option[]): Choice[] {
  const of = (verb: string): Option[] => options.filter((option) => noun(option, 0) === verb);
  const specials = choices(
    of('special'),
    (option) => `the special pawn of ${noun(option, 1)}`,
    () => 'on any free space, or in place of a basic pawn of others',
  );
  const retrieve = of('retrieve').map(({ move }) => ({
    key: 'r',
    label: retrieveText(seen),
    move,
  }));
  return [...placements(displayNames(seen), of('place')), ...specials, ...retrieve];
}

/** DSM-5.3.4: the round ends when every Food Chain cube is on the right. */
function retrieveText({ view, own }: Seen): string {
  const out = Object.values(view.spaces).filter((pawn) => pawn.animal === own?.animal).length;
  const last = view.animals.every((a) => a.chain === 'right' || a.animal === own?.animal);
  const end = view.lastRound ? 'the game ends' : 'the round ends with a Reseed';
  return `retrieve ${out === 0 ? 'no pawn' : count(out, 'pawn')}${last ? `: ${end}` : ''}`;
}

function displayNames(seen: Seen): DisplayNames {
  const { view, values } = seen;
  return {
    section: (space) => (isFeeder(space) ? space : sectionOf(space).section),
    title(space) {
      const pawn = view.spaces[space];
      const bumped = pawn === undefined ? '' : `, bumping the ${pawn.animal}`;
      return `${spaceTitle(space)}${bumped}`;
    },
    heading(section, options) {
      const all = spacesOf(view, section as SectionId);
      const taken = Object.entries(view.spaces).filter(([space]) => sectionOf(space).section === section);
      const pawns = taken.map(([, { animal }]) => LETTERS[animal]).join('');
      return `${capital(section)} (${options.length} of ${all}${pawns === '' ? '' : `, ${pawns} there`})`;
    },
    sectionHint: (section) => sectionHint(seen, section as SectionId),
    spaceHint(space) {
      if (isFeeder(space)) return traitHint('bottom-feeder');
      const { section, place } = sectionOf(space);
      const mark = spaceMarks(view, section, values)[place];
      return [...(mark === undefined ? [] : [mark]), ...spaceFacts(seen, space)].join('; ');
    },
  };
}

/** What lies in a section, and what it could be good for. */
function sectionHint({ view, own, values }: Seen, section: SectionId): string {
  const box = boxOf(view, section);
  const disks = box === undefined ? '' : elementList(box);
  switch (section) {
    case 'regression': {
      const safe = view.regression.flatMap((animal) => (animal === null ? [] : [animal]));
      return `${disks}; ${safe.length === 0 ? 'nobody' : listOf(safe)} safe`;
    }
    case 'speciation':
      return listOf(view.speciation.map((element) => element ?? 'none'));
    case 'wanderlust': {
      const tiles = view.stacks.flatMap(({ top }) => (top === null ? [] : [top]));
      return `tiles: ${tiles.join(', ') || 'none'}; disks: ${disks}`;
    }
    case 'tectonics':
      return `${count(view.ventsLeft, 'vent')} left`;
    case 'migration':
      return spaceMarks(view, section, values).join(', ');
    case 'competition':
      return view.chips.competition.join(', ');
    case 'evolution':
      return view.chips.evolution.join(', ');
    case 'domination': {
      const ahead = own === undefined ? [] : dominationOf(view, own).filter((x) => x.dominates);
      const what = ahead.map(({ element, value, target }) => `${element} (${value}, target ${target})`);
      return what.length === 0 ? 'you dominate nothing now' : `you dominate ${listOf(what)}`;
    }
    default:
      return disks;
  }
}

/** Disks and tiles that the action of a space is about. */
function spaceFacts(seen: Seen, space: string): string[] {
  const { view, own } = seen;
  const { section, place } = sectionOf(space);
  switch (section) {
    case 'autotrophs': {
      const side = place === 0 ? 'smoker' : 'geyser';
      return [`${count(disksAt(view, side), 'disk')} on ${side}s`];
    }
    case 'speciation': {
      const element = view.speciation[place];
      const disks = view.corners.filter((disk) => element === undefined || disk.element === element);
      return [`${disks.length} on Earth`];
    }
    case 'competition': {
      const terrain = view.chips.competition[place];
      const shared = view.tiles.filter(
        (tile) =>
          (terrain === undefined || tile.terrain === terrain) &&
          own !== undefined &&
          (tile.cubes[own.animal] ?? 0) > 0 &&
          Object.keys(tile.cubes).length > 1,
      );
      return [shared.length === 0 ? 'no tile shared' : `shared: ${shared.map((t) => t.hex).join(', ')}`];
    }
    case 'evolution':
      return [hexList(view, view.chips.evolution[place])];
    default:
      return [];
  }
}

/** Disks at vents of one side (DSM-5.6.2). */
function disksAt(view: MarineView, side: string): number {
  const vents = new Set(view.tiles.filter((tile) => tile.side === side).map((tile) => tile.hex));
  return view.corners.filter(({ corner }) => {
    const at = MAP.cornerNames.indexOf(corner) * 3;
    return CORNER_HEXES.subarray(at, at + 3).some((hex) => vents.has(MAP.hexNames[hex] ?? ''));
  }).length;
}

function hexList(view: MarineView, terrain: TerrainId | undefined): string {
  const hexes = tilesOf(view, terrain).map((tile) => tile.hex);
  return hexes.length === 0 ? 'no tile' : hexes.join(', ');
}

function pawnPlace({ view, own }: Seen, element: string): string {
  const pawn = view.specials.find((p) => p.element === element);
  if (pawn?.controller == null) return 'which nobody controls';
  const where = pawn.space === null ? '' : ` (on ${spaceTitle(pawn.space)})`;
  return `which ${pawn.controller === own?.animal ? 'you' : `the ${pawn.controller}`} control${where}`;
}

/** DSM-5.16.4: the target marker goes up to the value; Pack Hunters put it on a fixed place. */
function controlHint({ view, own }: Seen, kind: string, element: string): string {
  const found = own === undefined ? undefined : dominationOf(view, own).find((x) => x.element === element);
  if (found === undefined) return '';
  return kind === 'domination' ? `target ${found.target} → ${found.value}` : `your value is ${found.value}`;
}

// Elements and cards.

/** Where the elements of a question come from. */
function sourceOf(view: MarineView, kind: string): Readonly<Partial<Record<ElementId, number>>> | undefined {
  switch (kind) {
    case 'adaptation':
      return view.boxes.adaptation;
    case 'abundance':
      return view.boxes.abundance;
    case 'wanderlust-disk':
      return view.boxes.wanderlust;
    case 'resilience':
      return undefined;
    default:
      return view.bag;
  }
}

/** Cards as they lie in the row; those of the discard pile in the order of their names. */
function bySlot(view: MarineView, options: readonly Option[]): Option[] {
  const slot = (option: Option): number => view.row.find(({ card }) => card === noun(option, 1))?.slot ?? 0;
  return [...options].sort((a, b) => slot(a) - slot(b));
}

/** DSM-5.15.6: who has thriving cubes on the scored tile resolves a card. */
function cardFor({ view, own }: Seen, hex: string): string {
  const tile = view.tiles.find((t) => t.hex === hex);
  if (own === undefined || tile === undefined || view.row.length === 0) return 'no card';
  const thrives = (tile.cubes[own.animal] ?? 0) > 0 && !tile.endangered.includes(own.animal);
  return thrives ? 'a card for you' : 'no card';
}

/** Domination values: all changes of the animal that is asked, and whoever passes or loses a target. */
function valuesOf({ domination }: WhatIf, own: AnimalId | undefined): string[] {
  return domination.flatMap(({ animal, element, from, to, target }) => {
    const passes = from > target !== to > target;
    if (animal !== own && !passes) return [];
    const who = animal === own ? '' : `${animal}: `;
    return [`${who}${element} ${from} → ${to}${passes && to > target ? ', dominates' : ''}`];
  });
}
