import type { Routine, Told } from '../../games/game-ui.ts';

/** Several routine sentences as one line that can be opened. */
export interface Fold {
  readonly kind: Routine['kind'];
  readonly told: readonly Told[];
}

export type FoldedEntry = Told | Fold;

export function isFold(entry: FoldedEntry): entry is Fold {
  return 'kind' in entry;
}

/** What a fold is known by while it grows. */
export function foldKey({ kind, told }: Fold): string {
  return `${kind} ${told[0]?.n}`;
}

/**
 * Sentences with what is routine gathered: of a run of routine ones each kind becomes a line, where there are several.
 * `stays` are those that are looked at, or not confirmed yet.
 */
export function foldRoutine(told: readonly Told[], stays: (one: Told) => boolean): FoldedEntry[] {
  const entries: FoldedEntry[] = [];
  let run: Told[] = [];
  const close = (): void => {
    entries.push(...foldRun(run));
    run = [];
  };
  for (const one of told) {
    if (one.routine && !stays(one)) run.push(one);
    else {
      close();
      entries.push(one);
    }
  }
  close();
  return entries;
}

function foldRun(run: readonly Told[]): FoldedEntry[] {
  const byKind = new Map<Routine['kind'], Told[]>();
  for (const one of run) {
    const { kind } = one.routine as Routine;
    byKind.set(kind, [...(byKind.get(kind) ?? []), one]);
  }
  return [...byKind].flatMap(([kind, told]): FoldedEntry[] => (told.length === 1 ? told : [{ kind, told }]));
}
