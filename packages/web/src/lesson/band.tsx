import { Glyph } from '@clade/board';
import { sights } from '@clade/lessons';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Link } from 'wouter';
import { GameCounsel } from '../coach/game-counsel.tsx';
import { useAtTable } from '../table/at-table.tsx';
import { useConsequences } from '../table/foreseen.tsx';
import type { GuideProps } from '../table/guide.ts';
import { moveKey } from '../table/turn-keeper.ts';
import { useKeys } from '../table/use-keys.ts';
import { useText } from '../text/text.tsx';
import { Ada } from './ada.tsx';
import { LESSON_KEYS, type LessonAction } from './keys.ts';
import { useLesson, useLessonState } from './lesson-context.tsx';
import { chapterTitle, coachLine, doLine } from './lines.ts';
import { CONFIRM, litOf } from './lit.ts';
import { textOfNode } from './plain-text.ts';
import { findPress, sightAt } from './sights.ts';
import { Spotlight } from './spotlight.tsx';
import { Stars } from './stars.tsx';
import { StepBars } from './step-bars.tsx';

const FACES = { desk: 98, tablet: 112, phone: 64 } as const;

/** The coach's band: her face, her line, what to do, and the way through the chapter. */
export function LessonBand({ turn, prompt, room, acts, drawn, openPane }: GuideProps) {
  const say = useText();
  const { ui, snapshot, names } = useAtTable();
  const { lesson, table, number, goTo, skip, askToLeave } = useLesson();
  const state = useLessonState();
  const { step, stage, isLit } = state;
  const watched = snapshot.watching !== undefined && step.kind !== 'game';
  const lit = useMemo(
    () => (isLit && !watched ? litOf(step, { snapshot, turn, ui }) : undefined),
    [isLit, watched, step, snapshot, turn, ui],
  );
  const { face, line } = coachLine(lesson, state, say, ({ why }) =>
    say('lesson.not-allowed', { why: textOfNode(ui.sayRefusal(why, snapshot, names, say)) }),
  );
  const todo = doLine(lesson, state, say);
  useForeshown(step.kind === 'move' && lit !== undefined ? step.moves[0] : undefined, lit, turn, step);
  useShownPane(
    room === 'phone' ? (lit ?? (step.kind === 'look' ? step.at : undefined)) : undefined,
    openPane,
    drawn,
  );
  usePointing(step.kind === 'look' && stage === 'asks' ? sights(step) : undefined, (id) => table.point(id));

  const pressing = useRef(false);
  const press = (): void => {
    // What is lit is known once the last press is answered and drawn; a quicker one would press what was lit before.
    if (pressing.current || !drawn) return;
    const thing = lit === undefined ? undefined : findPress(lit);
    if (step.kind === 'look' || thing === undefined) {
      table.help();
      return;
    }
    pressing.current = true;
    thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    void turn.settled().finally(() => {
      pressing.current = false;
    });
  };
  const next = (): boolean => {
    if (stage === 'after') table.next();
    return stage === 'after';
  };
  const back = (): void => {
    if (!table.back() && number > 0) goTo(number - 1, true);
  };
  const act = (action: LessonAction): boolean => {
    switch (action) {
      case 'do':
        if (next()) return true;
        if (stage === 'over') goTo(number + 1);
        else if (step.kind === 'game') return false;
        else if (isLit && (lit !== undefined || step.kind === 'look')) press();
        // Where nothing is lit Enter confirms what was chosen, but skips and ends nothing.
        else return !turn.canConfirm;
        return true;
      case 'next':
        return next();
      case 'back':
        back();
        return true;
      case 'skip':
        skip();
        return true;
      case 'leave':
        // What is held is let go of first.
        if (turn.held.length > 0 || turn.refused || turn.waiting) return false;
        askToLeave();
        return true;
    }
  };
  useKeys(LESSON_KEYS, act);
  useTabOrder(lit);

  const title = say('lesson.chapter', { n: number + 1, title: chapterTitle(lesson, number, say) });
  const over = stage === 'over';
  return (
    <aside
      className={`coach-band ${room}`}
      aria-label={say('lesson.coach')}
      data-lit={lit}
      data-kind={stage === 'asks' ? step.kind : undefined}
      data-step={state.at + 1}
    >
      <Ada face={face} size={FACES[room]} />
      {over ? (
        <ChapterDone />
      ) : (
        // The whole band goes on; its button is for keyboards.
        // biome-ignore lint/a11y/noStaticElementInteractions: see above
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above
        <div className="coach-says" onClick={next}>
          <span className="coach-name" aria-hidden="true">
            {say('lesson.coach')}
          </span>
          <p className={line.length > 110 ? 'coach-line long' : 'coach-line'}>{line}</p>
          {step.kind === 'game' && stage === 'asks' && <GameCounsel turn={turn} prompt={prompt} />}
          <div className="coach-do">
            {todo && (
              <>
                <button type="button" className="do-this" onClick={press}>
                  {say('lesson.do')}
                </button>
                <span>
                  {lit === CONFIRM ? say('lesson.confirm-here') : todo}{' '}
                  {room === 'desk' && <kbd>{say('key.Enter')}</kbd>}
                </span>
              </>
            )}
            {stage === 'asks' && step.kind !== 'game' && !isLit && (
              <>
                <span className="do-alone">{say('lesson.alone')}</span>
                <button type="button" className="quiet sm" data-act="show-me" onClick={() => table.reveal()}>
                  {say('lesson.show-me')}
                </button>
              </>
            )}
            {stage === 'after' && (
              <button type="button" className="go" data-act="go-on">
                {say('lesson.go-on')}
                {room === 'desk' && <kbd>{say('key.Enter')}</kbd>}
              </button>
            )}
          </div>
        </div>
      )}
      {room !== 'desk' && stage === 'asks' && needsActs(turn, prompt) && (
        <div className="coach-acts">
          {prompt.tools}
          {acts}
        </div>
      )}
      <div className="coach-way">
        {room === 'desk' && (
          <p className="coach-chapter">
            <b>{title}</b>
            <span>{say('lesson.step', { at: state.at + 1, all: state.chapter.steps.length })}</span>
          </p>
        )}
        {room !== 'phone' && <StepBars />}
        <div className="coach-buttons">
          <button type="button" onClick={back} data-act="back">
            <Glyph id="arrow-left" />
            {say('lesson.back')}
          </button>
          {!over && (
            <button type="button" onClick={skip} data-act="skip">
              {say('lesson.skip')}
              <Glyph id="skip" />
            </button>
          )}
        </div>
      </div>
      <Spoken line={line} todo={todo} turn={turn} lit={lit !== undefined} />
      <Spotlight
        lit={lit}
        show={step.show ?? []}
        label={say(lit === CONFIRM ? 'lesson.confirm-here' : 'lesson.here')}
        stamp={turn}
      />
    </aside>
  );
}

