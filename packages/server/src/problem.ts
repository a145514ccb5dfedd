import { plainRefusal, type Refusal } from '@clade/engine';

/** Something a client did that cannot be: a stable code, a sentence, the rule and facts where a rule is broken. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly rule: string | undefined;
  readonly facts: Refusal['facts'] | undefined;

  constructor(
    status: number,
    code: string,
    sentence: string,
    more: { rule?: string; facts?: Refusal['facts'] } = {},
  ) {
    super(sentence);
    this.status = status;
    this.code = code;
    this.rule = more.rule;
    this.facts = more.facts;
  }

  toJSON(): Record<string, unknown> {
    return {
      code: this.code,
      sentence: this.message,
      ...(this.rule ? { rule: this.rule } : {}),
      ...(this.facts ? { facts: this.facts } : {}),
    };
  }
}

/** Refusals quote what they refuse; nobody reads more than this of it. */
const MOST_QUOTED = 800;

function quoted<T>(value: T): T | string {
  return typeof value === 'string' && value.length > MOST_QUOTED
    ? `${value.slice(0, MOST_QUOTED).toWellFormed()}...`
    : value;
}

/** A refusal of the rules as an answer; without a sentence for it, its code and facts are read out. */
export function refusedBy(refused: Refusal, sentence = plainRefusal(refused)): Problem {
  const { code, rule, facts } = refused;
  const short = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, quoted(fact)]));
  return new Problem(422, code, quoted(sentence), { rule, facts: short });
}

export const notFound = (what: string): Problem => new Problem(404, 'not-found', `There is no such ${what}.`);
export const forbidden = (sentence: string): Problem => new Problem(403, 'forbidden', sentence);
export const conflict = (code: string, sentence: string): Problem => new Problem(409, code, sentence);
