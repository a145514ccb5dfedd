import { isRefusal, type Position, plainRefusal } from '@clade/engine';
import { describe, expect, test } from 'vitest';
import { evolution } from '../src/index.ts';

const HORNS = { trait: 'horns', food: 1 };
const AMBUSH = { trait: 'ambush', food: -3 };

describe('what is contradictory names its field', () => {
  const two: Position[] = [{}, {}];
  const species = (x: Position, more: Position = {}) => ({ players: [{ species: [x] }, {}], ...more });
  const fed = (x: Position, more: Position = {}) => species(x, { phase: 'feeding', ...more });
  const first = (p: Position, more: Position = {}) => ({ players: [p, {}], ...more });
  const quick = (p: Position) => first(p, { phase: 'play', options: { quickPlay: true } });
  const hunt = (attack: unknown, hand: unknown = 3) => ({
    phase: 'feeding',
    step: 'pay',
    attack,
    players: [
      { hand, species: [{ bodySize: 3, traits: ['carnivore', 'intelligence'] }] },
      { species: [{ food: 1, traits: ['burrowing'] }] },
    ],
  });

  const wrong: [what: string, position: unknown, field: string][] = [
    ['no object', [], ''],
    ['nothing', null, ''],
    ['an unknown field', { players: two, hole: 3 }, 'hole'],
    ['another game', { game: 'chess', players: two }, 'game'],
    ['no players', {}, 'players'],
    ['players that are no list', { players: 2 }, 'players'],
    ['one player', { players: [{}] }, 'players'],
    ['seven players', { players: Array(7).fill({}) }, 'players'],
    ['six players with the 110 cards', { players: Array(6).fill({}), options: { deck: 'DE110' } }, 'players'],
    ['a player that is no object', { players: [{}, 5] }, 'players[1]'],
    ['an unknown option', { players: two, options: { speed: 1 } }, 'options.speed'],
    [
      'an impossible value of an option',
      { players: two, options: { quickPlay: 'yes' } },
      'options.quickPlay',
    ],
    ['a phase that does not exist', { players: two, phase: 'night' }, 'phase'],
    ['round 0', { players: two, round: 0 }, 'round'],
    ['half a round', { players: two, round: 1.5 }, 'round'],
    ['a first player who is not there', { players: two, first: 2 }, 'first'],
    ['a negative watering hole', { players: two, wateringHole: -1 }, 'wateringHole'],
    ['a last round that is over', { players: two, round: 4, lastRound: 3 }, 'lastRound'],
    ['a last round too far away', { players: two, round: 4, lastRound: 6 }, 'lastRound'],
    ['an unknown cause', { players: two, lastRound: 1, lastRoundCause: 'comet' }, 'lastRoundCause'],
    ['a seed that is no text', { players: two, seed: 5 }, 'seed'],
    ['a broken generator', { players: two, random: 'xyz' }, 'random'],
    ['a dead generator', { players: two, random: '0'.repeat(32) }, 'random'],
    ['an unknown way to force', { players: two, forced: 'maybe' }, 'forced'],

    ['an unknown field of a player', first({ cards: 3 }), 'players[0].cards'],
    ['a negative bag', first({ bag: -1 }), 'players[0].bag'],
    ['more meat than tokens in a bag', first({ bag: 2, bagMeat: 3 }), 'players[0].bagMeat'],
    ['a hand that is no list', first({ hand: 'horns' }), 'players[0].hand'],
    ['a trait that does not exist', first({ hand: ['tusks'] }), 'players[0].hand[0]'],
    ['a card without a trait', first({ hand: [{ food: 3 }] }), 'players[0].hand[0]'],
    ['an unknown field of a card', first({ hand: [{ trait: 'horns', id: 1 }] }), 'players[0].hand[0].id'],
    [
      'a card that does not exist',
      first({ hand: [HORNS, { trait: 'horns', food: 9 }] }),
      'players[0].hand[1]',
    ],
    [
      'a food number that is none',
      first({ hand: [{ trait: 'horns', food: '3' }] }),
      'players[0].hand[0].food',
    ],
    ['the same card too often', { players: [{ hand: [HORNS] }, { hand: [HORNS] }] }, 'players[1].hand[0]'],
    ['too many cards of a trait', first({ hand: Array(8).fill('horns') }), 'players[0].hand[7]'],
    ['a hand larger than the deck', first({ hand: 130 }), 'players[0].hand'],
    ['hands larger than the deck together', { players: [{ hand: 100 }, { hand: 30 }] }, 'players[1].hand'],
    ['a food card before the food phase', first({ foodCard: HORNS }), 'players[0].foodCard'],
    [
      'a food card twice',
      first({ hand: [HORNS], foodCard: HORNS }, { phase: 'food' }),
      'players[0].foodCard',
    ],

    ['a row that is no list', first({ species: 2 }), 'players[0].species'],
    ['a species that is no object', first({ species: [{}, 'x'] }), 'players[0].species[1]'],
    ['an unknown field of a species', species({ size: 3 }), 'players[0].species[0].size'],
    ['body size 0', species({ bodySize: 0 }), 'players[0].species[0].bodySize'],
    ['body size 7', species({ bodySize: 7 }), 'players[0].species[0].bodySize'],
    ['population 0', species({ population: 0 }), 'players[0].species[0].population'],
    ['population 7', species({ population: 7 }), 'players[0].species[0].population'],
    ['more food than population', fed({ population: 2, food: 3 }), 'players[0].species[0].food'],
    ['food outside feeding', species({ food: 1 }, { phase: 'play' }), 'players[0].species[0].food'],
    ['food before the reveal', fed({ food: 1 }, { step: 'reveal' }), 'players[0].species[0].food'],
    ['fat without Fat Tissue', species({ fat: 1 }), 'players[0].species[0].fat'],
    ['more fat than body', species({ fat: 2, traits: ['fat-tissue'] }), 'players[0].species[0].fat'],
    [
      'fat on a face-down card',
      species({ fat: 1, traits: [{ id: 'fat-tissue', faceDown: true }] }, { phase: 'play' }),
      'players[0].species[0].fat',
    ],
    ['more meat than tokens', fed({ food: 1, meat: 2 }), 'players[0].species[0].meat'],
    [
      'a trait that does not exist on a species',
      species({ traits: ['tusks'] }),
      'players[0].species[0].traits[0]',
    ],
    ['a trait twice', species({ traits: ['horns', 'horns'] }), 'players[0].species[0].traits[1]'],
    [
      'three traits with two players',
      species({ traits: ['horns', 'ambush', 'climbing'] }),
      'players[0].species[0].traits',
    ],
    [
      'a face-down trait in feeding',
      fed({ traits: [{ id: 'horns', faceDown: true }] }),
      'players[0].species[0].traits[0]',
    ],
    [
      'a trait card that does not exist',
      species({ traits: [{ id: 'horns', food: 9 }] }),
      'players[0].species[0].traits[0]',
    ],
    [
      'an unknown field of a trait',
      species({ traits: [{ id: 'horns', up: true }] }),
      'players[0].species[0].traits[0].up',
    ],
    [
      'face-down that is neither true nor false',
      species({ traits: [{ id: 'horns', faceDown: 1 }] }, { phase: 'play' }),
      'players[0].species[0].traits[0].faceDown',
    ],
    [
      'a leaf effect without its trait',
      fed({ leaf: ['fertile'] }, { step: 'leaf' }),
      'players[0].species[0].leaf[0]',
    ],
    [
      'a leaf effect of a trait without a leaf',
      fed({ leaf: ['horns'], traits: ['horns'] }, { step: 'leaf' }),
      'players[0].species[0].leaf[0]',
    ],
    ['more species than boards', first({ species: Array(27).fill({}) }), 'players[0].species[26]'],

    ['somebody to act in the deal', { players: two, toAct: 0 }, 'toAct'],
    ['a seat to act that is not there', { players: [{ hand: 1 }, {}], phase: 'play', toAct: 2 }, 'toAct'],
    [
      'two seats to act one after the other',
      { players: [{ hand: 1 }, {}], phase: 'play', toAct: [0, 1] },
      'toAct',
    ],
    ['a step that does not exist', { players: two, phase: 'feeding', step: 'dream' }, 'step'],
    [
      'a step of feeding in another phase',
      { players: [{ hand: 1 }, {}], phase: 'play', step: 'feed' },
      'step',
    ],
    [
      'food left over in another phase',
      { players: [{ hand: 1 }, {}], phase: 'play', leftOver: true },
      'leftOver',
    ],
    ['more idle players than players', { players: two, phase: 'feeding', idle: 3 }, 'idle'],
    [
      'a player out who is not there',
      { players: two, phase: 'feeding', out: [2], options: { passIsPermanent: true } },
      'out[0]',
    ],
    [
      'an unknown field of a window',
      { players: two, phase: 'feeding', step: 'window', window: { x: 1 } },
      'window.x',
    ],
    [
      'a window of nobody',
      { players: two, phase: 'feeding', step: 'window', window: { active: 5 } },
      'window.active',
    ],

    ['a payment without its attack', hunt({}), 'attack.move'],
    ['a payment for something else', hunt({ move: ['eat', 0] }), 'attack.move'],
    ['a payment for an attack that costs nothing', hunt({ move: ['attack', 0, 1, 0] }), 'attack.move'],
    ['a payment for an illegal attack', hunt({ move: ['attack', 0, 1, 0, ['climbing']] }), 'attack.move'],
    [
      'more due than the attack costs',
      hunt({ move: ['attack', 0, 1, 0, ['burrowing']], due: 2 }),
      'attack.due',
    ],
    ['more due than the hand holds', hunt({ move: ['attack', 0, 1, 0, ['burrowing']] }, 0), 'attack.due'],
    [
      'a last payment that does not exist',
      hunt({ move: ['attack', 0, 1, 0, ['burrowing']], last: { trait: 'horns', food: 9 } }),
      'attack.last',
    ],

    ['a plan without quick play', first({ hand: [HORNS], plan: [] }, { phase: 'play' }), 'players[0].plan'],
    [
      'a closed plan without quick play',
      first({ hand: 1, planClosed: true }, { phase: 'play' }),
      'players[0].planClosed',
    ],
    ['a plan of no moves', quick({ hand: [HORNS], plan: ['x'] }), 'players[0].plan[0]'],
    ['a plan of moves that play no card', quick({ hand: [HORNS], plan: [['pass']] }), 'players[0].plan[0]'],
    [
      'a plan with a card not in hand',
      quick({ hand: [HORNS], plan: [['species', 'ambush', -3, 'left']] }),
      'players[0].plan[0]',
    ],
    [
      'a plan that uses a card twice',
      quick({
        hand: [HORNS, AMBUSH],
        plan: [
          ['species', 'horns', 1, 'left'],
          ['body', 'horns', 1, 0],
        ],
      }),
      'players[0].plan[1]',
    ],

    ['a draw pile larger than the deck', { players: two, drawPile: 130 }, 'drawPile'],
    ['a draw pile larger than the rest', { players: [{ hand: 50 }, {}], drawPile: 60 }, 'drawPile'],
    ['a draw pile that is neither', { players: two, drawPile: 'all' }, 'drawPile'],
    ['a card that is in two piles', { players: two, drawPile: [HORNS], discard: [HORNS] }, 'discard[0]'],
    ['a discard pile larger than the rest', { players: two, removed: 100, discard: 30 }, 'discard'],
    ['more removed than the deck holds', { players: two, removed: 130 }, 'removed'],
    [
      'a card that does not exist in a pile',
      { players: two, drawPile: [HORNS, { trait: 'horns', food: 7 }] },
      'drawPile[1]',
    ],
    [
      'more tokens than a limited bank has',
      { players: [{ bag: 100 }, { bag: 80 }], wateringHole: 1, options: { foodBankLimit: 180 } },
      'wateringHole',
    ],

    [
      'a food card after the reveal',
      first({ foodCard: HORNS }, { phase: 'feeding', wateringHole: 3 }),
      'players[0].foodCard',
    ],
    [
      'a food card when the game is over',
      first({ foodCard: HORNS }, { phase: 'over' }),
      'players[0].foodCard',
    ],
    ['a step when the game is over', { players: two, phase: 'over', step: 'leaf' }, 'step'],
    ['somebody to act when the game is over', { players: two, phase: 'over', toAct: 1 }, 'toAct'],
    ['a draw pile of nothing', { players: two, drawPile: null }, 'drawPile'],
    [
      'somebody who has chosen a food card',
      { players: [{ hand: 2 }, { hand: 1, foodCard: HORNS }], phase: 'food', toAct: 1 },
      'toAct',
    ],
    [
      'somebody without a card to choose food',
      { players: [{ hand: 1 }, { hand: 0 }], phase: 'food', toAct: [1] },
      'toAct',
    ],
    [
      'somebody without a card to plan',
      { players: [{ hand: 1 }, { hand: 0 }], phase: 'play', options: { quickPlay: true }, toAct: [0, 1] },
      'toAct',
    ],
    [
      'a leaf effect to act in the feeding turns',
      fed({ traits: ['long-neck'], leaf: ['long-neck'] }, { wateringHole: 3 }),
      'players[0].species[0].leaf',
    ],
    [
      'a window outside its step',
      { players: two, phase: 'feeding', step: 'feed', window: {}, wateringHole: 3 },
      'window',
    ],
    [
      'an attack outside its step',
      { ...hunt({ move: ['attack', 0, 1, 0, ['burrowing']] }), step: 'turn', wateringHole: 3 },
      'attack',
    ],
    [
      'idle players before the feeding turns',
      { players: two, phase: 'feeding', step: 'leaf', idle: 1, wateringHole: 3 },
      'idle',
    ],
    [
      'players out where passing is not permanent',
      { players: two, phase: 'feeding', out: [1], wateringHole: 3 },
      'out',
    ],
    ['a cause without a last round', { players: two, lastRoundCause: 'feeding' }, 'lastRoundCause'],
    [
      'a last payment behind all cards in hand',
      hunt({ move: ['attack', 0, 1, 0, ['burrowing']], last: { trait: 'warning-call', food: 5 } }, [AMBUSH]),
      'attack.last',
    ],
    ['a seat beyond the table', { players: [{ hand: 1 }, { hand: 1 }], phase: 'food', toAct: [33] }, 'toAct'],
    [
      'a last payment without a number',
      hunt({ move: ['attack', 0, 1, 0, ['burrowing']], last: { trait: 'ambush', food: null } }, [AMBUSH]),
      'attack.last.food',
    ],
    [
      'idle players while an attack is paid for',
      { ...hunt({ move: ['attack', 0, 1, 0, ['burrowing']] }, [AMBUSH]), idle: 1 },
      'idle',
    ],
    [
      'a window for another than the player about to feed, who alone is asked',
      {
        players: [{}, { hand: 1, species: [{ traits: ['intelligence'] }] }],
        phase: 'feeding',
        options: { intelligenceTiming: 'ownTurn' },
        step: 'window',
        toAct: 1,
        window: { active: 0 },
      },
      'window.active',
    ],
    [
      'a game without cards, which could never end',
      { players: [{ species: [] }, { species: [] }], phase: 'feeding', drawPile: 0, discard: [] },
      'drawPile',
    ],
  ];
  for (const [what, position, field] of wrong) {
    test(`${what} (${field})`, () => {
      const s = evolution.readPosition(position);
      if (!isRefusal(s)) throw new Error('the position was accepted');
      expect(s.facts.field).toBe(field);
      expect(s.code).toBe('bad-position');
      if (field !== '') expect(plainRefusal(s).startsWith(`Field "${field}": `)).toBe(true);
      expect(plainRefusal(s)).toMatch(/[^.]\.$/);
    });
  }
});
