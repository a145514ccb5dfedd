import type { Move } from '@clade/engine';
import type { EvoView, TraitId } from '@clade/evolution';
import type { Asked } from '../../bot.ts';
import { keepValue } from './cards.ts';
import { lookAhead, type Outlook } from './outlook.ts';
import { type Animal, newAnimal, ownRow, readTable } from './table.ts';
import { bitOf, CARNIVORE, PACK_HUNTING } from './traits.ts';
import { cardAt, numberAt, type Option, readOptions } from './wires.ts';
import { rowWorth } from './worth.ts';

/**
 * EVO-3.4: the action that adds most to the worth of the row, card by card. A card that is only discarded is the one
 * whose own trait would add least.
 */
export function choosePlay(asked: Asked<EvoView>): Move {
  const table = readTable(asked.view);
  const outlook = lookAhead(table, table.ownFood ?? 0);
  const scales = new Scales(outlook);
  const options = readOptions(asked);
  const traitGain = new Map<string, number>();
  for (const { wire } of options) {
    if (wire[0] !== 'trait') continue;
    const trait = wire[1] as string;
    traitGain.set(trait, Math.max(traitGain.get(trait) ?? 0, scales.gain({ wire, move: 0 })));
  }
  let chosen: Move | undefined;
  let top = 0;
  let spent = Number.POSITIVE_INFINITY;
  for (const option of options) {
    if (option.wire[0] === 'stop') {
      chosen ??= option.move;
      continue;
    }
    const gain = scales.gain(option);
    if (gain < top - 1e-9 || gain <= 1e-9) continue;
    const card = cardAt(option.wire, 1);
    const used = option.wire[0] === 'trait' ? -1 : (traitGain.get(card.trait) ?? 0) + keepValue(card) / 100;
    if (gain > top + 1e-9 || used < spent) {
      chosen = option.move;
      top = Math.max(top, gain);
      spent = used;
    }
  }
  return chosen ?? (options.at(-1) as Option).move;
}

/** Longest run of body growth that is planned at once. */
const MAX_RUN = 4;

/** What an action adds, by what it does: the card that is discarded for it plays no part. */
class Scales {
  private readonly outlook: Outlook;
  private readonly row: Animal[];
  private readonly cards: number;
  private readonly before: number;
  private readonly known = new Map<string, number>();

  constructor(outlook: Outlook) {
    this.outlook = outlook;
    this.row = ownRow(outlook.table);
    this.cards = outlook.table.hand.length;
    this.before = rowWorth(outlook, this.row, this.cards);
  }

  gain({ wire }: Option): number {
    const key = wire[0] === 'trait' ? `${wire[1]} ${wire[3]} ${wire[4]}` : `${wire[0]} ${wire[3]}`;
    let gain = this.known.get(key);
    if (gain === undefined) {
      gain = this.weigh(wire);
      this.known.set(key, gain);
    }
    return gain;
  }

  private weigh(wire: Option['wire']): number {
    const { row } = this;
    if (wire[0] === 'species') {
      const grown = wire[3] === 'left' ? [newAnimal(), ...row] : [...row, newAnimal()];
      return this.worth(grown, 1) - this.before;
    }
    const place = numberAt(wire, 3);
    const animal = row[place] as Animal;
    const kept = { ...animal };
    let gain: number;
    if (wire[0] === 'population') {
      animal.population++;
      gain = this.worth(row, 1) - this.before;
    } else if (wire[0] === 'body') {
      gain = this.bodyRun(animal, 0);
    } else {
      const bit = bitOf(wire[1] as TraitId);
      if (wire[4] !== undefined) animal.traits &= ~bitOf(wire[4] as TraitId);
      animal.traits |= bit;
      gain = this.worth(row, 1) - this.before;
      // A hunter needs the size to hunt: body growth is planned together with the trait.
      if ((bit & (CARNIVORE | PACK_HUNTING)) !== 0) gain = Math.max(gain, this.bodyRun(animal, 1));
    }
    Object.assign(animal, kept);
    return gain;
  }

  /** The best gain per card of growing the body by some steps, after `spent` cards. */
  private bodyRun(animal: Animal, spent: number): number {
    const from = animal.body;
    const steps = Math.min(MAX_RUN, 6 - from, this.cards - spent);
    let gain = Number.NEGATIVE_INFINITY;
    for (let n = 1; n <= steps; n++) {
      animal.body = from + n;
      gain = Math.max(gain, (this.worth(this.row, n + spent) - this.before) / (n + spent));
    }
    animal.body = from;
    return gain;
  }

  private worth(row: readonly Animal[], spent: number): number {
    return rowWorth(this.outlook, row, this.cards - spent);
  }
}
