import { configure, isRefusal, plainRefusal, playOut, Rng, uniform } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { describe, expect } from 'vitest';
import { evolution, type Species } from '../../src/index.ts';
import { FROM_BANK, FROM_HOLE, take } from '../../src/take.ts';
import {
  bag,
  fed,
  feeding,
  options,
  play,
  refused,
  type Short,
  sp,
  species,
  table,
  turnOf,
  wateringHole,
} from '../../src/testing/index.ts';
import { ofType } from './box.ts';
import { attack, FAT_ELIGIBLE, GRAZER, hunt, revealing, taken } from './hunt.ts';
import { roomOf } from './protection.ts';

/** Player 1 eats; player 2 keeps the phase open. */
const eating = (row: readonly Short[], more = {}) =>
  feeding([row, [GRAZER], [GRAZER]], { wateringHole: 9, ...more });

/** EVO-5.2.1 to EVO-5.2.8 once more, on plain data: the food and fat of a row after a take, and what is left. */
function takeOnPaper(
  row: Species[],
  i: number,
  n: number,
  stock: number,
  meat: boolean,
): [Species[], number] {
  const x = row[i];
  if (x === undefined) return [row, stock];
  const has = (trait: string): boolean => x.traits.some((t) => t.id === trait);
  if (!meat && has('carnivore')) return [row, stock];
  const want = n + (!meat && has('foraging') ? 1 : 0);
  const k = Math.min(want, roomOf(x), stock);
  if (k <= 0) return [row, stock];
  const food = Math.min(x.population, x.food + k);
  const after = row.with(i, { ...x, food, fat: x.fat + k - (food - x.food) });
  return has('cooperation') ? takeOnPaper(after, i + 1, 1, stock - k, meat) : [after, stock - k];
}

describe('words', () => {
  rule('EVO-5.1', 'whoever takes, takes plants from the watering hole or anything from the bank', () => {
    const seen = new Set<string>();
    const config = configure(evolution, 4);
    if (isRefusal(config)) throw new Error(plainRefusal(config));
    const rng = new Rng('words');
    for (let n = 0; n < 4; n++) {
      const s = evolution.setup(config, `words ${n}`);
      playOut(evolution, s, uniform(evolution, rng), rng, undefined, (e) => {
        if (e.type === 'took') seen.add(`${e.meat ? 'meat' : 'plant'} from the ${e.source}`);
      });
    }
    expect([...seen].sort()).toEqual([
      'meat from the bank',
      'plant from the bank',
      'plant from the watering-hole',
    ]);
  });

  rule('EVO-5.1.1', 'plants come from the watering hole or the bank, meat always from the bank', () => {
    const limited = { options: { foodBankLimit: 180 } };
    const bank = (s: Parameters<typeof wateringHole>[0]) => evolution.view(s, 0).bank;

    const eat = eating([[1, 2, 0]], limited);
    expect(bank(eat)).toBe(171);
    expect(ofType(play(eat, 'feed species 1'), 'took')).toMatchObject([
      { source: 'watering-hole', meat: false },
    ]);
    expect([wateringHole(eat), bank(eat)]).toEqual([8, 171]);

    const think = eating([[1, 3, 0, ['intelligence']]], { ...limited, hands: [1] });
    expect(ofType(play(think, options(think)[0]!), 'took')).toMatchObject([{ source: 'bank', meat: false }]);
    expect([wateringHole(think), bank(think)]).toEqual([9, 169]);

    const meat = hunt([5, 3, 0, ['carnivore']], [[2, 3, 0, ['scavenger']]], limited);
    expect(ofType(play(meat, attack(0)), 'took')).toMatchObject([
      { source: 'bank', meat: true, cause: 'attack' },
      { source: 'bank', meat: true, cause: 'scavenger' },
    ]);
    expect([wateringHole(meat), bank(meat)]).toEqual([9, 168]);

    const neck = revealing([[[1, 2, 0, ['long-neck']]], [GRAZER]], [{ trait: 'foraging', food: 3 }], limited);
    expect(fed(neck, 0, 0)).toEqual([2, 1, 0]);
    expect([wateringHole(neck), bank(neck)]).toEqual([3, 176]);
  });

  rule('EVO-5.1.2', 'one call is one take-event, however many tokens it moves', () => {
    const s = feeding([[[5, 4, 0, ['carnivore', 'cooperation']], GRAZER], [[4, 2, 0]], [GRAZER]], {
      wateringHole: 9,
    });
    expect(taken(play(s, attack(0)))).toEqual([
      [0, 0, 4, 'attack'],
      [0, 1, 1, 'cooperation'],
    ]);
  });
});

