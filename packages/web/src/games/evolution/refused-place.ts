import type { EvoView } from '@clade/evolution';

/** The species that a refused move speaks of: the target of an attack, else the one that would act. */
export function refusedPlace(
  move: readonly unknown[],
  view: EvoView,
): { readonly seat: number; readonly species: number } | undefined {
  const [verb, a, b, c] = move;
  const mine = (species: unknown) =>
    typeof species === 'number' ? { seat: view.viewer, species } : undefined;
  switch (verb) {
    case 'attack':
      return { seat: b as number, species: c as number };
    case 'eat':
    case 'use':
    case 'leaf':
      return mine(a);
    case 'trait':
    case 'body':
    case 'population':
      return mine(c);
    default:
      return undefined;
  }
}
