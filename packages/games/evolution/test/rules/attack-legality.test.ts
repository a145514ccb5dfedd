import { Rng } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { describe, expect } from 'vitest';
import { evolution, TRAITS } from '../../src/index.ts';
import { fed, feeding, options, play, refused, type Short } from '../../src/testing/index.ts';
import { attack, attacks, FAT_ELIGIBLE, GRAZER, hunt, NEGATE_CALLS, prices, targets } from './hunt.ts';
import { canHunt, protections } from './protection.ts';

const CARNIVORE: Short = [5, 3, 0, ['carnivore']];

describe('attacker and target', () => {
  rule('EVO-4.1.1', 'only a carnivore with room attacks', () => {
    const prey: Short[] = [[1, 1, 0]];
    expect(targets(hunt([5, 3, 0, ['carnivore']], prey))).toEqual([0]);
    expect(targets(hunt([5, 3, 0, []], prey))).toEqual([]);
    expect(refused(hunt([5, 3, 0, []], prey), attack(0))).toMatchObject({
      code: 'not-a-carnivore',
      rule: 'EVO-4.1.1',
    });
    const full = hunt([5, 3, 3, ['carnivore']], prey);
    expect(targets(full)).toEqual([]);
    expect(refused(full, attack(0))).toMatchObject({
      code: 'no-room',
      rule: 'EVO-4.1.1',
      facts: { species: 1, food: 3, population: 3 },
    });
    // Fat Tissue with room makes a fed carnivore an attacker; a full card does not.
    const voluntary = (fat: number) => hunt([5, 3, 3, ['carnivore', 'fat-tissue'], fat], prey, FAT_ELIGIBLE);
    expect(targets(voluntary(4))).toEqual([0]);
    expect(targets(voluntary(5))).toEqual([]);
  });

  rule('EVO-4.1.2', 'any species at the table is a target, own ones too, but not the attacker', () => {
    const s = feeding([
      [
        [1, 1, 1],
        [5, 3, 0, ['carnivore']],
        [1, 1, 1],
      ],
      [[1, 1, 0]],
      [
        [1, 1, 0],
        [2, 1, 0],
      ],
    ]);
    expect(options(s)).toEqual([
      'attack player 1 species 1 with species 2',
      'attack player 1 species 3 with species 2',
      'attack player 2 species 1 with species 2',
      'attack player 3 species 1 with species 2',
      'attack player 3 species 2 with species 2',
    ]);
    expect(refused(s, 'attack player 1 species 2 with species 2')).toMatchObject({
      code: 'itself',
      rule: 'EVO-4.1.2',
    });
    expect(refused(s, 'attack player 2 species 2 with species 2')).toMatchObject({ code: 'no-such-species' });
    expect(refused(s, 'attack player 4 species 1 with species 2')).toMatchObject({ code: 'no-such-player' });
    // Not even a pack that outgrows its own body.
    const pack = hunt([2, 4, 0, ['carnivore', 'pack-hunting']], [[1, 1, 0]]);
    expect(attacks(pack)).toEqual([[0, 1, 0]]);
  });

  rule('EVO-4.1.3', 'a negated trait no longer counts, the others do', () => {
    const s = hunt([5, 3, 0, ['carnivore', 'intelligence']], [[3, 4, 0, ['climbing', 'hard-shell']]], {
      hands: [3],
    });
    expect(refused(s, attack(0, ['climbing']))).toMatchObject({ code: 'hard-shell' });
    expect(refused(s, attack(0, ['hard-shell']))).toMatchObject({ code: 'climbing' });
    expect(refused(s, attack(0, ['climbing', 'hard-shell']))).toBeUndefined();
  });

  rule('EVO-4.1.4', 'Pack Hunting adds population to the attack, Hard Shell 4 to the defence', () => {
    const shells: Short[] = [
      [2, 1, 0, ['hard-shell']],
      [3, 1, 0, ['hard-shell']],
    ];
    const pack = hunt([3, 4, 0, ['carnivore', 'pack-hunting']], shells);
    expect(targets(pack)).toEqual([0]);
    expect(refused(pack, attack(1))?.facts).toMatchObject({ attackSize: 7, defenceSize: 7 });
    const alone = hunt([4, 4, 0, ['carnivore']], shells);
    expect(targets(alone)).toEqual([]);
    expect(refused(alone, attack(0))?.facts).toMatchObject({ attackSize: 4, defenceSize: 6 });
  });
});

