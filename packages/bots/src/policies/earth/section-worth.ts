interface Section {
  readonly id: string;
}

/**
 * What a policy thinks of the sections of the display besides what can be counted when a pawn is placed: a share of what
 * was counted, points, and points for each round to come. Their names among the parameters: `wanderlust-share`,
 * `wanderlust`, `wanderlust-later`.
 */
export class SectionWorth {
  readonly #share: Float64Array;
  readonly #now: Float64Array;
  readonly #later: Float64Array;

  constructor(sections: readonly Section[], params: Readonly<Record<string, number>>) {
    this.#share = Float64Array.from(sections, ({ id }) => params[`${id}-share`] ?? 1);
    this.#now = Float64Array.from(sections, ({ id }) => params[id] ?? 0);
    this.#later = Float64Array.from(sections, ({ id }) => params[`${id}-later`] ?? 0);
  }

  /** A space of a section that brings `gain`; what brings nothing is worth nothing. */
  of(section: number, gain: number, rounds: number): number {
    if (gain <= 0) return 0;
    return this.#share[section] * gain + this.#now[section] + this.#later[section] * rounds;
  }
}
