import { ANIMAL_IDS, type AnimalId, CARDS, type DsEvent, dominantSpecies } from '@clade/dominant-species';
import type { EarthEvent } from '@clade/earth';
import type { GameEvent, Seat, State } from '@clade/engine';
import type { Names, Said } from '../entry.ts';
import { spaceTitle } from '../names/dominant-species.ts';
import { capital, count, listOf } from '../text.ts';
import { animalSubject, passive, sayEarth } from './earth.ts';

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

function cardName(id: string): string {
  return CARDS.find((card) => card.id === id)?.name ?? id;
}

/** What happened at a table of Dominant Species, in English. */
export function sayDominantSpecies(event: GameEvent, names: Names, s: State): Said {
  const e = event as DsEvent;
  const severalEach = dominantSpecies.config(s).options.animals !== 1;
  const subject = (animal: string): string =>
    animalSubject(s, ANIMAL_IDS.indexOf(animal as AnimalId), animal, severalEach, names);
  const by = (animal: string, text: string): Said => ({ subject: subject(animal), text });
  const told = (title: string, item: string, text: string): Said => ({
    text,
    gather: { title, noun: '', item },
  });
  switch (e.type) {
    case 'animal-assigned': {
      const gather = { title: 'Animals', noun: '', item: e.animal };
      return { seat: e.seat, text: `took the ${e.animal}`, gather };
    }
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
    case 'pawn-gained':
      return by(e.animal, 'gained a pawn');
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
    case 'tile-scored': {
      const places = e.places.length === 0 ? 'nobody is there' : listOf(e.places);
      return passive(`${e.hex} (${e.terrain}) was scored, ${places}.`);
    }
    case 'card-taken':
      return { ...by(e.animal, `took the card ${cardName(e.card)}`), opens: true };
    case 'card-revealed':
      return told('New cards', cardName(e.card), `The card ${cardName(e.card)} was turned up.`);
    case 'tile-revealed':
      return told('New tiles', e.terrain, `A ${e.terrain} tile was turned up on stack ${e.stack}.`);
    case 'disks-drawn': {
      const what = e.elements.length === 0 ? 'Nothing' : capital(listOf(e.elements));
      return { text: `${what} came to ${capital(e.section)}.` };
    }
    case 'box-emptied':
      return { text: `What lay in ${capital(e.section)} went to the bag.` };
    case 'box-moved':
      return { text: `What lay in ${capital(e.from)} slid to ${capital(e.to)}.` };
    case 'cube-saved':
      return by(e.animal, `saved a cube on ${e.hex}`);
    case 'survival':
      return { ...by(e.animal, `held Survival with ${count(e.tiles, 'tundra tile')}`), opens: true };
    case 'last-round':
      return { text: 'This is the last round.' };
    case 'game-ended':
      return { text: `The game ended: ${ENDS[e.reason] ?? e.reason}.` };
    default:
      return sayEarth(e as EarthEvent, subject);
  }
}