describe('TAKE', () => {
  rule('EVO-5.2', 'the engine takes what the procedure takes on paper', () => {
    const rng = new Rng('on paper');
    let tokens = 0;
    for (let n = 0; n < 500; n++) {
      const row = Array.from({ length: 1 + rng.below(5) }, (): Short => {
        const traits = ['cooperation', 'foraging', 'fat-tissue', 'carnivore'].filter(
          () => rng.below(3) === 0,
        );
        const population = 1 + rng.below(4);
        return [1 + rng.below(3), population, rng.below(population + 1), traits.slice(0, 3)];
      });
      const hole = rng.below(4);
      const s = feeding(
        [
          row,
          [
            [6, 1, 1, ['carnivore', 'fat-tissue']],
            [1, 1, 1],
          ],
          [GRAZER],
        ],
        {
          wateringHole: hole,
          toAct: 1,
        },
      );
      const fromHole = rng.below(2) === 0;
      const meat = !fromHole && rng.below(2) === 0;
      const i = rng.below(row.length);
      const size = 1 + rng.below(3);
      const before = [...evolution.view(s, 0).players[0]!.species];
      const [after, left] = takeOnPaper(before, i, size, fromHole ? hole : 1000, meat);
      take(s, 0, i, size, fromHole ? FROM_HOLE : FROM_BANK, meat, 'eat', undefined);
      expect(evolution.view(s, 0).players[0]!.species).toEqual(after);
      expect(wateringHole(s)).toBe(fromHole ? left : hole);
      tokens += (fromHole ? hole : 1000) - left;
    }
    expect(tokens).toBeGreaterThan(300);
  });

  rule('EVO-5.2.1', 'a carnivore offered plants takes nothing', () => {
    const s = eating([
      [1, 2, 0, ['cooperation']],
      [3, 2, 0, ['carnivore']],
    ]);
    expect(taken(play(s, 'feed species 1'))).toEqual([[0, 0, 1, 'eat']]);
    expect(wateringHole(s)).toBe(8);
    const neck = revealing(
      [[[3, 2, 0, ['long-neck', 'carnivore']]], [GRAZER], [GRAZER]],
      [{ trait: 'foraging', food: 3 }],
    );
    expect(fed(neck, 0, 0)).toEqual([2, 0, 0]);
  });

  rule('EVO-5.2.2', 'Foraging makes one two, and the two of Intelligence three', () => {
    const eat = eating([[1, 4, 0, ['foraging']]]);
    play(eat, 'feed species 1');
    expect(fed(eat, 0, 0)).toEqual([4, 2, 0]);
    const think = eating([[1, 4, 0, ['foraging', 'intelligence']]], { hands: [1] });
    play(think, options(think)[0]!);
    expect(fed(think, 0, 0)).toEqual([4, 3, 0]);
    const plain = eating([[1, 4, 0]]);
    play(plain, 'feed species 1');
    expect(fed(plain, 0, 0)).toEqual([4, 1, 0]);
  });

  rule(
    'EVO-5.2.3',
    'a take is cut to the room and to the watering hole; nothing taken triggers nothing',
    () => {
      const room = eating([[1, 2, 1, ['foraging']]]);
      play(room, 'feed species 1');
      expect([fed(room, 0, 0), wateringHole(room)]).toEqual([[2, 2, 0], 8]);
      const hole = feeding(
        [
          [
            [1, 4, 0, ['foraging']],
            [4, 1, 0, ['carnivore']],
          ],
          [[1, 1, 1]],
          [[1, 1, 1]],
        ],
        {
          wateringHole: 1,
        },
      );
      play(hole, 'feed species 1');
      // Nobody else can do anything: the carnivore of player 1 is asked next.
      expect([fed(hole, 0, 0), wateringHole(hole)]).toEqual([[4, 1, 0], 0]);
      // EVO-10.1 `foodBankLimit`: with one token left in the bank two meat become one.
      const poor = table({
        phase: 'feeding',
        wateringHole: 9,
        options: { foodBankLimit: 180 },
        players: [
          { species: [sp(5, 3, 0, ['carnivore']), sp(...GRAZER)], bag: 170 },
          { species: [sp(2, 2)] },
          { species: [sp(...GRAZER)] },
        ],
      });
      play(poor, attack(0));
      expect([fed(poor, 0, 0)[1], evolution.view(poor, 0).bank]).toEqual([1, 0]);
      const stop = eating([
        [1, 2, 0, ['cooperation']],
        [1, 1, 1, ['cooperation']],
        [1, 2, 0],
      ]);
      expect(taken(play(stop, 'feed species 1'))).toEqual([[0, 0, 1, 'eat']]);
    },
  );

  rule('EVO-5.2.4', 'tokens leave the watering hole one for one', () => {
    const s = eating([
      [1, 2, 0, ['foraging', 'cooperation']],
      [1, 2, 0, ['foraging']],
    ]);
    play(s, 'feed species 1');
    expect([fed(s, 0, 0)[1], fed(s, 0, 1)[1], wateringHole(s)]).toEqual([2, 2, 5]);
  });

  rule('EVO-5.2.5', 'first the board, then Fat Tissue, and never more than the room', () => {
    const some = hunt([5, 3, 2, ['carnivore', 'fat-tissue']], [[4, 2, 0]]);
    play(some, attack(0));
    expect(fed(some, 0, 0)).toEqual([3, 3, 3]);
    const full = hunt([5, 3, 2, ['carnivore', 'fat-tissue'], 4], [[4, 2, 0]]);
    play(full, attack(0));
    expect(fed(full, 0, 0)).toEqual([3, 3, 5]);
    const none = hunt([5, 3, 2, ['carnivore']], [[4, 2, 0]]);
    play(none, attack(0));
    expect(fed(none, 0, 0)).toEqual([3, 3, 0]);
    expect(bag(none, 0)).toBe(0);
  });

  rule('EVO-5.2.6', 'left-over tokens are stored without asking', () => {
    const s = eating([[3, 1, 0, ['fat-tissue', 'foraging']]]);
    play(s, 'feed species 1');
    expect(fed(s, 0, 0)).toEqual([1, 1, 1]);
    expect(turnOf(s)).toBe(1);
  });

  rule('EVO-5.2.7', 'Cooperation gives the right neighbour one take of the same source and kind', () => {
    const plant = eating([
      [1, 3, 0, ['cooperation', 'foraging']],
      [1, 3, 0],
      [1, 3, 0],
    ]);
    const ate = ofType(play(plant, 'feed species 1'), 'took');
    expect(ate).toMatchObject([
      { species: 0, count: 2 },
      { species: 1, count: 1, source: 'watering-hole', meat: false },
    ]);
    expect(wateringHole(plant)).toBe(6);
    const meat = feeding(
      [
        [
          [5, 4, 0, ['carnivore', 'cooperation']],
          [1, 3, 0, ['foraging']],
        ],
        [[3, 2, 0]],
        [GRAZER],
      ],
      { wateringHole: 9 },
    );
    const hunted = ofType(play(meat, attack(0)), 'took');
    expect(hunted).toMatchObject([
      { species: 0, count: 3 },
      { species: 1, count: 1, source: 'bank', meat: true },
    ]);
    expect(wateringHole(meat)).toBe(9);
    // The left neighbour and other rows get nothing.
    const last = eating([
      [1, 3, 0],
      [1, 3, 0, ['cooperation']],
    ]);
    expect(taken(play(last, 'feed species 2'))).toEqual([[0, 1, 1, 'eat']]);
  });

  rule(
    'EVO-5.2.8',
    'the chain is compulsory and ends at a full species, at a carnivore, at the end or at an empty hole',
    () => {
      const helper: Short = [1, 2, 0, ['cooperation']];
      const chain = eating([helper, helper, helper]);
      expect(taken(play(chain, 'feed species 1'))).toEqual([
        [0, 0, 1, 'eat'],
        [0, 1, 1, 'cooperation'],
        [0, 2, 1, 'cooperation'],
      ]);
      expect(turnOf(chain)).toBe(1);
      const full = eating([helper, [1, 1, 1, ['cooperation']], helper]);
      expect(taken(play(full, 'feed species 1'))).toHaveLength(1);
      const carnivore = eating([helper, [1, 1, 0, ['cooperation', 'carnivore']], helper]);
      expect(taken(play(carnivore, 'feed species 1'))).toHaveLength(1);
      const dry = eating([helper, helper, helper], { wateringHole: 2 });
      expect(taken(play(dry, 'feed species 1')).slice(0, 3)).toEqual([
        [0, 0, 1, 'eat'],
        [0, 1, 1, 'cooperation'],
      ]);
    },
  );

  rule(
    'EVO-5.2.9',
    'equal takes from the bank give the same row in any order; from the hole they need not',
    () => {
      const rng = new Rng('orders');
      let reordered = 0;
      for (let n = 0; n < 200; n++) {
        const row = Array.from({ length: 2 + rng.below(4) }, (): Short => {
          const traits = ['cooperation', 'foraging', 'fat-tissue'].filter(() => rng.below(2) === 0);
          const population = 1 + rng.below(4);
          return [1 + rng.below(2), population, rng.below(population), traits];
        });
        const start = eating(row);
        const takers = row.map((_, i) => i).filter(() => rng.below(3) > 0);
        const inOrder = (order: readonly number[]) => {
          const s = evolution.clone(start);
          for (const i of order) take(s, 0, i, 1, FROM_BANK, false, 'long-neck', undefined);
          return evolution.view(s, 0).players[0]!.species;
        };
        const expected = inOrder(takers);
        const order = [...takers];
        rng.shuffle(order, order.length);
        if (order.join() !== takers.join()) reordered++;
        expect(inOrder(order)).toEqual(expected);
        expect(inOrder([...takers].reverse())).toEqual(expected);
      }
      expect(reordered).toBeGreaterThan(50);

      // Two tokens at the hole: the helper first gives 1 and 1, the forager first gives 0 and 2.
      const row: Short[] = [
        [1, 1, 0, ['cooperation']],
        [1, 2, 0, ['foraging']],
        [4, 1, 0, ['carnivore']],
      ];
      const first = feeding([row, [[1, 1, 1]], [[1, 1, 1]]], { wateringHole: 2 });
      play(first, 'feed species 1');
      expect([fed(first, 0, 0)[1], fed(first, 0, 1)[1]]).toEqual([1, 1]);
      const second = feeding([row, [[1, 1, 1]], [[1, 1, 1]]], { wateringHole: 2 });
      play(second, 'feed species 2');
      expect([fed(second, 0, 0)[1], fed(second, 0, 1)[1]]).toEqual([0, 2]);
    },
  );

  rule('EVO-5.2.10', 'a token that lands on Fat Tissue triggers Cooperation too', () => {
    const row: Short[] = [
      [3, 1, 1, ['fat-tissue', 'cooperation']],
      [1, 2, 0],
    ];
    const s = eating(row, FAT_ELIGIBLE);
    play(s, 'feed species 1');
    expect([fed(s, 0, 0), fed(s, 0, 1), wateringHole(s)]).toEqual([[1, 1, 1], [2, 1, 0], 7]);
  });
});

