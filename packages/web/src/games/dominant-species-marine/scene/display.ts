import type {
  DisplayScene,
  EndScene,
  PawnScene,
  PlacedElement,
  SectionScene,
  SpaceNote,
  SpaceScene,
} from '@clade/board/hex';
import {
  type BoxId,
  COMPETITION_CUBES,
  ELEMENTS,
  type ElementId,
  MAP,
  type MarineView,
  SECTIONS,
  type SectionId,
  SPACE_NAMES,
  type TerrainId,
} from '@clade/dominant-species-marine';
import { CORNER_HEXES } from '@clade/earth';
import { actingSpace, migrationCubes } from '@clade/wording/dominant-species-marine';
import {
  animalCode,
  elementList,
  elementName,
  type NamedCounts,
  plainList,
  terrainName,
} from '../../earth/lexicon.ts';
import { spot } from '../../earth/spots.ts';
import { lit } from '../../earth/stage.ts';
import {
  animalOf,
  drawn,
  feederOf,
  hasTrait,
  isSpecialOnly,
  spaceName,
  spaceParts,
  tileOf,
} from '../speech.ts';
import { type MarineStage, ownAnimal, present } from './stage.ts';

/** DSM-3.2: printed places for disks; other sections have boxes that take what others leave. */
const SLOTS: Readonly<Partial<Record<SectionId, number>>> = { abundance: 4, adaptation: 4, wanderlust: 4 };
const BOXED: ReadonlySet<SectionId> = new Set(['autotrophs', 'depletion', 'regression']);
/** DSM-5.17.5: what is left in these goes to the section below. */
const FLOWING: ReadonlySet<SectionId> = new Set(['abundance', 'autotrophs', 'adaptation']);

const FEEDER = { section: 'evolution', place: 0 } as const;
const SPACES = Object.groupBy(
  SPACE_NAMES.filter((space) => feederOf(space) === undefined),
  (space) => spaceParts(space).section,
) as Readonly<Record<SectionId, readonly string[]>>;

/** The question that takes a disk out of a section's box. */
const TAKEN_FROM: Readonly<Record<string, BoxId>> = {
  abundance: 'abundance',
  adaptation: 'adaptation',
  'wanderlust-disk': 'wanderlust',
  'autotrophs-exchange': 'autotrophs',
};

export function displayScene(stage: MarineStage): DisplayScene {
  const { view, say } = stage;
  const acting = actingSpace(stage.snapshot);
  const all = SECTIONS.reduce((n, { id }) => n + usedSpaces(stage, id), 0);
  const taken = Object.keys(view.spaces).filter((space) => feederOf(space) === undefined).length;
  return {
    title: say('m.display'),
    note: placingNote(stage) ?? say('m.display.note', { taken, all }),
    sections: SECTIONS.map(({ id }, i): SectionScene => {
      const names = id === 'evolution' ? [...SPACES[id], ...feeders(stage)] : SPACES[id];
      return {
        key: id,
        number: i + 1,
        name: say.narrow(`m.section.${id}`),
        tip: sectionTip(stage, id),
        state: acting !== undefined && names.includes(acting) ? 'now' : 'plain',
        spaces: names.map((space) => spaceScene(stage, space, acting)),
        ...(FLOWING.has(id) ? { flow: true } : {}),
        free: [],
        ends: endsOf(stage, id),
      };
    }),
  };
}

/** DSM-5.2.6: the space of Bottom Feeder has no place in the order; it does what the Evolution row is there for. */
function feeders({ view }: MarineStage): string[] {
  return view.animals
    .filter(
      (animal) => hasTrait(animal, 'bottom-feeder') || view.spaces[`feeder-${animal.animal}`] !== undefined,
    )
    .map(({ animal }) => `feeder-${animal}`);
}

/** DSM-3.2: how many spaces of a section this number of animals uses. */
function usedSpaces({ view }: MarineStage, section: SectionId): number {
  const all = SECTIONS.find(({ id }) => id === section)?.spaces ?? 0;
  return section === 'domination' ? Math.max(1, Math.min(all, view.animals.length - 1)) : all;
}

const CHIPPED: ReadonlySet<SectionId> = new Set(['competition', 'evolution']);