/** Is there anything to press besides the board? */
function needsActs(turn: GuideProps['turn'], prompt: GuideProps['prompt']): boolean {
  return turn.canConfirm || turn.canUndo || prompt.buttons.length > 0 || prompt.tools !== undefined;
}

interface SpokenProps {
  readonly line: string;
  readonly todo: string | undefined;
  readonly turn: GuideProps['turn'];
  readonly lit: boolean;
}

/** For screen readers, in one live region: the line, what to do, what it would change. */
function Spoken({ line, todo, turn, lit }: SpokenProps) {
  const changes = useConsequences(turn);
  const say = useText();
  const parts = [
    line,
    ...(todo ? [`${say('lesson.do')}: ${todo}`] : []),
    ...(lit ? changes.map(({ text }) => textOfNode(text)) : []),
  ];
  return (
    <div className="hidden-text" role="status">
      {parts.join('. ')}
    </div>
  );
}

/** What the right answer would do is shown before it is given. */
function useForeshown(
  move: Parameters<GuideProps['turn']['consider']>[0],
  lit: string | undefined,
  turn: GuideProps['turn'],
  step: ReturnType<typeof useLessonState>['step'],
): void {
  const last = step.kind === 'move' && (step.path.length <= 1 || lit === step.path.at(-1));
  const wanted =
    move &&
    last &&
    turn.waiting === undefined &&
    turn.legal.some((one) => moveKey(one.move) === moveKey(move))
      ? move
      : undefined;
  const { considered, consider } = turn;
  useEffect(() => {
    if (wanted === undefined || considered !== undefined) return;
    const timer = setTimeout(() => consider(wanted), 300);
    return () => clearTimeout(timer);
  }, [wanted, considered, consider]);
}

/** Phone: the part of the board in which the thing lies is opened, also when the board has opened another for itself. */
function useShownPane(id: string | undefined, openPane: GuideProps['openPane'], drawn: boolean): void {
  const { ui } = useAtTable();
  const pane = id === undefined ? undefined : (ui.paneOf?.(id) ?? '');
  useEffect(() => {
    if (pane !== undefined && drawn) openPane(pane === '' ? undefined : pane);
  }, [pane, openPane, drawn]);
}

/** Clicks on the board point at something instead of choosing it. */
function usePointing(wanted: readonly string[] | undefined, point: (id: string) => void): void {
  useEffect(() => {
    const board = document.querySelector<HTMLElement>('.play .board-area');
    if (wanted === undefined || board === null) return;
    const click = (event: MouseEvent): void => {
      const id = sightAt(board, event.clientX, event.clientY, wanted);
      if (id === undefined) return;
      event.stopPropagation();
      point(id);
    };
    board.addEventListener('click', click, { capture: true });
    return () => board.removeEventListener('click', click, { capture: true });
  });
}

/** Tab comes to the lit thing first, then to the band. */
function useTabOrder(lit: string | undefined): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Tab' || event.shiftKey || event.defaultPrevented || lit === undefined) return;
      if (document.querySelector('dialog:modal')) return;
      const thing = findPress(lit);
      const here = document.activeElement;
      const to =
        here === document.body || here === null
          ? thing
          : here === thing
            ? document.querySelector<HTMLElement>('.coach-band button')
            : undefined;
      if (!to || !('focus' in to) || (to as HTMLElement).tabIndex === undefined) return;
      to.focus();
      if (document.activeElement === to) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [lit]);
}

/** The end of a chapter: stars, and where to go from here. */
function ChapterDone(): ReactNode {
  const say = useText();
  const { lesson, number, goTo } = useLesson();
  const { stars } = useLessonState();
  const last = number === lesson.chapters.length - 1;
  return (
    <div className="coach-says done">
      <p className="coach-done">
        <b>{say('lesson.done')}</b>
        <Stars n={stars} />
      </p>
      {last && <p className="coach-line">{say('lesson.all-done')}</p>}
      <div className="coach-do">
        {last ? (
          <Link href={`/learn/${lesson.game}`} className="btn go" data-act="next-chapter">
            {say('lesson.first-game')}
          </Link>
        ) : (
          <button type="button" className="go" data-act="next-chapter" onClick={() => goTo(number + 1)}>
            {say('lesson.next', { title: chapterTitle(lesson, number + 1, say) })}
            <kbd>{say('key.Enter')}</kbd>
          </button>
        )}
        <button type="button" className="quiet" onClick={() => goTo(number)}>
          {say('lesson.again')}
        </button>
        <Link href={`/learn/${lesson.game}`} className="btn quiet">
          {say('lesson.to-learn')}
        </Link>
      </div>
    </div>
  );
}
