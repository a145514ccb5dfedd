import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { animal, options, play, question, refused } from '../../../src/testing/index.ts';
import { atTurn, byCards, byTiles, control, earth, four, isThrough, NO_DISKS, view } from '../cards/stage.ts';

const FEEDER = four({ fishes: { traits: ['bottom-feeder'] } });
const ROW = { row: ['ecodiversity', 'biodiversity', 'asteroid'] };

rule(
  'DSM-6.4.2',
  'a space of your own resolves the card in slot 1, without a scoring or a thriving cube',
  () => {
    const s = atTurn('fishes', {
      animals: FEEDER,
      ...ROW,
      ...earth({ corners: { ...NO_DISKS, 'D7.SE': 'algae' } }),
    });
    play(s, 'place a pawn on feeder-fishes');
    expect([question(s), options(s)]).toEqual(['bottom-feeder', ['choose ecodiversity', 'forgo']]);
    expect(refused(s, 'choose biodiversity')).toMatchObject({ code: 'other-card', rule: 'DSM-6.4.2' });
    play(s, 'choose ecodiversity');
    expect([byCards(s, 'fishes'), byTiles(s, 'reptiles')]).toEqual([1, 0]);
    expect(view(s).row.map(({ card }) => card)).toEqual(['biodiversity', 'asteroid']);
    expect(view(s).discard.at(-1)).toBe('ecodiversity');
    expect(view(s).spaces['feeder-fishes']).toEqual({ animal: 'fishes', special: null });
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
