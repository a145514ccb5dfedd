import { type Config, configure, legalMoves, playOut, Rng, uniform } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { FAT_TISSUE_BIT } from '@clade/evolution/packed';
import { expect, test } from 'vitest';
import { Look } from '../../src/policies/evolution/look.ts';

for (const callersProtected of [false, true]) {
  test(`the estimate of who can attack whom agrees with the legal attacks, callersProtected=${callersProtected}`, () => {
    const look = new Look();
    let attacks = 0;
    let safe = 0;
    for (let game = 0; game < 40; game++) {
      const seed = `reach ${game}`;
      const config = configure(evolution, 2 + (game % 4), { callersProtected, fatEligible: true }) as Config;
      const s = evolution.setup(config, seed);
      const rng = new Rng(seed);
      const choose = uniform(evolution, rng);
      playOut(
        evolution,
        s,
        (state, seat) => {
          if (evolution.decision(state, seat).kind === 'feed') {
            const legal = new Set(
              legalMoves(evolution, state, seat)
                .map((move) => evolution.toWire(move))
                .filter((wire) => wire[0] === 'attack' && wire[4] === undefined)
                .map(String),
            );
            look.read(state, seat);
            const expected = new Set<string>();
            /** Place of a species in its row. */
            const place = (i: number): number => i - look.owner.indexOf(look.owner[i] as number);
            for (let i = look.start; i < look.end; i++) {
              if (!look.carnivore(i) || !hasRoom(look, i)) continue;
              for (let j = 0; j < look.n; j++) {
                if (j === i) continue;
                if (look.reaches(i, j)) expected.add(`attack,${place(i)},${look.owner[j]},${place(j)}`);
                else safe++;
              }
            }
            expect(expected).toEqual(legal);
            attacks += legal.size;
          }
          return choose(state, seat);
        },
        rng,
      );
    }
    expect(attacks).toBeGreaterThan(300);
    expect(safe).toBeGreaterThan(300);
  });
}

/** EVO-4.1.2, EVO-6.8: for food, or for fat. */
function hasRoom(look: Look, i: number): boolean {
  const fat = (look.traits[i] as number) & FAT_TISSUE_BIT;
  return look.food[i] !== look.population[i] || (fat !== 0 && look.fat[i] !== look.body[i]);
}
