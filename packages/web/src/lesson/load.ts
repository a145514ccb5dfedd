import type { Lesson } from '@clade/lessons';
import { loadedOnce } from '../shell/loaded.ts';

/** The guided first games; each is loaded when it is opened. */
const LOADERS: Readonly<Record<string, () => Promise<Lesson>>> = {
  evolution: async () => (await import('@clade/lessons/evolution')).evolutionLesson,
  'dominant-species': async () => (await import('@clade/lessons/dominant-species')).dominantSpeciesLesson,
  'dominant-species-marine': async () =>
    (await import('@clade/lessons/dominant-species-marine')).marineLesson,
};

export async function loadLesson(game: string): Promise<Lesson | undefined> {
  return LOADERS[game]?.();
}

const lessons = new Map<string, Promise<Lesson | undefined>>();

/** The same, loaded once, for screens that wait for it. */
export function lessonOf(game: string): Promise<Lesson | undefined> {
  return loadedOnce(lessons, game, () => loadLesson(game));
}
