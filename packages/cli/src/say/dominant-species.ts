import { ANIMAL_IDS, type AnimalId, CARDS, type DsEvent, dominantSpecies } from '@clade/dominant-species';
import type { EarthEvent } from '@clade/earth';
import type { GameEvent, Seat, State } from '@clade/engine';
import type { Names, Said } from '../entry.ts';
import { animalWord, sectionTitle, spaceTitle } from '../names/dominant-species.ts';
import { elementWord, nameIn } from '../names/earth.ts';
import { say } from '../speech.ts';
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

/** What happened at a table of Dominant Species. */
export function sayDominantSpecies(event: GameEvent, names: Names, s: State): Said {
  const e = event as DsEvent;
  const severalEach = dominantSpecies.config(s).options.animals !== 1;
  const subject = (animal: string): string =>
    animalSubject(s, ANIMAL_IDS.indexOf(animal as AnimalId), animalWord(animal), severalEach, names);
  const by = (animal: string, text: string): Said => ({ subject: subject(animal), text });
  switch (e.type) {
    case 'round-started':
      return { text: say('cli.ds.round', { round: e.round }) };
    case 'execution-started':
      return { text: say('cli.ds.execution') };
    case 'reset-started':
      return { text: say('cli.ds.reset', { round: e.round }) };
    case 'pawn-placed': {
      const space = spaceTitle(e.space);
      const gather = { title: say('cli.ds.pawns'), noun: '', item: say('cli.ds.on', { space }) };
      return { ...by(e.animal, say('cli.ds.placed', { space })), gather };
    }
    case 'pawn-taken':
      return { ...by(e.animal, say('cli.ds.taken', { space: spaceTitle(e.space) })), opens: true };
    case 'pawn-slid':
      return by(e.animal, say('cli.ds.slid', { from: spaceTitle(e.from), to: spaceTitle(e.to) }));
    case 'pawn-lost':
      return by(e.animal, say('cli.ds.pawn-lost'));
    case 'initiative':
      return by(e.animal, say('cli.ds.initiative', { animal: animalWord(e.passed) }));
    case 'protected':
      return by(e.animal, say('cli.ds.protected', { element: elementWord(e.element) }));
    case 'disk-discarded':
      return passive(
        say('cli.ds.left-box', {
          element: capital(elementWord(e.element)),
          section: sectionTitle(e.section),
        }),
      );
    case 'dominance': {
      const { hex } = e;
      const animal = e.animal === null ? undefined : animalWord(e.animal);
      const item =
        animal === undefined
          ? say('cli.ds.dominance.nobody', { hex })
          : say('cli.ds.dominance.item', { hex, animal });
      const sentence =
        animal === undefined
          ? say('cli.ds.dominated.nobody', { hex })
          : say('cli.ds.dominated', { hex, animal });
      const list = { head: say('cli.ds.dominance'), item };
      return { ...passive(sentence), list, latest: `dominance of ${hex}` };
    }
    case 'card-taken':
      return {
        ...by(e.animal, say('cli.ds.took-card', { card: nameIn(CARDS, e.card, 'ds.card') })),
        opens: true,
      };
    case 'card-revealed':
      return told(
        say('cli.ds.new-cards'),
        nameIn(CARDS, e.card, 'ds.card'),
        say('cli.ds.card-up', { card: nameIn(CARDS, e.card, 'ds.card') }),
      );
    case 'cube-saved':
      return by(e.animal, say('cli.ds.saved', { hex: e.hex }));
    case 'last-round':
      return { text: say('cli.ds.last-round') };
    case 'game-ended':
      return { text: say('cli.ds.ended', { reason: e.reason.replaceAll('-', '_') }) };
    default:
      return sayEarth(e as EarthEvent, {
        subject,
        animal: animalWord,
        section: sectionTitle,
        survival: 'cli.earth.survival',
      });
  }
}
