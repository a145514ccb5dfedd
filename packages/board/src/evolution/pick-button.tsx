import type { ReactNode } from 'react';
import type { Target } from '../target.ts';

interface PickButtonProps {
  readonly target: Target;
  readonly className: string;
  readonly tip?: string;
  /** How it is named by whoever points at it. */
  readonly sight?: string | undefined;
  readonly children?: ReactNode;
}

/** A target as a button. Its click is heard by `Targets` around the board. */
export function PickButton({ target, className, tip, sight, children }: PickButtonProps) {
  return (
    <button
      type="button"
      className={className}
      data-target={target.id}
      data-key={target.key}
      data-tip={tip}
      data-sight={sight}
      aria-label={children === undefined ? target.label : undefined}
      aria-pressed={target.chosen}
      aria-disabled={target.refused}
      aria-keyshortcuts={target.key?.replace('⇧', 'Shift+')}
    >
      {/* What is shown is part of the label; said as well it would be said twice, and in pieces. */}
      {children !== undefined && (
        <>
          <span className="hidden-text">{target.label}</span>
          <span className="shown" aria-hidden="true">
            {children}
          </span>
        </>
      )}
    </button>
  );
}
