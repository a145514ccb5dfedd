import { dominantSpecies } from '@clade/dominant-species';
import type { Game } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { dominantSpeciesLesson } from '../src/dominant-species/index.ts';
import { evolutionLesson } from '../src/evolution/index.ts';
import { type Lesson, LessonPlay } from '../src/index.ts';

/** The guided first games with the rules that play them, by prefix. */
export const LESSONS: readonly { readonly lesson: Lesson; readonly game: Game }[] = [
  { lesson: evolutionLesson, game: evolution },
  { lesson: dominantSpeciesLesson, game: dominantSpecies },
];

/** A chapter at its beginning. */
export function open(game: Game, { chapters }: Lesson, id: string): LessonPlay {
  const chapter = chapters.find((one) => one.id === id);
  if (chapter === undefined) throw new Error(`no chapter ${id}`);
  return new LessonPlay(game, chapter);
}
