import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { animal, expectChanged, options, play, question, refused } from '../../../src/testing/index.ts';
import { atTurn, control, discarded, earth, four, isThrough, NO_DISKS, view } from '../cards/stage.ts';

const FEEDER = four({ fishes: { traits: ['bottom-feeder'] } });
const ROW = { row: ['ecodiversity', 'biodiversity', 'asteroid'] };

rule(
  'DSM-6.4.2',
  'a space of your own resolves the card in slot 1, without a scoring or a thriving cube',
  () => {
    const position = { animals: FEEDER, ...ROW, ...earth({ corners: { ...NO_DISKS, 'D7.SE': 'algae' } }) };
    const s = atTurn('fishes', position);
    play(s, 'place a pawn on feeder-fishes');
    expect([question(s), options(s)]).toEqual(['bottom-feeder', ['choose ecodiversity', 'forgo']]);
    expect(refused(s, 'choose biodiversity')).toMatchObject({ code: 'other-card', rule: 'DSM-6.4.2' });
    const whole = atTurn('fishes', position);
    const moves = ['place a pawn on feeder-fishes', 'choose ecodiversity'];
    expectChanged(whole, () => play(whole, ...moves), {
      'animals.fishes.points.cards': [0, 1],
      'animals.fishes.pawns': [4, 3],
      'spaces.feeder-fishes': [undefined, 'fishes'],
      ...discarded(s, 'ecodiversity'),
      toAct: ['fishes', 'cephalopods'],
    });
  },
);

rule('DSM-6.4.2', 'the action may be forfeited', () => {
  const s = atTurn('fishes', { animals: FEEDER, ...ROW });
  play(s, 'place a pawn on feeder-fishes', 'forgo');
  expect([isThrough(s), view(s).row.length, animal(s, 'fishes').pawns.available]).toEqual([true, 3, 3]);
});

rule(
  'DSM-6.4.2 DSM-5.2.6',
  'it is not bound by the after-rule and does not bind, and only its owner uses it',
  () => {
    const late = atTurn('fishes', { animals: FEEDER, spaces: { 'domination-3': 'fishes' } });
    expect(options(late)).toEqual(['place a pawn on feeder-fishes', 'retrieve']);
    const there = atTurn('fishes', { animals: FEEDER, spaces: { 'feeder-fishes': 'fishes' } });
    expect(options(there)).toContain('place a pawn on abundance-1');
    expect(refused(there, 'place a pawn on feeder-fishes')).toMatchObject({ code: 'own-pawn' });
    const other = atTurn('crustaceans', {
      animals: FEEDER,
      spaces: { 'feeder-fishes': 'fishes' },
      ...control({ sun: 'crustaceans' }),
    });
    expect(refused(other, 'place a pawn on feeder-fishes')).toMatchObject({
      code: 'no-such-space',
      rule: 'DSM-5.2.6',
    });
    play(other, 'use the pawn of sun');
    expect(refused(other, 'place a pawn on feeder-fishes')).toMatchObject({ code: 'no-such-space' });
  },
);

rule('DSM-6.4.2', 'special pawns may use it; a Retrieve brings the pawn back', () => {
  const s = atTurn('fishes', { animals: FEEDER, ...ROW, ...control({ sun: 'fishes' }) });
  play(s, 'use the pawn of sun', 'place a pawn on feeder-fishes', 'forgo');
  expect(view(s).spaces['feeder-fishes']).toEqual({ animal: 'fishes', special: 'sun' });
  const back = atTurn('fishes', { animals: FEEDER, spaces: { 'feeder-fishes': 'fishes' } });
  expect(animal(back, 'fishes').pawns).toMatchObject({ available: 3, display: 1 });
  play(back, 'retrieve');
  expect([animal(back, 'fishes').pawns.available, view(back).spaces]).toEqual([4, {}]);
});
