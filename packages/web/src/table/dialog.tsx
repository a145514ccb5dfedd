import { Glyph } from '@clade/board';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useText } from '../text/text.tsx';

interface DialogProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly className?: string;
  /** A dialog that must be answered has no cross. */
  readonly closable?: boolean;
}

/**
 * A modal dialog: the rest of the page is inert while it is open, Esc closes it, and the focus goes back to where it was.
 * Mount it to open it.
 */
export function Dialog({ title, children, onClose, className = '', closable = true }: DialogProps) {
  const say = useText();
  const ref = useRef<HTMLDialogElement>(null);
  const label = useId();
  useEffect(() => {
    const before = document.activeElement;
    const dialog = ref.current;
    if (!dialog?.open) dialog?.showModal();
    // Otherwise the cross would have the focus.
    dialog?.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      className={`sheet ${className}`}
      aria-labelledby={label}
      onCancel={(event) => {
        event.preventDefault();
        if (closable) onClose();
      }}
      onClick={(event) => {
        // The backdrop belongs to the dialog itself.
        if (closable && event.target === ref.current) onClose();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <header className="dialog-head">
        <h2 id={label}>{title}</h2>
        {closable && (
          <button type="button" className="quiet" aria-label={say('table.close')} onClick={onClose}>
            <Glyph id="close" />
          </button>
        )}
      </header>
      {children}
    </dialog>
  );
}
