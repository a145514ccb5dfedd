import type { EarthEvent } from '@clade/earth';
import { OWNER } from '@clade/earth';
import type { State } from '@clade/engine';
import type { Names, Said } from '../entry.ts';
import { elementWord, terrainWord } from '../names/earth.ts';
import { say } from '../speech.ts';
import { capital, listOf, signed } from '../text.ts';

/** The animal as the one who acts: the player with the animal where each has one, the animal where they have several. */
export function animalSubject(
  s: State,
  animal: number,
  name: string,
  severalEach: boolean,
  names: Names,
): string {
  const seat = s[OWNER + animal] ?? -1;
  if (seat >= 0 && !severalEach) return say('cli.earth.of', { who: names.who(seat), animal: name });
  const own = seat >= 0 && names.whose(seat) === say('cli.your');
  return say(own ? 'cli.earth.your' : 'cli.earth.the', { animal: name });
}

/** A predicate that is told together with others that begin alike. */
function listed(subject: string, head: string, item: string): Said {
  return { subject, text: say('cli.earth.listed', { head, item }), list: { head, item } };
}

/** A sentence about something without a doer. */
export function passive(text: string): Said {
  return { text, follows: true };
}

const GATHERED: ReadonlySet<string> = new Set(['tiles', 'final', 'cards', 'start']);

/** English says "An ocean tile". */
function tileWords(terrain: string): { readonly terrain: string; readonly vowel: string } {
  const word = terrainWord(terrain);
  return { terrain: word, vowel: String(/^[aeiou]/.test(word)) };
}

/** A sentence that is told together with others of its kind: `New cards: Aquatic; Omnivore`. */
export function told(title: string, item: string, text: string): Said {
  return { text, gather: { title, noun: '', item } };
}

/** How one of the two games calls its things. */
export interface EarthWords {
  subject(animal: string): string;
  animal(animal: string): string;
  section(section: string): string;
  /** What Survival counts. */
  readonly survival: 'cli.earth.survival' | 'cli.earth.survival.vents';
}

/** What happens on Earth and on the display in both hex games. */
export function sayEarth(e: EarthEvent, { subject, animal, section, survival }: EarthWords): Said {
  switch (e.type) {
    case 'animal-assigned': {
      const name = animal(e.animal);
      const gather = { title: say('cli.earth.animals'), noun: '', item: name };
      return { seat: e.seat, text: say('cli.earth.took-animal', { animal: name }), gather };
    }
    case 'pawn-gained':
      return { subject: subject(e.animal), text: say('cli.earth.pawn-gained') };
    case 'tile-scored': {
      const values = { hex: e.hex, terrain: terrainWord(e.terrain) };
      if (e.places.length === 0) return passive(say('cli.earth.scored.nobody', values));
      return passive(say('cli.earth.scored', { ...values, list: listOf(e.places.map(animal)) }));
    }
    case 'tile-revealed':
      return told(
        say('cli.earth.new-tiles'),
        terrainWord(e.terrain),
        say('cli.earth.tile-up', { ...tileWords(e.terrain), n: e.stack }),
      );
    case 'disks-drawn': {
      if (e.elements.length === 0)
        return { text: say('cli.earth.disks.none', { section: section(e.section) }) };
      const list = capital(listOf(e.elements.map(elementWord)));
      return { text: say('cli.earth.disks', { list, section: section(e.section) }) };
    }
    case 'box-emptied':
      return { text: say('cli.earth.emptied', { section: section(e.section) }) };
    case 'box-moved':
      return { text: say('cli.earth.slid', { from: section(e.from), to: section(e.to) }) };
    case 'survival': {
      return { subject: subject(e.animal), text: say(survival, { n: e.tiles }), opens: true };
    }
    case 'disk-placed':
      return passive(
        say('cli.earth.disk-put', { element: capital(elementWord(e.element)), corner: e.corner }),
      );
    case 'disk-removed': {
      const item = say('cli.earth.earth-lost.item', { element: elementWord(e.element), corner: e.corner });
      return {
        ...passive(say('cli.earth.earth-lost.sentence', { item })),
        list: { head: say('cli.earth.earth-lost'), item },
      };
    }
    case 'element-gained':
      return listed(subject(e.animal), say('cli.earth.gained'), elementWord(e.element));
    case 'element-lost':
      return listed(subject(e.animal), say('cli.earth.lost'), elementWord(e.element));
    case 'tile-laid':
      return passive(say('cli.earth.tile-laid', { ...tileWords(e.terrain), hex: e.hex }));
    case 'tile-covered':
      return passive(
        say('cli.earth.covered', {
          hex: e.hex,
          under: terrainWord(e.under),
          terrain: terrainWord(e.terrain),
        }),
      );
    case 'cubes-placed':
      return listed(
        subject(e.animal),
        say('cli.earth.placed'),
        say('cli.earth.cubes-on', { n: e.count, hex: e.hex }),
      );
    case 'cubes-eliminated':
      return listed(
        subject(e.animal),
        say('cli.earth.lost'),
        say('cli.earth.cubes-on', { n: e.count, hex: e.hex }),
      );
    case 'cubes-returned':
      return listed(
        subject(e.animal),
        say('cli.earth.took-back'),
        say('cli.earth.cubes-from', { n: e.count, hex: e.hex }),
      );
    case 'cubes-revived':
      return listed(
        subject(e.animal),
        say('cli.earth.brought-back'),
        say('cli.earth.revived', { n: e.count, hex: e.hex }),
      );
    case 'cubes-moved':
      return listed(
        subject(e.animal),
        say('cli.earth.moved'),
        say('cli.earth.cubes-moved', { n: e.count, from: e.from, to: e.to }),
      );
    case 'points': {
      const text = say('cli.earth.points', {
        loss: String(e.points < 0),
        n: Math.abs(e.points),
        total: e.total,
      });
      const said = { subject: subject(e.animal), text };
      if (!GATHERED.has(e.source)) return said;
      const item = signed(e.points);
      return {
        ...said,
        gather: { title: say('cli.earth.points.title', { source: e.source }), noun: '', item },
      };
    }
    default: {
      const forgone = e as Extract<EarthEvent, { type: 'forgone' }>;
      return { subject: subject(forgone.animal), text: say('cli.earth.forgone') };
    }
  }
}
