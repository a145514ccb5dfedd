import { type Config, configure, legalMoves, playOut, Rng, uniform } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { expect, test } from 'vitest';
import { canReach } from '../../src/greedy/evolution/reach.ts';
import { type Animal, isCarnivore, readTable, roomOf } from '../../src/greedy/evolution/table.ts';

for (const callersProtected of [false, true]) {
  test(`the estimate of who can attack whom agrees with the legal attacks, callersProtected=${callersProtected}`, () => {
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
            const expected = new Set<string>();
            const table = readTable(evolution.view(state, seat));
            const own = table.rows[seat] as Animal[];
            own.forEach((hunter, i) => {
              if (!isCarnivore(hunter) || roomOf(hunter) === 0) return;
              table.rows.forEach((row, other) => {
                row.forEach((prey, j) => {
                  if (prey === hunter) return;
                  if (canReach(hunter, row, j, callersProtected)) expected.add(`attack,${i},${other},${j}`);
                  else safe++;
                });
              });
            });
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
