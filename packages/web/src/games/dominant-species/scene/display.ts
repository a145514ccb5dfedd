import type {
  DisplayScene,
  AnimalSymbol as Drawn,
  EndScene,
  FreeScene,
  PlacedElement,
  SectionScene,
  SpaceNote,
  SpaceScene,
} from '@clade/board/hex';
import {
  type AnimalId,
  BOXES,
  type BoxId,
  COMPETITION_TERRAINS,
  type DsEvent,
  type DsView,
  ELEMENTS,
  MIGRATION_CUBES,
  SECTIONS,
  type SectionId,
  TERRAINS,
} from '@clade/dominant-species';
import type { Say } from '../../../text/text.tsx';
import { keptScene } from '../../earth/kept.ts';
import { elementName, terrainName } from '../../earth/lexicon.ts';
import { kindOf, spot } from '../../earth/spots.ts';
import { type EarthStage, lit } from '../../earth/stage.ts';
import { animalName, plannedBy, sectionAt, sectionName, spaceName, spaceNow, spaceWhen } from '../speech.ts';

type Stage = EarthStage<DsView>;

/** DS-3.1: all sections in printed order, with their pawns and elements. */
export function displayScene(stage: Stage): DisplayScene {
  const { view, say } = stage;
  const all = SECTIONS.reduce((sum, { spaces }) => sum + spaces, 0);
  return {
    title: say('ds.display'),
    note: say('ds.display.taken', { taken: Object.keys(view.spaces).length, all }),
    sections: SECTIONS.map(({ id, spaces }, i) =>
      keptScene(stage, `section ${id}`, () => sectionScene(stage, id, spaces, i)),
    ),
  };
}

/** Slots are filled by Reseed and give what is left to the next section. */
const FLOW: ReadonlySet<SectionId> = new Set(['adaptation', 'abundance', 'wasteland']);
const BOXED: ReadonlySet<SectionId> = new Set(['regression', 'wasteland', 'depletion']);
const SLOTS = 4;

function sectionScene(stage: Stage, id: SectionId, spaces: number, i: number): SectionScene {
  const { view, say } = stage;
  const now = view.phase === 'execution' ? sectionAt(view.cursor) : undefined;
  const at = SECTIONS.findIndex((section) => section.id === now);
  const state = now === undefined ? 'plain' : id === now ? 'now' : i < at ? 'done' : 'plain';
  return {
    key: id,
    number: i + 1,
    name: say.narrow(`ds.section.${id}`),
    tip: say(`ds.does.${id}`),
    state,
    ...(state === 'now' ? { note: say('ds.now') } : {}),
    spaces: Array.from({ length: spaces }, (_, place) =>
      spaceScene(stage, spaces === 1 ? id : `${id}-${place + 1}`, id, place),
    ),
    ...(id === 'glaciation' ? { queue: true } : {}),
    ...(FLOW.has(id) ? { flow: true } : {}),
    free: freeScenes(stage, id),
    ends: endScenes(stage, id),
  };
}

function spaceScene(stage: Stage, space: string, section: SectionId, place: number): SpaceScene {
  const { view, base, say, choice } = stage;
  const animal = view.spaces[space];
  const name = spaceName(say, space);
  const asking = [...choice.open.keys()].some((open) => kindOf(open) === 'space');
  const { state, target } = lit(stage, spot('space', space), say('ds.space.target', { space: name }), asking);
  const asked = view.asked?.animal ?? undefined;
  const help = asking && target && !target.refused && asked !== undefined;
  const actor = animal === undefined ? actorOn(stage, space) : undefined;
  const acting = actor !== undefined || isPlacedBy(stage, space);
  const shown = animal ?? actor;
  const order = animal !== undefined && view.phase === 'planning' ? orderOf(stage, space, animal) : undefined;
  return {
    key: space,
    label:
      shown === undefined
        ? say('ds.space.free', { space: name })
        : say('ds.space.taken', { space: name, animal: animalName(say, shown) }),
    shape: 'circle',
    state: state === 'refused' && animal === undefined ? 'plain' : state,
    notes: notesOf(stage, section, place),
    ...(shown === undefined
      ? {}
      : {
          pawn: {
            key: `pawn-${space}`,
            animal: drawn(shown),
            ...(base.spaces[space] === undefined && !acting ? { coming: true } : {}),
          },
        }),
    ...(acting ? { acting: true } : {}),
    ...(order === undefined ? {} : { order }),
    ...(target === undefined ? {} : { target }),
    // What the action does comes first; then what it would do now.
    tip: help ? helpOf(stage, section, space, asked) : say(`ds.does.${section}`),
  };
}

/** Worked out once for a table: it is drawn again for every look of a hand. */
const HELP = new WeakMap<DsView, { readonly say: Say; readonly tips: Map<string, string> }>();

function helpOf({ view, say }: Stage, section: SectionId, space: string, animal: AnimalId): string {
  let help = HELP.get(view);
  if (help?.say !== say) {
    help = { say, tips: new Map() };
    HELP.set(view, help);
  }
  const key = `${space} ${animal}`;
  let tip = help.tips.get(key);
  if (tip === undefined) {
    tip = [say(`ds.does.${section}`), spaceNow(say, view, space, animal), spaceWhen(say, view, space)].join(
      ' ',
    );
    help.tips.set(key, tip);
  }
  return tip;
}