describe('EAT', () => {
  rule('EVO-5.3', 'a feeding turn of a plant eater: one meal at the watering hole', () => {
    const s = eating([
      [1, 3, 0],
      [1, 3, 0, ['foraging']],
    ]);
    expect(options(s)).toEqual(['feed species 1', 'feed species 2']);
    expect(taken(play(s, 'feed species 2'))).toEqual([[0, 1, 2, 'eat']]);
    expect([fed(s, 0, 0), fed(s, 0, 1), wateringHole(s)]).toEqual([[3, 0, 0], [3, 2, 0], 7]);
  });

  rule('EVO-5.3.1', 'needs a plant eater with room and food at the watering hole', () => {
    const row: Short[] = [
      [3, 2, 0, ['carnivore']],
      [1, 2, 2],
      [1, 2, 1],
      [2, 1, 1, ['fat-tissue'], 1],
      [2, 1, 1, ['fat-tissue'], 2],
    ];
    const s = eating(row, FAT_ELIGIBLE);
    expect(options(s).filter((o) => o.startsWith('feed'))).toEqual(['feed species 3', 'feed species 4']);
    expect(refused(s, 'feed species 1')).toMatchObject({ code: 'carnivore' });
    expect(refused(s, 'feed species 2')).toMatchObject({ code: 'no-room', rule: 'EVO-5.3.1' });
    expect(refused(s, 'feed species 5')).toMatchObject({
      code: 'no-room',
      facts: { food: 1, population: 1, fat: 2, bodySize: 2 },
    });
    const dry = feeding(
      [
        [
          [3, 2, 0, ['carnivore']],
          [1, 2, 0],
        ],
        [[1, 1, 0]],
      ],
      { wateringHole: 0 },
    );
    expect(options(dry).filter((o) => o.startsWith('feed'))).toEqual([]);
    expect(refused(dry, 'feed species 2')).toMatchObject({ code: 'watering-hole-empty', rule: 'EVO-5.3.1' });
  });

  rule('EVO-5.3.2', 'takes one from the watering hole, and the turn ends', () => {
    const s = eating([
      [1, 3, 1],
      [1, 3, 0],
    ]);
    play(s, 'feed species 1');
    expect(species(s, 0, 0).food).toBe(2);
    expect(species(s, 0, 1).food).toBe(0);
    expect(wateringHole(s)).toBe(8);
    expect(turnOf(s)).toBe(1);
  });
});
