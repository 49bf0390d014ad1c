import { useEffect, useRef } from 'react';

/**
 * Moves the chosen one of a row, by its selector, into view within it; the page itself does not scroll. Two frames later, when the page is laid out
 * anyway: measuring at once lays it out once more.
 */
export function useActiveInView(active: string) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const show = () => {
      const chosen = row.current?.querySelector(active)?.getBoundingClientRect();
      const frame = row.current?.getBoundingClientRect();
      if (!chosen || !frame) return;
      row.current?.scrollBy({ left: chosen.left + chosen.width / 2 - frame.left - frame.width / 2 });
    };
    let frameId = requestAnimationFrame(() => {
      frameId = requestAnimationFrame(show);
    });
    return () => cancelAnimationFrame(frameId);
  }, [active]);
  return row;
}
