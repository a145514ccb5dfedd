import { redact } from '@clade/engine';
import type { EvoEvent, EvoView, Species } from '@clade/evolution';
import {
  afterEvent,
  afterEvents,
  type Figures,
  figureAt,
  figuresAfter,
  figuresOf,
  NO_FIGURES,
} from '@clade/wording/evolution';
import { expect, test } from 'vitest';
import { VARIANTS, wholeGame } from './tables.ts';

/** What events say about a species, gathered under its number alone: a wrong number gathers another one's data. */
interface Told {
  body: number;
  population: number;
  food: number;
  fat: number;
  /** Undefined: a face-down card that the viewer cannot name. */
  traits: (string | undefined)[];
}

class Chronicle {
  figures: Figures = NO_FIGURES;
  readonly told = new Map<number, Told>();
  readonly dead = new Set<number>();

  hear(event: EvoEvent): void {
    const e = event;
    const at = (seat: number, place: number): Told => this.told.get(figureAt(this.figures, seat, place))!;
    switch (e.type) {
      case 'trait-played':
        at(e.seat, e.species).traits.push(e.secret?.card.trait);
        break;
      case 'trait-replaced': {
        const { traits } = at(e.seat, e.species);
        const known = traits.indexOf(e.card.trait);
        traits.splice(known < 0 ? traits.indexOf(undefined) : known, 1);
        if (e.card.trait === 'fat-tissue') at(e.seat, e.species).fat = 0;
        break;
      }
      case 'traits-revealed': {
        const species = at(e.seat, e.species);
        species.traits.splice(-e.traits.length, e.traits.length, ...e.traits);
        break;
      }
      case 'grown':
        at(e.seat, e.species)[e.what] = e.value;
        break;
      case 'fertile':
        at(e.seat, e.species).population = e.population;
        break;
      case 'fat-used':
        at(e.seat, e.species).fat -= e.count;
        at(e.seat, e.species).food += e.count;
        break;
      case 'took':
        at(e.seat, e.species).food += e.count - e.toFat;
        at(e.seat, e.species).fat += e.toFat;
        break;
      case 'population-lost':
        at(e.seat, e.species).population = e.population;
        if (e.population > 0) at(e.seat, e.species).food -= e.toBag;
        break;
      case 'starved':
        expect(at(e.seat, e.species).population).toBe(e.from);
        at(e.seat, e.species).population = e.to;
        break;
      case 'extinct':
        expect(at(e.seat, e.species).population).toBe(0);
        expect(at(e.seat, e.species).traits.length).toBe(e.traits.length);
        this.dead.add(figureAt(this.figures, e.seat, e.species));
        break;
      case 'bagged':
        for (const figure of this.figures.rows[e.seat]!) {
          if (e.fat) this.told.get(figure)!.fat = 0;
          else this.told.get(figure)!.food = 0;
        }
        break;
    }
    this.figures = afterEvent(this.figures, e);
    for (const row of this.figures.rows) {
      for (const figure of row ?? []) {
        if (!this.told.has(figure))
          this.told.set(figure, { body: 1, population: 1, food: 0, fat: 0, traits: [] });
      }
    }
  }

  /** The rows as they would stand in a view, but for the cards' numbers. */
  rows(): Told[][] {
    return this.figures.rows.map((row) => row.map((figure) => this.told.get(figure)!));
  }
}

function seen(species: Species): Told {
  const { bodySize, population, food, fat, traits } = species;
  return { body: bodySize, population, food, fat, traits: traits.map((t) => t.id) };
}

test('the number stays with its species through whole games of every variant', () => {
  let extinct = 0;
  for (const [i, [players, options]] of VARIANTS.entries()) {
    for (let game = 0; game < 2; game++) {
      // Seat 1 reads what it may know; in quick play a spectator does, whose view has nobody's plan in it.
      const quick = players === 6 || options.quickPlay === true;
      const viewer = quick ? -1 : 1;
      const chronicle = new Chronicle();
      const course = wholeGame(players, options, `figures ${i} ${game}`, (now, line) => {
        for (const event of line.events) chronicle.hear(redact(event, viewer) as EvoEvent);
        const rows = now.view(viewer).players.map((p) => p.species.map(seen));
        expect(chronicle.rows(), `line ${line.n}`).toEqual(rows);
      });
      const numbers = [...chronicle.told.keys()].sort((a, b) => a - b);
      expect(numbers).toEqual(numbers.map((_, n) => n + 1));
      for (const row of chronicle.figures.rows) {
        for (const figure of row) expect(chronicle.dead.has(figure)).toBe(false);
      }
      expect(figuresAfter(course.lines)).toEqual(chronicle.figures);
      extinct += chronicle.dead.size;
    }
  }
  expect(extinct).toBeGreaterThan(100);
});

test('everybody reads the same numbers, whatever is hidden from them', () => {
  wholeGame(4, {}, 'same numbers', (course, line) => {
    if (line.n % 7 !== 0) return;
    const own = figuresAfter(course.linesFor(2));
    for (const viewer of [-1, 0, 3]) expect(figuresAfter(course.linesFor(viewer))).toEqual(own);
  });
});

test('lines that come one by one give the numbers that all lines give at once', () => {
  const course = wholeGame(3, {}, 'one by one', () => undefined);
  const lines = course.linesFor(0);
  for (let n = 1; n <= lines.length; n++) {
    const anew = afterEvents(
      NO_FIGURES,
      lines.slice(0, n).flatMap((line) => line.events),
    );
    expect(figuresAfter(lines.slice(0, n))).toEqual(anew);
  }
});

test('a planned species has no number until the plans are carried out, but a sign of its own', () => {
  let planned = 0;
  wholeGame(6, {}, 'planned', (course) => {
    for (const viewer of [0, 4]) {
      const snapshot = course.snapshot(viewer);
      const view = snapshot.view as EvoView;
      const { rows } = figuresOf(snapshot);
      for (const player of view.players) expect(rows[player.seat]!.length).toBe(player.species.length);
      const fresh = rows[viewer]!.filter((figure) => figure < 0);
      expect(new Set(fresh).size).toBe(fresh.length);
      expect(fresh.length).toBe(view.plan.filter(([verb]) => verb === 'species').length);
      planned += fresh.length;
    }
  });
  expect(planned).toBeGreaterThan(10);
});
