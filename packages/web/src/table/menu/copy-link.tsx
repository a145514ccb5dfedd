import { Glyph } from '@clade/board';
import { useState } from 'react';
import { useText } from '../../text/text.tsx';

/** Copies a link and says that it did; where the clipboard is closed, the link is there to be copied by hand. */
export function CopyLink({ link, label }: { readonly link: string; readonly label: string }) {
  const say = useText();
  const [copied, setCopied] = useState<'yes' | 'no'>();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied('yes');
    } catch {
      setCopied('no');
    }
  };
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        <Glyph id={copied === 'yes' ? 'confirm' : 'link'} />
        {copied === 'yes' ? say('link.copied') : label}
      </button>
      {copied === 'no' && (
        <input
          className="text"
          readOnly
          aria-label={say('link.by-hand')}
          value={link}
          onFocus={(e) => e.target.select()}
        />
      )}
      <span className="hidden-text" role="status">
        {copied === 'yes' && say('link.copied')}
      </span>
    </>
  );
}
