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
  animalWord,
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
  sectionTitle,
  spaceMarks,
  spacesOf,
  spaceTitle,
  terrainIndex,
  tilesOf,
  traitName,
} from '../names/dominant-species-marine.ts';
import { elementWord, terrainWord } from '../names/earth.ts';
import { elementList } from '../names/elements.ts';
import { say, textOf } from '../speech.ts';
import { listOf } from '../text.ts';
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
    terrain: tile.side ?? tile.terrain,
    cubes: presentOn(view, tile).map((animal) => cubesText(tile, animal)),
  }));
  const sight = sightOf(MAP, tiles, view.corners, ({ move }) => {
    const changes = whatIf(s, decision.seat, move);
    return consequences(changes, valuesOf(changes, own?.animal), animalWord);
  });
  const answers = options.filter((option) => !isWayOut(option));
  const table = dominantSpeciesMarine.config(s).options;
  const values = migrationValues(table.opt1);
  const discardedX = table.opt6 === 'default' ? '0' : say('cli.take.x.slot');
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
      return each(
        (option) => animalWord(what(option)),
        (option) => animalHint(what(option) as AnimalId),
      );
    case 'keep':
    case 'trait':
    case 'drop':
      return each(
        (option) => traitName(what(option)),
        (option) => traitHint(what(option)),
      );
    case 'keep-two':
      return each(
        (option) =>
          say('cli.take.two', { first: traitName(what(option)), second: traitName(noun(option, 2)) }),
        (option) => [what(option), noun(option, 2)].map(traitHint).join(' '),
      );
    case 'take':
    case 'protect':
      return each((option) =>
        say(`cli.choose.${noun(option, 0) as 'take' | 'protect'}`, {
          what: counted(what(option), sourceOf(view, kind)),
        }),
      );
    case 'exchange':
      return each((option) =>
        what(option) === 'nothing'
          ? say('cli.take.exchange.none')
          : say('cli.take.exchange', { what: counted(what(option), view.boxes.autotrophs) }),
      );
    case 'feed':
      return each((option) =>
        say('cli.take.feed', {
          element: elementWord(what(option)),
          section: sectionTitle(noun(option, 2)),
        }),
      );
    case 'use':
      return each(() => say('cli.take.regression'));
    case 'settle':
      return each((option) => say(`cli.take.${what(option) as Place}`));
    case 'lose':
      return each((option) => giveUpText(own, what(option), noun(option, 2) as Place));
    case 'side':
      return each((option) => say('cli.take.side', { side: what(option) }));
    case 'source':
      return each((option) =>
        what(option) === 'pool'
          ? say('cli.take.pool', { n: own?.pool ?? 0 })
          : say('cli.take.eliminated', { n: own?.eliminated ?? 0 }),
      );
    case 'control':
      return each(
        (option) =>
          say('cli.take.pawn', { element: elementWord(what(option)), where: pawnPlace(seen, what(option)) }),
        (option) => controlHint(seen, kind, what(option)),
      );
    case 'terrain':
      return each((option) =>
        say('cli.take.terrain', {
          terrain: terrainWord(what(option)),
          list: hexList(view, what(option) as TerrainId),
        }),
      );
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

/** Where a disk of an animal lies. */
type Place = 'board' | 'card';

/** Where a disk lies is only said by who has disks in both places. */
function giveUpText(own: AnimalView | undefined, disk: string, place: Place): string {
  const element = elementWord(disk);
  if (own === undefined || Object.keys(own.onTrait).length === 0) return say('cli.take.give-up', { element });
  return say('cli.take.give-up.where', { element, where: say(`cli.take.${place}`) });
}

const ONE_CUBE: ReadonlySet<string> = new Set(['fecundity', 'camouflage']);

