import { Texts } from '@clade/text';
import { dominantSpecies as dsTexts } from '@clade/text/en/dominant-species';
import { earth } from '@clade/text/en/earth';
import { shell } from '@clade/text/en/shell';
import { table as tableTexts } from '@clade/text/en/table';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import ui from '../../src/games/dominant-species/index.tsx';
import { AtTableProvider, Mark } from '../../src/table/at-table.tsx';
import { LogPanel } from '../../src/table/log/log-panel.tsx';
import { TextProvider } from '../../src/text/text.tsx';
import { FakeTable, SEATS } from '../table/fake-table.ts';
import { namesFor, say } from './say.ts';
import { wholeGame } from './tables.ts';

const course = wholeGame(2, { animals: 3 }, 'marks', () => undefined, 120);
const snapshot = course.snapshot(0);
const told = ui.sayLines(snapshot.lines, namesFor(0), say);

function render(what: React.ReactNode): string {
  const people = [SEATS.PERSON, SEATS.PERSON];
  return renderToStaticMarkup(
    <TextProvider value={new Texts('en', { ...shell, ...tableTexts, ...earth, ...dsTexts })}>
      <AtTableProvider table={new FakeTable({ legal: () => [] }, people)} ui={ui} snapshot={snapshot}>
        {what}
      </AtTableProvider>
    </TextProvider>,
  );
}

/** Colours of seats, which are those of animals as well. */
const SEAT_COLOUR = /fill="var\(--seat-\d\)"/;

test('with several animals each, a line of the log has the mark of the animal that it is about', () => {
  const of = told.filter(({ animal, symbol }) => animal !== undefined && symbol === undefined).slice(0, 1);
  expect(of).toHaveLength(1);
  const log = render(<LogPanel told={of} onPick={() => undefined} />);
  expect(log).toContain(`#ds-${of[0]?.animal}`);
  expect(log).not.toMatch(SEAT_COLOUR);
  expect(render(<LogPanel told={told} onPick={() => undefined} />)).not.toMatch(SEAT_COLOUR);
});

test('and a seat as such has a shape and a letter, without a colour that is an animal’s', () => {
  const mark = render(<Mark seat={1} />);
  expect(mark).not.toMatch(SEAT_COLOUR);
  expect(mark).toContain('>T<');
  expect(ui.seatColour?.(1, snapshot)).not.toMatch(/--seat-/);
});
