import { useEffect, useRef, useState } from 'react';

/** Rows drawn beyond those in view, so that quick scrolling and the Tab key find them. */
const BEYOND = 4;

/** Which rows of a timeline that scrolls within itself are in view; all of them where rows have no known size. */
export function useRowWindow(rowSize: number | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState({ first: 0, last: rowSize ? 24 : Infinity });
  useEffect(() => {
    const element = ref.current;
    if (!element || !rowSize) return undefined;
    const update = () => {
      const { scrollTop, clientHeight } = element;
      // In steps of some rows, so that not every pixel redraws.
      const first = Math.max(0, Math.floor(scrollTop / rowSize / BEYOND) * BEYOND - BEYOND);
      const last = Math.ceil((scrollTop + clientHeight) / rowSize / BEYOND) * BEYOND + BEYOND;
      setRange((known) => (known.first === first && known.last === last ? known : { first, last }));
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [rowSize]);
  return { ref, isInView: (row: number) => row >= range.first && row <= range.last };
}
