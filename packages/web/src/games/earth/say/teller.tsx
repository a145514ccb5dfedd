import type { EarthEvent } from '@clade/earth';
import type { GameEvent, Seat } from '@clade/engine';
import type { ReactNode } from 'react';
import type { Line } from '../../../table/table.ts';
import type { Key, Say } from '../../../text/text.tsx';
import type { Names, Routine, Told } from '../../game-ui.ts';
import type { EarthGame } from '../game.ts';
import { animalId, animalName, elementName, plainList, terrainName, tileName } from '../lexicon.ts';

/** Where the story of a game stands: what the events so far have told. */
export interface Story {
  readonly round: number;
  /** Id of the phase or section, of the game's own. */
  readonly phase: string;
  readonly terrains: ReadonlyMap<string, string>;
  readonly owners: ReadonlyMap<string, Seat>;
}

const BEFORE: Story = { round: 0, phase: 'setup', terrains: new Map(), owners: new Map() };

/** One sentence; those that begin alike are told as one with a list. */
export interface Sentence {
  readonly key: Key;
  readonly values?: Readonly<Record<string, string | number>>;
  /** The subject. */
  readonly animal?: string;
  readonly symbol?: string;
  /** An entry of `{list}`; sentences with the same `join` share one. */
  readonly item?: string;
  readonly join?: string;
  readonly tone?: Told['tone'];
}

export interface Speech {
  readonly say: Say;
  readonly names: Names;
  readonly story: Story;
  animal(id: string): string;
  /** "Sea C2" */
  tile(hex: string): string;
}

/** What a game adds to the tale of Earth. */
export interface Tale {
  readonly game: Pick<EarthGame, 'prefix'>;
  /** Does the event say nothing to a reader? */
  quiet(event: GameEvent, story: Story): boolean;
  /** Round and phase from an event on. */
  time(event: GameEvent, story: Story): Pick<Story, 'round' | 'phase'> | undefined;
  /** Heading: round and phase. */
  group(story: Story, say: Say): string;
  section(id: string, say: Say): string;
  /** What a tile is called from an event on, where that is not its terrain. */
  names?(event: GameEvent): { readonly hex: string; readonly terrain: string } | undefined;
  /** Events of the game's own; undefined leaves them to Earth. */
  own(event: GameEvent, speech: Speech): Sentence | undefined;
}

/** The log from the deal on, in sentences. What was said of a line once is said again as it was. */
export function tellLines(tale: Tale, lines: readonly Line[], names: Names, say: Say): readonly Told[] {
  const said = saidBefore(names, say);
  let story = BEFORE;
  const told: Told[] = [];
  for (const line of lines) {
    let heard = said.get(line);
    if (heard === undefined) {
      heard = tellLine(tale, line, story, names, say);
      said.set(line, heard);
    }
    story = heard.story;
    told.push(...heard.told);
  }
  return told;
}

/** Options that nobody took, in a row. */
export function sayFold(_kind: Routine['kind'], told: readonly Told[], say: Say): string {
  return say('earth.fold.declined', { n: told.length });
}

interface Heard {
  readonly told: readonly Told[];
  readonly story: Story;
}

const SAID = new WeakMap<Say, WeakMap<Names, WeakMap<Line, Heard>>>();

function saidBefore(names: Names, say: Say): WeakMap<Line, Heard> {
  const byNames = SAID.get(say) ?? new WeakMap<Names, WeakMap<Line, Heard>>();
  SAID.set(say, byNames);
  const said = byNames.get(names) ?? new WeakMap<Line, Heard>();
  byNames.set(names, said);
  return said;
}

interface Open {
  readonly sentence: Sentence;
  readonly items: string[];
  readonly story: Story;
}

function tellLine(tale: Tale, line: Line, from: Story, names: Names, say: Say): Heard {
  const told: Told[] = [];
  let story = from;
  let open: Open | undefined;
  const close = (): void => {
    if (open) told.push(tell(tale, open, line, say));
    open = undefined;
  };
  for (const event of line.events) {
    story = advance(tale, event, story);
    if (tale.quiet(event, story)) continue;
    const sentence = sentenceOf(
      tale,
      event,
      { say, names, story, ...namesIn(tale, say, story) },
      open?.sentence,
    );
    if (sentence === undefined) continue;
    if (open && sentence.join !== undefined && open.sentence.join === sentence.join) {
      if (sentence.item !== undefined) open.items.push(sentence.item);
      continue;
    }
    close();
    open = { sentence, items: sentence.item === undefined ? [] : [sentence.item], story };
  }
  close();
  return { told, story };
}

function namesIn({ game }: Tale, say: Say, story: Story): Pick<Speech, 'animal' | 'tile'> {
  return {
    animal: (id) => animalName(say, animalId(game, id)),
    tile: (hex) => tileName(say, story.terrains.get(hex), hex),
  };
}

function advance(tale: Tale, event: GameEvent, story: Story): Story {
  const e = event as EarthEvent;
  let next = story;
  const time = tale.time(event, story);
  if (time) next = { ...next, ...time };
  const named = e.type === 'tile-laid' || e.type === 'tile-covered' ? e : tale.names?.(event);
  if (named) {
    next = { ...next, terrains: new Map(next.terrains).set(named.hex, named.terrain) };
  } else if (e.type === 'animal-assigned') {
    next = { ...next, owners: new Map(next.owners).set(e.animal, e.seat) };
  }
  return next;
}

