import type { EarthEvent } from '@clade/earth';
import { OWNER } from '@clade/earth';
import type { State } from '@clade/engine';
import type { Names, Said } from '../entry.ts';
import { capital, count, listOf } from '../text.ts';

/** The animal as the one who acts: the player with the animal where each has one, the animal where they have several. */
export function animalSubject(
  s: State,
  animal: number,
  name: string,
  severalEach: boolean,
  names: Names,
): string {
  const seat = s[OWNER + animal] ?? -1;
  if (seat < 0) return `The ${name}`;
  if (!severalEach) return `${names.who(seat)} (${name})`;
  return names.whose(seat) === 'your' ? `Your ${name}` : `The ${name}`;
}

/** A predicate that is told together with others that begin alike. */
function listed(subject: string, head: string, item: string): Said {
  return { subject, text: `${head} ${item}`, list: { head, item } };
}

/** A sentence about something without a doer. */
export function passive(text: string): Said {
  return { text, follows: true };
}

const GATHERED: ReadonlySet<string> = new Set(['tiles', 'final', 'cards', 'start']);

/** `A reef tile`, `An ocean tile`. */
function aTile(terrain: string): string {
  return `${/^[aeiou]/.test(terrain) ? 'An' : 'A'} ${terrain} tile`;
}

/** A sentence that is told together with others of its kind: `New cards: Aquatic; Omnivore`. */
export function told(title: string, item: string, text: string): Said {
  return { text, gather: { title, noun: '', item } };
}

/** What happens on Earth and on the display in both hex games; `small` is what Survival counts. */
export function sayEarth(e: EarthEvent, subject: (animal: string) => string, small: string): Said {
  switch (e.type) {
    case 'animal-assigned': {
      const gather = { title: 'Animals', noun: '', item: e.animal };
      return { seat: e.seat, text: `took the ${e.animal}`, gather };
    }
    case 'pawn-gained':
      return { subject: subject(e.animal), text: 'gained a pawn' };
    case 'tile-scored': {
      const places = e.places.length === 0 ? 'nobody is there' : listOf(e.places);
      return passive(`${e.hex} (${e.terrain}) was scored, ${places}.`);
    }
    case 'tile-revealed':
      return told('New tiles', e.terrain, `${aTile(e.terrain)} was turned up on stack ${e.stack}.`);
    case 'disks-drawn': {
      const what = e.elements.length === 0 ? 'Nothing' : capital(listOf(e.elements));
      return { text: `${what} came to ${capital(e.section)}.` };
    }
    case 'box-emptied':
      return { text: `What lay in ${capital(e.section)} went to the bag.` };
    case 'box-moved':
      return { text: `What lay in ${capital(e.from)} slid to ${capital(e.to)}.` };
    case 'survival': {
      const text = `held Survival with ${count(e.tiles, small)}`;
      return { subject: subject(e.animal), text, opens: true };
    }
    case 'disk-placed':
      return passive(`${capital(e.element)} was put on ${e.corner}.`);
    case 'disk-removed': {
      const item = `${e.element} on ${e.corner}`;
      return { ...passive(`Earth lost ${item}.`), list: { head: 'Earth lost', item } };
    }
    case 'element-gained':
      return listed(subject(e.animal), 'gained', e.element);
    case 'element-lost':
      return listed(subject(e.animal), 'lost', e.element);
    case 'tile-laid':
      return passive(`${aTile(e.terrain)} was laid on ${e.hex}.`);
    case 'tile-covered':
      return passive(`${e.hex} turned from ${e.under} into ${e.terrain}.`);
    case 'cubes-placed':
      return listed(subject(e.animal), 'placed', `${count(e.count, 'cube')} on ${e.hex}`);
    case 'cubes-eliminated':
      return listed(subject(e.animal), 'lost', `${count(e.count, 'cube')} on ${e.hex}`);
    case 'cubes-returned':
      return listed(subject(e.animal), 'took back', `${count(e.count, 'cube')} from ${e.hex}`);
    case 'cubes-revived':
      return listed(subject(e.animal), 'brought back', `${count(e.count, 'eliminated cube')} onto ${e.hex}`);
    case 'cubes-moved':
      return listed(subject(e.animal), 'moved', `${count(e.count, 'cube')} from ${e.from} to ${e.to}`);
    case 'points': {
      const what = `${count(Math.abs(e.points), 'point')} (now ${e.total})`;
      const said = { subject: subject(e.animal), text: `${e.points < 0 ? 'lost' : 'gained'} ${what}` };
      if (!GATHERED.has(e.source)) return said;
      const item = `${e.points < 0 ? '−' : '+'}${Math.abs(e.points)}`;
      return { ...said, gather: { title: `Points (${e.source})`, noun: '', item } };
    }
    default: {
      const { animal } = e as Extract<EarthEvent, { type: 'forgone' }>;
      return { subject: subject(animal), text: 'left the action unused' };
    }
  }
}
