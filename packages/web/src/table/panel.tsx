import { Glyph } from '@clade/board';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useText } from '../text/text.tsx';
import { Dialog } from './dialog.tsx';

interface PanelProps {
  readonly title: ReactNode;
  readonly phone: boolean;
  readonly wide?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * Something to read or to write beside the table, which can be played on meanwhile. On a phone there is no beside: it is
 * a dialog there.
 */
export function Panel({ title, phone, wide = false, onClose, children }: PanelProps) {
  const say = useText();
  const label = useId();
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (phone) return;
    const before = document.activeElement;
    close.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [phone]);
  if (phone)
    return (
      <Dialog title={title} className="panel-sheet" onClose={onClose}>
        {children}
      </Dialog>
    );
  return (
    <aside className={wide ? 'panel wide' : 'panel'} aria-labelledby={label}>
      <header className="dialog-head">
        <h2 id={label}>{title}</h2>
        <button ref={close} type="button" className="quiet" aria-label={say('table.close')} onClick={onClose}>
          <Glyph id="close" />
        </button>
      </header>
      <div className="panel-body">{children}</div>
    </aside>
  );
}
