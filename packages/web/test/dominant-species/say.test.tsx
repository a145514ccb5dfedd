import { dominantSpecies } from '@clade/dominant-species';
import { Draft, plainRefusal, preview, Rng, seatsToAct, type Wire } from '@clade/engine';
import { isValidElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { phase } from '../../src/games/dominant-species/end.ts';
import { prompt } from '../../src/games/dominant-species/prompt.tsx';
import { sayForeseen, sayLines, sayMove, sayRefusal } from '../../src/games/dominant-species/worded.ts';
import { fakeTurn } from '../earth/fake-turn.ts';
import { namesFor, say } from './say.ts';
import { type Course, VARIANTS, wholeGame } from './tables.ts';

/** What no reader should ever meet: ids of the rules, holes in messages, values that were no words. */
const RAW = /\{|\}|undefined|null|NaN|\[object|\bds[.-]|earth\.|\b[a-z]+-\d\b|DS-| {2}/;

function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children);
  return '';
}

function expectClean(text: string, what: string): void {
  expect(text.trim(), what).not.toBe('');
  expect(text, what).not.toMatch(RAW);
}

function askedAt(course: Course): { seat: number; snapshot: ReturnType<Course['snapshot']> } | undefined {
  const [seat] = seatsToAct(dominantSpecies, course.state);
  return seat === undefined ? undefined : { seat, snapshot: course.snapshot(seat) };
}

test('everything that happens and every move is said in words, and moves are told apart', () => {
  for (const [i, [players, options]] of VARIANTS.entries()) {
    const names = namesFor(0);
    const course = wholeGame(
      players,
      options,
      `say ${i}`,
      (at, line) => {
        if (line.n % 7 > 0) return;
        const asked = askedAt(at);
        if (asked === undefined) return;
        const { snapshot } = asked;
        const words = snapshot.legal.map(({ move }) => sayMove(move, snapshot, names, say));
        for (const one of words) expectClean(one, JSON.stringify(snapshot.decision));
        expect(new Set(words).size, `${snapshot.decision?.kind}: ${words.join('|')}`).toBe(words.length);
        const { what, detail, buttons } = prompt({ snapshot, turn: fakeTurn(snapshot), names, say });
        expectClean(textOf(what), snapshot.decision?.kind ?? '');
        if (detail !== undefined) expectClean(textOf(detail), snapshot.decision?.kind ?? '');
        for (const { label } of buttons) expectClean(label, label);
        expectClean(
          textOf(prompt({ snapshot: at.snapshot(-1), names: namesFor(-1), say }).what),
          'to others',
        );
        for (const { name } of phase(at.view(), say).steps) expectClean(name, 'phase');
      },
      700,
    );
    const told = sayLines(course.lines, names, say);
    expect(told.length).toBeGreaterThan(course.lines.length / 2);
    for (const { plain, text, group, n } of told) {
      expectClean(plain, `line ${n}`);
      expect(textOf(text)).toBe(plain);
      expectClean(group, `line ${n}`);
    }
  }
});

test('what a choice would do is said from the difference of two tables', () => {
  let lines = 0;
  for (const [i, [players, options]] of VARIANTS.entries()) {
    const rng = new Rng(`foreseen ${i}`);
    wholeGame(
      players,
      options,
      `foreseen ${i}`,
      (course, line) => {
        if (line.n % 9 > 0) return;
        const asked = askedAt(course);
        if (asked === undefined) return;
        const { seat, snapshot } = asked;
        const { move } = snapshot.legal[rng.below(snapshot.legal.length)] as { move: Wire };
        const draft = new Draft(dominantSpecies, seat, course.state);
        const foreseen = preview(dominantSpecies, draft, dominantSpecies.fromWire(move) as number);
        if ('code' in foreseen) throw new Error(plainRefusal(foreseen));
        const what = { moves: [move], drafted: false, before: snapshot.view, ...foreseen };
        for (const { text } of sayForeseen(what, snapshot, namesFor(seat), say)) {
          expectClean(textOf(text), JSON.stringify(move));
          // What is scored has paid; that it pays no more says nothing.
          if (move[0] === 'score') expect(textOf(text)).not.toContain(`${move[1]} would pay`);
          lines++;
        }
      },
      500,
    );
  }
  expect(lines).toBeGreaterThan(200);
});

test('refusals are said in the reader’s words', () => {
  const codes = new Set<string>();
  for (const [i, [players, options]] of VARIANTS.entries()) {
    const rng = new Rng(`refused ${i}`);
    const moves: Wire[] = [];
    wholeGame(
      players,
      options,
      `refused ${i}`,
      (course) => {
        const asked = askedAt(course);
        if (asked === undefined) return;
        const { seat, snapshot } = asked;
        // Moves of earlier questions are mostly refused now.
        for (let k = 0; k < 3 && moves.length > 0; k++) {
          const move = moves[rng.below(moves.length)] as Wire;
          const why = dominantSpecies.explain(course.state, seat, dominantSpecies.fromWire(move) as number);
          if (why === undefined) continue;
          codes.add(why.code);
          const said = textOf(sayRefusal(why, snapshot, namesFor(seat), say));
          expectClean(said, why.code);
          expect(said, why.code).not.toBe(plainRefusal(why));
        }
        const { legal } = snapshot;
        moves.push(legal[rng.below(legal.length)]?.move as Wire);
      },
      400,
    );
  }
  expect(codes.size).toBeGreaterThan(12);
});