function earthTable({ view, sight, own, discardedX }: Seen): EarthTable {
  return {
    sight,
    animal: animalWord,
    stacks: view.stacks,
    oneCube: ONE_CUBE,
    values: (terrain) => SCORING[terrainIndex(terrain as TerrainId)] ?? [],
    // DSM-5.11.4: the new tile and its neighbours of the same terrain.
    laid(hex) {
      const at = MAP.hexNames.indexOf(hex) * 6;
      const beside = Array.from(NEIGHBOURS.subarray(at, at + 6), (h) => MAP.hexNames[h]);
      const alike = tilesOf(view, view.tileInHand ?? undefined).filter((tile) => beside.includes(tile.hex));
      return say('cli.hex.gain', {
        points: `+${bonus(1 + alike.length)}`,
        animal: animalWord(own?.animal ?? ''),
      });
    },
    card(id) {
      const slot = view.row.find(({ card }) => card === id)?.slot;
      const text = CARDS.find((card) => card.id === id);
      const mark = doubt(text);
      const x = slot ?? discardedX;
      const summary = textOf(text?.summary ?? '', `m.card.${id}.text`, { x });
      const effect = text?.usesX === true ? say('cli.take.x', { text: summary, x }) : summary;
      return {
        name: slot === undefined ? cardName(id) : say('cli.take.slot', { n: slot, card: cardName(id) }),
        hint: mark === '' ? effect : `${mark} ${effect}`,
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
  return say('cli.take.chain', { elements, n: rank + 1, all: ANIMAL_IDS.length });
}

function traitHint(id: string): string {
  const trait = TRAITS.find((t) => t.id === id);
  const mark = doubt(trait);
  const text = textOf(trait?.summary ?? '', `m.trait.${id}.text`);
  return mark === '' ? text : `${mark} ${text}`;
}

// Pawns.

/** Sections and spaces for a basic pawn or the special one in hand, then special pawns, then Retrieve by its letter. */
function turnMenu(seen: Seen, options: readonly Option[]): Choice[] {
  const of = (verb: string): Option[] => options.filter((option) => noun(option, 0) === verb);
  const specials = choices(
    of('special'),
    (option) => say('cli.take.special', { element: elementWord(noun(option, 1)) }),
    () => say('cli.take.special.hint'),
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
  if (!last) return say('cli.take.retrieve', { n: out });
  return say(view.lastRound ? 'cli.take.retrieve.game' : 'cli.take.retrieve.round', { n: out });
}

function displayNames(seen: Seen): DisplayNames {
  const { view, values } = seen;
  return {
    section: (space) => (isFeeder(space) ? space : sectionOf(space).section),
    title(space) {
      const pawn = view.spaces[space];
      if (pawn === undefined) return spaceTitle(space);
      return say('cli.take.bumping', { space: spaceTitle(space), animal: animalWord(pawn.animal) });
    },
    heading(section, options) {
      const all = spacesOf(view, section as SectionId);
      const taken = Object.entries(view.spaces).filter(([space]) => sectionOf(space).section === section);
      const pawns = taken.map(([, { animal }]) => LETTERS[animal]).join('');
      const counts = { section: sectionTitle(section), n: options.length, all };
      return pawns === ''
        ? say('cli.take.heading', counts)
        : say('cli.take.heading.there', { ...counts, pawns });
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
      return safe.length === 0
        ? say('cli.take.safe.nobody', { disks })
        : say('cli.take.safe', { disks, list: listOf(safe.map(animalWord)) });
    }
    case 'speciation':
      return listOf(
        view.speciation.map((element) => (element === null ? say('cli.none') : elementWord(element))),
      );
    case 'wanderlust': {
      const tiles = view.stacks.flatMap(({ top }) => (top === null ? [] : [terrainWord(top)]));
      return say('cli.choose.tiles', { tiles: tiles.join(', ') || say('cli.none'), disks });
    }
    case 'tectonics':
      return say('cli.take.vents', { n: view.ventsLeft });
    case 'migration':
      return spaceMarks(view, section, values).join(', ');
    case 'competition':
      return view.chips.competition.map(terrainWord).join(', ');
    case 'evolution':
      return view.chips.evolution.map(terrainWord).join(', ');
    case 'domination': {
      const ahead = own === undefined ? [] : dominationOf(view, own).filter((x) => x.dominates);
      const what = ahead.map(({ element, value, target }) =>
        say('cli.take.ahead.item', { element: elementWord(element), value, target }),
      );
      return what.length === 0 ? say('cli.take.ahead.none') : say('cli.take.ahead', { list: listOf(what) });
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
      return [say('cli.take.disks-at', { n: disksAt(view, side), side })];
    }
    case 'speciation': {
      const element = view.speciation[place];
      const disks = view.corners.filter((disk) => element === undefined || disk.element === element);
      return [say('cli.choose.on-earth', { n: disks.length })];
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
      return [
        shared.length === 0
          ? say('cli.choose.shared.none')
          : say('cli.choose.shared', { list: shared.map((t) => t.hex).join(', ') }),
      ];
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
  return hexes.length === 0 ? say('cli.take.no-tile') : hexes.join(', ');
}

function pawnPlace({ view, own }: Seen, element: string): string {
  const pawn = view.specials.find((p) => p.element === element);
  if (pawn?.controller == null) return say('cli.take.nobody');
  const key = pawn.controller === own?.animal ? 'cli.take.you' : 'cli.take.they';
  const animal = animalWord(pawn.controller);
  if (pawn.space === null) return say(key, { animal });
  return say(`${key}.at`, { animal, space: spaceTitle(pawn.space) });
}

/** DSM-5.16.4: the target marker goes up to the value; Pack Hunters put it on a fixed place. */
function controlHint({ view, own }: Seen, kind: string, element: string): string {
  const found = own === undefined ? undefined : dominationOf(view, own).find((x) => x.element === element);
  if (found === undefined) return '';
  const { target, value } = found;
  return kind === 'domination' ? say('cli.take.target', { target, value }) : say('cli.take.value', { value });
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
  if (own === undefined || tile === undefined || view.row.length === 0) return say('cli.choose.card.none');
  const thrives = (tile.cubes[own.animal] ?? 0) > 0 && !tile.endangered.includes(own.animal);
  return say(thrives ? 'cli.take.card.you' : 'cli.choose.card.none');
}

/** Domination values: all changes of the animal that is asked, and whoever passes or loses a target. */
function valuesOf({ domination }: WhatIf, own: AnimalId | undefined): string[] {
  return domination.flatMap(({ animal, element, from, to, target }) => {
    const passes = from > target !== to > target;
    if (animal !== own && !passes) return [];
    const what = say(passes && to > target ? 'cli.take.change.dominates' : 'cli.take.change', {
      element: elementWord(element),
      from,
      to,
    });
    return [animal === own ? what : say('cli.take.change.of', { animal: animalWord(animal), what })];
  });
}
