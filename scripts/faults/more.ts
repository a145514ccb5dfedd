import type { Fault } from './fault.ts';

/** What a card or an action of a hex game may do beyond its rule; each leaves a table that could be. */
const EXTRAS = {
  points: 'earthToo.givePoints(worldToo, s, animal, 2, 1, "", emit);',
  'a-cube': `
    let hex = 0;
    while (!earthToo.isTile(s, hex)) hex++;
    earthToo.placeCubes(worldToo, s, hex, animal, 1, "", emit);`,
  'a-disk': `
    let corner = 0;
    while (!earthToo.isVacant(s, corner)) corner++;
    let kind = 0;
    while (s[earthToo.BAG + kind] === 0) kind++;
    s[earthToo.BAG + kind]--;
    earthToo.placeDisk(worldToo, s, corner, kind, "", emit);`,
} as const;

export type Extra = keyof typeof EXTRAS;

/** The card or action that a file makes, behind whose last step the animal gets something more. */
export interface More {
  /** Kebab-case name of the card or action. */
  readonly name: string;
  readonly rules: readonly string[];
  readonly file: string;
  /** What it is called in the file, where that is not its name. */
  readonly constant?: string;
  /** What makes it out of a list of steps. */
  readonly maker: 'card' | 'effect';
  readonly extra: Extra;
  /** Its own test, which alone has to find it. */
  readonly test: string;
}

/** A fault that adds an effect: the whole difference of the table shows it, what the rule speaks of does not. */
export function more({ name, rules, file, maker, extra, test, constant = camelCase(name) }: More): Fault {
  return {
    id: `${name}-and-${extra}`,
    rules,
    file,
    find: `export const ${constant} = ${maker}(`,
    replace: `
import * as earthToo from '@clade/earth';
import * as engineToo from '@clade/engine';
import { WORLD as worldToo } from '../world.ts';
const stepToo = engineToo.auto('', (s, f, emit) => {
  const animal = s[f + engineToo.A];
  ${EXTRAS[extra]}
});
const doMore = (...given) => {
  const last = given.pop();
  const steps = [...(last.steps ?? last), stepToo];
  return ${maker}(...given, last.steps ? { ...last, steps } : steps);
};
export const ${constant} = doMore(`,
    tests: [test],
  };
}

export function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** A function of the rules, behind which an animal gets something more. */
export interface MoreBehind extends Omit<More, 'constant' | 'maker'> {
  readonly doing: string;
  /** What the function is given; `s` and `emit` are among it. */
  readonly given: string;
  /** When it does something, in the words of its file. */
  readonly when: string;
  /** Who gets something then. */
  readonly who?: string;
}

/** The same for what is no program of steps. */
export function moreBehind(q: MoreBehind): Fault {
  const { name, rules, file, doing, given, when, who = 'animal', extra, test } = q;
  return {
    id: `${name}-and-${extra}`,
    rules,
    file,
    find: `export function ${doing}(`,
    replace: `
import * as earthToo from '@clade/earth';
import { WORLD as worldToo } from '../world.ts';
function doMore(s, animal, emit) {
  ${EXTRAS[extra]}
}
export function ${doing}(${given}) {
  const gets = ${when} ? ${who} : -1;
  const result = ${doing}Rightly(${given});
  if (gets >= 0) doMore(s, gets, emit);
  return result;
}
function ${doing}Rightly(`,
    tests: [test],
  };
}