/** What the section does, and which chips may come next. */
function sectionTip({ view, say }: MarineStage, section: SectionId): string {
  const does = say(`m.section.${section}.does`);
  if (!CHIPPED.has(section)) return does;
  const list = Object.entries(view.chipBag).map(([terrain, n]) =>
    say('m.chips.terrain', { terrain: terrainName(say, terrain), n }),
  );
  return say('m.chips', { does, list: list.join(', ') });
}

const PLACING: ReadonlySet<string> = new Set(['turn', 'special-space']);

/** The rule that greys the spaces: a basic pawn goes behind the others (DSM-5.2.2), with Flight also before them. */
function placingNote(stage: MarineStage): string | undefined {
  const { say, choice } = stage;
  const { spaces } = present(stage);
  const own = ownAnimal(stage);
  if (own === undefined || !PLACING.has(choice.kind ?? '')) return undefined;
  if (choice.kind === 'special-space') {
    const element = pawnInHand(stage);
    return element === undefined
      ? undefined
      : say('m.display.special', { element: elementName(say, element) });
  }
  const out = SPACE_NAMES.filter(
    (space) => feederOf(space) === undefined && spaces[space]?.animal === own.animal,
  );
  const [first] = out;
  const last = out.at(-1);
  if (first === undefined || last === undefined || own.pawns.available === 0) return undefined;
  return hasTrait(own, 'flight')
    ? say('m.display.flight', { first: spaceName(say, first), last: spaceName(say, last) })
    : say('m.display.after', { space: spaceName(say, last) });
}

/** The special pawn that is being placed. */
function pawnInHand({ snapshot }: Pick<MarineStage, 'snapshot'>): string | undefined {
  return (snapshot.view as MarineView).asked?.element ?? undefined;
}

function spaceScene(stage: MarineStage, space: string, acting: string | undefined): SpaceScene {
  const { view, say, choice } = stage;
  const feeder = feederOf(space);
  const { section, place } = feeder === undefined ? spaceParts(space) : FEEDER;
  const closed = feeder === undefined && place >= usedSpaces(stage, section);
  const name = spaceName(say, space);
  const pawn = view.spaces[space];
  const state = closed
    ? say('m.space.closed')
    : pawn === undefined
      ? say('m.space.free')
      : pawnWords(stage, pawn.animal, pawn.special);
  const what = spaceFacts(stage, space);
  const label =
    what === undefined
      ? say('m.space.plain', { space: name, state })
      : say('m.space.label', { space: name, what, state });
  const placing = PLACING.has(choice.kind ?? '') && !closed;
  const look = lit(stage, spot('space', space), pickLabel(stage, space), placing);
  return {
    key: space,
    label,
    shape: isSpecialOnly(space) ? 'diamond' : 'circle',
    ...look,
    ...(pawn === undefined ? {} : { pawn: pawnScene(stage, space) as PawnScene }),
    notes:
      feeder === undefined
        ? spaceNotes(stage, section, place)
        : [{ kind: 'text', text: animalCode(say, drawn(feeder)) }],
    ...(acting === space ? { acting: true } : {}),
    ...(bumps(stage, space) ? { bump: true } : {}),
    ...(closed ? { closed: true } : {}),
    tip: say('m.space.tip', {
      space: name,
      does: say(feeder === undefined ? `m.section.${section}.does` : 'm.trait.bottom-feeder.text'),
      what: what ?? state,
    }),
  };
}

function pawnWords({ say }: MarineStage, animal: string, special: string | null): string {
  return special === null
    ? say('m.space.pawn', { animal: animalOf(say, animal) })
    : say('m.space.pawn.special', { animal: animalOf(say, animal), element: elementName(say, special) });
}

/** Would choosing it send another pawn away (DSM-5.2.4)? */
function bumps(stage: MarineStage, space: string): boolean {
  const { choice } = stage;
  return present(stage).spaces[space] !== undefined && choice.open.has(spot('space', space));
}

function pickLabel(stage: MarineStage, space: string): string {
  const { say } = stage;
  const name = spaceName(say, space);
  const element = stage.choice.kind === 'special-space' ? pawnInHand(stage) : undefined;
  const pick =
    element === undefined
      ? say('m.space.pick', { space: name })
      : say('m.space.pick.special', { space: name, element: elementName(say, element) });
  const there = present(stage).spaces[space];
  return there === undefined ? pick : say('m.space.bump', { pick, animal: animalOf(say, there.animal) });
}

