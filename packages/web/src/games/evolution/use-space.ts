import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Room of an element in pixels of the page. */
export interface Space {
  readonly width: number;
  readonly height: number;
}

/** The room that an element has, followed as it changes; `start` until it is measured. */
export function useSpace(start: Space): readonly [RefObject<HTMLDivElement | null>, Space] {
  const ref = useRef<HTMLDivElement>(null);
  const [space, setSpace] = useState(start);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      setSpace((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [ref, space];
}
