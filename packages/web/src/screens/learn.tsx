import type { Lesson } from '@clade/lessons';
import { Suspense, use } from 'react';
import { Link } from 'wouter';
import { Ada } from '../lesson/ada.tsx';
import { chapterTitle } from '../lesson/lines.ts';
import { lessonOf } from '../lesson/load.ts';
import { LESSON_MINUTES } from '../lesson/minutes.ts';
import { nextChapter } from '../lesson/next-chapter.ts';
import { PointsPicture } from '../lesson/points-picture.tsx';
import { NOTHING_DONE, useProgress } from '../lesson/progress.ts';
import { Stars } from '../lesson/stars.tsx';
import { GAMES, type GameCard, gameCard } from '../shell/games.ts';
import { Icon } from '../shell/icons.tsx';
import { useTitle } from '../shell/notices.ts';
import { WithTexts } from '../shell/texts.tsx';
import { useText } from '../text/text.tsx';
import NotFound from './not-found.tsx';
import './learn.css';

/** `/learn/:game`: what a game is about, and its guided first game. */
export default function LearnScreen({ game }: { readonly game: string }) {
  const card = gameCard(game);
  if (card === undefined) return <NotFound />;
  return (
    <WithTexts parts={['shell', 'lesson', 'learn']}>
      <Page card={card} />
    </WithTexts>
  );
}

function Page({ card }: { readonly card: GameCard }) {
  const say = useText();
  const lesson = use(lessonOf(card.id));
  useTitle(say('lesson.page', { game: say(card.title) }));
  return (
    <main className="learn" data-screen="learn">
      <div className="learn-a">
        <nav className="learn-tabs" aria-label={say('lesson.page.games')}>
          {GAMES.map(({ id, short }) => (
            <Link key={id} href={`/learn/${id}`} aria-current={id === card.id ? 'page' : undefined}>
              {say(short)}
            </Link>
          ))}
        </nav>
        <h1>{say.texts.text(`lesson.goal.${card.id}`)}</h1>
      </div>
      <aside className="learn-b">
        {lesson ? <Chapters lesson={lesson} /> : <p className="box soft">{say('lesson.page.soon')}</p>}
      </aside>
      <div className="learn-c">
        <Points game={card.id} />
        <Round game={card.id} />
      </div>
      <div className="learn-d">
        <Link href={`/rules/${card.id}`} className="box door">
          <h2>
            <Icon name="rules" /> {say('lesson.page.rules')}
          </h2>
          <p className="soft">{say('lesson.page.rules.text')}</p>
        </Link>
        <Link href={`/new/${card.id}`} className="box door">
          <h2>
            <Icon name="settings" /> {say('lesson.page.variants')}
          </h2>
          <p className="soft">{say('lesson.page.variants.text')}</p>
        </Link>
      </div>
    </main>
  );
}

/** The chapters with what is done of them, and the one button that goes on. */
function Chapters({ lesson }: { readonly lesson: Lesson }) {
  const say = useText();
  const { game, chapters } = lesson;
  const progress = useProgress()[game] ?? NOTHING_DONE;
  const minutes = LESSON_MINUTES[game] ?? [];
  const ids = chapters.map(({ id }) => id);
  const next = nextChapter(ids, progress);
  const done = ids.filter((id) => progress.done[id] !== undefined).length;
  const left = ids.reduce((sum, id, i) => sum + (progress.done[id] === undefined ? (minutes[i] ?? 1) : 0), 0);
  const title = (number: number): string => chapterTitle(lesson, number, say);
  const begun = done > 0 || progress.here !== undefined;
  const count = { done, all: ids.length, minutes: left };
  return (
    <section className="box lesson-box" aria-labelledby="first-game">
      <div className="lesson-top">
        <Ada face={done > 0 ? 'glad' : 'calm'} size={72} />
        <div>
          <h2 id="first-game">{say('lesson.page.first')}</h2>
          <p className="soft">{say('lesson.page.about')}</p>
        </div>
      </div>
      <p className="lesson-bar soft">
        <progress value={done} max={ids.length} aria-label={say('lesson.page.chapters')} />
        {say(left > 0 ? 'lesson.page.progress' : 'lesson.page.whole', count)}
      </p>
      <Link
        className="btn go big"
        href={next === undefined ? `/new/${game}?coach` : `/learn/${game}/${ids[next]}`}
        data-act="go-on-learning"
      >
        {next === undefined
          ? say('lesson.first-game')
          : say(begun ? 'lesson.page.continue' : 'lesson.page.begin', { title: title(next) })}
      </Link>
      <ol aria-label={say('lesson.page.chapters')}>
        {ids.map((id, i) => {
          const stars = progress.done[id];
          const here = i === next && begun;
          return (
            <li key={id} className={here ? 'here' : stars === undefined ? undefined : 'done'}>
              <Link href={`/learn/${game}/${id}`}>
                <span className="n" aria-hidden="true">
                  {stars === undefined ? i + 1 : '✓'}
                </span>
                <b>{title(i)}</b>
                <span className="r soft">
                  {here
                    ? say('lesson.page.here')
                    : stars !== undefined
                      ? say('lesson.page.again')
                      : progress.skipped.includes(id)
                        ? say('lesson.page.skipped')
                        : say('lesson.page.minutes', { n: minutes[i] ?? 1 })}
                </span>
                {stars !== undefined && <Stars n={stars} size={14} />}
              </Link>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const SOURCES: Readonly<Record<string, number>> = {
  evolution: 3,
  'dominant-species': 5,
  'dominant-species-marine': 5,
};

function Points({ game }: { readonly game: string }) {
  const say = useText();
  return (
    <section className="box learn-points" aria-labelledby="points">
      <h2 id="points">{say('lesson.page.points')}</h2>
      <Suspense fallback={<div className="points-picture" />}>
        <PointsPicture game={game} />
      </Suspense>
      <ol>
        {Array.from({ length: SOURCES[game] ?? 0 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a source is its number
          <li key={i}>{say.texts.text(`lesson.points.${game}.${i + 1}`)}</li>
        ))}
      </ol>
    </section>
  );
}

const STEPS: Readonly<Record<string, number>> = {
  evolution: 4,
  'dominant-species': 3,
  'dominant-species-marine': 3,
};

function Round({ game }: { readonly game: string }) {
  const say = useText();
  return (
    <section className="box learn-round" aria-labelledby="round">
      <h2 id="round">{say('lesson.page.round')}</h2>
      <ol>
        {Array.from({ length: STEPS[game] ?? 0 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number
          <li key={i}>
            <h3>
              <span className="num" aria-hidden="true">
                {i + 1}
              </span>
              {say.texts.text(`lesson.round.${game}.${i + 1}.title`)}
            </h3>
            <p>{say.texts.text(`lesson.round.${game}.${i + 1}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
