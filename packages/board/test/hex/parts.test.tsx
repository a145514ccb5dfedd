import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Cards } from '../../src/hex/cards.tsx';
import { DominationBoxes } from '../../src/hex/domination.tsx';
import { FocusCard } from '../../src/hex/focus-card.tsx';
import { Counts, TileStacks } from '../../src/hex/furniture.tsx';
import { PlayerPanel, ScoreStrip } from '../../src/hex/panel.tsx';
import { Panes } from '../../src/hex/panes.tsx';
import type { HexCardScene, StepperScene } from '../../src/hex/scene.ts';
import { Stepper } from '../../src/hex/stepper.tsx';
import { attributes, count, panel } from './scenes.ts';

describe('the panel of a player', () => {
  it('shows the elements of the animal with printed ones marked and free places left', () => {
    const markup = renderToStaticMarkup(
      <PlayerPanel
        scene={panel({
          elements: [
            { key: 'a', element: 'seed', label: 'seed', printed: true },
            { key: 'b', element: 'sun', label: 'sun' },
            null,
          ],
        })}
      />,
    );
    const disks = attributes(markup, 'class').filter((name) => name.startsWith('elm'));
    expect(disks.map((name) => name.replace(/ +/g, ' ').trim())).toEqual([
      'elm el-seed printed',
      'elm el-sun',
      'elm none',
    ]);
    // A printed element never leaves the board, so it is no piece that travels.
    expect(attributes(markup, 'data-piece').filter((key) => key.length === 1)).toEqual(['b']);
  });

  it('says who acts, who holds Survival, what it counts and where pieces go', () => {
    const markup = renderToStaticMarkup(
      <PlayerPanel
        scene={panel({
          acting: true,
          survival: 'Holds Survival',
          counts: [{ value: 4, text: 'pool', anchor: 'pool:ds-birds' }],
          dominates: { value: 3, label: 'Dominates 3 tiles' },
          traits: [{ name: 'Camouflage', text: 'one species' }],
        })}
      />,
    );
    expect(attributes(markup, 'class')[0]).toContain('acting');
    const names = attributes(markup, 'aria-label');
    expect(names).toEqual(
      expect.arrayContaining([
        'Birds, Zsófi: 63 points',
        'Holds Survival',
        'Dominates 3 tiles',
        '1 of 4 pawns in hand',
      ]),
    );
    expect(attributes(markup, 'data-anchor')).toEqual(['pawns:ds-birds', 'pool:ds-birds']);
    expect(markup).toContain('<b>Camouflage</b> one species');
    // The label stands before its number: no language counts "4 pool".
    expect(markup).toMatch(/pool <\/i><b>4<\/b>/);
    expect(markup).toMatch(/data-piece="score:ds-birds" data-value="63" data-roll="true"/);
  });

  it('lets a player be the target', () => {
    const markup = renderToStaticMarkup(
      <PlayerPanel scene={panel({ state: 'legal', target: { id: 'birds', label: 'Choose Birds' } })} />,
    );
    expect(markup).toMatch(/<button[^>]*data-target="birds"><span class="said">Choose Birds<\/span>/);
  });

  it('has all scores in one strip', () => {
    const markup = renderToStaticMarkup(
      <ScoreStrip
        label="Scores"
        scores={[
          { key: 'a', animal: 'ds-birds', score: 63, label: 'Birds 63' },
          { key: 'b', animal: 'ds-insects', score: 71, label: 'Insects 71', acting: true },
        ]}
      />,
    );
    expect(attributes(markup, 'aria-label')).toEqual(['Scores', 'Birds 63', 'Insects 71']);
    expect(count(markup, /aria-current="true"/g)).toBe(1);
  });
});

