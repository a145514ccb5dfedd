import { canReach } from './reach.ts';
import { type Animal, isCarnivore, type Table } from './table.ts';
import { WEIGHTS } from './weights.ts';

/** A species of another player that may attack this round. */
export interface Hunter {
  readonly animal: Animal;
  /** Attacks expected of it, its chance of being a carnivore counted in. */
  readonly attacks: number;
  /** Other species than ours that it may choose. */
  readonly elsewhere: number;
}

/** Below this a hunter is not worth looking at. */
const NEGLIGIBLE = 0.01;

export function findHunters(table: Table): Hunter[] {
  const hunters: Hunter[] = [];
  for (let seat = 0; seat < table.players; seat++) {
    if (seat === table.seat) continue;
    for (const animal of table.rows[seat] as Animal[]) {
      const chance = chanceOfCarnivore(table, seat, animal);
      const appetite = animal.population - animal.food;
      if (chance < NEGLIGIBLE || appetite <= 0) continue;
      const grown = table.toPlay[seat] ? { ...animal, body: animal.body + WEIGHTS.latentGrowth } : animal;
      hunters.push({
        animal: grown,
        attacks: (chance * (appetite + 1)) / 2,
        elsewhere: countElsewhere(table, seat, grown),
      });
    }
  }
  return hunters;
}

function chanceOfCarnivore(table: Table, seat: number, animal: Animal): number {
  if (isCarnivore(animal)) return 1;
  const plants = (1 - WEIGHTS.hiddenCarnivore) ** animal.unknown;
  return 1 - plants * (table.toPlay[seat] ? 1 - WEIGHTS.latentCarnivore : 1);
}

function countElsewhere(table: Table, hunterSeat: number, hunter: Animal): number {
  let n = 0;
  for (let seat = 0; seat < table.players; seat++) {
    if (seat === table.seat || seat === hunterSeat) continue;
    const row = table.rows[seat] as Animal[];
    for (let i = 0; i < row.length; i++) if (canReach(hunter, row, i, table.callersProtected)) n++;
  }
  return n;
}

/** A species of another player as prey. */
export interface Prey {
  readonly row: readonly Animal[];
  readonly place: number;
  /** Chance that what is seen now is still true when the feeding begins. */
  readonly open: number;
}

export function findPrey(table: Table): Prey[] {
  const prey: Prey[] = [];
  for (let seat = 0; seat < table.players; seat++) {
    if (seat === table.seat) continue;
    const row = table.rows[seat] as Animal[];
    for (let place = 0; place < row.length; place++) {
      const doubts = (row[place] as Animal).unknown + (table.toPlay[seat] ? 1 : 0);
      prey.push({ row, place, open: WEIGHTS.openPrey ** doubts });
    }
  }
  return prey;
}
