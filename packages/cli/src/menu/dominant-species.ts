import {
  type AnimalId,
  bonus,
  CARDS,
  COMPETITION_TERRAINS,
  type DsView,
  dominantSpecies,
  ELEMENTS,
  MAP,
  SCORING,
  SECTIONS,
  type SectionId,
  TERRAINS,
  type TerrainId,
  type WhatIf,
  whatIf,
} from '@clade/dominant-species';
import type { Decision, State } from '@clade/engine';
import type { Choice, Option } from '../entry.ts';
import { boxOf, cubesText, LETTERS, presentOn, sectionOf, spaceTitle } from '../names/dominant-species.ts';
import { nameIn } from '../names/earth.ts';
import { elementList } from '../names/elements.ts';
import { capital, count } from '../text.ts';
import {
  choices,
  consequences,
  counted,
  type DisplayNames,
  type EarthTable,
  earthMenu,
  placements,
} from './earth.ts';
import { cubeChoices, type HexSight, noun, sightOf, tilesBeside, tileText } from './hexes.ts';
import { isWayOut, waysOut } from './shared.ts';

export function menuOfDominantSpecies(s: State, decision: Decision, options: readonly Option[]): Choice[] {
  const view = dominantSpecies.view(s, decision.seat);
  const tiles = view.tiles.map((tile) => ({
    ...tile,
    cubes: presentOn(tile).map((animal) => cubesText(tile, animal)),
  }));
  const sight = sightOf(MAP, tiles, view.corners, ({ move }) => {
    const changes = whatIf(s, decision.seat, move);
    return consequences(changes, dominanceOf(changes));
  });
  const answers = options.filter((option) => !isWayOut(option));
  return [...body(view, sight, decision.kind, answers), ...waysOut(options)];
}

function body(view: DsView, sight: HexSight, kind: string, options: readonly Option[]): Choice[] {
  const each = (label: (option: Option) => string, hint = sight.hint): Choice[] =>
    choices(options, label, hint);
  switch (options[0]?.wire[0]) {
    case 'place':
      return placements(displayNames(view), options);
    case 'animal':
      return each(
        (option) => noun(option, 1),
        (option) => ABILITIES[noun(option, 1) as AnimalId],
      );
    case 'use':
      return each(() => 'move up on the initiative track and put the pawn elsewhere');
    case 'take':
    case 'protect':
    case 'discard':
    case 'lose':
      return each((option) => `${noun(option, 0)} ${counted(noun(option, 1), sourceOf(view, kind))}`);
    case 'give-up':
      return each((option) => LOSSES[noun(option, 1)] ?? `a disk: ${noun(option, 1)}`);
    case 'score':
      return each(
        (option) => tileText(sight, noun(option, 1)),
        (option) => [sight.hint(option), cardFor(view, option)].filter(Boolean).join('; '),
      );
    case 'replace':
      return cubeChoices(sight, options, 1, 2, 'animal');
    default:
      return earthMenu(earthTable(view, sight), kind, options);
  }
}

const ONE_CUBE: ReadonlySet<string> = new Set(['insects', 'fecundity']);

function earthTable(view: DsView, sight: HexSight): EarthTable {
  return {
    sight,
    stacks: view.stacks,
    oneCube: ONE_CUBE,
    values: (terrain) => SCORING[TERRAINS.indexOf(terrain as TerrainId)] ?? [],
    laid: (hex) => `+${bonus(tilesBeside(sight, hex).length)} ${view.asked?.animal ?? ''}`,
    card: (id) => ({ name: nameIn(CARDS, id), hint: CARDS.find((card) => card.id === id)?.summary ?? '' }),
  };
}

/** DS-5.8. */
const ABILITIES: Readonly<Record<AnimalId, string>> = {
  mammals: 'save one endangered cube at each Extinction',
  reptiles: 'protect one element at each Regression for free',
  birds: 'migrate over two tiles',
  amphibians: 'start with three elements',
  arachnids: 'eliminate one cube before each Competition',
  insects: 'place one cube after each Speciation',
};

const LOSSES: Readonly<Record<string, string>> = {
  pawn: 'a pawn',
  crowds: 'all but one cube on each tile',
};

// Pawns.

function displayNames(view: DsView): DisplayNames {
  return {
    section: (space) => sectionOf(space).section,
    title: spaceTitle,
    heading(section, options) {
      const all = SECTIONS.find((x) => x.id === section)?.spaces ?? 0;
      const taken = Object.entries(view.spaces).filter(([space]) => sectionOf(space).section === section);
      const pawns = taken.map(([, animal]) => LETTERS[animal]).join('');
      return `${capital(section)} (${options.length} of ${all} free${pawns === '' ? '' : `, ${pawns} there`})`;
    },
    sectionHint: (section) => sectionHint(view, section as SectionId),
    spaceHint: (space) => spaceHint(view, space),
  };
}

function sectionHint(view: DsView, section: SectionId): string {
  const box = boxOf(view, section);
  switch (section) {
    case 'initiative':
      return `order now: ${view.initiative.map((a) => LETTERS[a]).join(' ')}`;
    case 'glaciation':
      return `${count(view.tundraLeft, 'tundra tile')} left`;
    case 'wanderlust': {
      const tiles = view.stacks.flatMap(({ top }) => (top === null ? [] : [top]));
      return `tiles: ${tiles.join(', ') || 'none'}; disks: ${elementList(box ?? {})}`;
    }
    case 'domination':
      return `${count(view.cards.faceUp.length, 'card')} face up`;
    default:
      return box === undefined ? '' : elementList(box);
  }
}

/** What the action could be about: elements on Earth, tiles shared with others. */
function spaceHint(view: DsView, space: string): string {
  const { section, place } = sectionOf(space);
  if (section === 'speciation') {
    return `${view.corners.filter(({ element }) => element === ELEMENTS[place]).length} on Earth`;
  }
  const own = view.asked?.animal;
  if (section !== 'competition' || !own) return '';
  const terrains = (COMPETITION_TERRAINS[place] ?? []).map((t) => TERRAINS[t]);
  const shared = view.tiles.filter(({ terrain, cubes }) => {
    return terrains.includes(terrain) && (cubes[own] ?? 0) > 0 && Object.keys(cubes).length > 1;
  });
  return shared.length === 0 ? 'no tile shared' : `shared: ${shared.map((tile) => tile.hex).join(', ')}`;
}

// Elements, tiles, cards.

/** Where the elements of a question come from. */
function sourceOf(view: DsView, kind: string): Readonly<Partial<Record<string, number>>> | undefined {
  const sources: Readonly<Record<string, Partial<Record<string, number>>>> = {
    adaptation: view.boxes.adaptation,
    abundance: view.boxes.abundance,
    wasteland: view.boxes.wasteland,
    'wanderlust-disk': view.boxes.wanderlust,
    'aquatic-disk': view.bag,
    'habitat-disk': view.bag,
    'metamorphosis-in': view.bag,
  };
  return sources[kind];
}

/** DS-5.4.12.5: who dominates takes a card. */
function cardFor(view: DsView, option: Option): string {
  const dominant = view.tiles.find((tile) => tile.hex === noun(option, 1))?.dominant;
  return dominant === undefined || view.cards.faceUp.length === 0 ? 'no card' : `card for ${dominant}`;
}

function dominanceOf({ dominance }: WhatIf): string[] {
  return [...Map.groupBy(dominance, (d) => d.to)].map(([animal, hexes]) => {
    const where = hexes.map((d) => d.hex).join(', ');
    return animal === null ? `nobody dominates ${where}` : `${animal} dominate ${where}`;
  });
}
