import type { Fault } from '../fault.ts';

/** What a trait or an action may do beyond its rule, for the player `gets`; each leaves a table that could be. */
const EXTRAS = {
  'a-point': 's[stateToo.BAG + gets]++;',
  'a-plant': 's[stateToo.HOLE]++;',
  'a-card': 'deckToo.draw(s, gets, 1, stateToo.CAUSE_EXTINCTION, emit);',
  population: `
    const first = stateToo.speciesAt(stateToo.rowStart(s, gets));
    if (s[first + stateToo.POPULATION] < stateToo.MAX_SIZE) s[first + stateToo.POPULATION]++;`,
} as const;

type Extra = keyof typeof EXTRAS;

/** A function of the rules: where it stands and what it is given; `exported` in the words of the source. */
interface Doing {
  readonly file: string;
  readonly name: string;
  readonly given: string;
  readonly exported?: 'export ';
}

const ATTACK: Doing = {
  file: 'attack.ts',
  name: 'resolveAttack',
  given: 's, seat, attacker, targetSeat, target, negated, emit',
  exported: 'export ',
};
const TAKE: Doing = {
  file: 'take.ts',
  name: 'take',
  given: 's, seat, index, n, source, meat, cause, emit',
  exported: 'export ',
};
const LEAF: Doing = { file: 'phases/leaf.ts', name: 'act', given: 's, seat, index, trait, emit' };
const PLAY: Doing = {
  file: 'play-card.ts',
  name: 'playCard',
  given: 's, seat, move, emit',
  exported: 'export ',
};

interface More {
  readonly id: string;
  readonly rule: string;
  readonly doing: Doing;
  /** The seat that gets something more, or -1. */
  readonly gets: string;
  readonly extra: Extra;
  readonly test: string;
}

/** A fault that adds an effect behind what a function does. */
function more({ id, rule, doing, gets, extra, test }: More): Fault {
  const { file, name, given, exported = '' } = doing;
  const folder = file.includes('/') ? '..' : '.';
  return {
    id: `${id}-and-${extra}`,
    rules: [rule],
    file,
    find: `${exported}function ${name}(`,
    replace: `
import * as deckToo from '${folder}/deck.ts';
import * as stateToo from '${folder}/state.ts';
import * as traitsToo from '${folder}/traits.ts';
${exported}function ${name}(${given}) {
  const gets = ${gets};
  const result = ${name}Rightly(${given});
  if (gets >= 0) {
    ${EXTRAS[extra]}
  }
  return result;
}
function ${name}Rightly(`,
    tests: [test],
  };
}

/** Is it the trait of the species at a place of the table? */
function has(trait: string, place: string): string {
  const bit = `(1 << traitsToo.TRAITS.indexOf('${trait}'))`;
  return `(s[stateToo.speciesAt(${place}) + stateToo.TRAIT_SET] & ${bit}) !== 0`;
}

function trait(id: string, rule: string, doing: Doing, gets: string, extra: Extra): Fault {
  return more({ id, rule, doing, gets, extra, test: `rules/traits/${id}.test.ts` });
}

const attacking = (id: string, rule: string, extra: Extra): Fault =>
  trait(id, rule, ATTACK, `${has(id, 'attacker')} ? seat : -1`, extra);
const attacked = (id: string, rule: string, extra: Extra): Fault =>
  trait(id, rule, ATTACK, `${has(id, 'target')} ? targetSeat : -1`, extra);
const taking = (id: string, rule: string, extra: Extra): Fault =>
  trait(id, rule, TAKE, `${has(id, 'index')} ? seat : -1`, extra);
const leafing = (id: string, rule: string, extra: Extra): Fault =>
  trait(id, rule, LEAF, `traitsToo.TRAITS[trait] === '${id}' ? seat : -1`, extra);

function playing(id: string, action: string, extra: Extra): Fault {
  const gets = `playAction(move) === ${action} ? seat : -1`;
  return more({ id, rule: 'EVO-3.4.2', doing: PLAY, gets, extra, test: 'rules/play-cards.test.ts' });
}

