import type { EarthEvent } from '@clade/earth';
import type { GameEvent, Seat } from '@clade/engine';
import { BEGUN } from '../begun.ts';
import { type Heard, HeardBefore } from '../heard.ts';
import { both, keyOf, type Phrase, type PhraseValues, phrase, type Value } from '../phrase.ts';
import type { Line, Names, Routine, Sentence, Wording } from '../wording.ts';
import {
  animalName,
  type EarthWords,
  elementName,
  terrainName,
  tileName,
  type WordedEarthView,
} from './names.ts';

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
export interface EventInWords {
  readonly key: Phrase['key'];
  readonly values?: PhraseValues;
  /** The subject. */
  readonly animal?: string;
  readonly symbol?: string;
  /** An entry of `{list}`; sentences with the same `join` share one. */
  readonly item?: Value;
  readonly join?: string;
  readonly tone?: Sentence['tone'];
}

export interface Speech {
  readonly names: Names;
  readonly story: Story;
  animal(id: string): Phrase;
  /** "Sea C2" */
  tile(hex: string): Value;
}

/** What a game adds to the tale of Earth. */
export interface Tale {
  readonly words: EarthWords;
  /** Does the event say nothing to a reader? */
  quiet(event: GameEvent, story: Story): boolean;
  /** Round and phase from an event on. */
  time(event: GameEvent, story: Story): Pick<Story, 'round' | 'phase'> | undefined;
  /** The phase of a view, as `time` names them. */
  phase(view: WordedEarthView): string;
  /** Heading: round and phase. */
  group(story: Story): Phrase;
  /** What a tile is called from an event on, where that is not its terrain. */
  names?(event: GameEvent): { readonly hex: string; readonly terrain: string } | undefined;
  /** Events of the game's own; undefined leaves them to Earth. */
  own(event: GameEvent, speech: Speech): EventInWords | undefined;
}

/** The log of a game from the deal on, in sentences. */
export function tellerOf(tale: Tale): Wording['tell'] {
  const heard = new HeardBefore<Story>();
  return (lines, names, start) =>
    heard.tell(
      lines,
      names,
      start === undefined ? BEFORE : storyAt(tale, start as WordedEarthView),
      (line, story) => tellLine(tale, line, story, names),
    );
}

/** Where the story stands at a table without a past. */
function storyAt(tale: Tale, view: WordedEarthView): Story {
  return {
    round: view.round,
    phase: tale.phase(view),
    terrains: new Map(view.tiles.map(({ hex, terrain, side }) => [hex, side ?? terrain])),
    owners: new Map(view.animals.map(({ animal, seat }) => [animal, seat])),
  };
}

/** Options that nobody took, in a row. */
export function foldName(_kind: Routine['kind'], told: readonly Pick<Sentence, 'routine'>[]): Phrase {
  return phrase('earth.fold.declined', { n: told.length });
}

interface Open {
  readonly sentence: EventInWords;
  readonly items: Value[];
  readonly rules: Set<string>;
  readonly story: Story;
}

function tellLine(tale: Tale, line: Line, from: Story, names: Names): Heard<Story> {
  const told: Sentence[] = [];
  let story = from;
  let open: Open | undefined;
  const close = (): void => {
    if (open) told.push(tell(tale, open, line));
    open = undefined;
  };
  for (const event of line.events) {
    story = advance(tale, event, story);
    if (tale.quiet(event, story)) continue;
    const sentence = sentenceOf(tale, event, { names, story, ...namesIn(tale, story) }, open?.sentence);
    if (sentence === undefined) continue;
    if (open && sentence.join !== undefined && open.sentence.join === sentence.join) {
      if (sentence.item !== undefined) open.items.push(sentence.item);
      open.rules.add(event.rule);
      continue;
    }
    close();
    const items = sentence.item === undefined ? [] : [sentence.item];
    open = { sentence, items, rules: new Set([event.rule]), story };
  }
  close();
  return { told, story };
}

