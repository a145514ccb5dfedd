import type { Refusal } from '@clade/engine';

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

export function refusedBy(refusal: Refusal): Problem {
  return new Problem(422, refusal.code, refusal.sentence, { rule: refusal.rule, facts: refusal.facts });
}

export const notFound = (what: string): Problem => new Problem(404, 'not-found', `There is no such ${what}.`);
export const forbidden = (sentence: string): Problem => new Problem(403, 'forbidden', sentence);
export const conflict = (code: string, sentence: string): Problem => new Problem(409, code, sentence);
