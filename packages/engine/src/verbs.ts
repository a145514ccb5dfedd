import { type Move, type Refusal, refusal, type Wire } from './game.ts';

/**
 * Moves of a game whose vocabulary is a table: a verb and up to three nouns. A move is one integer below 2^30: six bits
 * of verb, then three operands of seven bits, so that within a verb the numbers ascend with the first operand, then the
 * second. Wire arrays, words and their reading all follow from the table.
 */
const OPERAND = 7;
const MASK = (1 << OPERAND) - 1;
const VERB_SHIFT = 3 * OPERAND;

export function packMove(verb: number, a = 0, b = 0, c = 0): Move {
  return (verb << VERB_SHIFT) | (a << (2 * OPERAND)) | (b << OPERAND) | c;
}

export function moveVerb(m: Move): number {
  return m >> VERB_SHIFT;
}

export function operandA(m: Move): number {
  return (m >> (2 * OPERAND)) & MASK;
}

export function operandB(m: Move): number {
  return (m >> OPERAND) & MASK;
}

export function operandC(m: Move): number {
  return m & MASK;
}

/** Ways out of a question, the same in every vocabulary; their numbers are the highest, so they are listed last. */
export const SKIP_VERB = 61;
export const STOP_VERB = 62;
export const FORGO_VERB = 63;
/** Declines this part of an action. */
export const SKIP: Move = packMove(SKIP_VERB);
/** Ends a choice that is made again and again. */
export const STOP: Move = packMove(STOP_VERB);
/** Declines an action as a whole. */
export const FORGO: Move = packMove(FORGO_VERB);

/** What an operand names. */
export interface Noun {
  /** For messages: `a hex`. */
  readonly article: string;
  /** Wire values by number; empty names cannot be written. At most 128. */
  readonly names: readonly (string | number)[];
}

export interface Verb {
  readonly verb: string;
  /** The move in words, with the number of a noun in braces: `move a cube from {0} to {1}`. */
  readonly words: string;
  /** What it is to make such a move: `move a cube`. */
  readonly doing: string;
  readonly nouns: readonly Noun[];
}

const PLACEHOLDER = /\{(\d)\}/g;

const WAYS_OUT: readonly Verb[] = [
  { verb: 'skip', words: 'skip', doing: 'skip a part', nouns: [] },
  { verb: 'stop', words: 'stop', doing: 'stop', nouns: [] },
  { verb: 'forgo', words: 'forgo', doing: 'forgo an action', nouns: [] },
];

export interface Vocabulary {
  toWire(move: Move): Wire;
  fromWire(wire: unknown): Move | Refusal;
  describe(move: Move): string;
  parse(words: string): Move | Refusal;
  /** What it is to make such a move: `move a cube`. */
  doing(move: Move): string;
  /** The same for a verb. */
  asking(verb: number): string;
}

/** `verbs[i]` is verb number i. `title` and `rule` are for refusals of what is not a move at all. */
export function vocabulary(title: string, rule: string, verbs: readonly Verb[]): Vocabulary {
  const table: (Verb | undefined)[] = [...verbs];
  for (const [i, way] of WAYS_OUT.entries()) table[SKIP_VERB + i] = way;
  const byName = new Map<string, number>();
  const grammar: { readonly verb: number; readonly pattern: RegExp; readonly order: readonly number[] }[] =
    [];
  for (const [number, verb] of table.entries()) {
    if (verb === undefined) continue;
    byName.set(verb.verb, number);
    grammar.push({
      verb: number,
      pattern: new RegExp(`^${verb.words.replaceAll(PLACEHOLDER, '([a-z0-9.-]+)')}$`),
      order: [...verb.words.matchAll(PLACEHOLDER)].map((m) => Number(m[1])),
    });
  }
  const index = new Map<Noun, Map<string | number, number>>();
  for (const noun of verbs.flatMap((v) => v.nouns)) {
    index.set(
      noun,
      new Map([...noun.names.entries()].filter(([, name]) => name !== '').map(([i, n]) => [n, i])),
    );
  }
  const known = (move: Move): Verb => {
    const verb = table[moveVerb(move)];
    if (verb === undefined) throw new RangeError(`no move of ${title}: ${move}`);
    return verb;
  };
  const malformed = (reason: string): Refusal => refusal('malformed', rule, { reason });
  const nameOf = (verb: Verb, i: number, move: Move): string | number =>
    verb.nouns[i].names[i === 0 ? operandA(move) : i === 1 ? operandB(move) : operandC(move)];

  const build = (number: number, operands: readonly unknown[]): Move | Refusal => {
    const verb = table[number] as Verb;
    const packed = [0, 0, 0];
    for (const [i, noun] of verb.nouns.entries()) {
      const found = index.get(noun)?.get(operands[i] as string | number);
      if (found === undefined) {
        const given = operands[i] === undefined ? 'nothing' : JSON.stringify(operands[i]);
        return malformed(`"${verb.verb}" needs ${noun.article}, not ${given}`);
      }
      packed[i] = found;
    }
    if (operands.length > verb.nouns.length)
      return malformed(`"${verb.verb}" has ${operands.length} operands, which is too many`);
    return packMove(number, packed[0], packed[1], packed[2]);
  };

  return {
    toWire(move) {
      const verb = known(move);
      return [verb.verb, ...verb.nouns.map((_, i) => nameOf(verb, i, move))];
    },
    fromWire(wire) {
      if (!Array.isArray(wire) || typeof wire[0] !== 'string')
        return malformed('a move is an array that begins with a verb');
      const number = byName.get(wire[0]);
      return number === undefined ? malformed(`there is no verb "${wire[0]}"`) : build(number, wire.slice(1));
    },
    describe(move) {
      const verb = known(move);
      return verb.words.replaceAll(PLACEHOLDER, (_, i) => String(nameOf(verb, Number(i), move)));
    },
    parse(words) {
      const plain = words.trim().toLowerCase().replaceAll(/\s+/g, ' ');
      let problem: Refusal | undefined;
      for (const { verb, pattern, order } of grammar) {
        const match = pattern.exec(plain);
        if (!match) continue;
        const { nouns } = table[verb] as Verb;
        const operands = nouns.map((noun, i) => spelled(noun, match[order.indexOf(i) + 1]));
        const move = build(verb, operands);
        if (typeof move === 'number') return move;
        problem ??= move;
      }
      return problem ?? malformed(`"${words.trim()}" has the words of none`);
    },
    doing: (move) => known(move).doing,
    asking: (verb) => known(packMove(verb)).doing,
  };
}

/** The name that a lower-case word stands for; the word itself when there is none. */
function spelled(noun: Noun, word: string): string | number {
  return noun.names.find((name) => String(name).toLowerCase() === word) ?? word;
}
