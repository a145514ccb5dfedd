import { type Move, type Refusal, refusal, type Seat, type State } from '@clade/engine';
import { BY_BODY_SIZE, BY_HORNS, blockersOf, negatableMask, negationPrice } from '../attack.ts';
import { attackNegated, attackSeat, attackSpecies, attackTarget } from '../moves.ts';
import { refuseEmptyBank, refuseFull, refuseSpecies } from '../refusals.ts';
import { attackSize, type Ends, SHIELDS } from '../shields.ts';
import { BODY, FLAGS, HAND_N, PLAYERS, rowEnd, rowStart, speciesAt, TRAIT_SET } from '../state.ts';
import {
  type Blocker,
  blockFacts,
  CARNIVORE_BIT,
  HORNS_BIT,
  INTELLIGENCE_BIT,
  NEGATABLE,
} from '../traits.ts';

/** Why an attack is not legal (section 4): first who may attack whom, then what protects, then what is negated. */
export function explainAttack(s: State, seat: Seat, move: Move): Refusal | undefined {
  const species = attackSpecies(move);
  const targetSeat = attackSeat(move);
  const target = attackTarget(move);
  return (
    refuseAttacker(s, seat, species) ??
    refuseTarget(s, seat, species, targetSeat, target) ??
    refuseBlocked(s, seat, species, targetSeat, target, attackNegated(move)) ??
    refuseNegation(s, seat, species, targetSeat, target, attackNegated(move))
  );
}

function refuseAttacker(s: State, seat: Seat, species: number): Refusal | undefined {
  const missing = refuseSpecies(s, seat, species, 'EVO-4.1.1');
  if (missing) return missing;
  if ((s[speciesAt(rowStart(s, seat) + species) + TRAIT_SET] & CARNIVORE_BIT) === 0) {
    return refusal('not-a-carnivore', 'EVO-4.1.1', { species: species + 1 });
  }
  return refuseFull(s, seat, species, 'EVO-4.1.1') ?? refuseEmptyBank(s, 'EVO-3.6.3');
}

function refuseTarget(
  s: State,
  seat: Seat,
  species: number,
  targetSeat: Seat,
  target: number,
): Refusal | undefined {
  if (targetSeat >= s[PLAYERS]) {
    const facts = { seat: targetSeat + 1, players: s[PLAYERS] };
    return refusal('no-such-player', 'EVO-4.1.2', facts);
  }
  const missing = refuseSpecies(s, targetSeat, target, 'EVO-4.1.2');
  if (missing) return missing;
  if (seat === targetSeat && species === target) {
    return refusal('itself', 'EVO-4.1.2', { species: species + 1 });
  }
  return undefined;
}

/** The first protection that is neither lifted nor negated. */
function refuseBlocked(
  s: State,
  seat: Seat,
  species: number,
  targetSeat: Seat,
  target: number,
  negated: number,
): Refusal | undefined {
  const attacker = rowStart(s, seat) + species;
  const prey = rowStart(s, targetSeat) + target;
  const blocking = blockersOf(s, attacker, targetSeat, prey) & ~negated;
  if (blocking === 0) return undefined;
  const a = speciesAt(attacker);
  const t = speciesAt(prey);
  return wordBlocker(s, a, t, blocking & -blocking, {
    attacker: species + 1,
    targetSeat: targetSeat + 1,
    target: target + 1,
  });
}

/** One protection, by its bit, as a refusal. */
export function wordBlocker(s: State, a: number, t: number, by: number, ends: Ends): Refusal {
  const name = by === BY_BODY_SIZE ? 'body-size' : (NEGATABLE[31 - Math.clz32(by)] as Blocker);
  switch (name) {
    case 'body-size':
      return refusal('too-large', 'EVO-4.2.1', {
        ...ends,
        attackSize: attackSize(s, a),
        bodySize: s[t + BODY],
      });
    case 'warning-call-left':
    case 'warning-call-right': {
      const side = name === 'warning-call-left' ? 'left' : 'right';
      return refusal('warning-call', blockFacts(name).rule, { ...ends, side });
    }
    default:
      return SHIELDS[name].refuse(s, a, t, speciesAt(rowEnd(s, ends.targetSeat - 1) - 1), ends);
  }
}

/** EVO-4.3: what may be named in N, and who can pay for it. */
function refuseNegation(
  s: State,
  seat: Seat,
  species: number,
  targetSeat: Seat,
  target: number,
  negated: number,
): Refusal | undefined {
  if (negated === 0) return undefined;
  const attacker = rowStart(s, seat) + species;
  const prey = rowStart(s, targetSeat) + target;
  if ((s[speciesAt(attacker) + TRAIT_SET] & INTELLIGENCE_BIT) === 0) {
    return refusal('no-intelligence', 'EVO-4.3.1', { species: species + 1 });
  }
  const horns = (s[speciesAt(prey) + TRAIT_SET] & HORNS_BIT) !== 0 ? BY_HORNS : 0;
  const idle = negated & ~(blockersOf(s, attacker, targetSeat, prey) | horns);
  if (idle !== 0) {
    const trait = NEGATABLE[31 - Math.clz32(idle & -idle)];
    return refusal('not-protecting', 'EVO-4.3.3', {
      attacker: species + 1,
      targetSeat: targetSeat + 1,
      target: target + 1,
      trait,
    });
  }
  const barred = negated & ~negatableMask(s);
  if (barred !== 0) {
    const trait = NEGATABLE[31 - Math.clz32(barred & -barred)];
    const option = blockFacts(trait).option as string;
    const rule = option === 'negateHorns' ? 'EVO-4.3.5' : 'EVO-4.3.4';
    return refusal('cannot-negate', rule, {
      trait,
      option,
    });
  }
  const price = negationPrice(s[FLAGS], negated);
  if (price <= s[HAND_N + seat]) return undefined;
  return refusal('not-enough-cards', 'EVO-4.3.1', { price, hand: s[HAND_N + seat] });
}
