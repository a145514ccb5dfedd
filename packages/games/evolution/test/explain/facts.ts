import type { Refusal, State, Wire } from '@clade/engine';
import { expect } from 'vitest';
import { evolution, KINDS, type Species } from '../../src/index.ts';
import { attackSizeOf, defenceSizeOf, protections, roomOf } from '../rules/protection.ts';
import { hungryOnes, stated } from './stated.ts';

/** What the table really looks like where a refusal states facts; everything is counted from the seat's own view. */
export function expectTrueFacts(s: State, seat: number, move: Wire, refusal: Refusal): void {
  const view = evolution.view(s, seat);
  const own = view.players[seat]!;
  const facts = stated(refusal);
  const mine = own.species[Number(facts.species) - 1];
  const holds = new Set<string>(mine?.traits.map((t) => t.id!));
  const hand = own.hand!.map((c) => `${c.trait} ${c.food}`);
  const [, attacker, who, target, negated] = move as [string, number, number, number, string[]?];
  const a = own.species[attacker];
  const row = view.players[who]?.species ?? [];
  const t = row[target];

  switch (refusal.code) {
    case 'not-in-hand':
      expect(hand).not.toContain(facts.card);
      return;
    case 'no-such-species':
      expect(facts.count).toBe(view.players[facts.seat - 1]!.species.length);
      expect(facts.species).toBeGreaterThan(facts.count);
      return;
    case 'no-free-board':
      expect(facts.limit).toBe(view.config.options.speciesBoardLimit);
      expect(facts.inUse).toBe(view.players.reduce((n, p) => n + p.species.length, 0));
      expect(facts.inUse).toBeGreaterThanOrEqual(facts.limit);
      return;
    case 'at-maximum':
      expect(facts.value).toBe(facts.what === 'population' ? mine!.population : mine!.bodySize);
      expect(facts).toMatchObject({ value: 6, max: 6 });
      return;
    case 'duplicate-trait':
      expect(holds.has(facts.trait)).toBe(true);
      expect(String(facts.card).startsWith(`${facts.trait} `)).toBe(true);
      return;
    case 'trait-limit':
      expect([facts.count, facts.limit]).toEqual([holds.size, view.traitLimit]);
      expect(facts.count).toBe(facts.limit);
      return;
    case 'nothing-to-replace':
      expect(holds.has(facts.trait)).toBe(false);
      return;
    case 'not-full':
      expect([facts.count, facts.limit]).toEqual([holds.size, view.traitLimit]);
      expect(facts.count).toBeLessThan(facts.limit);
      return;
    case 'no-such-effect':
      expect(armed(s, seat, facts.species - 1)).not.toContain(facts.trait);
      return;
    case 'carnivore':
      expect(holds.has('carnivore')).toBe(true);
      return;
    case 'not-a-carnivore':
      expect(holds.has('carnivore')).toBe(false);
      return;
    case 'no-intelligence':
      expect(holds.has('intelligence')).toBe(false);
      return;
    case 'watering-hole-empty':
      expect([facts.wateringHole, view.wateringHole]).toEqual([0, 0]);
      return;
    case 'no-room':
      expect(facts).toMatchObject({ food: mine!.food, population: mine!.population });
      if ('fat' in facts) expect(facts).toMatchObject({ fat: mine!.fat, bodySize: mine!.bodySize });
      expect('fat' in facts).toBe(holds.has('fat-tissue'));
      expect(roomOf(mine!)).toBe(0);
      return;
    case 'not-hungry':
      expect(facts).toMatchObject({ food: mine!.food, population: mine!.population });
      expect(mine!.food).toBe(mine!.population);
      return;
    case 'no-such-player':
      expect(facts.players).toBe(view.players.length);
      expect(facts.seat).toBeGreaterThan(facts.players);
      return;
    case 'itself':
      expect([who, target, facts.species]).toEqual([seat, attacker, attacker + 1]);
      return;
    case 'too-large':
      expect(facts).toMatchObject({ attackSize: attackSizeOf(a!), bodySize: t!.bodySize });
      expect(facts.attackSize).toBeLessThanOrEqual(facts.bodySize);
      return;
    case 'hard-shell':
      expect(facts).toMatchObject({ attackSize: attackSizeOf(a!), defenceSize: defenceSizeOf(t!) });
      expectBlocked(view, a!, row, target, 'hard-shell');
      return;
    case 'burrowing':
      expect(facts).toMatchObject({ food: t!.food, population: t!.population });
      expectBlocked(view, a!, row, target, 'burrowing');
      return;
    case 'climbing':
      expect(facts.attackerClimbs).toBe(a!.traits.some((x) => x.id === 'climbing'));
      expectBlocked(view, a!, row, target, 'climbing');
      return;
    case 'defensive-herding':
      expect(facts).toMatchObject({ attackerPopulation: a!.population, targetPopulation: t!.population });
      expectBlocked(view, a!, row, target, 'defensive-herding');
      return;
    case 'symbiosis':
      expect(facts).toMatchObject({ bodySize: t!.bodySize, neighbourBodySize: row[target + 1]!.bodySize });
      expectBlocked(view, a!, row, target, 'symbiosis');
      return;
    case 'warning-call':
      expectBlocked(view, a!, row, target, `warning-call-${facts.side}`);
      return;
    case 'not-protecting':
      expect(negated).toContain(facts.trait);
      if (facts.trait === 'horns') expect(t!.traits.map((x) => x.id)).not.toContain('horns');
      else expect(blocking(view, a!, row, target)).not.toContain(facts.trait);
      return;
    case 'cannot-negate':
      expect(view.config.options[facts.option]).toBe(false);
      expect(negated).toContain(facts.trait);
      return;
    case 'not-enough-cards':
      expect(facts).toEqual({ price: negated!.length, hand: hand.length });
      expect(facts.price).toBeGreaterThan(facts.hand);
      return;
    case 'payment-order':
      expect(hand).toContain(facts.card);
      expect(place(facts.card)).toBeLessThan(place(facts.last));
      return;
    case 'payment-short':
      expect(facts.cards).toBe(hand.filter((name) => place(name) >= place(facts.card)).length);
      expect(facts.due).toBe(view.attack!.due);
      expect(facts.cards).toBeLessThan(facts.due);
      return;
    case 'must-feed':
      expect(hungryOnes(refusal).length).toBeGreaterThan(0);
      for (const i of hungryOnes(refusal)) {
        const x = own.species[i - 1]!;
        expect(x.food).toBeLessThan(x.population);
        const hunts = x.traits.some((y) => y.id === 'carnivore');
        expect(hunts ? hasFreePrey(view, seat, i - 1) : view.wateringHole > 0).toBe(true);
      }
      return;
    case 'not-now':
      expect(facts.tried).not.toBe(facts.asked);
      return;
    case 'not-your-turn':
      expect(facts.waitingFor).toEqual(view.toAct.map((p) => p + 1));
      expect([facts.seat, view.toAct.includes(seat)]).toEqual([seat + 1, false]);
      return;
    case 'game-over':
      expect([view.phase, view.toAct]).toEqual(['over', []]);
      return;
    default:
      throw new Error(`nothing is known about the reason ${refusal.code}`);
  }
}

type View = ReturnType<typeof evolution.view>;

function blocking(view: View, a: Species, row: readonly Species[], target: number): string[] {
  return protections(a, row, target, view.config.options.callersProtected === true);
}

function expectBlocked(view: View, a: Species, row: readonly Species[], target: number, by: string): void {
  expect(blocking(view, a, row, target)).toContain(by);
}

function hasFreePrey(view: View, seat: number, species: number): boolean {
  const a = view.players[seat]!.species[species]!;
  return view.players.some((p) =>
    p.species.some(
      (_, i) => !(p.seat === seat && i === species) && blocking(view, a, p.species, i).length === 0,
    ),
  );
}

/** Place of a card in the card list. */
function place(name: string): number {
  return KINDS.findIndex((k) => `${k.trait} ${k.food}` === name);
}

function armed(s: State, seat: number, species: number): string[] {
  const position = evolution.writePosition(s) as unknown as {
    players: { species: { leaf?: string[] }[] }[];
  };
  return position.players[seat]!.species[species]?.leaf ?? [];
}
