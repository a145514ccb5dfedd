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
  type WhatIf,
  whatIf,
} from '@clade/dominant-species';
import type { Decision, State } from '@clade/engine';
import type { Choice, Option } from '../entry.ts';
import { boxOf, cubesText, LETTERS, presentOn, sectionOf, spaceTitle } from '../names/dominant-species.ts';
import { elementList } from '../names/elements.ts';
import { capital, count, listOf } from '../text.ts';
import {
  cornerChoices,
  cubeChoices,
  earthChanges,
  type HexSight,
  moveChoices,
  noun,
  tilesBeside,
  tileText,
} from './hexes.ts';
import { counts, isWayOut, waysOut, withHint } from './shared.ts';

export function menuOfDominantSpecies(s: State, decision: Decision, options: readonly Option[]): Choice[] {
  const view = dominantSpecies.view(s, decision.seat);
  const sight = sightOf(view, ({ move }) => consequences(whatIf(s, decision.seat, move)));
  const answers = options.filter((option) => !isWayOut(option));
  return [...body(view, sight, decision.kind, answers), ...waysOut(options)];
}

function sightOf(view: DsView, hint: HexSight['hint']): HexSight {
  const tiles = view.tiles.map((tile) => {
    const cubes = presentOn(tile).map((animal) => cubesText(tile, animal));
    return { hex: tile.hex, terrain: tile.terrain, cubes: cubes.length === 0 ? 'empty' : cubes.join(' ') };
  });
  return {
    map: MAP,
    tiles: new Map(tiles.map((tile) => [tile.hex, tile])),
    disks: new Map(view.corners.map(({ corner, element }) => [corner, element])),
    hint,
  };
}

function body(view: DsView, sight: HexSight, kind: string, options: readonly Option[]): Choice[] {
  const each = (label: (option: Option) => string, hint = sight.hint): Choice[] =>
    options.map((option) => withHint(label(option), option, hint(option)));
  const tile = (option: Option): string => tileText(sight, noun(option, 1));
  switch (options[0]?.wire[0]) {
    case 'place':
      return placements(view, options);
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
      return each((option) => `${noun(option, 0)} ${elementText(view, kind, noun(option, 1))}`);
    case 'give-up':
      return each((option) => LOSSES[noun(option, 1)] ?? `a disk: ${noun(option, 1)}`);
    case 'put':
    case 'remove':
    case 'keep':
    case 'speciate':
      return cornerChoices(sight, options);
    case 'stack':
      return options.map((option) => stackChoice(view, option));
    case 'lay': {
      const beside = (option: Option): string[] => tilesBeside(sight, noun(option, 1));
      return each(
        (option) => `on ${noun(option, 1)}, beside ${listOf(beside(option))}`,
        (option) => `+${bonus(beside(option).length)} ${view.asked?.animal ?? ''}`,
      );
    }
    case 'score':
      return each(tile, (option) => [sight.hint(option), cardFor(view, option)].filter(Boolean).join('; '));
    case 'move':
      return moveChoices(sight, options);
    case 'add':
      // Where each tile takes one cube, the tile is what is chosen.
      return ONE_CUBE.has(kind) ? each((option) => `on ${tile(option)}`) : counts(options, 2, sight.hint);
    case 'bring':
      return counts(options, 2, sight.hint);
    case 'send':
      return counts(options, 3, sight.hint);
    case 'eliminate':
      return cubeChoices(sight, options, 2, 1, 'tile');
    case 'replace':
      return cubeChoices(sight, options, 1, 2, 'animal');
    case 'spare':
      return each((option) => `the ${noun(option, 1)}`);
    case 'card': {
      const card = (option: Option) => CARDS.find((c) => c.id === noun(option, 1));
      return each(
        (option) => card(option)?.name ?? noun(option, 1),
        (option) => card(option)?.summary ?? '',
      );
    }
    default:
      return each(tile);
  }
}

const ONE_CUBE: ReadonlySet<string> = new Set(['insects', 'fecundity']);

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

/** First the section, then the space in it. */
function placements(view: DsView, options: readonly Option[]): Choice[] {
  const groups = Map.groupBy(options, (option) => sectionOf(noun(option, 1)).section);
  return [...groups].map(([section, group]): Choice => {
    const [first, ...others] = group as [Option, ...Option[]];
    const hint = sectionHint(view, section);
    if (others.length === 0) return withHint(spaceTitle(noun(first, 1)), first, hint);
    const sub = group.map((option) =>
      withHint(spaceTitle(noun(option, 1)), option, spaceHint(view, noun(option, 1))),
    );
    const all = SECTIONS.find((x) => x.id === section)?.spaces ?? 0;
    const taken = Object.entries(view.spaces).filter(([space]) => sectionOf(space).section === section);
    const pawns = taken.map(([, animal]) => LETTERS[animal]).join('');
    const label = `${capital(section)} (${sub.length} of ${all} free${pawns === '' ? '' : `, ${pawns} there`})`;
    return hint === '' ? { label, sub } : { label, hint, sub };
  });
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

/** The element, with how many there are where it comes from. */
function elementText(view: DsView, kind: string, element: string): string {
  const boxes: Readonly<Record<string, Partial<Record<string, number>>>> = {
    adaptation: view.boxes.adaptation,
    abundance: view.boxes.abundance,
    wasteland: view.boxes.wasteland,
    'wanderlust-disk': view.boxes.wanderlust,
    'aquatic-disk': view.bag,
    'habitat-disk': view.bag,
    'metamorphosis-in': view.bag,
  };
  const n = boxes[kind]?.[element] ?? 1;
  return n > 1 ? `${element} (${n} of them)` : element;
}

function stackChoice(view: DsView, option: Option): Choice {
  const stack = Number(option.wire[1]);
  const { top, left } = view.stacks[stack - 1] ?? { top: null, left: 0 };
  const values = top === null ? [] : (SCORING[TERRAINS.indexOf(top)] ?? []);
  return withHint(`${top} of stack ${stack}`, option, `scores ${values.join('/')}; ${left} below it`);
}

/** DS-5.4.12.5: who dominates takes a card. */
function cardFor(view: DsView, option: Option): string {
  const dominant = view.tiles.find((tile) => tile.hex === noun(option, 1))?.dominant;
  return dominant === undefined || view.cards.faceUp.length === 0 ? 'no card' : `card for ${dominant}`;
}

/** What would change at once: points, dominance, endangered cubes. */
function consequences(changes: WhatIf): string {
  const { points, danger } = earthChanges(changes);
  const dominance = [...Map.groupBy(changes.dominance, (d) => d.to)].map(([animal, hexes]) => {
    const where = hexes.map((d) => d.hex).join(', ');
    return animal === null ? `nobody dominates ${where}` : `${animal} dominate ${where}`;
  });
  return [...points, ...dominance, ...danger, ...(changes.draws ? ['then something is drawn'] : [])].join(
    '; ',
  );
}