describe('protections', () => {
  rule('EVO-4.2', 'legal exactly when no row of the table blocks', () => {
    const rng = new Rng('section 4');
    const shields = [
      'burrowing',
      'climbing',
      'defensive-herding',
      'hard-shell',
      'symbiosis',
      'warning-call',
      'horns',
      'scavenger',
    ];
    const hunters = ['ambush', 'climbing', 'pack-hunting', 'warning-call'];
    let open = 0;
    let closed = 0;
    for (let n = 0; n < 300; n++) {
      const some = (from: readonly string[], most: number): string[] =>
        from.filter(() => rng.below(from.length) < most).slice(0, 3);
      const one = (traits: string[]): Short => {
        const population = 1 + rng.below(4);
        return [1 + rng.below(5), population, rng.below(population + 1), traits];
      };
      // At most seven species with traits: the deck has seven cards of each.
      const row = (most: number): Short[] =>
        Array.from({ length: 1 + rng.below(most) }, () => one(some(shields, 2)));
      const first: Short = [
        2 + rng.below(5),
        1 + rng.below(4),
        0,
        ['carnivore', ...some(hunters, 2).slice(0, 2)],
      ];
      const s = feeding([[first, ...row(1)], row(3), [...row(2), GRAZER]], {
        wateringHole: 1,
        forced: 'ask',
      });
      const players = evolution.view(s, 0).players;
      const hunter = players[0]!.species[0]!;
      expect(canHunt(hunter)).toBe(true);
      const expected = players.flatMap((p) =>
        p.species.flatMap((_, i) =>
          (p.seat !== 0 || i > 0) && protections(hunter, p.species, i).length === 0 ? [[0, p.seat, i]] : [],
        ),
      );
      open += expected.length;
      closed += players.reduce((sum, p) => sum + p.species.length, -1) - expected.length;
      expect(attacks(s)).toEqual(expected);
    }
    // Both answers occurred often enough to mean something.
    expect(Math.min(open, closed)).toBeGreaterThan(300);
  });

  rule('EVO-4.2.1', 'the attack size must be larger than the body size', () => {
    const prey: Short[] = [
      [2, 1, 0],
      [3, 1, 0],
      [4, 1, 0],
    ];
    const s = hunt([3, 2, 0, ['carnivore']], prey);
    expect(targets(s)).toEqual([0]);
    expect(refused(s, attack(1))).toMatchObject({
      code: 'too-large',
      rule: 'EVO-4.2.1',
      facts: { attackSize: 3, bodySize: 3 },
    });
    // A larger body or Pack Hunting lifts it, Intelligence does not: body size is no trait.
    expect(targets(hunt([4, 2, 0, ['carnivore']], prey))).toEqual([0, 1]);
    expect(targets(hunt([3, 2, 0, ['carnivore', 'pack-hunting']], prey))).toEqual([0, 1, 2]);
    const clever = hunt([3, 2, 0, ['carnivore', 'intelligence']], prey, { hands: [6] });
    expect([prices(clever, 0), prices(clever, 1), prices(clever, 2)]).toEqual([[[]], [], []]);
  });

  rule('EVO-4.2.2', 'Hard Shell blocks up to four above the body size', () => {
    const shell: Short[] = [[2, 1, 0, ['hard-shell']]];
    const s = hunt([6, 1, 0, ['carnivore']], shell);
    expect(targets(s)).toEqual([]);
    expect(refused(s, attack(0))).toMatchObject({
      code: 'hard-shell',
      rule: 'EVO-4.2.2',
      facts: { attackSize: 6, defenceSize: 6 },
    });
    expect(targets(hunt([6, 1, 0, ['carnivore']], [[1, 1, 0, ['hard-shell']]]))).toEqual([0]);
    expect(targets(hunt([6, 1, 0, ['carnivore', 'pack-hunting']], shell))).toEqual([0]);
    expect(prices(hunt([6, 1, 0, ['carnivore', 'intelligence']], shell, { hands: [2] }), 0)).toEqual([
      ['hard-shell'],
    ]);
  });

  rule('EVO-4.2.3', 'Burrowing blocks while food equals population', () => {
    const s = hunt(CARNIVORE, [
      [1, 2, 2, ['burrowing']],
      [1, 2, 1, ['burrowing']],
    ]);
    expect(targets(s)).toEqual([1]);
    expect(refused(s, attack(0))).toMatchObject({
      code: 'burrowing',
      rule: 'EVO-4.2.3',
      facts: { food: 2, population: 2 },
    });
    // No trait of the attacker lifts it, one discard negates it.
    for (const trait of ['ambush', 'climbing', 'pack-hunting']) {
      expect(targets(hunt([5, 3, 0, ['carnivore', trait]], [[1, 2, 2, ['burrowing']]]))).toEqual([]);
    }
    const clever = hunt([5, 3, 0, ['carnivore', 'intelligence']], [[1, 2, 2, ['burrowing']]], { hands: [1] });
    expect(prices(clever, 0)).toEqual([['burrowing']]);
  });

  rule('EVO-4.2.4', 'Climbing blocks attackers that cannot climb', () => {
    const prey: Short[] = [[1, 1, 0, ['climbing']]];
    const s = hunt(CARNIVORE, prey);
    expect(targets(s)).toEqual([]);
    expect(refused(s, attack(0))).toMatchObject({ code: 'climbing', rule: 'EVO-4.2.4' });
    expect(targets(hunt([5, 3, 0, ['carnivore', 'climbing']], prey))).toEqual([0]);
    expect(prices(hunt([5, 3, 0, ['carnivore', 'intelligence']], prey, { hands: [1] }), 0)).toEqual([
      ['climbing'],
    ]);
  });

  rule('EVO-4.2.5', 'Defensive Herding blocks unless the attacker has the larger population', () => {
    const prey: Short[] = [
      [1, 3, 0, ['defensive-herding']],
      [1, 2, 0, ['defensive-herding']],
    ];
    const s = hunt([5, 3, 0, ['carnivore', 'pack-hunting']], prey);
    expect(targets(s)).toEqual([1]);
    expect(refused(s, attack(0))).toMatchObject({
      code: 'defensive-herding',
      rule: 'EVO-4.2.5',
      facts: { attackerPopulation: 3, targetPopulation: 3 },
    });
    expect(targets(hunt([5, 4, 0, ['carnivore']], prey))).toEqual([0, 1]);
    expect(prices(hunt([5, 3, 0, ['carnivore', 'intelligence']], prey, { hands: [1] }), 0)).toEqual([
      ['defensive-herding'],
    ]);
  });

  rule('EVO-4.2.6', 'Symbiosis blocks while the right neighbour has the larger raw body', () => {
    const s = hunt(CARNIVORE, [
      [2, 1, 0, ['symbiosis']],
      [3, 1, 0],
      // Equal bodies; the shell of the neighbour is not counted.
      [1, 1, 0, ['symbiosis']],
      [1, 1, 0, ['hard-shell']],
    ]);
    expect(targets(s)).toEqual([1, 2]);
    expect(refused(s, attack(0))).toMatchObject({
      code: 'symbiosis',
      rule: 'EVO-4.2.6',
      facts: { bodySize: 2, neighbourBodySize: 3 },
    });
    const pair: Short[] = [
      [2, 1, 0, ['symbiosis']],
      [3, 1, 0],
    ];
    for (const trait of ['ambush', 'climbing', 'pack-hunting']) {
      expect(targets(hunt([5, 3, 0, ['carnivore', trait]], pair))).toEqual([1]);
    }
    expect(prices(hunt([5, 3, 0, ['carnivore', 'intelligence']], pair, { hands: [1] }), 0)).toEqual([
      ['symbiosis'],
    ]);
  });

  rule('EVO-4.2.7', 'a caller on the left blocks, except for Ambush', () => {
    const row: Short[] = [
      [1, 1, 0, ['warning-call']],
      [1, 1, 0],
    ];
    const s = hunt(CARNIVORE, row);
    expect(targets(s)).toEqual([0]);
    expect(refused(s, attack(1))).toMatchObject({
      code: 'warning-call',
      rule: 'EVO-4.2.7',
      facts: { side: 'left' },
    });
    expect(targets(hunt([5, 3, 0, ['carnivore', 'ambush']], row))).toEqual([0, 1]);
    expect(
      prices(hunt([5, 3, 0, ['carnivore', 'intelligence']], row, { hands: [1], ...NEGATE_CALLS }), 1),
    ).toEqual([['warning-call-left']]);
  });

  rule('EVO-4.2.8', 'a caller on the right blocks, except for Ambush', () => {
    const row: Short[] = [
      [1, 1, 0],
      [1, 1, 0, ['warning-call']],
    ];
    const s = hunt(CARNIVORE, row);
    expect(targets(s)).toEqual([1]);
    expect(refused(s, attack(0))).toMatchObject({
      code: 'warning-call',
      rule: 'EVO-4.2.8',
      facts: { side: 'right' },
    });
    expect(targets(hunt([5, 3, 0, ['carnivore', 'ambush']], row))).toEqual([0, 1]);
    expect(
      prices(hunt([5, 3, 0, ['carnivore', 'intelligence']], row, { hands: [1], ...NEGATE_CALLS }), 0),
    ).toEqual([['warning-call-right']]);
  });

  rule('EVO-4.2.9', 'Horns never block, and may be negated or not', () => {
    const prey: Short[] = [[1, 2, 0, ['horns']]];
    expect(targets(hunt(CARNIVORE, prey))).toEqual([0]);
    const clever = hunt([5, 3, 0, ['carnivore', 'intelligence']], prey, { hands: [1] });
    expect(prices(clever, 0)).toEqual([[], ['horns']]);
  });

  rule('EVO-4.2.10', 'Warning Call does not protect its own species', () => {
    expect(targets(hunt(CARNIVORE, [[1, 1, 0, ['warning-call']]]))).toEqual([0]);
  });

  rule('EVO-4.2.11', 'ten traits of the target never block and cannot be negated', () => {
    const protecting = [
      'burrowing',
      'climbing',
      'defensive-herding',
      'hard-shell',
      'horns',
      'symbiosis',
      'warning-call',
    ];
    const others = TRAITS.filter((trait) => !protecting.includes(trait));
    expect(others).toHaveLength(10);
    for (const trait of others) {
      const s = hunt([5, 3, 0, ['carnivore', 'intelligence']], [[4, 3, 3, [trait]]], { hands: [5] });
      expect(prices(s, 0), trait).toEqual([[]]);
      expect(refused(s, attack(0, [trait]))?.code, trait).toBe('malformed');
    }
  });

  rule('EVO-4.2.12', 'the tests see the table before Horns cost population', () => {
    // 3 against 2 at declaration; the Horns would make it 2 against 2.
    const herd = hunt([5, 3, 0, ['carnivore']], [[2, 2, 0, ['defensive-herding', 'horns']]]);
    play(herd, attack(0));
    expect(fed(herd, 0, 0)).toEqual([2, 2, 0]);
    expect(fed(herd, 1, 0)).toEqual([1, 0, 0]);
    // Size 1 + 3 against 3; with the population after the Horns it would be 3 against 3.
    const pack = hunt([1, 3, 0, ['carnivore', 'pack-hunting']], [[3, 2, 0, ['horns']]]);
    play(pack, attack(0));
    expect(fed(pack, 0, 0)).toEqual([2, 2, 0]);
  });

  rule('EVO-4.2.13', 'callers next to each other stay open, unless callersProtected is on', () => {
    const row: Short[] = [
      [1, 1, 0, ['warning-call']],
      [1, 1, 0, ['warning-call']],
      [1, 1, 0],
    ];
    expect(targets(hunt(CARNIVORE, row))).toEqual([0, 1]);
    const covered = hunt(CARNIVORE, row, { options: { callersProtected: true } });
    expect(targets(covered)).toEqual([]);
    expect(refused(covered, attack(0))).toMatchObject({ code: 'warning-call', facts: { side: 'right' } });
    expect(refused(covered, attack(1))).toMatchObject({ code: 'warning-call', facts: { side: 'left' } });
    // A caller without calling neighbours is open in both settings.
    const alone = hunt(CARNIVORE, [[1, 1, 0, ['warning-call']]], { options: { callersProtected: true } });
    expect(targets(alone)).toEqual([0]);
  });

  rule('EVO-4.2.14', "neighbours protect inside the attacker's own row, even the attacker itself", () => {
    const others: Short[][] = [[[6, 1, 0]], [GRAZER]];
    const caller = feeding(
      [
        [
          [4, 2, 0, ['carnivore', 'warning-call']],
          [1, 1, 0],
        ],
        ...others,
      ],
      { wateringHole: 5 },
    );
    expect(refused(caller, 'attack player 1 species 2 with species 1')).toMatchObject({
      code: 'warning-call',
      facts: { side: 'left' },
    });
    const right = feeding(
      [
        [
          [1, 1, 0],
          [4, 2, 0, ['carnivore', 'warning-call']],
        ],
        ...others,
      ],
      { wateringHole: 5 },
    );
    expect(refused(right, 'attack player 1 species 1 with species 2')).toMatchObject({
      code: 'warning-call',
      facts: { side: 'right' },
    });
    const partner = feeding(
      [
        [
          [1, 1, 0, ['symbiosis']],
          [4, 2, 0, ['carnivore']],
        ],
        ...others,
      ],
      { wateringHole: 5 },
    );
    expect(refused(partner, 'attack player 1 species 1 with species 2')).toMatchObject({ code: 'symbiosis' });
    const third = feeding(
      [
        [
          [4, 2, 0, ['carnivore']],
          [1, 1, 0],
          [2, 1, 0, ['warning-call']],
        ],
        ...others,
      ],
      { wateringHole: 5 },
    );
    expect(attacks(third)).toEqual([[0, 0, 2]]);
  });

  rule('EVO-4.2.15', 'attack traits are idle on a species without Carnivore', () => {
    const s = hunt([5, 3, 0, ['ambush', 'pack-hunting', 'intelligence']], [[1, 1, 0]], {
      toAct: 0,
      step: 'feed',
    });
    expect(attacks(s)).toEqual([]);
    expect(refused(s, attack(0))).toMatchObject({ code: 'not-a-carnivore' });
  });
});
