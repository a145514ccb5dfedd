import { isRefusal, type Move, type Refusal, refusal, type Seat, type Wire } from '@clade/engine';
import { cardName, KINDS, kindOf } from './cards.ts';
import * as m from './moves.ts';
import { MAX_PLAYERS } from './state.ts';
import { LEAF_TRAITS, NEGATABLE, TRAITS, traitNumber } from './traits.ts';

/** Moves as wire arrays and in words. Both know every well-formed move, legal or not. */

/** The highest place of a species that a move can name (moves.ts). */
const MAX_PLACE = 0xff;

const GROWTH: Readonly<Record<string, number>> = { body: m.GROW_BODY, population: m.GROW_POPULATION };
const SIDES: Readonly<Record<string, number>> = { left: m.NEW_LEFT, right: m.NEW_RIGHT };
const ENDS: Readonly<Record<string, Move>> = { stop: m.STOP, pass: m.PASS, decline: m.DECLINE };

export function toWire(move: Move): Wire {
  switch (m.verbOf(move)) {
    case m.FOOD_MOVE:
      return ['food', ...card(m.cardOf(move))];
    case m.PLAY_MOVE:
      return playToWire(move);
    case m.LEAF_MOVE:
      return ['leaf', m.leafSpecies(move), TRAITS[m.leafTrait(move)]];
    case m.EAT_MOVE:
      return ['eat', m.eatSpecies(move)];
    case m.ATTACK_MOVE: {
      const attack = ['attack', m.attackSpecies(move), m.attackSeat(move), m.attackTarget(move)];
      const negated = negatedNames(m.attackNegated(move));
      return negated.length > 0 ? [...attack, negated] : attack;
    }
    case m.USE_MOVE:
      return ['use', m.useSpecies(move), ...card(m.cardOf(move))];
    case m.PAY_MOVE:
      return ['pay', ...card(m.cardOf(move))];
    default:
      return [move === m.STOP ? 'stop' : move === m.PASS ? 'pass' : 'decline'];
  }
}

function playToWire(move: Move): Wire {
  const paid = card(m.playKind(move));
  switch (m.playAction(move)) {
    case m.NEW_LEFT:
      return ['species', ...paid, 'left'];
    case m.NEW_RIGHT:
      return ['species', ...paid, 'right'];
    case m.GROW_BODY:
      return ['body', ...paid, m.playSpecies(move)];
    case m.GROW_POPULATION:
      return ['population', ...paid, m.playSpecies(move)];
    default: {
      const put = ['trait', ...paid, m.playSpecies(move)];
      return m.playReplaced(move) >= 0 ? [...put, TRAITS[m.playReplaced(move)]] : put;
    }
  }
}

function card(kind: number): [string, number] {
  return [KINDS[kind].trait, KINDS[kind].food];
}

function negatedNames(negated: number): string[] {
  return NEGATABLE.filter((_, i) => (negated & (1 << i)) !== 0);
}

export function fromWire(wire: unknown): Move | Refusal {
  if (!Array.isArray(wire) || typeof wire[0] !== 'string')
    return malformed('a move is an array that begins with a verb');
  const [verb, ...rest] = wire as [string, ...unknown[]];
  const parts = new Parts(rest);
  const move = readVerb(verb, parts);
  if (isRefusal(move)) return move;
  if (parts.problem !== undefined) return malformed(`"${verb}" ${parts.problem}`);
  if (!parts.done()) return malformed(`"${verb}" has ${rest.length} operands, which is too many`);
  return move;
}

