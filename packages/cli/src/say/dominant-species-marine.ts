import {
  ANIMAL_IDS,
  type AnimalId,
  dominantSpeciesMarine,
  type MarineEvent,
} from '@clade/dominant-species-marine';
import type { EarthEvent } from '@clade/earth';
import type { GameEvent, Seat, State } from '@clade/engine';
import type { Names, Said } from '../entry.ts';
import { cardName, spaceTitle, traitName } from '../names/dominant-species-marine.ts';
import { capital, count, listOf } from '../text.ts';
import { animalSubject, passive, sayEarth, told } from './earth.ts';

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

const ENDS: Readonly<Record<string, string>> = {
  asteroid: 'the round of the Asteroid is over',
  'round-cap': 'the last round of a game without people is over',
};

/** What Survival counts. */
const VENT = 'vent';
const EXTINCTION = 'DSM-5.17.2';

/** What happened at a table of Marine, in English. */
export function sayMarine(event: GameEvent, names: Names, s: State): Said {
  const e = event as MarineEvent;
  const severalEach = dominantSpeciesMarine.config(s).options.animals !== 1;
  const subject = (animal: string): string =>
    animalSubject(s, ANIMAL_IDS.indexOf(animal as AnimalId), animal, severalEach, names);
  const by = (animal: string, text: string): Said => ({ subject: subject(animal), text });
  const gathered = (title: string, animal: string, item: string, text: string): Said => ({
    ...by(animal, text),
    gather: { title, noun: '', item },
  });
  switch (e.type) {
    case 'traits-dealt':
      return by(e.animal, `looked at ${e.secret === undefined ? 'trait cards' : traitList(e.secret.traits)}`);
    case 'trait-chosen':
      return by(
        e.animal,
        `kept ${e.secret === undefined ? 'something in secret' : traitList(e.secret.traits)}`,
      );
    case 'trait-gained':
      return gathered('Traits', e.animal, traitName(e.trait), `gained the trait ${traitName(e.trait)}`);
    case 'trait-lost':
      return by(e.animal, `lost the trait ${traitName(e.trait)}`);
    case 'trait-copied':
      return by(e.animal, `copied the trait ${traitName(e.trait)}`);
    case 'pawn-placed':
      return { ...by(e.animal, `placed ${pawn(e.special)} on ${spaceTitle(e.space)}`), opens: true };
    case 'pawn-taken': {
      const where = `${pawn(e.special)} back from ${spaceTitle(e.space)}`;
      return by(e.animal, e.rule === 'DSM-5.2.4' ? `was bumped and got ${where}` : `got ${where}`);
    }
    case 'retrieved':
      return { ...by(e.animal, 'retrieved all pawns'), opens: true };
    case 'extra-turn':
      return { ...by(e.animal, 'took another turn'), opens: true };
    case 'control':
      return by(e.animal, `took control of the pawn of ${e.element}, target now ${e.target}`);
    case 'vent-opened':
      return passive(`A ${e.side} opened on ${e.hex}.`);
    case 'regression-cube':
      return by(e.animal, 'put a cube on Regression');
    case 'disk-swapped':
      return passive(`${capital(e.element)} went to the ${capital(e.section)} box.`);
    case 'target-scored':
      return by(e.animal, `scored the pawn of ${e.element}, target ${e.target}`);
    case 'cubes-eliminated': {
      const said = sayEarth(e, subject, VENT);
      if (e.rule !== EXTINCTION) return said;
      return {
        ...said,
        gather: { title: 'Died out', noun: '', item: `${count(e.count, 'cube')} on ${e.hex}` },
      };
    }
    case 'card-revealed':
      return told('New cards', cardName(e.card), `The card ${cardName(e.card)} came to slot ${e.slot}.`);
    case 'card-resolved': {
      const from = e.rule === 'DSM-6.1.5' ? ' out of the discard pile' : '';
      return { ...by(e.animal, `resolved the card ${cardName(e.card)}${from}`), opens: true };
    }
    case 'card-discarded':
      return { text: `The card ${cardName(e.card)} was discarded.` };
    case 'chips-drawn':
      return { text: `${capital(listOf(e.chips))} came to ${capital(e.section)}.` };
    case 'extinction':
      return { text: 'There was an Extinction.' };
    case 'reseed':
      return { text: `Round ${e.round} ended with a Reseed.` };
    case 'last-round':
      return { text: 'This is the last round.' };
    case 'game-ended':
      return { text: `The game ended: ${ENDS[e.reason] ?? e.reason}.` };
    default:
      return sayEarth(e as EarthEvent, subject, VENT);
  }
}

function traitList(traits: readonly string[]): string {
  return `the ${traits.length === 1 ? 'trait' : 'traits'} ${listOf(traits.map(traitName))}`;
}

function pawn(special: string | null): string {
  return special === null ? 'a pawn' : `the pawn of ${special}`;
}
