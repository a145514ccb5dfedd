import { use } from 'react';
import { Link } from 'wouter';
import { Ada } from '../lesson/ada.tsx';
import { chapterTitle } from '../lesson/lines.ts';
import { lessonOf } from '../lesson/load.ts';
import { LESSON_MINUTES } from '../lesson/minutes.ts';
import { nextChapter } from '../lesson/next-chapter.ts';
import { NOTHING_DONE, useProgress } from '../lesson/progress.ts';
import { gameCard } from '../shell/games.ts';
import { WithTexts } from '../shell/texts.tsx';
import { useText } from '../text/text.tsx';

interface LessonBoxProps {
  readonly game: string;
  readonly lead: boolean;
}

/** The chapter to go on with, and how long the rest takes. */
export default function LessonBox(props: LessonBoxProps) {
  return (
    <WithTexts parts={['shell', 'learn']}>
      <Box {...props} />
    </WithTexts>
  );
}

function Box({ game, lead }: LessonBoxProps) {
  const say = useText();
  const lesson = use(lessonOf(game));
  const progress = useProgress()[game] ?? NOTHING_DONE;
  const card = gameCard(game);
  if (lesson === undefined || card === undefined) return null;
  const ids = lesson.chapters.map(({ id }) => id);
  const next = nextChapter(ids, progress);
  if (next === undefined) return null;
  const minutes = ids.reduce(
    (sum, id, i) => sum + (progress.done[id] === undefined ? (LESSON_MINUTES[game]?.[i] ?? 1) : 0),
    0,
  );
  return (
    <section className={lead ? 'box go-on lead' : 'box go-on'} aria-labelledby="go-on">
      <Ada face="calm" size={62} />
      <div>
        <h2 className="soft" id="go-on">
          {say('home.go-on')}
        </h2>
        <b>{say('home.chapter', { n: next + 1, title: chapterTitle(lesson, next, say) })}</b>
        <p className="soft">{say('home.left', { game: say(card.short), minutes })}</p>
      </div>
      <Link
        href={`/learn/${game}/${ids[next]}`}
        className={lead ? 'btn go' : 'btn'}
        data-act="go-on-learning"
      >
        {say('home.continue')}
      </Link>
    </section>
  );
}