function tell(tale: Tale, { sentence, items, story }: Open, line: Line, say: Say): Told {
  const { key, animal, symbol, tone } = sentence;
  const values = {
    ...sentence.values,
    ...(animal === undefined ? {} : { animal: animalName(say, animalId(tale.game, animal)) }),
    list: plainList(say, items),
  };
  const owner = animal === undefined ? undefined : story.owners.get(animal);
  // What has a symbol of its own happens to the table; the rest is somebody's doing.
  const doer = line.seat >= 0 && symbol === undefined ? line.seat : undefined;
  const seat = owner ?? doer;
  const struck = owner !== undefined && line.seat >= 0 && owner !== line.seat;
  return {
    n: line.n,
    round: story.round,
    ...(seat === undefined ? {} : { seat }),
    ...(animal === undefined ? {} : { animal }),
    ...(symbol === undefined ? {} : { symbol }),
    text: say.rich(key, { ...values, b: (inside: ReactNode[]) => <b>{inside}</b> }),
    plain: say(key, { ...values, b: (inside: never[]) => inside.join('') as never }),
    group: tale.group(story, say),
    touches: struck ? [owner] : [],
    ...(tone === undefined ? {} : { tone: tone === 'attack' && !struck ? 'loss' : tone }),
    ...(key === 'earth.log.forgone' ? { routine: { kind: 'declined' } } : {}),
  };
}

function sentenceOf(
  tale: Tale,
  event: GameEvent,
  speech: Speech,
  open: Sentence | undefined,
): Sentence | undefined {
  return tale.own(event, speech) ?? sayEarth(tale, event as EarthEvent, speech, open);
}

/** A list of its animal's own: `placed 4 on Sea C2 and 1 on Jungle C3`. */
function listed(
  event: EarthEvent & { readonly animal: string },
  item: string,
  tone?: Told['tone'],
): Sentence {
  return {
    key: `earth.log.${event.type}` as Key,
    animal: event.animal,
    join: `${event.type} ${event.animal}`,
    item,
    ...(tone ? { tone } : {}),
  };
}

/** What happens on Earth in both games. */
function sayEarth(
  tale: Tale,
  e: EarthEvent,
  { say, names, animal, tile }: Speech,
  open: Sentence | undefined,
): Sentence | undefined {
  switch (e.type) {
    case 'animal-assigned':
      return {
        key: 'earth.log.animal-assigned',
        values: { who: names.of(e.seat) },
        animal: e.animal,
      };
    case 'pawn-gained':
      return { key: 'earth.log.pawn-gained', animal: e.animal, tone: 'gain' };
    case 'tile-scored':
      return e.places.length === 0
        ? { key: 'earth.log.tile-scored.none', values: { tile: tile(e.hex) }, symbol: 'dominance' }
        : {
            key: 'earth.log.tile-scored',
            values: { tile: tile(e.hex) },
            symbol: 'dominance',
            join: 'points',
          };
    case 'points': {
      const n = Math.abs(e.points);
      const points = say(e.points < 0 ? 'earth.log.points.loss' : 'earth.log.points.gain', { n });
      const item = say('earth.log.scored', { animal: animal(e.animal), points });
      // The points of a tile stand with it.
      if (open?.join === 'points') return { key: 'earth.log.points', join: 'points', item };
      return {
        key: 'earth.log.points',
        animal: e.animal,
        join: 'points',
        item,
        tone: e.points < 0 ? 'loss' : 'gain',
      };
    }
    case 'tile-revealed':
      return {
        key: 'earth.log.tile-revealed',
        symbol: 'plus',
        join: e.type,
        item: terrainName(say, e.terrain),
      };
    case 'disks-drawn': {
      const list = e.elements.map((element) => elementName(say, element));
      if (list.length === 0) return undefined;
      return {
        key: 'earth.log.disks-drawn',
        symbol: 'element-bag',
        values: { section: tale.section(e.section, say) },
        item: plainList(say, list),
      };
    }
    case 'survival':
      return { key: 'earth.log.survival', animal: e.animal, values: { tiles: e.tiles } };
    case 'disk-placed':
      return {
        key: 'earth.log.disk-placed',
        values: { element: elementName(say, e.element), corner: e.corner },
      };
    case 'disk-removed': {
      const item = say('earth.log.disk.at', { element: elementName(say, e.element), corner: e.corner });
      return { key: 'earth.log.disk-removed', join: e.type, item };
    }
    case 'element-gained':
      return listed(e, elementName(say, e.element), 'gain');
    case 'element-lost':
      return listed(e, elementName(say, e.element), 'loss');
    case 'tile-laid':
      return { key: 'earth.log.tile-laid', values: { terrain: terrainName(say, e.terrain), hex: e.hex } };
    case 'tile-covered':
      return {
        key: 'earth.log.tile-covered',
        values: { terrain: terrainName(say, e.terrain), under: terrainName(say, e.under), hex: e.hex },
      };
    case 'cubes-placed':
    case 'cubes-revived':
    case 'cubes-returned':
      return listed(e, say('earth.log.cubes.on', { n: e.count, tile: tile(e.hex) }));
    case 'cubes-eliminated':
      return listed(e, say('earth.log.cubes.on', { n: e.count, tile: tile(e.hex) }), 'attack');
    case 'cubes-moved':
      return listed(e, say('earth.log.cubes.from-to', { n: e.count, from: tile(e.from), to: tile(e.to) }));
    case 'forgone':
      return { key: 'earth.log.forgone', animal: e.animal };
    case 'box-emptied':
    case 'box-moved':
      return undefined;
    default:
      return undefined;
  }
}
