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
import {
  animalWord,
  boxOf,
  cubesText,
  LETTERS,
  presentOn,
  sectionOf,
  sectionTitle,
  spaceTitle,
} from '../names/dominant-species.ts';
import { elementWord, nameIn, terrainWord } from '../names/earth.ts';
import { elementList } from '../names/elements.ts';
import { say, textOf } from '../speech.ts';
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
    return consequences(changes, dominanceOf(changes), animalWord);
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
        (option) => animalWord(noun(option, 1)),
        (option) => say(`cli.choose.ability.${noun(option, 1) as AnimalId}`),
      );
    case 'use':
      return each(() => say('cli.choose.use'));
    case 'take':
    case 'protect':
    case 'discard':
    case 'lose':
      return each((option) =>
        say(`cli.choose.${noun(option, 0) as 'take' | 'protect' | 'discard' | 'lose'}`, {
          what: counted(noun(option, 1), sourceOf(view, kind)),
        }),
      );
    case 'give-up':
      return each((option) => lossText(noun(option, 1)));
    case 'score':
      return each(
        (option) => tileText(sight, noun(option, 1)),
        (option) => [sight.hint(option), cardFor(view, option)].filter(Boolean).join('; '),
      );
    case 'replace':
      return cubeChoices(sight, animalWord, options, 1, 2, 'animal');
    default:
      return earthMenu(earthTable(view, sight), kind, options);
  }
}

const ONE_CUBE: ReadonlySet<string> = new Set(['insects', 'fecundity']);

function earthTable(view: DsView, sight: HexSight): EarthTable {
  return {
    sight,
    animal: animalWord,
    stacks: view.stacks,
    oneCube: ONE_CUBE,
    values: (terrain) => SCORING[TERRAINS.indexOf(terrain as TerrainId)] ?? [],
    laid: (hex) =>
      say('cli.hex.gain', {
        points: `+${bonus(tilesBeside(sight, hex).length)}`,
        animal: animalWord(view.asked?.animal ?? ''),
      }),
    card: (id) => ({
      name: nameIn(CARDS, id, 'ds.card'),
      hint: textOf(CARDS.find((card) => card.id === id)?.summary ?? '', `ds.card.${id}.text`),
    }),
  };
}

function lossText(what: string): string {
  if (what === 'pawn' || what === 'crowds') return say(`cli.choose.give-up.${what}`);
  return say('cli.choose.give-up.disk', { element: elementWord(what) });
}

// Pawns.

function displayNames(view: DsView): DisplayNames {
  return {
    section: (space) => sectionOf(space).section,
    title: spaceTitle,
    heading(section, options) {
      const all = SECTIONS.find((x) => x.id === section)?.spaces ?? 0;
      const taken = Object.entries(view.spaces).filter(([space]) => sectionOf(space).section === section);
      const pawns = taken.map(([, animal]) => LETTERS[animal]).join('');
      const values = { section: sectionTitle(section), n: options.length, all };
      return pawns === ''
        ? say('cli.choose.heading', values)
        : say('cli.choose.heading.there', { ...values, pawns });
    },
    sectionHint: (section) => sectionHint(view, section as SectionId),
    spaceHint: (space) => spaceHint(view, space),
  };
}

function sectionHint(view: DsView, section: SectionId): string {
  const box = boxOf(view, section);
  switch (section) {
    case 'initiative':
      return say('cli.choose.order', { list: view.initiative.map((a) => LETTERS[a]).join(' ') });
    case 'glaciation':
      return say('cli.choose.tundra', { n: view.tundraLeft });
    case 'wanderlust': {
      const tiles = view.stacks.flatMap(({ top }) => (top === null ? [] : [terrainWord(top)]));
      return say('cli.choose.tiles', {
        tiles: tiles.join(', ') || say('cli.none'),
        disks: elementList(box ?? {}),
      });
    }
    case 'domination':
      return say('cli.choose.face-up', { n: view.cards.faceUp.length });
    default:
      return box === undefined ? '' : elementList(box);
  }
}

/** What the action could be about: elements on Earth, tiles shared with others. */
function spaceHint(view: DsView, space: string): string {
  const { section, place } = sectionOf(space);
  if (section === 'speciation') {
    return say('cli.choose.on-earth', {
      n: view.corners.filter(({ element }) => element === ELEMENTS[place]).length,
    });
  }
  const own = view.asked?.animal;
  if (section !== 'competition' || !own) return '';
  const terrains = (COMPETITION_TERRAINS[place] ?? []).map((t) => TERRAINS[t]);
  const shared = view.tiles.filter(({ terrain, cubes }) => {
    return terrains.includes(terrain) && (cubes[own] ?? 0) > 0 && Object.keys(cubes).length > 1;
  });
  return shared.length === 0
    ? say('cli.choose.shared.none')
    : say('cli.choose.shared', { list: shared.map((tile) => tile.hex).join(', ') });
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
  return dominant === undefined || view.cards.faceUp.length === 0
    ? say('cli.choose.card.none')
    : say('cli.choose.card.for', { animal: animalWord(dominant) });
}

function dominanceOf({ dominance }: WhatIf): string[] {
  return [...Map.groupBy(dominance, (d) => d.to)].map(([animal, hexes]) => {
    const where = hexes.map((d) => d.hex).join(', ');
    return animal === null
      ? say('cli.choose.dominates.nobody', { list: where })
      : say('cli.choose.dominates', { animal: animalWord(animal), list: where });
  });
}
