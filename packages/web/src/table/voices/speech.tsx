import { Face } from '@clade/board';
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../text/text.tsx';
import { useAtTable } from '../at-table.tsx';
import { type BubblePlace, beside } from './beside.ts';
import type { Saying } from './sayings.ts';
import './speech.css';

/** Milliseconds that a sentence stays, and more for each letter. */
const LEAST = 3200;
const A_LETTER = 45;
const FACE = 34;

/**
 * What a character has just said, beside its face; above the table where the face is not in sight. It goes by itself, and
 * lets every press through. Ears have it from the log.
 */
export function Speech({ sayings, n }: { readonly sayings: readonly Saying[]; readonly n: number }) {
  const saying = useNews(sayings.at(-1), n);
  return saying && <Bubble key={saying.n} saying={saying} />;
}

/** The last sentence for as long as it takes to read; what was said before the table was opened is no news. */
function useNews(last: Saying | undefined, n: number): Saying | undefined {
  const heard = useRef(n);
  const [shown, setShown] = useState<Saying>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sentence is its line
  useEffect(() => {
    if (last === undefined || last.n <= heard.current) {
      setShown(undefined);
      return;
    }
    heard.current = last.n;
    setShown(last);
    const timer = setTimeout(() => setShown(undefined), LEAST + A_LETTER * last.text.length);
    return () => clearTimeout(timer);
  }, [last?.n]);
  return shown;
}

function Bubble({ saying }: { readonly saying: Saying }) {
  const { ui, names, snapshot } = useAtTable();
  const say = useText();
  const bubble = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<BubblePlace | 'aloft'>();
  const { id, seat, text, feature, points } = saying;
  useLayoutEffect(() => {
    const place = (): void => {
      if (bubble.current) setSpot(beside(bubble.current, id) ?? 'aloft');
    };
    place();
    addEventListener('scroll', place, { capture: true, passive: true });
    return () => removeEventListener('scroll', place, { capture: true });
  }, [id]);
  const signed = new Intl.NumberFormat(say.locale, { maximumFractionDigits: 1, signDisplay: 'always' });
  const what = ui.sayReason(feature, say);
  const placed = typeof spot === 'object';
  const style = placed
    ? ({ left: spot.x, top: spot.y, '--arrow': `${spot.arrow}px` } as CSSProperties)
    : undefined;
  const side = placed ? spot.side : (spot ?? 'unplaced');
  return (
    <div ref={bubble} className={`speech ${side}`} style={style} aria-hidden="true" data-says={id}>
      {!placed && <Face of={{ id, game: snapshot.game }} size={FACE} />}
      <div>
        <b>{names.of(seat)}</b>
        <p>{say('voice.quoted', { said: text })}</p>
        {what !== undefined && <small>{say('hint.reason', { what, points: signed.format(points) })}</small>}
      </div>
    </div>
  );
}
