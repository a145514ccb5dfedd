import { Glyph } from '@clade/board';
import { useState } from 'react';
import { useText } from '../../text/text.tsx';

interface CopyLinkProps {
  readonly link: string;
  readonly label: string;
  /** As an entry of the menu. */
  readonly quiet?: boolean;
}

/** Copies a link and says that it did; where the clipboard is closed, the link is there to be copied by hand. */
export function CopyLink({ link, label, quiet = false }: CopyLinkProps) {
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
      <button type="button" className={quiet ? 'quiet' : undefined} onClick={() => void copy()}>
        <Glyph id={copied === 'yes' ? 'confirm' : 'link'} />
        <span>{copied === 'yes' ? say('link.copied') : label}</span>
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
