import { loadTexts } from '@clade/text';
import { phrase } from '@clade/wording';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { shown } from '../../src/text/phrase.tsx';
import { sayIn } from '../../src/text/text.tsx';

const genus = (name: string) => phrase('evo.genus', { genus: name }, 'latin');

test('a name of science has its ending and is marked; the article before it is not', async () => {
  const say = sayIn(await loadTexts('hu', ['shell', 'evolution']));
  const attacked = phrase('evo.log.attacked', {
    attacker: genus('Murinax'),
    target: phrase('evo.fig.of', { fig: genus('Damalops'), name: 'Tomek' }),
  });
  expect(renderToStaticMarkup(shown(say, attacked))).toBe(
    '<i class="fign" lang="la">Murinax</i> megtámadja a <i class="fign" lang="la">Damalopsot</i> (Tomek)',
  );
});

test('where a language declines no names they stay as they are', async () => {
  const say = sayIn(await loadTexts('en', ['shell', 'evolution']));
  const attacked = phrase('evo.log.attacked', { attacker: genus('Murinax'), target: genus('Damalops') });
  expect(renderToStaticMarkup(shown(say, attacked))).toBe(
    '<i class="fign" lang="la">Murinax</i> attacks <i class="fign" lang="la">Damalops</i>',
  );
});
