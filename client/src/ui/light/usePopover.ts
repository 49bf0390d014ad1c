import { useLayoutEffect, type RefObject } from 'react';
import { popupPlace } from './popup-place';

/** Shows an element above everything else in the page, beside another one wherever that moves. */
export function usePopover(popup: RefObject<HTMLElement | null>, trigger: HTMLElement | null): void {
  useLayoutEffect(() => {
    const shown = popup.current;
    if (!shown || !trigger) return undefined;
    const moveToTrigger = () => {
      const place = popupPlace(trigger.getBoundingClientRect(), shown.getBoundingClientRect(), {
        width: document.documentElement.clientWidth,
        height: window.innerHeight,
      });
      shown.style.setProperty('left', `${place.left}px`);
      shown.style.setProperty('top', `${place.top}px`);
    };
    shown.showPopover();
    moveToTrigger();
    document.addEventListener('scroll', moveToTrigger, { capture: true, passive: true });
    window.addEventListener('resize', moveToTrigger);
    return () => {
      document.removeEventListener('scroll', moveToTrigger, { capture: true });
      window.removeEventListener('resize', moveToTrigger);
    };
  }, [popup, trigger]);
}
