import { placeNote } from '@clade/board';
import {
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';

/** A hand that passes over something wants nothing. */
const HOVER_DELAY = 250;
const PRESS_DELAY = 450;
/** Time to move the pointer from the anchor into the tip. */
const LEAVE_DELAY = 120;
/** Distance from the edge of the window. */
const MARGIN = 6;

interface AnchorProps {
  readonly 'aria-describedby'?: string | undefined;
  readonly onPointerEnter?: (event: PointerEvent) => void;
  readonly onPointerLeave?: (event: PointerEvent) => void;
  readonly onPointerDown?: (event: PointerEvent) => void;
  readonly onPointerUp?: (event: PointerEvent) => void;
  readonly onPointerCancel?: (event: PointerEvent) => void;
  readonly onContextMenu?: (event: React.MouseEvent) => void;
  readonly onFocus?: (event: FocusEvent) => void;
  readonly onBlur?: (event: FocusEvent) => void;
}

interface TipProps {
  /** Called when it opens, so that nothing is made or loaded before. */
  readonly content: () => ReactNode;
  /** One element that can have the focus. */
  readonly children: ReactElement<AnchorProps>;
  readonly className?: string;
}

/**
 * A note on an element: opens on hover, on focus by keyboard and on a long press, closes by Esc, and stands beside its
 * anchor, never over it. It describes the anchor to screen readers; nothing in it can have the focus.
 */
export function Tip({ content, children, className = '' }: TipProps) {
  const [anchor, setAnchor] = useState<Element>();
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = useCallback((delay: number, what: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(what, delay);
  }, []);
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setAnchor(undefined);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  const isMouse = (event: PointerEvent): boolean => event.pointerType === 'mouse';
  const { props } = children;
  const made = cloneElement(children, {
    'aria-describedby': anchor ? id : props['aria-describedby'],
    onPointerEnter: (event) => {
      const { currentTarget } = event;
      if (isMouse(event)) later(HOVER_DELAY, () => setAnchor(currentTarget));
      props.onPointerEnter?.(event);
    },
    onPointerLeave: (event) => {
      if (isMouse(event)) later(LEAVE_DELAY, close);
      props.onPointerLeave?.(event);
    },
    onPointerDown: (event) => {
      const { currentTarget } = event;
      if (isMouse(event)) close();
      else later(PRESS_DELAY, () => setAnchor(currentTarget));
      props.onPointerDown?.(event);
    },
    onPointerUp: (event) => {
      if (!isMouse(event) && anchor === undefined) clearTimeout(timer.current);
      props.onPointerUp?.(event);
    },
    onPointerCancel: close,
    onContextMenu: (event) => {
      // A long press opens the note, not the menu of the system.
      if (anchor) event.preventDefault();
      props.onContextMenu?.(event);
    },
    onFocus: (event) => {
      if (event.currentTarget.matches(':focus-visible')) setAnchor(event.currentTarget);
      props.onFocus?.(event);
    },
    onBlur: (event) => {
      close();
      props.onBlur?.(event);
    },
  });
  return (
    <>
      {made}
      {anchor && (
        <TipBox
          id={id}
          anchor={anchor}
          className={className}
          onClose={close}
          onStay={() => clearTimeout(timer.current)}
          onLeave={() => later(LEAVE_DELAY, close)}
        >
          {content()}
        </TipBox>
      )}
    </>
  );
}

interface TipBoxProps {
  readonly id: string;
  readonly anchor: Element;
  readonly className: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

function TipBox({ id, anchor, className, children, onClose, onStay, onLeave }: TipBoxProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null) return;
    // In the top layer a tip of something in a dialog is seen too.
    box.showPopover();
    const place = (): void => {
      const zoom = box.currentCSSZoom ?? 1;
      const { x, y, width, height } = anchor.getBoundingClientRect();
      const at = placeNote(
        { x: x / zoom, y: y / zoom, width: width / zoom, height: height / zoom },
        { width: box.offsetWidth, height: box.offsetHeight },
        {
          x: MARGIN,
          y: MARGIN,
          width: innerWidth / zoom - 2 * MARGIN,
          height: innerHeight / zoom - 2 * MARGIN,
        },
        [],
      );
      box.style.left = `${at.x}px`;
      box.style.top = `${at.y}px`;
      box.style.setProperty('--ax', `${at.arrow}px`);
      box.dataset.side = at.side;
    };
    place();
    // Its text may still be loading.
    const resized = new ResizeObserver(place);
    resized.observe(box);
    return () => resized.disconnect();
  }, [anchor]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onClose();
    };
    // A touch anywhere else closes what a long press has opened.
    const onPress = (event: Event): void => {
      if (!(event.target instanceof Node) || anchor.contains(event.target)) return;
      if (!ref.current?.contains(event.target)) onClose();
    };
    addEventListener('keydown', onKey, true);
    addEventListener('pointerdown', onPress, true);
    addEventListener('scroll', onClose, true);
    return () => {
      removeEventListener('keydown', onKey, true);
      removeEventListener('pointerdown', onPress, true);
      removeEventListener('scroll', onClose, true);
    };
  }, [anchor, onClose]);
  return createPortal(
    <div
      ref={ref}
      id={id}
      role="tooltip"
      popover="manual"
      className={`tip floating ${className}`}
      onPointerEnter={onStay}
      onPointerLeave={onLeave}
    >
      {children}
    </div>,
    document.body,
  );
}
