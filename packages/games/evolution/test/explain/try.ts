import { isRefusal, legalMoves, type Move, plainRefusal, type Rng, type State } from '@clade/engine';
import { evolution, KINDS, NEGATABLE, type PlayerView } from '../../src/index.ts';
import { protections } from '../rules/protection.ts';

/** Well-formed moves that a person might try: of any phase, with operands at and beyond what is on the table. */

const VERBS = [
  'food',
  'species',
  'body',
  'population',
  'trait',
  'leaf',
  'eat',
  'attack',
  'use',
  'pay',
  'stop',
  'pass',
  'decline',
] as const;
type Verb = (typeof VERBS)[number];

/** The verbs that answer each question, so that most tries fit it and fail for a better reason than the phase. */
const FITTING: Readonly<Record<string, readonly Verb[]>> = {
  'food-card': ['food'],
  'play-card': ['trait', 'trait', 'trait', 'species', 'body', 'population', 'stop'],
  'plan-card': ['trait', 'trait', 'trait', 'species', 'body', 'population', 'stop'],
  'leaf-order': ['leaf'],
  feed: ['attack', 'attack', 'attack', 'eat', 'pass'],
  intelligence: ['use', 'decline'],
  payment: ['pay'],
};

export function tryMove(s: State, seat: number, rng: Rng): Move {
  const pending = ((evolution.pending(s) >> seat) & 1) === 1;
  const fitting = pending ? FITTING[evolution.decision(s, seat).kind]! : VERBS;
  const verb = pick(rng.below(5) > 0 ? fitting : VERBS, rng);
  const move = evolution.fromWire(wire(s, seat, verb, rng));
  if (isRefusal(move)) throw new Error(plainRefusal(move));
  return move;
}

function pick<T>(items: readonly T[], rng: Rng): T {
  return items[rng.below(items.length)]!;
}

function wire(s: State, seat: number, verb: Verb, rng: Rng): unknown[] {
  const players = evolution.view(s, seat).players;
  const own = players[seat]!;
  const card = (): [string, number] => {
    const { trait, food } =
      own.hand!.length > 0 && rng.below(4) > 0 ? pick(own.hand!, rng) : pick(KINDS, rng);
    return [trait, food];
  };
  const place = (): number => rng.below(own.species.length + (rng.below(6) === 0 ? 2 : 0) || 1);
  const traitOf = (i: number): string => {
    const traits = own.species[i]?.traits.map((t) => t.id!) ?? [];
    return traits.length > 0 && rng.below(3) > 0 ? pick(traits, rng) : pick(KINDS, rng).trait;
  };
  const hunter = (): number | undefined => {
    const carnivores = own.species.flatMap((x, i) => (x.traits.some((t) => t.id === 'carnivore') ? [i] : []));
    return carnivores.length > 0 && rng.below(4) > 0 ? pick(carnivores, rng) : undefined;
  };
  switch (verb) {
    case 'food':
    case 'pay':
      return [verb, ...card()];
    case 'species':
      return [verb, ...card(), pick(['left', 'right'], rng)];
    case 'body':
    case 'population':
      return [verb, ...card(), place()];
    case 'trait': {
      const i = place();
      return [verb, ...card(), i, ...(rng.below(2) === 0 ? [] : [traitOf(i)])];
    }
    case 'leaf':
      return [verb, place(), pick(['fat-tissue', 'fertile', 'long-neck'], rng)];
    case 'eat':
      return [verb, place()];
    case 'use':
      return [verb, place(), ...card()];
    case 'attack':
      return [verb, ...attack(s, seat, hunter() ?? place(), rng)];
    default:
      return [verb];
  }
}

/** Half of the attacks start from a legal one, to be spoilt by what is negated. */
function attack(s: State, seat: number, species: number, rng: Rng): unknown[] {
  const players = evolution.view(s, seat).players;
  const legal = legalMoves(evolution, s, seat).map((m) => evolution.toWire(m));
  const attacks = legal.filter(([verb]) => verb === 'attack');
  const some = NEGATABLE.filter(() => rng.below(5) === 0);
  if (attacks.length > 0 && rng.below(3) === 0) {
    const [, from, who, target, negated] = pick(attacks, rng);
    const names = new Set([...((negated as string[] | undefined) ?? []), ...some]);
    if (rng.below(3) === 0) names.delete([...names][0]!);
    return [from, who, target, ...(names.size > 0 ? [[...names]] : [])];
  }
  // A seat beyond the table is still a seat of the game.
  const who = rng.below(12) === 0 ? rng.below(6) : rng.below(players.length);
  const row = players[who]?.species.length ?? 1;
  const target = rng.below(row + (rng.below(6) === 0 ? 2 : 0) || 1);
  const names = pick([[], some, what(players, seat, species, who, target, rng)], rng);
  return [species, who, target, ...(names.length > 0 ? [names] : [])];
}

/** Exactly what stands in the way, with or without the Horns: this leaves only who may negate it, and who can pay. */
function what(
  players: readonly PlayerView[],
  seat: number,
  species: number,
  who: number,
  target: number,
  rng: Rng,
): string[] {
  const a = players[seat]?.species[species];
  const row = players[who]?.species ?? [];
  const prey = row[target];
  if (!a || !prey) return [];
  const names = protections(a, row, target).filter((name) => name !== 'too-large');
  const horns = prey.traits.some((t) => t.id === 'horns') && rng.below(2) === 0;
  return horns ? [...names, 'horns'] : names;
}
