import { useEffect } from 'react';

/** Left above what is scrolled to: the bar of the event, the days, and the names of the tracks. */
const COVERED = 180;

/** Scrolls a page that has just opened to what is on now, where the line of now is below the window. */
export function useOpensAtNow(): void {
  useEffect(() => {
    // One frame later the timeline has its height, and the page has been scrolled to its top.
    const frame = requestAnimationFrame(() => {
      const line = document.querySelector('[data-now-line]');
      const now = line?.getBoundingClientRect().top;
      const { innerHeight: height, scrollY } = window;
      if (now === undefined || scrollY > 0 || now <= height * 0.8) return;
      const starts = Array.from(
        document.querySelectorAll('li:has([data-moment="now"])'),
        (session) => session.getBoundingClientRect().top,
      );
      // Sessions begin at the edge and are not cut by it; what began long ago stays above.
      const recent = starts.filter((start) => now - start < height / 3);
      window.scrollTo({ top: Math.min(...(recent.length > 0 ? recent : [now - height / 4])) - COVERED });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
}