describe('cards', () => {
  const card = (more: Partial<HexCardScene> = {}): HexCardScene => ({
    key: 'aquatic',
    name: 'Aquatic',
    text: 'A disk',
    label: 'Aquatic: a disk',
    terrain: 'sea',
    symbol: 'el-water',
    state: 'plain',
    ...more,
  });

  it('show name, picture, effect, slot and foot', () => {
    const markup = renderToStaticMarkup(
      <Cards
        layout="column"
        scene={{
          title: 'Row',
          empty: 2,
          cards: [card({ slot: '3', foot: { symbol: 'survival', text: 'Survival' } })],
        }}
      />,
    );
    for (const part of ['Aquatic', 'A disk', '#el-water', 'url(#tp-sea)', '>3<', 'Survival']) {
      expect(markup).toContain(part);
    }
    expect(count(markup, /class="no-card"/g)).toBe(2);
    expect(count(markup, /<button/g)).toBe(0);
  });

  it('keep the words of a name whole, each on a line of its own where need be', () => {
    const cards = [card({ name: 'Pheno\u00adtypic Plas\u00adticity' })];
    const markup = renderToStaticMarkup(
      <Cards layout="column" scene={{ title: 'Cards', empty: 0, cards }} />,
    );
    expect(markup).toContain(
      '<span class="word">Pheno\u00adtypic</span> <span class="word">Plas\u00adticity</span>',
    );
  });

  it('are buttons when they may be chosen', () => {
    const markup = renderToStaticMarkup(
      <Cards
        layout="row"
        scene={{
          title: 'Cards',
          empty: 0,
          cards: [card({ state: 'legal', target: { id: 'c', label: 'Take it' } })],
        }}
      />,
    );
    expect(markup).toMatch(
      /<button[^>]*data-target="c"><span class="said">Take it. <\/span><b class="t"><span class="word">Aquatic/,
    );
  });
});

describe('counters', () => {
  const scene: StepperScene = {
    key: 'C2',
    label: 'Sea C2, 2 of 4',
    terrain: 'sea',
    name: 'Sea',
    place: 'C2',
    value: 2,
    of: 'of 4',
    less: { id: 'less', label: 'One less' },
    more: { id: 'more', label: 'One more' },
    most: { id: 'most', label: 'As many as possible' },
    lessLabel: 'No fewer',
    moreLabel: 'No more',
  };

  it('have a button for less, more and as many as possible', () => {
    const markup = renderToStaticMarkup(<Stepper scene={scene} />);
    expect(attributes(markup, 'data-target')).toEqual(['less', 'more', 'most']);
    expect(markup).toContain('<output>2</output>');
  });

  it('keep the button at the end of the range, disabled and named', () => {
    const { more: _more, most: _most, ...rest } = scene;
    const markup = renderToStaticMarkup(<Stepper scene={{ ...rest, value: 4 }} />);
    expect(attributes(markup, 'data-target')).toEqual(['less']);
    expect(markup).toMatch(/<button[^>]*aria-label="No more" aria-disabled="true"/);
    expect(markup).toContain('<i>of 4</i>');
  });
});