/** Was the pawn put there by the line that is shown? */
function isPlacedBy({ line }: Stage, space: string): boolean {
  const events = (line?.events ?? []) as readonly DsEvent[];
  return events.some((event) => event.type === 'pawn-placed' && event.space === space);
}

/** Whose pawn was taken off a space that is being executed. */
function actorOn({ view, snapshot }: Stage, space: string): AnimalId | undefined {
  if (view.phase !== 'execution' || view.cursor !== space) return undefined;
  const events = [...snapshot.lines.flatMap((line) => line.events), ...snapshot.draft.events.flat()];
  const taken = (events as DsEvent[]).findLast((event) => event.type === 'pawn-taken');
  return taken?.type === 'pawn-taken' && taken.space === space ? (taken.animal as AnimalId) : undefined;
}

/** Planning: when a pawn of the reader's own resolves among their pawns. */
function orderOf({ view, snapshot }: Stage, space: string, animal: AnimalId): string | undefined {
  const own = view.animals.find((one) => one.animal === animal)?.seat === snapshot.viewer;
  return own ? String(plannedBy(view, animal).indexOf(space) + 1) : undefined;
}

export function drawn(animal: AnimalId): Drawn {
  return `ds-${animal}`;
}

function notesOf({ say }: Stage, section: SectionId, place: number): SpaceNote[] {
  switch (section) {
    case 'speciation': {
      const element = ELEMENTS[place] ?? 'meat';
      return [{ kind: 'element', element, label: elementName(say, element) }];
    }
    case 'migration':
      return [{ kind: 'text', text: String(MIGRATION_CUBES[place]), strong: true }];
    case 'competition':
      return (COMPETITION_TERRAINS[place] ?? []).map((i) => {
        const terrain = TERRAINS[i] ?? 'tundra';
        return { kind: 'terrain', terrain, label: terrainName(say, terrain), size: 10.5 };
      });
    default:
      return [];
  }
}

/** DS-3.1.3: what animals in play do without a pawn. */
const FREE: Readonly<
  Partial<Record<SectionId, { readonly animal: AnimalId; readonly side: 'left' | 'right' }>>
> = {
  regression: { animal: 'reptiles', side: 'right' },
  speciation: { animal: 'insects', side: 'right' },
  migration: { animal: 'birds', side: 'right' },
  competition: { animal: 'arachnids', side: 'left' },
};

function freeScenes({ view, say }: Stage, section: SectionId): FreeScene[] {
  const free = FREE[section];
  if (free === undefined || !view.animals.some(({ animal }) => animal === free.animal)) return [];
  const label = say(`ds.free.${free.animal as 'reptiles' | 'insects' | 'birds' | 'arachnids'}`);
  const acting = view.phase === 'execution' && view.cursor === free.animal;
  return [
    { animal: drawn(free.animal), label, side: free.side, state: 'plain', ...(acting ? { acting } : {}) },
  ];
}

function endScenes(stage: Stage, section: SectionId): EndScene[] {
  const { view, say } = stage;
  if ((BOXES as readonly string[]).includes(section)) return [elementsEnd(stage, section as BoxId)];
  switch (section) {
    case 'initiative':
      return [
        {
          kind: 'track',
          label: say('ds.initiative'),
          places: view.initiative.map((animal) => ({
            key: `initiative-${animal}`,
            animal: drawn(animal),
            label: animalName(say, animal),
            ...(view.phase === 'planning' && view.asked?.animal === animal ? { acting: true } : {}),
          })),
        },
      ];
    case 'glaciation':
      return [
        {
          kind: 'text',
          terrain: 'tundra',
          text: say('ds.tundra-left', { n: view.tundraLeft }),
          elements: [],
        },
      ];
    case 'domination':
      return [
        {
          kind: 'text',
          symbol: 'card',
          text: say('ds.cards-below', { n: view.cards.faceUp.length }),
          elements: [],
        },
      ];
    default:
      return [];
  }
}

/** Decisions whose elements come from a box of the display. */
const FROM_BOX: Readonly<Record<string, BoxId>> = {
  adaptation: 'adaptation',
  abundance: 'abundance',
  wasteland: 'wasteland',
  'wanderlust-disk': 'wanderlust',
};

function elementsEnd(stage: Stage, section: BoxId): EndScene {
  const { view, say, choice } = stage;
  const counts = view.boxes[section];
  const asked = FROM_BOX[choice.kind ?? ''] === section;
  const disks = ELEMENTS.flatMap((element) =>
    Array.from({ length: counts[element] ?? 0 }, (_, i): PlacedElement => {
      const label = elementName(say, element);
      const look = asked
        ? lit(stage, spot('kind', element), say('earth.move.take', { element: label }))
        : undefined;
      return {
        key: `${section}-${element}-${i}`,
        element,
        label,
        state: look?.state ?? 'plain',
        ...(look?.target ? { target: look.target } : {}),
      };
    }),
  );
  const boxed = BOXED.has(section);
  const empty = boxed ? 0 : Math.max(0, SLOTS - disks.length);
  return {
    kind: 'elements',
    label: say('ds.box', { section: sectionName(say, section) }),
    ...(boxed ? { box: true } : {}),
    anchor: `box:${section}`,
    places: [...disks, ...Array.from({ length: empty }, () => null)],
  };
}
