import { useEffect, useRef, type RefObject } from 'react';

/** Time before the present that stays in view, in pixels. */
const BEFORE = 200;

/** Scrolls a timeline that runs along the line to the present once, when it opens. `offset` is its place in pixels. */
export function useNowInView(frame: RefObject<HTMLElement | null>, offset: number | null): void {
  const first = useRef(offset);
  useEffect(() => {
    const element = frame.current;
    if (!element || first.current === null) return;
    const isRtl = getComputedStyle(element).direction === 'rtl';
    const left = Math.max(0, first.current - BEFORE);
    // Days that are over begin at their start.
    if (left < element.scrollWidth) element.scrollTo({ left: isRtl ? -left : left });
  }, [frame]);
}