function action(id: string, rule: string, doing: Doing, gets: string, extra: Extra, test = id): Fault {
  return more({ id, rule, doing, gets, extra, test: `rules/${test}.test.ts` });
}

const FOOD: Doing = { file: 'phases/food.ts', name: 'choose', given: 's, seat, kind, emit' };
const REVEAL: Doing = { file: 'phases/round.ts', name: 'reveal', given: 's, emit' };
const LEAVES: Doing = { file: 'phases/leaf.ts', name: 'actInOrder', given: 's, seat, order, emit' };
const FEED: Doing = { file: 'phases/feeding.ts', name: 'feed', given: 's, f, seat, move, forced, emit' };
const PAY: Doing = { file: 'phases/pay.ts', name: 'payWith', given: 's, f, seat, kind, emit' };
const SCAVENGE: Doing = {
  file: 'take.ts',
  name: 'scavenge',
  given: 's, attackerSeat, emit',
  exported: 'export ',
};
const EXTINCT: Doing = {
  file: 'row.ts',
  name: 'goExtinct',
  given: 's, seat, index, emit',
  exported: 'export ',
};
const END: Doing = { file: 'phases/round.ts', name: 'endFeeding', given: 's, emit' };

/** Planted faults: actions and traits that do more than their rule says. */
export const doingMore: readonly Fault[] = [
  action('select-food', 'EVO-3.3.1', FOOD, 'seat', 'a-card'),
  playing('put-trait', 'PUT_TRAIT', 'a-point'),
  playing('new-left', 'NEW_LEFT', 'population'),
  playing('new-right', 'NEW_RIGHT', 'a-plant'),
  playing('grow-body', 'GROW_BODY', 'a-card'),
  playing('grow-population', 'GROW_POPULATION', 'a-point'),
  action('reveal', 'EVO-3.5.3', REVEAL, 's[stateToo.FIRST]', 'a-point'),
  action('leaf', 'EVO-3.5.4', LEAVES, 'seat', 'a-plant'),
  action('feed', 'EVO-3.6.2', FEED, 'seat', 'a-card', 'feeding-turns'),
  action('negation', 'EVO-4.3', PAY, 'seat', 'a-card'),
  action('attack', 'EVO-5.4', ATTACK, 'seat', 'a-point', 'attack-resolution'),
  action('scavenge', 'EVO-5.5', SCAVENGE, 'attackerSeat', 'a-plant'),
  action('think', 'EVO-5.6', TAKE, "cause === 'intelligence' ? seat : -1", 'a-card', 'intelligence'),
  attacking('ambush', 'EVO-6.1', 'a-point'),
  attacked('burrowing', 'EVO-6.2', 'a-card'),
  attacking('carnivore', 'EVO-6.3', 'population'),
  attacking('climbing', 'EVO-6.4.1', 'a-point'),
  taking('cooperation', 'EVO-6.5', 'a-card'),
  attacked('defensive-herding', 'EVO-6.6', 'a-point'),
  taking('fat-tissue', 'EVO-6.7', 'a-plant'),
  taking('foraging', 'EVO-6.8', 'a-point'),
  leafing('fertile', 'EVO-6.9', 'a-plant'),
  attacked('hard-shell', 'EVO-6.10', 'population'),
  attacked('horns', 'EVO-6.11', 'a-point'),
  taking('intelligence', 'EVO-6.12', 'a-point'),
  leafing('long-neck', 'EVO-6.13', 'population'),
  attacking('pack-hunting', 'EVO-6.14', 'a-card'),
  taking('scavenger', 'EVO-6.15', 'a-point'),
  attacked('symbiosis', 'EVO-6.16', 'a-card'),
  attacked('warning-call', 'EVO-6.17', 'a-plant'),
  action('extinction', 'EVO-7.1', EXTINCT, 'seat', 'a-point'),
  action('end-of-round', 'EVO-7.2.1', END, 's[stateToo.FIRST]', 'a-plant'),
];
