import { useEffect, useRef, useState } from 'react';
import type { Told } from '../games/game-ui.ts';
import { useText } from '../text/text.tsx';
import { newsOf } from './announce.ts';

/** Sentences that come within this time are said together. */
const GATHER = 700;

interface AnnouncerProps {
  readonly told: readonly Told[];
  /** Lines behind this one are my own draft: I know what I am doing. */
  readonly confirmed: number;
  /** Changes when I am asked something else; then the prompt is said. */
  readonly question: string;
  /** Why something was refused, or what failed. */
  readonly alert?: string | undefined;
}

/** Says what happened and what I am asked, to screen readers: gathered, and summed up when it is much. */
export function Announcer({ told, confirmed, question, alert }: AnnouncerProps) {
  const say = useText();
  const [spoken, setSpoken] = useState('');
  const heard = useRef({ n: confirmed, question: '' });
  useEffect(() => {
    const timer = setTimeout(() => {
      const news = told.filter(({ n }) => n > heard.current.n && n <= confirmed).map(({ plain }) => plain);
      const asked = question !== heard.current.question;
      heard.current = { n: confirmed, question };
      if (news.length === 0 && !asked) return;
      const { left, said } = newsOf(news);
      const parts = [...(left > 0 ? [say('announce.more', { count: left })] : []), ...said];
      const prompt = document.querySelector('h1.what')?.textContent?.trim();
      if (asked && prompt) parts.push(prompt);
      setSpoken(parts.join('. '));
    }, GATHER);
    return () => clearTimeout(timer);
  }, [told, confirmed, question, say]);
  return (
    <>
      <div className="hidden-text" role="status">
        {spoken}
      </div>
      <div className="hidden-text" role="alert">
        {alert}
      </div>
    </>
  );
}
