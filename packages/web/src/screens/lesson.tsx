import { Glyph, Near } from '@clade/board';
import type { Lesson } from '@clade/lessons';
import { use, useCallback, useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { LessonBand } from '../lesson/band.tsx';
import { bots } from '../lesson/bots.ts';
import { type InLesson, LessonProvider, useLessonState } from '../lesson/lesson-context.tsx';
import { LessonTable } from '../lesson/lesson-table.ts';
import { chapterTitle } from '../lesson/lines.ts';
import { loadLesson } from '../lesson/load.ts';
import { nearIn } from '../lesson/near.ts';
import { markDone, markHere, markSkipped, progressOf } from '../lesson/progress.ts';
import { StepBars } from '../lesson/step-bars.tsx';
import { loadGame } from '../local/games.ts';
import { loadedOnce } from '../shell/loaded.ts';
import { useTitle } from '../shell/notices.ts';
import { preferences } from '../shell/preferences.ts';
import { WithTexts } from '../shell/texts.tsx';
import { Dialog } from '../table/dialog.tsx';
import type { Guide } from '../table/guide.ts';
import { Play } from '../table/play.tsx';
import { Room } from '../table/room.tsx';
import { useText } from '../text/text.tsx';
import '../lesson/lesson.css';

type Loaded = { readonly lesson: Lesson; readonly game: Awaited<ReturnType<typeof loadGame>> } | undefined;

const loading = new Map<string, Promise<Loaded>>();

function load(game: string): Promise<Loaded> {
  return loadedOnce(loading, game, async () => {
    const lesson = await loadLesson(game);
    return lesson && { lesson, game: await loadGame(game) };
  });
}

/** `/learn/:game/:chapter`: a chapter of a guided first game. */
export default function LessonScreen({ game, chapter }: { readonly game: string; readonly chapter: string }) {
  return (
    <WithTexts parts={['shell', 'table', 'lesson', 'learn']}>
      <Opened game={game} chapter={chapter} />
    </WithTexts>
  );
}

function Opened({ game, chapter }: { readonly game: string; readonly chapter: string }) {
  const say = useText();
  const loaded = use(load(game));
  const number = loaded?.lesson.chapters.findIndex(({ id }) => id === chapter) ?? -1;
  if (loaded === undefined || number < 0)
    return (
      <main className="sorry" role="alert">
        <h1>{say('lesson.none')}</h1>
        <Link href={`/learn/${game}`} className="btn go">
          {say('lesson.to-learn')}
        </Link>
      </main>
    );
  return <Chapter key={chapter} loaded={loaded} number={number} />;
}

/** Left in the middle, a chapter goes on there; one that was gone to by Back begins at its last step. */
function firstStep(lesson: Lesson, number: number): number {
  const chapter = lesson.chapters[number];
  if (history.state === 'last' && chapter) return chapter.steps.length - 1;
  const { here } = progressOf(lesson.game);
  return here && here.chapter === chapter?.id ? here.step : 0;
}

function Chapter({ loaded, number }: { readonly loaded: NonNullable<Loaded>; readonly number: number }) {
  const say = useText();
  const { lesson, game } = loaded;
  const [, navigate] = useLocation();
  const [asks, setAsks] = useState(false);
  const [round, setRound] = useState(0);
  const chapter = lesson.chapters[number];
  const you = say('lesson.you');
  const table = useMemo(
    () =>
      chapter &&
      new LessonTable(
        game,
        chapter,
        {
          name: preferences().name || you,
          think: (state, seat, bot, seed) => bots().think(game.id, state, seat, bot, seed),
          advise: (state, seed, mine) => bots().advise(game.id, state, 0, seed, mine),
        },
        round === 0 ? firstStep(lesson, number) : 0,
      ),
    [game, chapter, lesson, number, you, round],
  );
  const goTo = useCallback(
    (to: number, last = false) => {
      if (to === number) {
        setRound((n) => n + 1);
        return;
      }
      const next = lesson.chapters[to];
      navigate(next ? `/learn/${lesson.game}/${next.id}` : `/learn/${lesson.game}`, {
        ...(last ? { state: 'last' } : {}),
      });
    },
    [lesson, number, navigate],
  );
  const skip = useCallback(() => {
    if (chapter) markSkipped(lesson.game, chapter.id);
    goTo(number + 1);
  }, [lesson, chapter, number, goTo]);
  const value = useMemo<InLesson | undefined>(
    () => table && { lesson, table, number, goTo, skip, askToLeave: () => setAsks(true) },
    [lesson, table, number, goTo, skip],
  );
  const near = useMemo(() => (table ? nearIn(table.lesson().chapter, table.snapshot().view) : []), [table]);
  if (table === undefined || value === undefined) return null;
  return (
    <LessonProvider value={value}>
      <Near value={near}>
        <Room opened={table} parts={['lesson', 'learn', 'coach']}>
          <Guided key={round} inLesson={value} />
        </Room>
      </Near>
      {asks && (
        <Dialog title={say('lesson.leave.ask')} onClose={() => setAsks(false)}>
          <p>{say('lesson.leave.text')}</p>
          <p className="acts">
            <button type="button" data-first="" onClick={() => setAsks(false)}>
              {say('lesson.stay')}
            </button>
            <Link href={`/learn/${lesson.game}`} className="btn go">
              {say('lesson.leave.short')}
            </Link>
          </p>
        </Dialog>
      )}
    </LessonProvider>
  );
}

/** Every move counts by itself; what is chosen in several presses is confirmed as at every table. */
const HABITS: Guide['habits'] = { confirm: 'each', auto: false };
const GAME_HABITS: Guide['habits'] = { confirm: 'opens', auto: true };

function Guided({ inLesson }: { readonly inLesson: InLesson }) {
  const say = useText();
  const { lesson, number, askToLeave } = inLesson;
  const { chapter, at, stage, stars, step } = useLessonState();
  const title = say('lesson.chapter', { n: number + 1, title: chapterTitle(lesson, number, say) });
  useTitle(
    say('lesson.title', {
      title: chapterTitle(lesson, number, say),
      game: say.texts.text(`game.${lesson.game}`),
    }),
  );
  useEffect(() => {
    if (stage === 'over') markDone(lesson.game, chapter.id, stars);
    else markHere(lesson.game, chapter.id, at);
  }, [lesson, chapter, at, stage, stars]);
  const real = step.kind === 'game';
  const reads = stage !== 'asks' || step.kind === 'look';
  const guide = useMemo((): Guide => {
    const count = say('lesson.step', { at: at + 1, all: chapter.steps.length });
    const leave = (words: string) => (
      <button
        type="button"
        className="quiet leave"
        onClick={askToLeave}
        aria-label={say('lesson.leave')}
        data-act="leave"
      >
        <Glyph id="close" />
        {words}
      </button>
    );
    return {
      Beside: LessonBand,
      takesSheet: true,
      habits: real ? GAME_HABITS : HABITS,
      speaks: !real,
      leave: leave(say('lesson.leave')),
      prompt: (asked) => (reads ? { what: title, buttons: [] } : asked),
      head: (room) =>
        room === 'desk' ? undefined : (
          <header className={`lesson-head ${room}`}>
            {room === 'phone' && leave('')}
            <h1 className="what">{title}</h1>
            <StepBars />
            <span className="soft">{count}</span>
            {room === 'tablet' && leave(say('lesson.leave.short'))}
          </header>
        ),
    };
  }, [say, at, chapter, askToLeave, real, reads, title]);
  return <Play onEnd={() => undefined} guide={guide} />;
}
