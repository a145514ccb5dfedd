import type { Standing } from '@clade/engine';
import { Texts } from '@clade/text';
import { shell } from '@clade/text/en/shell';
import { table as tableTexts } from '@clade/text/en/table';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import type { GameUi, TieBreak } from '../../src/games/game-ui.ts';
import { AtTableProvider } from '../../src/table/at-table.tsx';
import { SourceBars } from '../../src/table/charts/bars.tsx';
import { RoundLines } from '../../src/table/charts/lines.tsx';
import { mayPlayAgain, rotated, seatsAgain } from '../../src/table/end/again.ts';
import { Moments } from '../../src/table/end/moment-list.tsx';
import { Ranking, TieTable } from '../../src/table/end/ranking.tsx';
import { MoveSentence } from '../../src/table/history/move-sentence.tsx';
import { beforeMyLast } from '../../src/table/menu/vote.tsx';
import type { Snapshot } from '../../src/table/table.ts';
import { sayIn, TextProvider } from '../../src/text/text.tsx';
import { FakeTable, SEATS } from './fake-table.ts';

const table = new FakeTable({ legal: () => [] }, [
  { ...SEATS.PERSON, name: 'Mara' },
  { ...SEATS.PERSON, name: 'Ilona' },
  { ...SEATS.BOT, name: 'Heron' },
]);

const standing = (seat: number, rank: number, parts: Record<string, number>): Standing => ({
  seat,
  rank,
  parts,
  score: Object.values(parts).reduce((sum, value) => sum + value, 0),
});

const STANDINGS = [
  standing(0, 1, { plants: 19, meat: 7, traits: 11 }),
  standing(1, 2, { plants: 25, meat: 4, traits: 8 }),
  standing(2, 3, { plants: 10, meat: 15, traits: 2 }),
];

const TIES: readonly TieBreak[] = [
  { name: 'trait cards', values: [11, 8, undefined], decides: true },
  { name: 'population', values: [undefined, undefined, undefined], decides: false },
];

const ui = {
  sources: [
    { part: 'plants', name: 'app.name', symbol: 'a', pattern: 'plain', fill: 'green' },
    { part: 'meat', name: 'log.title', symbol: 'b', pattern: 'hatch', fill: 'red' },
  ],
} as unknown as GameUi;

function render(what: React.ReactNode, snapshot: Partial<Snapshot> = {}, more: Partial<GameUi> = {}): string {
  const texts = new Texts('en', { ...shell, ...tableTexts });
  return renderToStaticMarkup(
    <TextProvider value={texts}>
      <AtTableProvider table={table} ui={{ ...ui, ...more }} snapshot={{ ...table.snapshot(), ...snapshot }}>
        {what}
      </AtTableProvider>
    </TextProvider>,
  );
}

/** The text of each row of a table. */
function rowsOf(markup: string): string[] {
  return [...markup.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row]) =>
    (row as string)
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
}

describe('the ranking', () => {
  it('says how the tie was decided, and what else stood out', () => {
    const markup = render(<Ranking standings={STANDINGS} ties={TIES} />);
    expect(markup).toContain('tie won, trait cards: 11');
    expect(markup).toContain('trait cards: 8');
    expect(markup).toContain('most log: 15');
  });

  it('says who gave up', () => {
    const seats = table.snapshot().seats.map((seat, i) => (i === 2 ? { ...seat, conceded: true } : seat));
    expect(render(<Ranking standings={STANDINGS} ties={[]} />, { seats })).toContain('gave up');
  });
});

describe('the tie-break', () => {
  it('compares only who is tied, and stops at the line that decides', () => {
    const rows = rowsOf(render(<TieTable standings={STANDINGS} ties={TIES} />));
    expect(rows).toEqual(['Mara Ilona', 'points 37 37', '1. trait cards 11 8', '2. population not needed']);
  });

  it('is not shown when nobody was tied, or when the tie was not looked at', () => {
    const apart = [standing(0, 1, { plants: 9 }), standing(1, 2, { plants: 8 })];
    expect(render(<TieTable standings={apart} ties={TIES} />)).toBe('');
    const unseen = TIES.map((tie) => ({ ...tie, values: [], decides: false }));
    expect(render(<TieTable standings={STANDINGS} ties={unseen} />)).toBe('');
  });
});

describe('the moments', () => {
  it('say who took the lead for good, whoever acted there', () => {
    const lines = [0, 1, 2].map((n) => ({ n, seat: n - 1, events: [] }));
    const said = lines.map(({ n, seat }) => ({
      ...{ n, seat, text: `fig. 19 attacks ${n}`, plain: `fig. 19 attacks ${n}`, group: '', touches: [] },
    }));
    const course = {
      scores: [
        [0, 0, 0],
        [1, 3, 0],
        [4, 3, 0],
      ],
      rounds: [1, 1, 1],
    };
    const markup = render(
      <Router ssrPath="/">
        <Moments course={course} />
      </Router>,
      { lines, result: { winners: [0], standings: [], reason: '' } },
      {
        mark: () => undefined,
        sayLines: () => said,
      } as unknown as Partial<GameUi>,
    );
    const [item] = [...markup.matchAll(/<li>(.*?)<\/li>/g)].map(([, text]) =>
      (text as string).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' '),
    );
    expect(item).toMatch(/Move 2: .*fig\. 19 attacks 2.* Mara \+3\. *Mara leads from here to the end\./);
  });
});

