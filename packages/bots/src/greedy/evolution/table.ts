import type { Card, EvoView, PlayerView, Species } from '@clade/evolution';
import { bitOf, CARNIVORE, FAT_TISSUE, has } from './traits.ts';

/** The view in the form the priorities count with. Rows may be changed to weigh an action; nothing is played forward. */
export interface Animal {
  body: number;
  population: number;
  food: number;
  fat: number;
  /** Traits that the seat can name, as bits. */
  traits: number;
  /** Face-down cards of another player. */
  unknown: number;
}

export interface Table {
  readonly seat: number;
  readonly players: number;
  /** Rows by seat. */
  readonly rows: Animal[][];
  readonly hand: readonly Card[];
  readonly handSizes: readonly number[];
  readonly scores: readonly number[];
  /** Seats that will still play cards this round. */
  readonly toPlay: readonly boolean[];
  readonly hole: number;
  readonly ownFood: number | undefined;
  readonly traitLimit: number;
  readonly callersProtected: boolean;
  /** Rounds expected after this one; 0 when this one is known to be the last. */
  readonly roundsAfter: number;
}

export function readTable(view: EvoView): Table {
  const own = view.players[view.viewer] as PlayerView;
  return {
    seat: view.viewer,
    players: view.players.length,
    rows: view.players.map((p) => p.species.map(readAnimal)),
    hand: own.hand ?? [],
    handSizes: view.players.map((p) => p.handSize),
    scores: view.players.map((p) => p.score),
    toPlay: view.players.map((p) => stillToPlay(view, p)),
    hole: view.wateringHole,
    ownFood: own.foodCard?.food,
    traitLimit: view.traitLimit,
    callersProtected: view.config.options.callersProtected === true,
    roundsAfter: roundsAfter(view),
  };
}

function readAnimal(species: Species): Animal {
  let traits = 0;
  let unknown = 0;
  for (const { id } of species.traits) {
    if (id === undefined) unknown++;
    else traits |= bitOf(id);
  }
  const { bodySize, population, food, fat } = species;
  return { body: bodySize, population, food, fat, traits, unknown };
}

/** EVO-3.4.1: the card turns go clockwise from the first player; in quick play all are taken at once. */
function stillToPlay(view: EvoView, player: PlayerView): boolean {
  if (player.seat === view.viewer || player.handSize === 0) return false;
  if (view.phase === 'food') return true;
  if (view.phase !== 'play') return false;
  if (view.toAct.length !== 1 || view.players.length === 6 || view.config.options.quickPlay === true)
    return true;
  const n = view.players.length;
  const turn = (seat: number): number => (seat - view.first + n) % n;
  return turn(player.seat) > turn(view.viewer);
}

/** EVO-3.2.4: the round whose deal empties the pile is the last. */
function roundsAfter(view: EvoView): number {
  if (view.lastRound !== null) return view.lastRound - view.round;
  let perRound = 0;
  for (const p of view.players) perRound += 3 + p.species.length;
  // Rows grow, and extinctions draw as well.
  return 1 + Math.floor(view.drawPile / (perRound * 1.15));
}

export function isCarnivore(animal: Animal): boolean {
  return has(animal.traits, CARNIVORE);
}

/** EVO-1.3.4. */
export function roomOf(animal: Animal): number {
  const board = animal.population - animal.food;
  return has(animal.traits, FAT_TISSUE) ? board + animal.body - animal.fat : board;
}

export function ownRow(table: Table): Animal[] {
  return table.rows[table.seat] as Animal[];
}

export function newAnimal(): Animal {
  return { body: 1, population: 1, food: 0, fat: 0, traits: 0, unknown: 0 };
}