describe('stacks, counts and boxes', () => {
  it('shows the face-up tile and how many lie below', () => {
    const stack = { key: '0', code: 'Sav', label: 'Savannah, 3 below', state: 'plain' as const };
    const markup = renderToStaticMarkup(
      <TileStacks
        label="Stacks"
        stacks={[
          { ...stack, terrain: 'savannah', left: 3, leftText: '×3' },
          { ...stack, key: '1', terrain: 'sea', left: 0, leftText: '×0' },
          { ...stack, key: '2', left: 0, leftText: '' },
        ]}
      />,
    );
    expect(count(markup, /class="below"/g)).toBe(1);
    expect(count(markup, /class="hex-empty"/g)).toBe(1);
    expect(attributes(markup, 'data-anchor')).toEqual(['stack:0', 'stack:1', 'stack:2']);
  });

  it('opens what is counted', () => {
    const markup = renderToStaticMarkup(
      <Counts
        counts={[
          { key: 'tundra', terrain: 'tundra', value: 6, text: 'tundra left' },
          {
            key: 'bag',
            symbol: 'element-bag',
            value: 62,
            text: 'in bag',
            anchor: 'bag',
            target: { id: 'bag', label: 'Show the bag' },
          },
        ]}
      />,
    );
    expect(count(markup, /<button/g)).toBe(1);
    expect(markup).toContain('<b>6</b> tundra left');
    expect(attributes(markup, 'data-anchor')).toEqual(['bag']);
  });

  it('shows target numbers and who controls', () => {
    const box = { element: 'sun' as const, number: 12, note: 'you 0', label: 'sun: target 12' };
    const markup = renderToStaticMarkup(
      <DominationBoxes
        scene={{
          title: 'Targets',
          boxes: [
            { ...box, key: 'a', controller: 'm-reptiles', state: 'plain' },
            { ...box, key: 'b', state: 'legal', target: { id: 'take', label: 'Take it' } },
          ],
        }}
      />,
    );
    expect(count(markup, /class="an an-m-reptiles/g)).toBe(1);
    expect(count(markup, /<i class="none"/g)).toBe(1);
    expect(markup).toMatch(/<button[^>]*><span class="said">Take it. sun: target 12<\/span>/);
  });

  it('says everything of a tile in words', () => {
    const markup = renderToStaticMarkup(
      <FocusCard
        scene={{
          about: 'C2',
          label: 'Sea C2',
          terrain: 'sea',
          title: 'Sea C2',
          note: '9, 5, 3 and 2 points',
          elements: [{ element: 'water', count: 2, label: '2 water' }],
          animals: [
            {
              animal: 'ds-birds',
              name: 'Birds',
              count: '3 cubes',
              level: 'level 2',
              place: '1st: 9',
              dominant: 'dominant',
            },
            {
              animal: 'ds-mammals',
              name: 'Mammals',
              count: '1 cube',
              level: 'level 0',
              endangered: 'endangered',
            },
          ],
          lines: ['A line more.'],
        }}
      />,
    );
    const words = markup
      .replace(/<[^>]*>/g, '|')
      .split('|')
      .filter((word) => word !== '');
    expect(words).toEqual([
      'Sea C2',
      '9, 5, 3 and 2 points',
      '2',
      'Birds',
      '3 cubes',
      'level 2',
      '1st: 9',
      'dominant',
      'Mammals',
      '1 cube',
      'level 0',
      'endangered',
      'A line more.',
    ]);
  });
});

describe('panes of a phone', () => {
  const markup = renderToStaticMarkup(
    <Panes
      label="Parts"
      open="display"
      onOpen={() => undefined}
      sheet={<p>{'What to do'}</p>}
      panes={['map', 'display', 'log'].map((id) => ({
        id,
        label: id,
        symbol: 'log',
        content: `inside ${id}`,
      }))}
    />,
  );

  it('shows one and takes the others out of the focus order', () => {
    const panes = [...markup.matchAll(/<section[^>]*role="tabpanel"[^>]*>/g)].map((found) => found[0]);
    expect(panes).toHaveLength(3);
    expect(panes.map((pane) => / inert=""/.test(pane))).toEqual([true, false, true]);
  });

  it('has a tab for each, and the one that is open is the stop of the Tab key', () => {
    const tabs = [...markup.matchAll(/<button[^>]*role="tab"[^>]*>/g)].map((found) => found[0]);
    expect(tabs.map((tab) => attributes(tab, 'aria-selected')[0])).toEqual(['false', 'true', 'false']);
    expect(tabs.map((tab) => attributes(tab, 'tabindex')[0])).toEqual(['-1', '0', '-1']);
  });

  it('links tabs and panes', () => {
    const controls = [...markup.matchAll(/aria-controls="([^"]*)"/g)].map((found) => found[1]);
    for (const id of controls) expect(markup).toContain(`id="${id}"`);
    expect(new Set(controls).size).toBe(3);
  });

  it('keeps the sheet between panes and tabs', () => {
    expect(markup.indexOf('inside log')).toBeLessThan(markup.indexOf('What to do'));
    expect(markup.indexOf('What to do')).toBeLessThan(markup.indexOf('role="tablist"'));
  });
});
