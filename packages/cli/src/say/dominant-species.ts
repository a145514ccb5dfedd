import { ANIMAL_IDS, type AnimalId, CARDS, type DsEvent, dominantSpecies } from '@clade/dominant-species';
import type { EarthEvent } from '@clade/earth';
import type { GameEvent, Seat, State } from '@clade/engine';
import type { Names, Said } from '../entry.ts';
import { spaceTitle } from '../names/dominant-species.ts';
import { nameIn } from '../names/earth.ts';
import { capital } from '../text.ts';
import { animalSubject, passive, sayEarth, told } from './earth.ts';

/** Of no interest between two moves: nothing was done, or the table shows it. */
const QUIET: ReadonlySet<string> = new Set([
  'reset-started',
  'pawn-slid',
  'box-emptied',
  'box-moved',
  'disks-drawn',
  'forgone',
]);
/** Told even when it belongs to the set-up, which the table shows. */
const TOLD: ReadonlySet<string> = new Set(['animal-assigned', 'points']);

export function quietInDominantSpecies(event: GameEvent, _reader: Seat, setUp: boolean): boolean {
  const final = event.type === 'tile-scored' && event.rule === 'DS-5.10.4';
  return (setUp && !TOLD.has(event.type)) || final || QUIET.has(event.type);
}

const ENDS: Readonly<Record<string, string>> = {
  'ice-age': 'the Ice Age has come',
  'dead-world': 'nothing is left alive',
  'round-cap': 'the last round of a game without people is over',
};

/** What happened at a table of Dominant Species, in English. */
export function sayDominantSpecies(event: GameEvent, names: Names, s: State): Said {
  const e = event as DsEvent;
  const severalEach = dominantSpecies.config(s).options.animals !== 1;
  const subject = (animal: string): string =>
    animalSubject(s, ANIMAL_IDS.indexOf(animal as AnimalId), animal, severalEach, names);
  const by = (animal: string, text: string): Said => ({ subject: subject(animal), text });
  switch (e.type) {
    case 'round-started':
      return { text: `Round ${e.round} began.` };
    case 'execution-started':
      return { text: 'All pawns stand: the actions are carried out.' };
    case 'reset-started':
      return { text: `Round ${e.round} ends: extinction, Survival, new cards, disks and tiles.` };
    case 'pawn-placed': {
      const space = spaceTitle(e.space);
      const gather = { title: 'Pawns', noun: '', item: `on ${space}` };
      return { ...by(e.animal, `placed a pawn on ${space}`), gather };
    }
    case 'pawn-taken':
      return { ...by(e.animal, `took the pawn off ${spaceTitle(e.space)}`), opens: true };
    case 'pawn-slid':
      return by(e.animal, `moved up from ${spaceTitle(e.from)} to ${spaceTitle(e.to)}`);
    case 'pawn-lost':
      return by(e.animal, 'lost a pawn');
    case 'initiative':
      return by(e.animal, `passed the ${e.passed} on the initiative track`);
    case 'protected':
      return by(e.animal, `protected ${e.element}`);
    case 'disk-discarded':
      return passive(`${capital(e.element)} left the ${capital(e.section)} box.`);
    case 'dominance': {
      const who = e.animal === null ? 'nobody' : `the ${e.animal}`;
      const list = { head: 'dominance', item: `${e.hex} by ${who}` };
      return { ...passive(`${e.hex} is now dominated by ${who}.`), list, latest: `dominance of ${e.hex}` };
    }
    case 'card-taken':
      return { ...by(e.animal, `took the card ${nameIn(CARDS, e.card)}`), opens: true };
    case 'card-revealed':
      return told('New cards', nameIn(CARDS, e.card), `The card ${nameIn(CARDS, e.card)} was turned up.`);
    case 'cube-saved':
      return by(e.animal, `saved a cube on ${e.hex}`);
    case 'last-round':
      return { text: 'This is the last round.' };
    case 'game-ended':
      return { text: `The game ended: ${ENDS[e.reason] ?? e.reason}.` };
    default:
      return sayEarth(e as EarthEvent, subject, 'tundra tile');
  }
}
