import { expect, test } from 'vitest';
import { dominantSpecies } from '../src/en/dominant-species.ts';
import { marine } from '../src/en/dominant-species-marine.ts';
import { LANGUAGES, type Language, loadTexts } from '../src/index.ts';

test.for(Object.keys(LANGUAGES) as Language[])(
  'places to break a word stay in narrow labels, in %s',
  async (language) => {
    for (const [part, key] of [
      ['dominant-species', 'ds.card.metamorphosis'],
      ['dominant-species-marine', 'm.card.endosymbionts'],
    ] as const) {
      const texts = await loadTexts(language, ['shell', part]);
      expect(texts.narrow(key)).toContain('\u00ad');
      expect(texts.text(key)).not.toContain('\u00ad');
      // A name that is broken on its card does not bring the places into a sentence.
      const card = texts.narrow(key);
      expect(texts.text('earth.move.card', { card })).not.toContain('\u00ad');
    }
  },
);

/** What has an effect in a few words is a card or a trait. */
const NAMES = Object.keys({ ...dominantSpecies, ...marine }).filter(
  (key, _, all) =>
    /^(?:ds|m)\.section\.[a-z-]+$/.test(key) ||
    (/\.(?:card|trait)\./.test(key) && all.includes(`${key}.short`)),
);

test.for(Object.keys(LANGUAGES) as Language[])(
  'every long word on a card, a trait or a section can be broken, in %s',
  async (language) => {
    expect(NAMES.length).toBeGreaterThan(88);
    const texts = await loadTexts(language, ['shell', 'dominant-species', 'dominant-species-marine']);
    // The display is as wide as the English names of its sections need.
    const names = NAMES.filter((key) => language !== 'en' || !key.includes('.section.'));
    const words = names.flatMap((key) => texts.narrow(key).split(/[\s-]/));
    expect(words.filter((word) => word.length > 9 && !word.includes('\u00ad'))).toEqual([]);
  },
);
