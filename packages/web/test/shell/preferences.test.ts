import { describe, expect, test } from 'vitest';
import { readPreferences } from '../../src/shell/preferences.ts';

const DEFAULTS = {
  language: 'en',
  view: 'board',
  theme: 'system',
  palette: 'usual',
  contrast: 'system',
  textSize: 100,
  motion: 'system',
  speed: 'normal',
  watchSpeed: 1,
  sound: undefined,
  volume: 70,
  voices: true,
  confirm: 'always',
  auto: true,
  name: '',
};

describe('preferences', () => {
  test('nothing stored gives the defaults', () => {
    expect(readPreferences(undefined)).toEqual(DEFAULTS);
  });

  test('what was chosen stays', () => {
    const chosen = {
      ...DEFAULTS,
      theme: 'dark',
      textSize: 125,
      sound: false,
      volume: 30,
      voices: false,
      confirm: 'opens',
      name: 'Mara',
    };
    expect(readPreferences(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
  });

  test.each([
    ['no object', 'dark'],
    ['null', null],
    ['a list', [1, 2]],
    [
      'values of another version',
      { theme: 'sepia', textSize: 300, motion: 7, sound: 'yes', volume: 101, voices: 1, name: 12 },
    ],
  ])('%s does no harm', (_, stored) => {
    expect(readPreferences(stored)).toEqual(DEFAULTS);
  });

  test('what is not known is not kept, and one bad value does not take the good ones with it', () => {
    expect(readPreferences({ theme: 'dark', speed: 'warp', cheat: true })).toEqual({
      ...DEFAULTS,
      theme: 'dark',
    });
  });

  test('a name has at most 40 characters, as on the server', () => {
    expect(readPreferences({ name: 'x'.repeat(50) }).name).toHaveLength(40);
  });

  test('the language is the first of the reader’s that the page speaks', () => {
    expect(readPreferences({}, ['xx', 'en-GB', 'en']).language).toBe('en');
    expect(readPreferences({}, ['xx']).language).toBe('en');
  });
});
