import { useEffect } from 'react';

/** Scrolls a page that has just opened to the line of now, where that is below the window. */
export function useOpensAtNow(): void {
  useEffect(() => {
    // One frame later the timeline has its height, and the page has been scrolled to its top.
    const frame = requestAnimationFrame(() => {
      const now = document.querySelector('[data-now-line]')?.getBoundingClientRect().top;
      const { innerHeight: height, scrollY } = window;
      if (now !== undefined && scrollY === 0 && now > height * 0.8)
        window.scrollTo({ top: now - height / 2 });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
}
