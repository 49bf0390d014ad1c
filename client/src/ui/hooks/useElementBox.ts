import { useLayoutEffect, useState, type RefObject } from 'react';

/** The width of an element and its distance from the top of the page, known before the first paint. */
export function useElementBox(ref: RefObject<HTMLElement | null>): { width: number; top: number } {
  const [box, setBox] = useState({ width: 0, top: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const { width, top } = element.getBoundingClientRect();
      const next = { width: Math.floor(width), top: Math.round(top + window.scrollY) };
      setBox((current) => (current.width === next.width && current.top === next.top ? current : next));
    };
    measure();
    // Elements above this one may grow as well.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.parentElement) observer.observe(element.parentElement);
    return () => observer.disconnect();
  }, [ref]);
  return box;
}
