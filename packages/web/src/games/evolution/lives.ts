import type { GameEvent, Seat } from '@clade/engine';
import type { EvoEvent, EvoView, TraitId } from '@clade/evolution';
import { BEGUN, type Line } from '@clade/wording';
import {
  afterEvent,
  type Figures,
  figureAt,
  isTrait,
  knownTraits,
  NO_FIGURES,
} from '@clade/wording/evolution';

/** What became of a species, as everybody at the table could see it. */
export interface Life {
  readonly figure: number;
  readonly seat: Seat;
  /** The round in which it came, and the one in which it died out, if it did. */
  readonly born: number;
  readonly died?: number;
  /** What ended it: it was eaten, starved, or met the horns of its prey. */
  readonly end?: 'eaten' | 'starved' | 'horns';
  /** By which species. */
  readonly by?: number;
  /** In the order in which they came, as they lay at last. */
  readonly traits: readonly TraitId[];
  readonly body: number;
  /** At its greatest. */
  readonly herd: number;
  /** Plants and meat, with what was stored as fat. */
  readonly food: number;
  /** Attacks that it made, and species that they wiped out. */
  readonly hunts: number;
  readonly kills: number;
}

type Growing = { -readonly [K in keyof Life]: Life[K] };

/** Every species of a game in the order of birth, from the events of its log. */
export function livesOf(lines: readonly Line[]): readonly Life[] {
  const chronicle = new Chronicle();
  for (const { events } of lines) for (const event of events) chronicle.hear(event);
  return chronicle.lives;
}

/** So many rounds a species has lived in a game of so many; the round of its death counts. */
export function roundsLived({ born, died }: Life, last: number): number {
  return (died ?? last) - born + 1;
}

type OfSpecies = Extract<EvoEvent, { species: number }>;

class Chronicle {
  #figures: Figures = NO_FIGURES;
  #round = 1;
  readonly #lives = new Map<number, Growing>();
  readonly #starved = new Set<number>();
  #attack: { readonly from: number; readonly on: number } | undefined;

  get lives(): readonly Life[] {
    return [...this.#lives.values()].sort((a, b) => a.figure - b.figure);
  }

  hear(event: GameEvent): void {
    const e = event as EvoEvent;
    if (e.type === 'round-started') this.#round = e.round;
    const before = this.#figures;
    this.#figures = afterEvent(before, event);
    this.#meetNew();
    if (event.type === BEGUN) {
      this.#round = (event.view as EvoView).round;
      this.#found(event.view as EvoView);
    } else if (typeof event.species === 'number')
      this.#live(e as OfSpecies, e.type === 'extinct' ? before : this.#figures);
  }

  #meetNew(): void {
    for (const [seat, row] of this.#figures.rows.entries())
      for (const figure of row ?? [])
        if (!this.#lives.has(figure))
          this.#lives.set(figure, {
            ...{ figure, seat, born: this.#round, traits: [], body: 1, herd: 1 },
            ...{ food: 0, hunts: 0, kills: 0 },
          });
  }

  /** Species that lie on the table already. */
  #found({ players }: EvoView): void {
    this.#meetNew();
    for (const [seat, { species }] of players.entries())
      for (const [place, one] of species.entries()) {
        const life = this.#lives.get(figureAt(this.#figures, seat, place));
        if (life === undefined) continue;
        life.born = this.#round;
        life.traits = knownTraits(one);
        life.body = one.bodySize;
        life.herd = one.population;
      }
  }

  #live(e: OfSpecies, figures: Figures): void {
    const figure = figureAt(figures, e.seat, e.species);
    const life = this.#lives.get(figure);
    if (life === undefined) return;
    switch (e.type) {
      case 'traits-revealed':
        life.traits = [...life.traits, ...e.traits.filter(isTrait)];
        break;
      case 'trait-replaced':
        life.traits = life.traits.filter((trait) => trait !== e.card.trait);
        break;
      case 'grown':
        if (e.what === 'body') life.body = e.value;
        else life.herd = Math.max(life.herd, e.value);
        break;
      case 'fertile':
        life.herd = Math.max(life.herd, e.population);
        break;
      case 'took':
        life.food += e.count;
        break;
      case 'attacked':
        life.hunts++;
        this.#attack = { from: figure, on: figureAt(figures, e.target.seat, e.target.species) };
        break;
      case 'starved':
        if (e.to === 0) this.#starved.add(figure);
        break;
      case 'extinct':
        this.#bury(life);
        break;
    }
  }

  #bury(life: Growing): void {
    life.died = this.#round;
    const attack = this.#attack;
    if (this.#starved.has(life.figure)) life.end = 'starved';
    else if (attack?.on === life.figure) {
      life.end = 'eaten';
      life.by = attack.from;
      const hunter = this.#lives.get(attack.from);
      if (hunter !== undefined) hunter.kills++;
    } else if (attack?.from === life.figure) {
      life.end = 'horns';
      life.by = attack.on;
    }
  }
}

/** Something that a species was first in: how much, and which. */
export interface Feat {
  readonly kind: 'oldest' | 'herd' | 'eater' | 'hunter';
  readonly life: Life;
  readonly n: number;
}

/** Who lived longest, had the greatest herd, ate and hunted most; where several are equal, one that has no feat yet. */
export function featsOf(lives: readonly Life[], last: number): readonly Feat[] {
  const named = new Set<number>();
  const best = (kind: Feat['kind'], count: (life: Life) => number, least: number): Feat | undefined => {
    const [life] = lives.toSorted(
      (a, b) =>
        count(b) - count(a) ||
        Number(named.has(a.figure)) - Number(named.has(b.figure)) ||
        b.food - a.food ||
        a.figure - b.figure,
    );
    if (life === undefined || count(life) < least) return undefined;
    named.add(life.figure);
    return { kind, life, n: count(life) };
  };
  const feats = [
    best('hunter', ({ hunts }) => hunts, 1),
    best('eater', ({ food }) => food, 1),
    best('herd', ({ herd }) => herd, 2),
    best('oldest', (life) => roundsLived(life, last), 2),
  ];
  return feats.reverse().filter((feat) => feat !== undefined);
}
