import { dominantSpecies } from '@clade/dominant-species';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { type Config, configure, firstSeat, type Game, Rng, SPECTATOR, type State } from '@clade/engine';
import { evolution, TRAITS } from '@clade/evolution';
import { CARDS, KIND_TRAIT, SPECIES, TRAIT_SET } from '@clade/evolution/packed';
import { describe, expect, it } from 'vitest';
import { askBot } from '../src/ask.ts';
import type { Bot } from '../src/bot.ts';
import { charactersOf } from '../src/characters.ts';
import { makeBot } from '../src/levels.ts';
import type { Remark } from '../src/remarks.ts';
import { remarksOf } from '../src/remarks-of.ts';

interface Line {
  readonly by: number;
  readonly before: State;
  readonly after: State;
}

/** The first lines of a game of four beginners. */
function linesOf(game: Game, seed: string, most: number, options = {}): Line[] {
  const beginner = makeBot('beginner') as Bot;
  const rng = new Rng(seed);
  const lines: Line[] = [];
  const s = game.setup(configure(game, 4, options) as Config, seed);
  for (let p = game.pending(s); p !== 0 && lines.length < most; p = game.pending(s)) {
    const by = firstSeat(p);
    const before = game.clone(s);
    game.apply(s, by, askBot(game, s, by, beginner, rng));
    lines.push({ by, before, after: game.clone(s) });
  }
  return lines;
}

const castOf = (game: Game, from = 0): string[] =>
  charactersOf(game.id)
    .slice(from, from + 4)
    .map(({ id }) => id);

const TABLES = [
  ['Evolution', evolution, 230, {}],
  ['Evolution, all plan at once', evolution, 150, { quickPlay: true }],
  ['Dominant Species', dominantSpecies, 150, {}],
  ['Marine', dominantSpeciesMarine, 150, {}],
] as const;

describe('remarks of characters', () => {
  it.each(TABLES)(
    'are the same in all worlds that look alike to a spectator: %s',
    (_, game, most, options) => {
      const remarks = remarksOf(game.id, castOf(game, 2));
      const rng = new Rng('worlds');
      const different: unknown[] = [];
      let said = 0;
      for (const { by, before, after } of linesOf(game, 'secrets', most, options)) {
        const remark = remarks?.(by, before, after);
        if (remark) said++;
        const [then, now] = [before, after].map((s) => game.sample(s, SPECTATOR, rng)) as [State, State];
        const elsewhere = remarks?.(by, then, now);
        if (JSON.stringify(remark) !== JSON.stringify(elsewhere)) different.push({ remark, elsewhere });
      }
      expect(different).toEqual([]);
      expect(said).toBeGreaterThan(3);
    },
  );

  it('name what has changed: more of something good, or less of it', () => {
    for (const [, game, most, options] of TABLES) {
      const remarks = remarksOf(game.id, castOf(game));
      const all = linesOf(game, 'signs', most, options).flatMap(({ by, before, after }): Remark[] => {
        const remark = remarks?.(by, before, after);
        return remark ? [remark] : [];
      });
      for (const { topic, points } of all) expect(points > 0).toBe(topic !== 'loss');
    }
  });

  it('are not about what one gives up oneself', () => {
    for (const [, game, most, options] of TABLES) {
      const remarks = remarksOf(game.id, castOf(game));
      for (const { by, before, after } of linesOf(game, 'own', most, options)) {
        const remark = remarks?.(by, before, after);
        if (remark?.topic === 'loss') expect(remark.seat).not.toBe(by);
      }
    }
  });

  it('do not know a trait that lies face down, and do once it is turned up', () => {
    const game = evolution;
    const table = linesOf(game, 'face down', 60).map(({ after }) => after);
    const open = table.find((s) => s[SPECIES + TRAIT_SET] === 0 && s[SPECIES + CARDS] === 0);
    if (open === undefined) throw new Error('no species without traits');
    const carnivore = TRAITS.indexOf('carnivore');
    const kind = KIND_TRAIT.indexOf(carnivore);
    const laid = (faceDown: boolean): State => {
      const s = game.clone(open);
      s[SPECIES + CARDS] = (kind + 1) | (faceDown ? 1 << 24 : 0);
      s[SPECIES + TRAIT_SET] = 1 << carnivore;
      return s;
    };
    // The first species belongs to seat 0.
    const remarks = remarksOf('evolution', ['captain-verrin', undefined, undefined, undefined]);
    expect(remarks?.(1, open, laid(true))).toBeUndefined();
    expect(remarks?.(1, laid(true), laid(false))).toMatchObject({ seat: 0, topic: 'prey' });
  });

  it('come from characters alone', () => {
    expect(remarksOf('evolution', ['skilled:hunter', undefined, 'casual'])).toBeUndefined();
    expect(remarksOf('pebbles', ['captain-verrin'])).toBeUndefined();
  });
});
