import { policySetOf } from '@clade/bots/training';
import { ANIMAL_IDS } from '@clade/dominant-species';
import { TRAITS } from '@clade/evolution';
import { LANGUAGES, type Language, loadTexts } from '@clade/text';
import { coach as lines } from '@clade/text/en/coach';
import { afterEach, describe, expect, test } from 'vitest';
import { aimOf } from '../../src/coach/aim.ts';
import { lossLine, questionLine } from '../../src/coach/lines.ts';
import { isNewKind } from '../../src/coach/told.ts';
import { graveLoss, throwsAway } from '../../src/coach/verdict.ts';
import {
  COACHED,
  callCoach,
  coachIsOn,
  coaching,
  FIRST_GAMES,
  markPlayed,
  readCoaching,
  setCoach,
} from '../../src/shell/coach.ts';
import { sayIn } from '../../src/text/text.tsx';

afterEach(() => coaching.set({}));

describe('when the coach is there', () => {
  test('in the first games of a title, each of them counted once', () => {
    expect(coachIsOn('evolution')).toBe(true);
    for (let n = 0; n < FIRST_GAMES; n++) {
      expect(coachIsOn('evolution')).toBe(true);
      markPlayed('evolution', `table ${n}`);
      markPlayed('evolution', `table ${n}`);
    }
    expect(coachIsOn('evolution')).toBe(false);
    expect(coachIsOn('dominant-species')).toBe(true);
    expect(coachIsOn('a game that she does not know')).toBe(false);
  });

  test('what was said about her counts more, of this title only', () => {
    setCoach('evolution', false);
    expect(coachIsOn('evolution')).toBe(false);
    expect(coachIsOn('dominant-species')).toBe(true);
    callCoach('evolution');
    markPlayed('evolution', 'a');
    markPlayed('evolution', 'b');
    expect(coachIsOn('evolution')).toBe(true);
  });

  test('who has her already is not said to have called her', () => {
    callCoach('evolution');
    expect(coaching.get()).toEqual({});
  });

  test('whatever was stored is made whole', () => {
    expect(readCoaching(null)).toEqual({});
    expect(readCoaching({ a: 3, b: { played: ['x', 4, 'y', 'z'], said: { on: 'yes' } } })).toEqual({
      b: { played: ['x', 'y'] },
    });
    const good = { a: { played: ['x'], said: { on: false, at: 5 } } };
    expect(readCoaching(good)).toEqual(good);
  });
});

describe('what throws away much', () => {
  const plan = (points: number, lost: number, doubt = 0) => ({ points, lost, doubt });
  test('is a part of the points, and never less than a few of them', () => {
    expect(throwsAway(plan(35, 5))).toBe(true);
    expect(throwsAway(plan(35, 2.9))).toBe(false);
    expect(throwsAway(plan(115, 5))).toBe(false);
    expect(throwsAway(plan(110, 10))).toBe(true);
    expect(throwsAway(plan(3, 2.5))).toBe(false);
  });
  test('is no guess', () => {
    expect(throwsAway(plan(40, 6, 2.9))).toBe(true);
    expect(throwsAway(plan(40, 6, 3))).toBe(false);
  });
  test('needs something that is better', () => {
    const mine = { ...plan(30, 10), chance: 0.1, reasons: [] };
    const move = { move: ['pass'], chance: 0.5, points: 40 };
    expect(graveLoss({ mine, moves: [move] })).toBe(mine);
    expect(graveLoss({ mine, moves: [] })).toBeUndefined();
    expect(graveLoss({ moves: [move] })).toBeUndefined();
  });
});

describe('what Confirm would do', () => {
  const draft = (...moves: readonly (readonly string[])[]) => ({
    draft: { moves, events: [], confirmed: false },
  });
  const turn = { canConfirm: false, rewriting: false };
  const end = { buttons: [{ label: 'End', move: ['done'], sure: true }] };
  test('is what waits behind the draft', () => {
    expect(aimOf({ ...turn, canConfirm: true, waiting: ['b'] }, end, draft(['a']))).toEqual({
      moves: [['a'], ['b']],
    });
  });
  test('is a whole draft', () => {
    expect(aimOf({ ...turn, canConfirm: true }, { buttons: [] }, draft(['a']))).toEqual({ moves: [['a']] });
  });
  test('is the button that ends a draft', () => {
    expect(aimOf(turn, end, draft(['a']))).toEqual({ moves: [['a'], ['done']], sure: ['done'] });
  });
  test('is nothing before the first choice, behind the last, and while a forced move plays itself', () => {
    expect(aimOf(turn, end, draft())).toBeUndefined();
    expect(aimOf(turn, { buttons: [] }, draft(['a']))).toBeUndefined();
    expect(aimOf({ ...turn, forced: ['a'] }, end, draft(['a']))).toBeUndefined();
    expect(aimOf({ ...turn, canConfirm: true, rewriting: true }, end, draft(['a']))).toBeUndefined();
    const confirmed = { draft: { moves: [['a']], events: [], confirmed: true } };
    expect(aimOf({ ...turn, canConfirm: true }, end, confirmed)).toBeUndefined();
  });
});

test('a kind of question is new once at a table', () => {
  expect(isNewKind('one', 'feed')).toBe(true);
  expect(isNewKind('one', 'feed')).toBe(false);
  expect(isNewKind('one', 'plan')).toBe(true);
  expect(isNewKind('two', 'feed')).toBe(true);
});

/** To be an animal is the same whatever is chosen; a trait of Evolution is told by its name. */
const NEVER: ReadonlySet<string> = new Set([...ANIMAL_IDS, ...TRAITS]);

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  test('everything that can be lost is told in a sentence', async () => {
    const say = sayIn(await loadTexts(language, ['coach']));
    for (const game of Object.keys(COACHED)) {
      const features = policySetOf(game)?.features.filter(({ common, untold }) => !common && !untold) ?? [];
      const reasons = new Set(features.map(({ id }) => id.replace(/-(next|later)$/, '')));
      expect(reasons.size).toBeGreaterThan(10);
      for (const reason of reasons)
        if (!NEVER.has(reason))
          expect(lossLine(game, reason, say) ?? `${game} ${reason}`).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  test('every line of the catalogue is found by its question', async () => {
    const say = sayIn(await loadTexts(language, ['coach']));
    const asked = Object.keys(lines).filter((key) => !key.startsWith('coach.less.'));
    for (const [game, { own }] of Object.entries(COACHED)) {
      const mine = asked.filter((key) => key.startsWith(`coach.${own}.`));
      expect(mine.length).toBeGreaterThan(5);
      for (const key of mine)
        expect(questionLine(game, key.slice(`coach.${own}.`.length), say)).toBe(say.texts.text(key));
    }
    expect(questionLine('evolution', 'mislaid', say)).toBeUndefined();
  });
});
