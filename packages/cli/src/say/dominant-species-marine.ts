import {
  ANIMAL_IDS,
  type AnimalId,
  dominantSpeciesMarine,
  type MarineEvent,
} from '@clade/dominant-species-marine';
import type { EarthEvent } from '@clade/earth';
import type { GameEvent, Seat, State } from '@clade/engine';
import type { Names, Said } from '../entry.ts';
import {
  animalWord,
  cardName,
  sectionTitle,
  spaceTitle,
  traitName,
} from '../names/dominant-species-marine.ts';
import { elementWord, terrainWord } from '../names/earth.ts';
import { say } from '../speech.ts';
import { capital, listOf } from '../text.ts';
import { animalSubject, type EarthWords, passive, sayEarth, told } from './earth.ts';

/** Of no interest between two moves: nothing was done, or the table shows it. */
const QUIET: ReadonlySet<string> = new Set([
  'box-emptied',
  'box-moved',
  'card-discarded',
  'chips-drawn',
  'disks-drawn',
  'forgone',
  // The points follow.
  'target-scored',
  // A vent is told by its side.
  'tile-covered',
]);
/** Told even when it belongs to the set-up, which the table shows. */
const TOLD: ReadonlySet<string> = new Set([
  'animal-assigned',
  'control',
  'points',
  'trait-copied',
  'trait-gained',
  'traits-dealt',
]);
/** The set-up and its rules. */
const SET_UP = 'DSM-4.';

export function quietInMarine(event: GameEvent, reader: Seat, _setUp: boolean): boolean {
  const setUp = event.rule.startsWith(SET_UP);
  if (setUp && !TOLD.has(event.type)) return true;
  switch (event.type) {
    case 'traits-dealt':
      // That others are dealt cards at the start goes without saying.
      return setUp && event.secret?.seat !== reader;
    case 'pawn-taken':
      // A Retrieve takes all pawns back.
      return event.rule === 'DSM-5.3.1';
    case 'tile-scored':
      // At the end every tile is scored.
      return event.rule === 'DSM-5.18.3';
    default:
      return QUIET.has(event.type);
  }
}

const EXTINCTION = 'DSM-5.17.2';

/** What happened at a table of Marine. */
export function sayMarine(event: GameEvent, names: Names, s: State): Said {
  const e = event as MarineEvent;
  const severalEach = dominantSpeciesMarine.config(s).options.animals !== 1;
  const subject = (animal: string): string =>
    animalSubject(s, ANIMAL_IDS.indexOf(animal as AnimalId), animalWord(animal), severalEach, names);
  const words: EarthWords = {
    subject,
    animal: animalWord,
    section: sectionTitle,
    survival: 'cli.earth.survival.vents',
  };
  const by = (animal: string, text: string): Said => ({ subject: subject(animal), text });
  const gathered = (title: string, animal: string, item: string, text: string): Said => ({
    ...by(animal, text),
    gather: { title, noun: '', item },
  });
  switch (e.type) {
    case 'traits-dealt':
      return by(
        e.animal,
        e.secret === undefined ? say('cli.m.looked.secret') : say('cli.m.looked', traitList(e.secret.traits)),
      );
    case 'trait-chosen':
      return by(
        e.animal,
        e.secret === undefined ? say('cli.m.kept.secret') : say('cli.m.kept', traitList(e.secret.traits)),
      );
    case 'trait-gained':
      return gathered(
        say('cli.m.traits'),
        e.animal,
        traitName(e.trait),
        say('cli.m.trait-gained', { trait: traitName(e.trait) }),
      );
    case 'trait-lost':
      return by(e.animal, say('cli.m.trait-lost', { trait: traitName(e.trait) }));
    case 'trait-copied':
      return by(e.animal, say('cli.m.trait-copied', { trait: traitName(e.trait) }));
    case 'pawn-placed':
      return { ...by(e.animal, pawnSaid('cli.m.placed', e.special, e.space)), opens: true };
    case 'pawn-taken': {
      return by(
        e.animal,
        pawnSaid(e.rule === 'DSM-5.2.4' ? 'cli.m.bumped' : 'cli.m.got', e.special, e.space),
      );
    }
    case 'retrieved':
      return { ...by(e.animal, say('cli.m.retrieved')), opens: true };
    case 'extra-turn':
      return { ...by(e.animal, say('cli.m.extra-turn')), opens: true };
    case 'control':
      return by(e.animal, say('cli.m.control', { element: elementWord(e.element), target: e.target }));
    case 'vent-opened':
      return passive(say('cli.m.vent', { side: e.side, hex: e.hex }));
    case 'regression-cube':
      return by(e.animal, say('cli.m.regression'));
    case 'disk-swapped':
      return passive(
        say('cli.m.to-box', {
          element: capital(elementWord(e.element)),
          section: sectionTitle(e.section),
        }),
      );
    case 'target-scored':
      return by(e.animal, say('cli.m.target-scored', { element: elementWord(e.element), target: e.target }));
    case 'cubes-eliminated': {
      const said = sayEarth(e, words);
      if (e.rule !== EXTINCTION) return said;
      return {
        ...said,
        gather: {
          title: say('cli.m.died-out'),
          noun: '',
          item: say('cli.earth.cubes-on', { n: e.count, hex: e.hex }),
        },
      };
    }
    case 'card-revealed':
      return told(
        say('cli.ds.new-cards'),
        cardName(e.card),
        say('cli.m.card-came', { card: cardName(e.card), slot: e.slot }),
      );
    case 'card-resolved': {
      const key = e.rule === 'DSM-6.1.5' ? 'cli.m.resolved.pile' : 'cli.m.resolved';
      return { ...by(e.animal, say(key, { card: cardName(e.card) })), opens: true };
    }
    case 'card-discarded':
      return { text: say('cli.m.card-discarded', { card: cardName(e.card) }) };
    case 'chips-drawn':
      return {
        text: say('cli.m.chips', {
          list: capital(listOf(e.chips.map(terrainWord))),
          section: sectionTitle(e.section),
        }),
      };
    case 'extinction':
      return { text: say('cli.m.extinction') };
    case 'reseed':
      return { text: say('cli.m.reseed', { round: e.round }) };
    case 'last-round':
      return { text: say('cli.ds.last-round') };
    case 'game-ended':
      return { text: say('cli.m.ended', { reason: e.reason }) };
    default:
      return sayEarth(e as EarthEvent, words);
  }
}

function traitList(traits: readonly string[]): { readonly n: number; readonly list: string } {
  return { n: traits.length, list: listOf(traits.map(traitName)) };
}

function pawnSaid(
  key: 'cli.m.placed' | 'cli.m.got' | 'cli.m.bumped',
  special: string | null,
  space: string,
): string {
  return special === null
    ? say(key, { space: spaceTitle(space) })
    : say(`${key}.special`, { element: elementWord(special), space: spaceTitle(space) });
}
