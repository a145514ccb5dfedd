import type { Position } from '@clade/engine';
import { HexModel } from '@clade/engine/testing';
import { NAMES } from './explain/map.ts';

/**
 * Levels, dominance, endangered cubes, Survival and the scoring of a tile, worked out from a written position and from
 * the text of the rules alone. Nothing here looks at the sources, so that both can be held against each other.
 */

/** DS-1.2.1. */
export const FOOD_CHAIN = ['mammals', 'reptiles', 'birds', 'amphibians', 'arachnids', 'insects'] as const;
export type Animal = (typeof FOOD_CHAIN)[number];

/** DS-1.2.2. */
const PRINTED: Readonly<Record<Animal, readonly string[]>> = {
  mammals: ['meat', 'meat'],
  reptiles: ['sun', 'sun'],
  birds: ['seed', 'seed'],
  amphibians: ['water', 'water', 'water'],
  arachnids: ['grub', 'grub'],
  insects: ['grass', 'grass'],
};

/** DS-1.4. */
const VALUES: Readonly<Record<string, readonly number[]>> = {
  sea: [9, 5, 3, 2],
  wetland: [8, 4, 2, 1],
  savannah: [7, 4, 2],
  jungle: [6, 3, 2],
  forest: [5, 3, 2],
  desert: [4, 2],
  mountain: [3, 2],
  tundra: [1],
};

/** The six corners of each hex are worked out once: they are asked for again and again. */
const known = new Map<string, readonly string[]>();

function corners(hex: string): readonly string[] {
  const found = known.get(hex) ?? NAMES.cornersOf(hex);
  known.set(hex, found);
  return found;
}

function elementsOf(animal: Animal, fields: unknown): string[] {
  return [...PRINTED[animal], ...((fields as { elements?: string[] }).elements ?? [])];
}

export class Referee extends HexModel<Animal> {
  constructor(position: Position) {
    super(position, FOOD_CHAIN, corners, elementsOf);
  }

  /** DS-5.6.4 to DS-5.6.6. */
  dominant(hex: string): Animal | undefined {
    const levels = this.present(hex).map((animal) => ({ animal, level: this.level(hex, animal) }));
    return levels.find(({ animal, level }) =>
      levels.every((other) => level > 0 && (other.animal === animal || other.level < level)),
    )?.animal;
  }

  /** DS-5.6.3. */
  endangered(hex: string): Animal[] {
    return this.present(hex).filter((animal) => this.level(hex, animal) === 0);
  }

  /** DS-5.9.2.1: the strictly highest count of cubes on all tundra tiles together. */
  survival(): Animal | undefined {
    return this.leaderOn('tundra');
  }

  /** DS-5.4.12.3: by cubes, ties by the food chain, as long as there are values. */
  scoring(hex: string): { animal: Animal; points: number }[] {
    const values = VALUES[this.terrain.get(hex) ?? ''] ?? [];
    const ranked = this.ranked(hex, FOOD_CHAIN).slice(0, values.length);
    return ranked.map((animal, place) => ({ animal, points: values[place] ?? 0 }));
  }
}