/** Basic pawns never move from space to space: one is known by where it stands. */
function pawnScene({ view, base }: MarineStage, space: string): PawnScene | undefined {
  const pawn = view.spaces[space];
  if (pawn === undefined) return undefined;
  const there = base.spaces[space];
  const coming = there?.animal !== pawn.animal || there.special !== pawn.special;
  return {
    key: pawn.special === null ? `pawn:${pawn.animal}:${space}` : `pawn:${pawn.special}`,
    animal: drawn(pawn.animal),
    ...(pawn.special === null ? {} : { special: pawn.special }),
    ...(coming ? { coming: true } : {}),
  };
}

/** What is printed or lies under a space. */
function spaceNotes(stage: MarineStage, section: SectionId, place: number): SpaceNote[] {
  const { view, say } = stage;
  const text = (words: string | number, strong = true): SpaceNote => ({
    kind: 'text',
    text: String(words),
    strong,
  });
  const chip = (n: number, terrain: TerrainId | undefined): SpaceNote[] =>
    terrain === undefined
      ? [text(n)]
      : [text(n), { kind: 'terrain', terrain, label: terrainName(say, terrain) }];
  switch (section) {
    case 'autotrophs': {
      const side = place === 0 ? 'smoker' : 'geyser';
      return [{ kind: 'symbol', symbol: `vent-${side}`, label: terrainName(say, side) }];
    }
    case 'speciation': {
      const element = view.speciation[place];
      if (element) return [{ kind: 'element', element, label: elementName(say, element) }];
      return [text(say(element === null ? 'm.none' : 'm.any'), false)];
    }
    case 'migration': {
      const cubes = migrationCubes(stage.snapshot.config)[place];
      return cubes === undefined ? [text(say('m.all'), false)] : [text(cubes)];
    }
    case 'competition': {
      const cubes = COMPETITION_CUBES[place];
      return cubes === undefined
        ? [text(say('m.one-and-one'), false)]
        : chip(cubes, view.chips.competition[place]);
    }
    case 'evolution':
      return chip(place + 1, view.chips.evolution[place]);
    default:
      return [];
  }
}

/** What a space would do now. */
export function spaceFacts(stage: MarineStage, space: string): string | undefined {
  const { view, say } = stage;
  if (feederOf(space) !== undefined) return say('m.space.now.feeder');
  const { section, place } = spaceParts(space);
  const box = section in view.boxes ? elementList(say, view.boxes[section as BoxId]) : '';
  const tiles = (list: readonly string[]): string =>
    list.length === 0 ? say('m.no-tile') : list.map((hex) => tileOf(say, view, hex)).join(', ');
  switch (section) {
    case 'autotrophs':
      return say('m.space.now.autotrophs', {
        n: disksAtVents(stage, place === 0 ? 'smoker' : 'geyser'),
        elements: box,
      });
    case 'regression': {
      const safe = view.regression.flatMap((animal) => (animal === null ? [] : [animalOf(say, animal)]));
      const animals = safe.length === 0 ? say('m.nobody') : plainList(say, safe);
      return say('m.space.now.regression', { elements: box, animals });
    }
    case 'speciation': {
      const element = view.speciation[place];
      if (element === null) return say('m.space.now.speciation.none');
      const n = view.corners.filter((disk) => element === undefined || disk.element === element).length;
      return element === undefined
        ? say('m.space.now.speciation.any', { n })
        : say('m.space.now.speciation', { n, element: elementName(say, element) });
    }
    case 'wanderlust': {
      const tops = view.stacks.flatMap(({ top }) => (top === null ? [] : [terrainName(say, top)]));
      return say('m.space.now.wanderlust', {
        terrains: tops.length === 0 ? say('m.nothing') : tops.join(', '),
        elements: box,
      });
    }
    case 'tectonics':
      return say('m.space.now.tectonics', { n: view.ventsLeft });
    case 'migration': {
      const n = migrationCubes(stage.snapshot.config)[place];
      return n === undefined ? say('m.space.now.migration.all') : say('m.space.now.migration', { n });
    }
    case 'competition': {
      const n = COMPETITION_CUBES[place];
      const terrain = view.chips.competition[place];
      const shared = tiles(sharedTiles(stage, n === undefined ? undefined : terrain));
      return n === undefined || terrain === undefined
        ? say('m.space.now.competition.special', { tiles: shared })
        : say('m.space.now.competition', { n, terrain: terrainName(say, terrain), tiles: shared });
    }
    case 'evolution': {
      const terrain = view.chips.evolution[place];
      if (terrain === undefined) return undefined;
      const all = view.tiles.filter((tile) => tile.terrain === terrain).map(({ hex }) => hex);
      return say('m.space.now.evolution', {
        terrain: terrainName(say, terrain),
        tiles: all.length === 0 ? say('m.no-tile') : all.join(', '),
        n: place + 1,
      });
    }
    case 'domination': {
      const mine = exceeded(stage);
      return mine.length === 0
        ? say('m.space.now.domination.none')
        : say('m.space.now.domination', {
            elements: plainList(
              say,
              mine.map((element) => elementName(say, element)),
            ),
          });
    }
    default:
      return say(`m.space.now.${section}`, { elements: box });
  }
}

