import { Fragment, type ReactNode } from 'react';
import type { Prompt, Told } from '../../games/game-ui.ts';
import type { Say } from '../../text/text.tsx';
import { type AtTable, Mark } from '../at-table.tsx';
import type { Snapshot, Watching } from '../table.ts';

/** Louder sentences come first. */
const LOUD: readonly Told['tone'][] = ['attack', 'loss'];

/** What a spectator is told who sees the game later than it is played. */
export function delayedPrompt(prompt: Prompt, { viewer, delay, status }: Snapshot, say: Say): Prompt {
  if (viewer >= 0 || delay === undefined || status !== 'playing') return prompt;
  return { ...prompt, detail: say('watch.delay', { n: delay }) };
}

/** What the prompt says while others act: what the shown step did, and how soon I am asked. */
export function watchPrompt(
  prompt: Prompt,
  watching: Watching,
  told: readonly Told[],
  { snapshot, names }: Pick<AtTable, 'snapshot' | 'names'>,
  say: Say,
): Prompt {
  const step = told.filter(({ n, seat }) => n > watching.from && n <= snapshot.n && seat !== undefined);
  const head = step.find(({ tone }) => LOUD.includes(tone)) ?? step[0];
  const soon =
    watching.left === undefined ? undefined : say('watch.soon', { seconds: Math.ceil(watching.left / 1000) });
  if (head?.seat === undefined || head.seat < 0) return { ...prompt, ...(soon ? { detail: soon } : {}) };
  const others = step.filter((one) => one !== head);
  const by = (one: Told): ReactNode => (
    <>
      {say('watch.by', { who: names.of(one.seat ?? -1) })} {one.text}
    </>
  );
  const what = (
    <span className="watch-what">
      <Mark seat={head.seat} animal={head.animal} size={20} /> <span>{by(head)}</span>
    </span>
  );
  const more = others.map((one, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sentences have only their order
    <Fragment key={i}>
      {i > 0 && ' · '}
      {by(one)}
    </Fragment>
  ));
  return {
    what,
    detail: (
      <>
        {more}
        {more.length > 0 && soon && ' · '}
        {soon}
      </>
    ),
    buttons: [],
  };
}