function readVerb(verb: string, parts: Parts): Move | Refusal {
  switch (verb) {
    case 'food':
      return m.foodMove(parts.card());
    case 'species': {
      const kind = parts.card();
      return m.playMove(kind, SIDES[parts.oneOf(['left', 'right'])], 0, -1);
    }
    case 'body':
    case 'population': {
      const kind = parts.card();
      return m.playMove(kind, GROWTH[verb], parts.species(), -1);
    }
    case 'trait': {
      const kind = parts.card();
      const species = parts.species();
      return m.playMove(kind, m.PUT_TRAIT, species, parts.done() ? -1 : traitNumber(parts.oneOf(TRAITS)));
    }
    case 'leaf': {
      const species = parts.species();
      return m.leafMove(species, traitNumber(parts.oneOf(LEAF_TRAITS)));
    }
    case 'eat':
      return m.eatMove(parts.species());
    case 'attack': {
      const species = parts.species(m.MAX_ATTACK_PLACE);
      const seat = parts.seat();
      const target = parts.species(m.MAX_ATTACK_PLACE);
      return m.attackMove(species, seat, target, parts.done() ? 0 : parts.negated());
    }
    case 'use': {
      const species = parts.species();
      return m.useMove(species, parts.card());
    }
    case 'pay':
      return m.payMove(parts.card());
    case 'stop':
    case 'pass':
    case 'decline':
      return ENDS[verb];
    default:
      return malformed(`there is no verb "${verb}"`);
  }
}

function malformed(reason: string): Refusal {
  return refusal('malformed', 'EVO-3.9', { reason });
}

/** Reads operands one by one; the first problem is kept and the rest of the move no longer matters. */
class Parts {
  problem: string | undefined;
  #at = 0;
  readonly #operands: readonly unknown[];

  constructor(operands: readonly unknown[]) {
    this.#operands = operands;
  }

  done(): boolean {
    return this.#at >= this.#operands.length;
  }

  card(): number {
    const trait = this.#next();
    const food = this.#next();
    const kind = typeof trait === 'string' && typeof food === 'number' ? kindOf(trait, food) : -1;
    if (kind < 0) this.#fail(`needs a card as trait and food number, not ${show(trait)}, ${show(food)}`);
    return Math.max(0, kind);
  }

  species(max = MAX_PLACE): number {
    return this.#integer(max, 'the place of a species');
  }

  seat(): Seat {
    return this.#integer(MAX_PLAYERS - 1, 'a seat');
  }

  oneOf<T extends string>(names: readonly T[]): T {
    const value = this.#next();
    const name = names.find((n) => n === value);
    if (name === undefined) this.#fail(`needs one of ${names.join(', ')}, not ${show(value)}`);
    return name ?? names[0];
  }

  negated(): number {
    const value = this.#next();
    let bits = 0;
    if (!Array.isArray(value) || value.length === 0) this.#fail('needs a list of negated traits');
    else {
      for (const name of value) {
        const i = (NEGATABLE as readonly unknown[]).indexOf(name);
        if (i < 0 || (bits & (1 << i)) !== 0) this.#fail(`cannot negate ${show(name)}`);
        else bits |= 1 << i;
      }
    }
    return bits;
  }

  #integer(max: number, what: string): number {
    const value = this.#next();
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max) return value;
    this.#fail(`needs ${what} (0 to ${max}), not ${show(value)}`);
    return 0;
  }

  #next(): unknown {
    return this.#operands[this.#at++];
  }

  #fail(problem: string): void {
    this.problem ??= problem;
  }
}

