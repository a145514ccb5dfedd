import { Glyph } from '@clade/board';
import { useText } from '../../text/text.tsx';
import type { Recap } from '../history/since.ts';

/** At my turn: what the others did since my last move, skipped or not. */
export function SinceButton({ recap, onOpen }: { readonly recap: Recap; readonly onOpen: () => void }) {
  const say = useText();
  const { length } = recap.told;
  return (
    <button type="button" className="icon" data-act="since" data-tip={say('recap.title')} onClick={onOpen}>
      <Glyph id="since" />
      <span className="hidden-text">{say('watch.since', { count: length })}</span>
      <span aria-hidden="true">{length}</span>
    </button>
  );
}