describe('the charts', () => {
  it('have everything they show as a table too', () => {
    const bars = rowsOf(render(<SourceBars rows={STANDINGS} sources={ui.sources} />));
    expect(bars.slice(1)).toEqual(['Mara 19 7 37', 'Ilona 25 4 37', 'Heron 10 15 27']);
    const rounds = [
      { round: 1, scores: [3, 4, 5] },
      { round: 2, scores: [37, 37, 27] },
    ];
    const lines = rowsOf(render(<RoundLines rounds={rounds} seats={[2, 1, 0]} />));
    expect(lines).toEqual(['Player Round 1 Round 2', 'Heron 5 27', 'Ilona 4 37', 'Mara 3 37']);
  });

  it('draw marks that are boxes, as those of the hex games, where SVG can show them', () => {
    const SeatMark = () => <span className="an" />;
    const markup = render(
      <RoundLines rounds={[{ round: 1, scores: [3, 4, 5] }]} seats={[2, 1, 0]} />,
      {},
      { SeatMark },
    );
    const shown = [...markup.matchAll(/<foreignObject [^>]*><span class="an"><\/span><\/foreignObject>/g)];
    expect(shown).toHaveLength(3);
    expect(markup.match(/class="an"/g)).toHaveLength(3);
  });

  it('leave out a source that gave nobody anything', () => {
    const rows = STANDINGS.map((one) => ({ ...one, parts: { ...one.parts, meat: 0 } }));
    expect(rowsOf(render(<SourceBars rows={rows} sources={ui.sources} />))[1]).toBe('Mara 19 37');
  });

  it('say so when a game has no sources', () => {
    const rows = STANDINGS.map((one) => ({ ...one, parts: {} }));
    expect(render(<SourceBars rows={rows} sources={ui.sources} />)).toContain('before points were counted');
  });
});

describe('what comes after', () => {
  it('lets everybody move on by one seat', () => {
    expect(rotated(['a', 'b', 'c'])).toEqual(['c', 'a', 'b']);
  });

  it('is a rematch for those who played, and for the host of bots', () => {
    const person = { kind: 'person', name: 'Mara', here: false } as const;
    const bot = { kind: 'bot', name: 'Heron', here: false } as const;
    expect(mayPlayAgain(undefined, { viewer: -1, seats: [bot, bot] })).toBe(true);
    expect(mayPlayAgain({ host: false }, { viewer: 1, seats: [person, person] })).toBe(true);
    expect(mayPlayAgain({ host: true }, { viewer: -1, seats: [person, bot] })).toBe(false);
    expect(mayPlayAgain({ host: true }, { viewer: -1, seats: [bot, bot] })).toBe(true);
    expect(mayPlayAgain({ host: false }, { viewer: -1, seats: [bot, bot] })).toBe(false);
  });

  it('seats bots for people who are elsewhere, and nobody else', () => {
    const say = sayIn(new Texts('en', shell));
    const seats = [
      { kind: 'person', name: 'Mara', here: true },
      { kind: 'person', name: 'Ilona', here: false },
      { kind: 'bot', name: 'Heron', here: false, bot: 'expert:hunter' },
    ] as const;
    const again = seatsAgain({ ...table.snapshot(), seats, viewer: 0 }, 'Me', say);
    expect(again[0]).toEqual({ kind: 'person', name: 'Mara' });
    expect(again[1]).toMatchObject({ kind: 'bot' });
    expect(again[1]?.name).not.toBe('Ilona');
    expect(again[2]).toEqual({ kind: 'bot', name: 'Heron', bot: 'expert:hunter' });
    const brought = seats.map((seat) => ({ ...seat, here: false }));
    const mine = seatsAgain({ ...table.snapshot(), seats: brought, viewer: -1 }, 'Me', say);
    expect(mine.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot']);
    expect(mine[0]?.name).toBe('Me');
  });

  it('takes back all of a person’s last moves in a row', () => {
    const line = (n: number, seat: number) => ({ n, seat, events: [] });
    const lines = [line(0, -1), line(1, 0), line(2, 1), line(3, 0), line(4, 0), line(5, 2)];
    expect(beforeMyLast(lines, 0)).toBe(2);
    expect(beforeMyLast(lines, 2)).toBe(4);
    expect(beforeMyLast(lines, 3)).toBeUndefined();
  });
});

describe('the headline of a replay', () => {
  const lines = [1, 2].map((n) => ({ n, seat: n - 1, events: [] }));
  const told = [{ n: 2, round: 1, seat: 1, text: 'eats', plain: 'Ilona eats', group: '', touches: [] }];

  it('says who moved and what happened', () => {
    expect(render(<MoveSentence at={2} told={told} />, { lines })).toBe('Move 2: Ilona eats');
    expect(render(<MoveSentence at={0} told={told} />, { lines })).toBe('The deal');
  });

  it('says who chose where nothing has happened yet', () => {
    expect(render(<MoveSentence at={1} told={told} />, { lines })).toBe(
      'Move 1: Mara makes a choice; nothing changes yet',
    );
  });
});