/** Tiles of a terrain, or of any, where my animal meets others. */
function sharedTiles(stage: MarineStage, terrain: TerrainId | undefined): string[] {
  const own = ownAnimal(stage);
  return stage.view.tiles
    .filter((tile) => terrain === undefined || tile.terrain === terrain)
    .filter(
      (tile) => own !== undefined && (tile.cubes[own.animal] ?? 0) > 0 && Object.keys(tile.cubes).length > 1,
    )
    .map(({ hex }) => hex);
}

/** DSM-5.6.2: disks at vents of one side. */
function disksAtVents({ view }: MarineStage, side: string): number {
  const vents = new Set(view.tiles.filter((tile) => tile.side === side).map(({ hex }) => hex));
  return view.corners.filter(({ corner }) => {
    const at = MAP.cornerNames.indexOf(corner) * 3;
    return CORNER_HEXES.subarray(at, at + 3).some((hex) => vents.has(MAP.hexNames[hex] ?? ''));
  }).length;
}

/** DSM-1.6.9: elements whose target my animal exceeds. */
function exceeded(stage: MarineStage): ElementId[] {
  const own = ownAnimal(stage);
  if (own === undefined) return [];
  return stage.view.specials
    .filter(({ element, target }) => (own.values[element] ?? 0) > target)
    .map(({ element }) => element);
}

function endsOf(stage: MarineStage, section: SectionId): EndScene[] {
  const { view, say } = stage;
  const name = say(`m.section.${section}`);
  const slots = SLOTS[section];
  if (slots !== undefined || BOXED.has(section)) {
    const disks = boxPlaces(stage, section as BoxId);
    const free = Math.max(0, (slots ?? 0) - disks.length);
    const box: EndScene = {
      kind: 'elements',
      label: say('m.box', { section: name }),
      ...(BOXED.has(section) ? { box: true } : {}),
      anchor: `box:${section}`,
      places: [...disks, ...Array.from({ length: free }, () => null)],
    };
    if (section !== 'regression') return [box];
    const animals = view.regression.map((animal) => (animal === null ? null : drawn(animal)));
    return [{ kind: 'squares', label: say('m.squares'), places: animals }, box];
  }
  if (section === 'tectonics') {
    return [
      { kind: 'text', symbol: 'vent-geyser', text: say('m.vents-left', { n: view.ventsLeft }), elements: [] },
    ];
  }
  const mine = section === 'domination' ? exceeded(stage) : [];
  if (mine.length === 0) return [];
  const elements = mine.map((element) => ({ element, label: elementName(say, element) }));
  return [{ kind: 'text', text: say('m.may-take'), elements }];
}

/** The disks of a box, each a target where the question takes one out of it. */
function boxPlaces(stage: MarineStage, box: BoxId): PlacedElement[] {
  const { view, say, choice } = stage;
  const counts: NamedCounts = view.boxes[box];
  const asked = TAKEN_FROM[choice.kind ?? ''] === box || choice.kind === 'bottom-feeder-disk';
  return ELEMENTS.flatMap((element) =>
    Array.from({ length: counts[element] ?? 0 }, (_, i): PlacedElement => {
      const name = elementName(say, element);
      const look = asked
        ? lit(stage, spot('kind', element), say('m.box.take', { element: name }))
        : { state: 'plain' as const };
      return { key: `${box}-${element}-${i}`, element, label: name, ...look };
    }),
  );
}
