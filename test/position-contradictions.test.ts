import { isRefusal, type Position } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { expect, test } from 'vitest';

// A position that contradicts itself is refused, and the sentence names the field (docs/position-format.md).

const cases: readonly (readonly [title: string, field: string, position: Position])[] = [
  [
    'toAct names a seat that has chosen its food card',
    'toAct',
    {
      phase: 'food',
      toAct: 1,
      players: [{ hand: ['horns', 'climbing'] }, { hand: ['ambush'], foodCard: 'scavenger' }],
    },
  ],
  [
    'toAct names a quick-play list that is closed',
    'toAct',
    {
      phase: 'play',
      options: { quickPlay: true },
      toAct: [0, 1],
      players: [{ hand: ['horns'], planClosed: true }, { hand: ['ambush'] }],
    },
  ],
  ['somebody acts after the end', 'toAct', { phase: 'over', toAct: 1, players: [{}, {}] }],
  ['a step of feeding after the end', 'step', { phase: 'over', step: 'feed', players: [{}, {}] }],
  [
    'a food card still lies face-down while the species feed (EVO-3.5.3)',
    'players[0].foodCard',
    { phase: 'feeding', wateringHole: 3, players: [{ foodCard: 'horns' }, {}] },
  ],
  [
    'a food card lies face-down after the end',
    'players[0].foodCard',
    { phase: 'over', players: [{ foodCard: 'horns' }, {}] },
  ],
  [
    'a leaf effect is still to act after the leaf step',
    'players[0].species[0].leaf',
    {
      phase: 'feeding',
      wateringHole: 2,
      players: [{ species: [{ traits: ['fertile'], leaf: ['fertile'] }] }, {}],
    },
  ],
  [
    'a window is described, and the step is another',
    'window',
    { phase: 'feeding', step: 'feed', wateringHole: 2, window: { active: 1 }, players: [{}, {}] },
  ],
  [
    'an attack is being paid for, and the step is another',
    'attack',
    {
      phase: 'feeding',
      wateringHole: 2,
      attack: { move: ['attack', 0, 1, 0, ['horns']] },
      players: [{}, {}],
    },
  ],
  [
    'a seat is out for the round where passing is not permanent (EVO-3.6.7)',
    'out',
    { phase: 'feeding', wateringHole: 4, out: [0], players: [{}, {}] },
  ],
  ['a draw pile of nothing', 'drawPile', { drawPile: null, players: [{}, {}] }],
];

test.each(cases)('%s: refused at %s', (_title, field, position) => {
  const refused = evolution.readPosition(position);
  expect(isRefusal(refused) && refused.facts.field).toBe(field);
});

test('a reason taken over from a refused move keeps one full stop', () => {
  const refused = evolution.readPosition({
    phase: 'play',
    options: { quickPlay: true },
    players: [{ hand: ['climbing'], plan: [['species', 'horns', 1, 'left']] }, {}],
  });
  expect(isRefusal(refused) && refused.facts.field).toBe('players[0].plan[0]');
  expect(isRefusal(refused) && refused.sentence).toMatch(/[^.]\.$/);
});