function namesIn({ words }: Tale, story: Story): Pick<Speech, 'animal' | 'tile'> {
  return {
    animal: (id) => animalName(words.prefix, id),
    tile: (hex) => tileName(story.terrains.get(hex), hex),
  };
}

function advance(tale: Tale, event: GameEvent, story: Story): Story {
  if (event.type === BEGUN) return storyAt(tale, event.view as WordedEarthView);
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

function tell(tale: Tale, { sentence, items, rules, story }: Open, line: Line): Sentence {
  const { key, animal, symbol, tone } = sentence;
  const text = phrase(key, {
    ...sentence.values,
    ...(animal === undefined ? {} : { animal: animalName(tale.words.prefix, animal) }),
    list: both(items),
  });
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
    text,
    whole: text,
    group: tale.group(story),
    rules: [...rules],
    touches: struck ? [owner] : [],
    ...(tone === undefined ? {} : { tone: tone === 'attack' && !struck ? 'loss' : tone }),
    ...(key === 'earth.log.forgone' ? { routine: { kind: 'declined' } } : {}),
  };
}

function sentenceOf(
  tale: Tale,
  event: GameEvent,
  speech: Speech,
  open: EventInWords | undefined,
): EventInWords | undefined {
  return tale.own(event, speech) ?? sayEarth(tale, event as EarthEvent, speech, open);
}

/** A list of its animal's own: `placed 4 on Sea C2 and 1 on Jungle C3`. */
function listed(
  event: EarthEvent & { readonly animal: string },
  item: Value,
  tone?: Sentence['tone'],
): EventInWords {
  return {
    key: keyOf(`earth.log.${event.type}`),
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
  { names, animal, tile }: Speech,
  open: EventInWords | undefined,
): EventInWords | undefined {
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
      const points = phrase(e.points < 0 ? 'earth.log.points.loss' : 'earth.log.points.gain', { n });
      const item = phrase('earth.log.scored', { animal: animal(e.animal), points });
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
        item: terrainName(e.terrain),
      };
    case 'disks-drawn': {
      const list = e.elements.map(elementName);
      if (list.length === 0) return undefined;
      return {
        key: 'earth.log.disks-drawn',
        symbol: 'element-bag',
        values: { section: tale.words.section(e.section) },
        item: both(list),
      };
    }
    case 'survival':
      return { key: 'earth.log.survival', animal: e.animal, values: { tiles: e.tiles } };
    case 'disk-placed':
      return {
        key: 'earth.log.disk-placed',
        values: { element: elementName(e.element), corner: e.corner },
      };
    case 'disk-removed': {
      const item = phrase('earth.log.disk.at', { element: elementName(e.element), corner: e.corner });
      return { key: 'earth.log.disk-removed', join: e.type, item };
    }
    case 'element-gained':
      return listed(e, elementName(e.element), 'gain');
    case 'element-lost':
      return listed(e, elementName(e.element), 'loss');
    case 'tile-laid':
      return { key: 'earth.log.tile-laid', values: { terrain: terrainName(e.terrain), hex: e.hex } };
    case 'tile-covered':
      return {
        key: 'earth.log.tile-covered',
        values: { terrain: terrainName(e.terrain), under: terrainName(e.under), hex: e.hex },
      };
    case 'cubes-placed':
    case 'cubes-revived':
    case 'cubes-returned':
      return listed(e, phrase('earth.log.cubes.on', { n: e.count, tile: tile(e.hex) }));
    case 'cubes-eliminated':
      return listed(e, phrase('earth.log.cubes.on', { n: e.count, tile: tile(e.hex) }), 'attack');
    case 'cubes-moved':
      return listed(e, phrase('earth.log.cubes.from-to', { n: e.count, from: tile(e.from), to: tile(e.to) }));
    case 'forgone':
      return { key: 'earth.log.forgone', animal: e.animal };
    case 'box-emptied':
    case 'box-moved':
      return undefined;
    default:
      return undefined;
  }
}
