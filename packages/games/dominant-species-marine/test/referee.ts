import type { GameEvent, Position } from '@clade/engine';
import { HexModel } from '@clade/engine/testing';
import type { AnimalId, ElementId, TerrainId, TraitId } from '../src/index.ts';
import {
  BOOK_FOOD_CHAIN,
  BOOK_GRID,
  BOOK_KINDS,
  BOOK_PRINTED,
  BOOK_SCORING,
  cellOf,
  cornersOf,
} from './book.ts';

/**
 * Who thrives, who dominates, who holds Survival and what a tile pays, worked out from a written position and from the
 * text of the rules alone.
 */

const CORNERS = new Map(BOOK_GRID.map(([hex]) => [hex, cornersOf(cellOf(hex))]));

interface Animal {
  readonly elements?: readonly string[];
  readonly onTrait?: readonly string[];
  readonly traits?: readonly TraitId[];
  readonly copied?: TraitId | null;
}

interface Written {
  readonly options: Readonly<Record<string, unknown>>;
  readonly animals: Readonly<Record<AnimalId, Animal>>;
  readonly specials?: Readonly<
    Record<ElementId, { readonly controller?: AnimalId | null; readonly target?: number }>
  >;
  readonly row?: readonly ({ readonly card: string } | string)[];
}

/** DSM-1.1, DSM-4.7.1, DSM-6.4.14. */
function elementsOf(
  printed: boolean,
  id: AnimalId,
  { elements = [], onTrait = [], ...traits }: Animal,
): string[] {
  const symbols = [
    ...(printed ? BOOK_PRINTED[id] : []),
    ...(works(traits, 'ram-feeder') ? ['plankton'] : []),
  ];
  return [...symbols, ...elements, ...onTrait];
}

function works({ traits = [], copied }: Animal, trait: TraitId): boolean {
  return traits.includes(trait) || copied === trait;
}

export class Referee extends HexModel<AnimalId> {
  readonly #options: Readonly<Record<string, unknown>>;
  readonly #held = new Map<AnimalId, TraitId[]>();
  readonly #copied = new Map<AnimalId, TraitId>();
  readonly #row: string[];
  readonly controllers = new Map<ElementId, AnimalId>();
  readonly targets = new Map<ElementId, number>();

  constructor(position: Position) {
    const { options, animals, specials, row = [] } = position as unknown as Written;
    super(
      position,
      BOOK_FOOD_CHAIN,
      (hex) => CORNERS.get(hex) ?? [],
      (id, fields) => elementsOf(options.boards === 'printed', id, fields as Animal),
    );
    this.#options = options;
    this.#row = row.map((entry) => (typeof entry === 'string' ? entry : entry.card));
    for (const [id, { traits = [], copied }] of Object.entries(animals) as [AnimalId, Animal][]) {
      this.#held.set(id, [...traits]);
      if (copied) this.#copied.set(id, copied);
    }
    for (const kind of BOOK_KINDS) {
      const { controller, target = 1 } = specials?.[kind] ?? {};
      this.targets.set(kind, target);
      if (controller) this.controllers.set(kind, controller);
    }
  }

  has(id: AnimalId, trait: TraitId): boolean {
    return works({ traits: this.#held.get(id) ?? [], copied: this.#copied.get(id) ?? null }, trait);
  }

  /** DSM-1.6.7, DSM-6.4.6, OPT-7. */
  thrives(hex: string, id: AnimalId): boolean {
    const matches = this.level(hex, id) > 0;
    if (!this.has(id, 'carnivore')) return matches;
    const opposing = this.present(hex).filter((other) => other !== id);
    const hunted = opposing.reduce((sum, other) => sum + this.count(hex, other), 0) >= 2;
    return hunted || (matches && this.#options.opt7 !== 'a');
  }

  endangered(hex: string): AnimalId[] {
    return this.present(hex).filter((id) => !this.thrives(hex, id));
  }

  /** DSM-1.6.9. */
  value(id: AnimalId, kind: ElementId): number {
    const own = (this.elements.get(id) ?? []).filter((element) => element === kind).length;
    const tiles = [...this.terrain.keys()].filter(
      (hex) => this.count(hex, id) > 0 && this.disksOn(hex).includes(kind),
    );
    return own * tiles.length;
  }

  /** DSM-5.17.3. */
  survival(): AnimalId | undefined {
    return this.leaderOn('vent');
  }

  /** DSM-5.15.2, DSM-5.15.3, DSM-6.3.21; in an Evolution action with DSM-6.3.29 and OPT-14. */
  scoring(hex: string, byAction: boolean): { animal: AnimalId; points: number }[] {
    const values = BOOK_SCORING[this.terrain.get(hex) as TerrainId];
    const ties = this.#row.includes('monotypic-habitat') ? [...this.chain].reverse() : this.chain;
    const solar =
      byAction && this.#row.includes('solar-radiation') && this.#options.opt14 === 'default' ? 1 : 0;
    return this.ranked(hex, ties)
      .slice(0, values.length)
      .map((animal, place) => ({ animal, points: (values[place] ?? 0) + (place === 0 ? solar : 0) }));
  }

  /** DSM-6.4.18, OPT-13. */
  solitary(hex: string): AnimalId[] {
    return this.present(hex).filter((id) => {
      const lone =
        this.#options.opt13 === 'default' ? this.count(hex, id) === 1 : this.present(hex).length === 1;
      return lone && this.has(id, 'solitary');
    });
  }

  override tell(event: GameEvent): void {
    super.tell(event);
    const e = event as unknown as {
      type: string;
      animal: AnimalId;
      trait: TraitId;
      element: ElementId;
      target: number;
      card: string;
    };
    switch (e.type) {
      case 'trait-gained':
      case 'trait-lost':
      case 'trait-copied':
        this.#change(e.animal, e.trait, e.type);
        return;
      case 'control':
        this.controllers.set(e.element, e.animal);
        this.targets.set(e.element, e.target);
        return;
      case 'card-revealed':
        this.#row.push(e.card);
        return;
      case 'card-discarded':
        this.#row.splice(this.#row.indexOf(e.card), 1);
        return;
    }
  }

  /** The symbol of Ram Feeder comes and goes with the trait. */
  #change(id: AnimalId, trait: TraitId, how: string): void {
    const fed = this.has(id, 'ram-feeder');
    const held = this.#held.get(id) ?? [];
    if (how === 'trait-gained') held.push(trait);
    else if (how === 'trait-copied') this.#copied.set(id, trait);
    else {
      held.splice(held.indexOf(trait), 1);
      if (trait === 'exaptation') this.#copied.delete(id);
    }
    const elements = this.elements.get(id) ?? [];
    const feeds = this.has(id, 'ram-feeder');
    if (feeds && !fed) elements.push('plankton');
    if (fed && !feeds) elements.splice(elements.indexOf('plankton'), 1);
  }
}
