import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Attributes and properties whose value is read or heard by somebody. */
const HEARD =
  'aria-label|aria-description|aria-roledescription|aria-valuetext|alt|data-tip|label|placeholder|title';
/** `title="Words"`, `title={'Words'}`, and words between the holes of a template. */
const WRITTEN = new RegExp(`\\b(?:${HEARD})=(?:"([^"]*)"|\\{'([^']*)'\\}|\\{\`([^\`]*)\`\\})`, 'g');

/** Values of such attributes that are words of their own; the linter looks after the words between the tags. */
function wordsIn(source: string): string[] {
  return [...source.matchAll(WRITTEN)]
    .map(([, plain, quoted, template]) => plain ?? quoted ?? template?.replace(/\$\{[^}]*\}/g, '') ?? '')
    .filter((value) => /\p{L}{2}/u.test(value));
}

describe('what is read or heard comes from the catalogues', () => {
  test('words in an attribute are noticed', () => {
    expect(wordsIn('<button aria-label="Close it" />')).toEqual(['Close it']);
    expect(wordsIn("<input placeholder={'Your name'} />")).toEqual(['Your name']);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a component
    expect(wordsIn('<img alt={`Tile of ${hex}`} />')).toEqual(['Tile of ']);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a component
    expect(wordsIn("<b title={say('menu.title')} aria-label={`${a}, ${b}`} className='x' />")).toEqual([]);
  });

  const files = globSync(['web/src/**/*.tsx', 'board/src/**/*.tsx'], { cwd: root });
  test('in no component', () => {
    expect(files.length).toBeGreaterThan(100);
    const found = files.flatMap((file) =>
      wordsIn(readFileSync(join(root, file), 'utf8')).map((words) => `${file}: ${words}`),
    );
    expect(found).toEqual([]);
  });
});