function show(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

/** The move in words; players and species are counted from 1. */
export function describe(move: Move): string {
  switch (m.verbOf(move)) {
    case m.FOOD_MOVE:
      return `choose ${cardName(m.cardOf(move))} as food`;
    case m.PLAY_MOVE:
      return describePlay(move);
    case m.LEAF_MOVE:
      return `resolve ${TRAITS[m.leafTrait(move)]} of species ${m.leafSpecies(move) + 1}`;
    case m.EAT_MOVE:
      return `feed species ${m.eatSpecies(move) + 1}`;
    case m.ATTACK_MOVE: {
      const negated = negatedNames(m.attackNegated(move));
      const target = `player ${m.attackSeat(move) + 1} species ${m.attackTarget(move) + 1}`;
      const attack = `attack ${target} with species ${m.attackSpecies(move) + 1}`;
      return negated.length > 0 ? `${attack} negating ${negated.join(', ')}` : attack;
    }
    case m.USE_MOVE:
      return `discard ${cardName(m.cardOf(move))} for intelligence of species ${m.useSpecies(move) + 1}`;
    case m.PAY_MOVE:
      return `pay with ${cardName(m.cardOf(move))}`;
    default:
      return move === m.STOP ? 'end turn' : move === m.PASS ? 'pass' : 'decline';
  }
}

function describePlay(move: Move): string {
  const name = cardName(m.playKind(move));
  const species = `species ${m.playSpecies(move) + 1}`;
  switch (m.playAction(move)) {
    case m.NEW_LEFT:
      return `discard ${name} for a new species on the left`;
    case m.NEW_RIGHT:
      return `discard ${name} for a new species on the right`;
    case m.GROW_BODY:
      return `discard ${name} to grow body size of ${species}`;
    case m.GROW_POPULATION:
      return `discard ${name} to grow population of ${species}`;
    default: {
      const put = `put ${name} on ${species}`;
      return m.playReplaced(move) >= 0 ? `${put} replacing ${TRAITS[m.playReplaced(move)]}` : put;
    }
  }
}

const CARD = '([a-z][a-z -]*?) (-?\\d+)';
const NUMBER = '(\\d+)';

/** How words are read back into wire moves; species and players come 1-based. */
const GRAMMAR: readonly (readonly [RegExp, (...g: string[]) => unknown[]])[] = [
  [sentence(`choose ${CARD} as food`), (t, f) => ['food', id(t), Number(f)]],
  [
    sentence(`put ${CARD} on species ${NUMBER}(?: replacing ([a-z -]+))?`),
    (t, f, i, old) => ['trait', id(t), Number(f), at(i), ...(old ? [id(old)] : [])],
  ],
  [
    sentence(`discard ${CARD} for a new species on the (left|right)`),
    (t, f, side) => ['species', id(t), Number(f), side],
  ],
  [
    sentence(`discard ${CARD} to grow (body size|population) of species ${NUMBER}`),
    (t, f, what, i) => [what === 'population' ? 'population' : 'body', id(t), Number(f), at(i)],
  ],
  [
    sentence(`discard ${CARD} for intelligence of species ${NUMBER}`),
    (t, f, i) => ['use', at(i), id(t), Number(f)],
  ],
  [sentence(`resolve ([a-z -]+) of species ${NUMBER}`), (t, i) => ['leaf', at(i), id(t)]],
  [sentence(`feed species ${NUMBER}`), (i) => ['eat', at(i)]],
  [
    sentence(`attack player ${NUMBER} species ${NUMBER} with species ${NUMBER}(?: negating ([a-z ,-]+))?`),
    (seat, target, i, list) => [
      'attack',
      at(i),
      at(seat),
      at(target),
      ...(list ? [list.split(/\s*,\s*/).map(id)] : []),
    ],
  ],
  [sentence(`pay with ${CARD}`), (t, f) => ['pay', id(t), Number(f)]],
  [sentence('end turn|stop'), () => ['stop']],
  [sentence('pass'), () => ['pass']],
  [sentence('decline'), () => ['decline']],
];

function sentence(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`);
}

function id(words: string): string {
  return words.trim().replaceAll(' ', '-');
}

function at(number: string): number {
  return Number(number) - 1;
}

/** People count players and species from 1. */
function refuseCounts(words: string): Refusal | undefined {
  for (const [, noun, digits] of words.matchAll(/(player|species) (\d+)/g)) {
    const max = noun === 'player' ? MAX_PLAYERS : MAX_PLACE + 1;
    if (Number(digits) >= 1 && Number(digits) <= max) continue;
    return malformed(`there is no ${noun} ${digits}: they are counted from 1 to ${max}`);
  }
  return undefined;
}

export function parse(words: string): Move | Refusal {
  const plain = words.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  for (const [pattern, build] of GRAMMAR) {
    const match = pattern.exec(plain);
    if (match) return refuseCounts(plain) ?? fromWire(build(...match.slice(1)));
  }
  return malformed(`"${words.trim()}" has the words of none`);
}
