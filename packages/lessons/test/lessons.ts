import { dominantSpecies } from '@clade/dominant-species';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import type { Game } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { dominantSpeciesLesson } from '../src/dominant-species/index.ts';
import { marineLesson } from '../src/dominant-species-marine/index.ts';
import { evolutionLesson } from '../src/evolution/index.ts';
import { type Lesson, LessonPlay } from '../src/index.ts';

/** The guided first games with the rules that play them, by prefix. */
export const LESSONS: readonly { readonly lesson: Lesson; readonly game: Game }[] = [
  { lesson: evolutionLesson, game: evolution },
  { lesson: dominantSpeciesLesson, game: dominantSpecies },
  { lesson: marineLesson, game: dominantSpeciesMarine },
];

/** A chapter at its beginning. */
export function open(game: Game, { chapters }: Lesson, id: string): LessonPlay {
  const chapter = chapters.find((one) => one.id === id);
  if (chapter === undefined) throw new Error(`no chapter ${id}`);
  return new LessonPlay(game, chapter);
}
