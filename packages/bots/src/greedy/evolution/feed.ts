import { EngineBug, type Move, type Wire } from '@clade/engine';
import type { EvoView } from '@clade/evolution';
import type { Asked } from '../../bot.ts';
import { headLater, lifeWorth, takeWorth } from './meals.ts';
import { canReach } from './reach.ts';
import { demandOf, rivals } from './supply.ts';
import { type Animal, isCarnivore, ownRow, readTable, roomOf, type Table } from './table.ts';
import { BURROWING, HORNS, has, INTELLIGENCE, SCAVENGER } from './traits.ts';
import { WEIGHTS } from './weights.ts';
import { best, numberAt, readOptions } from './wires.ts';

/** EVO-3.6.2: the option that brings most, weighed by how soon it may be gone. */
export function chooseFeeding(asked: Asked<EvoView>): Move {
  const options = readOptions(asked);
  if (options.length === 1) return (options[0] as { move: Move }).move;
  const table = readTable(asked.view);
  const haste = scarcity(table);
  return best(options, ({ wire }) => {
    switch (wire[0]) {
      case 'eat':
        return haste * eatWorth(table, numberAt(wire, 1));
      case 'attack': {
        const worth = attackWorth(table, wire);
        return worth > 0 ? WEIGHTS.attackHaste * worth : worth;
      }
      case 'pass':
        return 0;
      default:
        throw new EngineBug(`greedy knows no feeding move ${String(wire[0])}`);
    }
  });
}

/** How soon the watering hole will be dry: 1 when it feeds only a part of those who want it. */
function scarcity(table: Table): number {
  let wanted = demandOf(ownRow(table), false).amount;
  for (const { amount } of rivals(table)) wanted += amount;
  if (table.hole >= wanted) return WEIGHTS.plentyHaste;
  return 0.5 + (0.5 * (wanted - table.hole)) / wanted;
}

function eatWorth(table: Table, place: number): number {
  const row = ownRow(table);
  const animal = row[place] as Animal;
  let worth = takeWorth(table, row, place, 1, table.hole, false);
  // Food in reserve: a species that can think for itself leaves the watering hole to the others.
  if (has(animal.traits, INTELLIGENCE) && table.hand.length > 0) worth *= WEIGHTS.thinkerWaits;
  // EVO-6.2: the last token closes the burrow.
  if (has(animal.traits, BURROWING) && animal.population - animal.food === 1 && hunted(table, place)) {
    worth += headLater(table);
  }
  return worth;
}

function hunted(table: Table, place: number): boolean {
  const row = ownRow(table);
  return table.rows.some(
    (others, seat) =>
      seat !== table.seat &&
      others.some((x) => isCarnivore(x) && roomOf(x) > 0 && canReach(x, row, place, table.callersProtected)),
  );
}

/** EVO-5.4: what an attack brings us, and takes from the target's owner. */
function attackWorth(table: Table, wire: Wire): number {
  const row = ownRow(table);
  const place = numberAt(wire, 1);
  const seat = numberAt(wire, 2);
  const hunter = row[place] as Animal;
  const target = (table.rows[seat] as Animal[])[numberAt(wire, 3)] as Animal;
  const negated = (wire[4] ?? []) as readonly string[];
  const horned = has(target.traits, HORNS) && !negated.includes('horns');
  const price = table.roundsAfter === 0 ? WEIGHTS.lastCard : WEIGHTS.card;

  let worth = -negated.length * price;
  if (horned) worth -= lossWorth(table, hunter);
  if (!horned || hunter.population > 1) {
    const wounded = horned ? { ...hunter, population: hunter.population - 1 } : hunter;
    if (wounded.food > wounded.population) wounded.food = wounded.population;
    const eaters = horned ? row.with(place, wounded) : row;
    if (roomOf(wounded) > 0) {
      worth += takeWorth(table, eaters, place, target.body, Number.POSITIVE_INFINITY, true);
      worth += scraps(table, eaters, place);
    }
  }
  return worth + (seat === table.seat ? -lossWorth(table, target) : harmWorth(table, seat, target));
}

/** What the loss of one head costs the owner. */
function lossWorth(table: Table, animal: Animal): number {
  const life = animal.population === 1 ? lifeWorth(table, animal) : 0;
  // A hungry head also loses the food it would have found.
  return headLater(table) + life + (animal.food < animal.population ? 0.5 : 0);
}

function harmWorth(table: Table, seat: number, target: Animal): number {
  let share = WEIGHTS.harm / Math.max(1, table.players - 2);
  const leads = table.scores.every(
    (score, other) => other === table.seat || score <= (table.scores[seat] as number),
  );
  if (leads) share *= WEIGHTS.leader;
  let worth = share * lossWorth(table, target);
  if (
    isCarnivore(target) &&
    ownRow(table).some((_, i) => canReach(target, ownRow(table), i, table.callersProtected))
  ) {
    worth += WEIGHTS.enemy;
  }
  return worth;
}

/** EVO-5.5: other species that eat with the attacker, ours for us and the others' against us. */
function scraps(table: Table, row: readonly Animal[], attacker: number): number {
  let worth = 0;
  for (let i = 0; i < row.length; i++) {
    const animal = row[i] as Animal;
    if (i !== attacker && has(animal.traits, SCAVENGER)) {
      worth += takeWorth(table, row, i, 1, Number.POSITIVE_INFINITY, true);
    }
  }
  for (let seat = 0; seat < table.players; seat++) {
    if (seat === table.seat) continue;
    for (const animal of table.rows[seat] as Animal[]) {
      if (has(animal.traits, SCAVENGER) && roomOf(animal) > 0) worth -= 0.3;
    }
  }
  return worth;
}
