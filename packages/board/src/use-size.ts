import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** The inner size of an element in CSS pixels, kept up to date; a guess until it is known. */
export function useSize<E extends HTMLElement>(
  width: number,
  height: number,
): [RefObject<E | null>, PixelSize] {
  const ref = useRef<E>(null);
  const [size, setSize] = useState<PixelSize>({ width, height });
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = (): void => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth === 0) return;
      setSize((was) =>
        was.width === clientWidth && was.height === clientHeight
          ? was
          : { width: clientWidth, height: clientHeight },
      );
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    return () => resized.disconnect();
  }, []);
  return [ref, size];
}
