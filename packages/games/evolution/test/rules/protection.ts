import type { Species } from '../../src/index.ts';

/** Section 4 once more, read straight from the table of the rule book and from plain data: a check on the engine's. */

const HAS = (species: Species | undefined, trait: string): boolean =>
  species?.traits.some((t) => t.id === trait) ?? false;

/** EVO-4.1.4. */
export function attackSizeOf(a: Species): number {
  return a.bodySize + (HAS(a, 'pack-hunting') ? a.population : 0);
}

/** EVO-4.1.4. */
export function defenceSizeOf(t: Species): number {
  return t.bodySize + (HAS(t, 'hard-shell') ? 4 : 0);
}

/** EVO-1.3.4. */
export function roomOf(x: Species): number {
  return x.population - x.food + (HAS(x, 'fat-tissue') ? x.bodySize - x.fat : 0);
}

/** The rows of EVO-4.2 that block an attack of `a` on `row[i]`, by the names of the refusals. */
export function protections(
  a: Species,
  row: readonly Species[],
  i: number,
  callersProtected = false,
): string[] {
  const t = row[i]!;
  const left = row[i - 1];
  const right = row[i + 1];
  const open = HAS(a, 'ambush') || (HAS(t, 'warning-call') && !callersProtected);
  const rows: [boolean, string][] = [
    [attackSizeOf(a) <= t.bodySize, 'too-large'],
    [HAS(t, 'hard-shell') && attackSizeOf(a) <= defenceSizeOf(t), 'hard-shell'],
    [HAS(t, 'burrowing') && t.food === t.population, 'burrowing'],
    [HAS(t, 'climbing') && !HAS(a, 'climbing'), 'climbing'],
    [HAS(t, 'defensive-herding') && a.population <= t.population, 'defensive-herding'],
    [HAS(t, 'symbiosis') && right !== undefined && right.bodySize > t.bodySize, 'symbiosis'],
    [!open && HAS(left, 'warning-call'), 'warning-call-left'],
    [!open && HAS(right, 'warning-call'), 'warning-call-right'],
  ];
  return rows.filter(([blocks]) => blocks).map(([, name]) => name);
}

/** EVO-4.1.1. */
export function canHunt(a: Species): boolean {
  return HAS(a, 'carnivore') && roomOf(a) > 0;
}
